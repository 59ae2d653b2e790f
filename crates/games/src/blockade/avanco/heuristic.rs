//! Evaluation of Avanço: the values of men by place and safety, and decided races.
//!
//! The values were fitted by logistic regression to some 46,000 positions of matches of the program against itself on
//! 8×8 and their results, and rounded.

use super::view::View;
use super::{Action, Avanco, evaluation};
use crate::openings::openings;
use crate::square::{NOT_A, NOT_H, RANK_1, Set, east};
use tabuleiro_engine::search::{AlphaBetaHints, Heuristic, Ladder, Method, Model};
use tabuleiro_rules::Player;

/// Whether a man is guarded, and whether it can be captured.
#[derive(Clone, Copy)]
enum State {
    Free,
    Guarded,
    /// It can be captured without recapture, but its side moves first.
    Warned,
    /// It can be captured without recapture at once.
    Hanging,
    /// It can be captured and recaptured.
    Contested,
}

/// The value of a man in each [`State`], in hundredths, by the number of ranks before it; the last two columns are for
/// its second and first home rank. Hanging men on the home ranks cost most: the captor is about to arrive.
const WORTH: [[i32; 8]; 5] = [
    [0, 1500, 340, 170, 100, 80, 165, 80],
    [0, 1500, 285, 165, 135, 100, 80, 80],
    [0, 860, 185, 130, 55, 110, -30, -30],
    [0, 0, 35, 70, -105, -290, -560, -830],
    [0, 1250, 235, 120, 45, 50, 60, 80],
];
/// The value of a cell before the home rank that a man on the home rank guards.
const COVER: i32 = 70;
/// The value of a man on the home rank beside the corner: only it guards the cell before the corner.
const KEY: i32 = 75;
/// The value of a pair of men side by side: each guards the cell before the other.
const BESIDE: i32 = 20;
/// The value of a pair of men one behind the other: one can take the place of the other.
const BEHIND: i32 = 15;
/// The value of being the mover.
const TEMPO: i32 = 20;

/// The cells attacked by men moving up the board.
#[inline]
fn attacked_up(men: u64) -> u64 {
    (men & NOT_A) << 7 | (men & NOT_H) << 9
}

/// The cells attacked by men moving down the board.
#[inline]
fn attacked_down(men: u64) -> u64 {
    (men & NOT_A) >> 9 | (men & NOT_H) >> 7
}

/// Returns the value of the men of the side `own` of a view; `moves` if it is the mover.
fn worth(view: View, moves: bool) -> i32 {
    let (guarded, attacked) = (attacked_up(view.own), attacked_down(view.others));
    let mut worth = 0;
    for cell in view.own.cells() {
        let state = match (guarded >> cell & 1, attacked >> cell & 1) {
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
    let home = view.own & RANK_1;
    worth += COVER * count(attacked_up(home) & (RANK_1 >> (7 - view.last)) << 8);
    worth += KEY * count(home & (1 << 1 | 1 << (view.last - 1)));
    worth + BESIDE * count(view.own & east(view.own)) + BEHIND * count(view.own & view.own >> 8)
}

impl Avanco {
    /// Evaluates small boards, for which there are no weights, and the positions of the first training: men by place
    /// and safety, the guard of the home rank, and races.
    pub(super) fn handcrafted(&self) -> i32 {
        let views = View::of(self);
        let white_moves = self.mover == Player::First;
        let [[_, white], [_, black]] = views.map(View::runners);
        let (lead, first) = (black as i32 - white as i32, i32::from(white_moves));
        // The side that needs fewer steps, or as many and moves first, is ahead; other men may still stop its runner.
        let race = match lead {
            _ if white.min(black) == 64 => 0,
            _ if lead + first > 0 => 1_000 - 50 * white as i32,
            _ => 50 * black as i32 - 1_000,
        };
        worth(views[0], white_moves) - worth(views[1], !white_moves) + race + TEMPO * (2 * first - 1)
    }

    /// A man that no opposing man can meet arrives. This wins if no man of the other side arrives before it, whether it
    /// can be met or not.
    pub(super) fn certain_win(&self) -> Option<(Player, u32)> {
        let runners = View::of(self).map(View::runners);
        let (own, other) = (runners[self.mover.index()], runners[self.mover.other().index()]);
        match () {
            () if own[1] <= other[0] && own[1] < 64 => Some((self.mover, 2 * own[1] - 1)),
            () if other[1] < own[0] && other[1] < 64 => Some((self.mover.other(), 2 * other[1])),
            () => None,
        }
    }

    /// None on nearly empty boards, where zugzwang occurs.
    fn null_move(&self) -> Option<Self> {
        let few = self.men.map(u64::count_ones).into_iter().min() < Some(u32::from(self.size) - 1);
        (!few).then(|| Avanco { mover: self.mover.other(), ..*self })
    }
}

impl Heuristic for Avanco {
    const METHOD: Method = Method::AlphaBeta;
    const LADDERS: &'static [Ladder] = &[[16, 25, 50, 59]];
    const OPENINGS: &'static str = openings!("avanco");
    const ALPHA_BETA: AlphaBetaHints<Self> = AlphaBetaHints {
        selective: true,
        certain_win: Self::certain_win,
        null_move: Self::null_move,
        ..AlphaBetaHints::NONE
    };
    const MODEL: Option<Model<Self>> = Some(evaluation::MODEL);

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
