//! Matches of a game that is not among the games but has the same number in SGF: Go, which is read as Atari Go.

use super::form::Form;
use super::parse::GameTree;
use super::setup::is_move;
use super::value::simple_text;
use crate::error::{Instead, Problem, Wrong};
use crate::flaw::Flaw;
use crate::found::Found;
use tabuleiro_catalogue::GameId;
use tabuleiro_rules::PlayError;

/// Returns whether a value of `B` or `W` is a pass.
pub(super) fn is_pass(value: &str, side: u8) -> bool {
    match value.to_ascii_lowercase().as_str() {
        "" | "pass" => true,
        "tt" => side <= 19,
        _ => false,
    }
}

/// Returns whether all moves of a node and of the first children after it are passes, of which there is at least one.
pub(super) fn only_passes(file: &GameTree, node: usize, side: u8) -> bool {
    let nodes = std::iter::successors(Some(node), |&node| file.nodes[node].children.first().copied());
    let moves = nodes.flat_map(|node| &file.nodes[node].properties).filter(|property| is_move(property));
    let mut values = moves.flat_map(|property| &property.values).map(|value| simple_text(value.raw)).peekable();
    values.peek().is_some() && values.all(|value| is_pass(&value, side))
}

fn ends_early(flaw: &Flaw) -> bool {
    matches!(flaw, Flaw::AfterEnd | Flaw::Passes)
}

/// Returns the problem of a main line, or a sentence about the game if the file only has the number of several games and
/// its moves are not those of the one that was assumed.
/// `read` reads the same file as one of another game.
pub(super) fn of_another_game(
    (at, problem): Wrong,
    form: &Form,
    stated: bool,
    read: impl Fn(GameId) -> Result<Found, Wrong>,
) -> Wrong {
    let over = matches!(problem, Problem::Play(PlayError::Over));
    let passes = matches!(&problem, Problem::Play(PlayError::Illegal { text, .. } | PlayError::Syntax { text, .. })
        if text == "pass");
    if stated || !form.is_guess() || !(over || passes) {
        return (at, problem);
    }
    let games = Form::with_number(form.number).map(|form| form.game);
    let mut others: Vec<Instead> = games
        .map(|game| match read(game) {
            Ok(found) => Instead { game, refused: None, cut: found.flaws.iter().any(|(_, flaw)| ends_early(flaw)) },
            Err((_, problem)) => Instead { game, refused: Some(Box::new(problem)), cut: false },
        })
        .collect();
    // What reads the whole match comes first.
    others.sort_by_key(|instead| (instead.refused.is_some(), instead.cut));
    let rule = if over { "which ends with the first capture" } else { "which has no pass where a stone can be placed" };
    (at, Problem::OtherGame { read_as: form.game, rule, looks_like: "Go", others })
}
