//! Evaluation and move ordering of 5-em-linha com leilão, by the open windows of Black.

use super::{Action, BLACK, CincoEmLinha, WHITE};
use crate::in_a_row::{Set, Windows, spread};
use crate::openings::openings;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{Heuristic, Ladder, Method, MonteCarloHints};
use tabuleiro_rules::Player;

impl CincoEmLinha {
    /// Returns the empty cells that complete a line of Black.
    #[inline]
    fn completing(&self) -> Set {
        let n = if self.four { 4 } else { 5 };
        let cells = |axis| {
            let windows = Windows::of_set(self.stones[BLACK], self.stones[WHITE], axis, n);
            spread(windows.holding(n - 1), axis, n)
        };
        (cells(0) | cells(1) | cells(2) | cells(3)) & self.empty()
    }

    /// Returns the value of Black's windows; 5000 if Black has a line.
    fn strength(&self) -> i32 {
        const WORTH: [i32; 5] = [0, 1, 6, 25, 70];
        let (n, mut sum) = (if self.four { 4 } else { 5 }, 0);
        for axis in 0..4 {
            let windows = Windows::of_set(self.stones[BLACK], self.stones[WHITE], axis, n);
            for held in 1..n {
                let worth = WORTH[(held + 5 - n) as usize];
                sum += worth * windows.holding(held).count_ones() as i32;
            }
        }
        if self.black_has_line() { 5000 } else { sum.min(4000) }
    }

    /// Completes or blocks a line of Black; takes at once a line made in the auction.
    fn reply(&self) -> Option<Action> {
        if self.black.is_none() {
            return (!self.four && self.added == 0 && self.black_has_line()).then_some(Action::Take);
        }
        let completing = self.completing();
        (completing != 0).then(|| Action::Place(completing.trailing_zeros() as u8))
    }
}

impl Heuristic for CincoEmLinha {
    const METHOD: Method = Method::MonteCarlo;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[9, 25, 50, 63], [-9, 30, 57, 74]];
    const OPENINGS: &'static str = openings!("cinco_em_linha_leilao");
    const MONTE_CARLO: MonteCarloHints<Self> =
        MonteCarloHints { reply: |position, _| position.reply(), ..MonteCarloHints::NONE };

    /// Compares Black's open windows with a position that is fair; in the auction the mover may take the better colour.
    fn evaluate(&self) -> i32 {
        let fair = if self.four { 60 } else { 150 };
        let better = self.strength() - fair;
        let (owner, better) = match self.black {
            Some(owner) => (owner, better),
            // A mover for whom taking is bad adds a stone instead, so the loss is bounded.
            None if self.four => (self.mover, (-better).max(-100)),
            None => (self.mover, better.max(-100)),
        };
        if owner == Player::First { better } else { -better }
    }

    /// Prefers cells that complete or block a line, then the centre.
    fn move_order(&self, action: Action) -> i32 {
        let Action::Place(cell) = action else { return 8 };
        let middle = |x: u8| 7 - i32::from((2 * x).abs_diff(7));
        let forced = self.black.is_some() && self.completing() >> cell & 1 == 1;
        1000 * i32::from(forced) + middle(cell % 8) + middle(cell / 8)
    }
}
