//! Proof-number search with carriers ([`CarrierHints`]), for the question whether the first player wins.
//!
//! The carrier of every decided position is stored in a table. If an action loses, actions outside the carrier of the
//! opponent's win are not searched, because they lose, too. If the mover wins, the carrier consists of the site of the
//! winning action and of the carrier after it. If the mover loses, it is the union of carriers that together refute all
//! actions.
//!
//! The keys of symmetric positions differ here, because the carriers do.

use super::{Child, DfPn, Domain, Numbers, Question, expected};
use crate::search::{CarrierHints, Heuristic, Refutation, Simplified};
use crate::solve::solver::ProofAnswer;
use crate::solve::table::{ProofTable, worth_keeping};
use tabuleiro_rules::Player;

/// A simplified position.
pub(in crate::solve) struct Node<G> {
    position: G,
    key: u64,
    /// The refutations of the mover's actions that were found.
    refutations: Vec<Refutation>,
    /// The sites of actions that no refutation refutes.
    left: u64,
    /// The carrier of the mover's win, if the static analysis found one.
    won: Option<u64>,
}

impl<G> Node<G> {
    fn new(position: G, key: u64) -> Node<G> {
        Node { position, key, refutations: Vec::new(), left: u64::MAX, won: None }
    }

    fn refute(&mut self, refutation: Refutation) {
        self.refutations.push(refutation);
        self.left &= refutation.spares;
    }

    /// Returns the union of the carriers of refutations that together refute all actions on `sites`. Refutations that the
    /// others make unnecessary are left out, those with the largest carriers first.
    fn carrier(&self, sites: u64) -> u64 {
        let mut needed = self.refutations.clone();
        needed.sort_unstable_by_key(|refutation| refutation.carrier.count_ones());
        for at in (0..needed.len()).rev() {
            let others = needed.iter().enumerate().filter(|&(other, _)| other != at);
            if others.fold(sites, |left, (_, refutation)| left & refutation.spares) == 0 {
                needed.remove(at);
            }
        }
        needed.iter().fold(0, |carrier, refutation| carrier | refutation.carrier)
    }
}

/// A game as [`DfPn`] searches it.
pub(in crate::solve) struct Carried<G: Heuristic> {
    hints: &'static CarrierHints<G>,
    /// The carriers of decided positions by key. The lowest eight bits of a word are the work.
    carriers: ProofTable,
    scratch: Vec<G::Action>,
}

impl<G: Heuristic> Carried<G> {
    /// Creates a search whose tables take `memory` bytes.
    pub(in crate::solve) fn search(hints: &'static CarrierHints<G>, memory: u64) -> DfPn<Carried<G>> {
        let carriers = ProofTable::new(memory / 3);
        DfPn::new(Carried { hints, carriers, scratch: Vec::new() }, memory - memory / 3)
    }

    /// Returns the sites of all actions, and whether carriers apply to all of them.
    fn sites(&mut self, position: &G) -> (u64, bool) {
        self.scratch.clear();
        position.actions(&mut self.scratch);
        let sites = self.scratch.iter().map(|&action| (self.hints.site)(position, action));
        sites.fold((0, true), |(all, every), site| (all | site, every && site != 0))
    }

    /// Returns the simplified position after an action.
    fn after(&self, position: &G, action: G::Action) -> Simplified<G> {
        let mut next = position.clone();
        next.apply(action, &mut ());
        (self.hints.simplify)(&next)
    }

    /// Returns the carrier of the win of `winner` after an action.
    fn carrier_after(&mut self, position: &G, action: G::Action, winner: Player) -> u64 {
        let simplified = self.after(position, action);
        let relied = simplified.relied_by(winner);
        if simplified.position.outcome().is_some() {
            return relied;
        }
        let known = self.carriers.get(simplified.position.essence());
        relied | known.map_or_else(|| self.sites(&simplified.position).0, |word| word >> 8)
    }
}

/// Returns the answer where a person wins.
fn answer_of(winner: Player) -> Numbers {
    if winner == Player::First { Numbers::YES } else { Numbers::NO }
}

/// Returns the side that has won according to an answer.
fn winner_of<G: Heuristic>(position: &G, answer: Numbers) -> Player {
    let person = Player::from_second(answer != Numbers::YES);
    if position.swapped() { person.other() } else { person }
}

