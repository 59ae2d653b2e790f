//! Stones on the points of a square grid, their groups of orthogonally connected stones, and the liberties of groups,
//! for all games played with go stones. Flat arrays, updated incrementally, without allocation.
//!
//! The stones of a group form a ring (`next`), and each stores the head of the group (`head`); size and breath are
//! stored at the head only. *Breath* is the number of pseudo-liberties: the pairs of a stone of the group and an empty
//! neighbour. It changes by one for each neighbour of a stone placed or removed, and it is zero exactly when the group
//! has no liberty.
//!
//! The numbering of points includes a border of one column and two rows, so that a step to a neighbour is the addition
//! of a constant. Column c of row r is point (r + 1) × `W` + c + 1. `W` is the greatest side plus one; `N` is `W` ×
//! (`W` + 1), or one more for games that also step diagonally.

mod boards;
mod drawing;
mod placement;
#[cfg(test)]
mod tests;

use std::hash::{Hash, Hasher};
use tabuleiro_rules::{KeyTable, Player, Rng, Seat, Site, below};

pub(crate) use boards::Boards;
pub use placement::Placement;

/// The seats of games with go stones: Black (*Negras*), who begins, and White (*Brancas*).
pub(crate) static SEATS: [Seat; 2] = [Seat::BLACK, Seat::WHITE];

/// The values of `colour` for points without a stone.
const EMPTY: u8 = 2;
const EDGE: u8 = 3;

/// Zobrist keys by side and point, for boards up to 19×19.
static KEYS: KeyTable<2, 432> = KeyTable::new(0x7374_6f6e_6573);

/// Stones on a grid and their groups, as the module page describes. Two boards are equal if they have the same stones.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Groups<const W: usize, const N: usize> {
    side: u8,
    /// By point: the side of the stone (0 or 1), [`EMPTY`] or [`EDGE`].
    colour: [u8; N],
    head: [u16; N],
    next: [u16; N],
    size: [u16; N],
    breath: [u16; N],
    /// The empty points in no order, the first `left` entries, and the index of each point in that list.
    empty: [u16; N],
    slot: [u16; N],
    left: u16,
    key: u64,
}

impl<const W: usize, const N: usize> Groups<W, N> {
    /// Returns an empty board; `side` must be below `W`.
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

    /// Returns the number of points along a side.
    pub(crate) fn side(&self) -> u8 {
        self.side
    }

    /// Returns the zobrist key of the stones.
    #[inline]
    pub(crate) fn key(&self) -> u64 {
        self.key
    }

    /// Returns the key that a stone of that side on that point contributes by XOR.
    #[inline]
    pub(crate) fn key_of(player: Player, point: u16) -> u64 {
        KEYS.get(player.index(), usize::from(point))
    }

    /// Returns the points of the board, row by row.
    pub(crate) fn points(&self) -> impl Iterator<Item = u16> + use<W, N> {
        let side = u16::from(self.side);
        (0..side).flat_map(move |r| (0..side).map(move |c| (r + 1) * W as u16 + c + 1))
    }

    /// Returns the point of a site, given by its number.
    pub(crate) fn point(&self, site: usize) -> u16 {
        let n = usize::from(self.side);
        ((site / n + 1) * W + site % n + 1) as u16
    }

    /// Returns the site of a point.
    pub(crate) fn site(&self, point: u16) -> Site {
        let (column, row) = Self::split(point);
        Site(u16::from(row) * u16::from(self.side) + u16::from(column))
    }

    /// Returns column and row of a point, counted from 0.
    pub(crate) fn split(point: u16) -> (u8, u8) {
        let point = usize::from(point);
        ((point % W).wrapping_sub(1) as u8, (point / W).wrapping_sub(1) as u8)
    }

    /// Returns whether the number is that of an empty point of the board; any number is allowed.
    #[inline]
    pub(crate) fn is_empty(&self, point: u16) -> bool {
        self.colour.get(usize::from(point)) == Some(&EMPTY)
    }

    /// Returns the player whose stone is on the point.
    #[inline]
    pub(crate) fn owner(&self, point: u16) -> Option<Player> {
        match self.colour[usize::from(point)] {
            0 => Some(Player::First),
            1 => Some(Player::Second),
            _ => None,
        }
    }

    /// Returns whether a stone of that side is on the point.
    #[inline]
    pub(crate) fn has(&self, player: Player, point: u16) -> bool {
        self.colour[usize::from(point)] == player as u8
    }

    /// Returns the empty points, in no order.
    #[inline]
    pub(crate) fn empties(&self) -> &[u16] {
        &self.empty[..usize::from(self.left)]
    }

