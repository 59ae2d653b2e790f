//! Ouri and Oware (`docs/rulings.md`, 22).
//!
//! The pits of a side are one word with a byte for each pit, see [`super::circuit`]. A sowing adds a table entry to
//! both rows; the table is the same for both sides. The playable pits follow from additions to all bytes at once. A
//! side that is to move against an empty row must feed it, whether that row was emptied by sowing or by a capture (then
//! the same side is to move again), so the position does not record which.

mod evaluation;
mod game;
mod heuristic;
mod history;
#[cfg(test)]
mod tests;

use super::circuit::{Circuit, HOUSES, SEED, carry, holding, houses, random_house, seeds_in, site, store};
use crate::tables::table;
use crate::unseen::Unseen;
use history::History;
use tabuleiro_rules::{Beat, Effect, Effects, Outcome, Player, Position, Rng, chain, mover_and_outcome};

/// One decision of Ouri: a sowing, or the forced pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Sow from this pit, numbered in the order of sowing: a1 to f1 are 0 to 5, f2 to a2 are 6 to 11.
    Sow(u8),
    /// A pass, because the mover has no seeds. No match reaches such a position, but a position object can describe
    /// one.
    Pass,
}

/// The reason of an end that the seeds do not show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Halt {
    No,
    Cycle,
    NoProgress,
}

/// A position of Ouri.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ouri {
    seeds: Circuit,
    mover: Player,
    halt: Halt,
    /// The variant in which 24 seeds win instead of 25.
    oware: bool,
    no_progress: u16,
    outcome: Option<Outcome>,
    history: Unseen<History>,
}

const SEEDS: u32 = 48;
/// Added to a row, sets the carries of the pits whose seeds reach the other row: pit `h` needs 6 − `h` seeds.
const REACH: u64 = 0x7f7e_7d7c_7b7a;
const NOWHERE: u8 = u8::MAX;

/// The result of sowing the seeds of a pit.
struct Sowing {
    /// The seeds added to the sower's row.
    own: u64,
    /// The seeds added to the other row.
    other: u64,
    /// The opponent's pit that receives the last seed, or [`NOWHERE`].
    last: u8,
}

table! {
    /// The sowings by pit of the sower and number of seeds.
    static SOWINGS: [[Sowing; SEEDS as usize + 1]; HOUSES] = sowings();
}

const fn sowings() -> [[Sowing; SEEDS as usize + 1]; HOUSES] {
    let mut table = [const { [const { Sowing { own: 0, other: 0, last: NOWHERE } }; SEEDS as usize + 1] }; HOUSES];
    let mut house = 0;
    while house < HOUSES {
        let mut seeds = 1;
        while seeds <= SEEDS as usize {
            let (mut at, mut left, mut last) = (house, seeds, NOWHERE);
            while left > 0 {
                at = (at + 1) % (2 * HOUSES);
                // docs/rulings.md, Ouri: every lap skips the pit of departure.
                if at == house {
                    continue;
                }
                left -= 1;
                if at < HOUSES {
                    table[house][seeds].own += 1 << (8 * at);
                    last = NOWHERE;
                } else {
                    table[house][seeds].other += 1 << (8 * (at - HOUSES));
                    last = (at - HOUSES) as u8;
                }
            }
            table[house][seeds].last = last;
            seeds += 1;
        }
        house += 1;
    }
    table
}

/// Captures from a row in which the last seed fell into the pit `last`; returns the row after the capture and the
/// number of captured seeds.
#[inline]
fn harvest(mut row: u64, last: u8) -> (u64, u8) {
    let (mut house, mut taken) = (last, 0);
    while house < HOUSES as u8 {
        let seeds = seeds_in(row, usize::from(house));
        if seeds != 2 && seeds != 3 {
            break;
        }
        row &= !(0xff << (8 * house));
        taken += seeds;
        house = house.wrapping_sub(1);
    }
    (row, taken)
}

impl Ouri {
    /// Returns the number of seeds that wins.
    const fn goal(&self) -> u8 {
        if self.oware { 24 } else { 25 }
    }

    /// Returns the carries of the pits that the mover can sow from.
    #[inline]
    fn playable(&self) -> u64 {
        let own = self.seeds.rows[self.mover.index()];
        let mut houses = holding(own, 1);
        if self.seeds.rows[self.mover.other().index()] == 0 {
            houses &= own + REACH;
        }
        // docs/rulings.md, Ouri: a pit with a single seed is playable only if no playable pit has more.
        let several = houses & holding(own, 2);
        if several == 0 { houses } else { several }
    }

