//! Checks of boards: what drawing, picking and the arrow keys rely on.

use super::drive::ensure;
use super::drive::{Check, CheckResult, End, Ply};
use std::collections::BTreeSet;
use tabuleiro_engine::search::Heuristic;
use tabuleiro_rules::{Board, Point, Site};

/// The board is well formed and the same from the first action to the last.
pub struct Boards;

impl Check for Boards {
    type Memory<G: Heuristic> = Option<Board>;
    const EVERY: u32 = u32::MAX;

    fn ply<G: Heuristic>(first: &mut Option<Board>, ply: &mut Ply<'_, G>) -> CheckResult {
        if first.is_none() {
            let board = ply.before.board();
            named(&board)?;
            for board in [&board, &board.upright()] {
                on_slabs(board)?;
                apart(board)?;
                connected(board)?;
            }
            upright(&board)?;
            *first = Some(board);
        }
        Ok(())
    }

    fn end<G: Heuristic>(first: &mut Option<Board>, end: &mut End<'_, G>) -> CheckResult {
        ensure!(*first == Some(end.end.board()), "the board has changed during the match");
        Ok(())
    }
}

/// Checks that every site has a name of its own and regions contain sites of the board.
fn named(board: &Board) -> CheckResult {
    ensure!(!board.sites.is_empty(), "the board has no sites");
    let mut names = BTreeSet::new();
    for (i, site) in board.sites.iter().enumerate() {
        let name = &site.name;
        ensure!(!name.is_empty() && !name.contains(char::is_whitespace), "site {i} is called '{name}'");
        ensure!(names.insert(name), "two sites are called '{name}'");
        ensure!(board.find(name) == Some(Site(i as u16)), "'{name}' is not found");
    }
    for region in &board.regions {
        let lost = region.sites.iter().find(|s| s.index() >= board.sites.len());
        ensure!(lost.is_none(), "a region contains {lost:?}, which is no site");
    }
    Ok(())
}

/// Checks that [`Board::upright`] has the same sites and is narrower or unchanged.
fn upright(board: &Board) -> CheckResult {
    let upright = board.upright();
    let names = |board: &Board| board.sites.iter().map(|s| (s.name.clone(), s.shape, s.dark)).collect::<Vec<_>>();
    ensure!(names(board) == names(&upright), "the upright board has other sites");
    let (lying, standing) = (board.extent().width(), upright.extent().width());
    ensure!(upright == *board || standing < lying, "the upright board is {standing} wide, the board {lying}");
    for (i, a) in upright.bodies.iter().enumerate() {
        for b in &upright.bodies[i + 1..] {
            let (a, b) = (a.extent(), b.extent());
            let (width, height) =
                (a.with(b).width() - a.width() - b.width(), a.with(b).height() - a.height() - b.height());
            ensure!(width > 0.2 || height > 0.2, "two slabs overlap");
        }
    }
    Ok(())
}

/// Checks that slabs are convex and every site lies on one.
fn on_slabs(board: &Board) -> CheckResult {
    for body in &board.bodies {
        ensure!(body.outline.len() >= 3, "a slab with {} corners", body.outline.len());
        let corners = body.outline.iter().zip(body.outline.iter().cycle().skip(1));
        let middle = middle(&body.outline);
        for (&a, &b) in corners {
            ensure!(left_of(a, b, middle) > 0.0, "a slab is not counter-clockwise: {:?}", body.outline);
            let outside = body.outline.iter().find(|&&p| left_of(a, b, p) < -1e-3);
            ensure!(outside.is_none(), "a slab is not convex: {:?}", body.outline);
        }
    }
    for site in &board.sites {
        let lies = board.bodies.iter().any(|body| covers(&body.outline, site.at));
        ensure!(lies, "site '{}' at {:?} lies on no slab", site.name, site.at);
    }
    Ok(())
}

/// Returns the distance of `p` to the left of the line from `a` to `b`, times the length of the line.
fn left_of(a: Point, b: Point, p: Point) -> f32 {
    (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
}

fn middle(outline: &[Point]) -> Point {
    let n = outline.len() as f32;
    let sum = outline.iter().fold(Point::default(), |s, p| Point::new(s.x + p.x, s.y + p.y));
    Point::new(sum.x / n, sum.y / n)
}

fn covers(outline: &[Point], p: Point) -> bool {
    let corners = outline.iter().zip(outline.iter().cycle().skip(1));
    corners.into_iter().all(|(&a, &b)| left_of(a, b, p) >= -1e-3)
}

/// Checks that the sites are far enough apart for pieces and taps.
fn apart(board: &Board) -> CheckResult {
    /// Half the distance of neighbours; pieces overlap at less.
    const LEAST: f32 = 0.5;
    for (i, a) in board.sites.iter().enumerate() {
        for b in &board.sites[i + 1..] {
            let distance = a.at.distance(b.at);
            ensure!(distance >= LEAST, "'{}' and '{}' are only {distance} apart", a.name, b.name);
        }
        ensure!(board.nearest(a.at, 0.1) == Some(Site(i as u16)), "a tap on '{}' finds another site", a.name);
    }
    Ok(())
}

/// Checks that the arrow keys lead from every site to every other.
fn connected(board: &Board) -> CheckResult {
    let count = board.sites.len();
    let (mut onward, mut back) = (vec![Vec::new(); count], vec![Vec::new(); count]);
    for (i, ways) in onward.iter_mut().enumerate() {
        for (dx, dy) in [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)] {
            if let Some(next) = board.step(Site(i as u16), dx, dy) {
                ensure!(next.index() < count && next.index() != i, "'{}' leads to {next:?}", board.sites[i].name);
                ways.push(next.index());
                back[next.index()].push(i);
            }
        }
    }
    for (ways, how) in [(onward, "reach"), (back, "lead to the first site from")] {
        let mut found = vec![false; count];
        let mut open = vec![0];
        while let Some(i) = open.pop() {
            if !std::mem::replace(&mut found[i], true) {
                open.extend(&ways[i]);
            }
        }
        let lost = found.iter().position(|f| !f).map(|i| &board.sites[i].name);
        ensure!(lost.is_none(), "arrow keys do not {how} site {lost:?}");
    }
    Ok(())
}
