//! Which action `genmove` plays.

use crate::games::AnyPosition;
use crate::search::Level;
use std::time::{Duration, Instant};

/// Nodes between two looks at the clock.
const SLICE: u64 = 1_000;

/// An action for the mover in canonical notation, `None` when the game is over. Thinks until the level's nodes are spent
/// or the time is over, which is [`Level::SECONDS`] where the controller granted none; below that limit the same level,
/// seed and position give the same action.
pub(super) fn choose(position: &dyn AnyPosition, level: u8, seed: u64, time: Option<Duration>) -> Option<String> {
    if position.outcome().is_some() {
        return None;
    }
    let mut legal = position.legal();
    if let (Some(only), true) = (legal.pop(), legal.is_empty()) {
        return Some(only.text);
    }
    let level = Level::new(level).unwrap_or(Level::ALL[Level::ALL.len() - 1]);
    let time = time.unwrap_or(Duration::from_secs_f32(Level::SECONDS));
    let start = Instant::now();
    let mut opponent = position.opponent(level, seed);
    loop {
        let progress = opponent.think(SLICE);
        if progress.finished || start.elapsed() >= time {
            return progress.best;
        }
    }
}
