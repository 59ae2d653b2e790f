//! Two sides whose men all look alike: one set of cells each.

use super::{Grid, Set};
use tabuleiro_rules::{Object, ObjectError, Piece, Player, Reader, Seat, Standing};

/// Appends the men of both sides to a list of pieces, those of the first side first.
pub(crate) fn pieces_of_men(grid: Grid, men: [impl Set; 2], piece: impl Fn(Player) -> Piece, out: &mut Vec<Standing>) {
    for (side, men) in Player::BOTH.into_iter().zip(men) {
        grid.pieces(men, piece(side), out);
    }
}

/// A position object with `size` (left out if it is the `default`), `rows` with the letters of the seats, and `turn`.
pub(crate) fn object_of_men(
    grid: Grid,
    default: (u8, u8),
    men: [impl Set; 2],
    seats: &[Seat; 2],
    mover: Player,
) -> Object {
    let letter = |cell| {
        let side = men.iter().position(|men| men.has(cell));
        side.map_or('.', |side| seats[side].letter)
    };
    grid.object(default, letter, seats, mover)
}

/// The men of both sides in a position object written by [`object_of_men`].
///
/// # Errors
/// As [`Reader::sides`].
pub(crate) fn read_men<S: Set>(grid: Grid, read: Reader, seats: &[Seat; 2]) -> Result<[S; 2], ObjectError> {
    let (columns, rows) = grid.size();
    let mut men = [S::EMPTY; 2];
    for (site, side) in read.sides(seats, columns, rows)? {
        men[side.index()] = men[side.index()].with(grid.cell_at(site));
    }
    Ok(men)
}

/// The men of both sides in a position object, at least one of them, as [`read_men`] reads them.
///
/// # Errors
/// As [`Reader::sides`], and if there is no man.
pub(crate) fn read_some_men<S: Set + Eq>(grid: Grid, read: Reader, seats: &[Seat; 2]) -> Result<[S; 2], ObjectError> {
    let men = read_men(grid, read, seats)?;
    if men == [S::EMPTY; 2] {
        return Err(ObjectError::Impossible("neither side has a man".into()));
    }
    Ok(men)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn men_are_read_as_they_are_written() {
        let (grid, seats) = (Grid::bitboard(4), [Seat::WHITE, Seat::BLACK]);
        let men = [0x0000_0009u64, 0x0800_0006];
        let object = object_of_men(grid, (8, 8), men, &seats, Player::Second);
        assert_eq!(object["rows"], serde_json::json!(["...B", "....", "....", "WBBW"]));
        assert_eq!((&object["size"], &object["turn"]), (&serde_json::json!([4, 4]), &serde_json::json!("B")));
        assert_eq!(read_men::<u64>(grid, Reader(&object), &seats).unwrap(), men);
        let mut pieces = Vec::new();
        pieces_of_men(grid, men, |side| Piece::new(tabuleiro_rules::Kind::Man, seats[side.index()].tone), &mut pieces);
        assert_eq!(pieces.iter().map(|piece| piece.at.0).collect::<Vec<_>>(), [0, 3, 1, 2, 15]);
    }
}
