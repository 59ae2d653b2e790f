//! An opponent that knows what can be known: beside a search for all that cannot, it proves what it can.

use super::{ActionReport, Measure, Proof, ProofProgress, Prover, Request, Value};
use crate::search::{Candidate, Opponent, Progress, rank};
use std::collections::HashMap;
use tabuleiro_rules::Player;

/// How thoughts are shared out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The best action is wanted, and soon. Of so many nodes one goes to the proof: two where much can be proved.
    Play {
        /// 2 or more.
        part: u64,
    },
    /// The value of every action is wanted: each proof gets as much as search.
    Compare,
}

impl Purpose {
    /// On so few sites most of what comes can be proved.
    const FEW: usize = 16;

    /// What is best for a player on a board of so many sites.
    #[must_use]
    pub const fn play(sites: usize) -> Purpose {
        Purpose::Play { part: if sites <= Self::FEW { 2 } else { 8 } }
    }

    const fn part(self) -> u64 {
        match self {
            Purpose::Play { part } => part,
            Purpose::Compare => 1,
        }
    }

    /// The proofs to try, the most welcome first. Proof-number search finds out sooner who wins, and soonest by sums where the
    /// position `falls_apart`; alpha-beta within how many actions. Memory is for what can be proved within seconds.
    pub(super) fn requests(self, falls_apart: bool) -> Vec<Request> {
        let request = |proof, memory| Request { proof, measure: Measure::Win, memory, turn: 1 << 12 };
        match self {
            Purpose::Play { .. } if falls_apart => vec![request(Proof::Sums, 1 << 25)],
            Purpose::Play { .. } => vec![request(Proof::ProofNumber, 1 << 23), request(Proof::AlphaBeta, 1 << 23)],
            Purpose::Compare => {
                let winner = if falls_apart { Proof::Sums } else { Proof::ProofNumber };
                vec![request(Proof::AlphaBeta, 1 << 25), request(winner, 1 << 25)]
            }
        }
    }
}

/// A proof under way.
struct ProofTask {
    prover: Box<dyn Prover>,
    progress: ProofProgress,
    /// What a node of it costs, in nodes of a search.
    cost: u64,
    /// Nodes granted to it.
    granted: u64,
    /// Nodes spent when it last settled an action.
    settled: u64,
}

impl ProofTask {
    /// After so many nodes without news a proof gets half of what it got, then a third, a quarter…
    const PATIENCE: u64 = 1 << 18;

    fn new((prover, cost): (Box<dyn Prover>, u64)) -> ProofTask {
        ProofTask { prover, progress: ProofProgress::default(), cost, granted: 0, settled: 0 }
    }

    /// Grants a part of so many nodes; whether it has settled an action with them.
    fn go_on(&mut self, nodes: u64, part: u64) -> bool {
        let idle = (self.progress.nodes - self.settled) / Self::PATIENCE;
        self.granted += nodes / (part * self.cost * (1 + idle));
        let wanted = self.granted.saturating_sub(self.progress.nodes);
        if wanted == 0 {
            return false;
        }
        let before = self.progress.settled;
        self.progress = self.prover.think(wanted);
        let news = self.progress.settled != before;
        if news {
            self.settled = self.progress.nodes;
        }
        news
    }
}

/// Search and proof together.
pub struct ProvingOpponent {
    search: Box<dyn Opponent>,
    evidence: Vec<ProofTask>,
    purpose: Purpose,
    /// Who decides.
    person: Player,
    /// What is certain about actions.
    known: HashMap<String, ActionReport>,
    /// Nodes of the proof when the first win was found.
    won: Option<u64>,
}

impl ProvingOpponent {
    pub(super) fn new(
        search: Box<dyn Opponent>,
        provers: impl IntoIterator<Item = (Box<dyn Prover>, u64)>,
        person: Player,
        purpose: Purpose,
    ) -> ProvingOpponent {
        let evidence = provers.into_iter().map(ProofTask::new).collect();
        ProvingOpponent { search, evidence, purpose, person, known: HashMap::new(), won: None }
    }

    /// A search that has been told what some actions are worth; `person` decides.
    #[must_use]
    pub fn informed(
        search: Box<dyn Opponent>,
        person: Player,
        purpose: Purpose,
        known: impl IntoIterator<Item = (String, Value)>,
    ) -> ProvingOpponent {
        let told =
            |(text, value): (String, Value)| (text.clone(), ActionReport { text, value: Some(value), plies: None });
        let known: HashMap<_, _> = known.into_iter().map(told).collect();
        let won = known.values().any(|action| action.value == Some(Value::Win(person))).then_some(0);
        ProvingOpponent { known, won, ..ProvingOpponent::new(search, None, person, purpose) }
    }

    /// Gives every proof its part, and takes what is new.
    fn prove(&mut self, nodes: u64) {
        for evidence in self.evidence.iter_mut().filter(|evidence| !evidence.progress.finished) {
            if !evidence.go_on(nodes, self.purpose.part()) {
                continue;
            }
            let certain = evidence.prover.report().actions.into_iter().filter(|action| action.value.is_some());
            for action in certain {
                let plies = self.known.get(&action.text).and_then(|known| known.plies);
                let plies = action.plies.or(plies);
                self.known.insert(action.text.clone(), ActionReport { plies, ..action });
            }
            let wins = |action: &ActionReport| action.value == Some(Value::Win(self.person));
            if self.won.is_none() && self.known.values().any(wins) {
                self.won = Some(evidence.progress.nodes);
            }
        }
    }

    /// Nodes spent on proofs.
    fn nodes(&self) -> u64 {
        self.evidence.iter().map(|evidence| evidence.progress.nodes).sum()
    }

    /// Whether no proof would say more.
    fn is_proved(&self) -> bool {
        self.evidence.iter().all(|evidence| evidence.progress.finished)
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
        if list.iter().all(Candidate::is_certain) {
            return true;
        }
        match self.purpose {
            Purpose::Compare => searched && self.is_proved(),
            // A win is not always the soonest: the other actions are asked as long again.
            Purpose::Play { .. } => searched || self.won.is_some_and(|won| self.nodes() >= won.saturating_mul(2)),
        }
    }
}

impl Opponent for ProvingOpponent {
    fn think(&mut self, nodes: u64) -> Progress {
        let searched = self.search.think(nodes);
        self.prove(nodes);
        if self.known.is_empty() {
            let finished = searched.finished && (self.purpose != Purpose::Compare || self.is_proved());
            return Progress { finished, ..searched };
        }
        let list = self.ranked();
        let finished = self.is_finished(searched.finished, &list);
        let best = list.into_iter().next();
        Progress {
            nodes: searched.nodes + self.nodes(),
            finished,
            value: best.as_ref().map_or(searched.value, |best| best.value),
            best: best.map(|best| best.text),
        }
    }

    fn candidates(&self) -> Vec<Candidate> {
        self.ranked()
    }
}
