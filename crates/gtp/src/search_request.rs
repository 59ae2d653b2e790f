//! What a table asks a thinker that lives elsewhere (a worker of the page), and what comes back: text both ways, so that
//! nothing but text need be shared. [`TimedSearch`] is the thinking itself; the table uses it directly where it thinks
//! in its own process.

use serde::{Deserialize, Serialize};
use tabuleiro_engine::search::{Candidate, Level, Opponent, together};
use tabuleiro_engine::solve::{ProvingOpponent, Purpose, Value};
use tabuleiro_games::AnyPosition;
use tabuleiro_games::matches::{Match, Record, SetUpError};
use thiserror::Error;

/// Nodes between two looks at the clock.
const SLICE: u64 = 1_000;
/// Seconds between two glimpses of what is being thought.
const GLIMPSES: f64 = 0.3;

/// What is wanted of a thinker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Wanted {
    /// The action it would play.
    Action,
    /// What it thinks of each action too; most of the best.
    Candidates,
    /// What each action is worth, as well as that can be known; on the way, glimpses of it.
    Values,
}

/// A position to think about.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SearchRequest {
    /// The match that led to it, not only where it led: repetitions count.
    pub record: Record,
    /// 1 to 5.
    pub level: u8,
    /// The same seed gives the same thoughts.
    pub seed: u64,
    /// What is wanted of it; values are told as well as they can be, whatever the level.
    pub wanted: Wanted,
    /// How long it may think at most.
    pub seconds: f32,
    /// Actions whose value has been proved before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub known: Vec<(String, Value)>,
}

/// What the thinker thinks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer {
    /// The action it would play; `None` only when the game is over.
    pub best: Option<String>,
    /// What it thinks of each action, the best first; empty unless asked for.
    pub candidates: Vec<Candidate>,
}

