//! Iterative-deepening alpha-beta with a transposition table, for persons instead of sides.
//!
//! The recursion is written out as a stack of [`Frame`]s, so the search can stop after any node and resume without a
//! difference. This makes the answer independent of slicing without threads.
//!
//! * Principal variation search: the first action gets the full window, the others a null window, late ones at
//!   reduced depth first: one action less, or in games that allow it
//!   ([`selective`](super::AlphaBetaHints::selective)) the less the later they come. Those games also use aspiration
//!   windows.
//! * Near the horizon those games prune quiet actions that come late or cannot gain enough, and positions that are
//!   far above the window.
//! * [Null move](super::AlphaBetaHints::null_move): a position that is good enough after a pass is good enough. Such a
//!   value is never proven.
//! * [`ProbCut`](super::AlphaBetaHints::probcut): a deep search is skipped when a shallow one is far enough outside the
//!   window. Such a value is never proven.
//! * A turn of several actions keeps the window; only a change of *person* negates it. A forced action costs no depth.
//!   Where a threat leaves only one or two actions ([rank](super::AlphaBetaHints::rank)), they cost none, either.
//! * Quiescence tries only noisy actions beyond the horizon, with a stand-pat value unless all actions are noisy.
//! * A win is worth less the later it comes, or, where points decide, the smaller its
//!   [margin](super::AlphaBetaHints::margin). The last actions may be left to the game's own
//!   [endgame search](super::EndgameSearch); a search that reaches the end reduces nothing. A value that depends only
//!   on ends of games is proven, and a proven root ends the search.
//! * The answer is that of the last complete iteration, unless the running one has shown another action to be
//!   better ([`answer`]).
//! * Several searches may share the table, one per thread: their answers depend on timing, the answer of a single
//!   search does not.
//! * Positions contain their history of repetitions, their keys do not: a value from the table may stem from another
//!   history. A draw by repetition on the current path is always detected.
//! * The tables can be kept for the next decision of a match ([`memory`]).

mod answer;
mod enter;
mod frame;
mod memory;
mod order;
mod reduce;
mod root;
mod score;
mod shallow;
mod table;

use super::budget::Budget;
use super::{Candidate, EndgameTable, Heuristic, KEEPS, Memory, Opponent, Progress, Setting};
use answer::RootAction;
use frame::{Frame, Scored, Window};
pub(crate) use order::{Order, place};
use reduce::reduction;
use root::Root;
use score::{DECIDED, INFINITY, Score, TIMED, WIN, by_points, worth};
use table::{Bound, Table, TableEntry};

/// Estimates the nodes of a search to the end of a game with `left` remaining actions.
fn effort(left: u32) -> u64 {
    1u64.checked_shl(left + 3).unwrap_or(u64::MAX)
}

/// The maximum length of a line in actions.
const MAX_PLY: usize = 200;
/// Binary logarithms of the table's size: 2^12 entries (64 KB) at first, at most 2^21 (32 MB).
const TABLE_BITS: [u32; 2] = [12, 21];
/// Binary logarithm of the size of a shared table: 2^20 entries (16 MB).
const SHARED_BITS: u32 = 20;
/// Search depth if there is only one legal action.
const FORCED: i32 = 4;
/// A search to the end starts after an ordinary one has spent this fraction (one node in `LOOK`) of its estimated
/// effort.
const LOOK: u64 = 10;
/// Index of the first action of a position that counts as late.
const LATE: u32 = 3;
/// The history score that saves a late action one ply of reduction.
const GOOD: i32 = 8192;
/// The least depth with an aspiration window.
const NARROW: i32 = 4;

pub(super) struct AlphaBeta<G: Heuristic> {
    root: Root<G>,
    setting: Setting,
    seed: u64,
    budget: Budget,
    finished: bool,
    /// Depth of the current iteration.
    depth: i32,
    /// Whether the iteration searches to the end of the game, without unsafe pruning.
    whole: bool,
    /// Nodes spent when the current root action was begun.
    begun: u64,
    stack: Vec<Frame<G>>,
    /// The actions of all frames, those of the top frame last.
    moves: Vec<Scored<G::Action>>,
    /// The value of the child just left, for the person to move there (or, see [`Frame::same`], in the top frame).
    returned: Option<Score>,
    table: Table,
    endings: EndgameTable,
    order: Order,
    /// Whether a noisy action has been seen; until then quiescence is skipped.
    noisy: bool,
    scratch: Vec<G::Action>,
    /// The result of [`AlphaBetaHints::rank`](super::AlphaBetaHints::rank) for the actions of `scratch`.
    orders: Vec<i32>,
}

