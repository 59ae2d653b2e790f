//! The interface of solvers: what is to be proved ([`Request`]), the running proof ([`Prover`]) and its results.

use super::{Measure, Value};
use serde::{Deserialize, Serialize};

/// The method of a proof. The methods are independent implementations, so that tests can compare their results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Proof {
    /// Depth-first proof-number search (df-pn): finds who wins, not how soon.
    #[default]
    ProofNumber,
    /// Iterative-deepening alpha-beta: finds who wins and within how many actions.
    AlphaBeta,
    /// Retrograde analysis of all positions that can be reached: finds who wins and within how many actions.
    Retrograde,
    /// The sum of the values of independent regions, in games that split into them: finds who wins, not how soon.
    Sums,
}

impl Proof {
    /// All methods, in the order of the enum.
    pub const ALL: [Proof; 4] = [Proof::ProofNumber, Proof::AlphaBeta, Proof::Retrograde, Proof::Sums];

    /// Returns the cost of a node in nodes of a search; evaluating regions is slow.
    pub(super) const fn cost(self) -> u64 {
        if matches!(self, Proof::Sums) { 24 } else { 1 }
    }

    /// Returns its name on the command line and in files.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Proof::ProofNumber => "df-pn",
            Proof::AlphaBeta => "alpha-beta",
            Proof::Retrograde => "retrograde",
            Proof::Sums => "sums",
        }
    }

    /// Returns the method of that name, `None` if there is none.
    #[must_use]
    pub fn find(name: &str) -> Option<Proof> {
        Self::ALL.into_iter().find(|proof| proof.name() == name)
    }
}

/// What is to be proved about a position, and the resources for it.
#[derive(Clone, Copy, Debug)]
pub struct Request {
    /// The method.
    pub proof: Proof,
    /// Whether the winner or the score is wanted.
    pub measure: Measure,
    /// The greatest number of bytes that tables may take.
    pub memory: u64,
    /// The number of nodes that each unproved action gets in the first round over all actions; the number doubles each
    /// round. With [`Request::ONE_BY_ONE`] each action is finished before the next one is begun.
    pub turn: u64,
}

impl Request {
    /// A [`Request::turn`] without limit: the fastest way to prove all actions.
    pub const ONE_BY_ONE: u64 = u64::MAX;
}

/// A running proof of the value of every legal action of a position, and so of the position itself.
pub trait Prover: Send {
    /// Spends about `nodes` more nodes (actions played on a position) and returns the state of the proof.
    fn think(&mut self, nodes: u64) -> ProofProgress;

    /// Returns the results so far; values that are not proved yet are `None`.
    fn report(&self) -> Report;
}

/// The state of a running proof, for display.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ProofProgress {
    /// Nodes spent so far.
    pub nodes: u64,
    /// Whether the proof is complete or has been given up.
    pub finished: bool,
    /// The number of legal actions whose value is known or given up.
    pub settled: usize,
    /// The number of legal actions.
    pub actions: usize,
    /// Proof number of the current question: the least number of positions still to be proved for the answer yes.
    pub proof: u32,
    /// Disproof number of the current question.
    pub disproof: u32,
    /// The depth of the search in actions.
    pub depth: u32,
    /// Bytes in use by tables.
    pub memory: u64,
}

/// The results of a proof: the value of the position and of every legal action, as far as they are known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The value of the position, if it is known.
    pub value: Option<Value>,
    /// The number of actions of both sides within which the winner wins against the longest defence, where it is
    /// known.
    pub plies: Option<u32>,
    /// Every legal action, in the game's order.
    pub actions: Vec<ActionReport>,
    /// Nodes spent.
    pub nodes: u64,
    /// The regions of the position, if the method is [`Proof::Sums`] and there are several of them or one has a
    /// value; else empty.
    pub regions: Vec<RegionReport>,
}

/// An independent region of a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RegionReport {
    /// The names of its sites, as in [`Board::find`](tabuleiro_rules::Board::find).
    pub cells: Vec<String>,
    /// The name of its value in combinatorial game theory, if the region was small enough to be evaluated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
}

/// The results for one legal action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionReport {
    /// Canonical notation.
    pub text: String,
    /// Its value, if it is known.
    pub value: Option<Value>,
    /// The number of actions of both sides, this one included, within which the winner wins, where it is known.
    pub plies: Option<u32>,
}

impl Report {
    /// Returns whether the values of the position and of all actions are known.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.value.is_some() && self.actions.iter().all(|action| action.value.is_some())
    }
}
