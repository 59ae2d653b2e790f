//! Evaluation and move ordering of Semáforo.

use super::{Action, Semaforo};
use crate::bits::Bits;
use crate::openings::openings;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{Heuristic, Ladder, Method};
use tabuleiro_rules::Player;

impl Heuristic for Semaforo {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[22, 41, 91, 100], [-32, 39, 99, 100]];
    const OPENINGS: &'static str = openings!("semaforo");

    /// More than the value of a favourable parity, which is not decisive.
    const ADVANTAGE: i32 = 100;

    /// The mover wins with a line on the next action. Otherwise the player who runs out of changes that allow the
    /// opponent no line loses, so that an even number of them is bad for the mover.
    fn evaluate(&self) -> i32 {
        let sign = if self.mover == Player::First { 1 } else { -1 };
        if self.can_win() {
            return sign * 900;
        }
        let safe = |cell: &u8| !Semaforo { lights: self.changed(*cell).0, ..*self }.can_win();
        match Bits(u64::from(self.open())).filter(safe).count() {
            0 => -800 * sign,
            odd if odd % 2 == 1 => 60 * sign,
            _ => -60 * sign,
        }
    }

    fn move_order(&self, Action(cell): Action) -> i32 {
        i32::from(self.changed(cell).1)
    }
}
