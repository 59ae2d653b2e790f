//! Semáforo, also called Traffic Lights (`docs/rulings.md`, 21).
//!
//! A cell is a counter of two bits: empty, green, yellow, red. The twelve low bits of all cells and the twelve high
//! ones form one word of 24 bits, which only grows during a game. A table tells whether a set of cells contains a line.

mod game;
mod heuristic;
#[cfg(test)]
mod tests;

use crate::bits::Bits;
use tabuleiro_rules::{
    Effect, Effects, Facts, Family, Kind, OptionSpec, Outcome, Piece, Player, Position, Rng, Seat, Site, Tone, mix,
    mover_and_outcome,
};

static FACTS: Facts = Facts::new("semaforo", "Semáforo", "Traffic Lights", Family::Alignment)
    .notation("CELL=g | CELL=y | CELL=r")
    .published("Alan Parr", "", "001, 002")
    .seats([Seat::ONE, Seat::TWO])
    // Three changes of each cell.
    .plies(16, 36)
    .difficulty(1)
    .variants(&["3x4", "3x3"])
    .options(&[OptionSpec::FIRST]);

const RANKS: u8 = 3;
const CELLS: u8 = 12;
const ALL: u32 = (1 << CELLS) - 1;
const LETTERS: [char; 4] = ['.', 'g', 'y', 'r'];

/// The lines of three cells; a cell is rank × 4 + file.
const LINES: [u32; 14] = lines();

const fn lines() -> [u32; 14] {
    let (mut table, mut count, mut cell) = ([0; 14], 0, 0);
    while cell < CELLS {
        let (file, rank) = (cell % 4, cell / 4);
        let fits = [file < 2, rank == 0, file < 2 && rank == 0, file > 1 && rank == 0];
        let steps = [1, 4, 5, 3];
        let mut axis = 0;
        while axis < 4 {
            if fits[axis] {
                table[count] = (1 | 1 << steps[axis] | 1 << (2 * steps[axis])) << cell;
                count += 1;
            }
            axis += 1;
        }
        cell += 1;
    }
    table
}

/// For every set of cells, a bit that tells whether it contains a line.
static HOLDS_LINE: [u64; 64] = holds_line();

const fn holds_line() -> [u64; 64] {
    let (mut table, mut set) = ([0; 64], 0);
    while set <= ALL {
        let mut i = 0;
        while i < LINES.len() {
            if LINES[i] & set == LINES[i] {
                table[(set >> 6) as usize] |= 1 << (set & 63);
            }
            i += 1;
        }
        set += 1;
    }
    table
}

#[inline(always)]
fn has_line(set: u32) -> bool {
    HOLDS_LINE[(set >> 6) as usize & 63] >> (set & 63) & 1 == 1
}

/// Changes the light of a cell (rank × 4 + file) to its next colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u8);

/// A position of Semáforo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Semaforo {
    /// The low bits of all cells, then the high bits.
    lights: u32,
    files: u8,
    mover: Player,
    over: bool,
}

impl Semaforo {
    fn fresh(variant: &str, mover: Player) -> Self {
        Semaforo { lights: 0, files: if variant == "3x3" { 3 } else { 4 }, mover, over: false }
    }

    #[inline]
    fn board_cells(&self) -> u32 {
        if self.files == 4 { ALL } else { 0x777 }
    }

    /// Returns the light of a cell: empty, green, yellow or red as 0 to 3.
    #[inline]
    fn light(&self, cell: u8) -> u8 {
        (self.lights >> cell & 1 | (self.lights >> (cell + CELLS) & 1) << 1) as u8
    }

    /// Returns the cells that show a light, 0 to 3.
    #[inline]
    fn showing(&self, light: u8) -> u32 {
        let (low, high) = (self.lights & ALL, self.lights >> CELLS);
        let low = if light & 1 == 1 { low } else { !low };
        let high = if light & 2 == 2 { high } else { !high };
        low & high & self.board_cells()
    }

    /// Returns the cells that can still change.
    #[inline]
    fn open(&self) -> u32 {
        self.board_cells() & !(self.lights & self.lights >> CELLS)
    }

    fn site(&self, cell: u8) -> Site {
        Site(u16::from(cell / 4 * self.files + cell % 4))
    }

    fn piece(light: u8) -> Piece {
        Piece::new(Kind::Lamp(light - 1), Tone::Neutral)
    }

    /// Returns `lights` after a change of a cell, and whether the change makes a line.
    #[inline(always)]
    fn changed(&self, cell: u8) -> (u32, bool) {
        let low = self.lights >> cell & 1;
        let lights = self.lights ^ (1 | low << CELLS) << cell;
        let after = Semaforo { lights, ..*self };
        (lights, has_line(after.showing(after.light(cell))))
    }

    /// Returns whether some change makes a line.
    fn can_win(&self) -> bool {
        Bits(u64::from(self.open())).any(|cell| self.changed(cell).1)
    }
}

impl Position for Semaforo {
    type Action = Action;

    // docs/rulings.md, Semáforo: the player who makes a line wins; every game ends with one.
    mover_and_outcome!(|position| position.over.then_some(Outcome::Win(position.mover.other())));

    fn list_actions(&self, out: &mut Vec<Action>) {
        out.extend(Bits(u64::from(self.open())).map(Action));
    }

    #[inline]
    fn apply<E: Effects>(&mut self, Action(cell): Action, effects: &mut E) {
        if self.open() >> (cell & 31) & 1 == 0 {
            return;
        }
        if E::LIVE {
            let (at, light) = (self.site(cell), self.light(cell));
            let to = Self::piece(light + 1);
            effects.push(
                0,
                match light {
                    0 => Effect::Place { at, piece: to, count: 1 },
                    _ => Effect::Transform { at, from: Self::piece(light), to },
                },
            );
        }
        (self.lights, self.over) = self.changed(cell);
        self.mover = self.mover.other();
    }

    fn key(&self) -> u64 {
        mix(u64::from(self.lights) | (self.mover as u64) << 24 | u64::from(self.files) << 25)
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let open = self.open();
        loop {
            // Four random bits are a cell, or none.
            let mut word = rng.next_u64();
            for _ in 0..16 {
                if open >> (word & 15) & 1 == 1 {
                    return Action((word & 15) as u8);
                }
                word >>= 4;
            }
        }
    }
}
