//! The root position and its list of actions, which all iterations share.

use super::answer::{Answer, RootAction};
use super::frame::{Frame, Scored};
use super::order::place;
use super::table::Bound;
use crate::search::promise::orders;
use crate::search::{Heuristic, wins_at_once};
use std::cmp::Reverse;

/// The root position.
pub(super) struct Root<G: Heuristic> {
    position: G,
    /// Its legal actions in the order in which they are searched.
    actions: Vec<RootAction<G::Action>>,
    answer: Answer,
    /// The index of an action that wins at once.
    win: Option<u16>,
}

impl<G: Heuristic> Root<G> {
    /// Creates the root; `legal` are its legal actions in the game's order.
    pub(super) fn new(position: &G, legal: &[G::Action]) -> Self {
        let fresh = |(i, &action)| RootAction::new(action, i as u16);
        let mut actions: Vec<_> = legal.iter().enumerate().map(fresh).collect();
        let orders = orders(position, legal);
        actions.sort_by_key(|r| Reverse(orders[usize::from(r.index)]));
        // Checked first, because a weak level might spend its few nodes elsewhere. Where the margin counts, a later win
        // may be better.
        let wins = |r: &&RootAction<_>| (const { G::ALPHA_BETA.margin.is_none() }) && wins_at_once(position, r.action);
        let win = actions.iter().find(wins).map(|r| r.index);
        let answer = Answer::new(&actions);
        Root { position: position.clone(), actions, answer, win }
    }

    /// Returns the position.
    pub(super) fn into_position(self) -> G {
        self.position
    }

    /// Returns the index in [`Root::ranked`] of an action that wins at once.
    pub(super) fn win(&self) -> Option<usize> {
        let win = self.win?;
        self.ranked().iter().position(|r| r.index == win)
    }

    /// Returns the actions, the answer first.
    pub(super) fn ranked(&self) -> Vec<RootAction<G::Action>> {
        let mut actions = self.actions.clone();
        if let Some(at) = actions.iter().position(|r| r.index == self.answer.index) {
            actions[..=at].rotate_right(1);
        }
        actions
    }

    /// Returns whether the running iteration is likely to change the answer.
    pub(super) fn is_unsettled(&self) -> bool {
        self.answer.is_unsettled(&self.actions)
    }

    pub(super) fn is_forced(&self) -> bool {
        self.actions.len() == 1
    }

    /// Returns an upper bound of the remaining actions.
    pub(super) fn remaining(&self) -> u32 {
        (const { G::ALPHA_BETA.remaining })(&self.position)
    }

    /// Returns the frame of an iteration with that depth and window, and fills `moves`, which is empty, with its
    /// actions.
    pub(super) fn open(&self, depth: i32, window: (i32, i32), moves: &mut Vec<Scored<G::Action>>) -> Frame<G> {
        let position = self.position.clone();
        let (key, person) = (position.key(), position.person());
        let mut frame = Frame::new(position, key, person, window.0, window.1, depth, 0);
        frame.listed = true;
        frame.forced = self.is_forced();
        let scored = |r: &RootAction<G::Action>| {
            let noisy = self.position.is_noisy(r.action);
            Scored { action: r.action, index: r.index, place: place(r.action), score: 0, noisy }
        };
        moves.extend(self.actions.iter().map(scored));
        frame
    }

    /// Stores the value and the cost of the action with that index, and moves the `best` one so far to the front.
    pub(super) fn note(&mut self, index: u16, value: i32, nodes: u64, best: bool) {
        let Some(at) = self.actions.iter().position(|r| r.index == index) else { return };
        self.actions[at].value = Some(value);
        self.actions[at].nodes += nodes;
        if best {
            self.actions[..=at].rotate_right(1);
        }
    }

    /// Decides whether a value just stored changes the answer ([`Answer::weigh`]).
    pub(super) fn weigh(&mut self, index: u16, value: i32, bound: Bound, best: bool) {
        self.answer.weigh(&mut self.actions, index, value, bound, best);
    }

    /// Makes the first action the answer.
    pub(super) fn take_first(&mut self) {
        self.answer.take_first(&self.actions);
    }

    /// Begins an iteration, or the same one `again` with another window.
    pub(super) fn begin(&mut self, again: bool) {
        self.answer.begin(&mut self.actions, again);
    }

    /// Sorts the actions by the values of a complete iteration and returns the best value.
    pub(super) fn settle(&mut self) -> i32 {
        // Stable: actions with equal upper bounds keep their order.
        let best = self.actions[0].index;
        self.actions.sort_by_key(|r| (r.index != best, Reverse(r.value)));
        self.actions[0].value.unwrap_or(0)
    }

    /// Returns the value of the best action in the last iteration.
    pub(super) fn value(&self) -> i32 {
        self.actions.first().and_then(|r| r.value).unwrap_or(0)
    }

    /// Returns an action in canonical notation.
    pub(super) fn text(&self, action: &RootAction<G::Action>) -> String {
        let mut text = String::new();
        self.position.write(action.action, &mut text);
        text
    }
}
