//! Evaluation and move ordering of Quadrex.

use super::reaction::{CORNERS, Ring, around, next, previous};
use super::{Action, Quadrex};
use crate::connection::field::Rows;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{AlphaBetaHints, Heuristic, Ladder, Method};
use tabuleiro_rules::{Player, Position};

impl Heuristic for Quadrex {
    /// docs/strength.md, `quadrex`, ab – mcts: 14 : 0.
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[4, 25, 54, 64]];
    const ALPHA_BETA: AlphaBetaHints<Self> = AlphaBetaHints { selective: true, ..AlphaBetaHints::NONE };

    /// The difference between the numbers of stones that the sides still need, and half a stone for the mover. Own
    /// stones on a diagonal count as connected where the rule completes their block.
    fn evaluate(&self) -> i32 {
        let needs = |player: Player| {
            let other = self.0.stones(player.other());
            let around = |r: usize, set: &Rows<21>| {
                let from = |s: usize| {
                    let (left, right) = (set[s] >> 1, set[s] << 1);
                    set[s] | (left & !(other[s] & (other[r] >> 1))) | (right & !(other[s] & (other[r] << 1)))
                };
                from(r - 1) | from(r + 1) | set[r] << 1 | set[r] >> 1
            };
            self.0.distance(player, around).map_or(100, |d| d as i32)
        };
        let tempo = if self.mover() == Player::First { 50 } else { -50 };
        100 * (needs(Player::Second) - needs(Player::First)) + tempo
    }

    /// Counts added stones of either side, diagonal links, and nearness to the diagonals of the board.
    fn move_order(&self, action: Action) -> i32 {
        let Action::Place(cell) = action else { return 0 };
        let seen = around(&self.0, self.mover(), cell);
        let [after, before, between] = seen.patterns();
        let count = |ring: Ring| ring.count_ones() as i32;
        let links = CORNERS & seen.own & previous(seen.empty) & next(seen.empty);
        let across = i32::from(cell >> 5) - i32::from(cell & 31);
        let along = i32::from(cell >> 5) + i32::from(cell & 31) - i32::from(self.0.side()) - 1;
        40 * count(after | before) - 30 * count(between) + 15 * count(links) - across.abs().min(along.abs())
    }
}
