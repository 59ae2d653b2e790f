//! How a piece looks.

use tabuleiro_rules::{Kind, Piece, Tone};

/// How a piece looks: equal values look the same, different values differ in their shape or their material.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Look {
    /// The piece; one that shows its tone by its rotation is neutral.
    pub piece: Piece,
    /// The shape among those that differ a little.
    pub variant: u8,
}

impl Look {
    /// Returns how a piece looks in a slot of its site: seeds in different slots differ a little.
    #[must_use]
    pub fn of(piece: Piece, slot: usize) -> Look {
        let variant = if piece.kind == Kind::Seed { (slot * 7 % 5) as u8 } else { 0 };
        // A disc has one mesh for both tones; its rotation shows the tone.
        let tone = if piece.kind.two_sided() { Tone::Neutral } else { piece.tone };
        Look { piece: Piece { tone, ..piece }, variant }
    }
}
