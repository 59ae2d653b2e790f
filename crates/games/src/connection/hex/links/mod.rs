//! Virtual connections: what a side can join although the other moves first, found from small to large (H-search, Anshelevich
//! 2002).
//!
//! *Points* are the two sides of the board that a colour joins, its chains, and the empty cells. A *full* link joins two
//! points whoever moves; a *semi* link does if its owner moves. Each has a *carrier*, the empty cells it relies on.
//!
//! * And: two full links with disjoint carriers that meet at a chain make a full link; at an empty cell, a semi link.
//! * Or: semi links without a cell common to all make a full link.
//!
//! Links are worked through in the order of their size, so that a small one is never made needlessly by a large one. What
//! is kept is bounded: longer links are sought from the sides and the chains, not between any two empty cells, and a
//! pair of points keeps only so many. Every link found is true, but not every true link is found.

mod carrier;
mod pair;
mod points;

use super::Grid;
use crate::connection::field::Rows;
use carrier::Carrier;
use pair::Pair;
use tabuleiro_rules::Player;

/// Whether a side's two sides of the board are joined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Joined {
    /// Whoever moves.
    Whole,
    /// If its owner moves: asked for keys, the cells where it may move; else the cells on which all links rely.
    With(Rows<16>),
    /// Not as far as can be seen.
    No,
}

/// An answer, and what it cost.
pub(super) struct Answer {
    pub(super) joined: Joined,
    /// In nodes of search, to which it is comparable in time.
    pub(super) nodes: u64,
}

/// Whether `player` has joined its sides. With `keys`, one way to do it with the next stone is enough.
pub(super) fn joined(grid: &Grid, player: Player, keys: bool) -> Answer {
    match grid.side() {
        0..=8 => Links::<1>::new(grid, player).answer(keys),
        9..=11 => Links::<2>::new(grid, player).answer(keys),
        _ => Links::<4>::new(grid, player).answer(keys),
    }
}

/// The most semi links that make a full one.
const PARTS: u32 = 4;
/// The most pairs of links that are looked at.
const EFFORT: u64 = 400_000;
/// How many of these take as long as a node of search.
const PER_NODE: u64 = 4;

/// The two sides of the board, then chains and cells.
const NEAR: usize = 0;
const FAR: usize = 1;

/// A link that waits.
#[derive(Clone, Copy)]
struct Link<const W: usize> {
    ends: [u8; 2],
    full: bool,
    carrier: Carrier<W>,
}

struct Links<const W: usize> {
    /// The cell of each point that is one.
    cells: Vec<Option<u8>>,
    /// Whether each point is a side of the board (0), a chain (1) or a cell (2).
    kinds: Vec<u8>,
    /// The largest link sought between two points of these kinds.
    reach: [[usize; 3]; 3],
    /// For each two points, their place in `pairs` and one more; 0 where there is none yet.
    table: Vec<u16>,
    pairs: Vec<Pair<W>>,
    /// The points with a full link to each.
    partners: Vec<Vec<u8>>,
    waiting: Vec<Vec<Link<W>>>,
    /// What every semi link between the sides relies on, and the cells that make one full.
    needed: Carrier<W>,
    keys: Carrier<W>,
    whole: bool,
    effort: u64,
    side: u8,
}

impl<const W: usize> Links<W> {
    fn answer(mut self, keys: bool) -> Answer {
        self.search(keys);
        let joined = if self.whole || self.needed.is_empty() {
            Joined::Whole
        } else if self.needed == Carrier::ALL {
            Joined::No
        } else {
            Joined::With(self.rows(if keys { &self.keys } else { &self.needed }))
        };
        Answer { joined, nodes: self.effort / PER_NODE }
    }

    /// Works through all links, the smallest first.
    fn search(&mut self, keys: bool) {
        for size in 0..self.waiting.len() {
            while let Some(link) = self.waiting[size].pop() {
                let done = self.whole || self.needed.is_empty() || (keys && self.needed != Carrier::ALL);
                if done || self.effort > EFFORT {
                    return;
                }
                if link.full { self.settle_full(link) } else { self.settle_semi(link) }
            }
        }
    }

