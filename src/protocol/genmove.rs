//! Which action `genmove` plays.

use crate::games::AnyPosition;
use crate::search::Level;
use std::time::Instant;

/// Nodes between two looks at the clock.
const SLICE: u64 = 4_000;

/// An action for the mover in canonical notation, `None` when the game is over. Thinks until the level's nodes are spent
/// or [`Level::SECONDS`] are over; below that limit the same level, seed and position give the same action.
pub(super) fn choose(position: &dyn AnyPosition, level: u8, seed: u64) -> Option<String> {
    if position.outcome().is_some() {
        return None;
    }
    let level = Level::new(level).unwrap_or(Level::ALL[Level::ALL.len() - 1]);
    let mut opponent = position.opponent(level, seed);
    let start = Instant::now();
    loop {
        let progress = opponent.think(SLICE);
        if progress.finished || start.elapsed().as_secs_f32() >= Level::SECONDS {
            return progress.best;
        }
    }
}