impl<G: Heuristic> AlphaBeta<G> {
    /// Whether the game has an endgame search of its own.
    const HAS_ENDGAME: bool = G::ALPHA_BETA.endgame.is_some();

    pub(super) fn new(position: &G, setting: Setting, seed: u64) -> Self {
        Self::with_table(position, setting, seed, Table::new(TABLE_BITS[0], TABLE_BITS[1]), 0)
    }

    /// Creates `count` searches with a shared table, one per thread. Only the first one's answer counts; every other
    /// one searches one action deeper, so that they do not all do the same work.
    pub(super) fn company(position: &G, setting: Setting, seed: u64, count: usize) -> Vec<Self> {
        let table = Table::new(SHARED_BITS, SHARED_BITS);
        (0..count).map(|n| Self::with_table(position, setting, seed, table.shared(), n as i32 % 2)).collect()
    }

    fn with_table(position: &G, setting: Setting, seed: u64, table: Table, ahead: i32) -> Self {
        let mut scratch = Vec::new();
        position.actions(&mut scratch);
        let mut search = AlphaBeta {
            root: Root::new(position, &scratch),
            setting,
            seed,
            budget: Budget::new(setting.nodes),
            finished: scratch.is_empty(),
            depth: ahead,
            whole: false,
            begun: 0,
            stack: Vec::new(),
            moves: Vec::new(),
            returned: None,
            table,
            endings: EndgameTable::default(),
            order: Order::new(MAX_PLY + 1, const { G::ALPHA_BETA.selective } && !setting.thorough),
            noisy: scratch.iter().any(|&a| position.is_noisy(a)),
            scratch,
            orders: Vec::new(),
        };
        if !search.finished {
            search.deepen();
        }
        search
    }

    /// Returns whether selective pruning is on.
    fn is_selective(&self) -> bool {
        (const { G::ALPHA_BETA.selective }) && !self.setting.thorough
    }

    /// Starts the next iteration, or the current one again with a wider window.
    fn begin(&mut self, window: (i32, i32)) {
        self.moves.clear();
        let frame = self.root.open(self.depth, window, &mut self.moves);
        self.stack.push(frame);
    }

    /// Starts an iteration one action deeper, or to the end of the game.
    fn deepen(&mut self) {
        let left = self.root.remaining();
        self.whole = Self::HAS_ENDGAME && left <= self.setting.depth && self.budget.spent >= effort(left) / LOOK;
        self.depth = if self.whole { left as i32 } else { self.depth + 1 };
        self.table.grow_older();
        self.root.begin(false);
        self.begin(self.window());
    }

    /// Returns the window of the next iteration.
    fn window(&self) -> (i32, i32) {
        let wide = (-INFINITY, INFINITY);
        if self.whole && !self.setting.compares {
            // Finding the winner is faster than finding the margin.
            return (-1, 1);
        }
        if !self.is_selective() || self.setting.compares || self.depth < NARROW {
            return wide;
        }
        match self.root.value() {
            v if v.abs() > DECIDED => wide,
            v => (v - G::ADVANTAGE / 4, v + G::ADVANTAGE / 4),
        }
    }

    /// At most one node further.
    fn step(&mut self) {
        let Some(frame) = self.stack.last() else { return };
        match self.returned.take() {
            Some(score) => self.absorb(score),
            None if !frame.listed => self.open(),
            None if frame.next == self.moves.len() => self.leave(),
            None => {
                if self.stack.len() == 1 {
                    self.begun = self.budget.spent;
                }
                match self.next_window() {
                    Some(window) => self.launch(window),
                    None => self.leave_early(),
                }
            }
        }
    }

    /// Moves the most promising remaining action of the top frame to the front and returns how to search it; `None`
    /// if the remaining ones can be pruned.
    fn next_window(&mut self) -> Option<Window> {
        let frame = &self.stack[self.stack.len() - 1];
        let rest = &mut self.moves[frame.next..];
        if self.stack.len() > 1 {
            let best = (0..rest.len()).max_by_key(|&i| (rest[i].score, std::cmp::Reverse(rest[i].index)));
            rest.swap(0, best.unwrap_or(0));
        }
        if frame.tried == 0 || (self.stack.len() == 1 && self.setting.compares) {
            return Some(Window::Full);
        }
        // A search that reaches the end of the game must be exact.
        let remaining = || (const { G::ALPHA_BETA.remaining })(&frame.position);
        let whole = self.whole || !Self::HAS_ENDGAME && i64::from(frame.depth) >= i64::from(remaining());
        let late = frame.tried >= LATE && frame.depth >= 3 && !rest[0].noisy && frame.best > -DECIDED && !whole;
        if self.stack.len() > 1 && !rest[0].noisy && !whole && self.is_enough(frame) {
            return None;
        }
        Some(match if late { self.less(frame) } else { 0 } {
            0 => Window::Null,
            less => Window::Reduced(less),
        })
    }

