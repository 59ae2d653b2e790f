//! Evaluation and move ordering of Sesqui-Hex and Sesqui-Y.

use super::cells::{ROWS, holds};
use super::shapes::Shape;
use super::{Action, Sesqui};
use crate::connection::field::Rows;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{Heuristic, Ladder, Method};
use tabuleiro_rules::Player;

impl<S: Shape> Heuristic for Sesqui<S> {
    const METHOD: Method = Method::MonteCarlo;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[S::LADDER];
    const OPENINGS: &'static str = S::OPENINGS;

    /// Counts pairs of neighbouring stones and stones near the centre.
    fn evaluate(&self) -> i32 {
        let worth = |player: Player| {
            let stones = &self.stones[player.index()];
            let near = |cell: u16| S::STEPS.iter().filter(|&&s| holds(stones, cell.wrapping_add_signed(s))).count();
            let cells = self.lists[player.index()].as_slice();
            cells.iter().map(|&c| 5 * near(c) as i32 + 4 * S::inward(self.side, c)).sum::<i32>()
        };
        worth(Player::First) - worth(Player::Second)
    }

    /// Prefers placements near the centre and beside stones of either side, and steps to cells with more own
    /// neighbours.
    fn move_order(&self, action: Action) -> i32 {
        let own = &self.stones[self.mover.index()];
        let near = |set: &Rows<ROWS>, cell: u16| {
            S::STEPS.iter().filter(|&&s| holds(set, cell.wrapping_add_signed(s))).count() as i32
        };
        match action {
            Action::Place(cell) => {
                let enemy = &self.stones[self.mover.other().index()];
                S::inward(self.side, cell) + 2 * near(own, cell).min(2) + near(enemy, cell).min(2)
            }
            Action::Step { from, to } => 2 * (near(own, to) - 1 - near(own, from)),
            Action::Swap | Action::Pass => 0,
        }
    }
}
