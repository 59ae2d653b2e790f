//! Evaluation and move ordering of Sofia.

use super::{AROUND, Action, Sofia};
use crate::in_a_row::Windows;
use crate::openings::openings;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{Heuristic, Ladder, Method};
use tabuleiro_rules::Player;

impl Heuristic for Sofia {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[20, 50, 69, 93], [16, 32, 54, 71], [20, 57, 64, 82]];
    const OPENINGS: &'static str = openings!("sofia");

    /// Two or three windows that lack one face.
    const ADVANTAGE: i32 = 80;

    /// Counts the windows that lack one or two faces of a colour.
    fn evaluate(&self) -> i32 {
        let n = if self.side == 4 { 4 } else { 5 };
        let faces = [(self.men[0] | self.men[1]) & !self.white, self.white];
        let [black, white] = faces.map(|set| {
            let count = |axis: usize| {
                let windows = Windows::of_set(set, !self.inside(), axis, n);
                30 * windows.holding(n - 1).count_ones() as i32 + 6 * windows.holding(n - 2).count_ones() as i32
            };
            (0..if self.straight { 2 } else { 4 }).map(count).sum::<i32>()
        });
        black - white
    }

    /// Prefers placements near the centre with the face of the own side, and jumps.
    fn move_order(&self, action: Action) -> i32 {
        match action {
            Action::Place { cell, white } => {
                let (file, rank) = (cell % 8, cell / 8);
                let off = |x: u8| i32::from((2 * x + 1).abs_diff(self.side));
                if white == (self.mover == Player::Second) { 40 - off(file) - off(rank) } else { 0 }
            }
            Action::Move { from, to } => i32::from(AROUND[0][1][usize::from(from)] >> to & 1 == 1),
            Action::Pass => 0,
        }
    }
}
