//! Copos (`docs/rulings.md`, 32): each side has four cups, a store and a stock of forty seeds.
//!
//! The cups of a side are one word with a byte for each cup, counted from its owner's left. Players sow into their own
//! cups only. Every action but a pass takes a seed from a stock or adds one to a store, so no position recurs.

mod game;
mod heuristic;
#[cfg(test)]
mod tests;

use super::circuit::{SEATS, SEED, carry};
use crate::bits::Bits;
use tabuleiro_rules::{
    Beat, Effect, Effects, Facts, Family, OptionSpec, Outcome, Player, Position, Rng, Site, below, chain,
    mover_and_outcome,
};

static FACTS: Facts = Facts::new("copos", "Copos", "Cups", Family::Sowing)
    .notation("CELL | +n | pass")
    .published("Arthur & Wald Amberstone", "1969", "004")
    .seats(SEATS)
    // At most 80 seeds leave the stocks and 80 reach the stores, one for each action; there are no successive passes.
    .plies(50, 320)
    .options(&[OptionSpec::FIRST]);

/// One decision of Copos.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Sow the seeds of a cup: South's a1 to d1 are 0 to 3, North's d2 to a2 are 4 to 7.
    Cup(u8),
    /// Sow this number of seeds from the stock, one in each cup from the owner's left.
    Stock(u8),
    /// A pass, because the mover has neither a seed in the stock nor a cup to play; the other side has one of them.
    Pass,
}

/// A position of Copos.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Copos {
    /// Seeds in the cups of South and North, cup `i` from the owner's left in byte `i`.
    cups: [u32; 2],
    stock: [u8; 2],
    stores: [u8; 2],
    mover: Player,
    outcome: Option<Outcome>,
}

const CUPS: usize = 4;
const STOCK: u8 = 40;
const SEEDS: u32 = 80;
/// One seed in each cup.
const ONES: u32 = 0x0101_0101;
/// The highest bit of each byte.
const CARRY: u32 = 0x8080_8080;
/// The number of seeds in each cup with which a sowing ends in the store.
const EXACT: u32 = 0x0102_0304;

#[inline]
const fn seeds_in(row: u32, cup: usize) -> u8 {
    (row >> (8 * cup)) as u8
}

/// Returns the highest bits of the bytes of the playable cups, those whose last seed reaches the store.
#[inline]
const fn exact(row: u32) -> u32 {
    // Adding 127 to a byte below 128 sets its highest bit unless the byte is 0.
    !((row ^ EXACT) + (CARRY - ONES)) & CARRY
}

/// Returns the number of seeds in cups that are not obstructed.
fn free(row: u32) -> u32 {
    let open = |cup: &usize| seeds_in(row, *cup) <= seeds_in(EXACT, *cup);
    (0..CUPS).filter(open).map(|cup| u32::from(seeds_in(row, cup))).sum()
}

fn total(row: u32) -> u32 {
    row.to_le_bytes().into_iter().map(u32::from).sum()
}

/// Returns the site of a cup numbered as in [`Action::Cup`].
const fn site(cup: usize) -> Site {
    Site(if cup < CUPS { cup as u16 } else { 11 - cup as u16 })
}

const fn store(side: usize) -> Site {
    Site(8 + side as u16)
}

const fn stock(side: usize) -> Site {
    Site(10 + side as u16)
}

impl Copos {
    fn points(&self) -> [i32; 2] {
        self.stores.map(i32::from)
    }

    /// Returns the greatest number of seeds that a side can sow from its stock.
    #[inline]
    fn most(&self, side: usize) -> u8 {
        self.stock[side].min(CUPS as u8)
    }

    #[inline]
    fn stuck(&self, side: usize) -> bool {
        self.stock[side] == 0 && exact(self.cups[side]) == 0
    }

    /// Returns the number of seeds that sowing `n` seeds from the stock captures, from the cup opposite the last one.
    #[inline]
    fn taken(&self, n: u8) -> u8 {
        let (side, last) = (self.mover.index(), usize::from(n.wrapping_sub(1)) % CUPS);
        let across = CUPS - 1 - last;
        let seeds = seeds_in(self.cups[1 - side], across);
        // docs/rulings.md, Copos: the last cup was empty, and the opposite one is not obstructed.
        let takes = seeds_in(self.cups[side], last) == 0 && seeds <= seeds_in(EXACT, across);
        if takes { seeds } else { 0 }
    }

