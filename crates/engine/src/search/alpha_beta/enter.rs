//! Entering a position: static values, pruning, and listing and ordering its actions.

use super::frame::{Frame, Scored, Window};
use super::order::place;
use super::score::{DECIDED, Score, TIMED, WIN, by_points, points_within};
use super::table::{Bound, TableEntry};
use super::{AlphaBeta, MAX_PLY};
use crate::search::{EVALUATION_LIMIT, EndgameSearch, Heuristic};
use tabuleiro_rules::{Player, mix};

/// Maximum depth of quiescence in actions.
const QUIESCENCE: i32 = 12;
/// The least depth at which internal iterative reduction applies.
const BLIND: i32 = 4;
/// If [`rank`](crate::search::AlphaBetaHints::rank) leaves at most this many actions in a position, they are searched
/// without reducing the remaining depth.
const FEW: usize = 2;
/// Base depth reduction of the null move.
const PASS: i32 = 2;
/// Endgames of at most this many actions cost little more than an evaluation.
const SHORT: u32 = 4;
/// Weight of a hundredth of [`Heuristic::move_order`] against history scores.
const PROMISE: i32 = 64;

impl<G: Heuristic> AlphaBeta<G> {
    /// Finds the value of a position without search, or pushes a frame for it. `last` is the history index of the
    /// action that led here.
    pub(super) fn enter(&mut self, position: G, person: Player, window: (i32, i32), mut depth: i32, last: u16) {
        let ply = self.stack.len();
        let (alpha, beta) = window;
        if let Some((winner, plies)) =
            (const { G::ALPHA_BETA.certain_win })(&position).filter(|f| f.1 <= self.setting.depth)
        {
            let value = WIN - ply as i32 - plies as i32;
            self.returned = Some(Score { value: if winner == person { value } else { -value }, proven: true });
            return;
        }
        if let Some(endgame) = const { G::ALPHA_BETA.endgame }
            && self.is_ending(&position, &endgame)
        {
            self.returned = Some(self.end(&position, &endgame, window));
            return;
        }
        if ply >= MAX_PLY || depth <= -QUIESCENCE || (depth <= 0 && !self.noisy) {
            self.returned = Some(Score { value: self.judge(&position), proven: false });
            return;
        }
        let key = position.essence();
        let mut hint = u16::MAX;
        if let Some(entry) = self.table.get(key) {
            hint = entry.choice;
            let value = match entry.value {
                v if v > TIMED => v - ply as i32,
                v if v < -TIMED => v + ply as i32,
                v => v,
            };
            let deep = if self.whole { entry.proven } else { i32::from(entry.depth) >= depth || entry.is_certain() };
            if deep && entry.bound.settles(value, window) {
                self.returned = Some(Score { value, proven: entry.proven });
                return;
            }
        }
        // Internal iterative reduction: without a best action from the table, a shallower search finds one for the
        // next iteration.
        if self.is_selective() && !self.whole && depth >= BLIND && hint == u16::MAX {
            depth -= 1;
        }
        let mut frame = Frame::new(position, key, person, alpha, beta, depth, self.moves.len());
        (frame.hint, frame.last) = (hint, last);
        if depth <= 0 {
            let stand = self.judge(&frame.position);
            if stand >= beta {
                self.returned = Some(Score { value: stand, proven: false });
                return;
            }
            frame.listed = true;
            // A player with only noisy actions must play one, so there is no stand-pat value.
            if self.list(&frame, ply, false).0 {
                frame.best = stand;
                frame.alpha = alpha.max(stand);
                frame.proven = false;
            }
            frame.narrowed = self.narrow(frame.from, self.noisy_breadth(depth));
            frame.proven &= !frame.narrowed;
            if self.moves.len() == frame.from {
                self.returned = Some(Score { value: stand, proven: false });
                return;
            }
        } else if let Some(stand) = self.stands_clear(&mut frame) {
            self.returned = Some(Score { value: stand, proven: false });
            return;
        } else if let Some(passed) = self.worth_passing(&frame) {
            (frame.window, frame.same) = (Window::Pass, false);
            let (person, depth) = (passed.person(), depth - 1 - PASS - depth / 4);
            self.stack.push(frame);
            return self.enter(passed, person, (-beta, 1 - beta), depth.max(0), 0);
        } else if let Some((bound, depth)) = self.worth_probing(&frame) {
            (frame.window, frame.same) = (Window::Probe(bound), true);
            let position = frame.position.clone();
            let window = if bound >= beta { (bound - 1, bound) } else { (bound, bound + 1) };
            self.stack.push(frame);
            return self.enter(position, person, window, depth, last);
        }
        self.stack.push(frame);
    }

