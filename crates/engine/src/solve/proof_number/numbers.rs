//! Proof and disproof numbers.

use crate::solve::table::worth_keeping;

/// How many positions at least have still to be decided for a question to be answered with yes, and how many for no. One
/// of them is 0 and the other [`Numbers::INFINITE`] where the answer is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::solve) struct Numbers {
    pub(in crate::solve) proof: u32,
    pub(in crate::solve) disproof: u32,
}

impl Numbers {
    /// 28 bits, as the table keeps them.
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

    /// Those of a position from those of what its actions lead to; `wanted` says whether whoever decides wants a yes.
    ///
    /// The harder number is the greatest of its kind and one for each further action that is open, not the sum of all:
    /// many ways lead to one position, and a sum counts it for each (weak proof numbers: Ueda et al. 2008).
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

    /// The number of the answer that is wanted, and the other.
    #[inline]
    pub(in crate::solve) const fn seen_by(self, wanted: bool) -> (u32, u32) {
        if wanted { (self.proof, self.disproof) } else { (self.disproof, self.proof) }
    }

    /// The opposite of [`Numbers::seen_by`].
    #[inline]
    pub(in crate::solve) const fn from_side(wanted: bool, own: u32, other: u32) -> Numbers {
        if wanted { Numbers { proof: own, disproof: other } } else { Numbers { proof: other, disproof: own } }
    }

    /// The thresholds of the most promising action where these are those of the position: a quarter more than the `second`
    /// most promising seems to need, and what so many `open` actions leave of the other number (see [`Numbers::of`]).
    pub(in crate::solve) fn for_best(self, wanted: bool, second: u32, open: u32) -> Numbers {
        let (own, other) = self.seen_by(wanted);
        let rest = if other == Self::INFINITE { other } else { other - (open - 1) };
        Self::from_side(wanted, (second + second / 4 + 1).min(own), rest)
    }

    /// As the table keeps them; never 0.
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
    fn one_yes_is_enough_for_whoever_wants_it_and_all_are_needed_by_the_other() {
        let some = [numbers(3, 2), Numbers::YES, numbers(1, 1)];
        assert_eq!(Numbers::of(true, some.into_iter()), Numbers::YES);
        let mixed = [numbers(3, 2), Numbers::YES, numbers(1, 4)];
        assert_eq!(Numbers::of(false, mixed.into_iter()), numbers(4, 2));
        assert_eq!(Numbers::of(true, [Numbers::NO; 3].into_iter()), Numbers::NO);
        assert_eq!(Numbers::of(false, [Numbers::YES; 2].into_iter()), Numbers::YES);
        assert_eq!(Numbers::of(true, [numbers(5, 7), Numbers::NO].into_iter()), numbers(5, 7));
    }

    #[test]
    fn what_is_packed_comes_out() {
        for given in [Numbers::YES, Numbers::NO, Numbers::OPEN, numbers(77, 1 << 20)] {
            assert_eq!(Numbers::unpack(given.pack(12_345)), given);
            assert_ne!(given.pack(1), 0);
        }
    }
}
