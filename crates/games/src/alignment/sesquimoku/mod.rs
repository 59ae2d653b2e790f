//! Sesquimoku (`docs/rulings.md`, 5): a turn is a placement and an optional step; five in line win.
//!
//! Only the lines through the stone just placed or moved are examined.

mod game;
mod heuristic;
#[cfg(test)]
mod tests;

use crate::bits::nth_in_rows;
use crate::in_a_row::{Stones, cells, has, in_line, split};
use tabuleiro_rules::{
    Effect, Effects, Facts, Family, KeyTable, Kind, OptionKind, OptionSpec, Outcome, Piece, Player, Position, Rng,
    Travel, below, mix, mover_and_outcome,
};

const SIDES: [u8; 8] = [8, 9, 10, 11, 12, 13, 14, 15];
const SIDE: u8 = 8;
const ROWS: usize = 15 + 2;
const LINE: u32 = 5;
/// Offsets to the eight neighbours, ascending.
const STEPS: [i16; 8] = [-33, -32, -31, -1, 1, 31, 32, 33];

static KEYS: KeyTable<2, { ROWS * 32 }> = KeyTable::new(0x5e59);

static FACTS: Facts = Facts::new("sesquimoku", "Sesquimoku", "Sesqui-moku", Family::Alignment)
    .notation("CELL | A-B | pass")
    .published("Bill Taylor", "2007", "000")
    // A stone on every point, and as many steps.
    .plies(50, 130)
    .options(&[
        OptionSpec::side(SIDE, &SIDES),
        OptionSpec::new("exact", OptionKind::Toggle { default: false }),
        OptionSpec::FIRST,
    ]);

/// One decision of Sesquimoku; points are numbered as in [`crate::in_a_row::cell`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Place a stone on an empty point.
    Place(u16),
    /// Step with another own stone to a neighbouring empty point.
    Step {
        /// The point that it leaves.
        from: u16,
        /// The point that it goes to.
        to: u16,
    },
    /// End the turn without a step.
    Pass,
}

/// A position of Sesquimoku.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sesquimoku {
    stones: Stones<ROWS>,
    /// The Zobrist key of the stones.
    key: u64,
    /// Whether a line of six or more does not win (option `exact`).
    exact: bool,
    /// The stone placed in this turn; 0 before the placement.
    placed: u16,
    mover: Player,
    outcome: Option<Outcome>,
}

impl Sesquimoku {
    fn new(side: u8, exact: bool, mover: Player) -> Self {
        Sesquimoku { stones: Stones::new(side), key: 0, exact, placed: 0, mover, outcome: None }
    }

    #[inline]
    fn put(&mut self, side: usize, point: u16) {
        self.stones.put(side, point);
        self.key ^= KEYS.get(side, usize::from(point));
    }

    #[inline]
    fn remove(&mut self, side: usize, point: u16) {
        self.stones.remove(side, point);
        self.key ^= KEYS.get(side, usize::from(point));
    }

    const fn piece(side: usize) -> Piece {
        Piece::new(Kind::Stone, FACTS.seats[side].tone)
    }

    /// Iterates over the empty neighbours of a point, ascending.
    fn ways(&self, from: u16) -> impl Iterator<Item = u16> + '_ {
        STEPS.iter().map(move |&step| from.wrapping_add_signed(step)).filter(|&to| self.stones.is_empty(to))
    }

    /// Iterates over the stones of the mover that may step.
    fn movable(&self) -> impl Iterator<Item = u16> + '_ {
        cells(&self.stones[self.mover.index()]).filter(|&point| point != self.placed)
    }

    /// Returns whether the mover has a winning line through a point.
    #[inline]
    fn wins(&self, point: u16) -> bool {
        in_line(&self.stones[self.mover.index()], point, LINE, self.exact)
    }

    #[inline]
    fn end_turn(&mut self) {
        self.placed = 0;
        self.mover = self.mover.other();
    }

    /// Returns a random step or a pass, by rejection; `None` after 16 failures.
    #[inline]
    fn draw_step<R: Rng>(&self, rng: &mut R) -> Option<Action> {
        const TRIES: u32 = 16;
        let (placed_row, placed_column) = split(self.placed);
        let own = &self.stones[self.mover.index()];
        let row = |r: usize| if r == placed_row { own[r] & !(1 << placed_column) } else { own[r] };
        let count: u32 = (1..=usize::from(self.stones.side())).map(|r| row(r).count_ones()).sum();
        for _ in 0..TRIES {
            // One random number stands for a direction of a stone or for the pass.
            let ticket = below(rng, 8 * count + 1);
            if ticket / 8 == count {
                return Some(Action::Pass);
            }
            let from = nth_in_rows(row, ticket / 8);
            let to = from.wrapping_add_signed(STEPS[(ticket % 8) as usize]);
            if self.stones.is_empty(to) {
                return Some(Action::Step { from, to });
            }
        }
        None
    }
}

impl Position for Sesquimoku {
    type Action = Action;

    mover_and_outcome!();

    fn list_actions(&self, out: &mut Vec<Action>) {
        if self.placed == 0 {
            out.extend(self.stones.empty_points().map(Action::Place));
            return;
        }
        for from in self.movable() {
            out.extend(self.ways(from).map(|to| Action::Step { from, to }));
        }
        out.push(Action::Pass);
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        let side = self.mover.index();
        match action {
            Action::Place(point) => {
                if !self.stones.is_empty(point) {
                    return;
                }
                if E::LIVE {
                    effects.push(0, Effect::Place { at: self.stones.site(point), piece: Self::piece(side), count: 1 });
                }
                self.put(side, point);
                self.placed = point;
                // docs/rulings.md, Sesquimoku: a line wins at once, after either action.
                if self.wins(point) {
                    self.outcome = Some(Outcome::Win(self.mover));
                } else if self.stones.empty() == 0 {
                    self.outcome = Some(Outcome::Draw);
                }
            }
            Action::Step { from, to } => {
                if !has(&self.stones[side], from) || !self.stones.is_empty(to) {
                    return;
                }
                if E::LIVE {
                    let (at, goal, piece) = (self.stones.site(from), self.stones.site(to), Self::piece(side));
                    effects.push(0, Effect::Move { from: at, to: goal, piece, count: 1, travel: Travel::Slide });
                }
                self.remove(side, from);
                self.put(side, to);
                // If only exactly five win, leaving a line of six can make one of five.
                let shortened = |step: &i16| {
                    let beside = from.wrapping_add_signed(*step);
                    has(&self.stones[side], beside) && self.wins(beside)
                };
                if self.wins(to) || (self.exact && STEPS.iter().any(shortened)) {
                    self.outcome = Some(Outcome::Win(self.mover));
                }
                self.end_turn();
            }
            Action::Pass => {
                effects.push(0, Effect::Pass { player: self.mover });
                self.end_turn();
            }
        }
    }

    fn key(&self) -> u64 {
        let rules = u64::from(self.stones.side()) << 24 | u64::from(self.exact) << 20;
        self.key ^ mix(u64::from(self.placed) | (self.mover as u64) << 16 | rules)
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, scratch: &mut Vec<Action>) -> Action {
        if self.placed != 0 {
            if let Some(action) = self.draw_step(rng) {
                return action;
            }
            scratch.clear();
            self.actions(scratch);
            return scratch[below(rng, scratch.len() as u32) as usize];
        }
        Action::Place(self.stones.draw(rng, 8))
    }
}
