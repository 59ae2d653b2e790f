//! Proved positions: what is true of them and of every first action, with how it was found.

use super::error::LessonError;
use super::file::{ProvedFile, proved_file};
use super::proved_keys::ProvedKeys;
use std::collections::BTreeSet;
use tabuleiro_engine::solve::{Measure, Proof, Value};
use tabuleiro_games::{AnyPosition, GameId};
use tabuleiro_rules::Options;

/// A position whose value is proved, and that of every legal action; a test proves it again.
#[derive(Clone, Debug)]
pub struct Proved {
    /// The variant and the options it is played with.
    pub options: Options,
    /// What it is worth with best play.
    pub value: Value,
    /// Within how many actions of both sides the winner wins, where that is known.
    pub plies: Option<u32>,
    /// The same for every legal action in canonical notation, sorted by it.
    pub actions: Vec<(String, Value)>,
    /// How it was proved.
    pub proof: Proof,
    /// Actions tried out for it.
    pub nodes: u64,
    /// Who proved it before; empty if nobody is known to have.
    pub before: String,
    position: Box<dyn AnyPosition>,
    starts: bool,
}

/// The proved positions of a game.
#[derive(Clone, Debug, Default)]
pub struct ProvedPositions {
    proved: Vec<Proved>,
}

impl Proved {
    /// What was proved.
    #[must_use]
    pub fn position(&self) -> &dyn AnyPosition {
        &*self.position
    }

    /// Whether it tells who wins or by how much.
    #[must_use]
    pub fn measure(&self) -> Measure {
        if matches!(self.value, Value::Margin(_)) { Measure::Score } else { Measure::Win }
    }
}

impl ProvedPositions {
    /// Nothing is proved.
    pub const NONE: ProvedPositions = ProvedPositions { proved: Vec::new() };

    /// Reads the text of a game's file, with every position set up.
    ///
    /// # Errors
    /// [`LessonError`], if the text is no file of proved positions, or one of them is none of the game.
    pub fn read(text: &str, game: GameId) -> Result<ProvedPositions, LessonError> {
        let keys: ProvedFile = serde_json::from_str(text)
            .map_err(|error| LessonError::Json { file: proved_file(game), why: error.to_string() })?;
        let proved = keys.proved.into_iter().enumerate().map(|(at, keys)| proved_of(game, at, keys));
        Ok(ProvedPositions { proved: proved.collect::<Result<_, _>>()? })
    }

    /// What was proved of a position, if anything was.
    #[must_use]
    pub fn find(&self, position: &dyn AnyPosition) -> Option<&Proved> {
        let key = position.key();
        self.proved.iter().find(|proved| proved.position.key() == key && proved.options == *position.options())
    }

    /// Those that are starts of a match.
    pub fn starts(&self) -> impl Iterator<Item = &Proved> {
        self.proved.iter().filter(|proved| proved.starts)
    }

    /// What was proved of the start with these options, if anything was.
    #[must_use]
    pub fn start(&self, options: &Options) -> Option<&Proved> {
        self.starts().find(|proved| proved.options == *options)
    }

    /// All of them, in the file's order.
    #[must_use]
    pub fn all(&self) -> &[Proved] {
        &self.proved
    }
}

fn proved_of(game: GameId, at: usize, keys: ProvedKeys) -> Result<Proved, LessonError> {
    let (file, of) = (proved_file(game), format!("{}", at + 1));
    let fault = |expected: &'static str, found: String| LessonError::Step {
        file: file.clone(),
        step: of.clone(),
        expected,
        found,
    };
    let wrong = |error| LessonError::Options { file: file.clone(), of: of.clone(), error: Box::new(error) };
    let options = game.facts().parse_options(keys.options.iter().map(String::as_str)).map_err(wrong)?;
    let mut position = game.start(&options).map_err(wrong)?;
    if let Some(object) = &keys.position {
        let none = |error| LessonError::Position { file: file.clone(), step: of.clone(), error: Box::new(error) };
        position = position.with_object(object).map_err(none)?;
    }
    let expected = "first, second, draw or points with their sign";
    let value = |text: &str| text.parse::<Value>().map_err(|error| fault(expected, error.found));
    let mut actions = Vec::with_capacity(keys.actions.len());
    for (action, text) in &keys.actions {
        actions.push((action.clone(), value(text.as_str().unwrap_or_default())?));
    }
    let legal: BTreeSet<String> = position.legal().into_iter().map(|offer| offer.text).collect();
    if !legal.iter().eq(actions.iter().map(|(action, _)| action)) {
        let found = actions.iter().map(|(action, _)| action.as_str()).collect::<Vec<_>>().join(" ");
        return Err(fault("every legal action and no other", found));
    }
    let proof =
        Proof::find(&keys.method).ok_or_else(|| fault("df-pn, alpha-beta, retrograde or sums", keys.method.clone()))?;
    Ok(Proved {
        options,
        value: value(keys.value.as_deref().unwrap_or_default())?,
        plies: keys.plies,
        actions,
        proof,
        nodes: keys.nodes,
        before: keys.before,
        position,
        starts: keys.position.is_none(),
    })
}
