//! Pieces as the rest of the program sees them: what shape, what tone, how many on a site.

use super::Site;

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

/// The shapes the workshop can make. A new game picks from these; a new shape is one line here and one mesh in `app/pieces`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A two-sided disc (Otelo); flipping it shows the other tone.
    Disc,
    /// A lens-shaped go stone.
    Stone,
    /// A draughts man; several on one site make a stack.
    Man,
    /// A seed in a pit; counted, never told apart.
    Seed,
    /// The shared stone of Rastros.
    Runner,
    /// A closed cell (Rastros' trail).
    Trail,
    /// A trampoline of Xadrez de Salto: lies under the men, on its own layer.
    Trampoline,
    /// Chess king.
    King,
    /// Chess queen.
    Queen,
    /// Chess rook.
    Rook,
    /// Chess bishop.
    Bishop,
    /// Chess knight.
    Knight,
    /// Chess pawn.
    Pawn,
    /// Queen + knight (Xadrez Espartano).
    Amazon,
    /// A Quarto piece; bits 0..4 set = low (*baixa*), dark (*escura*), round (*redonda*), solid (*maciça*).
    Quarto(u8),
}

/// A piece: its shape and its tone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// Shape.
    pub kind: Kind,
    /// Colour.
    pub tone: Tone,
}

impl Piece {
    /// A piece of that shape and tone.
    #[must_use]
    pub const fn new(kind: Kind, tone: Tone) -> Piece {
        Piece { kind, tone }
    }
}

/// `count` equal pieces standing on one site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Standing {
    /// Where.
    pub at: Site,
    /// What.
    pub piece: Piece,
    /// How many, at least 1.
    pub count: u8,
}
