//! Evaluation and move ordering of Conectar-6: open windows of six, and threats.
//!
//! A window of six with at least four stones of one side and none of the other is a *threat*: two more stones make a
//! line. Each threat has at most two empty points, so that blocking all of them is a vertex cover of a graph; a side
//! with fewer stones to place than the smallest cover has lost.

use super::{Action, Conectar6, LINE, ROWS};
use crate::in_a_row::{Rows, Windows, further, split, windows_through};
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{AlphaBetaHints, Heuristic, Ladder, Method};
use tabuleiro_rules::Player;

/// The value of an open window by its number of stones.
const WORTH: [i32; 6] = [0, 1, 5, 16, 50, 60];
/// The value of a line that can be completed in this turn.
pub(super) const WON: i32 = 90_000;
/// The value of threats that cannot all be blocked.
pub(super) const LOST: i32 = 80_000;
/// The largest number of threats stored; more cannot be blocked.
const THREATS: usize = 64;

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
    /// Returns the threats of a side: its open windows with four or more stones.
    pub(super) fn threats(&self, player: Player) -> Threats {
        let (own, opp) = (&self.stones[player.index()], &self.stones[player.other().index()]);
        let outside = self.stones.outside();
        let closed: Rows<ROWS> = std::array::from_fn(|r| outside[r] | opp[r]);
        let mut threats = Threats { points: [[0; 2]; THREATS], count: 0 };
        for (row, axis) in (1..=usize::from(self.stones.side())).flat_map(|row| (0..4).map(move |axis| (row, axis))) {
            if row + LINE as usize > ROWS && axis > 0 {
                continue;
            }
            let windows = Windows::of_row(own, &closed, row, axis, LINE);
            let mut starts = windows.holding(4) | windows.holding(5);
            while starts != 0 && threats.count < THREATS {
                let start = (row << 5) as u16 | starts.trailing_zeros() as u16;
                starts &= starts - 1;
                let points = (0..LINE as u16).map(|k| further(start, axis, k));
                let mut free = points.filter(|&p| self.stones.is_empty(p));
                let first = free.next().unwrap_or_default();
                threats.points[threats.count] = [first, free.next().unwrap_or(first)];
                threats.count += 1;
            }
        }
        threats
    }
}

impl Heuristic for Conectar6 {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[16, 25, 52, 92]];
    const ALPHA_BETA: AlphaBetaHints<Self> = AlphaBetaHints { selective: true, breadth: 24, ..AlphaBetaHints::NONE };

    /// The value of two open fours.
    const ADVANTAGE: i32 = 100;

    /// Lines that can be completed in this turn and threats that cannot be blocked decide; otherwise the open windows
    /// count.
    fn evaluate(&self) -> i32 {
        let (mover, sign) = (self.mover.index(), if self.mover == Player::First { 1 } else { -1 });
        let outside = self.stones.outside();
        let (mut worth, mut ready, mut threatened) = ([0; 2], 0, 0);
        for row in 1..=usize::from(self.stones.side()) {
            for axis in 0..4 {
                if row + LINE as usize > ROWS && axis > 0 {
                    continue;
                }
                let all = [0, 1].map(|side| Windows::of_row(&self.stones[side], &outside, row, axis, LINE));
                for side in 0..2 {
                    let open = all[side].without(&all[1 - side]);
                    for (held, value) in (0..).zip(WORTH).skip(1) {
                        let found = open.holding(held);
                        worth[side] += value * found.count_ones() as i32;
                        if held >= 4 {
                            let counts = held + u32::from(self.left) >= LINE;
                            ready |= if side == mover && counts { found } else { 0 };
                            threatened |= if side == mover { 0 } else { found };
                        }
                    }
                }
            }
        }
        if ready != 0 {
            return sign * WON;
        }
        if threatened != 0 && !self.threats(self.mover.other()).answered(self.left) {
            return -sign * LOST;
        }
        worth[0] - worth[1] + sign * 12 * i32::from(self.left)
    }

    /// Values what the stone adds to the windows of its side and takes from those of the opponent.
    fn move_order(&self, Action(point): Action) -> i32 {
        let (row, column) = split(point);
        let near = |r: usize| (self.stones[0][r] | self.stones[1][r]) >> column.saturating_sub(2) & 0b11111;
        let middle = i32::from(self.stones.side()) + 1;
        let off = (2 * row as i32 - middle).abs().max((2 * column as i32 - middle).abs());
        if (row.saturating_sub(2)..(row + 3).min(ROWS)).all(|r| near(r) == 0) {
            return -off;
        }
        let sides = [self.mover, self.mover.other()].map(|player| &self.stones[player.index()]);
        let mut sum = 0;
        windows_through(sides, &self.stones.outside(), point, LINE, |mine, theirs| {
            sum += match (mine, theirs) {
                (held, 0) if held + usize::from(self.left) >= 6 => 2000,
                (held, 0) => [2, 8, 24, 60, 80, 2000][held],
                (0, held) => [2, 6, 20, 50, 600, 700][held],
                _ => 0,
            };
        });
        sum - off
    }
}
