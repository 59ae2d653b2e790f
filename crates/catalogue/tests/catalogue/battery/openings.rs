//! Check of the first plies: all positions there are compared with each other.

use super::drive::ensure;
use super::drive::{CheckResult, Setup};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::collections::HashMap;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use tabuleiro_catalogue::Visitor;
use tabuleiro_engine::search::Heuristic;
use tabuleiro_rules::{PieceList, Player, Standing, below};

/// Collects the positions of the first plies, ply by ply; of a ply with too many, an equal share after each position of
/// the ply before. Random matches seldom reach two positions to which a faulty key function gives the same key; here
/// nearly all pairs of positions that differ by one or two men are reached.
pub struct Openings<'a>(pub &'a Setup);

impl Visitor for Openings<'_> {
    type Output = CheckResult;

    fn visit<G: Heuristic>(self) -> CheckResult {
        let Openings(setup) = self;
        let start = G::start(&setup.options()).map_err(|e| format!("{setup}: {e}"))?;
        // A few thousand positions of each game with the default number of matches, a tenth of that for a single
        // option.
        let room = (setup.matches as usize * 20).clamp(300, 20_000);
        let mut found = Found::<G>::default();
        found.opening(start, room).map_err(|why| format!("{setup}: {why}"))
    }
}

/// The mover and the pieces of a position. Equal positions have the same; the converse is not true.
type Seen = (Player, Vec<Standing>);

/// Different positions in the order in which they were found.
struct Found<G> {
    positions: Vec<G>,
    /// Indices of the positions with these pieces, to find equal positions without using keys.
    alike: HashMap<Seen, Vec<usize>>,
    /// Index of the position with a key.
    keys: HashMap<u64, usize>,
}

impl<G> Default for Found<G> {
    fn default() -> Self {
        Found { positions: Vec::new(), alike: HashMap::new(), keys: HashMap::new() }
    }
}

impl<G: Heuristic> Found<G> {
    fn opening(&mut self, start: G, room: usize) -> CheckResult {
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

    /// Compares a position with all found so far, and adds it if it is different.
    fn add(&mut self, position: G) -> CheckResult {
        let alike = self.alike.entry(seen(&position)).or_default();
        let key = position.key();
        let hash = |p: &G| BuildHasherDefault::<DefaultHasher>::default().hash_one(p);
        if let Some(&equal) = alike.iter().find(|&&i| self.positions[i] == position) {
            let equal = &self.positions[equal];
            ensure!(
                equal.key() == key,
                "equal positions have different keys, {:x} and {key:x}: {}",
                equal.key(),
                text(equal)
            );
            ensure!(hash(equal) == hash(&position), "equal positions have different hashes: {}", text(equal));
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

    /// Checks that the first positions found are unequal, pair by pair. Their keys differ, but that proves nothing
    /// where equality compares keys.
    fn all_differ(&self) -> CheckResult {
        const COMPARED: usize = 150;
        let first = &self.positions[..self.positions.len().min(COMPARED)];
        for (i, one) in first.iter().enumerate() {
            let equal = first[i + 1..].iter().find(|&other| other == one);
            ensure!(equal.is_none(), "a position equals one with other pieces: {}, {:?}", text(one), equal.map(text));
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
