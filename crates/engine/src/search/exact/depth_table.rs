//! Depths at which the goal is known to be forced or not, by position.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// A hasher that returns the key itself, because keys are random numbers already.
#[derive(Default)]
struct AsItIs(u64);

impl Hasher for AsItIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("keys are numbers");
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

#[derive(Clone, Copy)]
struct DepthBounds {
    /// The least depth at which the goal is known to be forced.
    reached: u8,
    /// The greatest depth at which it is known not to be.
    open: u8,
}

/// The table, by position key.
#[derive(Default)]
pub(super) struct DepthTable(HashMap<u64, DepthBounds, BuildHasherDefault<AsItIs>>);

impl DepthTable {
    pub(super) fn known(&self, key: u64, depth: u32) -> Option<bool> {
        let known = self.0.get(&key)?;
        if depth >= u32::from(known.reached) {
            Some(true)
        } else if depth <= u32::from(known.open) {
            Some(false)
        } else {
            None
        }
    }

    pub(super) fn learn(&mut self, key: u64, depth: u32, reached: bool) {
        let known = self.0.entry(key).or_insert(DepthBounds { reached: u8::MAX, open: 0 });
        if reached {
            known.reached = known.reached.min(depth as u8);
        } else {
            known.open = known.open.max(depth as u8);
        }
    }
}
