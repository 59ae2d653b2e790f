//! The colour of pieces, and of the edges of a board that belong to a side.

/// The colour of a piece: light or dark; `Neutral` pieces belong to neither side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tone {
    /// White, *Brancas*.
    Light,
    /// Black, *Negras*.
    Dark,
    /// Shared by both players.
    Neutral,
}

impl Tone {
    /// Returns the opposite colour; `Neutral` is its own opposite.
    #[must_use]
    pub const fn other(self) -> Tone {
        match self {
            Tone::Light => Tone::Dark,
            Tone::Dark => Tone::Light,
            Tone::Neutral => Tone::Neutral,
        }
    }
}
