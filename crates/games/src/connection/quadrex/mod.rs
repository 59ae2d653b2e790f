//! Quadrex (`docs/rulings.md`, 1): each side connects two opposite edges of a square grid along its lines, and certain
//! patterns of stones complete their 2×2 blocks at once. The position is a `Field`; `reaction` completes the blocks.

mod game;
mod heuristic;
mod paths;
mod reaction;
#[cfg(test)]
mod tests;

use super::field::{Field, SEATS, position_of_field};
use super::shuffle::shuffle_step;
use reaction::{around, react, unfinished};
use tabuleiro_rules::{Effects, Facts, Family, OptionSpec, Outcome, Position, Rng};

pub use super::field::Action;

const SIDES: [u8; 15] = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19];
const SIDE: u8 = 19;

static FACTS: Facts = Facts::new("quadrex", "Quadrex", "Quadrex", Family::Connection)
    .notation("CELL | swap")
    .published("Bill Taylor", "2006", "000")
    .seats(SEATS)
    // A stone on every point, and the swap.
    .plies(70, 362)
    .options(&[OptionSpec::side(SIDE, &SIDES), OptionSpec::FIRST]);

/// Points of the largest board.
const POINTS: usize = 19 * 19;

/// Orthogonal neighbours are connected, diagonal ones are not.
type Grid = Field<21, 0b010, 0b010>;

/// A position of Quadrex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Quadrex(Grid);

impl Position for Quadrex {
    position_of_field!();

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        self.0.apply(action, effects, |grid, player, cell, effects| {
            if !around(grid, player, cell).is_quiet() {
                react(grid, player, cell, effects);
            }
        });
    }

    /// docs/rulings.md, 1: no draws. A full board without a winner cannot arise in play, but it can be set up.
    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome().or_else(|| (self.0.left() == 0).then_some(Outcome::Draw))
    }

    /// Shuffles the empty points while filling them; points that a reaction has filled are skipped.
    fn random_playout<R: Rng>(&mut self, rng: &mut R, scratch: &mut Vec<Action>, limit: u32) -> u32 {
        let mut plies = 0;
        while plies < limit && !self.0.under_way() {
            let action = self.sample(rng, scratch);
            self.apply(action, &mut ());
            plies += 1;
        }
        let mut points = [0; POINTS];
        let count = self.0.list_empty(&mut points);
        let mut drawn = 0;
        while plies < limit && self.outcome().is_none() {
            let point = shuffle_step(&mut points[..count], drawn, rng);
            drawn += 1;
            if self.0.is_empty(point) {
                self.apply(Action::Place(point), &mut ());
                plies += 1;
            }
        }
        plies
    }
}
