//! The completion of 2×2 blocks and the chain reactions that follow.

use super::{Grid, POINTS};
use crate::bits::Bits;
use crate::connection::field::Rows;
use tabuleiro_rules::{Effects, Player};

/// The eight neighbours of a point as a mask: N, NE, E, SE, S, SW, W, NW.
pub(super) type Ring = u32;

/// The diagonal neighbours: the far corners of the four blocks around a point.
pub(super) const CORNERS: Ring = 0b1010_1010;

/// The offset from a point to each of its neighbours.
const AROUND: [i16; 8] = [32, 33, 1, -31, -32, -33, -1, 31];

/// Returns the neighbours of a point that belong to the set.
#[inline]
fn ring<const N: usize>(set: &Rows<N>, row: usize, column: u32) -> Ring {
    let by = column - 1;
    let (above, here, below) = (set[row + 1] >> by, set[row] >> by, set[row - 1] >> by);
    (above >> 1 & 3)
        | (here & 4)
        | (below & 4) << 1
        | (below & 2) << 3
        | (below & 1) << 5
        | (here & 1) << 6
        | (above & 1) << 7
}

/// Rotates the mask so that each bit holds the value of the bit before it.
#[inline]
pub(super) const fn previous(ring: Ring) -> Ring {
    ring << 1 | ring >> 7
}

/// Rotates the mask so that each bit holds the value of the bit after it.
#[inline]
pub(super) const fn next(ring: Ring) -> Ring {
    ring >> 1 | ring << 7
}

/// The neighbourhood of a stone.
#[derive(Clone, Copy)]
pub(super) struct Surroundings {
    /// Stones of its own colour.
    pub(super) own: Ring,
    /// Stones of the other colour.
    pub(super) other: Ring,
    /// Empty points of the board.
    pub(super) empty: Ring,
}

impl Surroundings {
    /// Returns the corners that form a diagonal pair with the stone and whose next point in the ring is to be filled,
    /// those whose previous point is to be filled, and the empty corners between two opposing stones.
    #[inline]
    pub(super) fn patterns(self) -> [Ring; 3] {
        let pair = CORNERS & self.own;
        [
            pair & previous(self.other) & next(self.empty),
            pair & next(self.other) & previous(self.empty),
            CORNERS & self.empty & previous(self.other) & next(self.other),
        ]
    }

    /// Adds a stone to the neighbourhood.
    #[inline]
    fn add(&mut self, own: bool, at: usize) {
        self.empty &= !(1 << at);
        *(if own { &mut self.own } else { &mut self.other }) |= 1 << at;
    }

    /// Returns whether no block is to be completed.
    #[inline]
    pub(super) fn is_quiet(self) -> bool {
        let [after, before, corner] = self.patterns();
        after | before | corner == 0
    }
}

/// Returns the neighbourhood of a stone of `player` on that point.
#[inline]
pub(super) fn around(grid: &Grid, player: Player, cell: u16) -> Surroundings {
    let (row, column) = (usize::from(cell >> 5), u32::from(cell & 31));
    let own = ring(grid.stones(player), row, column);
    let other = ring(grid.stones(player.other()), row, column);
    let side = u32::from(grid.side());
    let mut inside = 255;
    if row as u32 == side {
        inside &= !0b1000_0011;
    }
    if row == 1 {
        inside &= !0b0011_1000;
    }
    if column == side {
        inside &= !0b0000_1110;
    }
    if column == 1 {
        inside &= !0b1110_0000;
    }
    Surroundings { own, other, empty: inside & !(own | other) }
}

/// Returns a stone beside a block that a reaction would have completed, `None` if there is none.
pub(super) fn unfinished(grid: &Grid) -> Option<u16> {
    let stones = Player::BOTH.into_iter().flat_map(|player| {
        let rows = grid.stones(player).iter().enumerate();
        rows.flat_map(move |(row, &set)| Bits(u64::from(set)).map(move |column| (player, row, column)))
    });
    let mut cells = stones.map(|(player, row, column)| (player, (row << 5) as u16 | u16::from(column)));
    cells.find(|&(player, cell)| !around(grid, player, cell).is_quiet()).map(|(_, cell)| cell)
}

/// Completes the blocks around the stone just placed and then around each added stone, in the order in which they were
/// added and the blocks of a stone in the order NE, SE, SW, NW (docs/rulings.md, 1).
pub(super) fn react<E: Effects>(grid: &mut Grid, player: Player, cell: u16, effects: &mut E) {
    // The queue of points to be examined; the high bit marks stones of Brancas.
    const WHITE: u16 = 1 << 15;
    let mark = |player: Player, cell: u16| if player == Player::Second { cell | WHITE } else { cell };
    let mut queue = [0; POINTS];
    queue[0] = mark(player, cell);
    let (mut head, mut tail) = (0, 1);
    // Stones added because of the stones of one beat all appear in the next beat.
    let (mut beat, mut beat_ends) = (1, 1);
    while head < tail {
        let player = Player::from_second(queue[head] & WHITE != 0);
        let cell = queue[head] & !WHITE;
        head += 1;
        let mut seen = around(grid, player, cell);
        for corner in [1, 3, 5, 7] {
            let [after, before, between] = seen.patterns().map(|p| p >> corner & 1 != 0);
            let (colour, at) = match (after, before, between) {
                (true, ..) => (player, (corner + 1) % 8),
                (_, true, _) => (player, corner - 1),
                (.., true) => (player.other(), corner),
                _ => continue,
            };
            let added = cell.wrapping_add_signed(AROUND[at]);
            effects.push(beat, grid.placed(colour, added));
            grid.put(colour, added);
            seen.add(colour == player, at);
            queue[tail] = mark(colour, added);
            tail += 1;
        }
        if head == beat_ends {
            beat += 1;
            beat_ends = tail;
        }
    }
}
