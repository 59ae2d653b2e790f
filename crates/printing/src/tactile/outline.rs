//! The lines of a board as segments, in millimetres from the middle of the board.

use super::super::board::{PIT, STORE};
use super::obstacles::{Place, Segment};
use super::{LINE, OUTLINE};
use std::f32::consts::TAU;
use tabuleiro_rules::{Board, Coloured, Extent, Look, Point, Shape, SiteInfo};

/// The width of the rim of a goblet and of a box, by which they differ from pits and cells.
pub(super) const RIM: f32 = 2.5;

/// Converts board units to millimetres.
pub(super) fn place(at: Point, unit: f32) -> Place {
    (at.x * unit, -at.y * unit)
}

/// Returns the segments of a closed line.
fn closed(corners: &[Place], width: f32) -> impl Iterator<Item = Segment> + '_ {
    let next = corners.iter().cycle().skip(1);
    corners.iter().zip(next).map(move |(&from, &to)| Segment { from, to, width })
}

fn ring((x, y): Place, (w, h): (f32, f32), corners: u8, first: f32) -> Vec<Place> {
    let corner = |i: u8| {
        let (sin, cos) = (TAU * (f32::from(i) + first) / f32::from(corners)).sin_cos();
        (x + w * cos, y - h * sin)
    };
    (0..corners).map(corner).collect()
}

fn corners(low: Place, high: Place) -> Vec<Place> {
    vec![low, (high.0, low.1), high, (low.0, high.1)]
}

/// Returns the corners of the outline of a site, counter-clockwise from the right or from its lower left corner; empty
/// for a crossing of lines and beside the board.
pub(super) fn outline(board: &Board, site: &SiteInfo, unit: f32) -> Vec<Place> {
    let (x, y) = place(site.at, unit);
    match site.shape {
        Shape::Cell => corners((x - unit / 2.0, y + unit / 2.0), (x + unit / 2.0, y - unit / 2.0)),
        Shape::Hexagon => {
            let radius = unit / 3_f32.sqrt();
            ring((x, y), (radius, radius), 6, if board.pointed { 0.5 } else { 0.0 })
        }
        Shape::Pit | Shape::Goblet => ring((x, y), (PIT * unit, PIT * unit), 48, 0.0),
        Shape::Store => {
            let (w, h) = (STORE.0 * unit, STORE.1 * unit);
            corners((x - w, y + h), (x + w, y - h))
        }
        Shape::Intersection | Shape::Reserve => Vec::new(),
    }
}

/// Returns the lines of a board, without the bars along its edges.
pub(super) fn segments(board: &Board, unit: f32) -> Vec<Segment> {
    let mut all = Vec::new();
    for site in &board.sites {
        let width = if site.shape == Shape::Goblet { RIM } else { LINE };
        all.extend(closed(&outline(board, site, unit), width));
    }
    let has_lines = board.sites.iter().any(|site| site.shape == Shape::Intersection);
    if has_lines {
        let line = |from, to| Segment { from: place(from, unit), to: place(to, unit), width: LINE };
        all.extend(board.lines.iter().map(|l| line(l.from, l.to)));
        // Each is a disc, which differs from a piece by its size.
        let dot = |at| Segment { from: place(at, unit), to: place(at, unit), width: 2.0 * OUTLINE };
        all.extend(board.dots.iter().map(|&at| dot(at)));
    }
    for region in board.regions.iter().filter(|region| region.colour == Coloured::Can) {
        let cell = |at: Point| Extent {
            least: Point::new(at.x - 0.5, at.y - 0.5),
            greatest: Point::new(at.x + 0.5, at.y + 0.5),
        };
        let cells = region.sites.iter().map(|site| cell(board.sites[site.index()].at));
        if let Some(Extent { least, greatest }) = cells.reduce(Extent::with) {
            all.extend(closed(&corners(place(least, unit), place(greatest, unit)), RIM));
        }
    }
    all
}

/// A patch in a corner of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Patch {
    LowerLeft,
    UpperLeft,
    UpperRight,
}

/// Returns the filled corners of a site. A dark square of a chequered board has one at the lower left, a goal of the first side
/// at the upper left, a goal of the second side at the upper right, and a site of a zone at both upper corners.
pub(super) fn patches(board: &Board, index: usize) -> Vec<Patch> {
    let site = &board.sites[index];
    let look = board.bodies.first().map_or(Look::Plain, |body| body.look);
    let mut patches = Vec::new();
    if site.dark && site.shape == Shape::Cell && matches!(look, Look::Inlay | Look::Terraces) {
        patches.push(Patch::LowerLeft);
    }
    for region in board.regions.iter().filter(|region| region.sites.iter().any(|s| s.index() == index)) {
        match region.colour {
            Coloured::First => patches.push(Patch::UpperLeft),
            Coloured::Second => patches.push(Patch::UpperRight),
            Coloured::Zone => patches.extend([Patch::UpperLeft, Patch::UpperRight]),
            Coloured::Can => {}
        }
    }
    patches
}

/// Returns the corners of a patch, a triangle in that corner of the outline of a site.
pub(super) fn patch(outline: &[Place], patch: Patch, side: f32) -> Vec<Place> {
    let (right, down) = match patch {
        Patch::LowerLeft => (-1.0, 1.0),
        Patch::UpperLeft => (-1.0, -1.0),
        Patch::UpperRight => (1.0, -1.0),
    };
    let score = |&(x, y): &Place| x * right + y * down;
    let corner = (0..outline.len()).max_by(|&a, &b| score(&outline[a]).total_cmp(&score(&outline[b])));
    let Some(corner) = corner else { return Vec::new() };
    let at = outline[corner];
    let towards = |to: Place| {
        let length = (to.0 - at.0).hypot(to.1 - at.1).max(f32::EPSILON);
        (at.0 + (to.0 - at.0) / length * side, at.1 + (to.1 - at.1) / length * side)
    };
    let count = outline.len();
    vec![at, towards(outline[(corner + 1) % count]), towards(outline[(corner + count - 1) % count])]
}
