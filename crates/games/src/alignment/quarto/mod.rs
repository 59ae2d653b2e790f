//! Quarto (`docs/rulings.md`, 33).
//!
//! The board is one word of four masks of 16 cells, one mask for each attribute, and the mask of the filled cells. Four
//! pieces share an attribute if their line is full or empty in its mask; one subtraction tests all four masks. Only
//! lines through the piece just placed can be announced, so `last` is the cell of that piece as long as such a line can
//! be announced, and [`NONE`] otherwise, so that positions with the same legal play are equal.

mod game;
mod heuristic;
#[cfg(test)]
mod tests;

use crate::bits::Bits;
use tabuleiro_rules::{
    Effect, Effects, Kind, Outcome, Piece, Player, Position, Rng, Site, Tone, Travel, below, chain, mover_and_outcome,
};

/// One decision of Quarto. A piece is four bits, from the lowest: low, dark, round, solid. A cell is rank × 4 + file,
/// both counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Give this piece to the opponent.
    Give(u8),
    /// Put the piece in hand on this cell.
    Place(u8),
    /// Announce the line through the piece placed last.
    Quarto,
    /// Announce nothing on the full board.
    Pass,
}

/// The task of the mover. In variant `anuncio` the mover may announce instead whenever [`Quarto::last`] is a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Phase {
    /// Choose a piece for the opponent.
    Give,
    /// Place the piece in hand.
    Place,
    /// The mover has placed the sixteenth piece.
    Call,
    /// The opponent has placed the sixteenth piece and passed.
    Answer,
    /// The game is over.
    Over,
}

/// A position of Quarto.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Quarto {
    /// The cells whose piece is low, dark, round, solid: sixteen bits each.
    attributes: u64,
    filled: u16,
    /// The pieces not yet given.
    reserve: u16,
    /// The piece given and not yet placed, or [`NONE`].
    hand: u8,
    /// The cell of the piece placed last while a line through it can be announced (or has won), else [`NONE`].
    last: u8,
    phase: Phase,
    mover: Player,
    /// A line wins without being announced.
    auto: bool,
    outcome: Option<Outcome>,
}

const NONE: u8 = 16;
/// The lowest bit of each of the four masks.
const LANES: u64 = 0x0001_0001_0001_0001;

/// Rows, columns, diagonals.
const LINES: [u16; 10] = [0x000f, 0x00f0, 0x0f00, 0xf000, 0x1111, 0x2222, 0x4444, 0x8888, 0x8421, 0x1248];

/// The lines through a cell; off the diagonals the row is listed twice.
static THROUGH: [[u16; 3]; 16] = through();

const fn through() -> [[u16; 3]; 16] {
    let mut table = [[0; 3]; 16];
    let mut cell = 0;
    while cell < 16 {
        let (row, column) = (LINES[cell / 4], LINES[4 + cell % 4]);
        let diagonal = if LINES[8] >> cell & 1 == 1 {
            LINES[8]
        } else if LINES[9] >> cell & 1 == 1 {
            LINES[9]
        } else {
            row
        };
        table[cell] = [row, column, diagonal];
        cell += 1;
    }
    table
}

/// Returns the attributes of a piece, one bit in each lane.
const fn lanes(piece: u8) -> u64 {
    let p = piece as u64;
    p & 1 | (p & 2) << 15 | (p & 4) << 30 | (p & 8) << 45
}

#[inline]
const fn has_empty_lane(word: u64) -> bool {
    word.wrapping_sub(LANES) & !word & LANES << 15 != 0
}

const HAND: Site = Site(32);

const fn reserve_site(piece: u8) -> Site {
    Site(16 + piece as u16)
}

fn piece(bits: u8) -> Piece {
    Piece::new(Kind::Quarto(bits), if bits & 2 == 0 { Tone::Light } else { Tone::Dark })
}

/// By a byte and `n`: its `n`-th set bit; 0 if there is none.
static NTH: [[u8; 8]; 256] = nth_bits();

const fn nth_bits() -> [[u8; 8]; 256] {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
}

/// Returns the `n`-th set bit of a mask that has more than `n`. A table is faster than a loop, whose end the processor
/// cannot predict.
#[inline]
fn nth(mask: u16, n: u32) -> u8 {
    let low = (mask & 0xff).count_ones();
    let (byte, n, base) = if n < low { (mask & 0xff, n, 0) } else { (mask >> 8, n - low, 8) };
    base + NTH[usize::from(byte)][(n & 7) as usize]
}

impl Quarto {
    const fn empty(auto: bool, begins: Player) -> Quarto {
        Quarto {
            attributes: 0,
            filled: 0,
            reserve: u16::MAX,
            hand: NONE,
            last: NONE,
            phase: Phase::Give,
            mover: begins,
            auto,
            outcome: None,
        }
    }

    /// Returns whether the line is full of pieces that share an attribute.
    #[inline]
    fn complete(&self, line: u16) -> bool {
        if self.filled & line != line {
            return false;
        }
        let wide = u64::from(line) * LANES;
        let set = self.attributes & wide;
        has_empty_lane(set) || has_empty_lane(set ^ wide)
    }

