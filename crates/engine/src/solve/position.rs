//! Table keys of positions in solvers, and ends of matches that depend on earlier positions.

use crate::search::Heuristic;
use tabuleiro_rules::{Game, HistoryRule, mix};

/// Up to this many actions from a symmetric root, symmetric positions share a key. Later positions are so numerous that
/// computing all images costs more than it saves.
const MIRRORED: u32 = 6;

/// The symmetries of the board that do not change the root position, as a set of their numbers.
///
/// The image of a position under any other symmetry hardly ever occurs in the same search, and computing an image can
/// cost more than searching the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mirrors(u32);

impl Mirrors {
    /// Returns the symmetries of a root position.
    pub(super) fn of<G: Heuristic>(root: &G) -> Mirrors {
        let same = |k: &u8| root.transformed(*k).essence() == root.essence();
        Mirrors((1..root.symmetries()).filter(same).fold(0, |set, k| set | 1 << k))
    }
}

/// Returns the table key of a position `ply` actions from the root that has those symmetries. `past` is the result of
/// [`remembered`] for the positions before it.
#[inline]
pub(super) fn key_of<G: Heuristic>(position: &G, ply: u32, past: u64, Mirrors(mirrors): Mirrors) -> u64 {
    let essence = position.essence();
    match G::HISTORY {
        HistoryRule::Boards => essence ^ mix(past),
        _ if ply > MIRRORED || mirrors == 0 => essence,
        _ => {
            let images = (1..position.symmetries()).filter(|k| mirrors >> k & 1 == 1);
            images.fold(essence, |key, k| key.min(position.transformed(k).essence()))
        }
    }
}

/// Returns the set of boards up to and including `position` as one number that does not depend on their order; 0
/// where the rules do not need it.
#[inline]
pub(super) fn remembered<G: Heuristic>(position: &G, past: u64) -> u64 {
    if G::HISTORY == HistoryRule::Boards { past ^ mix(position.key()) } else { 0 }
}

/// Returns whether a match ended only because of earlier positions, so that another path to the same board would not
/// end it.
pub(super) fn ended_by_the_past<G: Game>(ended: &G) -> bool {
    const REASONS: [&str; 3] = ["end-repetition", "end-no-progress", "end-cycle"];
    G::HISTORY.recurs() && ended.verdict().is_some_and(|verdict| REASONS.contains(&verdict.reason))
}
