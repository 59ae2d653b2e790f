//! Lines of n stones for alignment games: detection, and the windows of n cells that can still become a line.
//!
//! There are two representations of sets of cells. [`Set`] is one word with a stride of eight for boards up to 8×8, so
//! that shifts process all cells at once. [`Rows`] has a word for each row and an empty margin for boards up to 24
//! cells wide, where only the lines through one stone are examined.
//!
//! Axes are numbered east, north, north-east, north-west: the first two are orthogonal.

mod stones;
#[cfg(test)]
mod tests;

pub(crate) use stones::Stones;

use crate::bits::Bits;
use tabuleiro_rules::{Board, BoardBuilder, Look, Point};

/// Cells of a board of at most 8×8: rank × 8 + file.
pub(crate) type Set = u64;

/// The offset to the next cell of a line in a [`Set`], by axis.
const STEPS: [u32; 4] = [1, 8, 9, 7];

/// The offset to the next cell of a line in rows and columns, by axis.
const WAYS: [(isize, isize); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];

/// Returns the first cells of all windows of `n` cells on an axis of the 8×8 board.
const fn room(axis: usize, n: u32) -> Set {
    let files = match axis {
        1 => 0xff,
        3 => 0xff << (n - 1) & 0xff,
        _ => 0xff >> (n - 1),
    };
    let ranks = if axis == 0 { !0 } else { !0 >> (8 * (n - 1)) };
    (files * 0x0101_0101_0101_0101) & ranks
}

/// Returns the first cells of all windows of `n` cells on an axis that belong to the set.
#[inline(always)]
const fn runs(set: Set, axis: usize, n: u32) -> Set {
    let mut all = set & room(axis, n);
    let mut k = 1;
    while k < n {
        all &= set >> (k * STEPS[axis]);
        k += 1;
    }
    all
}

/// Returns whether `N` or more cells of the set are in line on one of the first `AXES` axes (2 or 4).
#[inline]
pub(crate) const fn has_line<const N: u32, const AXES: usize>(set: Set) -> bool {
    let mut found = runs(set, 0, N) | runs(set, 1, N);
    if AXES == 4 {
        found |= runs(set, 2, N) | runs(set, 3, N);
    }
    found != 0
}

/// Returns the cells of the windows of `n` cells that begin at `starts`.
#[inline(always)]
pub(crate) const fn spread(starts: Set, axis: usize, n: u32) -> Set {
    let (mut all, mut k) = (0, 0);
    while k < n {
        all |= starts << (k * STEPS[axis]);
        k += 1;
    }
    all
}

/// Returns the cells of the set that belong to a line of `N` or more on one of the first `AXES` axes.
pub(crate) fn on_lines<const N: u32, const AXES: usize>(set: Set) -> Set {
    (0..AXES).fold(0, |all, axis| all | spread(runs(set, axis, N), axis, N))
}

/// The number of stones in each window of n cells on an axis, for all windows of a set or row at once. A window is
/// identified by its first cell.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Windows {
    /// The numbers of stones in binary, least significant bit first.
    planes: [u64; 3],
    /// The windows without closed cells.
    open: u64,
}

impl Windows {
    /// Counts stones, where `stones(k)` and `closed(k)` are the k-th cells of all windows.
    #[inline(always)]
    fn count(n: u32, room: u64, stones: impl Fn(u32) -> u64, closed: impl Fn(u32) -> u64) -> Windows {
        let (mut planes, mut open) = ([0; 3], room);
        for k in 0..n {
            let one = stones(k);
            let two = planes[0] & one;
            let four = planes[1] & two;
            planes = [planes[0] ^ one, planes[1] ^ two, planes[2] | four];
            open &= !closed(k);
        }
        Windows { planes, open }
    }

    /// Counts the stones of the windows of `n` cells of a set.
    #[inline(always)]
    pub(crate) fn of_set(stones: Set, closed: Set, axis: usize, n: u32) -> Windows {
        let step = STEPS[axis];
        Self::count(n, room(axis, n), |k| stones >> (k * step), |k| closed >> (k * step))
    }

    /// Counts the stones of the windows of `n` cells that begin in a row. `closed` must include the margin.
    #[inline(always)]
    pub(crate) fn of_row<const R: usize>(
        stones: &Rows<R>,
        closed: &Rows<R>,
        row: usize,
        axis: usize,
        n: u32,
    ) -> Windows {
        let pick = |set: &Rows<R>, k: u32| match axis {
            0 => u64::from(set[row]) >> k,
            1 => u64::from(set[row + k as usize]),
            2 => u64::from(set[row + k as usize]) >> k,
            _ => u64::from(set[row + k as usize]) << k,
        };
        // Windows that begin further left would leave the word; the margin closes the others.
        let room = if axis == 3 { 0xffff_ffff & !0 << n } else { 0xffff_ffff >> n };
        Self::count(n, room, |k| pick(stones, k), |k| pick(closed, k))
    }

    /// Returns the open windows with that many stones.
    #[inline(always)]
    pub(crate) fn holding(&self, stones: u32) -> u64 {
        (0..3).fold(self.open, |all, i| all & if stones >> i & 1 == 1 { self.planes[i] } else { !self.planes[i] })
    }

    /// Closes the windows that hold a stone of `other`.
    #[inline(always)]
    pub(crate) fn without(self, other: &Windows) -> Windows {
        Windows { open: self.open & other.holding(0), ..self }
    }
}

