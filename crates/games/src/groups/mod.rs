//! Stones on the points of a square grid, the groups that orthogonal neighbours make of them, and their liberties: what
//! the games played with go stones share. Flat arrays, no allocation, nothing recomputed.
//!
//! A group is a ring of stones (`next`) that all know its head (`head`); size and breath stand at the head only. *Breath*
//! counts the edges between a group and empty points, a liberty as often as stones touch it: it changes by one for each
//! neighbour of a stone that comes or goes, and it is zero exactly when there is no liberty left.
//!
//! Points are numbered with one column and two rows of edge round the field, so that every neighbour is an addition.
//! `W` is the greatest side plus one, `N` is `W` × (`W` + 1), and one more for who steps along diagonals. Column c of row r is point (r + 1) × `W` + c + 1.

mod boards;
mod drawing;
mod placement;
#[cfg(test)]
mod tests;

use std::hash::{Hash, Hasher};
use tabuleiro_rules::{KeyTable, Player, Rng, Seat, Site, below};

pub(crate) use boards::Boards;
pub use placement::Placement;

/// Negras begin, Brancas answer: the sides of every game with go stones.
pub(crate) static SEATS: [Seat; 2] = [Seat::BLACK, Seat::WHITE];

/// What lies on a point that holds no stone of either side.
const EMPTY: u8 = 2;
const EDGE: u8 = 3;

/// Enough for 19×19.
static KEYS: KeyTable<2, 432> = KeyTable::new(0x7374_6f6e_6573);

/// Stones on a grid: see the head of this file. Equality is that of the stones.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Groups<const W: usize, const N: usize> {
    side: u8,
    /// The side of the stone (0 or 1), [`EMPTY`] or [`EDGE`].
    colour: [u8; N],
    head: [u16; N],
    next: [u16; N],
    size: [u16; N],
    breath: [u16; N],
    /// The empty points in no order, and where each stands in that list.
    empty: [u16; N],
    slot: [u16; N],
    left: u16,
    key: u64,
}

impl<const W: usize, const N: usize> Groups<W, N> {
    /// An empty board; `side` is below `W`.
    pub(crate) fn new(side: u8) -> Self {
        let zero = [0; N];
        let mut board = Groups {
            side,
            colour: [EDGE; N],
            head: zero,
            next: zero,
            size: zero,
            breath: zero,
            empty: zero,
            slot: zero,
            left: 0,
            key: 0,
        };
        for point in board.points() {
            board.colour[usize::from(point)] = EMPTY;
            board.vacate(point);
        }
        board
    }

    pub(crate) fn side(&self) -> u8 {
        self.side
    }

    /// Zobrist key of the stones.
    #[inline]
    pub(crate) fn key(&self) -> u64 {
        self.key
    }

    /// What a stone there adds to the key.
    #[inline]
    pub(crate) fn key_of(player: Player, point: u16) -> u64 {
        KEYS.get(player.index(), usize::from(point))
    }

    /// Every point of the board, row by row.
    pub(crate) fn points(&self) -> impl Iterator<Item = u16> + use<W, N> {
        let side = u16::from(self.side);
        (0..side).flat_map(move |r| (0..side).map(move |c| (r + 1) * W as u16 + c + 1))
    }

    /// The point of a site of the board.
    pub(crate) fn point(&self, site: usize) -> u16 {
        let n = usize::from(self.side);
        ((site / n + 1) * W + site % n + 1) as u16
    }

    /// The site of a point of the board.
    pub(crate) fn site(&self, point: u16) -> Site {
        let (column, row) = Self::split(point);
        Site(u16::from(row) * u16::from(self.side) + u16::from(column))
    }

    /// Column and row, counted from 0.
    pub(crate) fn split(point: u16) -> (u8, u8) {
        let point = usize::from(point);
        ((point % W).wrapping_sub(1) as u8, (point / W).wrapping_sub(1) as u8)
    }

    /// Whether that is an empty point of the board; any number may be asked about.
    #[inline]
    pub(crate) fn is_empty(&self, point: u16) -> bool {
        self.colour.get(usize::from(point)) == Some(&EMPTY)
    }

