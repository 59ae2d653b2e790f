//! The stones of the games played on larger boards, with what their rules and position objects have in common.

use super::{Rows, board, cell, cells, has, lined_up, place, split};
use crate::bits::{Bits, nth_in_rows};
use crate::symmetry::turned;
use std::ops::Index;
use tabuleiro_rules::{
    Kind, Object, ObjectError, Outcome, Piece, Player, Reader, Rng, Seat, Site, Standing, Verdict, below, rows_of_sides,
};

/// The stones of both sides on a square board of at most `R` − 2 points a side. The index is that of the side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Stones<const R: usize> {
    sets: [Rows<R>; 2],
    side: u8,
    /// The number of empty points.
    empty: u16,
}

impl<const R: usize> Index<usize> for Stones<R> {
    type Output = Rows<R>;

    #[inline(always)]
    fn index(&self, side: usize) -> &Rows<R> {
        &self.sets[side]
    }
}

impl<const R: usize> Stones<R> {
    /// Returns an empty board of `side` × `side` points.
    pub(crate) fn new(side: u8) -> Self {
        Stones { sets: [[0; R]; 2], side, empty: u16::from(side) * u16::from(side) }
    }

    /// Returns the number of points on a side of the board.
    #[inline(always)]
    pub(crate) const fn side(&self) -> u8 {
        self.side
    }

    /// Returns the number of empty points.
    #[inline(always)]
    pub(crate) const fn empty(&self) -> u16 {
        self.empty
    }

    /// Returns the empty points of a word of [`Rows`], as bits.
    #[inline]
    pub(crate) fn empty_in(&self, row: usize) -> u32 {
        let inside = ((1 << self.side) - 1) << 1;
        inside & !(self.sets[0][row] | self.sets[1][row])
    }

    /// Returns whether `point` is an empty point of the board; any number is allowed.
    #[inline]
    pub(crate) fn is_empty(&self, point: u16) -> bool {
        let (row, column) = split(point);
        row.wrapping_sub(1) < usize::from(self.side) && self.empty_in(row) >> column & 1 == 1
    }

    /// Iterates over the empty points, row by row.
    #[inline]
    pub(crate) fn empty_points(&self) -> impl Iterator<Item = u16> + '_ {
        (1..=usize::from(self.side)).flat_map(|row| {
            Bits(u64::from(self.empty_in(row))).map(move |column| (row << 5) as u16 | u16::from(column))
        })
    }

    /// Returns a random empty point, each with the same probability: by rejection, after `tries` failures by counting.
    /// The board must not be full.
    #[inline]
    pub(crate) fn draw<Q: Rng>(&self, rng: &mut Q, tries: u32) -> u16 {
        for _ in 0..tries {
            let (column, row) = (below(rng, u32::from(self.side)) as u8, below(rng, u32::from(self.side)) as u8);
            let point = cell(column, row);
            if self.is_empty(point) {
                return point;
            }
        }
        nth_in_rows(|row| self.empty_in(row), below(rng, u32::from(self.empty)))
    }

    /// Places a stone of a side on an empty point.
    #[inline]
    pub(crate) fn put(&mut self, side: usize, point: u16) {
        let (row, column) = split(point);
        self.sets[side][row] |= 1 << column;
        self.empty -= 1;
    }

    /// Removes a stone of a side.
    #[inline]
    pub(crate) fn remove(&mut self, side: usize, point: u16) {
        let (row, column) = split(point);
        self.sets[side][row] &= !(1 << column);
        self.empty += 1;
    }

    /// Returns the points outside the board, which no window may contain.
    pub(crate) fn outside(&self) -> Rows<R> {
        board(self.side, self.side).map(|row: u32| !row)
    }

    /// Returns the site of a point.
    pub(crate) fn site(&self, point: u16) -> Site {
        let (column, row) = place(point);
        Site(u16::from(row) * u16::from(self.side) + u16::from(column))
    }

    /// Returns the image of a point under symmetry `k` of the square.
    pub(crate) fn mapped(&self, k: u8, point: u16) -> u16 {
        let (column, row) = place(point);
        let (column, row) = turned(k, self.side, column, row);
        cell(column, row)
    }

    /// Appends all stones to `out`.
    pub(crate) fn pieces(&self, seats: &[Seat; 2], out: &mut Vec<Standing>) {
        for (stones, seat) in self.sets.iter().zip(seats) {
            let piece = Piece::new(Kind::Stone, seat.tone);
            out.extend(cells(stones).map(|point| Standing { at: self.site(point), piece, count: 1 }));
        }
    }

    /// Returns an object with `rows` and, unless the side is `default`, `size`.
    pub(crate) fn object(&self, seats: &[Seat; 2], default: u8) -> Object {
        let mut object = Object::new();
        if self.side != default {
            object.insert("size".into(), [self.side, self.side].as_slice().into());
        }
        let owner = |c, r| Player::BOTH.into_iter().find(|side| has(&self.sets[side.index()], cell(c, r)));
        object.insert("rows".into(), rows_of_sides(seats, self.side, self.side, owner));
        object
    }

    /// Reads the size of the board, which must be square with a side of the ascending list `allowed`.
    ///
    /// # Errors
    /// If the object has another size.
    pub(crate) fn read_side(read: Reader, default: (u8, u8), allowed: &[u8]) -> Result<u8, ObjectError> {
        let (columns, rows) = read.size(default)?;
        if columns != rows || !allowed.contains(&columns) {
            let (least, greatest) = (allowed[0], allowed[allowed.len() - 1]);
            let range = format!("[{least},{least}] to [{greatest},{greatest}]");
            return Err(ObjectError::value("size", range, format!("[{columns},{rows}]")));
        }
        Ok(columns)
    }

    /// Returns the outcome of a board by its lines of `n` stones, and a draw if it is full.
    ///
    /// # Errors
    /// If both sides have a line.
    pub(crate) fn judged(&self, n: u32, exactly: bool) -> Result<Option<Outcome>, ObjectError> {
        Ok(match [0, 1].map(|side| !lined_up(&self.sets[side], n, exactly).is_empty()) {
            [true, true] => return Err(ObjectError::Impossible("both sides have a line".into())),
            [false, false] => (self.empty == 0).then_some(Outcome::Draw),
            [_, second] => Some(Outcome::Win(Player::from_second(second))),
        })
    }

    /// Returns why a game with that outcome ended, with the stones of the winning lines.
    pub(crate) fn verdict(&self, outcome: Outcome, n: u32, exactly: bool) -> Verdict {
        let Some(winner) = outcome.winner() else { return Verdict { reason: "end-full", sites: Vec::new() } };
        let line = lined_up(&self.sets[winner.index()], n, exactly);
        Verdict { reason: "end-line", sites: line.into_iter().map(|point| self.site(point)).collect() }
    }
}
