//! The chains connected to the edges.

use super::{Field, Rows, split};
use crate::unseen::Unseen;
use tabuleiro_rules::{Player, Site};

/// Returns the cells of a neighbouring row that the cells `x` touch.
#[inline]
const fn spread(x: u32, pattern: u32) -> u32 {
    (if pattern & 1 != 0 { x >> 1 } else { 0 })
        | (if pattern & 2 != 0 { x } else { 0 })
        | (if pattern & 4 != 0 { x << 1 } else { 0 })
}

impl<const N: usize, const UP: u32, const DOWN: u32> Field<N, UP, DOWN> {
    /// Returns imaginary stones along the near edge, just outside the board.
    pub(super) fn near_edge(side: u8, player: Player) -> Rows<N> {
        Self::line(side, player, 0)
    }

    /// Returns imaginary stones along the far edge, just outside the board.
    pub(super) fn far_edge(side: u8, player: Player) -> Rows<N> {
        Self::line(side, player, usize::from(side) + 1)
    }

    /// Returns a column of stones for the first side, a row for the second.
    fn line(side: u8, player: Player, at: usize) -> Rows<N> {
        let n = usize::from(side);
        std::array::from_fn(|r| match player {
            Player::First if (1..=n).contains(&r) => 1 << at,
            Player::Second if r == at => (2 << n) - 2,
            _ => 0,
        })
    }

    /// Returns whether a neighbour of the cell is in the set.
    #[inline]
    pub(super) fn touches(set: &Rows<N>, row: usize, column: u32) -> bool {
        let by = column - 1;
        (set[row - 1] >> by & DOWN) | (set[row] >> by & 0b101) | (set[row + 1] >> by & UP) != 0
    }

    /// Adds to `set` the stones of `waiting` and their chains; `rows` has a bit for each row of `waiting` that is not
    /// empty.
    #[inline]
    fn flood(set: &mut Rows<N>, stones: &Rows<N>, mut waiting: Rows<N>, mut rows: u32) {
        while rows != 0 {
            let r = rows.trailing_zeros() as usize;
            rows &= rows - 1;
            let mut run = std::mem::take(&mut waiting[r]);
            loop {
                let longer = run | ((run << 1 | run >> 1) & stones[r] & !set[r]);
                if longer == run {
                    break;
                }
                run = longer;
            }
            set[r] |= run;
            let above = spread(run, UP) & stones[r + 1] & !set[r + 1];
            waiting[r + 1] |= above;
            let below = spread(run, DOWN) & stones[r - 1] & !set[r - 1];
            waiting[r - 1] |= below;
            rows |= u32::from(above != 0) << (r + 1) | u32::from(below != 0) << (r - 1);
        }
    }

    /// Adds to `set` the chain of the stone at that cell.
    #[inline]
    pub(crate) fn absorb(set: &mut Rows<N>, stones: &Rows<N>, row: usize, column: u32) {
        let mut waiting = [0; N];
        waiting[row] = 1u32 << column;
        Self::flood(set, stones, waiting, 1 << row);
    }

    /// Recomputes from the stones the chains connected to the edges, and the winner.
    pub(super) fn connect(&mut self) {
        self.winner = Unseen(None);
        let n = usize::from(self.side);
        for player in Player::BOTH {
            let p = player.index();
            self.near[p] = Self::near_edge(self.side, player);
            self.far[p] = Self::far_edge(self.side, player);
            for set in [&mut self.near[p], &mut self.far[p]] {
                let mut waiting = [0; N];
                for (r, row) in waiting.iter_mut().enumerate().take(n + 1).skip(1) {
                    *row = Self::neighbours(r, set) & self.stones[p][r];
                }
                Self::flood(set, &self.stones[p], waiting, (2 << n) - 2);
            }
            if (1..=n).any(|r| self.near[p][r] & self.far[p][r] != 0) {
                self.winner = Unseen(Some(player));
            }
        }
    }

    /// Returns the stones of a player together with the imaginary ones outside the board.
    pub(crate) fn with_sides(&self, player: Player) -> Rows<N> {
        let p = player.index();
        std::array::from_fn(|r| self.stones[p][r] | self.near[p][r] | self.far[p][r])
    }

    /// Returns a shortest chain of the winner between its edges; empty while there is no winner.
    pub(crate) fn chain(&self) -> Vec<Site> {
        let Some(winner) = *self.winner else { return Vec::new() };
        let stones = &self.stones[winner.index()];
        let n = u16::from(self.side);
        let on_line = |cell: u16, line: u16| (if winner == Player::First { cell & 31 } else { cell >> 5 }) == line;
        let mut from = vec![0u16; N * 32];
        let mut queue: Vec<u16> = self.cells_of(stones).filter(|&cell| on_line(cell, 1)).collect();
        queue.iter().for_each(|&cell| from[usize::from(cell)] = cell);
        let mut next = 0;
        while let Some(&cell) = queue.get(next) {
            next += 1;
            if on_line(cell, n) {
                let back = |&c: &u16| Some(from[usize::from(c)]).filter(|&before| before != c);
                return std::iter::successors(Some(cell), back).map(|c| self.site(c)).collect();
            }
            let (row, column) = split(cell);
            for (r, pattern) in [(row - 1, DOWN), (row, 0b101), (row + 1, UP)] {
                for k in (0..3).filter(|k| pattern >> k & 1 != 0) {
                    let column = column + k - 1;
                    let to = r * 32 + column as usize;
                    if stones[r] >> column & 1 != 0 && from[to] == 0 {
                        from[to] = cell;
                        queue.push(to as u16);
                    }
                }
            }
        }
        Vec::new()
    }

    /// Returns the fewest stones that `player` still needs to connect its edges, `None` if it cannot. `around(row,
    /// set)` must return the cells of a row that are adjacent to the set.
    pub(crate) fn distance(&self, player: Player, around: impl Fn(usize, &Rows<N>) -> u32) -> Option<u32> {
        let n = usize::from(self.side);
        let own = self.stones(player);
        let mut reached = Self::near_edge(self.side, player);
        let arrived = |set: &Rows<N>| match player {
            Player::First => set.iter().any(|row| row >> n & 1 != 0),
            Player::Second => set[n] != 0,
        };
        let grow = |set: &mut Rows<N>| loop {
            let mut grown = 0;
            for r in 1..=n {
                let more = around(r, set) & own[r] & !set[r];
                set[r] |= more;
                grown |= more;
            }
            if grown == 0 {
                break;
            }
        };
        grow(&mut reached);
        let mut stones = 0;
        while !arrived(&reached) {
            let before = reached;
            let mut grown = 0;
            for r in 1..=n {
                let more = around(r, &before) & self.empty_in(r) & !before[r];
                reached[r] |= more;
                grown |= more;
            }
            if grown == 0 {
                return None;
            }
            stones += 1;
            grow(&mut reached);
        }
        Some(stones)
    }

    /// Returns the cells of a row that are adjacent to the set by the neighbours of the field, for [`Field::distance`].
    pub(crate) fn neighbours(row: usize, set: &Rows<N>) -> u32 {
        spread(set[row - 1], UP) | spread(set[row + 1], DOWN) | set[row] << 1 | set[row] >> 1
    }
}
