//! Alpha-beta: iterative deepening by persons, with a table of positions.
//!
//! The recursion is written out as a stack of [`Frame`]s, so that the search can stop after any node and go on later
//! as if nothing had happened: this is what makes the answer independent of slicing without threads.
//!
//! * Principal variation search: the first action with the full window, the others to see whether they beat it, late
//!   ones at reduced depth first.
//! * A turn of several actions keeps the window; only a change of *person* turns it round. A forced action costs no
//!   depth.
//! * After the horizon only noisy actions are tried, and one may stand pat unless all are noisy.
//! * A win is worth less the later it comes. When nothing but ends of games entered a value it is proven, and a proven
//!   root ends the search.
//! * Positions carry their own memory of repetitions, their keys do not: a value from the table may have been found
//!   with another past. A draw by repetition on the path itself is always seen.

mod frame;
mod order;
mod root;
mod score;
mod table;

use super::budget::Budget;
use super::{Candidate, Heuristic, Opponent, Progress, Setting};
use crate::rules::{Player, mix};
use frame::{Frame, Scored, Window};
pub(crate) use order::Order;
use root::{Root, RootAction};
use score::{DECIDED, INFINITY, Score, WIN, worth};
use table::{Bound, Known, Table};

/// The longest line looked at.
const MAX_PLY: usize = 200;
/// How far quiescence follows noise.
const QUIESCENCE: i32 = 12;
/// 2^18 positions, 4 MB.
const TABLE_BITS: u32 = 18;
/// How deep to look for the value of the only legal action.
const FORCED: i32 = 4;
/// What a hundredth of promise weighs against history.
const PROMISE: i32 = 64;

pub(super) struct AlphaBeta<G: Heuristic> {
    root: Root<G>,
    setting: Setting,
    seed: u64,
    budget: Budget,
    finished: bool,
    /// The iteration at hand looks that far.
    depth: i32,
    /// Nodes spent when the root action at hand was begun.
    begun: u64,
    stack: Vec<Frame<G>>,
    /// The actions of all frames, those of the top frame last.
    moves: Vec<Scored<G::Action>>,
    /// What the child just left is worth to the person who decided there (or, see [`Frame::same`], in the top frame).
    returned: Option<Score>,
    table: Table,
    order: Order<G::Action>,
    /// Whether the game has noisy actions at all; until one is seen quiescence is skipped.
    noisy: bool,
    scratch: Vec<G::Action>,
}

impl<G: Heuristic> AlphaBeta<G> {
    pub(super) fn new(position: &G, setting: Setting, seed: u64) -> Self {
        let mut scratch = Vec::new();
        position.actions(&mut scratch);
        let mut search = AlphaBeta {
            root: Root::new(position, &scratch),
            setting,
            seed,
            budget: Budget::new(setting.nodes),
            finished: scratch.is_empty(),
            depth: 0,
            begun: 0,
            stack: Vec::new(),
            moves: Vec::new(),
            returned: None,
            table: Table::new(TABLE_BITS),
            order: Order::new(MAX_PLY + 1),
            noisy: scratch.iter().any(|&a| position.is_noisy(a)),
            scratch,
        };
        if !search.finished {
            search.begin();
        }
        search
    }

    /// Begins the next iteration.
    fn begin(&mut self) {
        self.depth += 1;
        self.table.grow_older();
        self.moves.clear();
        let frame = self.root.open(self.depth, &mut self.moves);
        self.stack.push(frame);
    }

    /// At most one node further.
    fn step(&mut self) {
        let Some(frame) = self.stack.last() else { return };
        match self.returned.take() {
            Some(score) => self.absorb(score),
            None if frame.next == self.moves.len() => self.leave(),
            None => {
                if self.stack.len() == 1 {
                    self.begun = self.budget.spent;
                }
                let window = self.next_window();
                self.launch(window);
            }
        }
    }

    /// Picks the most promising action left in the top frame and how to search it.
    fn next_window(&mut self) -> Window {
        let frame = &self.stack[self.stack.len() - 1];
        let rest = &mut self.moves[frame.next..];
        if self.stack.len() > 1 {
            let best = (0..rest.len()).max_by_key(|&i| (rest[i].score, std::cmp::Reverse(rest[i].index)));
            rest.swap(0, best.unwrap_or(0));
        }
        if frame.tried == 0 || (self.stack.len() == 1 && self.setting.compares()) {
            return Window::Full;
        }
        let late = frame.tried >= 4 && frame.depth >= 3 && !rest[0].noisy && frame.best > -DECIDED;
        if late { Window::Reduced } else { Window::Null }
    }

