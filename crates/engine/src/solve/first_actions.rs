//! Proof of the value of every legal action, by questions whether it is worth at least some value.

use super::position::{Mirrors, key_of, remembered};
use super::solver::{ProofAnswer, Solver};
use super::{ActionReport, Measure, ProofProgress, Prover, Report};
use crate::search::Heuristic;
use tabuleiro_rules::{Game, HistoryRule, Player};

/// Bounds of the value of one legal action, for the first player.
struct First<G> {
    text: String,
    /// The position after it.
    next: G,
    /// The index of an earlier action that leads to the same or a symmetric position.
    twin: Option<usize>,
    low: i32,
    high: i32,
    /// The number of actions, this one included, within which the winner wins.
    plies: Option<u32>,
    /// The number of questions answered.
    asked: u32,
    /// Whether the solver gave up.
    given_up: bool,
}

impl<G> First<G> {
    fn worth(&self) -> Option<i32> {
        (self.low == self.high).then_some(self.low)
    }

    fn is_settled(&self) -> bool {
        self.given_up || self.worth().is_some()
    }
}

/// A [`Prover`] that poses questions about one legal action after the other to a [`Solver`].
pub(super) struct FirstActions<G: Game, E> {
    measure: Measure,
    solver: E,
    person: Player,
    past: u64,
    list: Vec<First<G>>,
    /// The index of the current action.
    at: usize,
    /// The value in the current question.
    least: Option<i32>,
    /// The value of the last settled action, with which the next one is tried first.
    guess: i32,
    /// Nodes per action and turn, and those left to the current action.
    turn: u64,
    left: u64,
}

impl<G: Heuristic, E: Solver<G>> FirstActions<G, E> {
    pub(super) fn new(position: &G, measure: Measure, turn: u64, solver: E) -> Self {
        let (mut actions, mut list, mut keys) = (Vec::new(), Vec::new(), Vec::new());
        position.actions(&mut actions);
        let (low, high) = measure.bounds();
        let mirrors = Mirrors::of(position);
        for action in actions {
            let mut next = position.clone();
            next.apply(action, &mut ());
            let mut text = String::new();
            position.write(action, &mut text);
            let key = key_of(&next, 1, 0, mirrors);
            // Where earlier boards matter, symmetric positions differ unless those boards are symmetric too.
            let twin = keys.iter().position(|&k| k == key).filter(|_| G::HISTORY != HistoryRule::Boards);
            keys.push(key);
            let ended = next.outcome().map(|_| measure.worth(&next));
            let (low, high) = ended.map_or((low, high), |worth| (worth, worth));
            list.push(First { text, next, twin, low, high, plies: ended.map(|_| 1), asked: 0, given_up: false });
        }
        let past = remembered(position, 0);
        let person = position.person();
        FirstActions { measure, solver, person, past, list, at: 0, least: None, guess: 0, turn, left: turn }
    }

    /// Asks the next question, or continues the current one.
    fn step(&mut self, nodes: u64) {
        let first = &self.list[self.at];
        if first.is_settled() {
            return self.turn_over();
        }
        if let Some(twin) = first.twin {
            let known = &self.list[twin];
            let (low, high, plies, given_up) = (known.low, known.high, known.plies, known.given_up);
            let first = &mut self.list[self.at];
            (first.low, first.high, first.plies, first.given_up) = (low, high, plies, given_up);
            return self.turn_over();
        }
        let least = *self.least.get_or_insert_with(|| {
            let least = next_question(self.measure, first.low, first.high, self.guess, first.asked);
            self.solver.ask(&first.next, self.past, least);
            least
        });
        let spent = self.solver.spent();
        let answer = self.solver.work(nodes.min(self.left));
        self.left = self.left.saturating_sub(self.solver.spent() - spent);
        if let Some(answer) = answer {
            self.least = None;
            self.take(answer, least);
        } else if self.left == 0 {
            // The results so far remain in the table.
            self.turn_over();
        }
    }

    /// Continues with the next action.
    fn turn_over(&mut self) {
        self.guess = self.list[self.at].worth().unwrap_or(self.guess);
        self.least = None;
        self.at += 1;
        if self.at == self.list.len() && !self.is_finished() {
            self.at = 0;
            self.turn = self.turn.saturating_mul(2);
        }
        self.left = self.turn;
    }

