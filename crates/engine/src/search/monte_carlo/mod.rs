//! Monte-Carlo tree search: a tree grown one node at a time where playouts promise most.
//!
//! * Selection by upper confidence bounds, with the game's ordering hint as a bias that fades; an action not tried yet
//!   counts as its parent does (first-play urgency), as the evaluation says, or as it fared later in other playouts.
//! * Wins and losses are proven and backed up as soon as they are seen (MCTS-solver): on expanding a node every action
//!   is tried, so a win in one is never missed and a proven loss never played.
//! * Playouts are uniformly random; [`Heuristic::PLAYOUT`] says when the evaluation judges instead.
//! * What a game knows for certain counts as proven: it is asked for a first look at every node ([`Heuristic::prune`]) and
//!   for a thorough one where visits are frequent ([`Heuristic::analyse`]).
//! * Memory is bounded: a full tree stops growing and goes on counting.

mod answer;
mod later;
mod tree;

use super::budget::Budget;
use super::value::{sign, squash};
use super::{Heuristic, Setting};
use later::Later;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tabuleiro_rules::{Player, below, mix};
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
    /// The game knows that who decides at the root loses. The search goes on for the action that is hardest to refute.
    lost: bool,
    /// Children of a won root of which nothing is certain yet.
    rest: Vec<usize>,
    /// An action of the root wins at once.
    wins: bool,
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
            lost: false,
            rest: Vec::new(),
            wins: false,
        };
        search.root.actions(&mut search.scratch);
        if let Some(&any) = search.scratch.first() {
            // The root was reached by no action; nobody reads this one.
            search.tree.push(Node::new(any));
            search.expand(0, position);
            search.wins = search.tree[0].proof == Proof::Win(position.person());
        }
        search
    }

    /// Whether there is nothing left to find out. A forced action needs no thought, only a value.
    fn certain(&self) -> bool {
        let settled = |root: &Node<_>| root.proof != Proof::Open || (root.count == 1 && root.visits >= FORCED);
        self.rest.is_empty() && self.tree.first().is_none_or(settled)
    }

    /// Lists the actions of a node and tries each: what ends the game is certain at once.
    fn expand(&mut self, node: usize, position: &G) {
        let person = position.person();
        self.tree[node].person = person;
        self.scratch.clear();
        position.actions(&mut self.scratch);
        // At the root every action is answered for.
        if node != 0
            && let Some(winner) = position.prune(&mut self.scratch)
        {
            self.tree[node].proof = Proof::Win(person_of(position, winner));
            return;
        }
        self.order.clear();
        self.order.extend(self.scratch.iter().map(|&a| (-position.move_order(a), a)));
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

    /// Asks the game what it knows for certain about a node that is visited often.
    fn study(&mut self, node: usize, position: &G) {
        self.scratch.clear();
        position.actions(&mut self.scratch);
        let study = position.analyse(&mut self.scratch);
        self.budget.spent += study.nodes;
        let person = self.tree[node].person;
        let winner = study.winner.map(|side| person_of(position, side));
        match winner {
            Some(winner) if node != 0 => self.tree[node].proof = Proof::Win(winner),
            Some(winner) if winner != person => self.lost = true,
            _ => {
                let wins = winner.is_some();
                let proof = Proof::Win(if wins { person } else { person.other() });
                for i in self.tree[node].children() {
                    if self.scratch.contains(&self.tree[i].action) == wins {
                        self.tree[i].proof = proof;
                    }
                }
                self.conclude(node);
                if wins {
                    let open = |&i: &usize| self.tree[i].proof == Proof::Open;
                    self.rest = self.tree[node].children().filter(open).collect();
                }
            }
        }
    }

    /// Asks about one of the other actions of a root that is won: whoever wants to compare them is told the truth.
    fn study_rest(&mut self, node: usize) {
        let mut next = self.root.clone();
        next.apply(self.tree[node].action, &mut ());
        self.scratch.clear();
        next.actions(&mut self.scratch);
        let study = next.analyse(&mut self.scratch);
        self.budget.spent += study.nodes;
        if let Some(winner) = study.winner {
            self.tree[node].proof = Proof::Win(person_of(&next, winner));
        }
    }

    /// Draws the conclusions from what is certain about the children.
    fn conclude(&mut self, node: usize) {
        let children = &self.tree[self.tree[node].children()];
        // Who wants to compare actions is not done when one of them wins.
        let open = node == 0 && self.setting.compares && children.iter().any(|c| c.proof == Proof::Open);
        let proof = if open { Proof::Open } else { proven(self.tree[node].person, children) };
        let secured = children.iter().any(|c| c.proof == Proof::Draw);
        self.tree[node].proof = proof;
        self.tree[node].secured = secured;
    }

    /// The child to look at next.
    fn select(&self, node: usize) -> usize {
        let parent = &self.tree[node];
        if node == 0
            && self.setting.compares
            && let Some(neglected) = self.neglected()
        {
            return neglected;
        }
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
            let mut value = blended::<G>(child, own, side);
            value += (curiosity / (visits + 1.0)).sqrt() + BIAS * child.promise / (visits + 1.0);
            if value > best.0 {
                best = (value, i);
            }
        }
        best.1
    }

    /// The open child of the root with the fewest visits, unless it has half of what each would have if all had the same.
    fn neglected(&self) -> Option<usize> {
        let root = &self.tree[0];
        let open = root.children().filter(|&i| self.tree[i].proof == Proof::Open);
        let least = open.min_by_key(|&i| self.tree[i].visits)?;
        (self.tree[least].visits * 2 * u32::from(root.count) <= root.visits).then_some(least)
    }

    /// Grows the tree by one playout, or looks at one action of a root that is won already.
    fn simulate(&mut self) {
        if let Some(node) = self.rest.pop() {
            self.study_rest(node);
            return;
        }
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
            if G::ANALYSE_AFTER > 0 && here.visits == G::ANALYSE_AFTER && !self.lost {
                self.study(node, &position);
                if self.tree[node].proof != Proof::Open {
                    continue;
                }
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
    fn playout(&mut self, position: &mut G, last: G::Action) -> f32 {
        let later = &mut self.later;
        let plies = position.roll_out(last, &mut self.rng, &mut self.scratch, |side, slot| later.note(side, slot));
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
}

/// What `own` record says of a child, together with what is known of its action played later.
fn blended<G: Heuristic>(child: &Node<G::Action>, own: f32, side: f32) -> f32 {
    if G::SLOTS == 0 || child.later_visits == 0 {
        return own;
    }
    let trust = (EQUIVALENCE / (3.0 * child.visits as f32 + EQUIVALENCE)).sqrt();
    own + trust * (side * child.later_sum / child.later_visits as f32 - own)
}

/// Who plays that side.
fn person_of<G: Heuristic>(position: &G, side: Player) -> Player {
    if position.swapped() { side.other() } else { side }
}

/// What the evaluation says, for the first person.
fn judged<G: Heuristic>(position: &G) -> f32 {
    let value = squash::<G>(position.evaluate());
    if position.swapped() { -value } else { value }
}
