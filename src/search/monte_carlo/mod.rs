//! Monte-Carlo tree search: a tree grown one node at a time where playouts promise most.
//!
//! * Selection by upper confidence bounds, with the game's ordering hint as a bias that fades; an action not tried yet
//!   counts as its parent does (first-play urgency), as the evaluation says, or as it fared later in other playouts.
//! * Wins and losses are proven and backed up as soon as they are seen (MCTS-solver): on expanding a node every action
//!   is tried, so a win in one is never missed and a proven loss never played.
//! * Playouts are uniformly random; [`Heuristic::PLAYOUT`] says when the evaluation judges instead.
//! * Memory is bounded: a full tree stops growing and goes on counting.

mod later;
mod tree;

use super::budget::Budget;
use super::value::{sign, squash};
use super::{Candidate, Heuristic, Opponent, Progress, Setting};
use crate::rules::{Player, below, mix};
use later::Later;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tree::{Node, Proof, ln, proven};

/// The most nodes the tree may have: some 50 MB.
const CAPACITY: usize = 1 << 20;
/// Weight of curiosity.
const EXPLORATION: f32 = 1.0;
/// The same where [`Later`] already sees to variety.
const EXPLORATION_LATER: f32 = 0.05;
/// Weight of the ordering hint.
const BIAS: f32 = 1.0;
/// How much worse than its parent an action not tried yet is assumed to be.
const URGENCY: f32 = 0.1;
/// Playouts spent on the value of the only legal action.
const FORCED: u32 = 50;
/// After how many visits an action's own record weighs as much as its record "later".
const EQUIVALENCE: f32 = 300.0;

pub(super) struct MonteCarlo<G: Heuristic> {
    root: G,
    setting: Setting,
    seed: u64,
    rng: Xoshiro256PlusPlus,
    budget: Budget,
    tree: Vec<Node<G::Action>>,
    /// The nodes of the simulation at hand and the side that decides in each.
    path: Vec<(usize, Player)>,
    later: Later,
    scratch: Vec<G::Action>,
    order: Vec<(i32, G::Action)>,
}

impl<G: Heuristic> MonteCarlo<G> {
    pub(super) fn new(position: &G, setting: Setting, seed: u64) -> Self {
        let mut search = MonteCarlo {
            root: position.clone(),
            setting,
            seed: seed ^ position.key(),
            rng: Xoshiro256PlusPlus::seed_from_u64(mix(seed ^ position.key())),
            budget: Budget::new(setting.nodes),
            tree: Vec::new(),
            path: Vec::new(),
            later: Later::new(G::SLOTS),
            scratch: Vec::new(),
            order: Vec::new(),
        };
        search.root.actions(&mut search.scratch);
        if let Some(&any) = search.scratch.first() {
            // The root was reached by no action; nobody reads this one.
            search.tree.push(Node::new(any));
            search.expand(0, position);
        }
        search
    }

    /// Whether there is nothing left to find out. A forced action needs no thought, only a value.
    fn certain(&self) -> bool {
        let settled = |root: &Node<_>| root.proof != Proof::Open || (root.count == 1 && root.visits >= FORCED);
        self.tree.first().is_none_or(settled)
    }

    /// Lists the actions of a node and tries each: what ends the game is certain at once.
    fn expand(&mut self, node: usize, position: &G) {
        let person = position.person();
        self.tree[node].person = person;
        self.scratch.clear();
        position.actions(&mut self.scratch);
        self.order.clear();
        self.order.extend(self.scratch.iter().map(|&a| (-position.promise(a), a)));
        // Random order among equals, or the first in the list would always be favoured.
        for i in (1..self.order.len()).rev() {
            self.order.swap(i, below(&mut self.rng, i as u32 + 1) as usize);
        }
        self.order.sort_by_key(|o| o.0);

        let first = self.tree.len();
        let mut rank = 0;
        for i in 0..self.order.len() {
            let (promise, action) = self.order[i];
            if i > 0 && promise != self.order[i - 1].0 {
                rank = i;
            }
            let mut child = Node::new(action);
            child.promise = 1.0 / (1.0 + rank as f32);
            let mut next = position.clone();
            next.apply(action, &mut ());
            self.budget.spent += 1;
            match next.outcome() {
                Some(_) => child.proof = next.winning_person().map_or(Proof::Draw, Proof::Win),
                None if G::PRIOR > 0.0 => child.prior = judged(&next),
                None => {}
            }
            self.tree.push(child);
            if child.proof == Proof::Win(person) && node != 0 {
                // Nothing else matters here.
                self.tree[first] = child;
                self.tree.truncate(first + 1);
                break;
            }
        }
        self.tree[node].first = first as u32;
        self.tree[node].count = (self.tree.len() - first) as u16;
        self.conclude(node);
    }

