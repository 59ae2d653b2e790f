//! Kalah (`docs/rulings.md`, 30), on the board of [`super::circuit`].
//!
//! A sowing adds a table entry to both rows and the sower's store; the table is the same for both sides. Seeds never
//! leave a store and pass the sower's store before they reach the other row, so no position recurs and no history is
//! kept.

mod game;
mod heuristic;
#[cfg(test)]
mod tests;

use super::circuit::{Circuit, HOUSES, SEATS, SEED, carry, holding, houses, random_house, seeds_in, site, store};
use crate::tables::table;
use tabuleiro_rules::{
    Beat, Effect, Effects, Facts, Family, OptionSpec, Outcome, Player, Position, Rng, chain, mover_and_outcome,
};

static FACTS: Facts = Facts::new("kalah", "Kalah", "Kalah", Family::Sowing)
    .notation("CELL")
    .published("W. J. Champion", "", "004")
    .seats(SEATS)
    // No rule bounds the length; neither random play nor play that avoids the stores reached 100 in tests.
    .plies(35, 400)
    .difficulty(1)
    .variants(&["literal", "maioria"])
    .options(&[OptionSpec::FIRST]);

/// One decision of Kalah: the pit to sow from, numbered in the order of sowing: a1 to f1 are 0 to 5, f2 to a2 are 6 to
/// 11.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sow(pub u8);

/// A position of Kalah.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kalah {
    seeds: Circuit,
    mover: Player,
    /// The mover sows again, since the last sowing ended in the mover's store.
    again: bool,
    /// The variant in which 19 seeds win instead of 17.
    majority: bool,
    outcome: Option<Outcome>,
}

const SEEDS: u32 = 36;
/// The value of [`Sowing::last`] for the sower's store.
const STORE: u8 = 6;
/// The value of [`Sowing::last`] for a pit of the other row.
const OVER: u8 = 7;
/// The pits of a side and its store; a lap consists of these and the pits of the other side.
const ARC: usize = HOUSES + 1;

/// The result of sowing the seeds of a pit.
struct Sowing {
    /// The seeds added to the sower's row.
    own: u64,
    /// The seeds added to the other row.
    other: u64,
    /// The seeds added to the sower's store.
    stored: u8,
    /// The sower's pit that receives the last seed, or [`STORE`] or [`OVER`].
    last: u8,
}

table! {
    /// The sowings by pit of the sower and number of seeds.
    static SOWINGS: [[Sowing; SEEDS as usize + 1]; HOUSES] = sowings();
}

const fn sowings() -> [[Sowing; SEEDS as usize + 1]; HOUSES] {
    let mut table =
        [const { [const { Sowing { own: 0, other: 0, stored: 0, last: OVER } }; SEEDS as usize + 1] }; HOUSES];
    let mut house = 0;
    while house < HOUSES {
        let mut seeds = 1;
        while seeds <= SEEDS as usize {
            let (mut at, mut left) = (house, seeds);
            let sowing = &mut table[house][seeds];
            while left > 0 {
                // docs/rulings.md, Kalah: the sower's store and the pit of departure are sown, the opponent's store is
                // not.
                at = (at + 1) % (ARC + HOUSES);
                left -= 1;
                if at < HOUSES {
                    sowing.own += 1 << (8 * at);
                    sowing.last = at as u8;
                } else if at == HOUSES {
                    sowing.stored += 1;
                    sowing.last = STORE;
                } else {
                    sowing.other += 1 << (8 * (at - ARC));
                    sowing.last = OVER;
                }
            }
            seeds += 1;
        }
        house += 1;
    }
    table
}

/// Returns the pit opposite a pit of the other side, each numbered by its owner.
const fn across(house: u8) -> usize {
    HOUSES - 1 - house as usize
}

/// The rows after a sowing by the mover, before the capture is removed.
struct Sown {
    own: u64,
    other: u64,
    stored: u8,
    last: u8,
    /// The number of seeds captured from the pit opposite the last seed.
    taken: u8,
}

impl Kalah {
    /// Returns the number of seeds that wins.
    const fn goal(&self) -> u8 {
        if self.majority { 19 } else { 17 }
    }

