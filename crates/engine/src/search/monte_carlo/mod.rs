//! Monte-Carlo tree search.
//!
//! * Selection by upper confidence bounds, with the game's ordering hint as a progressive bias. An untried action has
//!   its parent's value (first-play urgency), or its value in playouts in which it came later (RAVE).
//! * Wins and losses are proven and backed up (MCTS-solver). Expanding a node plays every action, so a win in one is
//!   never missed and a proven loss never played.
//! * Playouts are uniformly random; [`playout`](super::MonteCarloHints::playout) says when the evaluation replaces the
//!   rest. A game may provide a faster function that plays a whole playout ([`fill`](super::MonteCarloHints::fill)).
//! * Static analysis of the game counts as proof: a cheap one at every node
//!   ([`prune`](super::MonteCarloHints::prune)), a thorough one at frequently visited nodes
//!   ([`analyse`](super::MonteCarloHints::analyse)).
//! * Where a game guesses ([`guess`](super::MonteCarloHints::guess)), nodes are expanded at their first visit, with the
//!   likeliest actions only; the guess is the value of the new node, and there are no playouts. The guessed shares
//!   replace the progressive bias. The thorough analysis adds the other actions before a loss can be proven.
//! * Memory is bounded: a full tree stops growing, and its statistics continue.
//! * The part of the tree below the actions played can be kept for the next decision of a match ([`memory`]).

mod answer;
mod factors;
mod grow;
mod later;
mod memory;
mod tree;

use super::budget::Budget;
use super::value::{sign, squash};
use super::{Heuristic, Setting};
use factors::factors;
use later::Later;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tabuleiro_rules::{Player, mix};
use tree::{Breadth, Node, NodeProof, ln};

/// The maximum number of nodes of the tree: about 50 MB.
const CAPACITY: usize = 1 << 20;
/// Weight of the exploration term.
const EXPLORATION: f32 = 1.0;
/// The same in games with [`Later`] statistics, which diversify the search already.
const EXPLORATION_LATER: f32 = 0.05;
/// Weight of the ordering hint.
const BIAS: f32 = 1.0;
/// First-play urgency: the value of an untried action is its parent's less this.
const URGENCY: f32 = 0.1;
/// Playouts for the value of a single legal action.
const FORCED: u32 = 50;
/// The visits at which an action's own statistics weigh as much as its "later" statistics.
const EQUIVALENCE: f32 = 300.0;
/// Weight of the exploration term of guessed shares (PUCT; Rosin 2011, Silver et al. 2017).
const EXPLORATION_GUESS: f32 = 1.0;
/// First-play urgency in games that guess.
const URGENCY_GUESS: f32 = 0.1;

pub(super) struct MonteCarlo<G: Heuristic> {
    root: G,
    setting: Setting,
    rng: Xoshiro256PlusPlus,
    budget: Budget,
    tree: Vec<Node<G::Action>>,
    /// The nodes of the current simulation and the side to move in each.
    path: Vec<(usize, Player)>,
    later: Later,
    scratch: Vec<G::Action>,
    order: Vec<(i32, G::Action)>,
    /// The guessed probabilities of the actions of `scratch`.
    shares: Vec<f32>,
    /// Whether the game's analysis proves that the mover at the root loses. The search continues for the action that
    /// is hardest to refute.
    lost: bool,
    /// Children of a won root that are not proven yet.
    rest: Vec<usize>,
}

impl<G: Heuristic> MonteCarlo<G> {
    /// Whether the game has "later" statistics.
    const COUNTS_LATER: bool = G::MONTE_CARLO.slots > 0;
    /// Whether the game guesses.
    const GUESSES: bool = G::MONTE_CARLO.guess.is_some();

    pub(super) fn new(position: &G, setting: Setting, seed: u64) -> Self {
        let mut search = MonteCarlo {
            root: position.clone(),
            setting,
            rng: Xoshiro256PlusPlus::seed_from_u64(mix(seed ^ position.key())),
            budget: Budget::new(setting.nodes),
            tree: Vec::new(),
            path: Vec::new(),
            later: Later::new(const { G::MONTE_CARLO.slots }),
            scratch: Vec::new(),
            order: Vec::new(),
            shares: Vec::new(),
            lost: false,
            rest: Vec::new(),
        };
        search.root.actions(&mut search.scratch);
        if let Some(&any) = search.scratch.first() {
            // The root has no action that led to it; this one is never read.
            search.tree.push(Node::new(any));
            search.expand(0, position);
        }
        search
    }

    /// Returns whether the search is complete. A forced action needs only a value.
    fn certain(&self) -> bool {
        let settled = |root: &Node<_>| root.proof != NodeProof::Open || (root.count == 1 && root.visits >= FORCED);
        self.rest.is_empty() && self.tree.first().is_none_or(settled)
    }

    /// Returns the child to visit next.
    fn select(&self, node: usize) -> usize {
        let parent = &self.tree[node];
        if node == 0
            && self.setting.compares
            && let Some(neglected) = self.neglected()
        {
            return neglected;
        }
        let side = sign(parent.person);
        let exploration = if Self::COUNTS_LATER { EXPLORATION_LATER } else { EXPLORATION };
        let curiosity = exploration * ln(parent.visits + 1).sqrt();
        let urgency = parent.mean() * side - if Self::GUESSES { URGENCY_GUESS } else { URGENCY };
        let eager = EXPLORATION_GUESS * ((parent.visits + 1) as f32).sqrt();
        let mut best = (f32::NEG_INFINITY, parent.first as usize);
        for i in parent.children() {
            let child = &self.tree[i];
            if child.proof != NodeProof::Open {
                // A proven child needs no visits; `secured` remembers a draw.
                continue;
            }
            let factors = factors(child.visits);
            let own = if child.visits > 0 { side * child.sum * factors.one } else { urgency };
            let mut value = blended::<G>(child, own, side);
            value += if Self::GUESSES {
                eager * child.promise * factors.next
            } else {
                curiosity * factors.curiosity + BIAS * child.promise * factors.next
            };
            if value > best.0 {
                best = (value, i);
            }
        }
        best.1
    }

