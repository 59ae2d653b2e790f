//! Proof-number search, depth first (df-pn: Nagai 2002), for questions of yes and no.
//!
//! A position is looked into as long as it is the most promising one: until its proof or its disproof number passes the
//! threshold at which another would be. A threshold is a quarter more than that (1 + ε: Pawlewicz and Lew 2007), so that the
//! search does not jump to and fro between two equals. The recursion is written out as a stack, so that it can stop after
//! any node and go on later as if nothing had happened.
//!
//! Where a game foresees who wins (a race), or finds it out without trying (a virtual connection), that is believed, and so
//! is which actions lose for certain; the other methods try it out.
//!
//! A disproof that leans on a draw by repetition is true on one path and false on another; games in which positions can
//! come back are refused. Where earlier boards may not come back, a key holds them all.

mod numbers;

use super::Measure;
use super::position::{key_of, remembered};
use super::solver::{ProofAnswer, Solver};
use super::table::ProofTable;
use crate::search::Heuristic;
pub(super) use numbers::Numbers;
use tabuleiro_rules::{Player, mix};

/// An action and what is known of the position after it.
#[derive(Clone, Copy)]
struct Child<A> {
    action: A,
    key: u64,
    numbers: Numbers,
    promise: i32,
}

/// A position on the way to the one at hand.
struct Frame<G> {
    position: G,
    key: u64,
    past: u64,
    /// Where its actions begin among all.
    from: usize,
    /// Whether whoever decides here wants the answer to be yes.
    wanted: bool,
    /// It is left when it reaches one of these.
    most: Numbers,
    /// The action at hand.
    chosen: usize,
    /// Nodes spent when it was begun.
    begun: u64,
}

/// What ends of matches were worth since a question was first asked: no answer can be surer than they are.
#[derive(Clone, Copy)]
struct Seen {
    least: i32,
    /// The greatest worth that was too little.
    below: i32,
    /// The least worth that was enough.
    above: i32,
}

pub(super) struct ProofNumberSolver<G: Heuristic> {
    measure: Measure,
    least: i32,
    /// By question.
    seen: Vec<Seen>,
    /// Tells the questions apart in the table.
    salt: u64,
    stack: Vec<Frame<G>>,
    /// The actions of all frames, those of the top frame last.
    children: Vec<Child<G::Action>>,
    table: ProofTable,
    scratch: Vec<G::Action>,
    spent: u64,
    /// Those of the question.
    root: Numbers,
    answer: Option<ProofAnswer>,
}

impl<G: Heuristic> ProofNumberSolver<G> {
    pub(super) fn new(measure: Measure, memory: u64) -> Self {
        ProofNumberSolver {
            measure,
            least: 0,
            seen: Vec::new(),
            salt: 0,
            stack: Vec::new(),
            children: Vec::new(),
            table: ProofTable::new(memory),
            scratch: Vec::new(),
            spent: 0,
            root: Numbers::OPEN,
            answer: None,
        }
    }

    /// Looks at the top frame: leaves it, or looks into its most promising action.
    fn step(&mut self) {
        let Some(frame) = self.stack.last() else { return };
        let now = Numbers::of(frame.wanted, self.children[frame.from..].iter().map(|child| child.numbers));
        if self.stack.len() == 1 {
            self.root = now;
        }
        if now.proof >= frame.most.proof || now.disproof >= frame.most.disproof {
            self.leave(now);
        } else {
            self.descend(now);
        }
    }

    /// Looks into the most promising action of the top frame, up to the thresholds at which that would be another.
    fn descend(&mut self, now: Numbers) {
        let ply = self.stack.len() as u32 + 1;
        let Some(frame) = self.stack.last_mut() else { return };
        let wanted = frame.wanted;
        let own = |child: &Child<G::Action>| child.numbers.seen_by(wanted).0;
        let (mut best, mut second, mut open) = (frame.from, Numbers::INFINITE, 0);
        for at in frame.from..self.children.len() {
            let child = &self.children[at];
            open += u32::from(child.numbers.seen_by(wanted).1 != 0);
            if at == best {
                continue;
            }
            let (rival, holder) = (own(child), &self.children[best]);
            if (rival, -child.promise) < (own(holder), -holder.promise) {
                second = second.min(own(holder));
                best = at;
            } else {
                second = second.min(rival);
            }
        }
        // Another way may have led there since.
        let child = &mut self.children[best];
        if let Some(known) = self.table.get(child.key).map(Numbers::unpack).filter(|&known| known != child.numbers) {
            child.numbers = known;
            return;
        }
        frame.chosen = best;
        let most = frame.most.for_best(wanted, second, open);
        let (action, key, past) = (child.action, child.key, frame.past);
        let mut position = frame.position.clone();
        position.apply(action, &mut ());
        if self.stack.iter().any(|frame| frame.key == key) {
            // No game that is asked does this, but whoever adds one may forget to say that it does.
            self.answer = Some(ProofAnswer::Unknown);
            return;
        }
        debug_assert!(now.proof < Numbers::INFINITE || now.disproof < Numbers::INFINITE);
        self.enter(position, key, past, most, ply);
    }

