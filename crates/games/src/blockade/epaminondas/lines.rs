//! Sets of cells on a board of at most 14 × 12, and phalanxes on them.
//!
//! A cell is rank × 16 + file: four ranks a word, with at least two empty columns between the end of a rank and the
//! beginning of the next, so that no step wraps. The front of a march, the length `k` of its phalanx and its distance
//! `s` determine the action, so all marches of a side in one direction are a few masks.

use crate::square::Set;
use tabuleiro_rules::{Rng, below};

/// A set of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub(super) struct Cells(pub(super) [u64; 3]);

/// The length of the longest phalanx.
pub(super) const LONGEST: usize = 14;

/// Steps to the eight neighbours, as differences of cells.
pub(super) const STEPS: [i32; 8] = [-17, -16, -15, -1, 1, 15, 16, 17];

impl Cells {
    /// The cells of the ranks from `low` up to but not including `high` of a board with so many columns.
    pub(super) const fn ranks(columns: u8, low: u8, high: u8) -> Cells {
        let mut words = [0; 3];
        let mut rank = low;
        while rank < high {
            words[rank as usize / 4] |= ((1 << columns) - 1) << (16 * (rank % 4));
            rank += 1;
        }
        Cells(words)
    }

    /// The set with the cell added or removed.
    #[inline(always)]
    pub(super) const fn toggled(mut self, cell: u8) -> Cells {
        if cell < 192 {
            self.0[cell as usize / 64] ^= 1 << (cell % 64);
        }
        self
    }

    #[inline(always)]
    pub(super) const fn and(self, o: Cells) -> Cells {
        Cells([self.0[0] & o.0[0], self.0[1] & o.0[1], self.0[2] & o.0[2]])
    }

    #[inline(always)]
    pub(super) const fn or(self, o: Cells) -> Cells {
        Cells([self.0[0] | o.0[0], self.0[1] | o.0[1], self.0[2] | o.0[2]])
    }

    #[inline(always)]
    pub(super) const fn without(self, o: Cells) -> Cells {
        Cells([self.0[0] & !o.0[0], self.0[1] & !o.0[1], self.0[2] & !o.0[2]])
    }

