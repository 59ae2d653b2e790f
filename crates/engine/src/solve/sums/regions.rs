//! A cache of regions: the values of small ones, the bounds of the others.

use super::values::{Full, Id, Values};
use std::collections::{HashMap, HashSet};
use tabuleiro_rules::{Component, Player, Splitting};

/// The known properties of a region.
#[derive(Clone, Copy, Debug)]
pub(super) struct RegionFacts {
    /// Its value, if it was computed.
    pub(super) value: Option<Id>,
    /// The number of actions of each side.
    pub(super) moves: [u16; 2],
    /// Integers between which its value lies.
    pub(super) bounds: [i16; 2],
    /// A key that is equal for all its images.
    pub(super) key: u64,
}

/// The cache of regions and their values.
pub(super) struct Regions<G: 'static> {
    splitting: &'static Splitting<G>,
    pub(super) values: Values,
    /// By region, shifted into the corner.
    known: HashMap<Component, RegionFacts>,
    /// Values by least image.
    images: HashMap<Component, Option<Id>>,
    /// Pairs of values whose sum takes too much work.
    apart: HashSet<(Id, Id)>,
    memory: u64,
    /// Actions played.
    pub(super) spent: u64,
}

impl<G> Regions<G> {
    /// Regions with more actions of both sides together, or with more cells, are not evaluated: a search for the
    /// winner alone is faster.
    const SMALL: usize = 12;
    const CELLS: u32 = 24;
    /// Comparisons allowed for the value of a region in a search, and for a sum of two values.
    const WORK: u64 = 20_000;
    const WORK_OF_SUM: u64 = 3_000;
    /// Bytes of a map entry, including the spare capacity of a growing map.
    const ENTRY: u64 = 160;

    pub(super) fn new(splitting: &'static Splitting<G>, memory: u64) -> Regions<G> {
        Regions {
            splitting,
            values: Values::new(memory / 2),
            known: HashMap::new(),
            images: HashMap::new(),
            apart: HashSet::new(),
            memory: memory / 2,
            spent: 0,
        }
    }

    fn entries(&self) -> u64 {
        Self::ENTRY * (self.known.len() + self.images.len() + self.apart.len() / 4) as u64
    }

    pub(super) fn bytes(&self) -> u64 {
        self.values.bytes() + self.entries()
    }

    /// Returns the regions of a position, if it is a sum.
    pub(super) fn parts_of(&self, position: &G) -> Option<Vec<Component>> {
        let whole = (self.splitting.whole)(position)?;
        Some(self.parts(&whole))
    }

    pub(super) fn parts(&self, region: &Component) -> Vec<Component> {
        let mut parts = Vec::new();
        (self.splitting.parts)(region, &mut parts);
        parts
    }

    pub(super) fn options(&self, region: &Component, side: Player) -> Vec<Component> {
        let mut options = Vec::new();
        (self.splitting.options)(region, side, &mut options);
        options
    }

    /// Returns the known properties of a region, computing its value if it is small.
    pub(super) fn look(&mut self, region: &Component) -> RegionFacts {
        let cornered = region.cornered();
        if let Some(&known) = self.known.get(&cornered) {
            return known;
        }
        if self.entries() > self.memory {
            // Values are kept, because the running search refers to them.
            (self.known, self.images, self.apart) = Default::default();
        }
        let moves = Player::BOTH.map(|side| self.options(&cornered, side).len());
        let image = cornered.least_image(self.splitting.turns);
        let small = moves[0] + moves[1] <= Self::SMALL && image.cells().count_ones() <= Self::CELLS;
        let value = if small { self.try_value(&image) } else { None };
        let bounds = (self.splitting.bounds)(&cornered);
        let known = RegionFacts { value, moves: moves.map(|count| count as u16), bounds, key: image.key() };
        self.known.insert(cornered, known);
        known
    }

    fn try_value(&mut self, image: &Component) -> Option<Id> {
        if let Some(&known) = self.images.get(image) {
            return known;
        }
        self.values.grant(Self::WORK);
        let value = self.value_of_image(image).ok();
        self.values.grant(u64::MAX);
        value
    }

    /// Returns the value of a region, within the granted work.
    pub(super) fn value(&mut self, region: &Component) -> Result<Id, Full> {
        let image = region.least_image(self.splitting.turns);
        self.value_of_image(&image)
    }

    fn value_of_image(&mut self, image: &Component) -> Result<Id, Full> {
        match self.images.get(image) {
            Some(&Some(known)) => return Ok(known),
            Some(None) => return Err(self.values.given_up()),
            None => {}
        }
        let value = self.value_by_options(image);
        // A region that exceeds the work is not tried again.
        self.images.insert(*image, value.ok());
        value
    }

    fn value_by_options(&mut self, image: &Component) -> Result<Id, Full> {
        let mut options = [Vec::new(), Vec::new()];
        for side in Player::BOTH {
            for option in self.options(image, side) {
                self.spent += 1;
                self.values.toil()?;
                let mut sum = Values::ZERO;
                for part in self.parts(&option) {
                    let value = self.value(&part)?;
                    sum = self.values.sum(sum, value)?;
                }
                options[side.index()].push(sum);
            }
        }
        let [left, right] = options;
        self.values.value_of(left, right)
    }

    /// Adds a value to a list of values, merging it with one of them where that takes little work.
    pub(super) fn add(&mut self, sum: &mut Vec<Id>, mut value: Id) {
        let mut at = 0;
        while at < sum.len() && value != Values::ZERO {
            let pair = (sum[at].min(value), sum[at].max(value));
            if self.apart.contains(&pair) {
                at += 1;
                continue;
            }
            self.values.grant(Self::WORK_OF_SUM);
            let together = self.values.sum(pair.0, pair.1);
            self.values.grant(u64::MAX);
            if let Ok(together) = together {
                sum.swap_remove(at);
                (value, at) = (together, 0);
            } else {
                self.apart.insert(pair);
                at += 1;
            }
        }
        if value != Values::ZERO {
            sum.push(value);
        }
    }
}