    /// Returns whether a line through the cell is complete.
    #[inline]
    fn wins(&self, cell: u8) -> bool {
        THROUGH[usize::from(cell)].iter().any(|&line| self.complete(line))
    }

    /// Puts a piece on a cell.
    #[inline]
    fn put(&mut self, piece: u8, cell: u8) {
        self.attributes |= lanes(piece) << cell;
        self.filled |= 1 << cell;
    }

    /// Returns the piece on a filled cell.
    fn piece_at(&self, cell: u8) -> u8 {
        let lane = |i: u8| (self.attributes >> (16 * i + cell)) as u8 & 1;
        lane(0) | lane(1) << 1 | lane(2) << 2 | lane(3) << 3
    }

    #[inline]
    fn can_call(&self) -> bool {
        self.last != NONE
    }

    /// Returns the pieces that would complete a line on some cell.
    fn winning_pieces(&self) -> u16 {
        /// The pieces with an attribute.
        const WITH: [u16; 4] = [0xaaaa, 0xcccc, 0xf0f0, 0xff00];
        let open = LINES.into_iter().filter(|&line| (self.filled & line).count_ones() == 3);
        open.fold(0, |pieces, line| {
            let placed = line & self.filled;
            WITH.iter().enumerate().fold(pieces, |pieces, (i, with)| {
                match (self.attributes >> (16 * i)) as u16 & placed {
                    0 => pieces | !with,
                    set if set == placed => pieces | with,
                    _ => pieces,
                }
            })
        })
    }

    /// Returns whether the piece in hand completes a line on that cell.
    fn would_win(&self, cell: u8) -> bool {
        let mut next = *self;
        next.put(self.hand, cell);
        next.wins(cell)
    }
}

impl Position for Quarto {
    type Action = Action;

    mover_and_outcome!();

    fn list_actions(&self, out: &mut Vec<Action>) {
        let (rest, make): (u16, fn(u8) -> Action) = match self.phase {
            Phase::Give => (self.reserve, Action::Give),
            Phase::Place => (!self.filled, Action::Place),
            Phase::Call | Phase::Answer => (0, Action::Give),
            Phase::Over => return,
        };
        out.extend(Bits(rest.into()).map(make));
        if self.can_call() {
            out.push(Action::Quarto);
        }
        if matches!(self.phase, Phase::Call | Phase::Answer) {
            out.push(Action::Pass);
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        match action {
            Action::Give(bits) => {
                let bits = bits & 15;
                let (from, piece) = (reserve_site(bits), piece(bits));
                effects.push(0, Effect::Move { from, to: HAND, piece, count: 1, travel: Travel::Hop });
                self.reserve &= !(1 << bits);
                self.hand = bits;
                self.mover = self.mover.other();
                self.phase = Phase::Place;
            }
            Action::Place(cell) => {
                let cell = cell & 15;
                let (to, piece) = (Site(u16::from(cell)), piece(self.hand));
                effects.push(0, Effect::Move { from: HAND, to, piece, count: 1, travel: Travel::Hop });
                self.put(self.hand, cell);
                self.hand = NONE;
                // docs/rulings.md, Quarto: a line can no longer be announced once another piece is placed.
                self.last = if self.wins(cell) { cell } else { NONE };
                self.placed();
            }
            Action::Quarto => {
                self.phase = Phase::Over;
                self.outcome = Some(Outcome::Win(self.mover));
            }
            Action::Pass => {
                effects.push(0, Effect::Pass { player: self.mover });
                if self.phase == Phase::Call {
                    self.mover = self.mover.other();
                    self.phase = Phase::Answer;
                } else {
                    self.last = NONE;
                    self.phase = Phase::Over;
                    self.outcome = Some(Outcome::Draw);
                }
            }
        }
    }

    #[inline]
    fn key(&self) -> u64 {
        let hands = u64::from(self.hand) | u64::from(self.last) << 8 | (self.phase as u64) << 16;
        let state = self.mover as u64 | u64::from(self.auto) << 1;
        chain([u64::from(self.filled) | hands << 16 | state << 48, self.attributes])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let call = u32::from(self.can_call());
        let mask = match self.phase {
            Phase::Give => self.reserve,
            Phase::Place => !self.filled,
            _ if call == 1 && below(rng, 2) == 0 => return Action::Quarto,
            _ => return Action::Pass,
        };
        let count = mask.count_ones();
        let n = below(rng, count + call);
        if n == count {
            return Action::Quarto;
        }
        if self.phase == Phase::Give { Action::Give(nth(mask, n)) } else { Action::Place(nth(mask, n)) }
    }
}

impl Quarto {
    /// Sets the phase after a placement.
    #[inline]
    fn placed(&mut self) {
        if self.auto && self.can_call() {
            self.phase = Phase::Over;
            self.outcome = Some(Outcome::Win(self.mover));
        } else if self.filled != u16::MAX {
            self.phase = Phase::Give;
        } else if self.auto {
            self.phase = Phase::Over;
            self.outcome = Some(Outcome::Draw);
        } else {
            self.phase = Phase::Call;
        }
    }
}
