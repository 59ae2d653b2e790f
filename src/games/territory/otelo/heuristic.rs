//! What search is told of Otelo: an evaluation that was learnt, or a rough one, and exact endings.

use super::discs::placements;
use super::{Action, Otelo, ending, evaluation};
use crate::search::{Ending, Heuristic, Ladder, Method};

impl Otelo {
    #[inline]
    fn empty(&self) -> u64 {
        let valid = if self.size == 8 { !0 } else { self.valid() };
        valid & !(self.discs[0] | self.discs[1])
    }

    /// For small boards, of which nothing was learnt, and to learn from: corners, mobility, and fewer discs while the board
    /// is open; discs near the end.
    fn rough(&self) -> i32 {
        let valid = self.valid();
        let (black, white) = (self.discs[0], self.discs[1]);
        let edge = u32::from(self.size - 1);
        let corners = 1u64 | 1 << edge | 1 << (8 * edge) | 1 << (9 * edge);
        let count = |b: u64| b.count_ones() as i32;
        let mobility = count(placements(black, white, valid)) - count(placements(white, black, valid));
        let corner = count(black & corners) - count(white & corners);
        let discs = count(black) - count(white);
        let left = count(valid & !(black | white));
        if left <= 10 { 100 * corner + 40 * mobility + 60 * discs } else { 900 * corner + 90 * mobility - 10 * discs }
    }
}

impl Heuristic for Otelo {
    const METHOD: Method = Method::AlphaBeta;
    const LADDERS: &'static [Ladder] = &[[-19, 12, 28, 39], [-17, 24, 37, 47]];

    /// docs/strength.md: classic, alpha-beta with its learnt weights won all of 14; Otelo 1-11 on 8×8 it lost 0 : 13 without
    /// weights and 12 : 16 with those that were learnt, so Monte-Carlo plays it, and needs none. Small boards are searched
    /// to the end.
    fn method(&self) -> Method {
        if self.classic || self.size < 8 { Self::METHOD } else { Method::MonteCarlo }
    }

    /// At 8 ms a decision it won 67 % of 24 classic matches, and 58 % of 36 of Otelo 1-11, against itself without.
    const SELECTIVE: bool = true;

    /// About as many hundredths of a disc as win three matches of four.
    const ADVANTAGE: i32 = 600;

    fn evaluate(&self) -> i32 {
        if self.size == 8 && evaluation::is_learnt(self.classic) { evaluation::evaluate(self) } else { self.rough() }
    }

    fn weights(&self) -> usize {
        if self.size == 8 { evaluation::weights() } else { 0 }
    }

    fn features(&self, mut note: impl FnMut(usize, f32)) {
        evaluation::features(self, &mut note);
    }

    fn remaining(&self) -> u32 {
        self.empty().count_ones()
    }

    fn margin(&self) -> Option<i32> {
        let [first, second] = self.points();
        Some(first - second)
    }

    const ENDING: u32 = 10;

    fn ending(&self, low: i32, high: i32) -> Ending {
        let mut ending = ending::Ending { valid: self.valid(), classic: self.classic, nodes: 0 };
        let (colour, mine) = (self.colour(), self.phase != 1);
        let (own, opp) = (self.discs[colour], self.discs[1 - colour]);
        // The colour to be placed is the mover's but for the second phase.
        let (low, high) = if mine { (low, high) } else { (-high, -low) };
        let margin = ending.margin(own, opp, self.phase, low, high);
        Ending { margin: if mine { margin } else { -margin }, nodes: ending.nodes }
    }

    fn promise(&self, action: Action) -> i32 {
        let Action::Place(cell) = action else { return 0 };
        let (f, r, last) = (cell % 8, cell / 8, self.size - 1);
        let edge = |x: u8| x == 0 || x == last;
        let beside = |x: u8| x == 1 || x + 1 == last;
        match (edge(f), edge(r)) {
            (true, true) => 100,
            _ if beside(f) && beside(r) => -50,
            (true, _) if beside(r) => -20,
            (_, true) if beside(f) => -20,
            (true, _) | (_, true) => 10,
            _ => 0,
        }
    }
}
