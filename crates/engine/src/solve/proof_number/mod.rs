//! Proof-number search of a whole position ([`DfPn`]), for the question whether it is worth at least so much.
//!
//! Games may name the winner of a running position ([`certain_win`](crate::search::AlphaBetaHints::certain_win),
//! [`analyse`](crate::search::MonteCarloHints::analyse)) or the actions that certainly lose; this solver relies on
//! that, the other solvers verify it by search.
//!
//! A disproof that depends on a draw by repetition holds on one path and fails on another, so games in which positions
//! can repeat are refused. Where earlier boards are barred (superko), the key contains all of them.

mod carried;
mod df_pn;
mod numbers;

use super::Measure;
use super::position::{Mirrors, key_of, remembered};
use super::solver::{ProofAnswer, Solver};
use super::table::ProofTable;
use crate::search::Heuristic;
pub(super) use carried::Carried;
pub(super) use df_pn::{Child, DfPn, Domain};
pub(super) use numbers::Numbers;
use tabuleiro_rules::{Game, Player, mix};

/// A position and the set of boards up to it, which [`remembered`] combines into one number.
pub(super) struct Line<G> {
    position: G,
    past: u64,
}

/// The values of finished matches seen since a question was first asked; no answer can be tighter than they are.
#[derive(Clone, Copy)]
struct Seen {
    least: i32,
    /// The greatest value below `least`.
    below: i32,
    /// The least value of at least `least`.
    above: i32,
}

/// A game as [`DfPn`] searches it.
pub(super) struct Whole<G: Heuristic> {
    measure: Measure,
    /// The question: is the position worth at least this to the first player?
    least: i32,
    /// By question.
    seen: Vec<Seen>,
    /// Distinguishes the questions in the table.
    salt: u64,
    mirrors: Mirrors,
    scratch: Vec<G::Action>,
}

/// A [`Domain`] whose questions are about positions of a game.
pub(super) trait Question<G: Game>: Domain + Sized {
    /// Starts a question as [`Solver::ask`] describes it, in a search that has been [reset](DfPn::reset).
    fn ask(search: &mut DfPn<Self>, position: &G, past: u64, least: i32);

    /// Returns the answer to the question, given the proof and disproof numbers of the root after the search.
    fn answer(&self, numbers: Numbers) -> ProofAnswer;
}

/// The solver for [`Proof::ProofNumber`](super::Proof::ProofNumber).
pub(super) struct ProofNumberSolver<D: Domain>(pub(super) DfPn<D>);

impl<G: Heuristic> Whole<G> {
    /// Creates a search whose table takes `memory` bytes; `mirrors` are those of the root.
    pub(super) fn search(measure: Measure, memory: u64, mirrors: Mirrors) -> DfPn<Whole<G>> {
        let whole = Whole { measure, least: 0, seen: Vec::new(), salt: 0, mirrors, scratch: Vec::new() };
        DfPn::new(whole, memory)
    }
}

impl<G: Heuristic> Domain for Whole<G> {
    type Position = Line<G>;
    type Action = G::Action;

    #[inline]
    fn wants_yes(&self, line: &Line<G>) -> bool {
        line.position.person() == Player::First
    }

    #[inline]
    fn expand(
        &mut self,
        line: &mut Line<G>,
        ply: u32,
        table: &ProofTable,
        children: &mut Vec<Child<G::Action>>,
    ) -> u64 {
        let position = &line.position;
        let wanted = self.wants_yes(line);
        self.scratch.clear();
        position.actions(&mut self.scratch);
        let (known, mut spent) = self.analyse(position);
        if let Some(worth) = known {
            self.scratch.truncate(1);
            let numbers = judge(worth, self.least, &mut self.seen);
            children.extend(self.scratch.iter().map(|&action| Child { action, key: 0, numbers, promise: 0 }));
            return spent;
        }
        for &action in &self.scratch {
            let mut next = position.clone();
            next.apply(action, &mut ());
            spent += 1;
            let (key, numbers) = if let Some(worth) = self.measure.at_sight(&next) {
                (0, judge(worth, self.least, &mut self.seen))
            } else {
                let key = key_of(&next, ply + 1, line.past, self.mirrors) ^ self.salt;
                (key, table.get(key).map_or_else(|| expected(&next), Numbers::unpack))
            };
            let promise = position.move_order(action);
            children.push(Child { action, key, numbers, promise });
            if numbers.is_decided() && (numbers == Numbers::YES) == wanted {
                break;
            }
        }
        spent
    }

