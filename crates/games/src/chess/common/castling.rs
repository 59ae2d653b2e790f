//! Castling: the squares of King and Rook, the rights, and the moves that end them. Each game decides when it is legal.

use super::men::{Men, Type};
use super::squares::{BLACK, WHITE, bit};
use serde_json::Value;
use tabuleiro_rules::{Object, ObjectError, Reader};

/// The four ways to castle, in the order of their letters `KQkq`. Bit `i` of a set of rights is the right to castle in
/// way `i`.
pub const CASTLINGS: [Castling; 4] = [
    Castling::new('K', WHITE, 7, 5, 6),
    Castling::new('Q', WHITE, 0, 3, 2),
    Castling::new('k', BLACK, 63, 61, 62),
    Castling::new('q', BLACK, 56, 59, 58),
];

/// One way to castle: its squares and its letter.
#[derive(Clone, Copy, Debug)]
pub struct Castling {
    /// Its letter in a list of rights.
    pub letter: char,
    /// The side that castles.
    pub side: usize,
    /// The square of the King before castling.
    pub king: u8,
    /// The square of the Rook before castling.
    pub rook: u8,
    /// The square that the King passes and on which the Rook ends.
    pub through: u8,
    /// The square on which the King ends.
    pub to: u8,
    /// The squares between King and Rook.
    pub between: u64,
}

impl Castling {
    const fn new(letter: char, side: usize, rook: u8, through: u8, to: u8) -> Castling {
        let king = if side == WHITE { 4 } else { 60 };
        let (low, high) = if king < rook { (king, rook) } else { (rook, king) };
        let between = (1 << high) - (1 << (low + 1));
        Castling { letter, side, king, rook, through, to, between }
    }

    /// Returns the notation, `O-O` or `O-O-O`.
    #[must_use]
    pub const fn text(&self) -> &'static str {
        if self.king < self.to { "O-O" } else { "O-O-O" }
    }

    /// Returns the castling of a side from its notation, written with the letter O or with zeros; `None` for any other
    /// text.
    #[must_use]
    pub fn parse(side: usize, text: &str) -> Option<&'static Castling> {
        let text = text.replace('0', "O");
        CASTLINGS.iter().find(|c| c.side == side && c.text() == text)
    }
}

/// By square: the set of rights that are lost by a move from or to that square.
pub static ENDS_RIGHTS: [u8; 64] = {
    let mut table = [0; 64];
    let mut i = 0;
    while i < 4 {
        table[CASTLINGS[i].king as usize] |= 1 << i;
        table[CASTLINGS[i].rook as usize] |= 1 << i;
        i += 1;
    }
    table
};

/// Returns the letters of a set of rights as the value of the key `castle`; bit `i` of `rights` is way `i` of
/// [`CASTLINGS`].
#[must_use]
pub fn rights_value(rights: u8) -> Value {
    let left = CASTLINGS.iter().enumerate().filter(|(i, _)| rights >> i & 1 == 1);
    left.map(|(_, c)| c.letter).collect::<String>().into()
}

/// Reads the key `castle` as a set of rights (see [`CASTLINGS`]); the empty set if absent, null or `-`.
///
/// # Errors
/// If it is not a list of rights whose King and Rook are on their squares.
pub fn read_rights(object: &Object, men: &Men) -> Result<u8, ObjectError> {
    let text = match object.get("castle") {
        Some(Value::Null) => "",
        _ => Reader(object).text("castle")?.unwrap_or(""),
    };
    let wrong = || ObjectError::value("castle", "letters of KQkq whose King and Rook stand at home", text);
    let mut rights = 0;
    for letter in text.chars().filter(|&c| c != '-') {
        let i = CASTLINGS.iter().position(|c| c.letter == letter).ok_or_else(wrong)?;
        let c = &CASTLINGS[i];
        let home = men.of(c.side, Type::King) & bit(c.king) != 0 && men.of(c.side, Type::Rook) & bit(c.rook) != 0;
        if !home {
            return Err(wrong());
        }
        rights |= 1 << i;
    }
    Ok(rights)
}
