//! Puzzles: positions in which one way leads to the goal.

use super::error::LessonError;
use super::file::{PuzzleFile, PuzzleKeys, puzzle_file};
use std::collections::BTreeSet;
use tabuleiro_engine::search::exact::{Exhausted, Goal};
use tabuleiro_games::{AnyPosition, GameId};
use tabuleiro_rules::{Facts, Options};

/// A puzzle of a game. The mover of its position reaches the goal with every one of its solutions and with no other legal
/// action, within so many actions of both sides and against any defence; a test proves it again.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// Its name, which no other puzzle of the game has.
    pub id: String,
    /// The variant and the options it is played with.
    pub options: Options,
    /// What is to be reached.
    pub goal: Goal,
    /// Actions of both sides until then.
    pub plies: u32,
    /// 1 (easy) to 3.
    pub grade: u8,
    /// The actions that reach it, in canonical notation.
    pub solutions: Vec<String>,
    /// The first of them, with the longest defence, to the end.
    pub line: Vec<String>,
    /// The document and the page it comes from; empty if a program found it.
    pub source: String,
    pub(super) position: Box<dyn AnyPosition>,
}

/// The puzzles of a game.
#[derive(Clone, Debug)]
pub struct Puzzles {
    game: GameId,
    puzzles: Vec<Puzzle>,
}

impl Puzzle {
    /// Where it begins.
    #[must_use]
    pub fn position(&self) -> &dyn AnyPosition {
        &*self.position
    }

    /// The variant whose card shows it: its own if that has one, else the game's first (`""` where there is only one).
    #[must_use]
    pub fn card(&self) -> &'static str {
        card(self.position.facts(), self.options.variant)
    }

    /// Whether the person who solves it still reaches the goal from a later position, with so many actions played since:
    /// within how many more at the latest.
    ///
    /// # Errors
    /// [`Exhausted`], if more than `nodes` positions had to be looked at.
    pub fn holds(&self, now: &dyn AnyPosition, played: u32, nodes: u64) -> Result<Option<u32>, Exhausted> {
        now.forced(self.goal, self.position.person(), self.plies.saturating_sub(played), nodes)
    }
}

/// The variant with a card that a variant is shown on.
fn card(facts: &Facts, variant: &str) -> &'static str {
    facts.cards.iter().copied().find(|card| *card == variant).unwrap_or(facts.defaults().variant)
}

impl Puzzles {
    /// None yet.
    #[must_use]
    pub fn none(game: GameId) -> Puzzles {
        Puzzles { game, puzzles: Vec::new() }
    }

    /// Reads the text of a game's file, with every position set up.
    ///
    /// # Errors
    /// [`LessonError`], if the text is no file of puzzles, or a puzzle is none of the game.
    pub fn read(text: &str, game: GameId) -> Result<Puzzles, LessonError> {
        let keys: PuzzleFile = serde_json::from_str(text)
            .map_err(|error| LessonError::Json { file: puzzle_file(game), why: error.to_string() })?;
        let mut ids = BTreeSet::new();
        let mut puzzles = Vec::with_capacity(keys.puzzles.len());
        for keys in keys.puzzles {
            let puzzle = puzzle_of(game, keys)?;
            if !ids.insert(puzzle.id.clone()) {
                return Err(fault(game, &puzzle.id, "an id of its own", "another puzzle of that id"));
            }
            puzzles.push(puzzle);
        }
        Ok(Puzzles { game, puzzles })
    }

    /// All of them, in the file's order: the easiest first.
    #[must_use]
    pub fn all(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// Those that the card of a variant shows, the easiest first.
    pub fn of_card(&self, variant: &str) -> impl Iterator<Item = &Puzzle> {
        let card = card(self.game.facts(), variant);
        self.puzzles.iter().filter(move |puzzle| puzzle.card() == card)
    }

    /// The one of that name.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id == id)
    }
}

fn puzzle_of(game: GameId, keys: PuzzleKeys) -> Result<Puzzle, LessonError> {
    let file = puzzle_file(game);
    let number = |error| LessonError::Options { file: file.clone(), of: keys.id.clone(), error: Box::new(error) };
    let options = game.facts().parse_options(keys.options.iter().map(String::as_str)).map_err(number)?;
    let start = game.start(&options).map_err(number)?;
    let wrong = |error| LessonError::Position { file: file.clone(), step: keys.id.clone(), error: Box::new(error) };
    let position = start.with_object(&keys.position).map_err(wrong)?;
    if position.outcome().is_some() {
        return Err(fault(game, &keys.id, "a position in which somebody decides", "a match that is over"));
    }
    let goal = match (keys.goal.as_str(), keys.score) {
        ("win", None) => Goal::Win,
        ("draw", None) => Goal::Draw,
        ("score", Some(points)) => Goal::Score(points),
        (other, _) => return Err(fault(game, &keys.id, "the goal win, draw, or score with its points", other)),
    };
    if keys.solutions.is_empty() || keys.line.first().is_none_or(|first| !keys.solutions.contains(first)) {
        return Err(fault(game, &keys.id, "solutions, and a line that begins with one of them", "something else"));
    }
    Ok(Puzzle {
        id: keys.id,
        options,
        goal,
        plies: keys.plies,
        grade: keys.grade,
        solutions: keys.solutions,
        line: keys.line,
        source: keys.source,
        position,
    })
}

fn fault(game: GameId, puzzle: &str, expected: &'static str, found: &str) -> LessonError {
    LessonError::Step { file: puzzle_file(game), step: puzzle.into(), expected, found: found.into() }
}
