//! Growth of the tree: expansion of nodes, the game's analyses, and what the children prove about a node.

use super::tree::{Breadth, Node, NodeProof, proven};
use super::{MonteCarlo, person_of};
use crate::search::Heuristic;
use crate::search::value::sign;
use tabuleiro_rules::below;

impl<G: Heuristic> MonteCarlo<G> {
    /// Adds the children of a node and plays their actions: those that end the game are proven at once. Returns the
    /// game's guess of the value for the first person.
    pub(super) fn expand(&mut self, node: usize, position: &G) -> Option<f32> {
        let person = position.person();
        self.tree[node].person = person;
        self.scratch.clear();
        position.actions(&mut self.scratch);
        // At the root every action needs a value.
        if node != 0
            && let Some(winner) = (const { G::MONTE_CARLO.prune })(position, &mut self.scratch)
        {
            self.tree[node].proof = NodeProof::Win(person_of(position, winner));
            return None;
        }
        let guess = self.sort(position);
        let most = if node == 0 { usize::MAX } else { const { G::MONTE_CARLO.first_children } };
        let first = self.tree.len();
        let mut rank = 0;
        for i in 0..self.order.len().min(most) {
            let (promise, action) = self.order[i];
            if i > 0 && promise != self.order[i - 1].0 {
                rank = i;
            }
            let promise = if Self::GUESSES { share(promise) } else { 1.0 / (1.0 + rank as f32) };
            let child = self.child(position, action, promise);
            self.tree.push(child);
            if child.proof == NodeProof::Win(person) && node != 0 {
                // The other actions do not matter.
                self.tree[first] = child;
                self.tree.truncate(first + 1);
                break;
            }
        }
        if self.order.len() > most {
            self.tree[node].breadth = Breadth::Partial;
        }
        self.tree[node].first = first as u32;
        self.tree[node].count = (self.tree.len() - first) as u16;
        self.conclude(node);
        guess.map(|value| value * sign(person))
    }

    /// Returns a new node for the position after an action.
    fn child(&mut self, position: &G, action: G::Action, promise: f32) -> Node<G::Action> {
        let mut child = Node { promise, ..Node::new(action) };
        let mut next = position.clone();
        next.apply(action, &mut ());
        self.budget.spent += 1;
        if next.outcome().is_some() {
            child.proof = next.winning_person().map_or(NodeProof::Draw, NodeProof::Win);
        }
        child
    }

    /// Lists the actions of `scratch` in `order`, the most promising first. Returns the game's guess of the value for
    /// the mover.
    fn sort(&mut self, position: &G) -> Option<f32> {
        let mut value = None;
        self.order.clear();
        if let Some(guess) = const { G::MONTE_CARLO.guess } {
            let guess = guess(position, &self.scratch, &mut self.shares);
            self.budget.spent += guess.nodes;
            value = Some(guess.value);
            let shares = self.shares.iter().map(|share| -(share * SHARES) as i32);
            self.order.extend(shares.zip(self.scratch.iter().copied()));
        } else {
            self.order.extend(self.scratch.iter().map(|&a| (-position.move_order(a), a)));
        }
        // Shuffle actions with equal hints, so that the first in the list are not favoured.
        for i in (1..if Self::GUESSES { 0 } else { self.order.len() }).rev() {
            self.order.swap(i, below(&mut self.rng, i as u32 + 1) as usize);
        }
        self.order.sort_by_key(|o| o.0);
        value
    }

    /// Applies the game's thorough analysis to a frequently visited node.
    pub(super) fn study(&mut self, node: usize, position: &G) {
        self.scratch.clear();
        position.actions(&mut self.scratch);
        let study = (const { G::MONTE_CARLO.analyse })(position, &mut self.scratch);
        self.budget.spent += study.nodes;
        let person = self.tree[node].person;
        let winner = study.winner.map(|side| person_of(position, side));
        match winner {
            Some(winner) if node != 0 => self.tree[node].proof = NodeProof::Win(winner),
            Some(winner) if winner != person => self.lost = true,
            None if self.tree[node].breadth != Breadth::Whole && !self.is_full() => self.widen(node, position),
            _ => {
                let wins = winner.is_some();
                let proof = NodeProof::Win(if wins { person } else { person.other() });
                for i in self.tree[node].children() {
                    if self.scratch.contains(&self.tree[i].action) == wins {
                        self.tree[i].proof = proof;
                    }
                }
                self.conclude(node);
                if wins {
                    let open = |&i: &usize| self.tree[i].proof == NodeProof::Open;
                    self.rest = self.tree[node].children().filter(open).collect();
                }
            }
        }
    }

    /// Replaces the children of a node by the actions of `scratch`; those that are children already keep their nodes.
    fn widen(&mut self, node: usize, position: &G) {
        let known = self.tree[node].children();
        (const { G::MONTE_CARLO.prune })(position, &mut self.scratch);
        self.sort(position);
        let first = self.tree.len();
        for i in 0..self.order.len() {
            let (promise, action) = self.order[i];
            let child = match known.clone().find(|&i| self.tree[i].action == action) {
                Some(old) => self.tree[old],
                None => self.child(position, action, share(promise)),
            };
            self.tree.push(child);
        }
        self.tree[node].breadth = Breadth::Whole;
        self.tree[node].first = first as u32;
        self.tree[node].count = (self.tree.len() - first) as u16;
        self.conclude(node);
    }

    /// Analyses another action of a won root, so that callers who compare actions get proven values.
    pub(super) fn study_rest(&mut self, node: usize) {
        let mut next = self.root.clone();
        next.apply(self.tree[node].action, &mut ());
        self.scratch.clear();
        next.actions(&mut self.scratch);
        let study = (const { G::MONTE_CARLO.analyse })(&next, &mut self.scratch);
        self.budget.spent += study.nodes;
        if let Some(winner) = study.winner {
            self.tree[node].proof = NodeProof::Win(person_of(&next, winner));
        }
    }

    /// Updates the proof of a node from those of its children.
    pub(super) fn conclude(&mut self, node: usize) {
        let children = &self.tree[self.tree[node].children()];
        // A comparing search continues after one action has been proved to win.
        let open = node == 0 && self.setting.compares && children.iter().any(|c| c.proof == NodeProof::Open);
        let proof = if open { NodeProof::Open } else { proven(self.tree[node].person, children) };
        let secured = children.iter().any(|c| c.proof == NodeProof::Draw);
        let node = &mut self.tree[node];
        node.secured = secured;
        if node.breadth != Breadth::Whole && proof != NodeProof::Open && proof != NodeProof::Win(node.person) {
            node.breadth = Breadth::Spent;
            return;
        }
        node.proof = proof;
    }
}

/// The unit of shares in the order of actions.
const SHARES: f32 = 16_777_216.0;

/// Returns the share of an action from its place in the order.
fn share(order: i32) -> f32 {
    -order as f32 / SHARES
}
