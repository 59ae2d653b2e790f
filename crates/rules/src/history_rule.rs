//! What the rules of a game ask of the positions that came before: whoever proves something by keys has to know.

/// What a position's key does not say, although the rules of the game ask for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HistoryRule {
    /// Nothing: no position of a match comes back, and the key says all that matters.
    Nothing,
    /// Positions may come back. Where one does too often, or nothing changes for too long, the match is a draw.
    Draws,
    /// Positions may come back. Where they do too often, or nothing changes for too long, the match ends and men or seeds
    /// are counted.
    Counts,
    /// A board that was there before may not come back: what is legal depends on the way here.
    Boards,
}

impl HistoryRule {
    /// Whether a position can occur twice in a match.
    #[must_use]
    pub const fn recurs(self) -> bool {
        matches!(self, HistoryRule::Draws | HistoryRule::Counts)
    }
}