/// A set of cells of a larger board with a word for each row: row r, column c, counted from 0, is bit c + 1 of word r +
/// 1. Bits beyond the board, including the first and the last word, are 0.
pub(crate) type Rows<const R: usize> = [u32; R];

/// Returns the number of a cell of [`Rows`]: word × 32 + bit.
#[inline]
pub(crate) const fn cell(column: u8, row: u8) -> u16 {
    (row as u16 + 1) << 5 | (column as u16 + 1)
}

/// Returns the word and the bit of a cell.
#[inline]
pub(crate) const fn split(cell: u16) -> (usize, u32) {
    ((cell >> 5) as usize, cell as u32 & 31)
}

/// Returns the column and the row of a cell, counted from 0.
pub(crate) const fn place(cell: u16) -> (u8, u8) {
    ((cell & 31) as u8 - 1, (cell >> 5) as u8 - 1)
}

/// Returns whether the cell belongs to the set; any number is allowed.
#[inline]
pub(crate) fn has<const R: usize>(set: &Rows<R>, cell: u16) -> bool {
    let (row, column) = split(cell);
    row < R && set[row] >> column & 1 == 1
}

/// Returns the cell `steps` further on an axis.
#[inline]
pub(crate) const fn further(cell: u16, axis: usize, steps: u16) -> u16 {
    let (up, right) = WAYS[axis];
    cell.wrapping_add_signed((up * 32 + right) as i16 * steps as i16)
}

/// Iterates over the cells of a set, row by row.
pub(crate) fn cells<const R: usize>(set: &Rows<R>) -> impl Iterator<Item = u16> + '_ {
    (0..R).flat_map(move |row| Bits(u64::from(set[row])).map(move |column| (row << 5) as u16 | u16::from(column)))
}

/// Returns all cells of a board.
pub(crate) fn board<const R: usize>(columns: u8, rows: u8) -> Rows<R> {
    std::array::from_fn(|r| if (1..=usize::from(rows)).contains(&r) { ((1 << columns) - 1) << 1 } else { 0 })
}

/// Returns a go board of that side with nine star points, or four if there is no middle line.
pub(crate) fn goban(side: u8) -> Board {
    let grid = BoardBuilder::new().grid(Point::default(), side, side, Look::Goban, false);
    let out = f32::from(side - 1) / 2.0 - if side < 13 { 2.0 } else { 3.0 };
    // Points in the middle of an edge or of the board only where there is a middle line.
    let lines: &[f32] = if side % 2 == 1 { &[-out, 0.0, out] } else { &[-out, out] };
    let stars = lines.iter().flat_map(|&x| lines.iter().map(move |&y| Point::new(x, y)));
    stars.fold(grid, BoardBuilder::dot).build()
}

/// Counts the consecutive cells of the set that follow a cell in one direction.
#[inline(always)]
fn follow<const R: usize>(set: &Rows<R>, cell: u16, (up, right): (isize, isize)) -> u32 {
    let (row, column) = split(cell);
    let (mut row, mut column) = (row.wrapping_add_signed(up), column.wrapping_add_signed(right as i32));
    let mut found = 0;
    while row < R && set[row] >> (column & 31) & 1 == 1 {
        row = row.wrapping_add_signed(up);
        column = column.wrapping_add_signed(right as i32);
        found += 1;
    }
    found
}

/// Returns the length of the run of the set through a cell of it on an axis.
#[inline(always)]
fn run<const R: usize>(set: &Rows<R>, cell: u16, axis: usize) -> u32 {
    let (up, right) = WAYS[axis];
    1 + follow(set, cell, (up, right)) + follow(set, cell, (-up, -right))
}

/// Returns whether a cell of the set belongs to a line of `n` or more cells or, if `exactly`, of exactly `n`.
#[inline]
pub(crate) fn in_line<const R: usize>(set: &Rows<R>, cell: u16, n: u32, exactly: bool) -> bool {
    (0..4).any(|axis| {
        let run = run(set, cell, axis);
        if exactly { run == n } else { run >= n }
    })
}

/// Calls `each` with the numbers of own and opposing stones in every window of `n` cells through a cell, not counting
/// the cell itself.
#[inline]
pub(crate) fn windows_through<const R: usize>(
    [own, opp]: [&Rows<R>; 2],
    outside: &Rows<R>,
    at: u16,
    n: u32,
    mut each: impl FnMut(usize, usize),
) {
    let reach = n as u16 - 1;
    for axis in 0..4 {
        let (mut mine, mut theirs, mut barred) = (0u32, 0u32, 0u32);
        for k in 0..=2 * reach {
            let here = further(at, axis, k.wrapping_sub(reach));
            mine |= u32::from(has(own, here)) << k;
            theirs |= u32::from(has(opp, here)) << k;
            barred |= u32::from(has(outside, here) || usize::from(here >> 5) >= R) << k;
        }
        let middle = !(1 << reach);
        for window in (0..n).map(|k| ((1 << n) - 1) << k).filter(|window| barred & window == 0) {
            each((mine & window & middle).count_ones() as usize, (theirs & window & middle).count_ones() as usize);
        }
    }
}

/// Returns the cells of the set that belong to lines as in [`in_line`], row by row.
pub(crate) fn lined_up<const R: usize>(set: &Rows<R>, n: u32, exactly: bool) -> Vec<u16> {
    cells(set).filter(|&cell| in_line(set, cell, n, exactly)).collect()
}