    /// Returns the rows after the mover's sowing from a pit, with the captured seeds still on the board.
    #[inline]
    fn sown(&self, house: usize) -> Sown {
        let (side, other) = (self.mover.index(), self.mover.other().index());
        let seeds = seeds_in(self.seeds.rows[side], house);
        let sowing = &SOWINGS[house][usize::from(seeds.min(SEEDS as u8))];
        let own = (self.seeds.rows[side] & !(0xff << (8 * house))) + sowing.own;
        let other = self.seeds.rows[other] + sowing.other;
        // docs/rulings.md, Kalah: a last seed that falls into an empty own pit captures the seeds in the opposite pit.
        let alone = sowing.last < STORE && seeds_in(own, usize::from(sowing.last)) == 1;
        let taken = if alone { seeds_in(other, across(sowing.last)) } else { 0 };
        Sown { own, other, stored: sowing.stored, last: sowing.last, taken }
    }

    /// Returns the carries of the pits that the mover can sow from.
    #[inline]
    fn playable(&self) -> u64 {
        holding(self.seeds.rows[self.mover.index()], 1)
    }

    /// Emits one seed per beat, then the capture; returns the beat after the last effect.
    fn emit_effects<E: Effects>(&self, house: usize, sown: &Sown, effects: &mut E) -> Beat {
        let side = self.mover.index();
        let place = |at: usize| match at {
            HOUSES => store(side),
            at => site(((side * HOUSES + at - usize::from(at > HOUSES)) % (2 * HOUSES)) as u8),
        };
        let (mut at, mut points) = (house, i32::from(self.seeds.stores[side]));
        let seeds = Beat::from(seeds_in(self.seeds.rows[side], house));
        for beat in 0..seeds {
            at = (at + 1) % (ARC + HOUSES);
            effects.push(beat, Effect::Sow { from: place(house), to: place(at), piece: SEED });
            if at == HOUSES {
                points += 1;
                effects.push(beat, Effect::Score { player: self.mover, points });
            }
        }
        if sown.taken == 0 {
            return seeds;
        }
        let victim = (1 - side) * HOUSES + across(sown.last);
        carry(effects, seeds, site(victim as u8), store(side), sown.taken);
        effects.push(seeds, Effect::Score { player: self.mover, points: points + i32::from(sown.taken) });
        seeds + 1
    }

    /// Ends the game if a side has enough seeds, or if a row is empty; then each side collects the seeds in its pits.
    #[inline]
    fn settle<E: Effects>(&mut self, beat: Beat, effects: &mut E) {
        if let Some(winner) = Player::BOTH.into_iter().find(|p| self.seeds.stores[p.index()] >= self.goal()) {
            self.outcome = Some(Outcome::Win(winner));
        } else if self.seeds.rows.contains(&0) {
            Player::BOTH.into_iter().for_each(|p| self.seeds.collect(p, beat, effects));
            self.outcome = Some(Outcome::by_points(self.seeds.points()));
        }
    }
}

impl Position for Kalah {
    type Action = Sow;

    mover_and_outcome!();

    fn list_actions(&self, out: &mut Vec<Sow>) {
        out.extend(houses(self.mover.index(), self.playable()).map(Sow));
    }

    #[inline]
    fn apply<E: Effects>(&mut self, Sow(house): Sow, effects: &mut E) {
        let house = usize::from(house) % HOUSES;
        let sown = self.sown(house);
        let beat = if E::LIVE { self.emit_effects(house, &sown, effects) } else { 0 };
        let (side, other) = (self.mover.index(), self.mover.other().index());
        self.seeds.rows[side] = sown.own;
        self.seeds.rows[other] = sown.other;
        if sown.taken != 0 {
            self.seeds.rows[other] &= !(0xff << (8 * across(sown.last)));
        }
        self.seeds.stores[side] += sown.stored + sown.taken;
        self.again = sown.last == STORE;
        if !self.again {
            self.mover = self.mover.other();
        }
        self.settle(beat, effects);
    }

    #[inline]
    fn key(&self) -> u64 {
        let state = self.mover as u64 | u64::from(self.again) << 1 | u64::from(self.majority) << 2;
        let [south, north] = self.seeds.words(state);
        chain([north, south])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Sow>) -> Sow {
        Sow(random_house(self.mover.index(), self.playable(), rng))
    }
}
