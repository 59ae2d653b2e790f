//! Men on the board and their placement in FEN.

use super::squares::{BLACK, WHITE, bit, mirror};
use crate::bits::Bits;
use tabuleiro_rules::{Kind, ObjectError, Piece, Site, Standing, Tone};

/// A type of man, in the order of promotion (docs/rulings-chess.md, 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Type {
    /// *Peão.*
    Pawn,
    /// *Cavalo.*
    Knight,
    /// *Bispo.*
    Bishop,
    /// *Torre.*
    Rook,
    /// *Dama.*
    Queen,
    /// *Amazona*: Queen and Knight.
    Amazon,
    /// *Rei.*
    King,
}

impl Type {
    /// Every type, in the order of promotion.
    pub const ALL: [Type; 7] =
        [Type::Pawn, Type::Knight, Type::Bishop, Type::Rook, Type::Queen, Type::Amazon, Type::King];

    /// The types of ordinary chess, in the order of promotion.
    pub const CHESS: [Type; 6] = [Type::Pawn, Type::Knight, Type::Bishop, Type::Rook, Type::Queen, Type::King];

    /// Returns the upper-case letter of notation and FEN (docs/rulings-chess.md, 0).
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Type::Pawn => 'P',
            Type::Knight => 'N',
            Type::Bishop => 'B',
            Type::Rook => 'R',
            Type::Queen => 'Q',
            Type::Amazon => 'A',
            Type::King => 'K',
        }
    }

    /// Returns the type with that upper-case letter ([`Type::letter`]), `None` if there is none.
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Type> {
        Type::ALL.into_iter().find(|t| t.letter() == letter)
    }

    /// The types to which a pawn can be promoted in ordinary chess.
    pub const OFFICERS: [Type; 4] = [Type::Knight, Type::Bishop, Type::Rook, Type::Queen];

    const fn kind(self) -> Kind {
        match self {
            Type::Pawn => Kind::Pawn,
            Type::Knight => Kind::Knight,
            Type::Bishop => Kind::Bishop,
            Type::Rook => Kind::Rook,
            Type::Queen => Kind::Queen,
            Type::Amazon => Kind::Amazon,
            Type::King => Kind::King,
        }
    }

    /// Returns the piece that a man of this type and side is on the board of the screen.
    #[must_use]
    pub const fn piece(self, side: usize) -> Piece {
        Piece::new(self.kind(), if side == WHITE { Tone::Light } else { Tone::Dark })
    }
}

/// The men on the board, as a set of squares for each type and for each side. Sides are [`WHITE`] and [`BLACK`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Men {
    types: [u64; 7],
    sides: [u64; 2],
}

impl Men {
    /// A board without men.
    pub const NONE: Men = Men { types: [0; 7], sides: [0; 2] };

    /// Returns the men of the initial position of ordinary chess.
    #[must_use]
    pub fn array() -> Men {
        use Type::{Bishop, King, Knight, Queen, Rook};
        let mut men = Men::NONE;
        for (file, kind) in (0..).zip([Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook]) {
            men.put(WHITE, kind, file);
            men.put(WHITE, Type::Pawn, file + 8);
            men.put(BLACK, Type::Pawn, file + 48);
            men.put(BLACK, kind, file + 56);
        }
        men
    }

    /// Returns the squares of the men of one side and type.
    #[must_use]
    #[inline(always)]
    pub const fn of(&self, side: usize, kind: Type) -> u64 {
        self.sides[side] & self.types[kind as usize]
    }

    /// Returns the squares of the men of one type, of both sides.
    #[must_use]
    #[inline(always)]
    pub const fn all_of(&self, kind: Type) -> u64 {
        self.types[kind as usize]
    }

    /// Returns the squares of all men of one side.
    #[must_use]
    #[inline(always)]
    pub const fn side(&self, side: usize) -> u64 {
        self.sides[side]
    }

    /// Returns the occupied squares.
    #[must_use]
    #[inline(always)]
    pub const fn all(&self) -> u64 {
        self.sides[0] | self.sides[1]
    }

