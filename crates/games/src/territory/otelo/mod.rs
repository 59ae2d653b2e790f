//! Otelo 1-11 and classic Otelo (`docs/rulings.md`, 7).
//!
//! Two bitboards with a stride of eight whatever the size, so that one set of rays serves 4×4, 6×6 and 8×8. The legal
//! placements of the phase at hand are kept in the position: they decide at once who must pass and whether the game is
//! over. The key is a hash of the words themselves, constant time without being carried along.

mod classic;
mod discs;
mod ending;
mod evaluation;
mod game;
mod heuristic;
mod stable;
#[cfg(test)]
mod tests;

use discs::{placements, turned};
use tabuleiro_rules::{
    Effect, Effects, Facts, Family, Kind, Names, OptionSpec, Outcome, Piece, Player, Position, Rng, Seat, Site, below,
    chain,
};

static FACTS: Facts = Facts {
    id: "otelo_1_11",
    names: Names { pt: "Otelo 1-11", en: "1-11 Othello" },
    author: "Bill Taylor",
    year: "",
    family: Family::Territory,
    seats: [Seat::BLACK, Seat::WHITE],
    typical_plies: 62,
    max_plies: 130,
    difficulty: 2,
    variants: &["1_11", "classico"],
    cards: &["classico"],
    options: &[OptionSpec::side(8, &[4, 6, 8]), OptionSpec::FIRST],
    seeds: "000",
};

/// One decision: a disc on a cell (rank × 8 + file), or the forced pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A disc of the colour that the phase asks for.
    Place(u8),
    /// Nothing to place in this phase.
    Pass,
}

/// A position of Otelo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Otelo {
    /// Black and white discs.
    discs: [u64; 2],
    /// Where the phase's colour may be placed.
    moves: u64,
    size: u8,
    classic: bool,
    /// The very first turn of the game is a single disc.
    opening: bool,
    /// 0, 1, 2: own disc, opponent's disc, own disc.
    phase: u8,
    mover: Player,
    outcome: Option<Outcome>,
}

impl Otelo {
    fn valid(&self) -> u64 {
        let row = (1u64 << self.size) - 1;
        (0..self.size).fold(0, |m, r| m | row << (8 * r))
    }

    fn cell(&self, site: Site) -> u8 {
        let size = u16::from(self.size);
        (site.0 / size * 8 + site.0 % size) as u8
    }

    fn site(&self, cell: u8) -> Site {
        Site(u16::from(cell / 8) * u16::from(self.size) + u16::from(cell % 8))
    }

    /// The colour that the phase places.
    #[inline]
    fn colour(&self) -> usize {
        if self.phase == 1 { self.mover.other().index() } else { self.mover.index() }
    }

    /// Finds the placements of the phase at hand and whether anybody can place at all.
    #[inline]
    fn look(&mut self) {
        let valid = if self.size == 8 { !0 } else { self.valid() };
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

    fn piece(colour: usize) -> Piece {
        Piece::new(Kind::Disc, FACTS.seats[colour].tone)
    }
}

impl Position for Otelo {
    type Action = Action;

    fn mover(&self) -> Player {
        self.mover
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.outcome.is_some() {
            return;
        }
        if self.moves == 0 {
            out.push(Action::Pass);
        }
        let mut rest = self.moves;
        while rest != 0 {
            out.push(Action::Place(rest.trailing_zeros() as u8));
            rest &= rest - 1;
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        match action {
            Action::Pass => effects.push(0, Effect::Pass { player: self.mover }),
            Action::Place(cell) => {
                let colour = self.colour();
                let flips = turned(cell, self.discs[colour], self.discs[1 - colour]);
                if E::LIVE {
                    self.emit_effects(cell, colour, flips, effects);
                }
                self.discs[colour] |= flips | 1 << cell;
                self.discs[1 - colour] &= !flips;
            }
        }
        self.advance();
        self.look();
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
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
        let mut rest = self.moves;
        for _ in 0..below(rng, rest.count_ones()) {
            rest &= rest - 1;
        }
        Action::Place(rest.trailing_zeros() as u8)
    }
}

impl Otelo {
    /// The disc lands, then the lines turn outward from it, one disc of each line a beat.
    fn emit_effects<E: Effects>(&self, cell: u8, colour: usize, flips: u64, effects: &mut E) {
        let (own, opp) = (Self::piece(colour), Self::piece(1 - colour));
        effects.push(0, Effect::Place { at: self.site(cell), piece: own, count: 1 });
        let (f, r) = (i32::from(cell % 8), i32::from(cell / 8));
        for distance in 1..8 {
            let mut rest = flips;
            while rest != 0 {
                let at = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                let (df, dr) = (i32::from(at % 8) - f, i32::from(at / 8) - r);
                if df.abs().max(dr.abs()) == distance {
                    let by = (r + dr - dr.signum()) * 8 + f + df - df.signum();
                    let by = self.site(by as u8);
                    effects.push(distance as u16, Effect::Flip { at: self.site(at), from: opp, to: own, by });
                }
            }
        }
    }
}

impl Otelo {
    fn mapped(&self, k: u8, cell: u8) -> u8 {
        let (f, r, last) = (cell % 8, cell / 8, self.size - 1);
        let (f, r) = match k {
            1 => (r, f),
            2 => (last - r, last - f),
            3 => (last - f, last - r),
            _ => (f, r),
        };
        r * 8 + f
    }
}
