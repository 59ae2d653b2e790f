//! One level of the written-out recursion.

use super::score::INFINITY;
use tabuleiro_rules::Player;

/// How a child is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Window {
    /// For its value.
    Full,
    /// To see whether it is better than the best so far.
    Null,
    /// The same, so many actions less deep.
    Reduced(i32),
    /// Nothing is played: whether the person would do well enough even then.
    Pass,
    /// The position itself, less deep: whether it is worth that much at least, or, below the window, at most.
    Probe(i32),
}

/// An action and when to try it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scored<A> {
    pub(super) action: A,
    /// Its place in the legal list.
    pub(super) index: u16,
    /// Its place in what was learnt about ordering.
    pub(super) place: u16,
    pub(super) score: i32,
    pub(super) noisy: bool,
}

/// A position being searched.
#[derive(Clone, Debug)]
pub(super) struct Frame<G> {
    pub(super) position: G,
    pub(super) key: u64,
    /// Who decides here; all values of the frame are theirs.
    pub(super) person: Player,
    pub(super) alpha: i32,
    pub(super) beta: i32,
    /// Alpha at the beginning.
    pub(super) floor: i32,
    /// Actions to look ahead.
    pub(super) depth: i32,
    pub(super) best: i32,
    pub(super) choice: u16,
    pub(super) proven: bool,
    /// Where its actions begin in the common list, and the one at hand.
    pub(super) from: usize,
    pub(super) next: usize,
    pub(super) tried: u32,
    /// Whether its actions have been listed.
    pub(super) listed: bool,
    /// The best action the table knows.
    pub(super) hint: u16,
    /// What the action that led here means to ordering.
    pub(super) last: u16,
    /// How the action at hand is being searched.
    pub(super) window: Window,
    /// Whether the value that comes back from it is already this person's.
    pub(super) same: bool,
    /// There is only one action.
    pub(super) forced: bool,
    /// What the evaluation says of it, where that was asked.
    pub(super) stand: Option<i32>,
    /// Some actions are not looked at.
    pub(super) narrowed: bool,
}

impl<G> Frame<G> {
    pub(super) fn new(position: G, key: u64, person: Player, alpha: i32, beta: i32, depth: i32, from: usize) -> Self {
        Frame {
            position,
            key,
            person,
            alpha,
            beta,
            floor: alpha,
            depth,
            best: -INFINITY,
            choice: u16::MAX,
            proven: true,
            from,
            next: from,
            tried: 0,
            listed: false,
            hint: u16::MAX,
            last: 0,
            window: Window::Full,
            same: true,
            forced: false,
            stand: None,
            narrowed: false,
        }
    }

    /// Whether only better or not better is asked, not how much.
    pub(super) fn is_narrow(&self) -> bool {
        self.beta - self.floor <= 1
    }
}