    /// Returns whether the game's own endgame search takes over: early only where all else is exact too, and never
    /// beyond the depth of the level.
    fn is_ending(&self, position: &G, endgame: &EndgameSearch<G>) -> bool {
        let most = if self.whole { endgame.most } else { endgame.most.min(SHORT) };
        (const { G::ALPHA_BETA.remaining })(position) <= most.min(self.setting.depth)
    }

    /// Returns the value of a position from the game's own endgame search.
    fn end(&mut self, position: &G, endgame: &EndgameSearch<G>, window: (i32, i32)) -> Score {
        let key = position.essence();
        if let Some(entry) = self.table.get(key).filter(|e| e.proven && e.bound.settles(e.value, window)) {
            return Score { value: entry.value, proven: true };
        }
        let (low, high) = (points_within(window.0), -points_within(-window.1));
        let ending = (endgame.solve)(position, low, high, &mut self.endings);
        self.budget.spent += ending.nodes;
        let bound = match ending.margin {
            m if m >= high => Bound::Least,
            m if m <= low => Bound::Most,
            _ => Bound::Exact,
        };
        let value = by_points(ending.margin);
        let depth = (const { G::ALPHA_BETA.remaining })(position).min(255) as u8;
        self.table.put(key, TableEntry { value, choice: u16::MAX, depth, bound, proven: true });
        Score { value, proven: true }
    }

    /// Returns the position after a pass, if a null-move search should be tried.
    fn worth_passing(&self, frame: &Frame<G>) -> Option<G> {
        let asked = !self.whole && frame.is_narrow() && frame.depth >= 3 && frame.beta.abs() < DECIDED;
        let again = self.stack.last().is_some_and(|parent| parent.window == Window::Pass);
        let passed = (asked && !again).then(|| (const { G::ALPHA_BETA.null_move })(&frame.position)).flatten()?;
        (self.judge(&frame.position) >= frame.beta).then_some(passed)
    }

    /// Takes the value of the null-move search: a cutoff, or the actions are searched.
    pub(super) fn absorb_pass(&mut self, value: i32) {
        let Some(frame) = self.stack.last_mut() else { return };
        frame.window = Window::Full;
        if value >= frame.beta {
            frame.best = value.min(DECIDED);
            frame.proven = false;
            frame.next = self.moves.len();
            self.leave();
        }
    }

    /// Returns the bound and the depth of the `ProbCut` search, if one should be tried.
    fn worth_probing(&self, frame: &Frame<G>) -> Option<(i32, i32)> {
        let asked = !self.whole && frame.is_narrow() && frame.beta.abs() < DECIDED;
        let again = || self.stack.last().is_some_and(|parent| matches!(parent.window, Window::Probe(_)));
        let forecast = if asked { (const { G::ALPHA_BETA.probcut })(&frame.position, frame.depth) } else { None };
        let forecast = forecast.filter(|_| !again())?;
        let above = self.judge(&frame.position) >= frame.beta;
        let bound = if above { frame.beta + forecast.doubt } else { frame.alpha - forecast.doubt };
        (bound.abs() < EVALUATION_LIMIT).then_some((bound, forecast.depth))
    }

    /// Takes the value of the `ProbCut` search: a cutoff, or the actions are searched, its best action first.
    pub(super) fn absorb_probe(&mut self, bound: i32, value: i32) {
        let Some(frame) = self.stack.last_mut() else { return };
        frame.window = Window::Full;
        if frame.hint == u16::MAX {
            frame.hint = self.table.get(frame.key).map_or(u16::MAX, |entry| entry.choice);
        }
        let above = bound >= frame.beta;
        if if above { value >= bound } else { value <= bound } {
            frame.best = if above { frame.beta } else { frame.alpha };
            frame.choice = frame.hint;
            frame.proven = false;
            frame.next = self.moves.len();
            self.leave();
        }
    }

