//! A line about what has been proved of the game being set up.

use crate::app::foundations::locale::Texts;
use tabuleiro_engine::solve::Value;
use tabuleiro_learning::{Proved, ProvedPositions};
use tabuleiro_rules::{Options, Player};

/// Returns the winner from the start with these options, or else on the largest board of the variant for which it is
/// known.
pub(super) fn solved(proved: &ProvedPositions, options: &Options, texts: &Texts) -> Option<String> {
    if let Some(here) = proved.start(options) {
        return Some(texts.with("solved-here", &[("result", result(here, texts).into())]));
    }
    let area = |of: &Proved| u32::from(of.options.size().0) * u32::from(of.options.size().1);
    let alike = proved.starts().filter(|of| of.options.variant == options.variant && area(of) > 0);
    let largest = alike.max_by_key(|of| area(of))?;
    let (columns, rows) = largest.options.size();
    let board = texts.with("value-size", &[("columns", columns.into()), ("rows", rows.into())]);
    Some(texts.with("solved-smaller", &[("board", board.into()), ("result", result(largest, texts).into())]))
}

fn result(proved: &Proved, texts: &Texts) -> String {
    let who = |first| texts.get(if first { "solved-first" } else { "solved-second" });
    match proved.value {
        Value::Win(winner) => who(winner == Player::First),
        Value::Draw | Value::Margin(0) => texts.get("solved-draw"),
        Value::Margin(points) => {
            let points_said = points.unsigned_abs().into();
            texts.with("solved-points", &[("result", who(points > 0).into()), ("points", points_said)])
        }
    }
}