    /// Draws the conclusions from what is certain about the children.
    fn conclude(&mut self, node: usize) {
        let children = &self.tree[self.tree[node].children()];
        let proof = proven(self.tree[node].person, children);
        let secured = children.iter().any(|c| c.proof == Proof::Draw);
        self.tree[node].proof = proof;
        self.tree[node].secured = secured;
    }

    /// The child to look at next.
    fn select(&self, node: usize) -> usize {
        let parent = &self.tree[node];
        let side = sign(parent.person);
        let exploration = if G::SLOTS > 0 { EXPLORATION_LATER } else { EXPLORATION };
        let curiosity = exploration * exploration * ln(parent.visits + 1);
        let urgency = parent.mean() * side - URGENCY;
        let mut best = (f32::NEG_INFINITY, parent.first as usize);
        for i in parent.children() {
            let child = &self.tree[i];
            if child.proof != Proof::Open {
                // Nothing to learn there; a draw is kept in mind by `secured`.
                continue;
            }
            let visits = child.visits as f32;
            let own = if G::PRIOR > 0.0 {
                side * (child.sum + G::PRIOR * child.prior) / (visits + G::PRIOR)
            } else if child.visits > 0 {
                side * child.sum / visits
            } else {
                urgency
            };
            let mut value = own;
            if G::SLOTS > 0 && child.later_visits > 0 {
                let trust = (EQUIVALENCE / (3.0 * visits + EQUIVALENCE)).sqrt();
                value = own + trust * (side * child.later_sum / child.later_visits as f32 - own);
            }
            value += (curiosity / (visits + 1.0)).sqrt() + BIAS * child.promise / (visits + 1.0);
            if value > best.0 {
                best = (value, i);
            }
        }
        best.1
    }

    /// Grows the tree by one playout.
    fn simulate(&mut self) {
        let mut position = self.root.clone();
        let mut node = 0;
        self.path.clear();
        self.later.clear();
        self.path.push((0, position.mover()));
        let value = loop {
            let here = self.tree[node];
            if here.proof != Proof::Open {
                break here.proof.value();
            }
            if here.count == 0 {
                if self.is_ripe(node) {
                    self.expand(node, &position);
                    continue;
                }
                break self.playout(&mut position, here.action);
            }
            node = self.select(node);
            position.apply(self.tree[node].action, &mut ());
            self.budget.spent += 1;
            self.path.push((node, position.mover()));
        };
        self.back_up(value);
    }

    /// Whether a leaf has been seen often enough to be worth its children.
    fn is_ripe(&self, node: usize) -> bool {
        let siblings = match self.path.len() {
            0 | 1 => 0,
            n => u32::from(self.tree[self.path[n - 2].0].count),
        };
        self.tree[node].visits > siblings / 32 && self.tree.len() + usize::from(u16::MAX) < CAPACITY
    }

    /// Random actions to the end, or to [`Heuristic::PLAYOUT`]; the first person's value. `last` was just played.
    fn playout(&mut self, position: &mut G, mut last: G::Action) -> f32 {
        let mut plies = 0;
        while plies < G::PLAYOUT && position.outcome().is_none() {
            let sampled = || position.sample(&mut self.rng, &mut self.scratch);
            let action = position.reply(last).unwrap_or_else(sampled);
            if G::SLOTS > 0
                && let Some(slot) = position.slot(action)
            {
                self.later.note(position.mover(), slot);
            }
            position.apply(action, &mut ());
            last = action;
            plies += 1;
        }
        self.budget.spent += u64::from(plies);
        if position.outcome().is_none() {
            return judged(position);
        }
        position.winning_person().map_or(0.0, sign)
    }

