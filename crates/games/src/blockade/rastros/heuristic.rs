//! Evaluation and move ordering of Rastros.

use super::{Action, Rastros};
use crate::openings::openings;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{Heuristic, Ladder, Method};
use tabuleiro_rules::{Player, Position};

impl Heuristic for Rastros {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[9, 47, 76, 92]];
    const OPENINGS: &'static str = openings!("rastros");

    /// The difference of the distances to the homes. A home that cannot be reached counts as 12 steps, a little more
    /// than the longest path; moving counts as 30.
    fn evaluate(&self) -> i32 {
        let [first, second] = self.distances().map(|d| d.min(12));
        let tempo = if self.mover == Player::First { 30 } else { -30 };
        100 * (second - first) + tempo
    }

    /// Cells that the runner can no longer reach count as closed.
    fn essence(&self) -> u64 {
        let reached = self.floods().last().unwrap_or_default();
        Rastros { closed: !reached, ..*self }.key()
    }

    /// Prefers steps towards the mover's home and away from the opponent's.
    fn move_order(&self, action: Action) -> i32 {
        let away = |home: u8| {
            let (f, r) = ((home % 8).abs_diff(action.to % 8), (home / 8).abs_diff(action.to / 8));
            i32::from(f.max(r))
        };
        let (own, other) = (self.homes[self.mover.index()], self.homes[self.mover.other().index()]);
        away(other) - 2 * away(own)
    }
}
