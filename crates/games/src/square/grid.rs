//! How the cells of a rectangular board are numbered.

use super::Set;
use crate::symmetry::seen;
use tabuleiro_rules::{
    Object, ObjectError, Piece, Player, Reader, Seat, Site, Standing, rows_of, square_name, turn_of,
};

/// A rectangle of cells numbered rank × stride + file from a1. The sites of its board are numbered without gaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Grid {
    columns: u8,
    rows: u8,
    stride: u8,
}

/// The symmetries `k` of [`Grid::image`] of a square that leave each long diagonal in place: identity, reflections in
/// the two diagonals, half turn.
pub(crate) const DIAGONALS: [u8; 4] = [0, 4, 7, 3];

impl Grid {
    /// A board numbered with gaps: `stride` ≥ `columns`.
    #[inline(always)]
    pub(crate) const fn strided(columns: u8, rows: u8, stride: u8) -> Grid {
        Grid { columns, rows, stride }
    }

    /// A square board of `size` ≤ 8 cells a side on an 8×8 bitboard, whatever its size.
    #[inline(always)]
    pub(crate) const fn bitboard(size: u8) -> Grid {
        Grid::strided(size, size, 8)
    }

    /// A board numbered without gaps, so that a cell has the number of its site.
    #[inline(always)]
    pub(crate) const fn dense(columns: u8, rows: u8) -> Grid {
        Grid::strided(columns, rows, columns)
    }

    /// Files and ranks of the board.
    #[inline(always)]
    pub(crate) const fn size(self) -> (u8, u8) {
        (self.columns, self.rows)
    }

    /// The difference of the numbers of a cell and the one above it.
    #[inline(always)]
    pub(super) const fn stride(self) -> u8 {
        self.stride
    }

    /// File and rank of the cell, counted from 0.
    #[inline(always)]
    pub(crate) const fn file_and_rank(self, cell: u8) -> (u8, u8) {
        (cell % self.stride, cell / self.stride)
    }

    /// The cell on a file and rank, counted from 0.
    #[inline(always)]
    pub(crate) const fn cell(self, file: u8, rank: u8) -> u8 {
        rank * self.stride + file
    }

    /// The site of the cell.
    #[inline(always)]
    pub(crate) const fn site(self, cell: u8) -> Site {
        let (file, rank) = self.file_and_rank(cell);
        Site(rank as u16 * self.columns as u16 + file as u16)
    }

    /// The cell of a site, given by its number.
    #[inline]
    pub(crate) const fn cell_at(self, site: usize) -> u8 {
        let columns = self.columns as usize;
        self.cell((site % columns) as u8, (site / columns) as u8)
    }

    /// All cells of the board, by rising site.
    pub(crate) fn cells(self) -> impl Iterator<Item = u8> {
        (0..usize::from(self.columns) * usize::from(self.rows)).map(move |site| self.cell_at(site))
    }

    /// The sites of a set of cells.
    pub(crate) fn sites(self, set: impl Set) -> Vec<Site> {
        set.cells().map(|cell| self.site(cell)).collect()
    }

    /// The name of the cell: `a1`, `b1`, …
    pub(crate) fn name(self, cell: u8) -> String {
        let (file, rank) = self.file_and_rank(cell);
        square_name(file, rank)
    }

    /// The cell with that name.
    pub(crate) fn find(self, name: &str) -> Option<u8> {
        self.cells().find(|&cell| self.name(cell) == name)
    }

    /// The image of the cell under a symmetry: bit 0 of `k` mirrors files, bit 1 ranks, bit 2 (on squares) then
    /// transposes.
    #[inline]
    pub(crate) const fn image(self, k: u8, cell: u8) -> u8 {
        let (file, rank) = self.file_and_rank(cell);
        let (file, rank) = seen(k, (self.columns, self.rows), file, rank);
        self.cell(file, rank)
    }

    /// Appends a piece on each cell of a set to a list of pieces.
    pub(crate) fn pieces(self, set: impl Set, piece: Piece, out: &mut Vec<Standing>) {
        out.extend(set.cells().map(|cell| Standing { at: self.site(cell), piece, count: 1 }));
    }

