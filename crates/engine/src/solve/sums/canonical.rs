//! Reduction to canonical form (dominated options are removed, reversible ones bypassed), and sums.

use super::values::{Full, Id, Values};
use std::collections::HashMap;

/// A value that has no entry yet.
struct Raw {
    left: Vec<Id>,
    right: Vec<Id>,
    /// Known results of comparisons with entries: at most, and at least.
    at_most: HashMap<Id, bool>,
    at_least: HashMap<Id, bool>,
}

impl Raw {
    fn is_at_most(&mut self, values: &mut Values, other: Id) -> Result<bool, Full> {
        if let Some(&known) = self.at_most.get(&other) {
            return Ok(known);
        }
        values.toil()?;
        let mut answer = true;
        for at in 0..self.left.len() {
            if values.is_at_most(other, self.left[at])? {
                answer = false;
                break;
            }
        }
        for at in 0..values.right(other).len() {
            if !answer {
                break;
            }
            let option = values.right(other)[at];
            answer = !self.is_at_least(values, option)?;
        }
        self.at_most.insert(other, answer);
        Ok(answer)
    }

    fn is_at_least(&mut self, values: &mut Values, other: Id) -> Result<bool, Full> {
        if let Some(&known) = self.at_least.get(&other) {
            return Ok(known);
        }
        values.toil()?;
        let mut answer = true;
        for at in 0..self.right.len() {
            if values.is_at_most(self.right[at], other)? {
                answer = false;
                break;
            }
        }
        for at in 0..values.left(other).len() {
            if !answer {
                break;
            }
            let option = values.left(other)[at];
            answer = !self.is_at_most(values, option)?;
        }
        self.at_least.insert(other, answer);
        Ok(answer)
    }

    /// Bypasses one reversible left option; returns whether there was one.
    fn bypass_left(&mut self, values: &mut Values) -> Result<bool, Full> {
        for at in 0..self.left.len() {
            let option = self.left[at];
            for answer in 0..values.right(option).len() {
                let answer = values.right(option)[answer];
                if self.is_at_least(values, answer)? {
                    self.left.swap_remove(at);
                    self.left.extend_from_slice(values.left(answer));
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    fn bypass_right(&mut self, values: &mut Values) -> Result<bool, Full> {
        for at in 0..self.right.len() {
            let option = self.right[at];
            for answer in 0..values.left(option).len() {
                let answer = values.left(option)[answer];
                if self.is_at_most(values, answer)? {
                    self.right.swap_remove(at);
                    self.right.extend_from_slice(values.right(answer));
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }
}

impl Values {
    /// Returns the value of a position with these options.
    pub(super) fn value_of(&mut self, left: Vec<Id>, right: Vec<Id>) -> Result<Id, Full> {
        let (left, right) = (self.undominated(left, 1)?, self.undominated(right, -1)?);
        // Comparisons stay valid, because no step changes the value.
        let mut raw = Raw { left, right, at_most: HashMap::new(), at_least: HashMap::new() };
        while raw.bypass_left(self)? {
            raw.left = self.undominated(std::mem::take(&mut raw.left), 1)?;
        }
        while raw.bypass_right(self)? {
            raw.right = self.undominated(std::mem::take(&mut raw.right), -1)?;
        }
        self.entry(raw.left, raw.right)
    }

    /// Returns the undominated options: the maximal ones for `sign` 1, the minimal ones for −1.
    fn undominated(&mut self, mut options: Vec<Id>, sign: i32) -> Result<Vec<Id>, Full> {
        options.sort_unstable();
        options.dedup();
        let mut best: Vec<Id> = Vec::with_capacity(options.len());
        for option in options {
            let mut kept = 0;
            let mut dominated = false;
            for at in 0..best.len() {
                let other = best[at];
                let (low, high) = if sign > 0 { (option, other) } else { (other, option) };
                if dominated || self.is_at_most(low, high)? {
                    dominated = true;
                } else if self.is_at_most(high, low)? {
                    continue;
                }
                best[kept] = other;
                kept += 1;
            }
            best.truncate(kept);
            if !dominated {
                best.push(option);
            }
        }
        Ok(best)
    }

    /// Returns the sum of two values.
    pub(super) fn sum(&mut self, a: Id, b: Id) -> Result<Id, Full> {
        let (a, b) = (a.min(b), a.max(b));
        if a == Self::ZERO {
            return Ok(b);
        }
        let numbers = (self.as_number(a), self.as_number(b));
        if let (Some(a), Some(b)) = numbers {
            return self.number(a + b);
        }
        if let Some(known) = self.known_sum(a, b) {
            return Ok(known);
        }
        self.toil()?;
        let (mut left, mut right) = (Vec::new(), Vec::new());
        // Number translation: no side moves in a number while there is another component, and the form stays
        // canonical.
        for (this, other, plays) in [(a, b, numbers.0.is_none()), (b, a, numbers.1.is_none())] {
            if !plays {
                continue;
            }
            for at in 0..self.left(this).len() {
                let option = self.left(this)[at];
                left.push(self.sum(option, other)?);
            }
            for at in 0..self.right(this).len() {
                let option = self.right(this)[at];
                right.push(self.sum(option, other)?);
            }
        }
        let translated = numbers.0.is_some() || numbers.1.is_some();
        let sum = if translated { self.entry(left, right)? } else { self.value_of(left, right)? };
        self.remember_sum(a, b, sum)?;
        Ok(sum)
    }
}
