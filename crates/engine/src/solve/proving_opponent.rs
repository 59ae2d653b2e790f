//! An opponent that runs solvers beside a search and replaces estimates by proved values.

use super::{ActionReport, Measure, Proof, ProofProgress, Prover, Request, Value};
use crate::search::{Candidate, Memory, Opponent, Progress, rank, rank_by_winner};
use std::cmp::Reverse;
use std::collections::HashMap;
use tabuleiro_rules::{Game, Player};

/// What a [`ProvingOpponent`] is used for, which decides how nodes are divided between its search and its solvers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// The best action is wanted within a short time. The solver gets one node in `part`.
    Play {
        /// The divisor of the solver's share: 2 where much can be proved, else 8.
        part: u64,
        /// Whether a win by more points is a better one. Proofs find the winner only: the search goes on after a proof,
        /// and its order decides between actions with the same proved result. A Monte-Carlo search does not compare
        /// margins; an alpha-beta search that does follows it.
        points: bool,
    },
    /// The value of every action is wanted: each solver gets as many nodes as the search.
    Compare,
}

impl Purpose {
    /// On boards with at most this many sites, most positions can be proved.
    const FEW: usize = 16;

    /// Returns [`Purpose::Play`] for a position. On small boards the solvers get a greater share of the nodes, because
    /// more of their positions can be proved. Points count in games with a score, unless positions can repeat: there
    /// the soonest win makes sure that the match ends.
    #[must_use]
    pub fn play<G: Game>(position: &G) -> Purpose {
        let part = if position.board().sites.len() <= Self::FEW { 2 } else { 8 };
        Purpose::Play { part, points: position.score().is_some() && !G::HISTORY.recurs() }
    }

    pub(super) const fn counts_points(self) -> bool {
        matches!(self, Purpose::Play { points: true, .. })
    }

    const fn part(self) -> u64 {
        match self {
            Purpose::Play { part, .. } => part,
            Purpose::Compare => 1,
        }
    }

    /// Returns the proofs to try, the preferred ones first. Proof-number search is the fastest to find who wins, and
    /// sums are faster where the position `falls_apart`; alpha-beta also finds the number of actions. The memory
    /// suits proofs of a few seconds.
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

/// A running proof and its budget.
struct ProofTask {
    prover: Box<dyn Prover>,
    progress: ProofProgress,
    /// The cost of its nodes, in nodes of a search.
    cost: u64,
    /// Nodes granted to it so far.
    granted: u64,
    /// The nodes it had spent when it last settled an action.
    settled: u64,
}

impl ProofTask {
    /// After this many nodes without a settled action, a proof gets half of its share, then a third, a quarter…
    const PATIENCE: u64 = 1 << 18;

    fn new((prover, cost): (Box<dyn Prover>, u64)) -> ProofTask {
        ProofTask { prover, progress: ProofProgress::default(), cost, granted: 0, settled: 0 }
    }

    /// Grants its part of `nodes` nodes; returns whether an action was settled with them.
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

/// An opponent that combines a search with solvers. Proved values replace the estimates of the search in its
/// candidates.
pub struct ProvingOpponent {
    search: Box<dyn Opponent>,
    evidence: Vec<ProofTask>,
    purpose: Purpose,
    /// The person to move.
    person: Player,
    /// Proved actions by notation.
    known: HashMap<String, ActionReport>,
    /// The nodes of the proof when it found the first win.
    won: Option<u64>,
    scoring: Option<Scoring>,
}

/// A search for the best margin beside a search that only asks who wins.
struct Scoring {
    search: Box<dyn Opponent>,
    /// The action with the best margin; `None` until the search is finished.
    best: Option<String>,
}

impl ProvingOpponent {
    pub(super) fn new(
        search: Box<dyn Opponent>,
        provers: impl IntoIterator<Item = (Box<dyn Prover>, u64)>,
        person: Player,
        purpose: Purpose,
    ) -> ProvingOpponent {
        let evidence = provers.into_iter().map(ProofTask::new).collect();
        ProvingOpponent { search, evidence, purpose, person, known: HashMap::new(), won: None, scoring: None }
    }

    /// Creates an opponent from a search and the proved values of some actions, without solvers. `known` are actions of
    /// the position of `search` in canonical notation and their values; `person` is the person to move there.
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

    /// Adds a search for the best margin, which begins once it is proved who wins.
    pub(super) fn with_scoring(mut self, search: Box<dyn Opponent>) -> ProvingOpponent {
        self.scoring = Some(Scoring { search, best: None });
        self
    }

    /// Grants every proof its part and collects the newly settled actions.
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

