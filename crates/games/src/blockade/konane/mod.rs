//! Konane (`docs/rulings.md`, 17).
//!
//! One bitboard: the parity of a cell says whose man stands there. All jumps of a side in one direction are one shift,
//! and a landing names its man, so that a random jump is drawn without listing any.

mod evaluation;
mod game;
mod heuristic;
mod jumps;
mod regions;

use crate::bits::Bits;
use jumps::{EVEN, all, any, beside, jumper, legs};
use tabuleiro_rules::{
    Effect, Effects, Facts, Family, Kind, Names, OptionSpec, Outcome, Piece, Player, Position, Removal, Rng, Seat,
    Site, Travel, below, chain,
};

static FACTS: Facts = Facts {
    id: "konane",
    names: Names { pt: "Konane", en: "Konane" },
    author: "",
    year: "",
    family: Family::Blockade,
    seats: [Seat::WHITE, Seat::BLACK],
    typical_plies: 40,
    // Two men are taken off; then every turn takes one of the 31 men of the other side, or more, and the second to
    // jump has nobody left to take the 31st with.
    max_plies: 63,
    difficulty: 1,
    variants: &["livro", "torneio"],
    cards: &["torneio"],
    options: &[OptionSpec::side(8, &[4, 6, 8]), OptionSpec::FIRST],
    seeds: "000, 004",
};

/// One decision; cells are rank × 8 + file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// An own man leaves, before the jumps begin.
    Open(u8),
    /// A man jumps straight on, over one opposing man a leg.
    Jump {
        /// The cell it leaves.
        from: u8,
        /// The cell it stops on.
        to: u8,
    },
}

/// The part of the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Phase {
    /// The beginner takes off a man of the centre or the border.
    Open,
    /// The other answers beside the hole.
    Answer,
    /// Jumps.
    Play,
}

/// A position of Konane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Konane {
    /// All men.
    men: u64,
    size: u8,
    phase: Phase,
    mover: Player,
    outcome: Option<Outcome>,
}

/// The cells of a side's colour.
#[inline(always)]
const fn colour(side: Player) -> u64 {
    match side {
        Player::First => EVEN,
        Player::Second => !EVEN,
    }
}

fn man(side: Player) -> Piece {
    Piece::new(Kind::Stone, FACTS.seats[side.index()].tone)
}

/// Every cell of a board.
const fn field(size: u8) -> u64 {
    let row = (1u64 << size) - 1;
    let (mut all, mut rank) = (0, 0);
    while rank < size {
        all |= row << (8 * rank);
        rank += 1;
    }
    all
}

/// The four cells of the middle, and the border (`docs/rulings.md`, Konane, preset 000).
const fn openings(size: u8) -> u64 {
    let low = size / 2 - 1;
    let inner = (field(size - 2) << 9) & field(size);
    field(size) & !inner | (0b11 | 0b11 << 8) << (9 * low)
}

impl Konane {
    fn site(&self, cell: u8) -> Site {
        Site(u16::from(cell / 8) * u16::from(self.size) + u16::from(cell % 8))
    }

    #[inline]
    fn empty(&self) -> u64 {
        field(self.size) & !self.men
    }

    /// The men of a side.
    #[inline]
    fn of(&self, side: Player) -> u64 {
        self.men & colour(side)
    }

    /// The men that may be taken off now.
    fn removable(&self) -> u64 {
        let own = self.of(self.mover);
        match self.phase {
            Phase::Open => own & openings(self.size),
            Phase::Answer => own & beside(self.empty()),
            Phase::Play => 0,
        }
    }

    /// Who cannot jump has lost: the last to move wins.
    #[inline]
    fn settle(&mut self) {
        let (own, opp) = (self.of(self.mover), self.of(self.mover.other()));
        if self.phase == Phase::Play && !any(own, opp, self.empty()) {
            self.outcome = Some(Outcome::Win(self.mover.other()));
        }
    }

    /// The jumps, leg by leg: each a hop and the man under it.
    fn emit_effects<E: Effects>(&self, from: u8, to: u8, effects: &mut E) {
        let (step, count) = legs(from, to);
        let (own, victim) = (man(self.mover), man(self.mover.other()));
        let mut at = from;
        for leg in 0..u16::from(count) {
            let (over, next) = (at.wrapping_add_signed(step), at.wrapping_add_signed(2 * step));
            let (from, to) = (self.site(at), self.site(next));
            effects.push(leg, Effect::Move { from, to, piece: own, count: 1, travel: Travel::Hop });
            effects.push(leg, Effect::Remove { at: self.site(over), piece: victim, count: 1, why: Removal::Taken });
            at = next;
        }
    }
}

impl Position for Konane {
    type Action = Action;

    #[inline]
    fn mover(&self) -> Player {
        self.mover
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.outcome.is_some() {
            return;
        }
        if self.phase != Phase::Play {
            out.extend(Bits(self.removable()).map(Action::Open));
            return;
        }
        let before = out.len();
        let sets = all(self.of(self.mover), self.of(self.mover.other()), self.empty());
        for (d, sets) in sets.into_iter().enumerate() {
            for (leg, set) in sets.into_iter().enumerate() {
                out.extend(Bits(set).map(|to| Action::Jump { from: jumper(to, d, leg + 1), to }));
            }
        }
        out[before..].sort_unstable();
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        match action {
            Action::Open(cell) => {
                let (at, piece) = (self.site(cell), man(self.mover));
                effects.push(0, Effect::Remove { at, piece, count: 1, why: Removal::Taken });
                self.men &= !1u64.wrapping_shl(cell.into());
                self.phase = if self.phase == Phase::Open { Phase::Answer } else { Phase::Play };
            }
            Action::Jump { from, to } => {
                if E::LIVE {
                    self.emit_effects(from, to, effects);
                }
                let (step, count) = legs(from, to);
                let mut at = from;
                // What lies between is men to be taken and empty cells.
                for _ in 0..2 * count {
                    self.men &= !1u64.wrapping_shl(at.into());
                    at = at.wrapping_add_signed(step);
                }
                self.men |= 1u64.wrapping_shl(at.into());
            }
        }
        self.mover = self.mover.other();
        self.settle();
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    #[inline]
    fn key(&self) -> u64 {
        chain([self.mover as u64 | (self.phase as u64) << 1 | u64::from(self.size) << 3, self.men])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let nth = |mut set: u64, n: u32| {
            for _ in 0..n {
                set &= set - 1;
            }
            set.trailing_zeros() as u8
        };
        if self.phase != Phase::Play {
            let set = self.removable();
            return Action::Open(nth(set, below(rng, set.count_ones())));
        }
        let sets = all(self.of(self.mover), self.of(self.mover.other()), self.empty());
        let total = sets.iter().flatten().map(|set| set.count_ones()).sum();
        let mut left = below(rng, total);
        for (d, sets) in sets.iter().enumerate() {
            for (leg, &set) in sets.iter().enumerate() {
                let count = set.count_ones();
                if left < count {
                    let to = nth(set, left);
                    return Action::Jump { from: jumper(to, d, leg + 1), to };
                }
                left -= count;
            }
        }
        Action::Open(0)
    }
}

#[cfg(test)]
mod tests;