impl<G: Heuristic> Domain for Carried<G> {
    type Position = Node<G>;
    type Action = G::Action;

    fn wants_yes(&self, node: &Node<G>) -> bool {
        node.position.person() == Player::First
    }

    fn expand(
        &mut self,
        node: &mut Node<G>,
        _ply: u32,
        table: &ProofTable,
        children: &mut Vec<Child<G::Action>>,
    ) -> u64 {
        let (wanted, from) = (self.wants_yes(node), children.len());
        let found = (self.hints.connections)(&node.position);
        let mut spent = found.nodes + 1;
        let mut actions = std::mem::take(&mut self.scratch);
        actions.clear();
        node.position.actions(&mut actions);
        node.won = found.won;
        if found.won.is_some() {
            actions.truncate(1);
            let numbers = answer_of(node.position.person());
            children.extend(actions.iter().map(|&action| Child { action, key: 0, numbers, promise: 0 }));
            actions.clear();
        }
        found.refutations.into_iter().for_each(|refutation| node.refute(refutation));
        for &action in &actions {
            let site = (self.hints.site)(&node.position, action);
            if site != 0 && site & node.left == 0 {
                continue;
            }
            let next = self.after(&node.position, action).position;
            spent += 1;
            let key = next.essence();
            let ended = next.winning_person().map(answer_of);
            let known = ended.or_else(|| table.get(key).map(Numbers::unpack));
            let numbers = known.unwrap_or_else(|| expected(&next));
            children.push(Child { action, key, numbers, promise: node.position.move_order(action) });
            let (own, other) = numbers.seen_by(wanted);
            if own == 0 {
                break;
            }
            if other == 0 {
                self.refuted(node, children, from, children.len() - 1);
            }
        }
        self.scratch = actions;
        spent
    }

    fn refuted(&mut self, node: &mut Node<G>, children: &mut Vec<Child<G::Action>>, from: usize, at: usize) {
        let Child { action, numbers, .. } = children[at];
        if (self.hints.site)(&node.position, action) == 0 {
            return;
        }
        let carrier = self.carrier_after(&node.position, action, winner_of(&node.position, numbers));
        node.refute(Refutation { spares: carrier, carrier });
        let mut kept = from;
        for at in from..children.len() {
            let site = (self.hints.site)(&node.position, children[at].action);
            if site == 0 || site & node.left != 0 {
                children.swap(kept, at);
                kept += 1;
            }
        }
        children.truncate(kept);
    }

    fn decided(&mut self, node: &Node<G>, now: Numbers, children: &[Child<G::Action>], nodes: u64) {
        let winner = winner_of(&node.position, now);
        let carrier = match children.iter().find(|child| child.numbers == now) {
            _ if node.won.is_some() => node.won,
            Some(child) if (now == Numbers::YES) == self.wants_yes(node) => {
                let site = (self.hints.site)(&node.position, child.action);
                (site != 0).then(|| site | self.carrier_after(&node.position, child.action, winner))
            }
            _ => {
                let (sites, every) = self.sites(&node.position);
                every.then(|| node.carrier(sites))
            }
        };
        if let Some(carrier) = carrier {
            self.carriers.put(node.key, carrier << 8 | worth_keeping(nodes));
        }
    }

    fn successor(&mut self, node: &Node<G>, action: G::Action) -> Option<Node<G>> {
        let position = self.after(&node.position, action).position;
        let key = position.essence();
        Some(Node::new(position, key))
    }
}

impl<G: Heuristic> Question<G> for Carried<G> {
    fn ask(search: &mut DfPn<Self>, position: &G, _past: u64, _least: i32) {
        let position = (search.domain.hints.simplify)(position).position;
        if let Some(winner) = position.winning_person() {
            search.result = Some(answer_of(winner));
            return;
        }
        let key = position.essence();
        match search.table.get(key).map(Numbers::unpack).filter(|known| known.is_decided()) {
            Some(known) => search.result = Some(known),
            None => search.begin(Node::new(position, key), key),
        }
    }

    fn answer(&self, numbers: Numbers) -> ProofAnswer {
        match numbers {
            Numbers::YES => ProofAnswer::AtLeast(1, None),
            Numbers::NO => ProofAnswer::AtMost(-1, None),
            _ => ProofAnswer::Unknown,
        }
    }
}
