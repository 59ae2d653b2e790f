//! Conectar-6, also called Connect6 (`docs/rulings.md`, 16): one stone in the first turn, then two in each turn; six or
//! more in line win.
//!
//! After a placement only the lines through the new stone are examined. The key is incremental.

mod game;
mod heuristic;
#[cfg(test)]
mod tests;

use crate::in_a_row::{Stones, in_line};
use tabuleiro_rules::{
    Effect, Effects, Facts, Family, KeyTable, Kind, OptionSpec, Outcome, Piece, Player, Position, Rng, below, mix,
    mover_and_outcome,
};

const SIDES: [u8; 11] = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19];
const SIDE: u8 = 19;
const POINTS: usize = 19 * 19;
/// The rows of the largest board with the margin.
const ROWS: usize = SIDE as usize + 2;
/// The length of a line.
const LINE: u32 = 6;

static FACTS: Facts = Facts::new("conectar_6", "Conectar-6", "Connect6", Family::Alignment)
    .notation("CELL")
    .published("I-Chen Wu", "2003", "000")
    // A stone on every point.
    .plies(50, 362)
    .difficulty(1)
    .options(&[OptionSpec::side(SIDE, &SIDES), OptionSpec::FIRST]);

static KEYS: KeyTable<2, { ROWS * 32 }> = KeyTable::new(0x0c06);

/// Places a stone of the mover on an empty point, numbered as in [`crate::in_a_row::cell`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u16);

/// A position of Conectar-6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Conectar6 {
    stones: Stones<ROWS>,
    /// The Zobrist key of the stones.
    key: u64,
    /// Stones still to be placed in this turn.
    left: u8,
    mover: Player,
    outcome: Option<Outcome>,
}

impl Conectar6 {
    fn new(side: u8, mover: Player) -> Self {
        // docs/rulings.md, Conectar-6: the first turn of the game is a single stone.
        Conectar6 { stones: Stones::new(side), key: 0, left: 1, mover, outcome: None }
    }

    #[inline]
    fn put(&mut self, side: usize, point: u16) {
        self.stones.put(side, point);
        self.key ^= KEYS.get(side, usize::from(point));
    }

    const fn piece(side: usize) -> Piece {
        Piece::new(Kind::Stone, FACTS.seats[side].tone)
    }

    /// Returns whether the mover has placed the first of two stones.
    fn half_way(&self) -> bool {
        self.left == 1 && self.stones.empty() < u16::from(self.stones.side()) * u16::from(self.stones.side())
    }
}

impl Position for Conectar6 {
    type Action = Action;

    mover_and_outcome!();

    fn list_actions(&self, out: &mut Vec<Action>) {
        out.extend(self.stones.empty_points().map(Action));
    }

    #[inline]
    fn apply<E: Effects>(&mut self, Action(point): Action, effects: &mut E) {
        if !self.stones.is_empty(point) {
            return;
        }
        let side = self.mover.index();
        if E::LIVE {
            effects.push(0, Effect::Place { at: self.stones.site(point), piece: Self::piece(side), count: 1 });
        }
        self.put(side, point);
        // docs/rulings.md, Conectar-6: a line wins at once, even with the first stone of a turn.
        if in_line(&self.stones[side], point, LINE, false) {
            self.outcome = Some(Outcome::Win(self.mover));
        } else if self.stones.empty() == 0 {
            self.outcome = Some(Outcome::Draw);
        }
        self.left -= 1;
        if self.left == 0 {
            self.left = 2;
            self.mover = self.mover.other();
        }
    }

    fn key(&self) -> u64 {
        self.key ^ mix(u64::from(self.left) | (self.mover as u64) << 8 | u64::from(self.stones.side()) << 16)
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        Action(self.stones.draw(rng, 12))
    }

    /// Shuffles the empty points while filling them.
    fn random_playout<R: Rng>(&mut self, rng: &mut R, _: &mut Vec<Action>, limit: u32) -> u32 {
        let (mut points, mut count) = ([0; POINTS], 0);
        for (slot, point) in points.iter_mut().zip(self.stones.empty_points()) {
            *slot = point;
            count += 1;
        }
        let mut plies = 0;
        while plies < limit && self.outcome.is_none() {
            let at = below(rng, count - plies) as usize;
            let point = points[at];
            points[at] = points[(count - plies) as usize - 1];
            self.apply(Action(point), &mut ());
            plies += 1;
        }
        plies
    }
}
