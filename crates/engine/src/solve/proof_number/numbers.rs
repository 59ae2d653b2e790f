//! Proof and disproof numbers.

use crate::solve::table::worth_keeping;

/// The proof number and the disproof number of a question: lower bounds of the positions still to be decided for the
/// answer yes and for the answer no. If the answer is known, one is 0 and the other [`Numbers::INFINITE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::solve) struct Numbers {
    pub(in crate::solve) proof: u32,
    pub(in crate::solve) disproof: u32,
}

impl Numbers {
    /// The greatest number of 28 bits, which is what the table stores.
    pub(in crate::solve) const INFINITE: u32 = (1 << 28) - 1;
    /// The answer is yes.
    pub(in crate::solve) const YES: Numbers = Numbers { proof: 0, disproof: Self::INFINITE };
    /// The answer is no.
    pub(in crate::solve) const NO: Numbers = Numbers { proof: Self::INFINITE, disproof: 0 };
    /// Nothing is known.
    pub(in crate::solve) const OPEN: Numbers = Numbers { proof: 1, disproof: 1 };

    pub(in crate::solve) const fn is_decided(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }

    /// Combines the numbers of all successors; `wanted` says whether the answer yes is the better one for the mover.
    ///
    /// The harder number is the greatest successor's plus one for each further open successor, instead of their sum:
    /// with transpositions, a sum would count shared positions several times (weak proof numbers: Ueda et al. 2008).
    pub(in crate::solve) fn of(wanted: bool, all: impl Iterator<Item = Numbers>) -> Numbers {
        let (mut easy, mut greatest, mut open) = (Self::INFINITE, 0, 0);
        for numbers in all {
            let (own, other) = numbers.seen_by(wanted);
            easy = easy.min(own);
            greatest = greatest.max(other);
            open += u32::from(other != 0);
        }
        let hard = if greatest == Self::INFINITE || open == 0 {
            greatest
        } else {
            (greatest + open - 1).min(Self::INFINITE - 1)
        };
        Self::from_side(wanted, easy, hard)
    }

    /// Returns the number of the answer that is better for the mover, and the number of the other answer.
    #[inline]
    pub(in crate::solve) const fn seen_by(self, wanted: bool) -> (u32, u32) {
        if wanted { (self.proof, self.disproof) } else { (self.disproof, self.proof) }
    }

    /// The inverse of [`Numbers::seen_by`].
    #[inline]
    pub(in crate::solve) const fn from_side(wanted: bool, own: u32, other: u32) -> Numbers {
        if wanted { Numbers { proof: own, disproof: other } } else { Numbers { proof: other, disproof: own } }
    }

    /// Returns the thresholds for the most promising action of a position with these thresholds: a quarter more than
    /// the own number of the `second` best action, and the other number less the share of the other `open` actions
    /// (see [`Numbers::of`]).
    pub(in crate::solve) fn for_best(self, wanted: bool, second: u32, open: u32) -> Numbers {
        let (own, other) = self.seen_by(wanted);
        let rest = if other == Self::INFINITE { other } else { other - (open - 1) };
        Self::from_side(wanted, (second + second / 4 + 1).min(own), rest)
    }

    /// Encodes the numbers and the work for the table; never 0.
    pub(in crate::solve) fn pack(self, nodes: u64) -> u64 {
        u64::from(self.proof) << 36 | u64::from(self.disproof) << 8 | worth_keeping(nodes)
    }

    pub(in crate::solve) const fn unpack(word: u64) -> Numbers {
        Numbers { proof: (word >> 36) as u32, disproof: (word >> 8) as u32 & Self::INFINITE }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn numbers(proof: u32, disproof: u32) -> Numbers {
        Numbers { proof, disproof }
    }

    #[test]
    fn one_better_answer_is_enough_for_the_mover_and_otherwise_all_are_needed() {
        let some = [numbers(3, 2), Numbers::YES, numbers(1, 1)];
        assert_eq!(Numbers::of(true, some.into_iter()), Numbers::YES);
        let mixed = [numbers(3, 2), Numbers::YES, numbers(1, 4)];
        assert_eq!(Numbers::of(false, mixed.into_iter()), numbers(4, 2));
        assert_eq!(Numbers::of(true, [Numbers::NO; 3].into_iter()), Numbers::NO);
        assert_eq!(Numbers::of(false, [Numbers::YES; 2].into_iter()), Numbers::YES);
        assert_eq!(Numbers::of(true, [numbers(5, 7), Numbers::NO].into_iter()), numbers(5, 7));
    }

    #[test]
    fn packing_keeps_the_numbers() {
        for given in [Numbers::YES, Numbers::NO, Numbers::OPEN, numbers(77, 1 << 20)] {
            assert_eq!(Numbers::unpack(given.pack(12_345)), given);
            assert_ne!(given.pack(1), 0);
        }
    }
}