    /// Tells the nodes of the path what came out, and proves what can be proven.
    fn back_up(&mut self, mut value: f32) {
        let mut news = false;
        for step in (0..self.path.len()).rev() {
            let (node, mover) = self.path[step];
            if news {
                self.conclude(node);
            }
            let Node { person, proof, secured, .. } = self.tree[node];
            news = proof != Proof::Open;
            if secured && value * sign(person) < 0.0 {
                value = 0.0;
            }
            if G::SLOTS > 0 {
                self.note_later(step, mover, value);
            }
            self.tree[node].visits += 1;
            self.tree[node].sum += value;
        }
    }

    /// Credits the children whose action `mover` took later in this simulation.
    fn note_later(&mut self, step: usize, mover: Player, value: f32) {
        if let Some(&(taken, _)) = self.path.get(step + 1)
            && let Some(slot) = self.root.slot(self.tree[taken].action)
        {
            self.later.note(mover, slot);
        }
        let children = self.tree[self.path[step].0].children();
        for child in &mut self.tree[children] {
            if let Some(slot) = self.root.slot(child.action)
                && self.later.has(mover, slot)
            {
                child.later_visits += 1;
                child.later_sum += value;
            }
        }
    }

    /// The children of the root, the best first: proven wins, then the most visited, proven losses last.
    fn ranked(&self) -> Vec<usize> {
        let Some(root) = self.tree.first() else { return Vec::new() };
        let mut list: Vec<usize> = root.children().collect();
        let rank = |&i: &usize| {
            let child = &self.tree[i];
            let class = match child.proof {
                Proof::Win(winner) if winner == root.person => 0,
                Proof::Win(_) => 2,
                _ => 1,
            };
            (class, u32::MAX - child.visits)
        };
        list.sort_by_key(rank);
        // A proven draw that is better than what the most visited child hopes for.
        if let Some(at) = list.iter().position(|&i| self.tree[i].proof == Proof::Draw)
            && self.tree[list[0]].proof == Proof::Open
            && self.prospects(list[0]) < 0.0
        {
            list[..=at].rotate_right(1);
        }
        list
    }

    fn text(&self, node: usize) -> String {
        let mut text = String::new();
        self.root.write(self.tree[node].action, &mut text);
        text
    }

    /// The value of a child of the root for the person who decides.
    fn prospects(&self, node: usize) -> f32 {
        self.tree[node].mean() * sign(self.tree[0].person)
    }
}

/// What the evaluation says, for the first person.
fn judged<G: Heuristic>(position: &G) -> f32 {
    let value = squash::<G>(position.evaluate());
    if position.swapped() { -value } else { value }
}

impl<G: Heuristic> Opponent for MonteCarlo<G> {
    fn think(&mut self, nodes: u64) -> Progress {
        self.budget.grant(nodes);
        while self.budget.left() && !self.certain() {
            self.simulate();
        }
        let ranked = self.ranked();
        let most = ranked.first().map_or(0, |&i| self.tree[i].visits).max(1) as f32;
        let view = |&i: &usize| (self.prospects(i), self.tree[i].visits as f32 / most);
        let views: Vec<(f32, f32)> = ranked.iter().map(view).collect();
        let chosen = (!ranked.is_empty()).then(|| ranked[self.setting.pick(&views, self.seed)]);
        Progress {
            nodes: self.budget.spent,
            finished: self.certain() || self.budget.over(),
            best: chosen.map(|i| self.text(i)),
            value: views.first().map_or(0.0, |v| v.0),
        }
    }

    fn candidates(&self) -> Vec<Candidate> {
        let ranked = self.ranked();
        let total = ranked.iter().map(|&i| self.tree[i].visits).sum::<u32>().max(1) as f32;
        let candidate = |&i: &usize| Candidate {
            text: self.text(i),
            value: self.prospects(i),
            share: self.tree[i].visits as f32 / total,
        };
        ranked.iter().map(candidate).collect()
    }
}