    /// Returns the unproven child of the root with the fewest visits, unless it has at least half of the average.
    fn neglected(&self) -> Option<usize> {
        let root = &self.tree[0];
        let open = root.children().filter(|&i| self.tree[i].proof == NodeProof::Open);
        let least = open.min_by_key(|&i| self.tree[i].visits)?;
        (self.tree[least].visits * 2 * u32::from(root.count) <= root.visits).then_some(least)
    }

    /// Runs one simulation, or analyses one action of a root that is won already.
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
            if here.proof != NodeProof::Open {
                break here.proof.value();
            }
            if here.count == 0 {
                if !self.is_ripe(node) {
                    break self.estimate(&mut position, here.action);
                }
                match self.expand(node, &position) {
                    Some(guess) if self.tree[node].proof == NodeProof::Open => break guess,
                    _ => continue,
                }
            }
            if here.breadth == Breadth::Spent {
                if self.is_full() {
                    break self.estimate(&mut position, here.action);
                }
                self.study(node, &position);
                continue;
            }
            let analyse_after = const { G::MONTE_CARLO.analyse_after };
            if analyse_after > 0 && here.visits == analyse_after && !self.lost {
                self.study(node, &position);
                if self.tree[node].proof != NodeProof::Open {
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

    /// Returns whether a leaf has enough visits to be expanded.
    fn is_ripe(&self, node: usize) -> bool {
        let siblings = match self.path.len() {
            0 | 1 => 0,
            n => u32::from(self.tree[self.path[n - 2].0].count),
        };
        (Self::GUESSES || self.tree[node].visits > siblings / 32) && !self.is_full()
    }

    fn is_full(&self) -> bool {
        self.tree.len() + usize::from(u16::MAX) >= CAPACITY
    }

    /// Returns a guess of the value for the first person, or that of a playout where the game does not guess; `last` was
    /// just played.
    fn estimate(&mut self, position: &mut G, last: G::Action) -> f32 {
        if let Some(guess) = const { G::MONTE_CARLO.guess } {
            self.scratch.clear();
            position.actions(&mut self.scratch);
            let guess = guess(position, &self.scratch, &mut self.shares);
            self.budget.spent += guess.nodes;
            return guess.value * sign(position.person());
        }
        if let Some(fill) = const { G::MONTE_CARLO.fill } {
            let later = &mut self.later;
            self.budget.spent += u64::from(fill(position, &mut self.rng, &mut |side, slot| later.note(side, slot)));
            return position.winning_person().map_or(0.0, sign);
        }
        let mut last = last;
        for _ in 0..const { G::MONTE_CARLO.playout } {
            if position.outcome().is_some() {
                break;
            }
            let reply = (const { G::MONTE_CARLO.reply })(position, last);
            last = reply.unwrap_or_else(|| position.sample(&mut self.rng, &mut self.scratch));
            if Self::COUNTS_LATER
                && let Some(slot) = (const { G::MONTE_CARLO.slot })(last)
            {
                self.later.note(position.mover(), slot);
            }
            position.apply(last, &mut ());
            self.budget.spent += 1;
        }
        if position.outcome().is_none() {
            return judged(position);
        }
        position.winning_person().map_or(0.0, sign)
    }

    /// Updates the nodes of the path with the result, and their proofs.
    fn back_up(&mut self, mut value: f32) {
        let mut news = false;
        for step in (0..self.path.len()).rev() {
            let (node, mover) = self.path[step];
            if news {
                self.conclude(node);
            }
            let Node { person, proof, secured, .. } = self.tree[node];
            news = proof != NodeProof::Open;
            if secured && value * sign(person) < 0.0 {
                value = 0.0;
            }
            if Self::COUNTS_LATER {
                self.note_later(step, mover, value);
            }
            self.tree[node].visits += 1;
            self.tree[node].sum += value;
        }
    }

    /// Updates the "later" statistics of the children whose action `mover` took later in this simulation.
    fn note_later(&mut self, step: usize, mover: Player, value: f32) {
        if let Some(&(taken, _)) = self.path.get(step + 1)
            && let Some(slot) = (const { G::MONTE_CARLO.slot })(self.tree[taken].action)
        {
            self.later.note(mover, slot);
        }
        let children = self.tree[self.path[step].0].children();
        for child in &mut self.tree[children] {
            if let Some(slot) = (const { G::MONTE_CARLO.slot })(child.action) {
                // About half of the actions were played, so a branch would often be mispredicted.
                let played = u32::from(self.later.has(mover, slot));
                child.later_visits += played;
                child.later_sum += value * played as f32;
            }
        }
    }
}

/// Blends a child's `own` value with the value of its action when played later.
#[inline]
fn blended<G: Heuristic>(child: &Node<G::Action>, own: f32, side: f32) -> f32 {
    if const { G::MONTE_CARLO.slots == 0 } || child.later_visits == 0 {
        return own;
    }
    own + factors(child.visits).later * (side * child.later_sum / child.later_visits as f32 - own)
}

/// Returns the person who plays a side.
fn person_of<G: Heuristic>(position: &G, side: Player) -> Player {
    if position.swapped() { side.other() } else { side }
}

/// Returns the evaluation as a value for the first person.
fn judged<G: Heuristic>(position: &G) -> f32 {
    let value = squash::<G>(position.evaluate());
    if position.swapped() { -value } else { value }
}