    /// Whose stone lies there.
    #[inline]
    pub(crate) fn owner(&self, point: u16) -> Option<Player> {
        match self.colour[usize::from(point)] {
            0 => Some(Player::First),
            1 => Some(Player::Second),
            _ => None,
        }
    }

    /// Whether a stone of that side lies there.
    #[inline]
    pub(crate) fn has(&self, player: Player, point: u16) -> bool {
        self.colour[usize::from(point)] == player as u8
    }

    /// The empty points, in no order.
    #[inline]
    pub(crate) fn empties(&self) -> &[u16] {
        &self.empty[..usize::from(self.left)]
    }

    /// An empty point, each with the same probability; there is one.
    #[inline]
    pub(crate) fn draw<R: Rng>(&self, rng: &mut R) -> u16 {
        self.empty[below(rng, u32::from(self.left)) as usize]
    }

    /// The four neighbours: west, east, south, north.
    #[inline]
    pub(crate) fn around(point: u16) -> [u16; 4] {
        [point - 1, point + 1, point - W as u16, point + W as u16]
    }

    /// The group of the stone there: equal for stones of one group.
    #[inline]
    pub(crate) fn group(&self, point: u16) -> u16 {
        self.head[usize::from(point)]
    }

    /// How many stones that group has.
    #[inline]
    pub(crate) fn size(&self, group: u16) -> u16 {
        self.size[usize::from(group)]
    }

    /// Edges between that group and empty points: zero exactly when it has no liberty.
    #[inline]
    pub(crate) fn breath(&self, group: u16) -> u16 {
        self.breath[usize::from(group)]
    }

    /// The stones of that group. Once it was removed, its points, as long as nothing is placed on them.
    pub(crate) fn stones(&self, group: u16) -> impl Iterator<Item = u16> {
        let mut at = Some(group);
        std::iter::from_fn(move || {
            let here = at?;
            at = Some(self.next[usize::from(here)]).filter(|&next| next != group);
            Some(here)
        })
    }

    /// The stone that follows in the ring of its group.
    #[inline]
    pub(crate) fn after(&self, stone: u16) -> u16 {
        self.next[usize::from(stone)]
    }

    /// The distinct groups of that side next to a point: their number and the groups.
    #[inline]
    pub(crate) fn touching(&self, player: Player, point: u16) -> ([u16; 4], usize) {
        let (mut found, mut count) = ([0; 4], 0);
        for n in Self::around(point) {
            if self.has(player, n) {
                let group = self.group(n);
                if !found[..count].contains(&group) {
                    found[count] = group;
                    count += 1;
                }
            }
        }
        (found, count)
    }

    /// Whether the group of a stone of that side on that empty point would have a liberty, captures left aside.
    #[inline]
    pub(crate) fn breathes(&self, player: Player, point: u16) -> bool {
        let around = Self::around(point);
        around.iter().any(|&n| self.colour[usize::from(n)] == EMPTY)
            || around.iter().any(|&n| self.has(player, n) && !self.is_last_liberty(self.group(n), &around))
    }

    /// Whether a stone of that side on that empty point takes the last liberty of an enemy group.
    #[inline]
    pub(crate) fn takes(&self, player: Player, point: u16) -> bool {
        let (enemy, around) = (player.other(), Self::around(point));
        around.iter().any(|&n| self.has(enemy, n) && self.is_last_liberty(self.group(n), &around))
    }

    /// Whether the group's only liberty is the point with those neighbours.
    #[inline]
    pub(crate) fn is_last_liberty(&self, group: u16, around: &[u16; 4]) -> bool {
        let edge = |n: u16| self.colour[usize::from(n)] < EMPTY && self.group(n) == group;
        let edges = around.iter().map(|&n| u16::from(edge(n))).sum::<u16>();
        self.breath(group) == edges
    }

    /// How many liberties the group has, counted up to `most`.
    pub(crate) fn liberties(&self, group: u16, most: usize) -> usize {
        let mut seen = [0u16; 8];
        let mut count = 0;
        let most = most.min(seen.len());
        for stone in self.stones(group) {
            for n in Self::around(stone) {
                if self.is_empty(n) && !seen[..count].contains(&n) {
                    seen[count] = n;
                    count += 1;
                    if count >= most {
                        return count;
                    }
                }
            }
        }
        count
    }

