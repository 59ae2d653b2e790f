//! Evaluation and move ordering of Conectar-6: open windows of six, and threats.
//!
//! A window of six with at least four stones of one side and none of the other is a *threat*: two more stones make a
//! line. Each threat has at most two empty points, so that blocking all of them is a vertex cover of a graph; a side
//! with fewer stones to place than the smallest cover has lost.

use super::{Action, Conectar6, LINE, ROWS};
use crate::bits::Bits;
use crate::in_a_row::{Windows, further, split, windows_through};
use crate::openings::openings;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{AlphaBetaHints, Heuristic, Ladder, Method};
use tabuleiro_rules::Player;

/// The value of an open window by its number of stones.
const WORTH: [i32; 6] = [0, 1, 5, 16, 50, 60];
/// The value of a line that can be completed in this turn.
pub(super) const WON: i32 = 90_000;
/// The value of threats that cannot all be blocked.
pub(super) const LOST: i32 = 80_000;
/// What an open window of the mover adds to the ordering hint of each of its points, by its number of stones.
const OWN: [i32; 6] = [2, 8, 24, 60, 80, 2000];
/// What an open window of the opponent adds to the ordering hint of each of its points, by its number of stones.
const OTHER: [i32; 6] = [2, 6, 20, 50, 600, 700];
/// The ordering hint of a point that must be searched first: more than all windows of a point can add up to.
const FIRST: i32 = 100_000;
/// The largest number of threats stored; more cannot be blocked.
const THREATS: usize = 64;

/// Iterates over the points of the window that begins at `start` and runs along `axis`.
#[inline(always)]
fn points(start: u16, axis: usize) -> impl Iterator<Item = u16> {
    (0..LINE as u16).map(move |k| further(start, axis, k))
}

/// The empty points of threats, two each (the same twice if there is only one).
pub(super) struct Threats {
    points: [[u16; 2]; THREATS],
    count: usize,
}

impl Threats {
    fn list(&self) -> &[[u16; 2]] {
        &self.points[..self.count]
    }

    /// Returns whether `stones` stones (1 or 2) can block all threats.
    pub(super) fn answered(&self, stones: u8) -> bool {
        let Some(&edge) = self.list().first() else { return true };
        edge.iter().any(|&point| {
            let mut rest = self.list().iter().filter(|e| !e.contains(&point));
            match rest.next() {
                None => true,
                Some(_) if stones < 2 => false,
                Some(other) => other.iter().any(|second| rest.clone().all(|e| e.contains(second))),
            }
        })
    }
}

impl Conectar6 {
    /// Calls `each` with a row, an axis and the open windows of each side that begin in this row and run along this
    /// axis. A window is open for a side if the other side has no stone in it. Rows without stones nearby are left out.
    #[inline(always)]
    fn open_windows(&self, mut each: impl FnMut(usize, usize, [Windows; 2])) {
        let outside = self.stones.outside();
        for row in 1..=usize::from(self.stones.side()) {
            for axis in 0..4 {
                let end = row + if axis == 0 { 1 } else { LINE as usize };
                if end > ROWS || (row..end).all(|r| self.stones[0][r] | self.stones[1][r] == 0) {
                    continue;
                }
                let all = [0, 1].map(|side| Windows::of_row(&self.stones[side], &outside, row, axis, LINE));
                each(row, axis, [all[0].without(&all[1]), all[1].without(&all[0])]);
            }
        }
    }

    /// Returns the threats of a side: its open windows with four or more stones.
    pub(super) fn threats(&self, player: Player) -> Threats {
        let mut threats = Threats { points: [[0; 2]; THREATS], count: 0 };
        self.open_windows(|row, axis, open| {
            let windows = &open[player.index()];
            let starts = windows.holding(4) | windows.holding(5);
            for start in Bits(starts).map(|column| (row << 5) as u16 | u16::from(column)) {
                if threats.count == THREATS {
                    return;
                }
                let mut free = points(start, axis).filter(|&p| self.stones.is_empty(p));
                let first = free.next().unwrap_or_default();
                threats.points[threats.count] = [first, free.next().unwrap_or(first)];
                threats.count += 1;
            }
        });
        threats
    }