    #[inline(always)]
    pub(super) const fn none(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    #[inline(always)]
    pub(super) const fn count(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    /// The cells of the rank of a cell, file a lowest; 0 outside the board.
    #[inline(always)]
    pub(super) fn rank_of(self, cell: u8) -> u16 {
        self.0.get(usize::from(cell / 64)).map_or(0, |word| (word >> (cell & 0x30)) as u16)
    }

    /// The sum of the ranks of all cells, counted from 0.
    #[inline]
    pub(super) fn sum_of_ranks(self) -> u32 {
        const ODD: u64 = 0xffff_0000_ffff_0000;
        const UPPER: u64 = 0xffff_ffff_0000_0000;
        let [a, b, c] = self.0;
        let within = |word: u64| (word & ODD).count_ones() + 2 * (word & UPPER).count_ones();
        within(a) + within(b) + within(c) + 4 * b.count_ones() + 8 * c.count_ones()
    }

    /// The cells moved by a step, a difference of cells.
    #[inline(always)]
    pub(super) const fn moved<const STEP: i32>(self) -> Cells {
        let [a, b, c] = self.0;
        if STEP > 0 {
            let by = STEP.unsigned_abs();
            Cells([a << by, b << by | a >> (64 - by), c << by | b >> (64 - by)])
        } else {
            let by = STEP.unsigned_abs();
            Cells([a >> by | b << (64 - by), b >> by | c << (64 - by), c >> by])
        }
    }
}

impl Set for Cells {
    const EMPTY: Cells = Cells([0; 3]);

    /// Numbers outside the board, those below zero included, are in no set.
    #[inline(always)]
    fn has(self, cell: u8) -> bool {
        cell < 192 && self.0[usize::from(cell / 64)] >> (cell % 64) & 1 == 1
    }

    #[inline(always)]
    fn with(mut self, cell: u8) -> Cells {
        if cell < 192 {
            self.0[usize::from(cell / 64)] |= 1 << (cell % 64);
        }
        self
    }

    fn cells(self) -> impl Iterator<Item = u8> {
        (0..3).zip(self.0).flat_map(|(i, word)| word.cells().map(move |bit| 64 * i + bit))
    }

    #[inline]
    fn nth(self, mut n: u32) -> u8 {
        for (i, word) in (0..3).zip(self.0) {
            let count = word.count_ones();
            if n < count {
                return 64 * i + word.nth(n);
            }
            n -= count;
        }
        0
    }
}

/// Calls `see` with the length of the phalanx, the distance, and the fronts that can march so, for all lengths and
/// distances, until it returns `true`.
/// `BACK` is the step from the front to its men.
#[inline(always)]
fn fronts<const AHEAD: i32, const BACK: i32>(
    own: Cells,
    opp: Cells,
    empty: Cells,
    mut see: impl FnMut(usize, usize, Cells) -> bool,
) {
    // By number of steps: the fronts with only empty cells so far ahead; the cells with an opposing man so far ahead.
    let (mut free, mut foes) = ([Cells::EMPTY; LONGEST + 2], [Cells::EMPTY; 2 * LONGEST + 2]);
    let first = own.without(own.moved::<BACK>());
    free[0] = first;
    free[1] = first.and(empty.moved::<BACK>());
    foes[1] = opp.moved::<BACK>();
    if free[1].or(first.and(foes[1])).none() {
        return;
    }
    let (mut emptied, mut men, mut known) = (empty.moved::<BACK>(), own, 1);
    // The fronts with at least `length` men.
    let mut long = first;
    for length in 1..=LONGEST {
        if length > 1 {
            men = men.moved::<AHEAD>();
            long = long.and(men);
            if long.none() {
                return;
            }
            emptied = emptied.moved::<BACK>();
            free[length] = free[length - 1].and(emptied);
            // The run of opposing men may begin `length` steps ahead and be `length` men long.
            while known < 2 * length {
                known += 1;
                foes[known] = foes[known - 1].moved::<BACK>();
            }
        }
        for distance in 1..=length {
            let mut goals = free[distance];
            // docs/rulings.md, Epaminondas, capture: the captured run is strictly shorter than the phalanx.
            let mut enemy = free[distance - 1].and(foes[distance]).and(long);
            if length > 1 && !enemy.none() {
                let met = enemy;
                for &foe in &foes[distance + 1..distance + length] {
                    enemy = enemy.and(foe);
                }
                goals = goals.or(met.without(enemy));
            }
            let goals = goals.and(long);
            if goals.none() && free[distance - 1].none() {
                break;
            }
            if !goals.none() && see(length, distance, goals) {
                return;
            }
        }
    }
}

/// Calls [`fronts`] for the direction with that number.
#[inline(always)]
fn towards(direction: usize, own: Cells, opp: Cells, empty: Cells, see: impl FnMut(usize, usize, Cells) -> bool) {
    match direction {
        0 => fronts::<-17, 17>(own, opp, empty, see),
        1 => fronts::<-16, 16>(own, opp, empty, see),
        2 => fronts::<-15, 15>(own, opp, empty, see),
        3 => fronts::<-1, 1>(own, opp, empty, see),
        4 => fronts::<1, -1>(own, opp, empty, see),
        5 => fronts::<15, -15>(own, opp, empty, see),
        6 => fronts::<16, -16>(own, opp, empty, see),
        _ => fronts::<17, -17>(own, opp, empty, see),
    }
}

/// The number of marches in each direction.
#[inline]
pub(super) fn counts(own: Cells, opp: Cells, empty: Cells) -> [u32; 8] {
    std::array::from_fn(|direction| {
        let mut sum = 0;
        towards(direction, own, opp, empty, |_, _, goals| {
            sum += goals.count();
            false
        });
        sum
    })
}

/// Draws a march uniformly: tail, direction, distance. `None` if there is none.
#[inline]
pub(super) fn draw<R: Rng>(own: Cells, opp: Cells, empty: Cells, rng: &mut R) -> Option<(u8, u8, u8)> {
    let counts = counts(own, opp, empty);
    let total = counts.iter().sum();
    if total == 0 {
        return None;
    }
    let mut left = below(rng, total);
    let mut direction = 0;
    while left >= counts[direction] {
        left -= counts[direction];
        direction += 1;
    }
    let mut drawn = None;
    towards(direction, own, opp, empty, |length, distance, goals| {
        let count = goals.count();
        if left >= count {
            left -= count;
            return false;
        }
        let tail = i32::from(goals.nth(left)) - STEPS[direction] * (length as i32 - 1);
        drawn = Some((tail as u8, direction as u8, distance as u8));
        true
    });
    drawn
}