    /// A position object with `size` (left out if it is the `default`), `rows` (the letter of each cell) and `turn`.
    pub(crate) fn object(
        self,
        default: (u8, u8),
        letter: impl Fn(u8) -> char,
        seats: &[Seat; 2],
        mover: Player,
    ) -> Object {
        let mut object = Object::new();
        if self.size() != default {
            object.insert("size".into(), [self.columns, self.rows].as_slice().into());
        }
        let letter = |file, rank| letter(self.cell(file, rank));
        object.insert("rows".into(), rows_of(self.columns, self.rows, letter));
        object.insert("turn".into(), turn_of(seats, mover));
        object
    }

    /// The cells of a position object with the letters that stand on them, empty cells included, by rising site.
    ///
    /// # Errors
    /// As [`Reader::grid`].
    pub(crate) fn read(self, read: Reader, letters: &str) -> Result<impl Iterator<Item = (u8, char)>, ObjectError> {
        let grid = read.grid(self.columns, self.rows, letters)?;
        Ok(grid.into_iter().enumerate().map(move |(site, letter)| (self.cell_at(site), letter)))
    }
}

/// Reads the `size` of a square board; without it, `default`. `sizes` are the sides that the game can be played on,
/// rising.
///
/// # Errors
/// When the size is not a pair of numbers, or not one of `sizes` twice.
pub(crate) fn read_side(read: Reader, default: (u8, u8), sizes: &[u8]) -> Result<u8, ObjectError> {
    let (columns, rows) = read.size(default)?;
    if columns == rows && sizes.contains(&columns) {
        return Ok(columns);
    }
    let name = |size: &u8| format!("[{size},{size}]");
    let wanted = match sizes {
        [least, .., greatest] if usize::from(greatest - least) + 1 == sizes.len() => {
            format!("{} to {}", name(least), name(greatest))
        }
        [rest @ .., last] => format!("{} or {}", rest.iter().map(name).collect::<Vec<_>>().join(", "), name(last)),
        [] => String::new(),
    };
    Err(ObjectError::value("size", wanted, format!("[{columns},{rows}]")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn sites_are_numbered_without_the_gaps_between_cells() {
        let grid = Grid::strided(5, 4, 8);
        for (site, cell) in grid.cells().enumerate() {
            assert_eq!((usize::from(grid.site(cell).0), grid.cell_at(site)), (site, cell));
            assert_eq!(grid.find(&grid.name(cell)), Some(cell));
        }
        assert_eq!((grid.name(9), grid.find("f1")), ("b2".into(), None));
    }

    #[test]
    fn the_symmetries_of_the_diagonals_keep_the_colours_of_cells_and_form_a_group() {
        let grid = Grid::bitboard(6);
        for cell in grid.cells() {
            for k in DIAGONALS {
                let image = grid.image(k, cell);
                assert_eq!((image % 8 + image / 8) % 2, (cell % 8 + cell / 8) % 2);
                assert_eq!(grid.image(k, image), cell);
            }
        }
        assert_eq!(DIAGONALS.map(|k| grid.image(k, 1)), [1, 8, 8 * 4 + 5, 8 * 5 + 4]);
    }

    #[test]
    fn a_size_that_the_game_does_not_have_is_refused_with_those_that_it_has() {
        let read = |size: serde_json::Value, sizes: &[u8]| {
            let object = json!({ "size": size });
            read_side(Reader(object.as_object().unwrap()), (8, 8), sizes).map_err(|e| e.to_string())
        };
        assert_eq!(read(json!([6, 6]), &[4, 6, 8]), Ok(6));
        assert!(read(json!([5, 5]), &[4, 6, 8]).unwrap_err().contains("[4,4], [6,6] or [8,8]"));
        assert!(read(json!([6, 5]), &[5, 6, 7]).unwrap_err().contains("[5,5] to [7,7]"));
    }
}