    #[inline]
    fn successor(&mut self, line: &Line<G>, action: G::Action) -> Option<Line<G>> {
        let mut position = line.position.clone();
        position.apply(action, &mut ());
        let past = remembered(&position, line.past);
        Some(Line { position, past })
    }
}

impl<G: Heuristic> Whole<G> {
    /// Removes the listed actions that certainly lose by the static analysis of the game. Returns the value of the
    /// position, if that analysis finds it, and the nodes spent.
    fn analyse(&mut self, position: &G) -> (Option<i32>, u64) {
        if const { G::MONTE_CARLO.analyse_after == 0 } || self.measure != Measure::Win {
            return (None, 0);
        }
        let analysis = (const { G::MONTE_CARLO.analyse })(position, &mut self.scratch);
        let first = if position.swapped() { Player::Second } else { Player::First };
        (analysis.winner.map(|side| if side == first { 1 } else { -1 }), analysis.nodes)
    }
}

/// Returns the initial numbers of a position: a result that the evaluation considers unlikely gets the greater number
/// (df-pn+: Nagai and Imai 1999). They affect only the order of the search.
fn expected<G: Heuristic>(position: &G) -> Numbers {
    const STEPS: i32 = 4;
    const MOST: i32 = 32;
    let steps = (position.evaluate().saturating_mul(STEPS) / G::ADVANTAGE).clamp(-MOST, MOST);
    let good = if position.swapped() { -steps } else { steps };
    Numbers { proof: 1 + (-good).max(0) as u32, disproof: 1 + good.max(0) as u32 }
}

/// Returns the numbers of a finished match and records its value.
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

impl<G: Heuristic> Question<G> for Whole<G> {
    fn ask(search: &mut DfPn<Self>, position: &G, past: u64, least: i32) {
        let whole = &mut search.domain;
        whole.least = least;
        whole.salt = mix(least as u64);
        let (low, high) = whole.measure.bounds();
        if !whole.seen.iter().any(|seen| seen.least == least) {
            whole.seen.push(Seen { least, below: low, above: high });
        }
        let key = key_of(position, 1, past, whole.mirrors) ^ whole.salt;
        if let Some(known) = search.table.get(key).map(Numbers::unpack).filter(|known| known.is_decided()) {
            search.result = Some(known);
            return;
        }
        let past = remembered(position, past);
        search.begin(Line { position: position.clone(), past }, key);
    }

    /// Every leaf of a proof tree is a finished match that is worth enough, so the position is worth at least the least
    /// of them; likewise for a disproof.
    fn answer(&self, numbers: Numbers) -> ProofAnswer {
        let seen = self.seen.iter().find(|seen| seen.least == self.least);
        match (seen, numbers) {
            (Some(seen), Numbers::YES) => ProofAnswer::AtLeast(seen.above, None),
            (Some(seen), Numbers::NO) => ProofAnswer::AtMost(seen.below, None),
            _ => ProofAnswer::Unknown,
        }
    }
}

impl<G: Game, D: Question<G>> Solver<G> for ProofNumberSolver<D>
where
    DfPn<D>: Send,
{
    fn ask(&mut self, position: &G, past: u64, least: i32) {
        self.0.reset();
        D::ask(&mut self.0, position, past, least);
    }

    fn go_on(&mut self) {
        self.0.step();
    }

    fn answer(&self) -> Option<ProofAnswer> {
        self.0.result.map(|numbers| self.0.domain.answer(numbers))
    }

    fn spent(&self) -> u64 {
        self.0.spent
    }

    fn numbers(&self) -> (u32, u32, u32) {
        (self.0.root.proof, self.0.root.disproof, self.0.depth())
    }

    fn memory(&self) -> u64 {
        self.0.table.used()
    }
}