    fn pair(&mut self, [a, b]: [u8; 2]) -> usize {
        let (a, b) = (usize::from(a.min(b)), usize::from(a.max(b)));
        let entry = &mut self.table[a * self.kinds.len() + b];
        if *entry == 0 {
            self.pairs.push(Pair::NONE);
            *entry = self.pairs.len() as u16;
        }
        usize::from(*entry) - 1
    }

    fn known(&self, [a, b]: [u8; 2]) -> Option<&Pair<W>> {
        let (a, b) = (usize::from(a.min(b)), usize::from(a.max(b)));
        self.pairs.get(usize::from(self.table[a * self.kinds.len() + b]).wrapping_sub(1))
    }

    /// Puts a link into the queue, unless it is too long or no better than one that is known.
    fn offer(&mut self, ends: [u8; 2], full: bool, carrier: Carrier<W>) {
        if usize::from(ends[0]) + usize::from(ends[1]) == NEAR + FAR {
            self.whole |= full;
            self.needed = self.needed.and(&carrier);
            return;
        }
        let size = carrier.size();
        let [a, b] = ends.map(|end| usize::from(self.kinds[usize::from(end)]));
        if size <= self.reach[a][b] && self.known(ends).is_none_or(|pair| pair.wants(full, &carrier)) {
            self.waiting[size].push(Link { ends, full, carrier });
        }
    }

    /// The rule "and", with every full link that goes on from either end.
    fn settle_full(&mut self, link: Link<W>) {
        let pair = self.pair(link.ends);
        if !self.pairs[pair].keep(true, &link.carrier) {
            return;
        }
        let [a, b] = link.ends;
        if self.pairs[pair].full().len() == 1 {
            self.partners[usize::from(a)].push(b);
            self.partners[usize::from(b)].push(a);
        }
        for (middle, end) in [(a, b), (b, a)] {
            // What is joined through a side of the board is joined to it.
            if self.kinds[usize::from(middle)] == 0 {
                continue;
            }
            for at in 0..self.partners[usize::from(middle)].len() {
                let far = self.partners[usize::from(middle)][at];
                if far != end {
                    self.chain(link.carrier, end, middle, far);
                }
            }
        }
    }

    /// Joins `end` to `far` over `middle`, by `carrier` as far as that.
    fn chain(&mut self, carrier: Carrier<W>, end: u8, middle: u8, far: u8) {
        let cell = |point: u8| self.cells[usize::from(point)];
        if cell(far).is_some_and(|c| carrier.has(c)) {
            return;
        }
        let (key, end_cell) = (cell(middle), cell(end));
        let place = self.pair([middle, far]);
        for at in 0..self.pairs[place].full().len() {
            let more = &self.pairs[place].full()[at];
            self.effort += 1;
            if carrier.meets(more) || end_cell.is_some_and(|c| more.has(c)) {
                continue;
            }
            let both = carrier.or(more);
            match key {
                None => self.offer([end, far], true, both),
                Some(key) => {
                    if usize::from(end) + usize::from(far) == NEAR + FAR {
                        self.keys = self.keys.with(key);
                    }
                    self.offer([end, far], false, both.with(key));
                }
            }
        }
    }

    /// The rule "or", with the semi links between the same points.
    fn settle_semi(&mut self, link: Link<W>) {
        let pair = self.pair(link.ends);
        if self.pairs[pair].keep(false, &link.carrier) {
            let kept = self.pairs[pair];
            let [others @ .., _] = kept.semi() else { return };
            self.combine(link.ends, others, link.carrier, link.carrier, PARTS - 1);
        }
    }

    /// Adds semi links of `others` until nothing is common to all.
    fn combine(&mut self, ends: [u8; 2], others: &[Carrier<W>], common: Carrier<W>, all: Carrier<W>, parts: u32) {
        for (at, other) in others.iter().enumerate() {
            self.effort += 1;
            let less = common.and(other);
            if less.is_empty() {
                self.offer(ends, true, all.or(other));
            } else if parts > 1 && less != common {
                self.combine(ends, &others[at + 1..], less, all.or(other), parts - 1);
            }
        }
    }

    /// A set of cells as rows of the field.
    fn rows(&self, cells: &Carrier<W>) -> Rows<16> {
        let mut rows = [0; 16];
        for cell in (0..self.side * self.side).filter(|&cell| cells.has(cell)) {
            rows[usize::from(cell / self.side) + 1] |= 2 << (cell % self.side);
        }
        rows
    }
}
