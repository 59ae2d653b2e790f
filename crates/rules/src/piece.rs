//! Pieces: their kind, their tone, and their number on a site.

use super::{Site, Tone};

/// The kinds of pieces. A new kind is added here, in `piece_names`, in `app/pieces` (its mesh) and in
/// `printing/men.rs` (its outline).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A two-sided disc (Otelo); flipping it shows the other tone.
    Disc,
    /// A lens-shaped go stone.
    Stone,
    /// A draughts man; several on one site make a stack.
    Man,
    /// A seed in a pit; seeds are counted and not distinguished.
    Seed,
    /// The shared stone of Rastros.
    Runner,
    /// A closed cell (Rastros' trail).
    Trail,
    /// A trampoline of Xadrez de Salto, on a layer below the pieces.
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
    /// A traffic light of Semáforo: 0 green, 1 yellow, 2 red.
    Lamp(u8),
    /// A cat (Gatos & Cães).
    Cat,
    /// A dog (Gatos & Cães).
    Dog,
    /// A domino that covers its site and the next one up.
    DominoUp,
    /// A domino that covers its site and the next one to the right.
    DominoAcross,
    /// A fish that stays inside the can (Sardinhas).
    Sardine,
    /// A square block; blocks side by side make a form (Formas).
    Block,
    /// A hoplite's shield (Epaminondas).
    Shield,
    /// A marble (Poláris).
    Marble,
    /// A crowned draughts man (the Mullah of Kharbaga).
    Crowned,
    /// A crown (Punhais).
    Crown,
    /// A dagger (Punhais).
    Dagger,
    /// A two-sided disc with a pawn on both sides (Sofia); flipping it shows the other tone.
    PawnDisc,
    /// A two-sided disc with a queen on both sides (Sofia).
    QueenDisc,
    /// A Quarto piece; bits 0..4 set = low (*baixa*), dark (*escura*), round (*redonda*), solid (*maciça*).
    Quarto(u8),
}

/// A piece: its kind and its tone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece {
    /// The kind, which determines the shape.
    pub kind: Kind,
    /// The tone, which determines the colour.
    pub tone: Tone,
}

impl Kind {
    /// Returns whether it is a two-sided disc, which is flipped to show the other tone.
    #[must_use]
    pub const fn two_sided(self) -> bool {
        matches!(self, Kind::Disc | Kind::PawnDisc | Kind::QueenDisc)
    }
}

impl Piece {
    /// Creates a piece of a kind and a tone.
    #[must_use]
    pub const fn new(kind: Kind, tone: Tone) -> Piece {
        Piece { kind, tone }
    }
}

/// `count` equal pieces standing on one site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Standing {
    /// The site.
    pub at: Site,
    /// The piece.
    pub piece: Piece,
    /// The number of pieces, at least 1.
    pub count: u8,
}
