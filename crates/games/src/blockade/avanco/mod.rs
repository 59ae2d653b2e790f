//! Avanço, known as Breakthrough (`docs/rulings.md`, 18).
//!
//! Two bitboards with a stride of eight whatever the size. All steps of a side in one direction are one shift, so a
//! random step is drawn without listing any. Men only go forward: nothing recurs and nothing is remembered.

mod evaluation;
mod game;
mod heuristic;
#[cfg(test)]
mod tests;
mod view;

use crate::bits::{Bits, nth};
use tabuleiro_rules::{
    Effect, Effects, Facts, Family, Kind, Names, OptionSpec, Outcome, Piece, Player, Position, Removal, Rng, Seat,
    Site, Travel, below, chain,
};

static FACTS: Facts = Facts {
    id: "avanco",
    names: Names { pt: "Avanço", en: "Breakthrough" },
    author: "Dan Troyka",
    year: "2000",
    family: Family::Blockade,
    seats: [Seat::WHITE, Seat::BLACK],
    typical_plies: 45,
    // Every action is a step forward: before the last one, eight men of a side made at most 6 and eight at most 5.
    max_plies: 177,
    difficulty: 1,
    variants: &[],
    cards: &[],
    options: &[OptionSpec::side(8, &[5, 6, 7, 8]), OptionSpec::FIRST],
    seeds: "000, 001",
};

/// A step; cells are rank × 8 + file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action {
    /// The cell a man leaves.
    from: u8,
    /// The cell it enters.
    to: u8,
}

/// A position of Avanço.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Avanco {
    /// White and black men.
    men: [u64; 2],
    size: u8,
    mover: Player,
    outcome: Option<Outcome>,
}

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
const RANK: u64 = 0xff;

/// The cells of the boards of 0 to 8 cells a side.
static INSIDE: [u64; 9] = {
    let mut table = [0; 9];
    let mut size = 1;
    while size <= 8 {
        let mut rank = 0;
        while rank < size {
            table[size] |= (RANK >> (8 - size)) << (8 * rank);
            rank += 1;
        }
        size += 1;
    }
    table
};

fn man(side: Player) -> Piece {
    Piece::new(Kind::Pawn, FACTS.seats[side.index()].tone)
}

/// The board upside down.
const fn overturned(men: u64, size: u8) -> u64 {
    men.swap_bytes() >> (8 * (8 - size))
}

impl Avanco {
    fn with_men(men: [u64; 2], size: u8, mover: Player) -> Avanco {
        Avanco { men, size, mover, outcome: None }
    }

    fn site(&self, cell: u8) -> Site {
        Site(u16::from(cell / 8) * u16::from(self.size) + u16::from(cell % 8))
    }

    fn cell_at(&self, site: usize) -> u8 {
        let size = usize::from(self.size);
        (site / size * 8 + site % size) as u8
    }

    /// The last rank as that side sees it.
    #[inline]
    fn goal(&self, side: Player) -> u64 {
        if side == Player::First { RANK << (8 * (self.size - 1)) } else { RANK }
    }

    /// Where men of the mover may go: towards the a-file, straight ahead, towards the last file.
    #[inline]
    fn targets(&self) -> [u64; 3] {
        let inside = INSIDE[usize::from(self.size)];
        let own = self.men[self.mover.index()];
        let (free, empty) = (inside & !own, inside & !(self.men[0] | self.men[1]));
        match self.mover {
            Player::First => [own << 7 & NOT_H & free, own << 8 & empty, own << 9 & NOT_A & free],
            Player::Second => [own >> 9 & NOT_H & free, own >> 8 & empty, own >> 7 & NOT_A & free],
        }
    }

    /// The end that the men on the board show. A side with men can always move: the foremost has no own man before it.
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

    #[inline]
    fn mover(&self) -> Player {
        self.mover
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.outcome.is_some() {
            return;
        }
        let ways = self.targets();
        let steps: [i8; 3] = if self.mover == Player::First { [7, 8, 9] } else { [-9, -8, -7] };
        for from in Bits(self.men[self.mover.index()]) {
            for (way, step) in ways.into_iter().zip(steps) {
                let to = from.wrapping_add_signed(step);
                // A step over the side edge ends on the edge opposite, where no step in that direction ends.
                if to < 64 && way >> to & 1 == 1 {
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
            let (start, end) = (self.site(action.from), self.site(action.to));
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

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn key(&self) -> u64 {
        chain([self.mover as u64 | u64::from(self.size) << 1, self.men[1], self.men[0]])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let ways = self.targets();
        let [a, b, c] = ways.map(u64::count_ones);
        let drawn = below(rng, a + b + c);
        let (way, before, step) = match drawn {
            n if n < a => (ways[0], 0, [-7, 9]),
            n if n < a + b => (ways[1], a, [-8, 8]),
            _ => (ways[2], a + b, [-9, 7]),
        };
        let to = nth(way, drawn - before);
        Action { from: to.wrapping_add_signed(step[self.mover.index()]), to }
    }
}