    /// Opens a frame for a position that stands so many actions from the beginning, with all its actions tried out.
    fn enter(&mut self, position: G, key: u64, past: u64, most: Numbers, ply: u32) {
        let past = remembered(&position, past);
        let wanted = position.person() == Player::First;
        let from = self.children.len();
        let begun = self.spent;
        self.scratch.clear();
        position.actions(&mut self.scratch);
        if let Some(worth) = self.study(&position) {
            self.scratch.truncate(1);
            let numbers = judge(worth, self.least, &mut self.seen);
            self.children.extend(self.scratch.iter().map(|&action| Child { action, key: 0, numbers, promise: 0 }));
            self.scratch.clear();
        }
        for &action in &self.scratch {
            let mut next = position.clone();
            next.apply(action, &mut ());
            self.spent += 1;
            let (key, numbers) = if let Some(worth) = self.measure.at_sight(&next) {
                (0, judge(worth, self.least, &mut self.seen))
            } else {
                let key = key_of(&next, ply + 1, past) ^ self.salt;
                (key, self.table.get(key).map_or_else(|| expected(&next), Numbers::unpack))
            };
            let promise = position.move_order(action);
            self.children.push(Child { action, key, numbers, promise });
            if numbers.is_decided() && (numbers == Numbers::YES) == wanted {
                break;
            }
        }
        self.stack.push(Frame { position, key, past, from, wanted, most, chosen: from, begun });
    }

    /// Takes those of the position's actions away that the game knows to lose; its worth, if the game knows that.
    fn study(&mut self, position: &G) -> Option<i32> {
        if G::ANALYSE_AFTER == 0 || self.measure != Measure::Win {
            return None;
        }
        let study = position.analyse(&mut self.scratch);
        self.spent += study.nodes;
        let first = if position.swapped() { Player::Second } else { Player::First };
        study.winner.map(|side| if side == first { 1 } else { -1 })
    }

    /// Closes the top frame.
    fn leave(&mut self, now: Numbers) {
        let Some(frame) = self.stack.pop() else { return };
        self.children.truncate(frame.from);
        self.table.put(frame.key, now.pack(self.spent - frame.begun));
        match self.stack.last() {
            Some(parent) => self.children[parent.chosen].numbers = now,
            None => self.answer = Some(self.answer_of(now)),
        }
    }

    /// A proof tree ends in matches that were worth enough, so the question is worth what the least of them was.
    fn answer_of(&self, now: Numbers) -> ProofAnswer {
        let seen = self.seen.iter().find(|seen| seen.least == self.least);
        match (seen, now) {
            (None, _) => ProofAnswer::Unknown,
            (Some(seen), Numbers::YES) => ProofAnswer::AtLeast(seen.above, None),
            (Some(seen), Numbers::NO) => ProofAnswer::AtMost(seen.below, None),
            _ => ProofAnswer::Unknown,
        }
    }
}

/// The numbers of a position nobody has looked into: what the game's evaluation thinks unlikely seems to take more (df-pn+:
/// Nagai and Imai 1999). Only the order of the search depends on it, no answer.
fn expected<G: Heuristic>(position: &G) -> Numbers {
    const STEPS: i32 = 4;
    const MOST: i32 = 32;
    let steps = (position.evaluate().saturating_mul(STEPS) / G::ADVANTAGE).clamp(-MOST, MOST);
    let good = if position.swapped() { -steps } else { steps };
    Numbers { proof: 1 + (-good).max(0) as u32, disproof: 1 + good.max(0) as u32 }
}

/// The numbers of a match that has ended with such a worth.
fn judge(worth: i32, least: i32, seen: &mut [Seen]) -> Numbers {
    let enough = worth >= least;
    for seen in seen.iter_mut().filter(|seen| seen.least == least) {
        if enough {
            seen.above = seen.above.min(worth);
        } else {
            seen.below = seen.below.max(worth);
        }
    }
    if enough { Numbers::YES } else { Numbers::NO }
}

impl<G: Heuristic> Solver<G> for ProofNumberSolver<G> {
    fn ask(&mut self, position: &G, past: u64, least: i32) {
        self.stack.clear();
        self.children.clear();
        self.least = least;
        self.salt = mix(least as u64);
        self.answer = None;
        self.root = Numbers::OPEN;
        let (low, high) = self.measure.bounds();
        if !self.seen.iter().any(|seen| seen.least == least) {
            self.seen.push(Seen { least, below: low, above: high });
        }
        let key = key_of(position, 1, past) ^ self.salt;
        if let Some(known) = self.table.get(key).map(Numbers::unpack).filter(|known| known.is_decided()) {
            self.answer = Some(self.answer_of(known));
            return;
        }
        let most = Numbers { proof: Numbers::INFINITE, disproof: Numbers::INFINITE };
        self.enter(position.clone(), key, past, most, 1);
    }

    fn go_on(&mut self) {
        self.step();
    }

    fn answer(&self) -> Option<ProofAnswer> {
        self.answer
    }

    fn spent(&self) -> u64 {
        self.spent
    }

    fn numbers(&self) -> (u32, u32, u32) {
        (self.root.proof, self.root.disproof, self.stack.len() as u32)
    }

    fn memory(&self) -> u64 {
        self.table.used()
    }
}