    /// Plays the next action of the top frame and finds its value, or opens a frame to find it.
    fn launch(&mut self, window: Window) {
        let ply = self.stack.len();
        let forced = self.stack[ply - 1].forced;
        let Some(frame) = self.stack.last_mut() else { return };
        frame.window = window;
        let mut child = frame.position.clone();
        child.apply(self.moves[frame.next].action, &mut ());
        self.budget.spent += 1;
        if child.outcome().is_some() {
            let value = match child.winning_person() {
                Some(winner) if winner == frame.person => WIN - ply as i32,
                Some(_) => ply as i32 - WIN,
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
            Window::Null | Window::Reduced => (frame.alpha, frame.alpha + 1),
        };
        let (alpha, beta) = if frame.same { (low, high) } else { (-high, -low) };
        let depth = match window {
            _ if forced => frame.depth,
            Window::Reduced => frame.depth - 2,
            _ => frame.depth - 1,
        };
        self.enter(child, person, alpha, beta, depth);
    }

    /// Values a position from what is known, or opens a frame for it.
    fn enter(&mut self, position: G, person: Player, alpha: i32, beta: i32, depth: i32) {
        let ply = self.stack.len();
        if ply >= MAX_PLY || depth <= -QUIESCENCE || (depth <= 0 && !self.noisy) {
            self.returned = Some(Score { value: self.judge(&position), proven: false });
            return;
        }
        let key = position.key();
        let mut choice = u16::MAX;
        if let Some(entry) = self.table.get(key) {
            choice = entry.choice;
            let value = match entry.value {
                v if v > DECIDED => v - ply as i32,
                v if v < -DECIDED => v + ply as i32,
                v => v,
            };
            let cuts = match entry.bound {
                Bound::Exact => true,
                Bound::Least => value >= beta,
                Bound::Most => value <= alpha,
            };
            if cuts && (i32::from(entry.depth) >= depth || value.abs() > DECIDED) {
                self.returned = Some(Score { value, proven: entry.proven });
                return;
            }
        }
        let mut frame = Frame::new(position, key, person, alpha, beta, depth, self.moves.len());
        if depth > 0 {
            self.list(&frame.position, ply, choice, true);
            frame.forced = self.moves.len() == frame.from + 1;
            frame.narrowed = self.narrow(frame.from);
            frame.proven &= !frame.narrowed;
        } else {
            let stand = self.judge(&frame.position);
            if stand >= beta {
                self.returned = Some(Score { value: stand, proven: false });
                return;
            }
            // Who has only noisy actions must take one.
            if self.list(&frame.position, ply, choice, false) {
                frame.best = stand;
                frame.alpha = alpha.max(stand);
                frame.proven = false;
            }
            if self.moves.len() == frame.from {
                self.returned = Some(Score { value: stand, proven: false });
                return;
            }
        }
        self.stack.push(frame);
    }

    /// Appends the actions of a position with their scores, the quiet ones only if `all`; whether there are quiet ones.
    fn list(&mut self, position: &G, ply: usize, choice: u16, all: bool) -> bool {
        self.scratch.clear();
        position.actions(&mut self.scratch);
        let mover = position.mover();
        let mut quiet = false;
        for (index, &action) in self.scratch.iter().enumerate() {
            let index = index as u16;
            let noisy = position.is_noisy(action);
            self.noisy |= noisy;
            quiet |= !noisy;
            if !noisy && !all {
                continue;
            }
            let promise = || position.promise(action).clamp(-100_000, 100_000) * PROMISE;
            let score = match () {
                () if index == choice => i32::MAX,
                () if noisy => promise() + (1 << 24),
                () => promise() + self.order.score(ply, mover, action),
            };
            self.moves.push(Scored { action, index, score, noisy });
        }
        quiet
    }

    /// Keeps the best of the actions from there on; whether there were more.
    fn narrow(&mut self, from: usize) -> bool {
        let list = &mut self.moves[from..];
        if list.len() <= G::BREADTH {
            return false;
        }
        list.select_nth_unstable_by_key(G::BREADTH, |m| (std::cmp::Reverse(m.score), m.index));
        self.moves.truncate(from + G::BREADTH);
        true
    }

    /// Takes the value of the child at hand into the top frame, or searches the child again.
    fn absorb(&mut self, score: Score) {
        let ply = self.stack.len() - 1;
        let Some(frame) = self.stack.last_mut() else { return };
        let value = if frame.same { score.value } else { -score.value };
        match frame.window {
            Window::Reduced if value > frame.alpha => return self.launch(Window::Null),
            Window::Null if value > frame.alpha && value < frame.beta => return self.launch(Window::Full),
            _ => {}
        }
        let action = self.moves[frame.next];
        frame.next += 1;
        frame.tried += 1;
        frame.proven &= score.proven;
        if value > frame.best {
            frame.best = value;
            frame.choice = action.index;
        }
        if ply == 0 {
            return self.note_root(value);
        }
        frame.alpha = frame.alpha.max(value);
        if value >= frame.beta {
            frame.proven = score.proven;
            let (mover, depth) = (frame.position.mover(), frame.depth.max(0));
            let (from, next) = (frame.from, frame.next);
            if !action.noisy {
                self.order.reward(ply, mover, action.action, depth);
                for earlier in self.moves[from..next - 1].iter().filter(|m| !m.noisy) {
                    self.order.blame(mover, earlier.action, depth);
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
            return self.end_iteration(frame.proven);
        }
        let ply = self.stack.len() as i32;
        // What was left out might have saved the day.
        let value = if frame.narrowed { frame.best.max(-DECIDED) } else { frame.best };
        let proven = frame.proven || value.abs() > DECIDED;
        let bound = match value {
            v if v >= frame.beta => Bound::Least,
            v if v <= frame.floor => Bound::Most,
            _ => Bound::Exact,
        };
        let stored = match value {
            v if v > DECIDED => v + ply,
            v if v < -DECIDED => v - ply,
            v => v,
        };
        let depth = frame.depth.clamp(0, 255) as u8;
        self.table.put(frame.key, Known { value: stored, choice: frame.choice, depth, bound, proven });
        self.returned = Some(Score { value, proven });
    }

    /// The root action before the one at hand has been searched: keeps its value.
    fn note_root(&mut self, value: i32) {
        let spent = self.budget.spent - self.begun;
        let Some(frame) = self.stack.last_mut() else { return };
        if !self.setting.compares() {
            frame.alpha = frame.alpha.max(value);
        }
        let index = self.moves[frame.next - 1].index;
        // Only a value above all others of this iteration is known to be the best.
        self.root.note(index, value, spent, frame.choice == index);
        // A win needs no comparison.
        self.finished |= value > DECIDED;
    }

    /// The iteration is complete: decides whether there shall be another.
    fn end_iteration(&mut self, proven: bool) {
        let value = self.root.settle();
        let deep = self.depth as u32 >= self.setting.depth || self.depth as usize >= MAX_PLY / 2;
        let forced = self.root.is_forced() && self.depth >= FORCED;
        self.finished = proven || value.abs() > DECIDED || deep || forced;
        if !self.finished {
            self.begin();
        }
    }

    /// The evaluation for the person who decides, a little off if the level says so.
    fn judge(&self, position: &G) -> i32 {
        let mut value = position.evaluate().clamp(-G::LIMIT, G::LIMIT);
        if self.setting.noise > 0.0 {
            let random = mix(position.key() ^ self.seed);
            let (a, b) = (random as u32 >> 16, (random >> 48) as u32);
            let off = (a as f32 - b as f32) / 65_536.0;
            value += (off * self.setting.noise * G::ADVANTAGE as f32) as i32;
        }
        if position.mover() == Player::First { value } else { -value }
    }
}

impl<G: Heuristic> Opponent for AlphaBeta<G> {
    fn think(&mut self, nodes: u64) -> Progress {
        self.budget.grant(nodes);
        while self.budget.left() && !self.finished {
            self.step();
        }
        let view = |r: &RootAction<_>| r.value.map_or((0.0, 0.0), |v| (worth::<G>(v), 1.0));
        let views: Vec<(f32, f32)> = self.root.actions().iter().map(view).collect();
        let chosen = (!views.is_empty()).then(|| self.setting.pick(&views, self.seed ^ self.root.key()));
        Progress {
            nodes: self.budget.spent,
            finished: self.finished || self.budget.over(),
            best: chosen.map(|i| self.root.text(i)),
            value: views.first().map_or(0.0, |v| v.0),
        }
    }

    fn candidates(&self) -> Vec<Candidate> {
        let actions = self.root.actions();
        let total = actions.iter().map(|r| r.nodes).sum::<u64>().max(1) as f32;
        let top = actions.first().and_then(|r| r.value).unwrap_or(INFINITY);
        let candidate = |(i, action): (usize, &RootAction<_>)| Candidate {
            text: self.root.text(i),
            // Values of earlier iterations may be higher; the latest says that none beats the best.
            value: action.value.map_or(0.0, |v| worth::<G>(v.min(top))),
            share: action.nodes as f32 / total,
        };
        actions.iter().enumerate().map(candidate).collect()
    }
}
