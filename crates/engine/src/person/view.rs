//! A position without the type of its game. The code of a person is not generic, because it would be compiled for each
//! game and the page would grow by it.

use crate::search::{Method, Opponent, Setting};
use tabuleiro_rules::{Board, Event, Player, Standing, Taps, Tone};

/// A running position, as a person sees it.
#[derive(Clone, Debug)]
pub struct PositionView {
    /// The zobrist key.
    pub key: u64,
    /// The board.
    pub board: Board,
    /// The pieces on it.
    pub pieces: Vec<Standing>,
    /// The side to move.
    pub mover: Player,
    /// The tone of its pieces.
    pub own: Tone,
    /// The points of both sides, `None` in games without points.
    pub score: Option<[i32; 2]>,
    /// The search that plays the game.
    pub method: Method,
    /// The legal actions.
    pub actions: Vec<ActionView>,
    /// The actions that lines of the opening book contain for this position.
    pub book: Vec<BookAction>,
}

/// A legal action.
#[derive(Clone, Debug)]
pub struct ActionView {
    /// Canonical notation.
    pub text: String,
    /// Its gesture.
    pub taps: Taps,
    /// Its effects.
    pub events: Vec<Event>,
    /// Whether it wins at once.
    pub wins: bool,
    /// How [promising](crate::search::promises) it is, from 0 to 1.
    pub promise: f32,
}

/// An action in a position that occurs in a line of the opening book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookAction {
    /// The whole line.
    pub line: &'static str,
    /// The action in canonical notation.
    pub text: String,
}

/// Creates a search of the position with a method and a setting.
pub type Search<'a> = &'a dyn Fn(Method, Setting) -> Box<dyn Opponent>;
