//! Boards of squares seen in a mirror and across the diagonal.

/// A cell of a rectangle seen through a symmetry: bit 0 of `k` mirrors files, bit 1 ranks, bit 2 (on squares) transposes.
pub(super) const fn seen(k: u8, (columns, rows): (u8, u8), file: u8, rank: u8) -> (u8, u8) {
    let file = if k & 1 == 0 { file } else { columns - 1 - file };
    let rank = if k & 2 == 0 { rank } else { rows - 1 - rank };
    if k & 4 == 0 { (file, rank) } else { (rank, file) }
}

/// As [`seen`], on a square of that side.
pub(super) const fn turned(k: u8, side: u8, file: u8, rank: u8) -> (u8, u8) {
    seen(k, (side, side), file, rank)
}

/// As [`turned`], for cells that are numbered rank × side + file.
pub(super) const fn turned_cell(k: u8, side: u8, cell: u8) -> u8 {
    let (file, rank) = turned(k, side, cell % side, cell / side);
    rank * side + file
}
