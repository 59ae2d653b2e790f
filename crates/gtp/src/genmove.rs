//! The search of `genmove`.

use std::time::{Duration, Instant};
use tabuleiro_engine::search::Level;
use tabuleiro_engine::solve::{ProvingOpponent, Purpose, Value};
use tabuleiro_games::AnyPosition;

/// The number of nodes searched between two checks of the clock.
const SLICE: u64 = 1_000;
/// The highest level.
const HIGHEST: Level = Level::ALL[Level::ALL.len() - 1];

/// Returns an action for the mover in canonical notation; `None` if the match is over. Searches until the nodes of the
/// level or the time are spent; `time` is [`Level::SECONDS`] if `None`. Unless the time runs out, the result depends
/// only on level, seed and position.
///
/// `known` are actions with proved values. Only the highest level uses them, so that the others can be beaten.
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
    let level = Level::new(level).unwrap_or(HIGHEST);
    let time = time.unwrap_or(Duration::from_secs_f32(Level::SECONDS));
    let start = Instant::now();
    let mut opponent = position.opponent(level, seed);
    if level == HIGHEST && !known.is_empty() {
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