    /// Returns a random empty point, all with the same probability; there must be one.
    #[inline]
    pub(crate) fn draw<R: Rng>(&self, rng: &mut R) -> u16 {
        self.empty[below(rng, u32::from(self.left)) as usize]
    }

    /// Returns the four neighbours: west, east, south, north. Some may be points of the border.
    #[inline]
    pub(crate) fn around(point: u16) -> [u16; 4] {
        [point - 1, point + 1, point - W as u16, point + W as u16]
    }

    /// Returns the group of the stone on the point, identified by the head of the group.
    #[inline]
    pub(crate) fn group(&self, point: u16) -> u16 {
        self.head[usize::from(point)]
    }

    /// Returns the number of stones of the group.
    #[inline]
    pub(crate) fn size(&self, group: u16) -> u16 {
        self.size[usize::from(group)]
    }

    /// Returns the number of pseudo-liberties of the group: pairs of a stone and an empty neighbour. It is zero exactly
    /// when the group has no liberty.
    #[inline]
    pub(crate) fn breath(&self, group: u16) -> u16 {
        self.breath[usize::from(group)]
    }

    /// Returns the stones of the group; after [`Groups::remove`], the points they were on, until a stone is placed
    /// there.
    pub(crate) fn stones(&self, group: u16) -> impl Iterator<Item = u16> {
        let mut at = Some(group);
        std::iter::from_fn(move || {
            let here = at?;
            at = Some(self.next[usize::from(here)]).filter(|&next| next != group);
            Some(here)
        })
    }

    /// Returns the next stone in the ring of its group.
    #[inline]
    pub(crate) fn after(&self, stone: u16) -> u16 {
        self.next[usize::from(stone)]
    }

    /// Returns the distinct groups of that side adjacent to a point: an array and the number of its entries in use.
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

    /// Returns whether a stone of that side on that empty point would belong to a group with a liberty before captures.
    #[inline]
    pub(crate) fn breathes(&self, player: Player, point: u16) -> bool {
        let around = Self::around(point);
        around.iter().any(|&n| self.colour[usize::from(n)] == EMPTY)
            || around.iter().any(|&n| self.has(player, n) && !self.is_last_liberty(self.group(n), &around))
    }

    /// Returns whether a stone of that side on that empty point takes the last liberty of an enemy group.
    #[inline]
    pub(crate) fn takes(&self, player: Player, point: u16) -> bool {
        let (enemy, around) = (player.other(), Self::around(point));
        around.iter().any(|&n| self.has(enemy, n) && self.is_last_liberty(self.group(n), &around))
    }

    /// Returns whether the only liberty of the group is the empty point with the neighbours `around`.
    #[inline]
    pub(crate) fn is_last_liberty(&self, group: u16, around: &[u16; 4]) -> bool {
        let edge = |n: u16| self.colour[usize::from(n)] < EMPTY && self.group(n) == group;
        let edges = around.iter().map(|&n| u16::from(edge(n))).sum::<u16>();
        self.breath(group) == edges
    }

    /// Returns the number of liberties of the group, at most `most`, which is at most 8.
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

    /// Places a stone on an empty point without captures; returns its group.
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

    /// Merges the smaller group into the larger one, and returns the latter.
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

    /// Removes a group from the board.
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
                    // The breath of the group that is being removed changes too; it is not read again.
                    self.breath[beside] = self.breath[beside].wrapping_add(1);
                }
            }
            at = self.next[usize::from(at)];
            if at == group {
                break;
            }
        }
    }

    /// Removes the enemy groups without a liberty adjacent to the stone of `player`, and returns whether there were
    /// any. Calls `before_removal` with the board and each group first.
    #[inline]
    pub(crate) fn capture(&mut self, player: Player, point: u16, mut before_removal: impl FnMut(&Self, u16)) -> bool {
        let enemy = player.other();
        let mut captured = false;
        for n in Self::around(point) {
            if self.has(enemy, n) && self.breath(self.group(n)) == 0 {
                before_removal(self, self.group(n));
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

    /// Returns the groups of both sides.
    pub(crate) fn groups(&self) -> impl Iterator<Item = u16> {
        self.points().filter(|&p| self.owner(p).is_some() && self.group(p) == p)
    }

    /// Returns the number of stones of that side.
    pub(crate) fn count(&self, player: Player) -> u16 {
        self.points().map(|p| u16::from(self.has(player, p))).sum()
    }
}

// By hand: boards with the same stones may have different rings and lists, and hashing the zobrist key is cheaper than
// hashing the arrays.
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
