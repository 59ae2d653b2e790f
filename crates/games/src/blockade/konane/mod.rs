//! Konane (`docs/rulings.md`, 17).
//!
//! One bitboard: the colour of a cell determines whose man stands there. All jumps of a side in one direction are found
//! with a few shifts, and a landing determines its man, so `sample` needs no list of actions.

mod evaluation;
mod game;
mod heuristic;
mod jumps;
mod regions;

use crate::square::{Grid, Set, board, orthogonal};
use jumps::{EVEN, all, any, jumper, legs};
use tabuleiro_rules::{
    Effect, Effects, Facts, Family, Kind, OptionSpec, Outcome, Piece, Player, Position, Removal, Rng, Seat, Travel,
    below, chain, mover_and_outcome,
};

static FACTS: Facts = Facts::new("konane", "Konane", "Konane", Family::Blockade)
    .notation("xCELL | A-B | A-B-C | A-B-C-D")
    .traditional("000, 004")
    .seats([Seat::WHITE, Seat::BLACK])
    // Two men are removed at the start. Then every turn captures at least one of the 31 men of the other side, and the
    // side that jumps second has no man left for a 31st capture.
    .plies(40, 63)
    .last_mover_wins()
    .difficulty(1)
    .variants(&["livro", "torneio"])
    .cards(&["torneio"])
    .options(&[OptionSpec::side(8, SIZES), OptionSpec::FIRST]);

/// The sides of the boards.
const SIZES: &[u8] = &[4, 6, 8];

/// One decision of Konane; cells are rank × 8 + file, both counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Removes an own man, before the jumps begin.
    Open(u8),
    /// Jumps in a straight line, once or several times, over one opposing man each time.
    Jump {
        /// The cell that the man leaves.
        from: u8,
        /// The cell on which it stops.
        to: u8,
    },
}

/// The phase of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Phase {
    /// The first player removes a man in the centre or on the border.
    Open,
    /// The other player removes a man beside the empty cell.
    Answer,
    /// The players jump.
    Play,
}

/// A position of Konane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Konane {
    /// The men of both sides.
    men: u64,
    size: u8,
    phase: Phase,
    mover: Player,
    outcome: Option<Outcome>,
}

/// The cells on which men of a side can stand.
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

/// The four central cells and the border (`docs/rulings.md`, Konane, preset 000).
const fn openings(size: u8) -> u64 {
    let low = size / 2 - 1;
    let inner = board(size - 2) << 9;
    board(size) & !inner | (0b11 | 0b11 << 8) << (9 * low)
}

impl Konane {
    #[inline]
    const fn grid(&self) -> Grid {
        Grid::bitboard(self.size)
    }

    #[inline]
    fn empty(&self) -> u64 {
        board(self.size) & !self.men
    }

    /// The men of a side.
    #[inline]
    fn of(&self, side: Player) -> u64 {
        self.men & colour(side)
    }

    /// The men that the mover may remove in this phase.
    fn removable(&self) -> u64 {
        let own = self.of(self.mover);
        match self.phase {
            Phase::Open => own & openings(self.size),
            Phase::Answer => own & orthogonal(self.empty()),
            Phase::Play => 0,
        }
    }

    /// Ends the game if the mover cannot jump; the mover then loses.
    #[inline]
    fn settle(&mut self) {
        let (own, opp) = (self.of(self.mover), self.of(self.mover.other()));
        if self.phase == Phase::Play && !any(own, opp, self.empty()) {
            self.outcome = Some(Outcome::Win(self.mover.other()));
        }
    }

    /// Emits the jumps one by one: a hop and the removal of the man jumped over.
    fn emit_effects<E: Effects>(&self, from: u8, to: u8, effects: &mut E) {
        let (step, count) = legs(from, to);
        let (own, victim) = (man(self.mover), man(self.mover.other()));
        let mut at = from;
        for leg in 0..u16::from(count) {
            let (over, next) = (at.wrapping_add_signed(step), at.wrapping_add_signed(2 * step));
            let (from, to) = (self.grid().site(at), self.grid().site(next));
            effects.push(leg, Effect::Move { from, to, piece: own, count: 1, travel: Travel::Hop });
            effects
                .push(leg, Effect::Remove { at: self.grid().site(over), piece: victim, count: 1, why: Removal::Taken });
            at = next;
        }
    }
}

impl Position for Konane {
    type Action = Action;

    mover_and_outcome!();

    fn list_actions(&self, out: &mut Vec<Action>) {
        if self.phase != Phase::Play {
            out.extend(self.removable().cells().map(Action::Open));
            return;
        }
        let before = out.len();
        let sets = all(self.of(self.mover), self.of(self.mover.other()), self.empty());
        for (d, sets) in sets.into_iter().enumerate() {
            for (leg, set) in sets.into_iter().enumerate() {
                out.extend(set.cells().map(|to| Action::Jump { from: jumper(to, d, leg + 1), to }));
            }
        }
        out[before..].sort_unstable();
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        match action {
            Action::Open(cell) => {
                let (at, piece) = (self.grid().site(cell), man(self.mover));
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
                // Clears the cell that the man leaves, the men jumped over and the (empty) cells between.
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
    fn key(&self) -> u64 {
        chain([self.mover as u64 | (self.phase as u64) << 1 | u64::from(self.size) << 3, self.men])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        if self.phase != Phase::Play {
            let set = self.removable();
            return Action::Open(set.nth(below(rng, set.count_ones())));
        }
        let sets = all(self.of(self.mover), self.of(self.mover.other()), self.empty());
        let total = sets.iter().flatten().map(|set| set.count_ones()).sum();
        let mut left = below(rng, total);
        for (d, sets) in sets.iter().enumerate() {
            for (leg, &set) in sets.iter().enumerate() {
                let count = set.count_ones();
                if left < count {
                    let to = set.nth(left);
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
