//! The result of a match in the form of GTP.

use tabuleiro_catalogue::AnyPosition;
use tabuleiro_rules::{Outcome, Seat};

/// Returns `B+3` or `W+3` if the winner has three more points, `B+` or `W+` if points do not decide (as in SGF for
/// games without a score), `0` after a draw; `None` if the match is not over. `B` is the side of `play b`.
pub(super) fn final_score_of(position: &dyn AnyPosition) -> Option<String> {
    let winner = match position.outcome()? {
        Outcome::Draw => return Some("0".into()),
        Outcome::Win(winner) => winner,
    };
    let colour = if Seat::parse(&position.facts().seats, "b") == Some(winner) { 'B' } else { 'W' };
    let margin = position.score().map_or(0, |points| points[winner.index()] - points[winner.other().index()]);
    Some(if margin > 0 { format!("{colour}+{margin}") } else { format!("{colour}+") })
}
