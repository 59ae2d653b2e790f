//! The games that have a form in SGF.

use super::points::Style;
use tabuleiro_catalogue::{AnyPosition, GameId};

/// How SGF expresses a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Form {
    pub(super) game: GameId,
    /// The value of `GM`.
    pub(super) number: u32,
    pub(super) style: Style,
    /// The variant that `GM` without this program's rules means.
    pub(super) variant: Option<&'static str>,
    /// The side of the board if `SZ` is absent.
    pub(super) side: u8,
}

impl Form {
    const ALL: [Form; 5] = [
        Form { game: GameId::Hex, number: 11, style: Style::Hex, variant: None, side: 11 },
        Form { game: GameId::AtariGo, number: 1, style: Style::Letters, variant: None, side: 19 },
        // Stones are captured as in Go, which a program for games of lines would not do.
        Form { game: GameId::GoEmLinha, number: 1, style: Style::Letters, variant: None, side: 19 },
        Form { game: GameId::Otelo111, number: 2, style: Style::LettersOrNumber, variant: Some("classico"), side: 8 },
        // FF[4] has no number for it; that of Gomoku has the same board and stones.
        Form { game: GameId::Conectar6, number: 4, style: Style::Letters, variant: None, side: 19 },
    ];

    /// Returns the form of a game; `None` if it has none.
    pub(crate) fn of(game: GameId) -> Option<Form> {
        Form::ALL.into_iter().find(|form| form.game == game)
    }

    /// Returns the games with the same number; without this program's rules a file can be one of each.
    pub(super) fn with_number(number: u32) -> impl Iterator<Item = Form> {
        Form::ALL.into_iter().filter(move |form| form.number == number)
    }

    /// Returns whether a file that has only the number is usually of another game: `GM[1]` is Go.
    pub(super) fn is_guess(self) -> bool {
        self.number == 1
    }

    /// Returns the form of a value of `GM`, the first of several games with it.
    pub(super) fn numbered(number: u32) -> Option<Form> {
        Form::ALL.into_iter().find(|form| form.number == number)
    }
}

/// Returns the side of the square board of a position.
pub(super) fn side_of(position: &dyn AnyPosition) -> u8 {
    position.board().sites.len().isqrt() as u8
}
