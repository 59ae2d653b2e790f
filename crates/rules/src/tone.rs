//! The colour of pieces, and of the edges of a board that belong to a side.

/// Light or dark wood, stone or lacquer; `Neutral` belongs to nobody.
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
    /// The opposite colour; `Neutral` stays.
    #[must_use]
    pub const fn other(self) -> Tone {
        match self {
            Tone::Light => Tone::Dark,
            Tone::Dark => Tone::Light,
            Tone::Neutral => Tone::Neutral,
        }
    }
}
