//! What to try first: remembered actions that refuted something (killers) or often did (history).

use crate::rules::Player;
use std::hash::{Hash, Hasher};

/// History is kept by hash of the action.
const SIZE: usize = 1 << 12;
/// Bound of a history value.
const TOP: i32 = 8192;

/// Orders actions the game itself says nothing about.
#[derive(Debug)]
pub(crate) struct Order<A> {
    killers: Vec<[Option<A>; 2]>,
    history: [Vec<i32>; 2],
}

impl<A: Copy + Eq + Hash> Order<A> {
    pub(crate) fn new(plies: usize) -> Self {
        Order { killers: vec![[None; 2]; plies], history: [vec![0; SIZE], vec![0; SIZE]] }
    }

    /// −8192 to 8192, and a bonus for killers.
    pub(crate) fn score(&self, ply: usize, mover: Player, action: A) -> i32 {
        let bonus = match self.killers[ply] {
            [Some(first), _] if first == action => 2 * TOP,
            [_, Some(second)] if second == action => TOP,
            _ => 0,
        };
        bonus + self.history[mover.index()][place(action)]
    }

    /// The action refuted what came before it.
    pub(crate) fn reward(&mut self, ply: usize, mover: Player, action: A, depth: i32) {
        if self.killers[ply][0] != Some(action) {
            self.killers[ply][1] = self.killers[ply][0];
            self.killers[ply][0] = Some(action);
        }
        self.learn(mover, action, depth * depth);
    }

    /// The action was tried before one that did.
    pub(crate) fn blame(&mut self, mover: Player, action: A, depth: i32) {
        self.learn(mover, action, -depth * depth);
    }

    fn learn(&mut self, mover: Player, action: A, by: i32) {
        let by = by.clamp(-TOP / 4, TOP / 4);
        let value = &mut self.history[mover.index()][place(action)];
        // The nearer to the bound, the slower.
        *value += by - *value * by.abs() / TOP;
    }
}

fn place<A: Hash>(action: A) -> usize {
    let mut fold = Fold(0);
    action.hash(&mut fold);
    (fold.0 >> 40) as usize & (SIZE - 1)
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
