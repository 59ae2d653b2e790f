//! The result of a search of a question to some depth, and its encoding for the table.

use crate::solve::table::worth_keeping;

/// The result for a position, for the first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Finding {
    /// At least this value, which is enough, within this many actions.
    AtLeast(i32, u32),
    /// At most this value, which is too little, within this many actions.
    AtMost(i32, u32),
    /// Unknown at this depth.
    Open(u32),
}

/// The index that stands for no action.
pub(super) const NO_CHOICE: u16 = u16::MAX;
/// The maximum depth.
pub(super) const DEEPEST: u32 = (1 << 12) - 1;

impl Finding {
    /// Returns whether the result is the one that a search of that depth would find.
    pub(super) const fn serves(self, depth: u32) -> bool {
        match self {
            Finding::AtLeast(_, within) | Finding::AtMost(_, within) => within <= depth,
            Finding::Open(ahead) => ahead >= depth,
        }
    }

    /// Encoding: work 8 bits, kind 2 (never 0), depth 12, choice 16, value 16.
    pub(super) fn pack(self, choice: u16, nodes: u64) -> u64 {
        let (kind, worth, depth) = match self {
            Finding::AtLeast(worth, within) => (1, worth, within),
            Finding::AtMost(worth, within) => (2, worth, within),
            Finding::Open(ahead) => (3, 0, ahead),
        };
        let depth = u64::from(depth.min(DEEPEST));
        worth_keeping(nodes) | kind << 8 | depth << 10 | u64::from(choice) << 22 | u64::from(worth as i16 as u16) << 38
    }

    /// Decodes a result and the index of the best action.
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
    fn packing_keeps_the_findings() {
        for finding in [Finding::AtLeast(-64, 7), Finding::AtMost(16_000, DEEPEST), Finding::Open(0)] {
            assert_eq!(Finding::unpack(finding.pack(12, 99)), (finding, 12));
        }
    }

    #[test]
    fn a_win_that_takes_more_actions_than_the_depth_is_not_used() {
        assert!(Finding::AtLeast(1, 5).serves(5) && !Finding::AtLeast(1, 5).serves(4));
        assert!(Finding::Open(5).serves(4) && !Finding::Open(5).serves(6));
    }
}
