//! The law of the first plies: every position there, compared with every other.

use crate::drive::{Held, Table};
use crate::ensure;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::collections::HashMap;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use tabuleiro_engine::search::Heuristic;
use tabuleiro_games::Visitor;
use tabuleiro_rules::{PieceList, Player, Standing, below};

/// All positions of the first plies, ply by ply; of the ply that is too wide, an equal share after each position of the
/// ply before. Random matches seldom meet two positions that a poor key confuses; here nearly all pairs are met that
/// differ by a man or two.
pub struct Openings<'a>(pub &'a Table);

impl Visitor for Openings<'_> {
    type Output = Held;

    fn visit<G: Heuristic>(self) -> Held {
        let Openings(table) = self;
        let start = G::start(&table.options()).map_err(|e| format!("{table}: {e}"))?;
        // A few thousand positions of each game in an ordinary run, a tenth of that for a single option.
        let room = (table.matches as usize * 20).clamp(300, 20_000);
        let mut found = Found::<G>::default();
        found.opening(start, room).map_err(|why| format!("{table}: {why}"))
    }
}

/// What can be seen of a position. Equal positions look alike; not all that look alike are equal.
type Seen = (Player, Vec<Standing>);

/// Positions that all differ, in the order in which they were found.
struct Found<G> {
    positions: Vec<G>,
    /// Where the positions are that look like that: found without asking for their keys.
    alike: HashMap<Seen, Vec<usize>>,
    /// Which position has that key.
    keys: HashMap<u64, usize>,
}

impl<G> Default for Found<G> {
    fn default() -> Self {
        Found { positions: Vec::new(), alike: HashMap::new(), keys: HashMap::new() }
    }
}

impl<G: Heuristic> Found<G> {
    fn opening(&mut self, start: G, room: usize) -> Held {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        self.add(start)?;
        let (mut ply, mut list) = (0..1, Vec::new());
        while !ply.is_empty() && self.positions.len() < room {
            let share = (room - self.positions.len()).div_ceil(ply.len());
            for parent in ply.clone() {
                list.clear();
                self.positions[parent].actions(&mut list);
                for i in 0..list.len().min(share) {
                    let other = i + below(&mut rng, (list.len() - i) as u32) as usize;
                    list.swap(i, other);
                    let mut next = self.positions[parent].clone();
                    next.apply(list[i], &mut ());
                    self.add(next)?;
                }
            }
            ply = ply.end..self.positions.len();
        }
        self.all_differ()
    }

    /// Compares a position with all found so far, and keeps it if it is another.
    fn add(&mut self, position: G) -> Held {
        let alike = self.alike.entry(seen(&position)).or_default();
        let key = position.key();
        let hash = |p: &G| BuildHasherDefault::<DefaultHasher>::default().hash_one(p);
        if let Some(&equal) = alike.iter().find(|&&i| self.positions[i] == position) {
            let equal = &self.positions[equal];
            ensure!(
                equal.key() == key,
                "equal positions have other keys, {:x} and {key:x}: {}",
                equal.key(),
                text(equal)
            );
            ensure!(hash(equal) == hash(&position), "equal positions have other hashes: {}", text(equal));
            return Ok(());
        }
        if let Some(&other) = self.keys.get(&key) {
            let (one, other) = (text(&self.positions[other]), text(&position));
            return Err(format!("different positions have the same key {key:x}:\n  {one}\n  {other}"));
        }
        alike.push(self.positions.len());
        self.keys.insert(key, self.positions.len());
        self.positions.push(position);
        Ok(())
    }

    /// Positions that look different are different. Each with each, so only the first of them; all have other keys,
    /// which is no proof where equality is made from keys.
    fn all_differ(&self) -> Held {
        const COMPARED: usize = 150;
        let first = &self.positions[..self.positions.len().min(COMPARED)];
        for (i, one) in first.iter().enumerate() {
            let equal = first[i + 1..].iter().find(|&other| other == one);
            ensure!(
                equal.is_none(),
                "a position equals one that looks different: {}, {:?}",
                text(one),
                equal.map(text)
            );
        }
        Ok(())
    }
}

fn seen<G: Heuristic>(position: &G) -> Seen {
    let mut standing = Vec::new();
    position.pieces(&mut standing);
    (position.mover(), PieceList::new(standing).standing().to_vec())
}

fn text<G: Heuristic>(position: &G) -> String {
    serde_json::Value::Object(position.object()).to_string()
}
