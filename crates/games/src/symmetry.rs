//! The symmetries of rectangular and square boards.

/// Returns the image of a cell of a rectangle under symmetry `k`: bit 0 mirrors files, bit 1 ranks, and bit 2, on
/// squares only, then transposes.
pub(super) const fn seen(k: u8, (columns, rows): (u8, u8), file: u8, rank: u8) -> (u8, u8) {
    let file = if k & 1 == 0 { file } else { columns - 1 - file };
    let rank = if k & 2 == 0 { rank } else { rows - 1 - rank };
    if k & 4 == 0 { (file, rank) } else { (rank, file) }
}

/// Returns the image of a cell of a square board, as [`seen`].
pub(super) const fn turned(k: u8, side: u8, file: u8, rank: u8) -> (u8, u8) {
    seen(k, (side, side), file, rank)
}

/// Returns the image of a cell of a square board, numbered rank × side + file, as [`seen`].
pub(super) const fn turned_cell(k: u8, side: u8, cell: u8) -> u8 {
    let (file, rank) = turned(k, side, cell % side, cell / side);
    rank * side + file
}
