//! 5-em-linha com leilão, five in line with an auction (`docs/rulings.md`, 8).
//!
//! Both players add stones of one colour until one of them *takes* a colour; the opponent gets the other colour and is
//! to move. The two sides are the persons, players 1 and 2; which of them plays Black is part of the position. The
//! stones are two bitboards with a stride of eight.

mod game;
mod heuristic;
#[cfg(test)]
mod tests;

use crate::bits::{Bits, nth};
use crate::in_a_row::{Set, has_line};
use tabuleiro_rules::{
    Effect, Effects, Kind, Outcome, Piece, Player, Position, Rng, Site, Tone, below, chain, mover_and_outcome,
};

const BLACK: usize = 0;
const WHITE: usize = 1;
const COLOURS: [(char, Tone); 2] = [('B', Tone::Dark), ('W', Tone::Light)];

/// One decision of 5-em-linha com leilão; a cell is rank × 8 + file, both counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Place a stone: of the colour of the auction, after it of the mover's colour.
    Place(u8),
    /// Take the colour of the stones that the auction adds.
    Take,
    /// End this turn of the auction.
    End,
}

/// A position of 5-em-linha com leilão.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CincoEmLinha {
    /// Black and white stones.
    stones: [Set; 2],
    /// The player of Black; `None` during the auction.
    black: Option<Player>,
    /// Variant `quatro`: four in line win, and the auction adds white stones.
    four: bool,
    /// The largest number of stones added in a turn of the auction.
    most: u8,
    /// The number of stones added in this turn of the auction.
    added: u8,
    mover: Player,
    outcome: Option<Outcome>,
}

impl CincoEmLinha {
    #[inline]
    fn empty(&self) -> Set {
        !(self.stones[BLACK] | self.stones[WHITE])
    }

    /// Returns the colour of the next stone.
    #[inline]
    fn colour(&self) -> usize {
        match self.black {
            None => usize::from(self.four),
            Some(owner) => usize::from(owner != self.mover),
        }
    }

    fn piece(colour: usize) -> Piece {
        Piece::new(Kind::Stone, COLOURS[colour].1)
    }

    #[inline]
    fn black_has_line(&self) -> bool {
        if self.four { has_line::<4, 4>(self.stones[BLACK]) } else { has_line::<5, 4>(self.stones[BLACK]) }
    }

    #[inline]
    fn end_turn(&mut self) {
        self.added = 0;
        self.mover = self.mover.other();
    }

    /// docs/rulings.md, 5-em-linha: Black wins with a line, White when the board is full without one; a line made in
    /// the auction counts once a player takes.
    #[inline]
    fn judged(&self) -> Option<Outcome> {
        let owner = self.black?;
        if self.black_has_line() {
            Some(Outcome::Win(owner))
        } else if self.empty() == 0 {
            Some(Outcome::Win(owner.other()))
        } else {
            None
        }
    }
}

impl Position for CincoEmLinha {
    type Action = Action;

    mover_and_outcome!();

    fn list_actions(&self, out: &mut Vec<Action>) {
        out.extend(Bits(self.empty()).map(Action::Place));
        if self.black.is_none() {
            // A turn of the auction either takes a colour or adds stones.
            out.push(if self.added == 0 { Action::Take } else { Action::End });
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        match action {
            Action::Place(cell) => {
                if self.empty() >> (cell & 63) & 1 == 0 {
                    return;
                }
                let colour = self.colour();
                if E::LIVE {
                    let at = Site(u16::from(cell));
                    effects.push(0, Effect::Place { at, piece: Self::piece(colour), count: 1 });
                }
                self.stones[colour] |= 1 << cell;
                if self.black.is_some() {
                    self.outcome = if colour == BLACK || self.empty() == 0 { self.judged() } else { None };
                    self.end_turn();
                } else {
                    self.added += 1;
                    if self.added == self.most || self.empty() == 0 {
                        self.end_turn();
                    }
                }
            }
            Action::Take => {
                self.black = Some(if self.four { self.mover.other() } else { self.mover });
                self.outcome = self.judged();
                self.end_turn();
            }
            Action::End => self.end_turn(),
        }
    }

    fn key(&self) -> u64 {
        let owner = self.black.map_or(2, |player| player as u64);
        let rules = u64::from(self.four) << 4 | u64::from(self.most) << 5;
        let state = self.mover as u64 | owner << 1 | rules | u64::from(self.added) << 8;
        chain([state, self.stones[WHITE], self.stones[BLACK]])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let empty = self.empty();
        let mut left = u32::MAX;
        if self.black.is_none() {
            left = empty.count_ones();
            if below(rng, left + 1) == left {
                return if self.added == 0 { Action::Take } else { Action::End };
            }
        }
        // Six random bits are a cell. Where few cells are empty, two attempts usually fail, and the empty cells are
        // counted.
        for _ in 0..2 {
            let mut word = rng.next_u64();
            for _ in 0..10 {
                if empty >> (word & 63) & 1 == 1 {
                    return Action::Place((word & 63) as u8);
                }
                word >>= 6;
            }
        }
        left = left.min(empty.count_ones());
        Action::Place(nth(empty, below(rng, left)))
    }
}
