//! Lines of n stones, for the games of alignment: who has one, where it lies, and which windows of n cells may still
//! become one.
//!
//! There are two kinds of sets of cells. [`Set`] is one word with a stride of eight whatever the size of the board, so
//! that shifts look at all its cells at once; it serves boards up to 8×8. [`Rows`] has a word a row and an empty margin
//! all round; it serves boards up to 24 wide, where only the lines through one stone are walked.
//!
//! Axes are numbered east, north, north-east, north-west: the first two are the straight ones.

use crate::bits::Bits;
use tabuleiro_rules::{Board, BoardBuilder, Look, Point};

/// Cells of a board of at most 8×8: rank × 8 + file.
pub(crate) type Set = u64;

/// From a cell of a [`Set`] to the next one of a line, by axis.
const STEPS: [u32; 4] = [1, 8, 9, 7];

/// From a cell to the next one of a line, by axis: rows, columns.
const WAYS: [(isize, isize); 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];

/// Where `n` cells along an axis fit on 8×8.
const fn room(axis: usize, n: u32) -> Set {
    let files = match axis {
        1 => 0xff,
        3 => 0xff << (n - 1) & 0xff,
        _ => 0xff >> (n - 1),
    };
    let ranks = if axis == 0 { !0 } else { !0 >> (8 * (n - 1)) };
    (files * 0x0101_0101_0101_0101) & ranks
}

/// The first cells of `n` cells of the set in line on an axis.
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

/// Whether `N` cells or more of the set stand in line on one of the first `AXES` axes.
#[inline]
pub(crate) const fn has_line<const N: u32, const AXES: usize>(set: Set) -> bool {
    let mut found = runs(set, 0, N) | runs(set, 1, N);
    if AXES == 4 {
        found |= runs(set, 2, N) | runs(set, 3, N);
    }
    found != 0
}

/// The cells of the `n` cells in line that begin at each of `starts`.
#[inline(always)]
pub(crate) const fn spread(starts: Set, axis: usize, n: u32) -> Set {
    let (mut all, mut k) = (0, 0);
    while k < n {
        all |= starts << (k * STEPS[axis]);
        k += 1;
    }
    all
}

/// The cells of the set that belong to a line of `N` or more on one of the first `AXES` axes.
pub(crate) fn on_lines<const N: u32, const AXES: usize>(set: Set) -> Set {
    (0..AXES).fold(0, |all, axis| all | spread(runs(set, axis, N), axis, N))
}

/// How many stones each window of n cells on an axis holds, for all windows of a set (or of a row) at once: a window is
/// known by its first cell.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Windows {
    /// The number of stones in binary, least bit first.
    planes: [u64; 3],
    /// The windows that lie on open cells only.
    open: u64,
}

impl Windows {
    /// `stones` and `closed` give the k-th cells of all windows; closed cells spoil a window.
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

    /// The windows of `n` cells of a set, none of them closed.
    #[inline(always)]
    pub(crate) fn of_set(stones: Set, closed: Set, axis: usize, n: u32) -> Windows {
        let step = STEPS[axis];
        Self::count(n, room(axis, n), |k| stones >> (k * step), |k| closed >> (k * step))
    }

    /// The windows of `n` cells that begin in a row; the margin of `closed` is closed.
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
        // The columns further left have no room to the left; the margin bars the others.
        let room = if axis == 3 { 0xffff_ffff & !0 << n } else { 0xffff_ffff >> n };
        Self::count(n, room, |k| pick(stones, k), |k| pick(closed, k))
    }

    /// The open windows with that many stones.
    #[inline(always)]
    pub(crate) fn holding(&self, stones: u32) -> u64 {
        (0..3).fold(self.open, |all, i| all & if stones >> i & 1 == 1 { self.planes[i] } else { !self.planes[i] })
    }

    /// The same, of those only that hold nothing of another set: the windows of one side that the other has not
    /// spoilt.
    #[inline(always)]
    pub(crate) fn without(self, other: &Windows) -> Windows {
        Windows { open: self.open & other.holding(0), ..self }
    }
}

/// Cells of a larger board, a word a row: row r, column c, counted from 0, is bit c + 1 of word r + 1. Rows and columns
/// beyond the board stay empty, the first and the last word among them.
pub(crate) type Rows<const R: usize> = [u32; R];

/// A cell of [`Rows`] as one number: word × 32 + bit.
#[inline]
pub(crate) const fn cell(column: u8, row: u8) -> u16 {
    (row as u16 + 1) << 5 | (column as u16 + 1)
}

/// Word and bit of a cell.
#[inline]
pub(crate) const fn split(cell: u16) -> (usize, u32) {
    ((cell >> 5) as usize, cell as u32 & 31)
}

/// Column and row of a cell, counted from 0.
pub(crate) const fn place(cell: u16) -> (u8, u8) {
    ((cell & 31) as u8 - 1, (cell >> 5) as u8 - 1)
}

/// Whether the cell belongs to the set; any number may be asked about.
#[inline]
pub(crate) fn has<const R: usize>(set: &Rows<R>, cell: u16) -> bool {
    let (row, column) = split(cell);
    row < R && set[row] >> column & 1 == 1
}

/// The cell `steps` further on an axis.
#[inline]
pub(crate) const fn further(cell: u16, axis: usize, steps: u16) -> u16 {
    let (up, right) = WAYS[axis];
    cell.wrapping_add_signed((up * 32 + right) as i16 * steps as i16)
}

/// The cells of a set, row by row.
pub(crate) fn cells<const R: usize>(set: &Rows<R>) -> impl Iterator<Item = u16> + '_ {
    (0..R).flat_map(move |row| Bits(u64::from(set[row])).map(move |column| (row << 5) as u16 | u16::from(column)))
}

