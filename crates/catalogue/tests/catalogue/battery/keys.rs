//! Check of keys: they agree with equality.

use super::drive::ensure;
use super::drive::{Check, CheckResult, Ply};
use std::collections::HashMap;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use tabuleiro_engine::search::Heuristic;

/// Compares keys, equality and hashes of the positions of all matches.
pub struct Keys;

/// Positions by key, and keys by position.
pub struct PositionsSeen<G>(HashMap<u64, G>, HashMap<G, u64>);

impl<G> Default for PositionsSeen<G> {
    fn default() -> Self {
        PositionsSeen(HashMap::new(), HashMap::new())
    }
}

impl Check for Keys {
    type Memory<G: Heuristic> = PositionsSeen<G>;
    const EVERY: u32 = 4;

    fn ply<G: Heuristic>(met: &mut PositionsSeen<G>, ply: &mut Ply<'_, G>) -> CheckResult {
        /// Enough to find transpositions, few enough for the memory.
        const KEPT: usize = 10_000;
        let (before, after) = (ply.before, ply.after);
        let mut silent = before.clone();
        silent.apply(ply.action, &mut ());
        ensure!(
            silent == *after && silent.key() == after.key(),
            "without effects the action leads to another position"
        );
        ensure!(before != after, "the action leads to an equal position");
        let hash = |p: &G| BuildHasherDefault::<DefaultHasher>::default().hash_one(p);
        if let Some(other) = met.0.get(&after.key()) {
            ensure!(other == after, "another position has the same key: {}", text(other));
            ensure!(hash(other) == hash(after), "an equal position has another hash: {}", text(other));
        }
        if let Some(&key) = met.1.get(after) {
            ensure!(key == after.key(), "an equal position has another key, {key:x} and {:x}", after.key());
        }
        if met.0.len() < KEPT {
            met.0.insert(after.key(), after.clone());
            met.1.insert(after.clone(), after.key());
        }
        Ok(())
    }
}

fn text<G: Heuristic>(position: &G) -> String {
    serde_json::Value::Object(position.object()).to_string()
}