    /// Returns the depth reduction of the frame's current action, which is a late one.
    fn less(&self, frame: &Frame<G>) -> i32 {
        if !self.is_selective() {
            return i32::from(frame.tried >= 4);
        }
        let action = &self.moves[frame.next];
        let record = self.order.record(frame.position.mover(), frame.last, action.place);
        let less = reduction(frame.depth, frame.tried) - record / GOOD - i32::from(!frame.is_narrow());
        less.clamp(0, frame.depth - 2)
    }

    /// Plays the next action of the top frame and finds its value or opens a frame for it.
    fn launch(&mut self, window: Window) {
        let ply = self.stack.len();
        let Some(frame) = self.stack.last_mut() else { return };
        frame.window = window;
        let mut child = frame.position.clone();
        child.apply(self.moves[frame.next].action, &mut ());
        self.budget.spent += 1;
        if child.outcome().is_some() {
            let win = match const { G::ALPHA_BETA.margin } {
                // Where equal points do not draw, such a win counts as one by a point.
                Some(margin) => by_points(margin(&child).abs().max(1)),
                None => WIN - ply as i32,
            };
            let value = match child.winning_person() {
                Some(winner) if winner == frame.person => win,
                Some(_) => -win,
                None => 0,
            };
            frame.same = true;
            self.returned = Some(Score { value, proven: true });
            return;
        }
        let person = child.person();
        frame.same = person == frame.person;
        let (low, high) = match window {
            Window::Full => (frame.alpha, frame.beta),
            _ => (frame.alpha, frame.alpha + 1),
        };
        let (alpha, beta) = if frame.same { (low, high) } else { (-high, -low) };
        let depth = match window {
            _ if frame.forced => frame.depth,
            Window::Reduced(less) => frame.depth - 1 - less,
            _ => frame.depth - 1,
        };
        let last = self.moves[frame.next].place;
        self.enter(child, person, (alpha, beta), depth, last);
    }

    /// Adds the value of the current child to the top frame, or searches the child again.
    fn absorb(&mut self, score: Score) {
        let ply = self.stack.len() - 1;
        let Some(frame) = self.stack.last_mut() else { return };
        let value = if frame.same { score.value } else { -score.value };
        match frame.window {
            Window::Reduced(_) if value > frame.alpha => return self.launch(Window::Null),
            Window::Null if value > frame.alpha && value < frame.beta => return self.launch(Window::Full),
            Window::Pass => return self.absorb_pass(value),
            Window::Probe(bound) => return self.absorb_probe(bound, value),
            _ => {}
        }
        let action = self.moves[frame.next];
        let above = value > frame.alpha;
        frame.next += 1;
        frame.tried += 1;
        frame.proven &= score.proven;
        if value > frame.best {
            frame.best = value;
            frame.choice = action.index;
        }
        if ply == 0 {
            return self.note_root(value, above);
        }
        frame.alpha = frame.alpha.max(value);
        if value >= frame.beta {
            frame.proven = score.proven;
            let (mover, last, depth) = (frame.position.mover(), frame.last, frame.depth.max(0));
            let (from, next) = (frame.from, frame.next);
            if !action.noisy {
                self.order.reward(ply, mover, last, action.place, depth);
                for earlier in self.moves[from..next - 1].iter().filter(|m| !m.noisy) {
                    self.order.blame(mover, last, earlier.place, depth);
                }
            }
            self.leave();
        }
    }

