//! A frame of the explicit search stack.

use super::score::INFINITY;
use tabuleiro_rules::Player;

/// How a child is searched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Window {
    /// Full window: for its exact value.
    Full,
    /// Null window: whether it is better than the best so far.
    Null,
    /// Null window at a depth reduced by this many actions.
    Reduced(i32),
    /// Null move: whether the position is good enough after a pass.
    Pass,
    /// `ProbCut`: a shallower search of the same position, whether it is worth at least this (above the window) or at
    /// most this (below it).
    Probe(i32),
}

/// An action with its ordering score.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scored<A> {
    pub(super) action: A,
    /// Its index in the legal list.
    pub(super) index: u16,
    /// Its index in the history tables.
    pub(super) place: u16,
    pub(super) score: i32,
    pub(super) noisy: bool,
}

/// A position being searched.
#[derive(Clone, Debug)]
pub(super) struct Frame<G> {
    pub(super) position: G,
    pub(super) key: u64,
    /// The person to move; all values of the frame are theirs.
    pub(super) person: Player,
    pub(super) alpha: i32,
    pub(super) beta: i32,
    /// Alpha on entry.
    pub(super) floor: i32,
    /// Remaining depth in actions.
    pub(super) depth: i32,
    pub(super) best: i32,
    pub(super) choice: u16,
    pub(super) proven: bool,
    /// Index of its first action in the common list, and of the current one.
    pub(super) from: usize,
    pub(super) next: usize,
    pub(super) tried: u32,
    /// Whether its actions have been listed.
    pub(super) listed: bool,
    /// The best action from the table.
    pub(super) hint: u16,
    /// The history index of the action that led here.
    pub(super) last: u16,
    /// How the current action is being searched.
    pub(super) window: Window,
    /// Whether the returned value is already for this person.
    pub(super) same: bool,
    /// Whether its actions cost no depth, because there is only one or the game's ordering hints leave one or two.
    pub(super) forced: bool,
    /// Its static evaluation, if computed.
    pub(super) stand: Option<i32>,
    /// Whether some actions were dropped ([`AlphaBetaHints::breadth`](crate::search::AlphaBetaHints::breadth)).
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

    /// Returns whether the window is a null window.
    pub(super) fn is_narrow(&self) -> bool {
        self.beta - self.floor <= 1
    }
}
