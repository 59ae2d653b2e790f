//! Positions as proofs see them: under which key they are remembered, and how a match ended.

use crate::search::Heuristic;
use tabuleiro_rules::{Game, HistoryRule, mix};

/// Positions so many actions from the beginning of a proof are the same as what a mirror shows of them. Later ones are so
/// many that looking into every mirror costs more than it saves.
const MIRRORED: u32 = 6;

/// The key under which a position is remembered that stands so many actions from the beginning of a proof. `past` is what
/// [`remembered`] made of the positions before it.
#[inline]
pub(super) fn key_of<G: Heuristic>(position: &G, ply: u32, past: u64) -> u64 {
    match G::HISTORY {
        HistoryRule::Boards => position.essence() ^ mix(past),
        _ if ply > MIRRORED => position.essence(),
        _ => (1..position.symmetries()).fold(position.essence(), |key, k| key.min(position.transformed(k).essence())),
    }
}

/// The set of positions on the way to a position and the position itself, whatever their order.
#[inline]
pub(super) fn remembered<G: Heuristic>(position: &G, past: u64) -> u64 {
    if G::HISTORY == HistoryRule::Boards { past ^ mix(position.key()) } else { 0 }
}

/// Whether an ended match ended only because of what was played before: another way to the same board would not end it.
pub(super) fn ended_by_the_past<G: Game>(ended: &G) -> bool {
    const REASONS: [&str; 3] = ["end-repetition", "end-no-progress", "end-cycle"];
    G::HISTORY.recurs() && ended.verdict().is_some_and(|verdict| REASONS.contains(&verdict.reason))
}
