//! The search of `genmove`.

use std::time::{Duration, Instant};
use tabuleiro_engine::person::Persona;
use tabuleiro_engine::solve::{ProvingOpponent, Value};
use tabuleiro_engine::{TimedSearch, Wanted};
use tabuleiro_games::AnyPosition;

/// The seed of opponents below the best level: the same during a match.
const TASTES: u64 = 1;

/// Returns an action for the mover in canonical notation; `None` if the match is over. Searches until the nodes of the
/// level or the time are spent; `limits` are the time and the extended time for a search that is unsettled when the
/// first one runs out. Without them, the time is that of the level. Unless the time runs out, the result depends only
/// on persona, seed and position.
///
/// `known` are actions with proved values. Only the best level uses them, so that the others can be beaten.
pub(super) fn choose(
    position: &dyn AnyPosition,
    persona: Persona,
    seed: u64,
    limits: Option<(Duration, Duration)>,
    known: Vec<(String, Value)>,
) -> Option<String> {
    if position.outcome().is_some() {
        return None;
    }
    let mut legal = position.legal();
    if let (Some(only), true) = (legal.pop(), legal.is_empty()) {
        return Some(only.text);
    }
    let best = persona.level.is_best();
    let start = Instant::now();
    let mut opponent = position.opponent(persona, if best { seed } else { TASTES });
    if best && !known.is_empty() {
        let purpose = position.purpose();
        opponent = Box::new(ProvingOpponent::informed(opponent, position.person(), purpose, known));
    }
    let mut search = match limits {
        Some((time, most)) => {
            TimedSearch::new(opponent, Wanted::Action, time.as_secs_f32()).at_most(most.as_secs_f32())
        }
        None => TimedSearch::new(opponent, Wanted::Action, persona.level.seconds()),
    };
    search.think(f64::INFINITY, || start.elapsed().as_secs_f64())?.best
}
