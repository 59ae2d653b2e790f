//! Ouri and Oware (`docs/rulings.md`, 22).
//!
//! Each side is one word, a byte a house (see [`super::circuit`]). A sowing is then two additions out of a table that
//! serves both sides, and the rules about which houses may be played are carries out of the bytes. Nothing has to be remembered of how the opponent lost his seeds: whoever is to move against an empty row
//! must feed it, whether the other ran out by himself or was just captured (then the same side is to move again).

mod game;
mod heuristic;
mod memory;
#[cfg(test)]
mod tests;

use super::circuit::{Circuit, HOUSES, SEED, carry, holding, houses, random_house, seeds_in, site, store};
use crate::unseen::Unseen;
use memory::Memory;
use tabuleiro_rules::{Beat, Effect, Effects, Outcome, Player, Position, Rng, chain};

/// One decision: the house to sow from, or the forced pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Sow from this house, counted in the order of sowing: a1 is 0, f1 5, f2 6, a2 11.
    Sow(u8),
    /// No seeds of one's own; no match gets there, a position object can.
    Pass,
}

/// What ended a game whose seeds tell nothing.
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
    /// 24 seeds win, not 25.
    oware: bool,
    no_progress: u16,
    outcome: Option<Outcome>,
    memory: Unseen<Memory>,
}

const SEEDS: u32 = 48;
/// What turns the carry of a house on when its seeds reach the opponent: house `h` needs `6 - h`.
const REACH: u64 = 0x7f7e_7d7c_7b7a;
const NOWHERE: u8 = u8::MAX;

/// Where the seeds of a house fall.
struct Sowing {
    /// On the sower's own row.
    own: u64,
    /// On the other row.
    other: u64,
    /// The opponent's house of the last seed, or [`NOWHERE`].
    last: u8,
}

/// By house of the sower and number of seeds.
static SOWINGS: [[Sowing; SEEDS as usize + 1]; HOUSES] = sowings();

const fn sowings() -> [[Sowing; SEEDS as usize + 1]; HOUSES] {
    let mut table = [const { [const { Sowing { own: 0, other: 0, last: NOWHERE } }; SEEDS as usize + 1] }; HOUSES];
    let mut house = 0;
    while house < HOUSES {
        let mut seeds = 1;
        while seeds <= SEEDS as usize {
            let (mut at, mut left, mut last) = (house, seeds, NOWHERE);
            while left > 0 {
                at = (at + 1) % (2 * HOUSES);
                // docs/rulings.md, Ouri: every lap skips the house of departure.
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

/// What the last seed in `last` takes from a row: the row without it, and how many seeds.
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
    const fn goal(&self) -> u8 {
        if self.oware { 24 } else { 25 }
    }

    /// The houses the mover may play, as carries.
    #[inline]
    fn playable(&self) -> u64 {
        let own = self.seeds.rows[self.mover.index()];
        let mut houses = holding(own, 1);
        if self.seeds.rows[self.mover.other().index()] == 0 {
            houses &= own + REACH;
        }
        // docs/rulings.md, Ouri: a single seed stays while more stand elsewhere, unless only it can feed.
        let several = houses & holding(own, 2);
        if several == 0 { houses } else { several }
    }

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
        // docs/rulings.md, Ouri: a capture that leaves the opponent without seeds obliges to play again.
        if taken == 0 || left != 0 {
            self.mover = self.mover.other();
        }
        (taken != 0, beat)
    }

    /// One seed a beat, then the captured houses backwards, one a beat. `sown` is the other row before the captures.
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

    /// Sees whether the seeds end the game; the player who cannot feed collects his own.
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

    /// docs/rulings.md, Ouri: the third repetition ends the game and the seeds on the board count for nobody.
    #[inline]
    fn remember(&mut self, captured: bool) {
        if captured {
            self.memory.clear();
        }
        if self.memory.0.note(self.key()) >= 3 {
            self.stop(Halt::Cycle);
        } else if self.no_progress != 0 && self.memory.quiet() >= self.no_progress {
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

    fn mover(&self) -> Player {
        self.mover
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.outcome.is_some() {
            return;
        }
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
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
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
