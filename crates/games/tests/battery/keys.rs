//! Laws about keys: they mean the same as equality.

use crate::drive::{Held, Law, Ply};
use crate::ensure;
use std::collections::HashMap;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use tabuleiro_engine::search::Heuristic;

/// Keys, equality and hashes of all positions met.
pub struct Keys;

/// Positions by their key, and hashes of positions.
pub struct Met<G>(HashMap<u64, G>, HashMap<G, u64>);

impl<G> Default for Met<G> {
    fn default() -> Self {
        Met(HashMap::new(), HashMap::new())
    }
}

impl Law for Keys {
    type Memory<G: Heuristic> = Met<G>;
    const EVERY: u32 = 4;

    fn ply<G: Heuristic>(met: &mut Met<G>, ply: &mut Ply<'_, G>) -> Held {
        /// Enough to see transpositions, little enough to keep.
        const KEPT: usize = 10_000;
        let (before, after) = (ply.before, ply.after);
        let mut quietly = before.clone();
        quietly.apply(ply.action, &mut ());
        ensure!(quietly == *after && quietly.key() == after.key(), "with nobody listening the action leads elsewhere");
        ensure!(before != after, "the action changes nothing that equality sees");
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
