//! Hex (`docs/rulings.md`, 23): each side connects its two edges of a rhombus of hexagons. The position is a `Field`.
//!
//! * `game`: board, notation, position objects and symmetries;
//! * `heuristic`: evaluation, move ordering and pruning for search;
//! * `guess`: a small network that guesses actions and values;
//! * `nearness`: shortest paths between the edges of a side, an input of the network;
//! * `fill_in`: dead and captured cells;
//! * `links`: virtual connections;
//! * `notes`: bridges, for somebody who does not see the board;
//! * `carriers`: the empty cells that a won position relies on, which proofs use;
//! * `ring`: the six neighbours of a cell as a bit mask.

mod carriers;
mod fill_in;
mod game;
mod guess;
mod heuristic;
mod links;
mod nearness;
mod notes;
mod ring;
#[cfg(test)]
mod tests;

use super::field::{Field, SEATS, position_of_field};
use super::shuffle::shuffle_step;
use tabuleiro_rules::{
    Board, BoardBuilder, Border, Effects, Facts, Family, OptionSpec, Outcome, Point, Position, Rng, Tone,
};

pub use super::field::Action;

const SIDES: [u8; 12] = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];
const SIDE: u8 = 11;
const CELLS: usize = 14 * 14;

static FACTS: Facts = Facts::new("hex", "Hex", "Hex", Family::Connection)
    .notation("CELL | swap")
    .published("Piet Hein, John Nash", "1942", "001")
    .seats(SEATS)
    // A stone on every cell, and the swap.
    .plies(50, 122)
    .difficulty(1)
    .options(&[OptionSpec::side(SIDE, &SIDES), OptionSpec::FIRST]);

/// docs/rulings.md, 0.1: (c, r) touches (c±1, r), (c, r±1), (c+1, r−1) and (c−1, r+1).
type Grid = Field<16, 0b011, 0b110>;

/// A position of Hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hex(Grid);

impl Position for Hex {
    position_of_field!();

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        self.0.apply(action, effects, |_, _, _, _| {});
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    /// Shuffles the empty cells and fills them in that order. Playouts seldom end in the first three quarters, so these
    /// are placed in one step unless that connects the edges of a side.
    fn random_playout<R: Rng>(&mut self, rng: &mut R, scratch: &mut Vec<Action>, limit: u32) -> u32 {
        let mut plies = 0;
        while plies < limit && !self.0.under_way() {
            let action = self.sample(rng, scratch);
            self.apply(action, &mut ());
            plies += 1;
        }
        if self.outcome().is_some() {
            return plies;
        }
        let mut cells = [0; CELLS];
        let count = self.0.list_empty(&mut cells);
        let cells = &mut cells[..count];
        let mut drawn = (count * 3 / 4).min((limit - plies) as usize);
        for at in 0..drawn {
            shuffle_step(cells, at, rng);
        }
        let mut played = if self.0.put_all(&cells[..drawn]) { drawn } else { 0 };
        while plies + (played as u32) < limit && self.outcome().is_none() {
            if played == drawn {
                shuffle_step(cells, drawn, rng);
                drawn += 1;
            }
            self.apply(Action::Place(cells[played]), &mut ());
            played += 1;
        }
        plies + played as u32
    }
}

/// Returns the board of Hex, with borders in the colours of the edges that each side connects.
pub(super) fn rhombus(side: u8) -> Board {
    let mut board = BoardBuilder::new().hex_rhombus(side).build();
    let n = usize::from(side);
    let (origin, right, up) = (board.sites[0].at, board.sites[1].at, board.sites[n].at);
    let place = |c: f32, r: f32| {
        let along = |o: f32, x: f32, y: f32| o + c * (x - o) + r * (y - o);
        Point::new(along(origin.x, right.x, up.x), along(origin.y, right.y, up.y))
    };
    // Just outside the outermost corners of the hexagons, apart from one another at the acute corners.
    let (out, short, last) = (0.82, 0.55, f32::from(side - 1));
    let lines = [
        (place(-out, -short), place(-out, last + short), Tone::Dark),
        (place(last + out, -short), place(last + out, last + short), Tone::Dark),
        (place(-short, -out), place(last + short, -out), Tone::Light),
        (place(-short, last + out), place(last + short, last + out), Tone::Light),
    ];
    board.borders = lines.map(|(from, to, tone)| Border { from, to, tone }).to_vec();
    board
}
