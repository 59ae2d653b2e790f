//! Hints for search: what men are worth where they stand, and races that are decided.
//!
//! The worths were fitted by logistic regression to some 46,000 positions of matches of the program against itself on
//! 8×8 and their results, and rounded.

use super::view::View;
use super::{Action, Avanco, NOT_A, NOT_H, RANK, evaluation};
use crate::bits::Bits;
use tabuleiro_engine::search::{Heuristic, Ladder, Method};
use tabuleiro_rules::Player;

/// Whether a man is guarded, and whether it can be taken.
#[derive(Clone, Copy)]
enum State {
    Free,
    Guarded,
    /// It can be taken for nothing, but its side moves first.
    Warned,
    /// It can be taken for nothing at once.
    Hanging,
    /// It can be taken, but not for nothing.
    Contested,
}

/// What a man is worth in each [`State`], in hundredths: by the ranks left before it, and on its home ranks (the second,
/// the first), where it does not hang alone: whoever takes it there is about to arrive.
const WORTH: [[i32; 8]; 5] = [
    [0, 1500, 340, 170, 100, 80, 165, 80],
    [0, 1500, 285, 165, 135, 100, 80, 80],
    [0, 860, 185, 130, 55, 110, -30, -30],
    [0, 0, 35, 70, -105, -290, -560, -830],
    [0, 1250, 235, 120, 45, 50, 60, 80],
];
/// A cell before the home rank that a man at home guards.
const COVER: i32 = 70;
/// A man at home beside the corner: only it guards the cell before the corner.
const KEY: i32 = 75;
/// Men side by side guard the cells before each other.
const BESIDE: i32 = 20;
/// A man behind another takes its place.
const BEHIND: i32 = 15;
/// To move.
const TEMPO: i32 = 20;

/// The cells struck by men going up the board.
#[inline]
fn struck_up(men: u64) -> u64 {
    (men & NOT_A) << 7 | (men & NOT_H) << 9
}

/// The cells struck by men going down the board.
#[inline]
fn struck_down(men: u64) -> u64 {
    (men & NOT_A) >> 9 | (men & NOT_H) >> 7
}

/// What the men of a side are worth that sees the board so, and whether it `moves`.
fn worth(view: View, moves: bool) -> i32 {
    let (guarded, struck) = (struck_up(view.own), struck_down(view.others));
    let mut worth = 0;
    for cell in Bits(view.own) {
        let state = match (guarded >> cell & 1, struck >> cell & 1) {
            (0, 0) => State::Free,
            (_, 0) => State::Guarded,
            (0, _) if moves => State::Warned,
            (0, _) => State::Hanging,
            _ => State::Contested,
        };
        let rank = u32::from(cell) / 8;
        let place = if rank < 2 { 7 - rank } else { view.last - rank };
        worth += WORTH[state as usize][place as usize & 7];
    }
    let count = |set: u64| set.count_ones() as i32;
    let home = view.own & RANK;
    worth += COVER * count(struck_up(home) & (RANK >> (7 - view.last)) << 8);
    worth += KEY * count(home & (1 << 1 | 1 << (view.last - 1)));
    worth + BESIDE * count(view.own & view.own >> 1 & NOT_H) + BEHIND * count(view.own & view.own >> 8)
}

impl Heuristic for Avanco {
    const METHOD: Method = Method::AlphaBeta;
    const LADDERS: &'static [Ladder] = &[[-5, 13, 27, 37]];
    const SELECTIVE: bool = true;

    fn evaluate(&self) -> i32 {
        if self.size == 8 && evaluation::is_learnt() { evaluation::evaluate(self) } else { self.handcrafted() }
    }

    /// For small boards, of which nothing was learnt, and to learn from: men by place and safety, the guard of the home
    /// rank, and races that are nearly decided.
    fn handcrafted(&self) -> i32 {
        let views = View::of(self);
        let white_moves = self.mover == Player::First;
        let [[_, white], [_, black]] = views.map(View::runners);
        let (lead, first) = (black as i32 - white as i32, i32::from(white_moves));
        // Who needs fewer steps, or as many and moves first, is ahead; men on the way may still hold one up.
        let race = match lead {
            _ if white.min(black) == 64 => 0,
            _ if lead + first > 0 => 1_000 - 50 * white as i32,
            _ => 50 * black as i32 - 1_000,
        };
        worth(views[0], white_moves) - worth(views[1], !white_moves) + race + TEMPO * (2 * first - 1)
    }

    fn weights(&self) -> usize {
        if self.size == 8 { evaluation::weights() } else { 0 }
    }

    fn features(&self, mut note: impl FnMut(usize, f32)) {
        evaluation::features(self, &mut note);
    }

    /// A man whom nobody can meet arrives; that decides if no man of the other side arrives before, met or not.
    fn certain_win(&self) -> Option<(Player, u32)> {
        let runners = View::of(self).map(View::runners);
        let (own, other) = (runners[self.mover.index()], runners[self.mover.other().index()]);
        match () {
            () if own[1] <= other[0] && own[1] < 64 => Some((self.mover, 2 * own[1] - 1)),
            () if other[1] < own[0] && other[1] < 64 => Some((self.mover.other(), 2 * other[1])),
            () => None,
        }
    }

    /// There are positions in which nobody wants to move, but hardly any on boards that are not nearly empty.
    fn null_move(&self) -> Option<Self> {
        let few = self.men.map(u64::count_ones).into_iter().min() < Some(u32::from(self.size) - 1);
        (!few).then(|| Avanco { mover: self.mover.other(), ..*self })
    }

    fn move_order(&self, action: Action) -> i32 {
        let taken = self.men[self.mover.other().index()] >> action.to & 1;
        let rank = i32::from(action.to / 8);
        let gone = if self.mover == Player::First { rank } else { i32::from(self.size) - 1 - rank };
        let arrived = if gone + 1 == i32::from(self.size) { 100 } else { 0 };
        arrived + 10 * taken as i32 + gone
    }

    fn is_noisy(&self, action: Action) -> bool {
        self.men[self.mover.other().index()] >> action.to & 1 == 1 || 1u64 << action.to & self.goal(self.mover) != 0
    }
}
