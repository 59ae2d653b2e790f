//! Virtual connections, found from small to large (H-search, Anshelevich 2002).
//!
//! *Points* are the two edges of the board that a side connects, its chains, and the empty cells. A *full* link
//! connects two points whoever moves first; a *semi* link connects them if its owner moves first. The *carrier* of a
//! link is the set of empty cells that it relies on.
//!
//! * And rule: two full links with disjoint carriers make a full link if they meet at a chain, and a semi link if they
//!   meet at an empty cell.
//! * Or rule: semi links between the same points whose carriers have no cell in common make a full link.
//!
//! Links are processed in the order of the size of their carriers, so that no link replaces a smaller one. The search
//! is bounded: long links are sought from edges and chains only, and each pair of points keeps a limited number of
//! links. It is sound but not complete: every link found exists, but not every existing link is found.

mod carrier;
mod pair;
mod points;

use super::Grid;
use crate::connection::field::Rows;
use carrier::Carrier;
use pair::Pair;
pub(super) use points::compact;
use tabuleiro_rules::Player;

/// The connection found between the two edges of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Joined {
    /// Connected whoever moves first.
    Whole,
    /// Connected if the owner moves first. Holds the cells where the owner can complete the connection if these *keys*
    /// were requested, else the cells common to all semi links (the must-play region).
    With(Rows<16>),
    /// No connection was found.
    No,
}

/// The result of a search for connections, and its cost.
pub(super) struct Answer {
    pub(super) joined: Joined,
    /// The cost in nodes of tree search that take about as long.
    pub(super) nodes: u64,
}

/// Searches for a virtual connection between the edges of `player`. With `keys`, the search stops at the first semi
/// link and returns its keys.
pub(super) fn joined(grid: &Grid, player: Player, keys: bool) -> Answer {
    match grid.side() {
        0..=8 => Links::<1>::new(grid, player).answer(keys),
        9..=11 => Links::<2>::new(grid, player).answer(keys),
        _ => Links::<4>::new(grid, player).answer(keys),
    }
}

/// The carriers of the connections found between the edges of a side on a board of up to 64 cells.
pub(super) struct Connected {
    /// The carrier of a full link between the edges: the side connects them even if the other side moves first.
    pub(super) whole: Option<u64>,
    /// The carriers of semi links between the edges: the side connects them if it moves first. Each one
    /// makes the intersection of all carriers before it smaller.
    pub(super) semi: Vec<u64>,
    /// The cost in nodes of tree search that take about as long.
    pub(super) nodes: u64,
}

/// Searches for virtual connections between the edges of `player`, only for the first one if `first` is true.
pub(super) fn connected(grid: &Grid, player: Player, first: bool) -> Connected {
    let mut links = Links::<1>::new(grid, player);
    links.search(first);
    let bits = |carrier: &Carrier<1>| carrier.bits();
    let nodes = links.effort / PER_NODE;
    Connected { whole: links.whole.as_ref().map(bits), semi: links.parts.iter().map(bits).collect(), nodes }
}

/// The largest number of semi links combined into a full link.
const PARTS: u32 = 4;
/// The largest number of pairs of links examined.
const EFFORT: u64 = 400_000;
/// The number of pairs that take as long as one node of tree search.
const PER_NODE: u64 = 4;

/// The points that are edges of the board; chains and cells follow.
const NEAR: usize = 0;
const FAR: usize = 1;

/// A link in the queue.
#[derive(Clone, Copy)]
struct Link<const W: usize> {
    ends: [u8; 2],
    full: bool,
    carrier: Carrier<W>,
}

struct Links<const W: usize> {
    /// The cell of each point that is an empty cell.
    cells: Vec<Option<u8>>,
    /// The kind of each point: edge of the board (0), chain (1) or empty cell (2).
    kinds: Vec<u8>,
    /// The largest link sought between two points of these kinds.
    reach: [[usize; 3]; 3],
    /// For each two points their index in `pairs` plus one; 0 if they have no entry yet.
    table: Vec<u16>,
    pairs: Vec<Pair<W>>,
    /// For each point, the points to which it has a full link.
    partners: Vec<Vec<u8>>,
    waiting: Vec<Vec<Link<W>>>,
    /// Cells common to the carriers of all semi links between the edges.
    needed: Carrier<W>,
    /// Cells that turn a semi link between the edges into a full one.
    keys: Carrier<W>,
    /// The carrier of a full link between the edges.
    whole: Option<Carrier<W>>,
    /// The carriers of the semi links that removed cells from `needed`.
    parts: Vec<Carrier<W>>,
    effort: u64,
    side: u8,
}

impl<const W: usize> Links<W> {
    fn answer(mut self, keys: bool) -> Answer {
        self.search(keys);
        let joined = if self.whole.is_some() || self.needed.is_empty() {
            Joined::Whole
        } else if self.needed == Carrier::ALL {
            Joined::No
        } else {
            Joined::With(self.rows(if keys { &self.keys } else { &self.needed }))
        };
        Answer { joined, nodes: self.effort / PER_NODE }
    }

    /// Processes all links in the order of their size.
    fn search(&mut self, keys: bool) {
        for size in 0..self.waiting.len() {
            while let Some(link) = self.waiting[size].pop() {
                let done = self.whole.is_some() || self.needed.is_empty() || (keys && self.needed != Carrier::ALL);
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

    /// Queues a link, unless it is too large or a known link has a carrier within its own.
    fn offer(&mut self, ends: [u8; 2], full: bool, carrier: Carrier<W>) {
        if usize::from(ends[0]) + usize::from(ends[1]) == NEAR + FAR {
            if full {
                self.whole = Some(carrier);
            } else if !self.needed.within(&carrier) {
                self.needed = self.needed.and(&carrier);
                self.parts.push(carrier);
            }
            return;
        }
        let size = carrier.size();
        let [a, b] = ends.map(|end| usize::from(self.kinds[usize::from(end)]));
        if size <= self.reach[a][b] && self.known(ends).is_none_or(|pair| pair.wants(full, &carrier)) {
            self.waiting[size].push(Link { ends, full, carrier });
        }
    }

    /// Applies the and rule to a full link and the full links that share one of its ends.
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
            // A link through an edge of the board is already a link to that edge.
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

    /// Links `end` to `far` through `middle`, where `carrier` is that of the link from `end` to `middle`.
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

    /// Applies the or rule to a semi link and the others between the same points.
    fn settle_semi(&mut self, link: Link<W>) {
        let pair = self.pair(link.ends);
        if self.pairs[pair].keep(false, &link.carrier) {
            let kept = self.pairs[pair];
            let [others @ .., _] = kept.semi() else { return };
            self.combine(link.ends, others, link.carrier, link.carrier, PARTS - 1);
        }
    }

    /// Combines semi links until their carriers have no cell in common.
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

    /// Converts a set of cells to the rows of a field.
    fn rows(&self, cells: &Carrier<W>) -> Rows<16> {
        let mut rows = [0; 16];
        for cell in (0..self.side * self.side).filter(|&cell| cells.has(cell)) {
            rows[usize::from(cell / self.side) + 1] |= 2 << (cell % self.side);
        }
        rows
    }
}
