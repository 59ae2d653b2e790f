//! A request for a search that can run in another process (the web worker of the page). Requests and answers are JSON,
//! so the two sides share nothing but text. A caller that searches in its own process uses the [`TimedSearch`]
//! directly.

use super::MatchMemory;
use serde::{Deserialize, Serialize};
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_catalogue::matches::{Match, Record, SetUpError};
use tabuleiro_engine::person::Persona;
use tabuleiro_engine::search::Opponent;
use tabuleiro_engine::solve::{ProvingOpponent, Purpose, Value};
use tabuleiro_engine::{TimedSearch, Wanted};
use thiserror::Error;

/// A request for a search: the position, the kind of answer, who plays and the time limit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SearchRequest {
    /// The match up to the position; the position alone is not enough, because repetitions count.
    pub record: Record,
    /// Who plays.
    pub persona: Persona,
    /// Seed of the search; the same seed and budget give the same answer. The same seed during a match makes a persona
    /// consistent.
    pub seed: u64,
    /// The kind of answer. [`Wanted::Values`] ignores the persona and always searches at full strength.
    pub wanted: Wanted,
    /// Time limit in seconds.
    pub seconds: f32,
    /// Actions whose value is already proved: canonical notation and value.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub known: Vec<(String, Value)>,
    /// Whether the search continues the last one of the same match, and leaves its memory to the next one. Only the
    /// best level does, so that the others depend on nothing but the seed and the position.
    #[serde(default)]
    pub kept: bool,
}

/// The reason why a request is refused.
#[derive(Debug, Error)]
pub enum SearchRequestError {
    /// The text is not JSON or not a request.
    #[error("not a search request: {0}")]
    Text(#[from] serde_json::Error),
    /// The record cannot be replayed.
    #[error(transparent)]
    SetUp(#[from] SetUpError),
}

impl SearchRequest {
    /// Creates a request for the current position of a match, with the time limit of the level.
    #[must_use]
    pub fn new(game: &Match, persona: Persona, seed: u64, wanted: Wanted) -> SearchRequest {
        let (record, seconds) = (game.record_to_here(), persona.level.seconds());
        SearchRequest { record, persona, seed, wanted, seconds, known: Vec::new(), kept: false }
    }

    /// Returns the request with the addition that the search continues the last one of the same match, where the level
    /// and the kind of answer allow it.
    #[must_use]
    pub fn keeping(self) -> SearchRequest {
        SearchRequest { kept: self.at_best() && self.wanted != Wanted::Values, ..self }
    }

    fn at_best(&self) -> bool {
        self.persona.level.is_best()
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
    /// [`SearchRequestError`], if the record cannot be replayed.
    pub fn begin(&self) -> Result<TimedSearch, SearchRequestError> {
        Ok(self.about(Match::from_record(&self.record)?.position()))
    }

    /// Creates a search of `position`, which must be the last position of the record.
    #[must_use]
    pub fn about(&self, position: &dyn AnyPosition) -> TimedSearch {
        let opponent = match self.wanted {
            Wanted::Values => position.adviser(self.seed),
            Wanted::Action | Wanted::Candidates => position.opponent(self.persona, self.seed),
        };
        self.timed(position, opponent, self.wanted)
    }

    /// Creates up to `most` searches of `position` that run in parallel, one per thread. Combine their answers with
    /// [`Answer::together`](tabuleiro_engine::Answer::together). Returns a single search where parallel search does not
    /// help: below the best level, and for [`Wanted::Values`].
    #[must_use]
    pub fn side_by_side(&self, position: &dyn AnyPosition, most: usize) -> Vec<TimedSearch> {
        self.resume(position, most, &mut MatchMemory::default())
    }

    /// Creates searches as [`SearchRequest::side_by_side`] does, which continue those that left `memory`, if the match
    /// and the request allow it. The caller passes what they leave to [`MatchMemory::keep`].
    #[must_use]
    pub fn resume(&self, position: &dyn AnyPosition, most: usize, memory: &mut MatchMemory) -> Vec<TimedSearch> {
        let opponents = match self.wanted {
            Wanted::Action | Wanted::Candidates if self.kept => {
                position.opponents_resumed(self.seed, most, memory.take(&self.record))
            }
            Wanted::Action | Wanted::Candidates if most > 1 && self.at_best() => position.opponents(self.seed, most),
            _ => return vec![self.about(position)],
        };
        let wanted = if opponents.len() > 1 { Wanted::Candidates } else { self.wanted };
        opponents.into_iter().map(|opponent| self.timed(position, opponent, wanted)).collect()
    }

    fn timed(&self, position: &dyn AnyPosition, mut opponent: Box<dyn Opponent>, wanted: Wanted) -> TimedSearch {
        if !self.known.is_empty() {
            let purpose = match self.wanted {
                Wanted::Values => Purpose::Compare,
                Wanted::Action | Wanted::Candidates => position.purpose(),
            };
            let known = self.known.iter().cloned();
            opponent = Box::new(ProvingOpponent::informed(opponent, position.person(), purpose, known));
        }
        TimedSearch::new(opponent, wanted, self.seconds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;
    use tabuleiro_engine::Answer;
    use tabuleiro_engine::search::Candidate;
    use tabuleiro_engine::search::Level;
    use tabuleiro_rules::Player;

    fn request(game: &str, moves: &[&str]) -> SearchRequest {
        let moves = moves.iter().map(ToString::to_string).collect();
        SearchRequest {
            record: Record { moves, ..Record::of(game) },
            persona: Level::ALL[1].into(),
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
        let sent = SearchRequest::new(&game, Level::ALL[1].into(), 1, Wanted::Candidates);
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
        let request = SearchRequest { persona: Level::BEST.into(), ..request("hex", &[]) };
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
        let strongest = |game| SearchRequest {
            persona: Level::BEST.into(),
            seconds: 0.5,
            wanted: Wanted::Action,
            ..request(game, &[])
        };
        let searches_of = |request: SearchRequest| {
            let game = Match::from_record(&request.record).unwrap();
            (request.side_by_side(game.position(), 3), game)
        };
        let weaker = SearchRequest { persona: Level::ALL[3].into(), ..strongest("hex") };
        assert_eq!(searches_of(weaker).0.len(), 1, "only the best level searches in parallel");
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
        assert!(SearchRequest::read("{}").is_err());
    }
}
