//! Evaluation and move order of Fang.

use super::squares::{beside, count, squared};
use super::{Action, Fang, Part};
use crate::bits::Bits;
use crate::openings::openings;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{Heuristic, Ladder, Method};

impl Heuristic for Fang {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[5, 56, 68, 79]];
    const OPENINGS: &'static str = openings!("fang");

    /// Weighs men, men in squares, and squares.
    fn evaluate(&self) -> i32 {
        let worth = |side: usize| {
            let men = self.men[side];
            let safe = squared(men, self.tilted);
            100 * men.count_ones() as i32 + 30 * safe.count_ones() as i32 + 4 * count(men, self.tilted) as i32
        };
        worth(0) - worth(1)
    }

    fn move_order(&self, action: Action) -> i32 {
        let own = self.mover.index();
        match action {
            Action::Step { from, to } => {
                let men = self.men[own];
                let after = men & !(1 << from) | 1 << to;
                10 * (squared(after, self.tilted) >> to & 1) as i32 + count(after, self.tilted) as i32
                    - count(men, self.tilted) as i32
            }
            Action::Place(at) => {
                let made =
                    |side: usize| count(self.men[side] | 1 << at, self.tilted) - count(self.men[side], self.tilted);
                (3 * made(own) + 2 * made(1 - own)) as i32
            }
            Action::Take(at) => {
                let hole = beside(1 << at, self.centre8) & self.own();
                let stepped = |from: u8| squared(self.own() & !(1 << from) | 1 << at, self.tilted) >> at & 1;
                10 * i32::from(self.part == Part::Take && Bits(hole).any(|from| stepped(from) == 1))
            }
            Action::Pass => 0,
        }
    }

    /// Quiescence search completes a turn that has begun.
    fn is_noisy(&self, _: Action) -> bool {
        matches!(self.part, Part::Step | Part::Again)
    }
}