    fn sow_stock<E: Effects>(&mut self, n: u8, effects: &mut E) {
        let side = self.mover.index();
        let n = n.min(self.most(side));
        if n == 0 {
            return;
        }
        let taken = self.taken(n);
        self.stock[side] -= n;
        self.cups[side] += ONES >> (8 * (CUPS - usize::from(n)));
        for cup in 0..usize::from(n) {
            effects.push(cup as Beat, Effect::Sow { from: stock(side), to: site(side * CUPS + cup), piece: SEED });
        }
        if taken != 0 {
            let across = CUPS - usize::from(n);
            self.cups[1 - side] &= !(0xff << (8 * across));
            self.stores[side] += taken;
            carry(effects, Beat::from(n), site((1 - side) * CUPS + across), store(side), taken);
            self.emit_score(Beat::from(n), effects);
        }
    }

    fn sow_cup<E: Effects>(&mut self, cup: usize, effects: &mut E) {
        let side = self.mover.index();
        let from = site(side * CUPS + cup);
        self.cups[side] &= !(0xff << (8 * cup));
        // One seed in each cup after this one; the seed for the store is shifted out of the word.
        self.cups[side] += if cup == CUPS - 1 { 0 } else { ONES << (8 * (cup + 1)) };
        self.stores[side] += 1;
        for next in cup + 1..CUPS {
            let beat = (next - cup - 1) as Beat;
            effects.push(beat, Effect::Sow { from, to: site(side * CUPS + next), piece: SEED });
        }
        let beat = (CUPS - 1 - cup) as Beat;
        effects.push(beat, Effect::Sow { from, to: store(side), piece: SEED });
        self.emit_score(beat, effects);
    }

    fn emit_score<E: Effects>(&self, beat: Beat, effects: &mut E) {
        let points = self.points()[self.mover.index()];
        effects.push(beat, Effect::Score { player: self.mover, points });
    }

    /// Ends the game when neither side can move: [`Copos::measures`] decide, the first that differs.
    #[inline]
    fn settle(&mut self) {
        if self.stuck(0) && self.stuck(1) {
            let [south, north] = self.measures();
            self.outcome = Some(match south.cmp(&north) {
                std::cmp::Ordering::Greater => Outcome::Win(Player::First),
                std::cmp::Ordering::Less => Outcome::Win(Player::Second),
                std::cmp::Ordering::Equal => Outcome::Draw,
            });
        }
    }

    /// Returns for each side the numbers that decide the game in order: seeds in the store, in the cups, and in cups
    /// that are not obstructed.
    fn measures(&self) -> [[u32; 3]; 2] {
        [0, 1].map(|p| [u32::from(self.stores[p]), total(self.cups[p]), free(self.cups[p])])
    }
}

impl Position for Copos {
    type Action = Action;

    mover_and_outcome!();

    fn list_actions(&self, out: &mut Vec<Action>) {
        let side = self.mover.index();
        out.extend(Bits(exact(self.cups[side]).into()).map(|bit| Action::Cup((side * CUPS) as u8 + bit / 8)));
        out.extend((1..=self.most(side)).map(Action::Stock));
        if self.stuck(side) {
            out.push(Action::Pass);
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        match action {
            Action::Cup(cup) => self.sow_cup(usize::from(cup) % CUPS, effects),
            Action::Stock(n) => self.sow_stock(n, effects),
            Action::Pass => effects.push(0, Effect::Pass { player: self.mover }),
        }
        self.mover = self.mover.other();
        self.settle();
    }

    #[inline]
    fn key(&self) -> u64 {
        let cups = u64::from(self.cups[0]) | u64::from(self.cups[1]) << 32;
        let [a, b] = self.stores;
        let [c, d] = self.stock;
        let rest = u64::from(u32::from_le_bytes([a, b, c, d])) | (self.mover as u64) << 32;
        chain([rest, cups])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let side = self.mover.index();
        let mut rest = exact(self.cups[side]);
        let (cups, most) = (rest.count_ones(), u32::from(self.most(side)));
        if cups + most == 0 {
            return Action::Pass;
        }
        let drawn = below(rng, cups + most);
        if drawn >= cups {
            return Action::Stock((drawn - cups) as u8 + 1);
        }
        for _ in 0..drawn {
            rest &= rest - 1;
        }
        Action::Cup((side * CUPS) as u8 + (rest.trailing_zeros() / 8) as u8)
    }
}
