//! Retrograde analysis (Thompson 1986): enumerates all positions that can be reached from the root, then derives from
//! the finished ones backwards who wins each of them and how soon.
//!
//! Earlier positions do not matter: a win found here needs no position twice, and a side that cannot be beaten here
//! cannot be beaten either where a third occurrence or too many quiet actions make a draw. Two results are left open:
//! a win that takes more actions than may be played without progress, and a draw in games whose repetitions end in a
//! count.

mod graph;

use super::position::ended_by_the_past;
use super::{ActionReport, Measure, ProofProgress, Prover, Report};
use graph::Graph;
use std::collections::{HashMap, VecDeque};
use tabuleiro_rules::{Game, HistoryRule, Options, Player};

/// The interval, in actions from the root, at which the history of positions is cleared, so that repetition rules never
/// end a match.
const FORGETFUL: u32 = 16;
/// Bytes of a map entry.
const ENTRY: u64 = 24;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Explore,
    Conclude,
    Done,
    /// The positions exceed the memory, or a position is not restored by its position object.
    GivenUp,
}

pub(super) struct Retrograde<G: Game> {
    options: Options,
    root: G,
    patience: u32,
    memory: u64,
    stage: Stage,
    numbers: HashMap<u64, u32>,
    graph: Graph,
    /// Positions whose actions are not listed yet, with their distance from the root.
    open: VecDeque<(G, u32)>,
    scratch: Vec<G::Action>,
    depth: u32,
    nodes: u64,
}

impl<G: Game> Retrograde<G> {
    pub(super) fn new(root: &G, options: &Options, patience: u32, memory: u64) -> Self {
        let mut search = Retrograde {
            options: options.clone(),
            root: root.clone(),
            patience,
            memory,
            stage: Stage::Explore,
            numbers: HashMap::new(),
            graph: Graph::default(),
            open: VecDeque::new(),
            scratch: Vec::new(),
            depth: 0,
            nodes: 0,
        };
        search.number(root.clone(), 0);
        search
    }

    /// Returns the number of a position, assigning a new one at its first occurrence.
    fn number(&mut self, position: G, depth: u32) -> u32 {
        if let Some(&number) = self.numbers.get(&position.key()) {
            return number;
        }
        let decider = if position.person() == Player::First { 1 } else { -1 };
        let ended = position.outcome().is_some();
        let winner = if ended { Measure::Win.worth(&position) as i8 } else { 0 };
        if ended_by_the_past(&position) {
            self.stage = Stage::GivenUp;
        }
        let number = self.graph.push(decider, winner);
        self.numbers.insert(position.key(), number);
        self.open.push_back((position, depth));
        number
    }

    /// Lists the actions of one position.
    fn explore(&mut self) {
        let Some((position, depth)) = self.open.pop_front() else {
            self.numbers = HashMap::new();
            self.graph.reverse();
            self.stage = Stage::Conclude;
            return;
        };
        self.depth = depth;
        self.graph.open();
        let position = if G::HISTORY.recurs() && depth % FORGETFUL == FORGETFUL - 1 && position.outcome().is_none() {
            match G::from_object(&self.options, &position.object()) {
                Ok(forgetful) if forgetful == position => forgetful,
                _ => return self.stage = Stage::GivenUp,
            }
        } else {
            position
        };
        let mut list = std::mem::take(&mut self.scratch);
        list.clear();
        position.actions(&mut list);
        for &action in &list {
            let mut next = position.clone();
            next.apply(action, &mut ());
            self.nodes += 1;
            let number = self.number(next, depth + 1);
            self.graph.lead(number);
        }
        self.scratch = list;
        if self.bytes() > self.memory || self.graph.len() >= u32::MAX as usize / 64 {
            self.stage = Stage::GivenUp;
        }
    }

    fn bytes(&self) -> u64 {
        let open = self.open.capacity() * size_of::<(G, u32)>();
        self.graph.bytes() + ENTRY * self.numbers.capacity() as u64 + open as u64
    }

    /// Returns the value of a position to the first player and the number of actions to the end, if they are certain.
    fn worth(&self, at: usize) -> Option<(i32, u32)> {
        let known = self.graph.known(at);
        let too_long = G::HISTORY.recurs() && self.patience != 0 && known.plies + 1 >= self.patience;
        let told = match known.winner {
            0 => G::HISTORY != HistoryRule::Counts,
            _ => !too_long,
        };
        told.then_some((i32::from(known.winner), known.plies))
    }
}

impl<G: Game> Prover for Retrograde<G> {
    fn think(&mut self, nodes: u64) -> ProofProgress {
        let until = self.nodes.saturating_add(nodes);
        while self.stage == Stage::Explore && self.nodes < until {
            self.explore();
        }
        let mut conclusions = nodes;
        while self.stage == Stage::Conclude && conclusions > 0 {
            conclusions -= 1;
            if !self.graph.conclude() {
                self.stage = Stage::Done;
            }
        }
        let actions = self.graph.actions(0).len();
        let done = self.stage == Stage::Done;
        ProofProgress {
            nodes: self.nodes,
            finished: matches!(self.stage, Stage::Done | Stage::GivenUp),
            settled: if done { actions } else { 0 },
            actions,
            proof: 0,
            disproof: 0,
            depth: self.depth,
            memory: self.bytes(),
        }
    }

    fn report(&self) -> Report {
        let mut list = Vec::new();
        self.root.actions(&mut list);
        let done = self.stage == Stage::Done;
        let worth = |at| self.worth(at).filter(|_| done);
        let of = |at| worth(at).map(|(worth, _)| Measure::Win.value(worth));
        let text = |action| {
            let mut text = String::new();
            self.root.write(action, &mut text);
            text
        };
        let leads = self.graph.actions(0).iter().map(|&to| to as usize);
        let told = |action: &G::Action, to: Option<usize>| {
            let plies = to.and_then(worth).filter(|&(worth, _)| worth != 0).map(|(_, plies)| plies + 1);
            ActionReport { text: text(*action), value: to.and_then(of), plies }
        };
        Report {
            value: of(0),
            plies: worth(0).filter(|&(worth, _)| worth != 0).map(|(_, plies)| plies),
            actions: list
                .iter()
                .zip(leads.map(Some).chain(std::iter::repeat(None)))
                .map(|(a, to)| told(a, to))
                .collect(),
            nodes: self.nodes,
            regions: Vec::new(),
        }
    }
}
