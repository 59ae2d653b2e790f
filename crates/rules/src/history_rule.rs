//! How the rules of a game depend on earlier positions; solvers that identify positions by keys need to know.

/// How the rules depend on earlier positions, which a position's key does not contain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistoryRule {
    /// Not at all: no position can occur twice in a match.
    Nothing,
    /// Positions can repeat. Too many repetitions, or too many actions without progress, draw the match.
    Draws,
    /// Positions can repeat. Too many repetitions, or too many actions without progress, end the match, and pieces or
    /// seeds are counted.
    Counts,
    /// Earlier boards are barred (superko): legal actions depend on the course of the match.
    Boards,
}

impl HistoryRule {
    /// Returns whether a position can occur twice in a match.
    #[must_use]
    pub const fn recurs(self) -> bool {
        matches!(self, HistoryRule::Draws | HistoryRule::Counts)
    }
}
