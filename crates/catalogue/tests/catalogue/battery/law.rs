//! Check of the law of each game: every position of a match meets it.

use super::drive::ensure;
use super::drive::{Check, CheckResult, Ply};
use tabuleiro_engine::search::Heuristic;
use tabuleiro_rules::impossibility;

/// Asks every position of a match for a reason why no match reaches it; there must be none.
pub struct Laws;

impl Check for Laws {
    /// The start of the matches.
    type Memory<G: Heuristic> = Option<G>;

    fn ply<G: Heuristic>(start: &mut Option<G>, ply: &mut Ply<'_, G>) -> CheckResult {
        let start = start.get_or_insert_with(|| G::start(ply.options).expect("the match has begun"));
        for position in [ply.before, ply.after] {
            let why = impossibility(position, start);
            ensure!(why.is_none(), "a position of the match is called impossible: {}", why.unwrap());
        }
        Ok(())
    }
}
