//! Values of games under normal play (Conway 1976; Berlekamp, Conway and Guy 1982) in canonical form. Equal values
//! are the same entry, so equality is a comparison of indices.

use std::collections::HashMap;
use thiserror::Error;

/// The index of a value in [`Values`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Id(u32);

impl Id {
    /// Returns the index.
    pub(super) fn number(self) -> u64 {
        self.0.into()
    }
}

/// The reason why a value is not computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub(super) enum Full {
    #[error("expected values that fit into {granted} bytes, found more")]
    Memory { granted: u64 },
    #[error("expected a value within {granted} comparisons, found one that takes more")]
    Work { granted: u64 },
}

/// The options of both sides, sorted.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Form {
    left: Box<[Id]>,
    right: Box<[Id]>,
}

/// Canonical forms and their properties.
pub(super) struct Values {
    forms: Vec<Form>,
    /// The value of each entry that is a number, in units of 2^-[`Values::FINENESS`].
    numbers: Vec<Option<i64>>,
    /// The left and the right stop: the numbers at which play ends if the left or the right side begins.
    stops: Vec<[i64; 2]>,
    places: HashMap<Form, Id>,
    at_most: HashMap<(Id, Id), bool>,
    sums: HashMap<(Id, Id), Id>,
    negatives: HashMap<Id, Id>,
    bytes: u64,
    granted: u64,
    /// Comparisons left.
    work: u64,
    work_granted: u64,
}

impl Values {
    /// The game in which neither side can move.
    pub(super) const ZERO: Id = Id(0);
    /// Binary places of numbers.
    pub(super) const FINENESS: u32 = 24;
    /// The number 1.
    pub(super) const ONE: i64 = 1 << Self::FINENESS;
    /// Approximate bytes of a map entry for two values, including the spare capacity of a growing map.
    const ENTRY: u64 = 32;

    /// Creates a set that contains only 0 and may grow to that many bytes.
    pub(super) fn new(memory: u64) -> Values {
        let zero = Form { left: [].into(), right: [].into() };
        Values {
            forms: vec![zero.clone()],
            numbers: vec![Some(0)],
            stops: vec![[0; 2]],
            places: HashMap::from([(zero, Self::ZERO)]),
            at_most: HashMap::new(),
            sums: HashMap::new(),
            negatives: HashMap::new(),
            bytes: 0,
            granted: memory,
            work: u64::MAX,
            work_granted: u64::MAX,
        }
    }

    /// Sets the number of comparisons for the following operations.
    pub(super) fn grant(&mut self, work: u64) {
        (self.work, self.work_granted) = (work, work);
    }

    pub(super) fn bytes(&self) -> u64 {
        self.bytes
    }

    pub(super) fn left(&self, value: Id) -> &[Id] {
        &self.forms[value.0 as usize].left
    }

    pub(super) fn right(&self, value: Id) -> &[Id] {
        &self.forms[value.0 as usize].right
    }

    /// Returns the number in units of 2^-[`Values::FINENESS`], if the value is a number.
    pub(super) fn as_number(&self, value: Id) -> Option<i64> {
        self.numbers[value.0 as usize]
    }

    fn remember(&mut self, bytes: u64) -> Result<(), Full> {
        self.bytes += bytes;
        if self.bytes > self.granted { Err(Full::Memory { granted: self.granted }) } else { Ok(()) }
    }

    /// Returns the error that the granted work is spent.
    pub(super) fn given_up(&self) -> Full {
        Full::Work { granted: self.work_granted }
    }

    pub(super) fn toil(&mut self) -> Result<(), Full> {
        self.work = self.work.checked_sub(1).ok_or_else(|| self.given_up())?;
        Ok(())
    }

    /// Returns the entry of a canonical form.
    pub(super) fn entry(&mut self, mut left: Vec<Id>, mut right: Vec<Id>) -> Result<Id, Full> {
        left.sort_unstable();
        right.sort_unstable();
        let form = Form { left: left.into(), right: right.into() };
        if let Some(&known) = self.places.get(&form) {
            return Ok(known);
        }
        let options = (form.left.len() + form.right.len()) as u64;
        self.remember(2 * (size_of::<Form>() as u64 + 4 * options) + Self::ENTRY)?;
        let id = Id(self.forms.len() as u32);
        let number = self.number_of(&form);
        let left = form.left.iter().map(|&option| self.stops(option)[1]).max();
        let right = form.right.iter().map(|&option| self.stops(option)[0]).min();
        self.stops.push(number.map_or([left.unwrap_or_default(), right.unwrap_or_default()], |number| [number; 2]));
        self.numbers.push(number);
        self.forms.push(form.clone());
        self.places.insert(form, id);
        Ok(id)
    }