    fn is_finished(&self) -> bool {
        self.list.iter().all(First::is_settled)
    }

    fn take(&mut self, answer: ProofAnswer, least: i32) {
        let first = &mut self.list[self.at];
        first.asked += 1;
        match answer {
            ProofAnswer::AtLeast(worth, plies) => {
                first.low = worth.max(least).min(first.high);
                if first.low > 0 {
                    first.plies = plies.map(|plies| plies + 1);
                }
            }
            ProofAnswer::AtMost(worth, plies) => {
                first.high = worth.min(least - 1).max(first.low);
                if first.high < 0 {
                    first.plies = plies.map(|plies| plies + 1);
                }
            }
            ProofAnswer::Unknown => first.given_up = true,
        }
    }

    /// Converts a value for the first player to one for the person to move.
    fn of_mover(&self, worth: i32) -> i32 {
        if self.person == Player::First { worth } else { -worth }
    }

    /// Returns the value of the position for the first player, if it is known.
    fn worth(&self) -> Option<i32> {
        let (low, high) = self.measure.bounds();
        let most = if self.person == Player::First { high } else { low };
        // One action with the greatest possible value is enough.
        if self.list.iter().any(|first| first.worth() == Some(most)) {
            return Some(most);
        }
        let worths: Option<Vec<i32>> = self.list.iter().map(First::worth).collect();
        worths?.into_iter().max_by_key(|&worth| self.of_mover(worth))
    }

    /// Returns the number of actions within which the winner wins against the longest defence, if it is known.
    fn plies(&self, worth: i32) -> Option<u32> {
        if self.measure != Measure::Win || worth == 0 {
            return None;
        }
        let alike = self.list.iter().filter(|first| first.worth() == Some(worth));
        if self.of_mover(worth) > 0 {
            // An unsettled action could win sooner.
            let known = self.list.iter().all(First::is_settled);
            alike.map(|first| first.plies).min().flatten().filter(|_| known)
        } else {
            alike.map(|first| first.plies).collect::<Option<Vec<u32>>>()?.into_iter().max()
        }
    }
}

/// Returns the value to ask for, given the bounds `low` and `high` and the number of questions asked before. For
/// scores, the steps from the guess double until the value lies between two answers; then the interval is halved.
fn next_question(measure: Measure, low: i32, high: i32, guess: i32, asked: u32) -> i32 {
    let (least, most) = measure.bounds();
    let step = 1 << asked.min(12);
    let question = match (measure, low > least, high < most) {
        (Measure::Win, ..) => i32::from(guess >= 0),
        (_, false, false) => guess,
        (_, true, false) => low + step,
        (_, false, true) => high + 1 - step,
        (_, true, true) => i32::midpoint(low, high) + 1,
    };
    question.clamp(low + 1, high)
}

impl<G: Heuristic, E: Solver<G>> Prover for FirstActions<G, E> {
    fn think(&mut self, nodes: u64) -> ProofProgress {
        let until = self.solver.spent().saturating_add(nodes);
        while self.at < self.list.len() && self.solver.spent() < until {
            self.step(until - self.solver.spent());
        }
        let (proof, disproof, depth) = self.solver.numbers();
        ProofProgress {
            nodes: self.solver.spent(),
            finished: self.is_finished(),
            settled: self.list.iter().filter(|first| first.is_settled()).count(),
            actions: self.list.len(),
            proof,
            disproof,
            depth,
            memory: self.solver.memory(),
        }
    }

    fn report(&self) -> Report {
        let value = |worth| self.measure.value(worth);
        let worth = self.worth();
        let told = |first: &First<G>| {
            let known = first.worth();
            ActionReport { text: first.text.clone(), value: known.map(value), plies: known.and(first.plies) }
        };
        Report {
            value: worth.map(value),
            plies: worth.and_then(|worth| self.plies(worth)),
            actions: self.list.iter().map(told).collect(),
            nodes: self.solver.spent(),
            regions: Vec::new(),
        }
    }
}