    /// Sows from a pit of the mover and captures; returns whether there was a capture, and the beat after the effects.
    #[inline]
    fn sow<E: Effects>(&mut self, house: usize, effects: &mut E) -> (bool, Beat) {
        let (side, other) = (self.mover.index(), self.mover.other().index());
        let seeds = seeds_in(self.seeds.rows[side], house);
        let sowing = &SOWINGS[house][usize::from(seeds.min(SEEDS as u8))];
        self.seeds.rows[side] = (self.seeds.rows[side] & !(0xff << (8 * house))) + sowing.own;
        let sown = self.seeds.rows[other] + sowing.other;
        let (left, taken) = harvest(sown, sowing.last);
        self.seeds.rows[other] = left;
        let beat = if E::LIVE { self.emit_effects(house, seeds, sown, effects) } else { 0 };
        self.seeds.stores[side] += taken;
        // docs/rulings.md, Ouri: after a capture that leaves the opponent without seeds the same side moves again.
        if taken == 0 || left != 0 {
            self.mover = self.mover.other();
        }
        (taken != 0, beat)
    }

    /// Emits one seed per beat, then one captured pit per beat from the last pit backwards; returns the beat after
    /// them. `sown` is the other row before the captures.
    fn emit_effects<E: Effects>(&self, house: usize, seeds: u8, sown: u64, effects: &mut E) -> Beat {
        let (side, other) = (self.mover.index(), self.mover.other().index());
        let from = side * HOUSES + house;
        let (mut at, mut beat) = (from, 0);
        while beat < Beat::from(seeds) {
            at = (at + 1) % (2 * HOUSES);
            if at != from {
                effects.push(beat, Effect::Sow { from: site(from as u8), to: site(at as u8), piece: SEED });
                beat += 1;
            }
        }
        let mut points = i32::from(self.seeds.stores[side]);
        for victim in (0..HOUSES).rev() {
            let count = seeds_in(sown, victim);
            if count != seeds_in(self.seeds.rows[other], victim) {
                let from = site((other * HOUSES + victim) as u8);
                carry(effects, beat, from, store(side), count);
                points += i32::from(count);
                effects.push(beat, Effect::Score { player: self.mover, points });
                beat += 1;
            }
        }
        beat
    }

    /// Ends the game if a side has enough seeds, or if the mover cannot feed the empty row of the opponent; then the
    /// mover collects the seeds in the own row.
    #[inline]
    fn settle<E: Effects>(&mut self, beat: Beat, effects: &mut E) {
        let side = self.mover.index();
        if let Some(winner) = Player::BOTH.into_iter().find(|p| self.seeds.stores[p.index()] >= self.goal()) {
            self.outcome = Some(Outcome::Win(winner));
        } else if self.seeds.rows[1 - side] == 0 && self.playable() == 0 {
            self.seeds.collect(self.mover, beat, effects);
            self.outcome = Some(Outcome::by_points(self.seeds.points()));
        }
    }

    /// Records the position. docs/rulings.md, Ouri: the third occurrence of a position ends the game, and the seeds on
    /// the board count for neither side.
    #[inline]
    fn remember(&mut self, captured: bool) {
        if captured {
            self.history.clear();
        }
        if self.history.0.note(self.key()) >= 3 {
            self.stop(Halt::Cycle);
        } else if self.no_progress != 0 && self.history.quiet() >= self.no_progress {
            self.stop(Halt::NoProgress);
        }
    }

    #[cold]
    fn stop(&mut self, halt: Halt) {
        self.halt = halt;
        self.outcome = Some(Outcome::by_points(self.seeds.points()));
    }
}

impl Position for Ouri {
    type Action = Action;

    mover_and_outcome!();

    fn list_actions(&self, out: &mut Vec<Action>) {
        let playable = self.playable();
        if playable == 0 {
            out.push(Action::Pass);
        }
        out.extend(houses(self.mover.index(), playable).map(Action::Sow));
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        let (captured, beat) = match action {
            Action::Sow(house) => self.sow(usize::from(house) % HOUSES, effects),
            Action::Pass => {
                effects.push(0, Effect::Pass { player: self.mover });
                self.mover = self.mover.other();
                (false, 1)
            }
        };
        self.settle(beat, effects);
        if self.outcome.is_none() {
            self.remember(captured);
        }
    }

    #[inline]
    fn key(&self) -> u64 {
        let rules = u64::from(self.oware) | u64::from(self.no_progress) << 1;
        let state = self.mover as u64 | (self.halt as u64) << 1 | rules << 3;
        let [south, north] = self.seeds.words(state);
        chain([north, south])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        match self.playable() {
            0 => Action::Pass,
            playable => Action::Sow(random_house(self.mover.index(), playable, rng)),
        }
    }
}
