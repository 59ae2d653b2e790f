//! Points of SGF and the names of cells (`docs/rulings.md`, 0.1).

use tabuleiro_rules::square_name;

/// How a game writes points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// Two letters, the column from the left and the row from the top.
    Letters,
    /// As [`Style::Letters`]; a letter and the number of the row from the top is read, too.
    LettersOrNumber,
    /// A letter and a number, as in Hex; two letters are read, too.
    Hex,
}

/// A column from the left and a row, both from 0.
pub(super) type Cell = (u8, u8);

/// Reads a point as column from the left and row from the top.
pub(super) fn parse(style: Style, side: u8, text: &str) -> Option<Cell> {
    let text = text.trim();
    let digits = text.find(|c: char| c.is_ascii_digit()).unwrap_or(text.len());
    let (letters, number) = text.split_at(digits);
    let letter = |c: char| c.is_ascii_alphabetic().then(|| c.to_ascii_lowercase() as u8 - b'a');
    let mut chars = letters.chars();
    let column = letter(chars.next()?)?;
    let row = match (chars.next(), number.is_empty()) {
        (Some(row), true) => letter(row)?,
        (None, false) if style != Style::Letters => number.parse::<u8>().ok()?.checked_sub(1)?,
        _ => return None,
    };
    (chars.next().is_none() && column < side && row < side).then_some((column, row))
}

/// Writes a point, given as [`parse`] returns it.
pub(super) fn write(style: Style, (column, row): Cell) -> String {
    match style {
        Style::Hex => square_name(column, row),
        Style::Letters | Style::LettersOrNumber => [column, row].map(|n| char::from(b'a' + n)).iter().collect(),
    }
}

/// Returns the name of the cell at a point. On the rhombus of Hex columns and rows are exchanged: in SGF Black joins the
/// top with the bottom, and in this program the first with the last column. With `mirrored` they are not: after
/// `swap-pieces` the stones lie mirrored.
pub(super) fn name(style: Style, side: u8, (column, row): Cell, mirrored: bool) -> String {
    match style {
        Style::Hex if mirrored => square_name(column, row),
        Style::Hex => square_name(row, column),
        Style::Letters | Style::LettersOrNumber => square_name(column, side - 1 - row),
    }
}

/// Returns the point of the cell with that name.
pub(super) fn of_name(style: Style, side: u8, name: &str) -> Option<Cell> {
    let column = name.bytes().next().filter(u8::is_ascii_lowercase)? - b'a';
    let row = name.get(1..)?.parse::<u8>().ok()?.checked_sub(1)?;
    if column >= side || row >= side {
        return None;
    }
    Some(match style {
        Style::Hex => (row, column),
        Style::Letters | Style::LettersOrNumber => (column, side - 1 - row),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_is_read_back_from_its_point() {
        for style in [Style::Letters, Style::LettersOrNumber, Style::Hex] {
            for cell in (0..11).flat_map(|column| (0..11).map(move |row| (column, row))) {
                assert_eq!(parse(style, 11, &write(style, cell)), Some(cell));
                assert_eq!(of_name(style, 11, &name(style, 11, cell, false)), Some(cell));
            }
        }
    }

    #[test]
    fn points_of_other_programs_are_read() {
        assert_eq!(parse(Style::Hex, 11, "A1"), Some((0, 0)));
        assert_eq!(parse(Style::Hex, 11, "ab"), Some((0, 1)));
        assert_eq!(parse(Style::Hex, 11, " k11 "), Some((10, 10)));
        assert_eq!(parse(Style::LettersOrNumber, 8, "f5"), Some((5, 4)));
        for wrong in ["", "a", "abc", "a0", "l1", "a12", "1a", "é1", "a1b", "a999", "-1"] {
            assert_eq!(parse(Style::Hex, 11, wrong), None, "{wrong}");
        }
        assert_eq!(parse(Style::Letters, 9, "a1"), None);
        assert_eq!(name(Style::Letters, 9, (0, 0), false), "a9");
    }
}
