//! The result in GTP's words.

use tabuleiro_games::AnyPosition;
use tabuleiro_rules::{Outcome, Seat};

/// `B+3` or `W+3` where the winner has more points, `B+` or `W+` where points do not decide (SGF's form for games without
/// a score), `0` after a draw; `None` while the game is running. `B` is the side that `play b` plays for.
pub(super) fn final_score_of(position: &dyn AnyPosition) -> Option<String> {
    let winner = match position.outcome()? {
        Outcome::Draw => return Some("0".into()),
        Outcome::Win(winner) => winner,
    };
    let colour = if Seat::parse(&position.facts().seats, "b") == Some(winner) { 'B' } else { 'W' };
    let margin = position.score().map_or(0, |points| points[winner.index()] - points[winner.other().index()]);
    Some(if margin > 0 { format!("{colour}+{margin}") } else { format!("{colour}+") })
}
