//! Positions of the search: large regions, and the values of the small ones.

use super::regions::{RegionFacts, Regions};
use super::values::{Id, Values};
use crate::solve::proof_number::Numbers;
use tabuleiro_rules::{Component, Player, mix};

/// A sum of regions and values, and the side to move.
#[derive(Clone, Debug)]
pub(super) struct Sum {
    pub(super) regions: Vec<Component>,
    pub(super) values: Vec<Id>,
    pub(super) mover: Player,
}

/// An action in a sum: the index of a region or value and of an option in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    Region { at: u16, option: u16 },
    Value { at: u16, option: u16 },
}

/// The key of a sum and its static proof numbers.
pub(super) struct Glance {
    pub(super) key: u64,
    pub(super) numbers: Numbers,
}

impl Sum {
    /// Creates the sum of these regions, replacing small ones by their values.
    pub(super) fn new<G>(parts: Vec<Component>, mover: Player, regions: &mut Regions<G>) -> Sum {
        let mut sum = Sum { regions: Vec::new(), values: Vec::new(), mover };
        sum.extend(parts, regions);
        sum
    }

    fn extend<G>(&mut self, parts: Vec<Component>, regions: &mut Regions<G>) {
        for part in parts {
            match regions.look(&part).value {
                Some(value) => regions.add(&mut self.values, value),
                None => self.regions.push(part),
            }
        }
    }

    /// Returns every action of the mover with its result; those in values come last.
    pub(super) fn all_next<G>(&self, regions: &mut Regions<G>) -> Vec<(Choice, Sum)> {
        let mut all = Vec::new();
        for (at, region) in self.regions.iter().enumerate() {
            for (option, next) in regions.options(region, self.mover).into_iter().enumerate() {
                let choice = Choice::Region { at: at as u16, option: option as u16 };
                all.push((choice, self.with_region(at, &next, regions)));
            }
        }
        for (at, &value) in self.values.iter().enumerate() {
            for (option, next) in self.options_of(value, &regions.values).to_vec().into_iter().enumerate() {
                let choice = Choice::Value { at: at as u16, option: option as u16 };
                all.push((choice, self.with_value(at, next, regions)));
            }
        }
        all
    }

    fn options_of<'a>(&self, value: Id, values: &'a Values) -> &'a [Id] {
        if self.mover == Player::First { values.left(value) } else { values.right(value) }
    }

    fn with_region<G>(&self, at: usize, next: &Component, regions: &mut Regions<G>) -> Sum {
        let mut sum = Sum { mover: self.mover.other(), ..self.clone() };
        sum.regions.swap_remove(at);
        sum.extend(regions.parts(next), regions);
        sum
    }

    fn with_value<G>(&self, at: usize, next: Id, regions: &mut Regions<G>) -> Sum {
        let mut sum = Sum { mover: self.mover.other(), ..self.clone() };
        sum.values.swap_remove(at);
        regions.add(&mut sum.values, next);
        sum
    }

    /// Returns the result of an action.
    pub(super) fn after<G>(&self, choice: Choice, regions: &mut Regions<G>) -> Option<Sum> {
        match choice {
            Choice::Region { at, option } => {
                let options = regions.options(self.regions.get(usize::from(at))?, self.mover);
                Some(self.with_region(at.into(), options.get(usize::from(option))?, regions))
            }
            Choice::Value { at, option } => {
                let value = *self.values.get(usize::from(at))?;
                let next = *self.options_of(value, &regions.values).get(usize::from(option))?;
                Some(self.with_value(at.into(), next, regions))
            }
        }
    }

    /// Returns the key, which is equal for equal sums, and the proof numbers: the result if it is known, else
    /// estimates. The question is whether the left side wins.
    pub(super) fn glance<G>(&self, regions: &mut Regions<G>) -> Glance {
        const MOST: i64 = 24;
        let (mut key, mut lead) = (self.mover as u64, 0);
        // Bounds of the sum, and whether it can be equal to them.
        let (mut low, mut high, mut reached) = (0, 0, true);
        for region in &self.regions {
            let RegionFacts { moves, bounds, key: own, .. } = regions.look(region);
            key = key.wrapping_add(mix(own));
            lead += (i64::from(moves[0]) - i64::from(moves[1])) / 2;
            (low, high) = (low + Values::ONE * i64::from(bounds[0]), high + Values::ONE * i64::from(bounds[1]));
        }
        for &value in &self.values {
            key = key.wrapping_add(mix(!value.number()));
            let [left, right] = regions.values.stops(value);
            lead += (left + right) / Values::ONE;
            (low, high) = (low + right, high + left);
            reached &= regions.values.as_number(value).is_some();
        }
        let key = mix(key);
        if let Some(wins) = self.decided(low, high, reached, regions) {
            return Glance { key, numbers: if wins { Numbers::YES } else { Numbers::NO } };
        }
        let lead = lead.clamp(-MOST, MOST);
        let numbers = Numbers { proof: 1 + (-lead).max(0) as u32, disproof: 1 + lead.max(0) as u32 };
        Glance { key, numbers }
    }
    /// Returns whether the left side wins, if that follows without search.
    fn decided<G>(&self, low: i64, high: i64, reached: bool, regions: &mut Regions<G>) -> Option<bool> {
        // The side that begins a game of value 0 loses it.
        let begins = self.mover == Player::First;
        if low > 0 || low == 0 && reached && !begins {
            return Some(true);
        }
        if high < 0 || high == 0 && reached && begins {
            return Some(false);
        }
        if !self.regions.is_empty() || self.values.len() > 1 {
            return None;
        }
        let sum = self.values.first().copied().unwrap_or(Values::ZERO);
        regions.values.left_wins(sum).ok().map(|wins| wins[usize::from(!begins)])
    }
}
