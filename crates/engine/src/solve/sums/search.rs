//! Proof-number search of sums: a position is the list of its large regions and the sum of the values of its small
//! ones. Positions with equal sums share a table entry, and nothing is searched that the values already decide.
//!
//! Positions that are not a sum yet (an opening with rules of its own) are searched as they are.

use super::regions::Regions;
use super::sum::{Choice, Sum};
use crate::search::Heuristic;
use crate::solve::Measure;
use crate::solve::position::{Mirrors, key_of};
use crate::solve::proof_number::{Child, DfPn, Domain, Numbers};
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

/// A game as [`DfPn`] searches its sums. The question is always whether the left side, which is the first to move,
/// wins.
struct SumDomain<G: Heuristic> {
    regions: Regions<G>,
    scratch: Vec<G::Action>,
    /// Whether the left side is the second person.
    swapped: bool,
    mirrors: Mirrors,
}

/// The solver for [`Proof::Sums`](crate::solve::Proof::Sums).
pub(super) struct Search<G: Heuristic>(DfPn<SumDomain<G>>);

impl<G: Heuristic> Search<G> {
    /// Creates a search whose table takes `memory` bytes; those of regions and values come on top. `mirrors` are those
    /// of the root.
    pub(super) fn new(regions: Regions<G>, memory: u64, mirrors: Mirrors) -> Search<G> {
        Search(DfPn::new(SumDomain { regions, scratch: Vec::new(), swapped: false, mirrors }, memory))
    }
}

impl<G: Heuristic> SumDomain<G> {
    /// Returns the position as a sum, if it is one.
    fn state_of(&mut self, position: &G) -> State<G> {
        match self.regions.parts_of(position) {
            Some(parts) => State::Sum(Sum::new(parts, position.mover(), &mut self.regions)),
            None => State::Whole(position.clone()),
        }
    }

    /// Returns the key and the known or expected numbers of a position.
    fn look(&mut self, state: &State<G>, ply: u32, table: &ProofTable) -> (u64, Numbers) {
        let (key, numbers) = match state {
            State::Whole(position) => {
                let ended = position.outcome().map(|_| Measure::Win.worth(position) > 0);
                let numbers = match ended.map(|first| first != self.swapped) {
                    Some(true) => Numbers::YES,
                    Some(false) => Numbers::NO,
                    None => Numbers::OPEN,
                };
                (mix(key_of(position, ply, 0, self.mirrors)), numbers)
            }
            State::Sum(sum) => {
                let glance = sum.glance(&mut self.regions);
                (glance.key, glance.numbers)
            }
        };
        if numbers.is_decided() {
            return (key, numbers);
        }
        (key, table.get(key).map_or(numbers, Numbers::unpack))
    }
}

impl<G: Heuristic> Domain for SumDomain<G> {
    type Position = State<G>;
    type Action = Move<G::Action>;

    fn wants_yes(&self, state: &State<G>) -> bool {
        let mover = match state {
            State::Whole(position) => position.mover(),
            State::Sum(sum) => sum.mover,
        };
        mover == Player::First
    }

    fn expand(
        &mut self,
        state: &mut State<G>,
        ply: u32,
        table: &ProofTable,
        children: &mut Vec<Child<Self::Action>>,
    ) -> u64 {
        let (wanted, from, mut spent) = (self.wants_yes(state), children.len(), 0);
        // Appends an action unless it duplicates another; returns whether it has the better answer for the mover.
        let mut add = |domain: &mut Self, next: &State<G>, action| {
            spent += 1;
            let (key, numbers) = domain.look(next, ply + 1, table);
            if !children[from..].iter().any(|child| child.key == key) {
                children.push(Child { action, key, numbers, promise: 0 });
            }
            numbers.is_decided() && (numbers == Numbers::YES) == wanted
        };
        match state {
            State::Whole(position) => {
                let mut list = std::mem::take(&mut self.scratch);
                list.clear();
                position.actions(&mut list);
                for &action in &list {
                    let mut next = position.clone();
                    next.apply(action, &mut ());
                    let next = self.state_of(&next);
                    if add(self, &next, Move::Whole(action)) {
                        break;
                    }
                }
                self.scratch = list;
            }
            State::Sum(sum) => {
                for (choice, next) in sum.all_next(&mut self.regions) {
                    if add(self, &State::Sum(next), Move::Sum(choice)) {
                        break;
                    }
                }
            }
        }
        spent
    }

    fn successor(&mut self, state: &State<G>, action: Self::Action) -> Option<State<G>> {
        match (state, action) {
            (State::Sum(sum), Move::Sum(choice)) => sum.after(choice, &mut self.regions).map(State::Sum),
            (State::Whole(position), Move::Whole(action)) => {
                let mut position = position.clone();
                position.apply(action, &mut ());
                Some(self.state_of(&position))
            }
            _ => None,
        }
    }
}

impl<G: Heuristic> Solver<G> for Search<G> {
    /// These games have no draws, so every question is which side wins.
    fn ask(&mut self, position: &G, _past: u64, _least: i32) {
        let search = &mut self.0;
        search.reset();
        search.domain.swapped = position.swapped();
        let state = search.domain.state_of(position);
        let (key, numbers) = search.domain.look(&state, 1, &search.table);
        if numbers.is_decided() {
            (search.root, search.result) = (numbers, Some(numbers));
            return;
        }
        search.begin(state, key);
    }

    fn go_on(&mut self) {
        self.0.step();
    }

    fn answer(&self) -> Option<ProofAnswer> {
        self.0.result.map(|numbers| match numbers.is_decided() {
            false => ProofAnswer::Unknown,
            true if (numbers == Numbers::YES) != self.0.domain.swapped => ProofAnswer::AtLeast(1, None),
            true => ProofAnswer::AtMost(-1, None),
        })
    }

    fn spent(&self) -> u64 {
        self.0.spent + self.0.domain.regions.spent
    }

    fn numbers(&self) -> (u32, u32, u32) {
        (self.0.root.proof, self.0.root.disproof, self.0.depth())
    }

    fn memory(&self) -> u64 {
        self.0.table.used() + self.0.domain.regions.bytes()
    }
}
