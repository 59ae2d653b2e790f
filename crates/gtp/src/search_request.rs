//! A request for a search that can run in another process (the web worker of the page). Requests and answers are JSON,
//! so the two sides share nothing but text. A caller that searches in its own process uses the [`TimedSearch`]
//! directly.

use super::MatchMemory;
use serde::{Deserialize, Serialize};
use tabuleiro_engine::search::{Level, Opponent};
use tabuleiro_engine::solve::{ProvingOpponent, Purpose, Value};
use tabuleiro_engine::{TimedSearch, Wanted};
use tabuleiro_games::AnyPosition;
use tabuleiro_games::matches::{Match, Record, SetUpError};
use thiserror::Error;

/// A request for a search: the position, the kind of answer, the level and the time limit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SearchRequest {
    /// The match up to the position; the position alone is not enough, because repetitions count.
    pub record: Record,
    /// Strength level, 1 to 5.
    pub level: u8,
    /// Seed of the search; the same seed and budget give the same answer.
    pub seed: u64,
    /// The kind of answer. [`Wanted::Values`] ignores the level and always searches at full strength.
    pub wanted: Wanted,
    /// Time limit in seconds.
    pub seconds: f32,
    /// Actions whose value is already proved: canonical notation and value.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub known: Vec<(String, Value)>,
    /// Whether the search continues the last one of the same match, and leaves its memory to the next one. Only the
    /// highest level does, so that the others depend on nothing but the seed and the position.
    #[serde(default)]
    pub kept: bool,
}

/// The highest level.
const HIGHEST: Level = Level::ALL[Level::ALL.len() - 1];

