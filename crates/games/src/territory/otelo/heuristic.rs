//! Evaluation, move ordering and exact endings of Otelo.

use super::classic::Classic;
use super::discs::placements;
use super::{Action, Otelo, ending, evaluation};
use crate::openings::openings;
use crate::square::{Set, board};
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{
    AlphaBetaHints, EndgameResult, EndgameSearch, EndgameTable, Heuristic, Ladder, Method, Model, ProbCut,
};
use tabuleiro_rules::{Player, Position};

impl Otelo {
    #[inline]
    fn empty(&self) -> u64 {
        board(self.size) & !(self.discs[0] | self.discs[1])
    }

    /// Evaluates small boards, for which there are no weights, and the positions of the first training: corners,
    /// mobility, and fewer discs in the opening and middle game; near the end, more discs.
    pub(super) fn handcrafted(&self) -> i32 {
        let valid = board(self.size);
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

    /// With it the program won 58 % of 60 classic matches against itself without it, at 6 ms a decision; with weights
    /// learnt from search results and half the margin of doubt, 57 % of 60 at 20 ms.
    fn probcut(&self, depth: i32) -> Option<ProbCut> {
        if depth < 3 || !evaluation::MODEL.is_learnt(self) {
            return None;
        }
        // About half the depth, of the same parity: results of such searches correlate better.
        let shallow = (depth / 2 - (depth - depth / 2) % 2).max(1);
        Some(ProbCut { depth: shallow, doubt: 80 + 20 * (depth - shallow) })
    }

    pub(super) fn remaining(&self) -> u32 {
        self.empty().count_ones()
    }

    pub(super) fn margin(&self) -> i32 {
        let [first, second] = self.points();
        first - second
    }

    pub(super) fn solve_ending(&self, low: i32, high: i32, known: &mut EndgameTable) -> EndgameResult {
        if self.classic {
            let mut ending = Classic { valid: board(self.size), known, nodes: 0 };
            let mover = self.mover.index();
            let margin = ending.margin(self.discs[mover], self.discs[1 - mover], low, high);
            return EndgameResult { margin, nodes: ending.nodes };
        }
        let mut ending = ending::EndgameSearch { valid: board(self.size), nodes: 0 };
        let (colour, mine) = (self.colour(), self.phase != 1);
        let (own, opp) = (self.discs[colour], self.discs[1 - colour]);
        // The margin is that of the colour to be placed: the mover's except in the second phase.
        let (low, high) = if mine { (low, high) } else { (-high, -low) };
        let margin = ending.margin(own, opp, self.phase, low, high);
        EndgameResult { margin: if mine { margin } else { -margin }, nodes: ending.nodes }
    }

    /// The value after the best reply, and few replies.
    fn endgame_order(&self, action: Action) -> i32 {
        let mut next = *self;
        next.apply(action, &mut ());
        let sign = if self.mover == Player::First { 1 } else { -1 };
        let value_of = |position: &Otelo| match position.outcome {
            Some(_) => sign * 100 * position.margin(),
            None => sign * position.evaluate(),
        };
        let answered = |cell| {
            let mut answered = next;
            answered.apply(Action::Place(cell), &mut ());
            value_of(&answered)
        };
        let value = next.moves.cells().map(answered).min().unwrap_or_else(|| value_of(&next));
        value / 10 - 10 * next.moves.count_ones() as i32
    }
}

impl Heuristic for Otelo {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Collector, Character::Calm, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[7, 25, 55, 68], [-6, 25, 54, 66]];
    const OPENINGS: &'static str = openings!("otelo_1_11");

    /// In hundredths of a disc: an advantage that wins about three matches of four.
    const ADVANTAGE: i32 = 600;

    const ALPHA_BETA: AlphaBetaHints<Self> = AlphaBetaHints {
        // With it the program won 67 % of 24 classic matches against itself without it, at 8 ms a decision.
        selective: true,
        probcut: Self::probcut,
        margin: Some(Self::margin),
        remaining: Self::remaining,
        endgame: Some(EndgameSearch { most: 12, order: Self::endgame_order, solve: Self::solve_ending }),
        ..AlphaBetaHints::NONE
    };

    const MODEL: Option<Model<Self>> = Some(evaluation::MODEL);

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
