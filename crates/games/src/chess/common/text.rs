//! Keys that the position objects of chess games share (docs/rulings-chess.md, 0).

use super::men::{Men, Type};
use super::squares::{BLACK, WHITE, bit, parse_square, rank_of, write_square};
use crate::bits::Bits;
use serde_json::Value;
use tabuleiro_rules::{Object, ObjectError, Reader};

/// The letters of the sides in position objects.
pub const LETTERS: [&str; 2] = ["w", "b"];

/// Returns the name of a square, such as `"e4"`, as a JSON value; null for 64 or more.
#[must_use]
pub fn square_value(square: u8) -> Value {
    if square >= 64 {
        return Value::Null;
    }
    let mut name = String::new();
    write_square(square, &mut name);
    name.into()
}

/// Reads a square from the value of a position object under `key`, a name such as `"e4"`; `None` if the value is absent
/// or null.
///
/// # Errors
/// If the value is anything else; the error names `key`.
pub fn read_square(key: &str, value: Option<&Value>) -> Result<Option<u8>, ObjectError> {
    match value {
        None | Some(Value::Null) => Ok(None),
        Some(value) => {
            let square = value.as_str().and_then(parse_square);
            square.map(Some).ok_or_else(|| ObjectError::value(key, "a square or null", value))
        }
    }
}

/// Returns the names of the squares of a set as a JSON list.
#[must_use]
pub fn squares_value(set: u64) -> Value {
    Bits(set).map(square_value).collect()
}

/// Reads a set of squares from the value of a position object under `key`, a list of names; the empty set if the value
/// is absent or null.
///
/// # Errors
/// If the value is anything else; the error names `key`.
pub fn read_squares(key: &str, value: Option<&Value>) -> Result<u64, ObjectError> {
    let Some(value) = value.filter(|value| !value.is_null()) else { return Ok(0) };
    let wrong = || ObjectError::value(key, "a list of squares", value);
    let mut set = 0;
    for square in value.as_array().ok_or_else(wrong)? {
        set |= bit(square.as_str().and_then(parse_square).ok_or_else(wrong)?);
    }
    Ok(set)
}

/// Reads the key `fen` of a position object, a FEN placement of men of the given types, at most `most` of each side.
///
/// # Errors
/// If the key is missing, is not a FEN placement, has men of other types, or has more than `most` men of a side.
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
/// If a pawn is on its last rank.
pub fn no_pawn_at_the_end(men: &Men) -> Result<(), ObjectError> {
    if [WHITE, BLACK].into_iter().any(|side| men.of(side, Type::Pawn) & rank_of(side, 7) != 0) {
        return Err(ObjectError::Impossible("no pawn stands on its last rank".into()));
    }
    Ok(())
}
