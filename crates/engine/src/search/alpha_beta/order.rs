//! Move ordering by killers (actions that caused a cutoff at the same ply) and history (how often an action caused a
//! cutoff, in general and as a reply to the previous action).

use std::hash::{Hash, Hasher};
use tabuleiro_rules::Player;

/// Size of the history table, indexed by the hash of an action.
const SIZE: usize = 1 << 14;
/// Size of the reply history, indexed by the hashes of both actions.
const ANSWERS: usize = 1 << 16;
/// Bound of a history value.
const TOP: i32 = 8192;

/// Killers and history tables.
#[derive(Debug)]
pub(crate) struct Order {
    killers: Vec<[u16; 2]>,
    history: [Vec<i16>; 2],
    answers: Vec<i16>,
}

impl Order {
    /// Creates tables for lines of up to that many actions, optionally with a reply history.
    pub(crate) fn new(plies: usize, answers: bool) -> Self {
        Order {
            killers: vec![[u16::MAX; 2]; plies],
            history: [vec![0; SIZE], vec![0; SIZE]],
            answers: vec![0; if answers { ANSWERS } else { 0 }],
        }
    }

    /// Moves the killers to the plies that they have after that many actions were played.
    pub(super) fn advance(&mut self, plies: usize) {
        let plies = plies.min(self.killers.len());
        self.killers[..plies].fill([u16::MAX; 2]);
        self.killers.rotate_left(plies);
    }

    /// Returns the history score of the action at that index, −16384 to 16384; `last` is the index of the previous
    /// action.
    #[inline]
    pub(super) fn record(&self, mover: Player, last: u16, place: u16) -> i32 {
        let answer = self.answers.get(pair(last, place)).map_or(0, |&value| i32::from(value));
        i32::from(self.history[mover.index()][usize::from(place)]) + answer
    }

    /// Returns the history score plus a bonus for killers.
    #[inline]
    pub(crate) fn score(&self, ply: usize, mover: Player, last: u16, place: u16) -> i32 {
        let bonus = match self.killers[ply] {
            [first, _] if first == place => 2 * TOP,
            [_, second] if second == place => TOP,
            _ => 0,
        };
        bonus + self.record(mover, last, place)
    }

    /// Records that the action caused a cutoff.
    pub(crate) fn reward(&mut self, ply: usize, mover: Player, last: u16, place: u16, depth: i32) {
        if self.killers[ply][0] != place {
            self.killers[ply][1] = self.killers[ply][0];
            self.killers[ply][0] = place;
        }
        self.learn(mover, last, place, depth * depth);
    }

    /// Records that the action was tried before one that caused a cutoff.
    pub(crate) fn blame(&mut self, mover: Player, last: u16, place: u16, depth: i32) {
        self.learn(mover, last, place, -depth * depth);
    }

    fn learn(&mut self, mover: Player, last: u16, place: u16, by: i32) {
        let by = by.clamp(-TOP / 4, TOP / 4);
        // Steps get smaller towards the bound.
        let towards = |value: &mut i16| *value += (by - i32::from(*value) * by.abs() / TOP) as i16;
        towards(&mut self.history[mover.index()][usize::from(place)]);
        self.answers.get_mut(pair(last, place)).into_iter().for_each(towards);
    }
}

/// Returns the index of an action in the history tables.
#[inline]
pub(crate) fn place<A: Hash>(action: A) -> u16 {
    let mut fold = Fold(0);
    action.hash(&mut fold);
    (fold.0 >> 40) as u16 & (SIZE as u16 - 1)
}

#[inline]
fn pair(last: u16, place: u16) -> usize {
    ((u32::from(last) * 0x9e37) ^ (u32::from(place) << 2)) as usize & (ANSWERS - 1)
}

/// A fast hasher with the same result on every machine.
struct Fold(u64);

impl Fold {
    #[inline]
    fn word(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Fold {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.word(u64::from(byte));
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.word(u64::from(n));
    }

    fn write_u16(&mut self, n: u16) {
        self.word(u64::from(n));
    }

    fn write_u32(&mut self, n: u32) {
        self.word(u64::from(n));
    }

    fn write_u64(&mut self, n: u64) {
        self.word(n);
    }

    // Enum discriminants, whose width differs between machines.
    fn write_isize(&mut self, n: isize) {
        self.word(n as u64);
    }

    fn write_usize(&mut self, n: usize) {
        self.word(n as u64);
    }
}
