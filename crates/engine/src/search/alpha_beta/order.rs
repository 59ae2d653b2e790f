//! What to try first: remembered actions that refuted something (killers) or often did (history), in general and as an
//! answer to the action before.

use std::hash::{Hash, Hasher};
use tabuleiro_rules::Player;

/// History is kept by hash of the action.
const SIZE: usize = 1 << 14;
/// History of answers, by hash of both actions.
const ANSWERS: usize = 1 << 16;
/// Bound of a history value.
const TOP: i32 = 8192;

/// Orders actions the game itself says nothing about.
#[derive(Debug)]
pub(crate) struct Order {
    killers: Vec<[u16; 2]>,
    history: [Vec<i16>; 2],
    answers: Vec<i16>,
}

impl Order {
    /// For lines of that many actions; whether to remember what answered what as well.
    pub(crate) fn new(plies: usize, answers: bool) -> Self {
        Order {
            killers: vec![[u16::MAX; 2]; plies],
            history: [vec![0; SIZE], vec![0; SIZE]],
            answers: vec![0; if answers { ANSWERS } else { 0 }],
        }
    }

    /// −16384 to 16384: how often the action at that place refuted something, `last` being the place of the action
    /// before.
    #[inline]
    pub(super) fn record(&self, mover: Player, last: u16, place: u16) -> i32 {
        let answer = self.answers.get(pair(last, place)).map_or(0, |&value| i32::from(value));
        i32::from(self.history[mover.index()][usize::from(place)]) + answer
    }

    /// The record, and a bonus for killers.
    #[inline]
    pub(crate) fn score(&self, ply: usize, mover: Player, last: u16, place: u16) -> i32 {
        let bonus = match self.killers[ply] {
            [first, _] if first == place => 2 * TOP,
            [_, second] if second == place => TOP,
            _ => 0,
        };
        bonus + self.record(mover, last, place)
    }

    /// The action refuted what came before it.
    pub(crate) fn reward(&mut self, ply: usize, mover: Player, last: u16, place: u16, depth: i32) {
        if self.killers[ply][0] != place {
            self.killers[ply][1] = self.killers[ply][0];
            self.killers[ply][0] = place;
        }
        self.learn(mover, last, place, depth * depth);
    }

    /// The action was tried before one that did.
    pub(crate) fn blame(&mut self, mover: Player, last: u16, place: u16, depth: i32) {
        self.learn(mover, last, place, -depth * depth);
    }

    fn learn(&mut self, mover: Player, last: u16, place: u16, by: i32) {
        let by = by.clamp(-TOP / 4, TOP / 4);
        // The nearer to the bound, the slower.
        let towards = |value: &mut i16| *value += (by - i32::from(*value) * by.abs() / TOP) as i16;
        towards(&mut self.history[mover.index()][usize::from(place)]);
        self.answers.get_mut(pair(last, place)).into_iter().for_each(towards);
    }
}

/// Where the history of an action is kept.
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

/// A quick hash that is the same everywhere.
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

    // Discriminants; their width differs between machines.
    fn write_isize(&mut self, n: isize) {
        self.word(n as u64);
    }

    fn write_usize(&mut self, n: usize) {
        self.word(n as u64);
    }
}
