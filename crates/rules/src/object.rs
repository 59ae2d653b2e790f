//! Reading and writing position objects (`docs/records.md`): helpers for `rows`, `cells`, `turn` and numbers.

use super::{ObjectError, Player, Seat, square_name};
use serde_json::{Map, Value};

/// A position object: a JSON object with the keys of `docs/records.md`.
pub type Object = Map<String, Value>;

/// Returns the value of `rows`: a list of texts from the top row to the bottom one, one character per site. `at(column,
/// row)` returns the character of a site; columns count from the left and rows from the bottom, both from 0.
#[must_use]
pub fn rows_of(columns: u8, rows: u8, at: impl Fn(u8, u8) -> char) -> Value {
    (0..rows).rev().map(|r| Value::from((0..columns).map(|c| at(c, r)).collect::<String>())).collect()
}

/// Returns the value of `rows` for a board on which all pieces of a side look the same, with the letters of the seats
/// and `.` for empty sites. `owner(column, row)` counts as in [`rows_of`].
#[must_use]
pub fn rows_of_sides(seats: &[Seat; 2], columns: u8, rows: u8, owner: impl Fn(u8, u8) -> Option<Player>) -> Value {
    rows_of(columns, rows, |column, row| owner(column, row).map_or('.', |side| seats[side.index()].letter))
}

/// Returns the value of `turn`: the letter of the side to move.
#[must_use]
pub fn turn_of(seats: &[Seat; 2], mover: Player) -> Value {
    seats[mover.index()].letter.to_string().into()
}

/// Typed access to the keys of a position object. Errors name the key and the expected value.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a>(pub &'a Object);

impl<'a> Reader<'a> {
    /// Returns the characters of the board in rank-major order (a1 first) from `rows`, or from `cells` (absent sites
    /// are `.`).
    ///
    /// # Errors
    /// If neither key is present, a row has the wrong length, or a character is not in `letters`.
    pub fn grid(&self, columns: u8, rows: u8, letters: &str) -> Result<Vec<char>, ObjectError> {
        if let Some(value) = self.0.get("rows") {
            return Self::grid_of("rows", value, columns, rows, letters);
        }
        let cells = self.map("cells")?.ok_or(ObjectError::Missing("rows"))?;
        let mut grid = vec!['.'; usize::from(columns) * usize::from(rows)];
        for (name, value) in cells {
            let site = (0..grid.len())
                .find(|&i| square_name((i % usize::from(columns)) as u8, (i / usize::from(columns)) as u8) == *name)
                .ok_or_else(|| ObjectError::value("cells", "a site of the board", name))?;
            grid[site] = Self::letter(name, value, letters)?;
        }
        Ok(grid)
    }

    /// As [`Reader::grid`], for boards on which all pieces of a side look the same ([`rows_of_sides`]): returns the
    /// index in rank-major order and the owner of each piece.
    ///
    /// # Errors
    /// As [`Reader::grid`].
    pub fn sides(&self, seats: &[Seat; 2], columns: u8, rows: u8) -> Result<Vec<(usize, Player)>, ObjectError> {
        let letters = seats.map(|seat| seat.letter);
        let grid = self.grid(columns, rows, &String::from_iter(letters))?;
        let owner = |letter| Player::BOTH.into_iter().find(|side| letters[side.index()] == letter);
        Ok(grid.into_iter().enumerate().filter_map(|(place, letter)| Some((place, owner(letter)?))).collect())
    }

