//! Proved positions: their game-theoretic value, that of every legal action, and how they were proved.

use super::error::LessonError;
use super::file::{ProvedFile, proved_path};
use super::proved_entry::ProvedEntry;
use std::collections::BTreeSet;
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_engine::solve::{Measure, Proof, Value};
use tabuleiro_rules::Options;

/// A position whose value and the values of all legal actions are proved; tests repeat the proof.
#[derive(Clone, Debug)]
pub struct Proved {
    /// The variant and the options it is played with.
    pub options: Options,
    /// The value with best play by both sides.
    pub value: Value,
    /// The number of actions of both sides within which the winner wins, if it is known.
    pub plies: Option<u32>,
    /// The value of every legal action, in canonical notation and sorted by it.
    pub actions: Vec<(String, Value)>,
    /// The proof method.
    pub proof: Proof,
    /// The number of nodes that the proof searched.
    pub nodes: u64,
    /// The publication that proved the value before, as text; empty if none is known.
    pub before: String,
    position: Box<dyn AnyPosition>,
    is_start: bool,
}

/// The proved positions of a game.
#[derive(Clone, Debug, Default)]
pub struct ProvedPositions {
    proved: Vec<Proved>,
}

impl Proved {
    /// Returns the position that was proved.
    #[must_use]
    pub fn position(&self) -> &dyn AnyPosition {
        &*self.position
    }

    /// Returns whether the value is the winner or the margin in points.
    #[must_use]
    pub fn measure(&self) -> Measure {
        if matches!(self.value, Value::Margin(_)) { Measure::Score } else { Measure::Win }
    }
}

impl ProvedPositions {
    /// A list without proved positions.
    pub const NONE: ProvedPositions = ProvedPositions { proved: Vec::new() };

    /// Reads the text of a `proved.json` ([`proved_path`]) and sets up every position.
    ///
    /// # Errors
    /// [`LessonError`] if the text is not a file of proved positions, or if the options, the position, the values or
    /// the method of an entry are invalid.
    pub fn read(text: &str, game: GameId) -> Result<ProvedPositions, LessonError> {
        let file: ProvedFile = serde_json::from_str(text)
            .map_err(|error| LessonError::Json { file: proved_path(game), why: error.to_string() })?;
        let proved = file.proved.into_iter().enumerate().map(|(index, entry)| proved_of(game, index, entry));
        Ok(ProvedPositions { proved: proved.collect::<Result<_, _>>()? })
    }

    /// Returns the entry of a position with the same options, `None` if it was not proved.
    #[must_use]
    pub fn find(&self, position: &dyn AnyPosition) -> Option<&Proved> {
        let key = position.key();
        self.proved.iter().find(|proved| proved.position.key() == key && proved.options == *position.options())
    }

    /// Returns the entries whose position is the start of a match.
    pub fn starts(&self) -> impl Iterator<Item = &Proved> {
        self.proved.iter().filter(|proved| proved.is_start)
    }

    /// Returns the entry of the start of a match with these options, `None` if it was not proved.
    #[must_use]
    pub fn start(&self, options: &Options) -> Option<&Proved> {
        self.starts().find(|proved| proved.options == *options)
    }

    /// Returns all entries in the order of the file.
    #[must_use]
    pub fn all(&self) -> &[Proved] {
        &self.proved
    }
}

/// Checks an entry of the file; `index` is its place there, counted from 0.
fn proved_of(game: GameId, index: usize, entry: ProvedEntry) -> Result<Proved, LessonError> {
    let (file, of) = (proved_path(game), (index + 1).to_string());
    let fault = |expected: &'static str, found: String| LessonError::Step {
        file: file.clone(),
        step: of.clone(),
        expected,
        found,
    };
    let bad_options = |error| LessonError::Options { file: file.clone(), of: of.clone(), error: Box::new(error) };
    let options = game.facts().parse_options(entry.options.iter().map(String::as_str)).map_err(bad_options)?;
    let mut position = game.start(&options).map_err(bad_options)?;
    if let Some(object) = &entry.position {
        let bad_position =
            |error| LessonError::Position { file: file.clone(), step: of.clone(), error: Box::new(error) };
        position = position.with_object(object).map_err(bad_position)?;
    }
    let expected = "first, second, draw or points with their sign";
    let value = |text: &str| text.parse::<Value>().map_err(|error| fault(expected, error.found));
    let mut actions = Vec::with_capacity(entry.actions.len());
    for (action, text) in &entry.actions {
        actions.push((action.clone(), value(text.as_str().unwrap_or_default())?));
    }
    let legal: BTreeSet<String> = position.legal().into_iter().map(|offer| offer.text).collect();
    if !legal.iter().eq(actions.iter().map(|(action, _)| action)) {
        let found = actions.iter().map(|(action, _)| action.as_str()).collect::<Vec<_>>().join(" ");
        return Err(fault("every legal action and no other", found));
    }
    let proof = Proof::find(&entry.method)
        .ok_or_else(|| fault("df-pn, alpha-beta, retrograde or sums", entry.method.clone()))?;
    Ok(Proved {
        options,
        value: value(entry.value.as_deref().unwrap_or_default())?,
        plies: entry.plies,
        actions,
        proof,
        nodes: entry.nodes,
        before: entry.before,
        position,
        is_start: entry.position.is_none(),
    })
}