    /// A stone on an empty point; nothing is removed. Says its group.
    #[inline]
    pub(crate) fn place(&mut self, player: Player, point: u16) -> u16 {
        let at = usize::from(point);
        self.occupy(point);
        self.colour[at] = player as u8;
        self.key ^= KEYS.get(player.index(), at);
        self.head[at] = point;
        self.next[at] = point;
        self.size[at] = 1;
        self.breath[at] = 0;
        let mut own = point;
        for n in Self::around(point) {
            match self.colour[usize::from(n)] {
                EMPTY => self.breath[usize::from(own)] += 1,
                EDGE => {}
                colour => {
                    let group = self.group(n);
                    self.breath[usize::from(group)] -= 1;
                    if colour == player as u8 && group != own {
                        own = self.merge(own, group);
                    }
                }
            }
        }
        own
    }

    /// The larger group takes the smaller one in; says which it is.
    #[inline]
    fn merge(&mut self, a: u16, b: u16) -> u16 {
        let (large, small) = if self.size(a) < self.size(b) { (b, a) } else { (a, b) };
        let (l, s) = (usize::from(large), usize::from(small));
        self.size[l] += self.size[s];
        self.breath[l] += self.breath[s];
        let mut at = s;
        loop {
            self.head[at] = large;
            at = usize::from(self.next[at]);
            if at == s {
                break;
            }
        }
        self.next.swap(l, s);
        large
    }

    /// Takes a group off the board.
    pub(crate) fn remove(&mut self, group: u16) {
        let Some(owner) = self.owner(group) else { return };
        let mut at = group;
        loop {
            self.colour[usize::from(at)] = EMPTY;
            self.vacate(at);
            self.key ^= KEYS.get(owner.index(), usize::from(at));
            for n in Self::around(at) {
                if self.colour[usize::from(n)] < EMPTY {
                    let beside = usize::from(self.group(n));
                    // The group on its way out is counted too: nobody asks any more.
                    self.breath[beside] = self.breath[beside].wrapping_add(1);
                }
            }
            at = self.next[usize::from(at)];
            if at == group {
                break;
            }
        }
    }

    /// Removes the enemy groups next to the stone of `player` that have no liberty, after `tell` has seen each.
    #[inline]
    pub(crate) fn capture(&mut self, player: Player, point: u16, mut tell: impl FnMut(&Self, u16)) -> bool {
        let enemy = player.other();
        let mut captured = false;
        for n in Self::around(point) {
            if self.has(enemy, n) && self.breath(self.group(n)) == 0 {
                tell(self, self.group(n));
                self.remove(self.group(n));
                captured = true;
            }
        }
        captured
    }

    #[inline]
    fn vacate(&mut self, point: u16) {
        self.slot[usize::from(point)] = self.left;
        self.empty[usize::from(self.left)] = point;
        self.left += 1;
    }

    #[inline]
    fn occupy(&mut self, point: u16) {
        self.left -= 1;
        let (last, slot) = (self.empty[usize::from(self.left)], self.slot[usize::from(point)]);
        self.empty[usize::from(slot)] = last;
        self.slot[usize::from(last)] = slot;
    }

    /// Each group once, by its head.
    pub(crate) fn groups(&self) -> impl Iterator<Item = u16> {
        self.points().filter(|&p| self.owner(p).is_some() && self.group(p) == p)
    }

    /// How many stones that side has.
    pub(crate) fn count(&self, player: Player) -> u16 {
        self.points().map(|p| u16::from(self.has(player, p))).sum()
    }
}

impl<const W: usize, const N: usize> PartialEq for Groups<W, N> {
    fn eq(&self, other: &Self) -> bool {
        self.key == other.key && self.colour == other.colour
    }
}

impl<const W: usize, const N: usize> Eq for Groups<W, N> {}

impl<const W: usize, const N: usize> Hash for Groups<W, N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key.hash(state);
        self.side.hash(state);
    }
}