    /// As [`Reader::grid`], for a list of rows under any key; `value` is what stands under `key`.
    ///
    /// # Errors
    /// If a row has the wrong length or a character is not in `letters`.
    pub fn grid_of(key: &str, value: &Value, columns: u8, rows: u8, letters: &str) -> Result<Vec<char>, ObjectError> {
        let want = || format!("{rows} rows of {columns} characters out of '.{letters}'");
        let list = value.as_array().filter(|l| l.len() == usize::from(rows));
        let list = list.ok_or_else(|| ObjectError::value(key, want(), value))?;
        let mut grid = Vec::with_capacity(usize::from(columns) * usize::from(rows));
        for row in list.iter().rev() {
            let text = row.as_str().filter(|t| t.chars().count() == usize::from(columns));
            let text = text.ok_or_else(|| ObjectError::value(key, want(), row))?;
            for c in text.chars() {
                if c != '.' && !letters.contains(c) {
                    return Err(ObjectError::value(key, want(), row));
                }
                grid.push(c);
            }
        }
        Ok(grid)
    }

    fn letter(name: &str, value: &Value, letters: &str) -> Result<char, ObjectError> {
        let wrong = || ObjectError::value(name, format!("one of '{letters}'"), value);
        let mut chars = value.as_str().ok_or_else(wrong)?.chars();
        match (chars.next(), chars.next()) {
            (Some(c), None) if c == '.' || letters.contains(c) => Ok(c),
            _ => Err(wrong()),
        }
    }

    /// Returns the object under a key; `None` if absent.
    ///
    /// # Errors
    /// If the value is not an object.
    pub fn map(&self, key: &'static str) -> Result<Option<&'a Object>, ObjectError> {
        self.0.get(key).map(|v| v.as_object().ok_or_else(|| ObjectError::value(key, "an object", v))).transpose()
    }

    /// Returns a number in `0..=greatest`; `default` if absent.
    ///
    /// # Errors
    /// If the value has another type or is out of range.
    pub fn number(&self, key: &'static str, default: u32, greatest: u32) -> Result<u32, ObjectError> {
        let Some(value) = self.0.get(key) else { return Ok(default) };
        value
            .as_u64()
            .filter(|&n| n <= u64::from(greatest))
            .map(|n| n as u32)
            .ok_or_else(|| ObjectError::value(key, format!("a number from 0 to {greatest}"), value))
    }

    /// Returns a text; `None` if absent.
    ///
    /// # Errors
    /// If the value has another type or is out of range.
    pub fn text(&self, key: &'static str) -> Result<Option<&'a str>, ObjectError> {
        self.0.get(key).map(|v| v.as_str().ok_or_else(|| ObjectError::value(key, "a text", v))).transpose()
    }

    /// Returns a boolean; `false` if absent.
    ///
    /// # Errors
    /// If the value has another type or is out of range.
    pub fn flag(&self, key: &'static str) -> Result<bool, ObjectError> {
        let Some(value) = self.0.get(key) else { return Ok(false) };
        value.as_bool().ok_or_else(|| ObjectError::value(key, "true or false", value))
    }

    /// Returns the side named by `turn`; `default` if absent.
    ///
    /// # Errors
    /// If it names neither side.
    pub fn turn(&self, seats: &[Seat; 2], default: Player) -> Result<Player, ObjectError> {
        let Some(text) = self.text("turn")? else { return Ok(default) };
        Seat::parse(seats, text)
            .ok_or_else(|| ObjectError::value("turn", format!("{} or {}", seats[0].letter, seats[1].letter), text))
    }

    /// Returns `size` as columns and rows, from a list of two numbers or a single one; `default` if absent.
    ///
    /// # Errors
    /// If it is neither.
    pub fn size(&self, default: (u8, u8)) -> Result<(u8, u8), ObjectError> {
        let Some(value) = self.0.get("size") else { return Ok(default) };
        let side = |i: usize| value.get(i).and_then(Value::as_u64).and_then(|n| u8::try_from(n).ok());
        match (side(0), side(1)) {
            (Some(w), Some(h)) => Ok((w, h)),
            _ => match value.as_u64().and_then(|n| u8::try_from(n).ok()) {
                Some(n) => Ok((n, n)),
                None => Err(ObjectError::value("size", "[columns, rows]", value)),
            },
        }
    }
}
