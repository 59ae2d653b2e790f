//! Keys that the position objects of chess games share (docs/rulings-chess.md, 0).

use super::men::{Men, Type};
use super::squares::{BLACK, WHITE, bit, parse_square, rank_of, write_square};
use crate::bits::Bits;
use serde_json::Value;
use tabuleiro_rules::{Object, ObjectError, Reader};

/// The letters of the sides in position objects.
pub const LETTERS: [&str; 2] = ["w", "b"];

/// Returns the name of a square; null for 64 or more.
#[must_use]
pub fn square_value(square: u8) -> Value {
    if square >= 64 {
        return Value::Null;
    }
    let mut name = String::new();
    write_square(square, &mut name);
    name.into()
}

/// Reads a square; `None` if absent or null.
///
/// # Errors
/// If it is something else.
pub fn read_square(key: &str, value: Option<&Value>) -> Result<Option<u8>, ObjectError> {
    match value {
        None | Some(Value::Null) => Ok(None),
        Some(value) => {
            let square = value.as_str().and_then(parse_square);
            square.map(Some).ok_or_else(|| ObjectError::value(key, "a square or null", value))
        }
    }
}

/// Returns the squares of a set as a list.
#[must_use]
pub fn squares_value(set: u64) -> Value {
    Bits(set).map(square_value).collect()
}

/// Reads a list of squares; the empty set if absent or null.
///
/// # Errors
/// If it is something else.
pub fn read_squares(key: &str, value: Option<&Value>) -> Result<u64, ObjectError> {
    let Some(value) = value.filter(|value| !value.is_null()) else { return Ok(0) };
    let wrong = || ObjectError::value(key, "a list of squares", value);
    let mut set = 0;
    for square in value.as_array().ok_or_else(wrong)? {
        set |= bit(square.as_str().and_then(parse_square).ok_or_else(wrong)?);
    }
    Ok(set)
}

/// Reads the key `fen`: men of these types, at most `most` on each side.
///
/// # Errors
/// If the key is missing, is not a placement, or has more men.
pub fn read_men(object: &Object, types: &[Type], most: u32) -> Result<Men, ObjectError> {
    let fen = Reader(object).text("fen")?.ok_or(ObjectError::Missing("fen"))?;
    let men = Men::from_fen(fen, types)?;
    if [WHITE, BLACK].into_iter().any(|side| men.side(side).count_ones() > most) {
        return Err(ObjectError::Impossible(format!("a side has at most {most} men")));
    }
    Ok(men)
}

/// Checks that no pawn is on its last rank, for games in which pawns promote there.
///
/// # Errors
/// If there is one.
pub fn no_pawn_at_the_end(men: &Men) -> Result<(), ObjectError> {
    if [WHITE, BLACK].into_iter().any(|side| men.of(side, Type::Pawn) & rank_of(side, 7) != 0) {
        return Err(ObjectError::Impossible("no pawn stands on its last rank".into()));
    }
    Ok(())
}