    /// Returns the square of a side's King, the first of several; a1 if there is none.
    #[must_use]
    #[inline(always)]
    pub const fn king(&self, side: usize) -> u8 {
        (self.of(side, Type::King).trailing_zeros() & 63) as u8
    }

    /// Returns the type of the man of either side on a square, `None` if the square is empty.
    #[must_use]
    #[inline]
    pub fn type_at(&self, square: u8) -> Option<Type> {
        let at = bit(square);
        Type::ALL.into_iter().find(|&t| self.types[t as usize] & at != 0)
    }

    /// Returns the side and the type of the man on a square, `None` if the square is empty.
    #[must_use]
    pub fn at(&self, square: u8) -> Option<(usize, Type)> {
        let side = usize::from(self.sides[BLACK] & bit(square) != 0);
        self.type_at(square).map(|kind| (side, kind))
    }

    /// Puts a man of a side and type on an empty square.
    #[inline(always)]
    pub fn put(&mut self, side: usize, kind: Type, square: u8) {
        self.types[kind as usize] |= bit(square);
        self.sides[side] |= bit(square);
    }

    /// Removes a man of this side and type, which must be on the square.
    #[inline(always)]
    pub fn take(&mut self, side: usize, kind: Type, square: u8) {
        self.types[kind as usize] &= !bit(square);
        self.sides[side] &= !bit(square);
    }

    /// Returns the men mirrored left to right: the a-file becomes the h-file.
    #[must_use]
    pub fn mirrored(&self) -> Men {
        Men { types: self.types.map(mirror), sides: self.sides.map(mirror) }
    }

    /// Appends the pieces of all men, each with its site.
    pub fn standing(&self, out: &mut Vec<Standing>) {
        for square in Bits(self.all()) {
            if let Some((side, kind)) = self.at(square) {
                out.push(Standing { at: Site(u16::from(square)), piece: kind.piece(side), count: 1 });
            }
        }
    }

    /// Returns the men as the placement field of FEN.
    #[must_use]
    pub fn fen(&self) -> String {
        let mut text = String::new();
        for rank in (0..8).rev() {
            let mut gap = 0;
            for file in 0..8 {
                let Some((side, kind)) = self.at(rank * 8 + file) else {
                    gap += 1;
                    continue;
                };
                if gap > 0 {
                    text.push(char::from(b'0' + gap));
                    gap = 0;
                }
                let letter = kind.letter();
                text.push(if side == WHITE { letter } else { letter.to_ascii_lowercase() });
            }
            if gap > 0 {
                text.push(char::from(b'0' + gap));
            }
            if rank > 0 {
                text.push('/');
            }
        }
        text
    }

    /// Reads the placement field of FEN, which may contain men of these types only.
    ///
    /// # Errors
    /// [`ObjectError::Value`] for the key `fen` if it is not eight ranks of eight squares or contains another letter.
    pub fn from_fen(text: &str, types: &[Type]) -> Result<Men, ObjectError> {
        let wrong = || {
            let letters: String = types.iter().map(|t| t.letter()).collect();
            ObjectError::value("fen", format!("eight ranks of eight squares, men {letters} in either case"), text)
        };
        let mut men = Men::NONE;
        let mut ranks = 0;
        for (row, rank) in text.split('/').zip((0..8).rev()) {
            ranks += 1;
            let mut file = 0;
            for letter in row.chars() {
                if let Some(gap) = letter.to_digit(10).filter(|gap| (1..=8).contains(gap)) {
                    file += gap as u8;
                    if file > 8 {
                        return Err(wrong());
                    }
                    continue;
                }
                let kind = Type::of_letter(letter.to_ascii_uppercase()).filter(|t| types.contains(t));
                let kind = kind.filter(|_| file < 8).ok_or_else(wrong)?;
                men.put(usize::from(letter.is_ascii_lowercase()), kind, rank * 8 + file);
                file += 1;
            }
            if file != 8 {
                return Err(wrong());
            }
        }
        if ranks != 8 || text.split('/').count() != 8 { Err(wrong()) } else { Ok(men) }
    }
}
