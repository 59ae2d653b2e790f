//! A text like PGN for the five chess games: tags in brackets, then actions in canonical notation with numbers of turns,
//! comments in braces, marks as numeric glyphs and variations in parentheses.

mod comment;
mod games;
mod read;
mod tokens;
mod write;

pub(crate) use games::read;
pub(crate) use write::write;

use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Mark;
use tabuleiro_rules::Family;

/// Returns whether a game is written like PGN.
pub(crate) fn suits(game: GameId) -> bool {
    game.facts().family == Family::Chess
}

/// The marks by their numeric glyph, from `$1`.
const GLYPHS: [Mark; 6] =
    [Mark::Good, Mark::Mistake, Mark::Brilliant, Mark::Blunder, Mark::Interesting, Mark::Doubtful];
