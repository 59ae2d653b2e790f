//! An opponent that knows what can be known: beside a search for all that cannot, it proves what it can.

use super::{ActionReport, Measure, Progress as ProofProgress, Proof, Prover, Request, Value};
use crate::rules::Player;
use crate::search::{Candidate, Opponent, Progress, rank};
use std::collections::HashMap;

/// How thoughts are shared out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The best action is wanted, and soon: an eighth of the nodes goes to the proof.
    Play,
    /// The value of every action is wanted: proof gets as much as search.
    Compare,
}

impl Purpose {
    /// Of so many nodes one goes to the proof.
    const fn part(self) -> u64 {
        match self {
            Purpose::Play => 8,
            Purpose::Compare => 1,
        }
    }

    /// What is asked of the proof. Memory is for what can be proved within seconds: 8 MB, or 32.
    pub(super) const fn request(self) -> Request {
        let memory = match self {
            Purpose::Play => 1 << 23,
            Purpose::Compare => 1 << 25,
        };
        Request { proof: Proof::AlphaBeta, measure: Measure::Win, memory, turn: 1 << 12 }
    }
}

/// Search and proof together.
pub struct Analyst {
    search: Box<dyn Opponent>,
    proof: Option<Box<dyn Prover>>,
    purpose: Purpose,
    /// Who decides.
    person: Player,
    /// What is certain about actions.
    known: HashMap<String, ActionReport>,
    progress: ProofProgress,
    /// Nodes granted to the proof.
    granted: u64,
    /// Nodes of the proof when the first win was found.
    won: Option<u64>,
}

impl Analyst {
    pub(super) fn new(
        search: Box<dyn Opponent>,
        proof: Option<Box<dyn Prover>>,
        person: Player,
        purpose: Purpose,
    ) -> Analyst {
        let progress = ProofProgress { finished: proof.is_none(), ..ProofProgress::default() };
        Analyst { search, proof, purpose, person, known: HashMap::new(), progress, granted: 0, won: None }
    }

    /// A search that has been told what some actions are worth; `person` decides.
    #[must_use]
    pub fn informed(
        search: Box<dyn Opponent>,
        person: Player,
        known: impl IntoIterator<Item = (String, Value)>,
    ) -> Analyst {
        let told =
            |(text, value): (String, Value)| (text.clone(), ActionReport { text, value: Some(value), plies: None });
        let known = known.into_iter().map(told).collect();
        Analyst { known, ..Analyst::new(search, None, person, Purpose::Play) }
    }

    /// Gives the proof its part, and takes what is new.
    fn prove(&mut self, nodes: u64) {
        let Some(proof) = self.proof.as_mut().filter(|_| !self.progress.finished) else { return };
        self.granted += nodes;
        let part = (self.granted / self.purpose.part()).saturating_sub(self.progress.nodes);
        if part == 0 {
            return;
        }
        let settled = self.progress.settled;
        self.progress = proof.think(part);
        if self.progress.settled != settled {
            let certain = proof.report().actions.into_iter().filter(|action| action.value.is_some());
            self.known.extend(certain.map(|action| (action.text.clone(), action)));
            let wins = |action: &ActionReport| action.value == Some(Value::Win(self.person));
            if self.won.is_none() && self.known.values().any(wins) {
                self.won = Some(self.progress.nodes);
            }
        }
    }

    /// A value as search tells it.
    fn told(&self, value: Value) -> f32 {
        let first = match value {
            Value::Win(Player::First) => 1.0,
            Value::Win(Player::Second) => -1.0,
            Value::Draw => 0.0,
            Value::Margin(points) => points.signum() as f32,
        };
        if self.person == Player::First { first } else { -first }
    }

    /// What search thinks, put right where the truth is known; the best first.
    fn ranked(&self) -> Vec<Candidate> {
        let mut list = self.search.candidates();
        for candidate in &mut list {
            if let Some(known) = self.known.get(&candidate.text)
                && let Some(value) = known.value
            {
                (candidate.value, candidate.trust, candidate.plies) = (self.told(value), 1.0, known.plies);
            }
        }
        rank(&mut list);
        list
    }

    /// Whether the rest of the thinking would change nothing.
    fn is_finished(&self, searched: bool, list: &[Candidate]) -> bool {
        let all = list.iter().all(Candidate::is_certain);
        match self.purpose {
            Purpose::Compare => all || (searched && self.progress.finished),
            // A win is not always the soonest: the other actions are asked as long again.
            Purpose::Play => {
                all || searched || self.won.is_some_and(|won| self.progress.nodes >= won.saturating_mul(2))
            }
        }
    }
}

impl Opponent for Analyst {
    fn think(&mut self, nodes: u64) -> Progress {
        let searched = self.search.think(nodes);
        self.prove(nodes);
        if self.known.is_empty() {
            let finished = searched.finished && (self.purpose == Purpose::Play || self.progress.finished);
            return Progress { finished, ..searched };
        }
        let list = self.ranked();
        let finished = self.is_finished(searched.finished, &list);
        let best = list.into_iter().next();
        Progress {
            nodes: searched.nodes + self.progress.nodes,
            finished,
            value: best.as_ref().map_or(searched.value, |best| best.value),
            best: best.map(|best| best.text),
        }
    }

    fn candidates(&self) -> Vec<Candidate> {
        self.ranked()
    }
}
