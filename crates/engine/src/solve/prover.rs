//! What a proof can be asked, and what it answers.

use super::{Measure, Value};
use serde::{Deserialize, Serialize};

/// How something is proved. Any two check each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Proof {
    /// Proof-number search, depth first (df-pn): says who wins, not how soon.
    #[default]
    ProofNumber,
    /// Alpha-beta, deeper and deeper: says who wins and within how many actions.
    AlphaBeta,
    /// Retrograde analysis: all positions that can be reached, from the ends backwards.
    Retrograde,
    /// The sum of the values of independent regions, where a game splits into them: says who wins, not how soon.
    Sums,
}

impl Proof {
    /// All of them.
    pub const ALL: [Proof; 4] = [Proof::ProofNumber, Proof::AlphaBeta, Proof::Retrograde, Proof::Sums];

    /// What a node costs, in nodes of a search: to look at a region takes long.
    pub(super) const fn cost(self) -> u64 {
        if matches!(self, Proof::Sums) { 24 } else { 1 }
    }

    /// Its name, as the command line and the files have it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Proof::ProofNumber => "df-pn",
            Proof::AlphaBeta => "alpha-beta",
            Proof::Retrograde => "retrograde",
            Proof::Sums => "sums",
        }
    }

    /// The method of that name.
    #[must_use]
    pub fn find(name: &str) -> Option<Proof> {
        Self::ALL.into_iter().find(|proof| proof.name() == name)
    }
}

/// What is to be proved of a position, and with what.
#[derive(Clone, Copy, Debug)]
pub struct Request {
    /// How.
    pub proof: Proof,
    /// Who wins, or by how much.
    pub measure: Measure,
    /// Bytes for what is remembered.
    pub memory: u64,
    /// Nodes after which an action that is still open waits until the others have had their turn; each round they get
    /// twice as many. [`Request::ONE_BY_ONE`] takes action after action.
    pub turn: u64,
}

impl Request {
    /// A [`Request::turn`] that never ends: the fastest way to know all of it.
    pub const ONE_BY_ONE: u64 = u64::MAX;
}

/// A proof under way: the value of every legal action of a position, and with them the position's own.
pub trait Prover: Send {
    /// Spends about so many more nodes, an action tried out each, and tells how far it has come.
    fn think(&mut self, nodes: u64) -> ProofProgress;

    /// What is known by now.
    fn report(&self) -> Report;
}

/// How far a proof has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ProofProgress {
    /// Nodes spent so far.
    pub nodes: u64,
    /// Whether more thinking would change nothing.
    pub finished: bool,
    /// First actions whose value is known.
    pub settled: usize,
    /// First actions.
    pub actions: usize,
    /// How many positions at least have still to be shown to be good for the question at hand to be answered with yes.
    pub proof: u32,
    /// The same for no.
    pub disproof: u32,
    /// Actions looked ahead.
    pub depth: u32,
    /// Bytes in use for what is remembered.
    pub memory: u64,
}

/// What a proof has found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// What the position is worth, if that is known.
    pub value: Option<Value>,
    /// Within how many actions of both sides the winner wins against the longest defence, where that is known.
    pub plies: Option<u32>,
    /// Every legal action in the game's order.
    pub actions: Vec<ActionReport>,
    /// Nodes spent.
    pub nodes: u64,
    /// The regions the position consists of, where the method told them apart and there are several, or one of them has a
    /// value.
    pub regions: Vec<RegionReport>,
}

/// A region of a position that touches no other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RegionReport {
    /// Its cells.
    pub cells: Vec<String>,
    /// The name of its value, as combinatorial game theory has it, if it was small enough to be valued.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<String>,
}

/// What a proof has found out about a legal action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionReport {
    /// Canonical notation.
    pub text: String,
    /// What it is worth, if that is known.
    pub value: Option<Value>,
    /// Within how many actions of both sides, this one included, the winner wins, where that is known.
    pub plies: Option<u32>,
}

impl Report {
    /// Whether nothing is left open.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.value.is_some() && self.actions.iter().all(|action| action.value.is_some())
    }
}
