//! Which action `genmove` plays.

use std::time::{Duration, Instant};
use tabuleiro_engine::search::Level;
use tabuleiro_engine::solve::{ProvingOpponent, Purpose, Value};
use tabuleiro_games::AnyPosition;

/// Nodes between two looks at the clock.
const SLICE: u64 = 1_000;
/// The strongest there is.
const BEST: Level = Level::ALL[Level::ALL.len() - 1];

/// An action for the mover in canonical notation, `None` when the game is over. Thinks until the level's nodes are spent
/// or the time is over, which is [`Level::SECONDS`] where the controller granted none; below that limit the same level,
/// seed and position give the same action.
///
/// `known` is what actions are worth for certain; only the highest level uses it, for the others are to be beaten.
pub(super) fn choose(
    position: &dyn AnyPosition,
    level: u8,
    seed: u64,
    time: Option<Duration>,
    known: Vec<(String, Value)>,
) -> Option<String> {
    if position.outcome().is_some() {
        return None;
    }
    let mut legal = position.legal();
    if let (Some(only), true) = (legal.pop(), legal.is_empty()) {
        return Some(only.text);
    }
    let level = Level::new(level).unwrap_or(BEST);
    let time = time.unwrap_or(Duration::from_secs_f32(Level::SECONDS));
    let start = Instant::now();
    let mut opponent = position.opponent(level, seed);
    if level == BEST && !known.is_empty() {
        let purpose = Purpose::play(position.board().sites.len());
        opponent = Box::new(ProvingOpponent::informed(opponent, position.person(), purpose, known));
    }
    loop {
        let progress = opponent.think(SLICE);
        if progress.finished || start.elapsed() >= time {
            return progress.best;
        }
    }
}