/// All cells of a board.
pub(crate) fn board<const R: usize>(columns: u8, rows: u8) -> Rows<R> {
    std::array::from_fn(|r| if (1..=usize::from(rows)).contains(&r) { ((1 << columns) - 1) << 1 } else { 0 })
}

/// A go board of that side with its star points.
pub(crate) fn goban(side: u8) -> Board {
    let grid = BoardBuilder::new().grid(Point::default(), side, side, Look::Goban, false);
    let out = f32::from(side - 1) / 2.0 - if side < 13 { 2.0 } else { 3.0 };
    // Points in the middle of an edge or of the board only where there is a middle line.
    let lines: &[f32] = if side % 2 == 1 { &[-out, 0.0, out] } else { &[-out, out] };
    let stars = lines.iter().flat_map(|&x| lines.iter().map(move |&y| Point::new(x, y)));
    stars.fold(grid, BoardBuilder::dot).build()
}

/// How many cells of the set follow on a cell in one direction.
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

/// How many cells of the set stand in line with a cell of it on an axis, itself included.
#[inline(always)]
fn run<const R: usize>(set: &Rows<R>, cell: u16, axis: usize) -> u32 {
    let (up, right) = WAYS[axis];
    1 + follow(set, cell, (up, right)) + follow(set, cell, (-up, -right))
}

/// Whether a cell of the set stands in a line that counts: of `n` cells or more, or of exactly `n`.
#[inline]
pub(crate) fn in_line<const R: usize>(set: &Rows<R>, cell: u16, n: u32, exactly: bool) -> bool {
    (0..4).any(|axis| {
        let run = run(set, cell, axis);
        if exactly { run == n } else { run >= n }
    })
}

/// Calls `each` with the stones of both sides in every window of `n` cells of the board through a cell, the cell itself
/// left out.
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

/// The cells of the set in lines that count, row by row.
pub(crate) fn lined_up<const R: usize>(set: &Rows<R>, n: u32, exactly: bool) -> Vec<u16> {
    cells(set).filter(|&cell| in_line(set, cell, n, exactly)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::{Rng, SeedableRng};

    /// Counts the cells from (file, rank) on, one by one.
    fn slow(set: Set, file: i32, rank: i32, (up, right): (isize, isize)) -> u32 {
        let on = (0..8).contains(&file) && (0..8).contains(&rank);
        if on && set >> (rank * 8 + file) & 1 == 1 {
            1 + slow(set, file + right as i32, rank + up as i32, (up, right))
        } else {
            0
        }
    }

    #[test]
    fn shifts_rows_and_counting_one_by_one_see_the_same_lines() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
        for _ in 0..4000 {
            let set = rng.next_u64() & (rng.next_u64() | rng.next_u64());
            let mut rows: Rows<10> = [0; 10];
            for at in Bits(set) {
                let (row, column) = split(cell(at % 8, at / 8));
                rows[row] |= 1 << column;
            }
            let longest = |axes: usize| {
                let starts = (0..64).flat_map(|i| WAYS[..axes].iter().map(move |&way| slow(set, i % 8, i / 8, way)));
                starts.max().unwrap()
            };
            assert_eq!(has_line::<4, 4>(set), longest(4) >= 4, "{set:x}");
            assert_eq!(has_line::<5, 4>(set), longest(4) >= 5, "{set:x}");
            assert_eq!(has_line::<4, 2>(set), longest(2) >= 4, "{set:x}");
            let lined: Set = lined_up(&rows, 5, false).into_iter().map(place).fold(0, |s, (f, r)| s | 1 << (r * 8 + f));
            assert_eq!(on_lines::<5, 4>(set), lined, "{set:x}");
            assert_eq!(cells(&rows).count() as u32, set.count_ones());
        }
    }

    #[test]
    fn windows_count_the_stones_they_hold_and_end_at_the_edge() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(6);
        for _ in 0..500 {
            let (stones, closed) = (rng.next_u64(), rng.next_u64() & rng.next_u64() & rng.next_u64());
            let (stones, mut rows, mut shut) = (stones & !closed, [0; 10], [!0; 10]);
            for at in 0..64u8 {
                let (row, column) = split(cell(at % 8, at / 8));
                rows[row] |= ((stones >> at & 1) as u32) << column;
                shut[row] &= !(((!closed >> at & 1) as u32) << column);
            }
            for (axis, n) in (0..4).flat_map(|axis| [4, 5, 6].map(|n| (axis, n))) {
                let (up, right) = WAYS[axis];
                let all = Windows::of_set(stones, closed, axis, n);
                for at in 0..64i32 {
                    let cells = (0..n as i32).map(|k| (at % 8 + k * right as i32, at / 8 + k * up as i32));
                    let on: Vec<i32> = cells
                        .filter(|(f, r)| (0..8).contains(f) && (0..8).contains(r))
                        .map(|(f, r)| r * 8 + f)
                        .collect();
                    let open = on.len() == n as usize && on.iter().all(|c| closed >> c & 1 == 0);
                    let held = on.iter().filter(|&&c| stones >> c & 1 == 1).count() as u32;
                    let (row, column) = split(cell((at % 8) as u8, (at / 8) as u8));
                    let in_rows = (axis == 0 || row + n as usize <= 10) && {
                        let row = Windows::of_row(&rows, &shut, row, axis, n);
                        row.holding(held) >> column & 1 == 1
                    };
                    assert_eq!(all.holding(held) >> at & 1 == 1, open, "{axis} {n} {at}");
                    assert_eq!(in_rows, open, "{axis} {n} {at}");
                }
            }
        }
    }
}
