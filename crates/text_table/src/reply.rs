//! What the text table answers.

use super::request::Request;

/// The answer to a line or to something received.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Reply {
    /// The sentences, in the order in which they are to be said.
    pub lines: Vec<String>,
    /// What the caller is asked to do, in order.
    pub requests: Vec<Request>,
    /// Whether the board, a name or a mark on it may have changed, so that [`TextTable::board`](crate::TextTable::board) is
    /// to be drawn again.
    pub redraw: bool,
    /// What happened, for a sound.
    pub cue: Option<Cue>,
}

/// What happened, for a sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cue {
    /// The line was not understood, or is not allowed now.
    Refused,
    /// An action was played in which nothing was captured.
    Played,
    /// An action was played that captured.
    Captured,
    /// The match was won by the person at this device, or a task was solved.
    Won,
    /// The match ended otherwise.
    Over,
    /// The other person asks something.
    Asked,
}