    /// Computes the ordering hints of all actions ([`AlphaBetaHints::rank`]). The hint of a point is the sum of a value
    /// for each open window of either side that contains it. If the mover can complete a line in this turn, one point
    /// that does so is enough. If the opponent threatens to complete one, only the empty points of one threat are
    /// searched: one stone of this turn must be on one of them, and the order of the two stones makes no difference.
    fn rank(&self, actions: &[Action], orders: &mut Vec<i32>) -> usize {
        let mover = self.mover.index();
        let (mut values, mut ready, mut threatened) = ([0; ROWS * 32], None, false);
        self.open_windows(|row, axis, open| {
            for (side, windows) in open.iter().enumerate() {
                let (worth, own) = (if side == mover { OWN } else { OTHER }, side == mover);
                for held in 1..LINE {
                    let mut found = windows.holding(held);
                    threatened |= !own && held >= 4 && found != 0;
                    while found != 0 {
                        let start = (row << 5) as u16 | found.trailing_zeros() as u16;
                        found &= found - 1;
                        points(start, axis).for_each(|point| values[usize::from(point)] += worth[held as usize]);
                        if own && held + u32::from(self.left) >= LINE {
                            ready = points(start, axis).find(|&point| self.stones.is_empty(point));
                        }
                    }
                }
            }
        });
        let mut breadth = usize::MAX;
        if let Some(point) = ready {
            values[usize::from(point)] = FIRST;
            breadth = 1;
        } else if threatened {
            let threats = self.threats(self.mover.other());
            let single = threats.list().iter().find(|threat| threat[0] == threat[1]);
            for &point in single.or(threats.list().first()).into_iter().flatten() {
                let blocked = threats.list().iter().filter(|threat| threat.contains(&point)).count();
                values[usize::from(point)] = FIRST / 2 + blocked as i32;
            }
            breadth = if single.is_some() { 1 } else { 2 };
        }
        orders.extend(actions.iter().map(|&Action(point)| values[usize::from(point)] - self.off_centre(point)));
        breadth
    }

    /// Returns how far a point is from the middle of the board, in half points.
    fn off_centre(&self, point: u16) -> i32 {
        let (row, column) = split(point);
        let middle = i32::from(self.stones.side()) + 1;
        (2 * row as i32 - middle).abs().max((2 * column as i32 - middle).abs())
    }
}

impl Heuristic for Conectar6 {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[22, 25, 52, 69]];
    const OPENINGS: &'static str = openings!("conectar_6");
    const ALPHA_BETA: AlphaBetaHints<Self> =
        AlphaBetaHints { selective: true, breadth: 24, rank: Some(Self::rank), ..AlphaBetaHints::NONE };

    /// The value of two open fours.
    const ADVANTAGE: i32 = 100;

    /// Lines that can be completed in this turn and threats that cannot be blocked decide; otherwise the open windows
    /// count.
    fn evaluate(&self) -> i32 {
        let (mover, sign) = (self.mover.index(), if self.mover == Player::First { 1 } else { -1 });
        let (mut worth, mut ready, mut threatened) = ([0; 2], false, false);
        self.open_windows(|_, _, open| {
            for side in 0..2 {
                for held in 1..LINE {
                    let found = open[side].holding(held);
                    worth[side] += WORTH[held as usize] * found.count_ones() as i32;
                    ready |= side == mover && held + u32::from(self.left) >= LINE && found != 0;
                    threatened |= side != mover && held >= 4 && found != 0;
                }
            }
        });
        if ready {
            return sign * WON;
        }
        if threatened && !self.threats(self.mover.other()).answered(self.left) {
            return -sign * LOST;
        }
        worth[0] - worth[1] + sign * 12 * i32::from(self.left)
    }

    /// Values what the stone adds to the windows of its side and takes from those of the opponent.
    fn move_order(&self, Action(point): Action) -> i32 {
        let (row, column) = split(point);
        let near = |r: usize| (self.stones[0][r] | self.stones[1][r]) >> column.saturating_sub(2) & 0b11111;
        let off = self.off_centre(point);
        if (row.saturating_sub(2)..(row + 3).min(ROWS)).all(|r| near(r) == 0) {
            return -off;
        }
        let sides = [self.mover, self.mover.other()].map(|player| &self.stones[player.index()]);
        let mut sum = 0;
        windows_through(sides, &self.stones.outside(), point, LINE, |mine, theirs| {
            sum += match (mine, theirs) {
                (held, 0) if held + usize::from(self.left) >= 6 => 2000,
                (held, 0) => OWN[held],
                (0, held) => OTHER[held],
                _ => 0,
            };
        });
        sum - off
    }
}
