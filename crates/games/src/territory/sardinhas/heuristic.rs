//! Evaluation and move ordering of Sardinhas.

use super::cells::CAN;
use super::{Action, Sardinhas};
use crate::openings::openings;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{AlphaBetaHints, Heuristic, Ladder, Method};
use tabuleiro_rules::Player;

impl Heuristic for Sardinhas {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[-6, 35, 50, 60]];
    const OPENINGS: &'static str = openings!("sardinhas");
    const ALPHA_BETA: AlphaBetaHints<Self> = AlphaBetaHints { selective: true, ..AlphaBetaHints::NONE };

    /// 100 for each man inside, 8 for each cell of the can that a side can enter, and 50 if the mover can enter one.
    fn evaluate(&self) -> i32 {
        let [white, black] = self.points();
        let entries = Player::BOTH.map(|side| self.entries(side));
        let [to_white, to_black] = entries.map(|set| set.count_ones() as i32);
        let sign = if self.mover == Player::First { 1 } else { -1 };
        let turn = if entries[self.mover.index()] != 0 { 50 } else { 0 };
        100 * (white - black) + 8 * (to_white - to_black) + sign * turn
    }

    fn move_order(&self, action: Action) -> i32 {
        match action {
            Action::Slide { to, .. } => (CAN >> to & 1) as i32,
            Action::Pass => 0,
        }
    }
}
