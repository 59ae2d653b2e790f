//! What search is told of Otelo: an evaluation that was learnt, or a rough one, and exact endings.

use super::classic::Classic;
use super::discs::placements;
use super::{Action, Otelo, ending, evaluation};
use crate::bits::Bits;
use tabuleiro_engine::search::{EndgameResult, EndgameTable, Heuristic, Ladder, Method, ProbCut};
use tabuleiro_rules::{Player, Position};

impl Otelo {
    #[inline]
    fn empty(&self) -> u64 {
        let valid = if self.size == 8 { !0 } else { self.valid() };
        valid & !(self.discs[0] | self.discs[1])
    }

    /// Whether there are weights for it.
    fn is_learnt(&self) -> bool {
        self.size == 8 && evaluation::is_learnt(self.classic)
    }
}

impl Heuristic for Otelo {
    const METHOD: Method = Method::AlphaBeta;
    const LADDERS: &'static [Ladder] = &[[-12, 19, 36, 45], [-38, -3, 28, 38]];

    /// At 8 ms a decision it won 67 % of 24 classic matches against itself without.
    const SELECTIVE: bool = true;

    /// At 6 ms a decision it won 58 % of 60 classic matches against itself without; with weights learnt from what search
    /// thought the doubt could be halved (57 % of 60 at 20 ms).
    fn probcut(&self, depth: i32) -> Option<ProbCut> {
        if depth < 3 || !self.is_learnt() {
            return None;
        }
        // About half as deep; searches whose depths are both odd, or both even, are more alike.
        let shallow = (depth / 2 - (depth - depth / 2) % 2).max(1);
        Some(ProbCut { depth: shallow, doubt: 80 + 20 * (depth - shallow) })
    }

    /// About as many hundredths of a disc as win three matches of four.
    const ADVANTAGE: i32 = 600;

    fn evaluate(&self) -> i32 {
        if self.is_learnt() { evaluation::evaluate(self) } else { self.handcrafted() }
    }

    /// For small boards, of which nothing was learnt, and to learn from: corners, mobility, and fewer discs while the board
    /// is open; discs near the end.
    fn handcrafted(&self) -> i32 {
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

    const ENDING: u32 = 12;

    fn ending(&self, low: i32, high: i32, known: &mut EndgameTable) -> EndgameResult {
        if self.classic {
            let mut ending = Classic { valid: self.valid(), known, nodes: 0 };
            let mover = self.mover.index();
            let margin = ending.margin(self.discs[mover], self.discs[1 - mover], low, high);
            return EndgameResult { margin, nodes: ending.nodes };
        }
        let mut ending = ending::Ending { valid: self.valid(), nodes: 0 };
        let (colour, mine) = (self.colour(), self.phase != 1);
        let (own, opp) = (self.discs[colour], self.discs[1 - colour]);
        // The colour to be placed is the mover's but for the second phase.
        let (low, high) = if mine { (low, high) } else { (-high, -low) };
        let margin = ending.margin(own, opp, self.phase, low, high);
        EndgameResult { margin: if mine { margin } else { -margin }, nodes: ending.nodes }
    }

    /// What the other side can do after it, and what it is worth after the best answer.
    fn endgame_order(&self, action: Action) -> i32 {
        let mut next = *self;
        next.apply(action, &mut ());
        let sign = if self.mover == Player::First { 1 } else { -1 };
        let worth = |position: &Otelo| match position.outcome {
            Some(_) => sign * 100 * position.margin().unwrap_or(0),
            None => sign * position.evaluate(),
        };
        let answered = |cell| {
            let mut answered = next;
            answered.apply(Action::Place(cell), &mut ());
            worth(&answered)
        };
        let value = Bits(next.moves).map(answered).min().unwrap_or_else(|| worth(&next));
        value / 10 - 10 * next.moves.count_ones() as i32
    }

    fn move_order(&self, action: Action) -> i32 {
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
