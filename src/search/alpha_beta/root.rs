//! The root: one iteration after the other over the same list of actions.

use super::{AlphaBeta, DECIDED, Frame, INFINITY, MAX_PLY, Scored};
use crate::search::Heuristic;

/// A legal action of the root.
#[derive(Clone, Copy, Debug)]
pub(super) struct Root<A> {
    pub(super) action: A,
    index: u16,
    /// Its value in the latest iteration that reached it.
    pub(super) value: Option<i32>,
    /// Nodes spent on it.
    pub(super) nodes: u64,
}

impl<A> Root<A> {
    pub(super) fn new(action: A, index: usize) -> Self {
        Root { action, index: index as u16, value: None, nodes: 0 }
    }
}

impl<G: Heuristic> AlphaBeta<G> {
    /// Begins the next iteration.
    pub(super) fn begin(&mut self) {
        self.depth += 1;
        self.table.grow_older();
        let position = self.position.clone();
        let (key, person) = (position.key(), position.person());
        let mut frame = Frame::new(position, key, person, -INFINITY, INFINITY, self.depth, 0);
        frame.forced = self.roots.len() == 1;
        self.moves.clear();
        for root in &self.roots {
            let noisy = self.position.is_noisy(root.action);
            self.moves.push(Scored { action: root.action, index: root.index, score: 0, noisy });
        }
        self.stack.push(frame);
    }

    /// The action before the one at hand has been searched: keeps its value, and the list with the best first.
    pub(super) fn note_root(&mut self, value: i32) {
        let compares = self.setting.compares();
        let spent = self.budget.spent - self.begun;
        let Some(frame) = self.stack.last_mut() else { return };
        if !compares {
            frame.alpha = frame.alpha.max(value);
        }
        let index = self.moves[frame.next - 1].index;
        let Some(at) = self.roots.iter().position(|r| r.index == index) else { return };
        self.roots[at].value = Some(value);
        self.roots[at].nodes += spent;
        // Only a value above all others of this iteration is known to be the best.
        if frame.choice == index {
            self.roots[..=at].rotate_right(1);
        }
        // A win needs no comparison.
        self.finished |= value > DECIDED;
    }

    /// The iteration is complete: decides whether there shall be another.
    pub(super) fn end_iteration(&mut self, proven: bool) {
        // Stable: those that only failed to beat the best keep their order among equals.
        let best = self.roots[0].index;
        self.roots.sort_by_key(|r| (r.index != best, std::cmp::Reverse(r.value)));
        let value = self.roots[0].value.unwrap_or(0);
        let deep = self.depth as u32 >= self.setting.depth || self.depth as usize >= MAX_PLY / 2;
        let forced = self.roots.len() == 1 && self.depth >= FORCED;
        self.finished = proven || value.abs() > DECIDED || deep || forced;
        if !self.finished {
            self.begin();
        }
    }

    pub(super) fn text(&self, root: usize) -> String {
        let mut text = String::new();
        self.position.write(self.roots[root].action, &mut text);
        text
    }

    pub(super) fn choice_seed(&self) -> u64 {
        self.seed ^ self.position.key()
    }
}

/// How deep to look for the value of the only legal action.
const FORCED: i32 = 4;