    /// Returns the nodes spent on proofs.
    fn nodes(&self) -> u64 {
        self.evidence.iter().map(|evidence| evidence.progress.nodes).sum()
    }

    /// Continues the search for the best margin if it is proved who wins.
    fn compare_margins(&mut self, nodes: u64, searched: bool) {
        let proved = searched || self.is_proved();
        if let Some(scoring) = self.scoring.as_mut().filter(|scoring| proved && scoring.best.is_none()) {
            let progress = scoring.search.think(nodes);
            scoring.best = progress.best.filter(|_| progress.finished);
        }
    }

    /// Returns whether all proofs are finished.
    fn is_proved(&self) -> bool {
        self.evidence.iter().all(|evidence| evidence.progress.finished)
    }

    /// Converts a proved value to the scale of [`Candidate::value`].
    fn told(&self, value: Value) -> f32 {
        let first = match value {
            Value::Win(Player::First) => 1.0,
            Value::Win(Player::Second) => -1.0,
            Value::Draw => 0.0,
            Value::Margin(points) => points.signum() as f32,
        };
        if self.person == Player::First { first } else { -first }
    }

    /// Returns the candidates of the search with their values replaced by proved ones, the best first.
    fn ranked(&self) -> Vec<Candidate> {
        let mut list = self.search.candidates();
        for candidate in &mut list {
            if let Some(known) = self.known.get(&candidate.text)
                && let Some(value) = known.value
            {
                (candidate.value, candidate.trust, candidate.plies) = (self.told(value), 1.0, known.plies);
            }
        }
        if !self.purpose.counts_points() {
            rank(&mut list);
        } else if self.has_margins(&list) {
            list.sort_by_key(|candidate| Reverse(self.margin(candidate)));
        } else {
            rank_by_winner(&mut list);
            self.put_best_margin_first(&mut list);
        }
        list
    }

    /// Moves the action with the best margin to the front, if it has been found.
    fn put_best_margin_first(&self, list: &mut [Candidate]) {
        let Some(best) = self.scoring.as_ref().and_then(|scoring| scoring.best.as_ref()) else { return };
        if let Some(at) = list.iter().position(|candidate| candidate.text == *best) {
            list[..=at].rotate_right(1);
        }
    }

    /// Returns the proved margin of an action for the person to move, if it is known.
    fn margin(&self, candidate: &Candidate) -> Option<i32> {
        match self.known.get(&candidate.text)?.value? {
            Value::Margin(points) => Some(if self.person == Player::First { points } else { -points }),
            _ => None,
        }
    }

    /// Returns whether the margins of all actions are proved.
    fn has_margins(&self, list: &[Candidate]) -> bool {
        list.iter().all(|candidate| self.margin(candidate).is_some())
    }

    /// Returns whether more nodes would change nothing.
    fn is_finished(&self, searched: bool, list: &[Candidate]) -> bool {
        match self.purpose {
            Purpose::Play { points: true, .. } => {
                self.scoring.as_ref().map_or(searched, |scoring| scoring.best.is_some()) || self.has_margins(list)
            }
            _ if list.iter().all(Candidate::is_certain) => true,
            Purpose::Compare => searched && self.is_proved(),
            // The first win found need not be the soonest: the proof continues for as many nodes again.
            Purpose::Play { .. } => searched || self.won.is_some_and(|won| self.nodes() >= won.saturating_mul(2)),
        }
    }
}

impl Opponent for ProvingOpponent {
    fn think(&mut self, nodes: u64) -> Progress {
        let searched = self.search.think(nodes);
        self.prove(nodes);
        self.compare_margins(nodes, searched.finished);
        if self.known.is_empty() && self.scoring.is_none() {
            let finished = searched.finished && (self.purpose != Purpose::Compare || self.is_proved());
            return Progress { finished, ..searched };
        }
        let list = self.ranked();
        let finished = self.is_finished(searched.finished, &list);
        let best = list.into_iter().next();
        // The doubts of the search are about its own best action.
        let doubted = |best: &Candidate| !best.is_certain() && Some(&best.text) == searched.best.as_ref();
        Progress {
            nodes: searched.nodes + self.nodes(),
            finished,
            value: best.as_ref().map_or(searched.value, |best| best.value),
            unsettled: searched.unsettled && best.as_ref().is_some_and(doubted),
            best: best.map(|best| best.text),
        }
    }

    fn candidates(&self) -> Vec<Candidate> {
        self.ranked()
    }
    fn into_memory(self: Box<Self>) -> Option<Memory> {
        self.search.into_memory()
    }
}
