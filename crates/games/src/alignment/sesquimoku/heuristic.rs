//! Evaluation and move ordering of Sesquimoku, by open windows of five.

use super::{Action, LINE, ROWS, Sesquimoku};
use crate::in_a_row::{Windows, windows_through};
use crate::openings::openings;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{AlphaBetaHints, Heuristic, Ladder, Method};
use tabuleiro_rules::Player;

impl Sesquimoku {
    /// Values what a stone of the mover on a point adds to its windows and takes from those of the opponent.
    fn placement_order(&self, point: u16) -> i32 {
        let sides = [self.mover, self.mover.other()].map(|player| &self.stones[player.index()]);
        let mut sum = 0;
        windows_through(sides, &self.stones.outside(), point, LINE, |mine, theirs| {
            sum += match (mine, theirs) {
                (held, 0) => [2, 8, 30, 120, 4000][held],
                (0, held) => [2, 6, 24, 100, 1000][held],
                _ => 0,
            };
        });
        sum
    }
}

impl Heuristic for Sesquimoku {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[13, 25, 56, 63]];
    const OPENINGS: &'static str = openings!("sesquimoku");
    const ALPHA_BETA: AlphaBetaHints<Self> = AlphaBetaHints { selective: true, ..AlphaBetaHints::NONE };

    /// The value of an open three and the turn.
    const ADVANTAGE: i32 = 100;

    /// Values open windows of five by their stones; a four wins for a mover who may still place.
    fn evaluate(&self) -> i32 {
        const WORTH: [i32; 5] = [0, 1, 6, 25, 70];
        let (mover, sign) = (self.mover.index(), if self.mover == Player::First { 1 } else { -1 });
        let outside = self.stones.outside();
        let (mut worth, mut ready) = ([0; 2], false);
        for (row, axis) in (1..=usize::from(self.stones.side())).flat_map(|row| (0..4).map(move |axis| (row, axis))) {
            if row + LINE as usize > ROWS && axis > 0 {
                continue;
            }
            let all = [0, 1].map(|side| Windows::of_row(&self.stones[side], &outside, row, axis, LINE));
            for side in 0..2 {
                let open = all[side].without(&all[1 - side]);
                for (held, value) in (0..).zip(WORTH).skip(1) {
                    worth[side] += value * open.holding(held).count_ones() as i32;
                }
                ready |= side == mover && self.placed == 0 && open.holding(4) != 0;
            }
        }
        if ready { sign * 50_000 } else { worth[0] - worth[1] + sign * if self.placed == 0 { 30 } else { 8 } }
    }

    fn move_order(&self, action: Action) -> i32 {
        match action {
            Action::Place(point) => self.placement_order(point),
            Action::Step { from, to } => {
                let mut without = *self;
                without.remove(self.mover.index(), from);
                without.placement_order(to) - without.placement_order(from)
            }
            Action::Pass => 0,
        }
    }
}
