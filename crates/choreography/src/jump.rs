//! Undo, redo and jumps: plans the least movement from the pieces on the table to another position.

use super::heights::world;
use super::index::PieceIndex;
use super::plan::{Pace, Planner};
use super::score::Score;
use tabuleiro_rules::{Board, Effect, Kind, Piece, PieceList, Site, Travel};

/// Improvements smaller than this are ignored, so that the search for a shorter assignment ends; in sides of a square.
const HAIR: f32 = 1e-3;

/// Plans the way from the pieces on the table to a list of pieces. A two-sided disc with another tone flips; a piece on
/// another site moves to the nearest site with an equal piece; the rest appears and vanishes.
#[must_use]
pub fn plan_jump(board: &Board, standing: &PieceIndex, target: &PieceList, pace: &Pace) -> Score {
    let now = standing.list();
    let mut surplus = beyond(&now, target);
    let mut missing = beyond(target, &now);
    let mut planner = Planner::new(board, standing, pace.reduced);
    missing.retain(|&(at, piece)| {
        let flips = |&(from, other): &(Site, Piece)| from == at && other.kind == piece.kind && piece.kind.two_sided();
        let Some(i) = surplus.iter().position(flips) else { return true };
        let (_, from) = surplus.swap_remove(i);
        planner.effect(Effect::Flip { at, from, to: piece, by: at });
        false
    });
    for (from, to, piece) in pair(board, &mut surplus, &mut missing) {
        let travel = if piece.kind == Kind::Seed { Travel::Hop } else { Travel::Slide };
        planner.effect(Effect::Move { from, to, piece, count: 1, travel });
    }
    for (at, piece) in surplus {
        planner.remove_in_place(at, piece);
    }
    for (at, piece) in missing {
        planner.effect(Effect::Place { at, piece, count: 1 });
    }
    planner.settle();
    // Nobody plays anything in a jump, so it makes no sound.
    Score { cues: Vec::new(), ..planner.finish() }
}

/// Returns the multiset difference `list` − `other`, piece by piece.
fn beyond(list: &PieceList, other: &PieceList) -> Vec<(Site, Piece)> {
    let count = |at: Site, piece: Piece| {
        other.standing().iter().find(|s| s.at == at && s.piece == piece).map_or(0, |s| s.count)
    };
    list.standing().iter().flat_map(|s| (count(s.at, s.piece)..s.count).map(|_| (s.at, s.piece))).collect()
}

/// Removes pairs of equal pieces from both lists and returns their moves. Starts with the nearest pairs, then exchanges
/// partners as long as that shortens the total distance, so that no two moves cross.
fn pair(board: &Board, surplus: &mut Vec<(Site, Piece)>, missing: &mut Vec<(Site, Piece)>) -> Vec<(Site, Site, Piece)> {
    let way = |from: Site, to: Site| world(board, from).distance(world(board, to));
    let mut candidates: Vec<(f32, usize, usize)> = Vec::new();
    for (i, &(from, piece)) in surplus.iter().enumerate() {
        let equal = missing.iter().enumerate().filter(|(_, (_, other))| *other == piece);
        candidates.extend(equal.map(|(j, &(to, _))| (way(from, to), i, j)));
    }
    candidates.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut goes = vec![false; surplus.len()];
    let mut filled = vec![false; missing.len()];
    let mut pairs: Vec<(Site, Site, Piece)> = Vec::new();
    for (_, i, j) in candidates {
        if !goes[i] && !filled[j] {
            (goes[i], filled[j]) = (true, true);
            pairs.push((surplus[i].0, missing[j].0, surplus[i].1));
        }
    }
    keep_unless(surplus, &goes);
    keep_unless(missing, &filled);
    // Every exchange shortens the total distance, so the loop ends.
    while let Some((i, j)) = crossed(&pairs, way) {
        let other = pairs[j].1;
        pairs[j].1 = std::mem::replace(&mut pairs[i].1, other);
    }
    pairs
}

/// Returns two pairs whose exchange of partners shortens the total distance.
fn crossed(pairs: &[(Site, Site, Piece)], way: impl Fn(Site, Site) -> f32) -> Option<(usize, usize)> {
    let better = |&(i, j): &(usize, usize)| {
        let ((a, to_a, piece), (b, to_b, other)) = (pairs[i], pairs[j]);
        piece == other && way(a, to_b) + way(b, to_a) + HAIR < way(a, to_a) + way(b, to_b)
    };
    (0..pairs.len()).flat_map(|i| (0..i).map(move |j| (i, j))).find(better)
}

fn keep_unless(list: &mut Vec<(Site, Piece)>, gone: &[bool]) {
    let mut gone = gone.iter();
    list.retain(|_| gone.next() != Some(&true));
}
