//! Otelo 1-11 and classic Otelo (`docs/rulings.md`, 7).
//!
//! Two 8×8 bitboards, whatever the size of the board, so that one table of rays serves 4×4, 6×6 and 8×8. The position
//! keeps the legal placements of the current phase, which decide whether the player must pass and whether the game is
//! over.

mod classic;
mod discs;
mod ending;
mod evaluation;
mod game;
mod heuristic;
mod stable;
#[cfg(test)]
mod tests;

use crate::bits::nth_of_few;
use crate::square::{Grid, Set, board};
use discs::{flipped, placements};
use tabuleiro_rules::{
    Effect, Effects, Facts, Family, Kind, OptionSpec, Outcome, Piece, Player, Position, Rng, below, chain,
    mover_and_outcome,
};

static FACTS: Facts = Facts::new("otelo_1_11", "Otelo 1-11", "1-11 Othello", Family::Territory)
    .notation("CELL | pass")
    .published("Bill Taylor", "", "000")
    .plies(62, 130)
    .variants(&["1_11", "classico"])
    .cards(&["classico"])
    .card_authors(&[("classico", "Lewis Waterman, John W. Mollett", "c. 1880")])
    .options(&[OptionSpec::side(8, SIZES), OptionSpec::FIRST]);

/// The sides of the boards.
const SIZES: &[u8] = &[4, 6, 8];

/// One decision of Otelo; cells are rank × 8 + file, both counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Places a disc of the colour of the phase on a cell.
    Place(u8),
    /// Passes, because no disc can be placed in this phase.
    Pass,
}

/// A position of Otelo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Otelo {
    /// The discs of Black and of White.
    discs: [u64; 2],
    /// The cells on which a disc of the colour of the phase can be placed.
    moves: u64,
    size: u8,
    classic: bool,
    /// Whether this is the first turn of the game, which is a single disc.
    opening: bool,
    /// The phase of the turn: 0 and 2 place an own disc, 1 a disc of the opponent.
    phase: u8,
    mover: Player,
    outcome: Option<Outcome>,
}

impl Otelo {
    #[inline]
    const fn grid(&self) -> Grid {
        Grid::bitboard(self.size)
    }

    /// The index of the colour that is placed in the current phase.
    #[inline]
    fn colour(&self) -> usize {
        if self.phase == 1 { self.mover.other().index() } else { self.mover.index() }
    }

    /// Finds the placements of the current phase, and ends the game if neither colour can be placed.
    #[inline]
    fn find_moves(&mut self) {
        let valid = board(self.size);
        let colour = self.colour();
        let (own, opp) = (self.discs[colour], self.discs[1 - colour]);
        self.moves = placements(own, opp, valid);
        if self.moves == 0 && placements(opp, own, valid) == 0 {
            self.outcome = Some(Outcome::by_points(self.points()));
        }
    }

    fn points(&self) -> [i32; 2] {
        [self.discs[0].count_ones() as i32, self.discs[1].count_ones() as i32]
    }

    #[inline]
    fn advance(&mut self) {
        if self.classic || self.opening || self.phase == 2 {
            self.mover = self.mover.other();
            self.phase = 0;
            self.opening = false;
        } else {
            self.phase += 1;
        }
    }

    fn piece(colour: Player) -> Piece {
        Piece::new(Kind::Disc, FACTS.seats[colour.index()].tone)
    }
}

impl Position for Otelo {
    type Action = Action;

    mover_and_outcome!();

    fn list_actions(&self, out: &mut Vec<Action>) {
        if self.moves == 0 {
            out.push(Action::Pass);
        }
        out.extend(self.moves.cells().map(Action::Place));
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        match action {
            Action::Pass => effects.push(0, Effect::Pass { player: self.mover }),
            Action::Place(cell) => {
                let colour = self.colour();
                let flips = flipped(cell, self.discs[colour], self.discs[1 - colour]);
                if E::LIVE {
                    self.emit_effects(cell, colour, flips, effects);
                }
                self.discs[colour] |= flips | 1 << cell;
                self.discs[1 - colour] &= !flips;
            }
        }
        self.advance();
        self.find_moves();
    }

    fn key(&self) -> u64 {
        let state = u64::from(self.phase) | (self.mover as u64) << 2 | u64::from(self.opening) << 3;
        let rules = u64::from(self.size) << 4 | u64::from(self.classic) << 8;
        chain([state | rules, self.discs[1], self.discs[0]])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        if self.moves == 0 {
            return Action::Pass;
        }
        Action::Place(nth_of_few(self.moves, below(rng, self.moves.count_ones())))
    }
}

impl Otelo {
    /// Emits the placement, then the flips from the placed disc outwards, one disc of each line a beat.
    fn emit_effects<E: Effects>(&self, cell: u8, colour: usize, flips: u64, effects: &mut E) {
        let colour = Player::from_second(colour == 1);
        let (own, opp) = (Self::piece(colour), Self::piece(colour.other()));
        effects.push(0, Effect::Place { at: self.grid().site(cell), piece: own, count: 1 });
        let (f, r) = (i32::from(cell % 8), i32::from(cell / 8));
        for distance in 1..8 {
            for at in flips.cells() {
                let (df, dr) = (i32::from(at % 8) - f, i32::from(at / 8) - r);
                if df.abs().max(dr.abs()) == distance {
                    let by = (r + dr - dr.signum()) * 8 + f + df - df.signum();
                    let by = self.grid().site(by as u8);
                    effects.push(distance as u16, Effect::Flip { at: self.grid().site(at), from: opp, to: own, by });
                }
            }
        }
    }
}