/// Why a request cannot be met.
#[derive(Debug, Error)]
pub enum SearchRequestError {
    /// Not a request at all.
    #[error("not a search request: {0}")]
    Text(#[from] serde_json::Error),
    /// There is no such match.
    #[error(transparent)]
    SetUp(#[from] SetUpError),
    /// A level that does not exist.
    #[error("level {0}: expected 1 to 5")]
    Level(u8),
}

impl SearchRequest {
    /// About the position on the table, for as long as the level takes.
    #[must_use]
    pub fn new(game: &Match, level: Level, seed: u64, wanted: Wanted) -> SearchRequest {
        let record = game.record_to_here();
        SearchRequest { record, level: level.number(), seed, wanted, seconds: Level::SECONDS, known: Vec::new() }
    }

    /// A request from its text (one line of JSON).
    ///
    /// # Errors
    /// [`SearchRequestError::Text`].
    pub fn read(text: &str) -> Result<SearchRequest, SearchRequestError> {
        Ok(serde_json::from_str(text)?)
    }

    /// Sets the position up and sits down to think.
    ///
    /// # Errors
    /// [`SearchRequestError`], if there is no such position or level.
    pub fn begin(&self) -> Result<TimedSearch, SearchRequestError> {
        self.about(Match::from_record(&self.record)?.position())
    }

    /// Sits down to think about the position of the request, which is set up already.
    ///
    /// # Errors
    /// [`SearchRequestError::Level`].
    pub fn about(&self, position: &dyn AnyPosition) -> Result<TimedSearch, SearchRequestError> {
        let mut one = self.side_by_side(position, 1)?;
        one.pop().ok_or(SearchRequestError::Level(self.level))
    }

    /// The same for several thinkers, at most so many, each for a processor of its own: [`Answer::together`] puts together
    /// what they say. One, where company would not help.
    ///
    /// # Errors
    /// [`SearchRequestError::Level`].
    pub fn side_by_side(
        &self,
        position: &dyn AnyPosition,
        most: usize,
    ) -> Result<Vec<TimedSearch>, SearchRequestError> {
        let level = Level::new(self.level).ok_or(SearchRequestError::Level(self.level))?;
        let opponents = match self.wanted {
            Wanted::Values => vec![position.adviser(self.seed)],
            Wanted::Action | Wanted::Candidates => position.opponents(level, self.seed, most),
        };
        let wanted = if opponents.len() > 1 { Wanted::Candidates } else { self.wanted };
        let purpose = match self.wanted {
            Wanted::Values => Purpose::Compare,
            Wanted::Action | Wanted::Candidates => Purpose::play(position.board().sites.len()),
        };
        let sit_down = |mut opponent: Box<dyn Opponent>| {
            if !self.known.is_empty() {
                let known = self.known.iter().cloned();
                opponent = Box::new(ProvingOpponent::informed(opponent, position.person(), purpose, known));
            }
            TimedSearch { opponent, wanted, seconds: self.seconds, begun: None, glimpsed: 0.0 }
        };
        Ok(opponents.into_iter().map(sit_down).collect())
    }
}

impl Answer {
    /// Whether nobody need think about it any more: the best action wins for certain.
    #[must_use]
    pub fn wins(&self) -> bool {
        self.candidates.first().is_some_and(|best| best.is_certain() && best.value > 0.0)
    }

    /// What thinkers say who thought side by side.
    #[must_use]
    pub fn together(answers: Vec<Answer>) -> Option<Answer> {
        if answers.len() < 2 {
            return answers.into_iter().next();
        }
        let candidates = together(answers.into_iter().map(|answer| answer.candidates).collect());
        Some(Answer { best: candidates.first().map(|candidate| candidate.text.clone()), candidates })
    }
}

/// An opponent at work on one position until its level's budget or its time is spent.
pub struct TimedSearch {
    opponent: Box<dyn Opponent>,
    wanted: Wanted,
    seconds: f32,
    begun: Option<f64>,
    /// When the last glimpse was caught.
    glimpsed: f64,
}

impl TimedSearch {
    /// Thinks for about `span` seconds; `now` tells the time in seconds since whenever. `None`: not done yet.
    pub fn think(&mut self, span: f64, now: impl Fn() -> f64) -> Option<Answer> {
        let start = now();
        if self.begun.is_none() {
            (self.begun, self.glimpsed) = (Some(start), start);
        }
        let begun = self.begun.unwrap_or(start);
        loop {
            let progress = self.opponent.think(SLICE);
            let time = now();
            if progress.finished || time - begun >= f64::from(self.seconds) {
                let all = self.wanted != Wanted::Action;
                let candidates = if all { self.opponent.candidates() } else { Vec::new() };
                return Some(Answer { best: progress.best, candidates });
            }
            if time - start >= span {
                return None;
            }
        }
    }

    /// What is thought by now, for whoever cannot wait.
    #[must_use]
    pub fn conclude(&self) -> Answer {
        let candidates = self.opponent.candidates();
        Answer { best: candidates.first().map(|candidate| candidate.text.clone()), candidates }
    }

    /// What is thought by now, if that is wanted and it is a while since anybody looked.
    pub fn glimpse(&mut self, now: impl Fn() -> f64) -> Option<Answer> {
        let time = now();
        if self.wanted != Wanted::Values || time - self.glimpsed < GLIMPSES {
            return None;
        }
        self.glimpsed = time;
        Some(self.conclude())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;
    use tabuleiro_rules::Player;

    fn request(game: &str, moves: &[&str]) -> SearchRequest {
        let moves = moves.iter().map(ToString::to_string).collect();
        SearchRequest {
            record: Record { moves, ..Record::of(game) },
            level: 2,
            seed: 1,
            wanted: Wanted::Candidates,
            seconds: 2.0,
            known: Vec::new(),
        }
    }

    #[test]
    fn a_request_survives_the_post_and_is_answered_with_a_legal_action() {
        let mut game = Match::from_record(&request("otelo_1_11", &["e3", "d3"]).record).unwrap();
        game.undo();
        let sent = SearchRequest::new(&game, Level::ALL[1], 1, Wanted::Candidates);
        assert_eq!(sent.record.moves, ["e3"], "what was undone is not on the table");
        let text = serde_json::to_string(&sent).unwrap();
        let request = SearchRequest::read(&text).unwrap();
        assert_eq!(request, sent);
        let answer = request.begin().unwrap().think(60.0, || 0.0).unwrap();
        assert_eq!(answer.candidates.len(), game.position().legal().len());
        game.play(&answer.best.unwrap()).unwrap();
    }

    #[test]
    fn slices_do_not_change_the_answer() {
        let request = request("rastros", &[]);
        let whole = request.begin().unwrap().think(60.0, || 0.0);
        let clock = Cell::new(0.0);
        let mut sliced = request.begin().unwrap();
        let answer = loop {
            // Every look at the clock finds a hundredth of a millisecond gone: each slice is one handful of nodes.
            let tick = || {
                clock.set(clock.get() + 1e-5);
                clock.get()
            };
            if let Some(answer) = sliced.think(1e-6, tick) {
                break answer;
            }
        };
        assert_eq!(Some(answer), whole);
    }

    #[test]
    fn time_ends_a_deliberation() {
        let request = SearchRequest { level: 5, ..request("hex", &[]) };
        let clock = Cell::new(0.0);
        let tick = || {
            clock.set(clock.get() + 0.5);
            clock.get()
        };
        assert!(request.begin().unwrap().think(60.0, tick).is_some_and(|a| a.best.is_some()));
    }

    #[test]
    fn values_are_glimpsed_while_they_grow_and_are_proved_where_they_can_be() {
        let request = SearchRequest { wanted: Wanted::Values, seconds: 100.0, ..request("hex", &[]) };
        let request = SearchRequest { record: Record { options: vec!["size=3".into()], ..request.record }, ..request };
        let clock = Cell::new(0.0);
        let tick = || {
            clock.set(clock.get() + 0.01);
            clock.get()
        };
        let look = |request: SearchRequest| {
            let (mut deliberation, mut glimpses) = (request.begin().unwrap(), 0);
            loop {
                if let Some(answer) = deliberation.think(0.02, tick) {
                    return (answer, glimpses);
                }
                glimpses += usize::from(deliberation.glimpse(tick).is_some_and(|g| !g.candidates.is_empty()));
            }
        };
        let large =
            SearchRequest { record: Record { options: Vec::new(), ..request.record.clone() }, ..request.clone() };
        let (answer, _) = look(request);
        assert!(answer.candidates.iter().all(Candidate::is_certain), "{answer:?}");
        // A glimpse each 0.3 of 3 seconds, and no proof of so large a board.
        let (_, glimpses) = look(SearchRequest { seconds: 3.0, ..large });
        assert!((3..=10).contains(&glimpses), "{glimpses} glimpses");
    }

    #[test]
    fn several_think_side_by_side_and_say_one_thing() {
        let strongest = |game| SearchRequest { level: 5, seconds: 0.5, wanted: Wanted::Action, ..request(game, &[]) };
        let sit_down = |request: SearchRequest| {
            let game = Match::from_record(&request.record).unwrap();
            (request.side_by_side(game.position(), 3).unwrap(), game)
        };
        let weaker = SearchRequest { level: 4, ..strongest("hex") };
        assert_eq!(sit_down(weaker).0.len(), 1, "all others are weak on purpose");
        // One helps the others by trees of its own, one by what it writes into a table.
        for game in ["hex", "avanco"] {
            let (thinkers, mut game) = sit_down(strongest(game));
            assert_eq!(thinkers.len(), 3);
            let clock = Cell::new(0.0);
            let tick = || {
                clock.set(clock.get() + 0.01);
                clock.get()
            };
            let answers = thinkers.into_iter().map(|mut thinker| thinker.think(60.0, tick).unwrap()).collect();
            let answer = Answer::together(answers).unwrap();
            assert_eq!(answer.candidates.len(), game.position().legal().len());
            game.play(&answer.best.unwrap()).unwrap();
        }
    }

    #[test]
    fn what_is_known_already_decides() {
        let game = Match::from_record(&request("hex", &[]).record).unwrap();
        let legal = game.position().legal();
        let lost = |text: &String| (text.clone(), Value::Win(Player::Second));
        let known = legal.iter().map(|offer| &offer.text).filter(|text| *text != "b4").map(lost).collect();
        let request = SearchRequest { known, ..request("hex", &[]) };
        let answer = request.begin().unwrap().think(60.0, || 0.0).unwrap();
        assert_eq!(answer.best.as_deref(), Some("b4"));
        assert_eq!(answer.candidates.iter().filter(|c| c.is_certain()).count(), legal.len() - 1);
    }

    #[test]
    fn an_impossible_request_says_what_is_wrong() {
        let reason = |r: SearchRequest| r.begin().err().map(|e| e.to_string()).unwrap_or_default();
        assert!(reason(request("ludo", &[])).contains("ludo"));
        assert!(reason(request("hex", &["a1", "a1"])).starts_with("action 2"));
        assert!(reason(SearchRequest { level: 9, ..request("hex", &[]) }).contains('9'));
        assert!(SearchRequest::read("{}").is_err());
    }
}