/// The reason why a request is refused.
#[derive(Debug, Error)]
pub enum SearchRequestError {
    /// The text is not JSON or not a request.
    #[error("not a search request: {0}")]
    Text(#[from] serde_json::Error),
    /// The record cannot be replayed.
    #[error(transparent)]
    SetUp(#[from] SetUpError),
    /// The level is not 1 to 5.
    #[error("level {0}: expected 1 to 5")]
    Level(u8),
}

impl SearchRequest {
    /// Creates a request for the current position of a match, with the time limit [`Level::SECONDS`].
    #[must_use]
    pub fn new(game: &Match, level: Level, seed: u64, wanted: Wanted) -> SearchRequest {
        let (record, level) = (game.record_to_here(), level.number());
        SearchRequest { record, level, seed, wanted, seconds: Level::SECONDS, known: Vec::new(), kept: false }
    }

    /// Returns the request with the addition that the search continues the last one of the same match, where the level
    /// and the kind of answer allow it.
    #[must_use]
    pub fn keeping(self) -> SearchRequest {
        SearchRequest { kept: self.level == HIGHEST.number() && self.wanted != Wanted::Values, ..self }
    }

    /// Reads a request from one line of JSON.
    ///
    /// # Errors
    /// [`SearchRequestError::Text`].
    pub fn read(text: &str) -> Result<SearchRequest, SearchRequestError> {
        Ok(serde_json::from_str(text)?)
    }

    /// Replays the record and creates a search of its last position.
    ///
    /// # Errors
    /// [`SearchRequestError`], if the record cannot be replayed or the level does not exist.
    pub fn begin(&self) -> Result<TimedSearch, SearchRequestError> {
        self.about(Match::from_record(&self.record)?.position())
    }

    /// Creates a search of `position`, which must be the last position of the record.
    ///
    /// # Errors
    /// [`SearchRequestError::Level`].
    pub fn about(&self, position: &dyn AnyPosition) -> Result<TimedSearch, SearchRequestError> {
        let mut one = self.side_by_side(position, 1)?;
        one.pop().ok_or(SearchRequestError::Level(self.level))
    }

    /// Creates up to `most` searches of `position` that run in parallel, one per thread. Combine their answers with
    /// [`Answer::together`](tabuleiro_engine::Answer::together). Returns a single search where parallel search does not
    /// help: below the highest level, and for [`Wanted::Values`].
    ///
    /// # Errors
    /// [`SearchRequestError::Level`].
    pub fn side_by_side(
        &self,
        position: &dyn AnyPosition,
        most: usize,
    ) -> Result<Vec<TimedSearch>, SearchRequestError> {
        self.resume(position, most, &mut MatchMemory::default())
    }

    /// Creates searches as [`SearchRequest::side_by_side`] does, which continue those that left `memory`, if the match
    /// and the request allow it. The caller passes what they leave to [`MatchMemory::keep`].
    ///
    /// # Errors
    /// [`SearchRequestError::Level`].
    pub fn resume(
        &self,
        position: &dyn AnyPosition,
        most: usize,
        memory: &mut MatchMemory,
    ) -> Result<Vec<TimedSearch>, SearchRequestError> {
        let level = Level::new(self.level).ok_or(SearchRequestError::Level(self.level))?;
        let opponents = match self.wanted {
            Wanted::Values => vec![position.adviser(self.seed)],
            _ if self.kept => position.opponents_resumed(self.seed, most, memory.take(&self.record)),
            Wanted::Action | Wanted::Candidates => position.opponents(level, self.seed, most),
        };
        let wanted = if opponents.len() > 1 { Wanted::Candidates } else { self.wanted };
        let purpose = match self.wanted {
            Wanted::Values => Purpose::Compare,
            Wanted::Action | Wanted::Candidates => position.purpose(),
        };
        let timed = |mut opponent: Box<dyn Opponent>| {
            if !self.known.is_empty() {
                let known = self.known.iter().cloned();
                opponent = Box::new(ProvingOpponent::informed(opponent, position.person(), purpose, known));
            }
            TimedSearch::new(opponent, wanted, self.seconds)
        };
        Ok(opponents.into_iter().map(timed).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;
    use tabuleiro_engine::Answer;
    use tabuleiro_engine::search::Candidate;
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
            kept: false,
        }
    }

    #[test]
    fn a_request_is_read_back_from_its_text_and_answered_with_a_legal_action() {
        let mut game = Match::from_record(&request("otelo_1_11", &["e3", "d3"]).record).unwrap();
        game.undo();
        let sent = SearchRequest::new(&game, Level::ALL[1], 1, Wanted::Candidates);
        assert_eq!(sent.record.moves, ["e3"], "undone actions are not part of the request");
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
            // The clock advances 0.01 ms per reading, so each slice is a single batch of nodes.
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
    fn a_search_ends_when_its_time_is_spent() {
        let request = SearchRequest { level: 5, ..request("hex", &[]) };
        let clock = Cell::new(0.0);
        let tick = || {
            clock.set(clock.get() + 0.5);
            clock.get()
        };
        assert!(request.begin().unwrap().think(60.0, tick).is_some_and(|a| a.best.is_some()));
    }

    #[test]
    fn values_can_be_glimpsed_during_the_search_and_are_proved_on_small_boards() {
        let request = SearchRequest { wanted: Wanted::Values, seconds: 100.0, ..request("hex", &[]) };
        let request = SearchRequest { record: Record { options: vec!["size=3".into()], ..request.record }, ..request };
        let clock = Cell::new(0.0);
        let tick = || {
            clock.set(clock.get() + 0.01);
            clock.get()
        };
        let look = |request: SearchRequest| {
            let (mut search, mut glimpses) = (request.begin().unwrap(), 0);
            loop {
                if let Some(answer) = search.think(0.02, tick) {
                    return (answer, glimpses);
                }
                glimpses += usize::from(search.glimpse(tick).is_some_and(|g| !g.candidates.is_empty()));
            }
        };
        let large =
            SearchRequest { record: Record { options: Vec::new(), ..request.record.clone() }, ..request.clone() };
        let (answer, _) = look(request);
        assert!(answer.candidates.iter().all(Candidate::is_certain), "{answer:?}");
        // One glimpse per 0.3 s in 3 s; the full board is too large to be proved.
        let (_, glimpses) = look(SearchRequest { seconds: 3.0, ..large });
        assert!((3..=10).contains(&glimpses), "{glimpses} glimpses");
    }

    #[test]
    fn parallel_searches_combine_into_one_legal_answer() {
        let strongest = |game| SearchRequest { level: 5, seconds: 0.5, wanted: Wanted::Action, ..request(game, &[]) };
        let searches_of = |request: SearchRequest| {
            let game = Match::from_record(&request.record).unwrap();
            (request.side_by_side(game.position(), 3).unwrap(), game)
        };
        let weaker = SearchRequest { level: 4, ..strongest("hex") };
        assert_eq!(searches_of(weaker).0.len(), 1, "only the highest level searches in parallel");
        // Hex combines independent trees; in Avanço the searches share a transposition table.
        for game in ["hex", "avanco"] {
            let (searches, mut game) = searches_of(strongest(game));
            assert_eq!(searches.len(), 3);
            let clock = Cell::new(0.0);
            let tick = || {
                clock.set(clock.get() + 0.01);
                clock.get()
            };
            let answers = searches.into_iter().map(|mut search| search.think(60.0, tick).unwrap()).collect();
            let answer = Answer::together(answers).unwrap();
            assert_eq!(answer.candidates.len(), game.position().legal().len());
            game.play(&answer.best.unwrap()).unwrap();
        }
    }

    #[test]
    fn proved_values_in_the_request_decide_the_answer() {
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