    /// Closes the top frame.
    fn leave(&mut self) {
        let Some(frame) = self.stack.pop() else { return };
        self.moves.truncate(frame.from);
        if self.stack.is_empty() {
            return self.end_iteration(&frame);
        }
        let ply = self.stack.len() as i32;
        // A pruned action could have averted this loss, so it is not proven.
        let value = if frame.narrowed { frame.best.max(-DECIDED) } else { frame.best };
        let proven = frame.proven || value.abs() > TIMED;
        let bound = match value {
            v if v >= frame.beta => Bound::Least,
            v if v <= frame.floor => Bound::Most,
            // A value that was not searched to the end may be won or lost by more.
            v if !proven && v > DECIDED => Bound::Least,
            v if !proven && v < -DECIDED => Bound::Most,
            _ => Bound::Exact,
        };
        let stored = match value {
            v if v > TIMED => v + ply,
            v if v < -TIMED => v - ply,
            v => v,
        };
        let depth = frame.depth.clamp(0, 255) as u8;
        self.table.put(frame.key, TableEntry { value: stored, choice: frame.choice, depth, bound, proven });
        self.returned = Some(Score { value, proven });
    }

    /// Stores the value of the root action just searched.
    fn note_root(&mut self, value: i32, above: bool) {
        let spent = self.budget.spent - self.begun;
        let Some(frame) = self.stack.last_mut() else { return };
        if !self.setting.compares {
            frame.alpha = frame.alpha.max(value);
        }
        let index = self.moves[frame.next - 1].index;
        // Only a value above all others of this iteration, and above its window, identifies the best action.
        let best = above && frame.choice == index;
        self.root.note(index, value, spent, best);
        let bound = match () {
            () if value >= frame.beta => Bound::Least,
            () if above => Bound::Exact,
            () => Bound::Most,
        };
        if self.setting.compares {
            self.root.take_first();
        } else {
            self.root.weigh(index, value, bound, best);
        }
        // A win needs no comparison, but one from `AlphaBetaHints::certain_win` might be found sooner.
        self.finished |= value >= WIN - self.depth;
        if value >= frame.beta {
            // Fails high: the window is widened before the other actions are searched.
            self.leave();
        }
    }

    /// Ends an iteration and starts the next one if it is needed.
    fn end_iteration(&mut self, frame: &Frame<G>) {
        let value = self.root.settle();
        // If the best action loses, the values of the others are only upper bounds.
        let decided = value > TIMED || frame.best < -TIMED;
        if !decided && (frame.best <= frame.floor || frame.best >= frame.beta) {
            let low = if frame.best <= frame.floor { -INFINITY } else { frame.floor };
            let high = if frame.best >= frame.beta { INFINITY } else { frame.beta };
            self.root.begin(true);
            return self.begin((low, high));
        }
        self.root.take_first();
        let deep = self.depth as u32 >= self.setting.depth || self.depth as usize >= MAX_PLY / 2;
        let forced = self.root.is_forced() && self.depth >= FORCED;
        self.finished = frame.proven || decided || deep || forced;
        if !self.finished {
            self.deepen();
        }
    }
}

impl<G: Heuristic> Opponent for AlphaBeta<G> {
    fn think(&mut self, nodes: u64) -> Progress {
        self.budget.grant(nodes);
        while self.budget.left() && !self.finished {
            self.step();
        }
        let ranked = self.root.ranked();
        // A search that compares actions does not stop at a win in one.
        let chosen = (!ranked.is_empty()).then(|| self.root.win().unwrap_or(0));
        Progress {
            nodes: self.budget.spent,
            finished: self.finished || self.budget.over(),
            best: chosen.map(|i| self.root.text(&ranked[i])),
            value: ranked.first().and_then(|r| r.value).map_or(0.0, worth::<G>),
            unsettled: !self.finished && self.root.is_unsettled(),
        }
    }

    fn candidates(&self) -> Vec<Candidate> {
        let actions = self.root.ranked();
        let total = actions.iter().map(|r| r.nodes).sum::<u64>().max(1) as f32;
        let top = actions.first().and_then(|r| r.value).unwrap_or(INFINITY);
        // Confidence grows with depth as d / (d + 4); no estimate is certain.
        let depth = self.depth as f32;
        let candidate = |action: &RootAction<_>| {
            // Values of earlier iterations may be higher than the best one's; the latest iteration refuted them.
            let value = action.value.map_or(0.0, |v| worth::<G>(v.min(top)));
            let trust = match action.value {
                Some(_) if value.abs() >= 1.0 => 1.0,
                Some(_) => depth / (depth + 4.0),
                None => 0.0,
            };
            let share = action.nodes as f32 / total;
            Candidate { text: self.root.text(action), value, share, trust, plies: None }
        };
        actions.iter().map(candidate).collect()
    }

    fn into_memory(self: Box<Self>) -> Option<Memory> {
        if KEEPS { Some(self.remember()) } else { None }
    }
}
