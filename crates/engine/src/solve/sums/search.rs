//! Who wins a sum: proof-number search (`proof_number/`), in which a position is its large regions and the sum of the values
//! of its small ones. So whatever is worth the same is the same, and nothing is searched that values tell.
//!
//! Before a position is such a sum (an opening with rules of its own) it is searched as it is.

use super::regions::Regions;
use super::sum::{Choice, Sum};
use crate::search::Heuristic;
use crate::solve::Measure;
use crate::solve::position::key_of;
use crate::solve::proof_number::Numbers;
use crate::solve::solver::{ProofAnswer, Solver};
use crate::solve::table::ProofTable;
use tabuleiro_rules::{Player, mix};

#[derive(Clone)]
enum State<G> {
    Whole(G),
    Sum(Sum),
}

#[derive(Clone, Copy)]
enum Move<A> {
    Whole(A),
    Sum(Choice),
}

#[derive(Clone, Copy)]
struct Child<A> {
    action: Move<A>,
    key: u64,
    numbers: Numbers,
}

/// A position on the way to the one at hand.
struct Frame<G> {
    state: State<G>,
    key: u64,
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

pub(super) struct Search<G: Heuristic> {
    pub(super) regions: Regions<G>,
    stack: Vec<Frame<G>>,
    /// The actions of all frames, those of the top frame last.
    children: Vec<Child<G::Action>>,
    table: ProofTable,
    scratch: Vec<G::Action>,
    /// Whether the left side is the second person.
    swapped: bool,
    spent: u64,
    root: Numbers,
    answer: Option<ProofAnswer>,
}

impl<G: Heuristic> Search<G> {
    /// Half of the memory is for positions, half for regions and values.
    pub(super) fn new(regions: Regions<G>, memory: u64) -> Search<G> {
        Search {
            regions,
            stack: Vec::new(),
            children: Vec::new(),
            table: ProofTable::new(memory),
            scratch: Vec::new(),
            swapped: false,
            spent: 0,
            root: Numbers::OPEN,
            answer: None,
        }
    }

    /// The position as a sum, if it is one.
    fn state_of(&mut self, position: &G) -> State<G> {
        match self.regions.parts_of(position) {
            Some(parts) => State::Sum(Sum::new(parts, position.mover(), &mut self.regions)),
            None => State::Whole(position.clone()),
        }
    }

    /// The key of a position and its numbers as far as they are known. Everywhere the question is whether the left side,
    /// the first to begin with, wins.
    fn look(&mut self, state: &State<G>, ply: u32) -> (u64, Numbers) {
        let (key, numbers) = match state {
            State::Whole(position) => {
                let ended = position.outcome().map(|_| Measure::Win.worth(position) > 0);
                let numbers = match ended.map(|first| first != self.swapped) {
                    Some(true) => Numbers::YES,
                    Some(false) => Numbers::NO,
                    None => Numbers::OPEN,
                };
                (mix(key_of(position, ply, 0)), numbers)
            }
            State::Sum(sum) => {
                let glance = sum.glance(&mut self.regions);
                (glance.key, glance.numbers)
            }
        };
        if numbers.is_decided() {
            return (key, numbers);
        }
        (key, self.table.get(key).map_or(numbers, Numbers::unpack))
    }

    fn mover(state: &State<G>) -> Player {
        match state {
            State::Whole(position) => position.mover(),
            State::Sum(sum) => sum.mover,
        }
    }

    /// Opens a frame for a position, with all its actions tried out.
    fn enter(&mut self, state: State<G>, key: u64, most: Numbers) {
        let ply = self.stack.len() as u32 + 2;
        let wanted = Self::mover(&state) == Player::First;
        let (from, begun) = (self.children.len(), self.spent);
        match &state {
            State::Whole(position) => {
                let mut list = std::mem::take(&mut self.scratch);
                list.clear();
                position.actions(&mut list);
                for &action in &list {
                    let mut next = position.clone();
                    next.apply(action, &mut ());
                    let next = self.state_of(&next);
                    if self.try_out(&next, Move::Whole(action), from, wanted, ply) {
                        break;
                    }
                }
                self.scratch = list;
            }
            State::Sum(sum) => {
                for (choice, next) in sum.all_next(&mut self.regions) {
                    if self.try_out(&State::Sum(next), Move::Sum(choice), from, wanted, ply) {
                        break;
                    }
                }
            }
        }
        self.stack.push(Frame { state, key, from, wanted, most, chosen: from, begun });
    }

