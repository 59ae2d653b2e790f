//! What a search to a certain depth says of a question, and how the table keeps it.

use crate::solve::table::worth_keeping;

/// What a position was found to be worth to the first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Finding {
    /// At least so much, and that is enough; within so many actions.
    AtLeast(i32, u32),
    /// At most so much, and that is too little; within so many actions.
    AtMost(i32, u32),
    /// Not to be seen so many actions ahead.
    Open(u32),
}

/// As no action of a list.
pub(super) const NO_CHOICE: u16 = u16::MAX;
/// No search looks further.
pub(super) const DEEPEST: u32 = (1 << 12) - 1;

impl Finding {
    /// Whether it answers the question for a search that looks so many actions ahead: it has to say what that search would.
    pub(super) const fn serves(self, depth: u32) -> bool {
        match self {
            Finding::AtLeast(_, within) | Finding::AtMost(_, within) => within <= depth,
            Finding::Open(ahead) => ahead >= depth,
        }
    }

    /// Work 8 bits, what it is 2 (never 0), depth 12, choice 16, worth 16.
    pub(super) fn pack(self, choice: u16, nodes: u64) -> u64 {
        let (kind, worth, depth) = match self {
            Finding::AtLeast(worth, within) => (1, worth, within),
            Finding::AtMost(worth, within) => (2, worth, within),
            Finding::Open(ahead) => (3, 0, ahead),
        };
        let depth = u64::from(depth.min(DEEPEST));
        worth_keeping(nodes) | kind << 8 | depth << 10 | u64::from(choice) << 22 | u64::from(worth as i16 as u16) << 38
    }

    /// With the best action's place in the list.
    pub(super) const fn unpack(word: u64) -> (Finding, u16) {
        let depth = (word >> 10) as u32 & DEEPEST;
        let worth = (word >> 38) as u16 as i16 as i32;
        let finding = match word >> 8 & 3 {
            1 => Finding::AtLeast(worth, depth),
            2 => Finding::AtMost(worth, depth),
            _ => Finding::Open(depth),
        };
        (finding, (word >> 22) as u16)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_comes_out() {
        for finding in [Finding::AtLeast(-64, 7), Finding::AtMost(16_000, DEEPEST), Finding::Open(0)] {
            assert_eq!(Finding::unpack(finding.pack(12, 99)), (finding, 12));
        }
    }

    #[test]
    fn a_win_that_takes_longer_than_the_search_looks_is_not_seen_by_it() {
        assert!(Finding::AtLeast(1, 5).serves(5) && !Finding::AtLeast(1, 5).serves(4));
        assert!(Finding::Open(5).serves(4) && !Finding::Open(5).serves(6));
    }
}
