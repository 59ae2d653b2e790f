//! Avanço, known as Breakthrough (`docs/rulings.md`, 18).
//!
//! Two 8×8 bitboards, whatever the size of the board. The steps of a side in one direction are one shift, so `sample`
//! needs no list of actions. Men only move forward: no position recurs, and no history is kept.

mod evaluation;
mod game;
mod heuristic;
#[cfg(test)]
mod tests;
mod view;

use crate::square::Step as Action;
use crate::square::{Grid, NOT_A, NOT_H, RANK_1, Set, board};
use tabuleiro_rules::{
    Effect, Effects, Facts, Family, Kind, OptionSpec, Outcome, Piece, Player, Position, Removal, Rng, Seat, Travel,
    below, chain, mover_and_outcome,
};

static FACTS: Facts = Facts::new("avanco", "Avanço", "Breakthrough", Family::Blockade)
    .notation("A-B")
    .published("Dan Troyka", "2000", "000, 001")
    .seats([Seat::WHITE, Seat::BLACK])
    // Every action is a step forward: before the last one, of the 16 men of a side eight make at most 6 steps, eight 5.
    .plies(45, 177)
    .difficulty(1)
    .options(&[OptionSpec::side(8, SIZES), OptionSpec::FIRST]);

/// The sides of the boards.
const SIZES: &[u8] = &[5, 6, 7, 8];

/// A position of Avanço.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Avanco {
    /// The men of White and of Black.
    men: [u64; 2],
    size: u8,
    mover: Player,
    outcome: Option<Outcome>,
}

fn man(side: Player) -> Piece {
    Piece::new(Kind::Pawn, FACTS.seats[side.index()].tone)
}

/// A set of cells with the ranks of the board in reverse order.
const fn overturned(men: u64, size: u8) -> u64 {
    men.swap_bytes() >> (8 * (8 - size))
}

impl Avanco {
    fn with_men(men: [u64; 2], size: u8, mover: Player) -> Avanco {
        Avanco { men, size, mover, outcome: None }
    }

    #[inline]
    const fn grid(&self) -> Grid {
        Grid::bitboard(self.size)
    }

    /// The rank that the men of a side have to reach.
    #[inline]
    fn goal(&self, side: Player) -> u64 {
        if side == Player::First { RANK_1 << (8 * (self.size - 1)) } else { RANK_1 }
    }

    /// The targets of the steps of the mover: diagonally towards file a, straight ahead, diagonally towards the last
    /// file.
    #[inline]
    fn targets(&self) -> [u64; 3] {
        let inside = board(self.size);
        let own = self.men[self.mover.index()];
        let (free, empty) = (inside & !own, inside & !(self.men[0] | self.men[1]));
        match self.mover {
            Player::First => [own << 7 & NOT_H & free, own << 8 & empty, own << 9 & NOT_A & free],
            Player::Second => [own >> 9 & NOT_H & free, own >> 8 & empty, own >> 7 & NOT_A & free],
        }
    }

    /// Sets the outcome that follows from the men on the board. A side with men can always move: its foremost man has
    /// no own man before it.
    #[inline]
    fn settle(&mut self) {
        self.outcome = Player::BOTH
            .into_iter()
            .find(|side| self.men[side.index()] & self.goal(*side) != 0 || self.men[side.other().index()] == 0)
            .map(Outcome::Win);
    }
}

impl Position for Avanco {
    type Action = Action;

    mover_and_outcome!();

    fn list_actions(&self, out: &mut Vec<Action>) {
        let targets = self.targets();
        let steps: [i8; 3] = if self.mover == Player::First { [7, 8, 9] } else { [-9, -8, -7] };
        for from in self.men[self.mover.index()].cells() {
            for (targets, step) in targets.into_iter().zip(steps) {
                let to = from.wrapping_add_signed(step);
                // A step over the left or right edge ends on the opposite edge, which the targets in this direction
                // exclude.
                if to < 64 && targets.has(to) {
                    out.push(Action { from, to });
                }
            }
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        let (own, opponent) = (self.mover.index(), self.mover.other());
        let (from, to) = (1u64 << action.from, 1u64 << action.to);
        if E::LIVE {
            let (start, end) = (self.grid().site(action.from), self.grid().site(action.to));
            if self.men[1 - own] & to != 0 {
                let why = Removal::Replaced;
                effects.push(0, Effect::Remove { at: end, piece: man(opponent), count: 1, why });
            }
            let (piece, travel) = (man(self.mover), Travel::Slide);
            effects.push(0, Effect::Move { from: start, to: end, piece, count: 1, travel });
        }
        self.men[own] = self.men[own] & !from | to;
        self.men[1 - own] &= !to;
        if to & self.goal(self.mover) != 0 || self.men[1 - own] == 0 {
            self.outcome = Some(Outcome::Win(self.mover));
        }
        self.mover = opponent;
    }

    fn key(&self) -> u64 {
        chain([self.mover as u64 | u64::from(self.size) << 1, self.men[1], self.men[0]])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let targets = self.targets();
        let [a, b, c] = targets.map(u64::count_ones);
        let drawn = below(rng, a + b + c);
        let (targets, before, step) = match drawn {
            n if n < a => (targets[0], 0, [-7, 9]),
            n if n < a + b => (targets[1], a, [-8, 8]),
            _ => (targets[2], a + b, [-9, 7]),
        };
        let to = targets.nth(drawn - before);
        Action { from: to.wrapping_add_signed(step[self.mover.index()]), to }
    }
}
