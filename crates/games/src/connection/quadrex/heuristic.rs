//! Evaluation and move ordering of Quadrex.

use super::paths::{Paths, Points};
use super::reaction::{CORNERS, Ring, around, next, previous};
use super::{Action, Quadrex};
use crate::bits::Bits;
use crate::openings::openings;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{AlphaBetaHints, Heuristic, Ladder, Method};
use tabuleiro_rules::{Player, Position};

/// The value of a stone that a side needs.
const STONE: i32 = 100;
/// What a stage of the paths costs its side if it is one point wide. Wider ones cost less, since the opponent cannot
/// block them with one stone.
const BOTTLENECK: i32 = 100;
/// The value of the points of a stage for the order of actions, divided among them.
const ORDER: i32 = 400;

impl Quadrex {
    /// Returns what a side still needs: stones, and more where its paths are narrow.
    fn needs(&self, player: Player) -> i32 {
        let paths = Paths::new(&self.0, player);
        let narrow: i32 = paths.stages().map(|stage| 4 * 16 * BOTTLENECK / stage.width().max(1)).sum();
        paths.least().map_or(40 * STONE, |stones| STONE * stones as i32 + narrow / 16)
    }

    /// Orders the points on the shortest paths of either side by how few others there are in the same stage, and adds
    /// half of [`Heuristic::move_order`].
    fn rank(&self, actions: &[Action], orders: &mut Vec<i32>) -> usize {
        let mut values = [0; 21 * 32];
        for player in Player::BOTH {
            for stage in Paths::new(&self.0, player).stages() {
                let beside = ORDER / stage.width().max(1);
                let mut add = |set: &Points, value| {
                    for (row, &points) in set.iter().enumerate() {
                        Bits(u64::from(points)).for_each(|column| values[row * 32 + usize::from(column)] += value);
                    }
                };
                add(&stage.on, 4 * beside);
                add(&stage.beside, beside);
            }
        }
        let value = |&action: &Action| match action {
            Action::Place(cell) => values[usize::from(cell)] + self.move_order(action) / 2,
            // One of two ways to go on from the first stone.
            Action::Swap => 10_000,
        };
        orders.extend(actions.iter().map(value));
        usize::MAX
    }
}

impl Heuristic for Quadrex {
    /// docs/strength.md, `quadrex`, ab – mcts: 14 : 0.
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[20, 25, 58, 62]];
    const OPENINGS: &'static str = openings!("quadrex");
    const ALPHA_BETA: AlphaBetaHints<Self> =
        AlphaBetaHints { selective: true, breadth: 32, rank: Some(Self::rank), ..AlphaBetaHints::NONE };

    /// The difference between what the sides still need, and half a stone for the mover.
    fn evaluate(&self) -> i32 {
        let tempo = if self.mover() == Player::First { STONE / 2 } else { -STONE / 2 };
        self.needs(Player::Second) - self.needs(Player::First) + tempo
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