    /// Notes an action and what it leads to; whether that is what whoever decides wants.
    fn try_out(&mut self, next: &State<G>, action: Move<G::Action>, from: usize, wanted: bool, ply: u32) -> bool {
        self.spent += 1;
        let (key, numbers) = self.look(next, ply);
        if !self.children[from..].iter().any(|child| child.key == key) {
            self.children.push(Child { action, key, numbers });
        }
        numbers.is_decided() && (numbers == Numbers::YES) == wanted
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
            self.descend();
        }
    }

    /// Looks into the most promising action of the top frame, up to the thresholds at which that would be another.
    fn descend(&mut self) {
        let Some(frame) = self.stack.last_mut() else { return };
        let wanted = frame.wanted;
        let (mut best, mut least, mut second, mut open) = (frame.from, Numbers::INFINITE, Numbers::INFINITE, 0);
        for at in frame.from..self.children.len() {
            let (own, other) = self.children[at].numbers.seen_by(wanted);
            open += u32::from(other != 0);
            if own < least {
                (second, least, best) = (least, own, at);
            } else {
                second = second.min(own);
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
        let (action, key) = (child.action, child.key);
        let next = match (&frame.state, action) {
            (State::Sum(sum), Move::Sum(choice)) => sum.after(choice, &mut self.regions).map(State::Sum),
            (State::Whole(position), Move::Whole(action)) => {
                let mut position = position.clone();
                position.apply(action, &mut ());
                Some(self.state_of(&position))
            }
            _ => None,
        };
        match next {
            Some(next) => self.enter(next, key, most),
            None => self.answer = Some(ProofAnswer::Unknown),
        }
    }

    /// Closes the top frame.
    fn leave(&mut self, now: Numbers) {
        let Some(frame) = self.stack.pop() else { return };
        self.children.truncate(frame.from);
        self.table.put(frame.key, now.pack(self.spent - frame.begun));
        match self.stack.last() {
            Some(parent) => self.children[parent.chosen].numbers = now,
            None => self.conclude(now),
        }
    }

    fn conclude(&mut self, now: Numbers) {
        self.root = now;
        let first = (now == Numbers::YES) != self.swapped;
        self.answer = Some(match now.is_decided() {
            false => ProofAnswer::Unknown,
            true if first => ProofAnswer::AtLeast(1, None),
            true => ProofAnswer::AtMost(-1, None),
        });
    }
}

impl<G: Heuristic> Solver<G> for Search<G> {
    /// Nobody draws, so that every question is who wins.
    fn ask(&mut self, position: &G, _past: u64, _least: i32) {
        self.stack.clear();
        self.children.clear();
        self.answer = None;
        self.root = Numbers::OPEN;
        self.swapped = position.swapped();
        let state = self.state_of(position);
        let (key, numbers) = self.look(&state, 1);
        if numbers.is_decided() {
            return self.conclude(numbers);
        }
        self.enter(state, key, Numbers { proof: Numbers::INFINITE, disproof: Numbers::INFINITE });
    }

    fn go_on(&mut self) {
        self.step();
    }

    fn answer(&self) -> Option<ProofAnswer> {
        self.answer
    }

    fn spent(&self) -> u64 {
        self.spent + self.regions.spent
    }

    fn numbers(&self) -> (u32, u32, u32) {
        (self.root.proof, self.root.disproof, self.stack.len() as u32)
    }

    fn memory(&self) -> u64 {
        self.table.used() + self.regions.bytes()
    }
}