    /// Lists the actions of the top frame.
    pub(super) fn open(&mut self) {
        let Some(mut frame) = self.stack.pop() else { return };
        let ply = self.stack.len();
        frame.listed = true;
        let (_, breadth) = self.list(&frame, ply, true);
        frame.forced = self.moves.len() == frame.from + 1 || breadth <= FEW;
        frame.narrowed = self.narrow(frame.from, breadth);
        frame.proven &= !frame.narrowed;
        self.stack.push(frame);
    }

    /// Appends the actions of a position with their scores, quiet ones only if `all`. Returns whether there are quiet
    /// actions, and the number of actions that the search may try.
    fn list(&mut self, frame: &Frame<G>, ply: usize, all: bool) -> (bool, usize) {
        let position = &frame.position;
        self.scratch.clear();
        position.actions(&mut self.scratch);
        self.orders.clear();
        let breadth = match const { G::ALPHA_BETA.rank } {
            Some(rank) if all => rank(position, &self.scratch, &mut self.orders),
            _ => usize::MAX,
        };
        let mover = position.mover();
        let end_order =
            |action| (const { G::ALPHA_BETA.endgame }).map_or(0, |endgame| (endgame.order)(position, action));
        let mut quiet = false;
        for (index, &action) in self.scratch.iter().enumerate() {
            let index = index as u16;
            let noisy = position.is_noisy(action);
            self.noisy |= noisy;
            quiet |= !noisy;
            if !noisy && !all {
                continue;
            }
            let place = place(action);
            let order = || self.orders.get(usize::from(index)).copied();
            let promise = || order().unwrap_or_else(|| position.move_order(action)).clamp(-100_000, 100_000) * PROMISE;
            let score = match () {
                () if index == frame.hint => i32::MAX,
                () if self.whole && self.is_settled(frame, action) => i32::MAX - 1,
                () if self.whole => end_order(action),
                () if noisy => promise() + (1 << 24),
                () => promise() + self.order.score(ply, mover, frame.last, place),
            };
            self.moves.push(Scored { action, index, place, score, noisy });
        }
        (quiet, breadth.min(const { G::ALPHA_BETA.breadth }))
    }

    /// Returns whether the table proves that the action causes a cutoff in a search to the end.
    fn is_settled(&self, frame: &Frame<G>, action: G::Action) -> bool {
        let mut child = frame.position.clone();
        child.apply(action, &mut ());
        let Some(entry) = self.table.get(child.essence()).filter(|entry| entry.proven) else { return false };
        let same = child.person() == frame.person;
        let (value, bound) = if same { (entry.value, Bound::Least) } else { (-entry.value, Bound::Most) };
        value >= frame.beta && (entry.bound == bound || entry.bound == Bound::Exact)
    }

    /// Returns the number of actions that quiescence tries at a depth of 0 or less.
    fn noisy_breadth(&self, depth: i32) -> usize {
        match const { G::ALPHA_BETA.noisy_breadth } {
            // Only the wide windows of a search that compares actions let the chains grow without bound.
            breadth if breadth < usize::MAX && self.setting.compares => (breadth >> -depth).max(1),
            _ => usize::MAX,
        }
    }

    /// Keeps the best actions from an index on, as many as `breadth`; returns whether any were dropped.
    fn narrow(&mut self, from: usize, breadth: usize) -> bool {
        let list = &mut self.moves[from..];
        if list.len() <= breadth {
            return false;
        }
        list.select_nth_unstable_by_key(breadth, |m| (std::cmp::Reverse(m.score), m.index));
        self.moves.truncate(from + breadth);
        true
    }

    /// Returns the evaluation for the side to move, with the level's noise.
    pub(super) fn judge(&self, position: &G) -> i32 {
        let value = if self.setting.handcrafted { handcrafted(position) } else { position.evaluate() };
        let mut value = value.clamp(-EVALUATION_LIMIT, EVALUATION_LIMIT);
        if self.setting.noise > 0.0 {
            let random = mix(position.key() ^ self.seed);
            let (a, b) = (random as u32 >> 16, (random >> 48) as u32);
            let off = (a as f32 - b as f32) / 65_536.0;
            value += (off * self.setting.noise * G::ADVANTAGE as f32) as i32;
        }
        if position.mover() == Player::First { value } else { -value }
    }
}

/// Returns the handcrafted evaluation of a game with a learnt one, 0 in the other games.
fn handcrafted<G: Heuristic>(position: &G) -> i32 {
    (const { &G::MODEL }).as_ref().map_or(0, |model| (model.handcrafted)(position))
}