    /// A canonical form is a number if its options are, and the left is less than the right.
    fn number_of(&self, form: &Form) -> Option<i64> {
        let number = |options: &[Id]| options.first().map(|&only| self.as_number(only));
        match (number(&form.left), number(&form.right)) {
            (None, None) => Some(0),
            (Some(left), None) => left.filter(|&left| left >= 0).map(|left| left + Self::ONE),
            (None, Some(right)) => right.filter(|&right| right <= 0).map(|right| right - Self::ONE),
            (Some(left), Some(right)) if form.left.len() == 1 && form.right.len() == 1 => {
                let (left, right) = (left?, right?);
                (left < right && (left + right) % 2 == 0).then_some(i64::midpoint(left, right))
            }
            _ => None,
        }
    }

    /// Returns the entry of a number in units of 2^-[`Values::FINENESS`].
    pub(super) fn number(&mut self, units: i64) -> Result<Id, Full> {
        if units == 0 {
            return Ok(Self::ZERO);
        }
        let step = if units % Self::ONE == 0 { Self::ONE } else { units & units.wrapping_neg() };
        let whole = step == Self::ONE;
        let below = if whole && units < 0 { None } else { Some(self.number(units - step)?) };
        let above = if whole && units > 0 { None } else { Some(self.number(units + step)?) };
        self.entry(below.into_iter().collect(), above.into_iter().collect())
    }

    /// Returns whether `a` ≤ `b`: in `a - b`, the right side wins when the left begins.
    pub(super) fn is_at_most(&mut self, a: Id, b: Id) -> Result<bool, Full> {
        if a == b {
            return Ok(true);
        }
        if let (Some(a), Some(b)) = (self.as_number(a), self.as_number(b)) {
            return Ok(a <= b);
        }
        if let Some(&known) = self.at_most.get(&(a, b)) {
            return Ok(known);
        }
        self.toil()?;
        let mut answer = true;
        for at in 0..self.left(a).len() {
            let option = self.left(a)[at];
            if self.is_at_most(b, option)? {
                answer = false;
                break;
            }
        }
        for at in 0..self.right(b).len() {
            if !answer {
                break;
            }
            let option = self.right(b)[at];
            answer = !self.is_at_most(option, a)?;
        }
        self.remember(Self::ENTRY)?;
        self.at_most.insert((a, b), answer);
        Ok(answer)
    }

    /// Returns the sum of two entries, if it was computed before.
    pub(super) fn known_sum(&self, a: Id, b: Id) -> Option<Id> {
        self.sums.get(&(a, b)).copied()
    }

    pub(super) fn remember_sum(&mut self, a: Id, b: Id, sum: Id) -> Result<(), Full> {
        self.remember(Self::ENTRY)?;
        self.sums.insert((a, b), sum);
        Ok(())
    }

    /// Returns the negative: the same game with the sides exchanged.
    pub(super) fn negative(&mut self, value: Id) -> Result<Id, Full> {
        if let Some(units) = self.as_number(value) {
            return self.number(-units);
        }
        if let Some(&known) = self.negatives.get(&value) {
            return Ok(known);
        }
        self.toil()?;
        let Form { left, right } = self.forms[value.0 as usize].clone();
        let mut turned = |options: &[Id]| options.iter().map(|&option| self.negative(option)).collect();
        let (right, left): (Result<Vec<Id>, Full>, Result<Vec<Id>, Full>) = (turned(&left), turned(&right));
        let negative = self.entry(left?, right?)?;
        self.remember(2 * Self::ENTRY)?;
        self.negatives.insert(value, negative);
        self.negatives.insert(negative, value);
        Ok(negative)
    }

    /// Returns whether the left side wins if it begins, and if the right side does.
    pub(super) fn left_wins(&mut self, value: Id) -> Result<[bool; 2], Full> {
        let second = self.is_at_most(Self::ZERO, value)?;
        let first = !self.is_at_most(value, Self::ZERO)?;
        Ok([first, second])
    }

    /// Returns the left and the right stop.
    pub(super) fn stops(&self, value: Id) -> [i64; 2] {
        self.stops[value.0 as usize]
    }
}
