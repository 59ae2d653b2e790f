//! Puzzles: positions in which some actions force a goal and all others do not.

use super::error::LessonError;
use super::file::{PuzzleEntry, PuzzleFile, puzzle_path};
use super::motif::Motif;
use std::collections::BTreeSet;
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_engine::search::exact::Goal;
use tabuleiro_rules::{Facts, Options};

/// A puzzle of a game. Each solution, and no other legal action, forces the goal for the mover within [`Puzzle::plies`]
/// actions of both sides against any defence, or at all if only the value counts
/// (`Question::counts_length`). Tests prove this by exact search.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// The id, unique among the puzzles of the game.
    pub id: String,
    /// The variant and the options it is played with.
    pub options: Options,
    /// The goal to force.
    pub goal: Goal,
    /// The number of actions of both sides until the goal is reached.
    pub plies: u32,
    /// The third of the card's puzzles by difficulty, from 1 (easy) to 3.
    pub grade: u8,
    /// The measured difficulty (`docs/motifs.md`); comparable within a game only.
    pub difficulty: f32,
    /// The idea that solves it.
    pub motif: Motif,
    /// The first actions that reach the goal, in canonical notation; at least one.
    pub solutions: Vec<String>,
    /// The first actions that reach the goal too, but need more actions.
    pub slower: Vec<String>,
    /// Whether exact values show that all other first actions never reach the goal.
    pub exact: bool,
    /// Whether slower ways to the goal were not looked for, so that other actions must not be called wrong.
    pub short: bool,
    /// A solution with the longest defence, to the end of the match.
    pub line: Vec<String>,
    /// The document and page of its source; empty if a program found it.
    pub source: String,
    position: Box<dyn AnyPosition>,
}

/// The puzzles of a game.
#[derive(Clone, Debug)]
pub struct Puzzles {
    game: GameId,
    puzzles: Vec<Puzzle>,
}

impl Puzzle {
    /// Sets up a puzzle of a file.
    pub(super) fn from_entry(game: GameId, entry: PuzzleEntry) -> Result<Puzzle, LessonError> {
        let file = puzzle_path(game);
        let bad_options =
            |error| LessonError::Options { file: file.clone(), of: entry.id.clone(), error: Box::new(error) };
        let options = game.facts().parse_options(entry.options.iter().map(String::as_str)).map_err(bad_options)?;
        let start = game.start(&options).map_err(bad_options)?;
        let bad_position =
            |error| LessonError::Position { file: file.clone(), step: entry.id.clone(), error: Box::new(error) };
        let position = start.with_object(&entry.position).map_err(bad_position)?;
        if position.outcome().is_some() {
            return Err(fault(game, &entry.id, "a position that is not over", "the end of a match"));
        }
        let goal = match (entry.goal.as_str(), entry.score) {
            ("win", None) => Goal::Win,
            ("draw", None) => Goal::Draw,
            ("score", Some(points)) => Goal::Score(points),
            (other, _) => return Err(fault(game, &entry.id, "the goal win, draw, or score with its points", other)),
        };
        if entry.solutions.is_empty() || entry.line.first().is_none_or(|first| !entry.solutions.contains(first)) {
            return Err(fault(game, &entry.id, "solutions, and a line that begins with one of them", "something else"));
        }
        Ok(Puzzle {
            id: entry.id,
            options,
            goal,
            plies: entry.plies,
            grade: entry.grade,
            difficulty: entry.difficulty,
            motif: entry.motif,
            solutions: entry.solutions,
            slower: entry.slower,
            exact: entry.exact,
            short: entry.short,
            line: entry.line,
            source: entry.source,
            position,
        })
    }

    /// Returns the puzzle with the keys of a file.
    pub(super) fn entry(&self) -> PuzzleEntry {
        let (goal, score) = match self.goal {
            Goal::Win => ("win", None),
            Goal::Draw => ("draw", None),
            Goal::Score(points) => ("score", Some(points)),
        };
        PuzzleEntry {
            id: self.id.clone(),
            options: self.options.words(self.position.facts()),
            position: self.position.object(),
            goal: goal.into(),
            score,
            plies: self.plies,
            grade: self.grade,
            difficulty: self.difficulty,
            motif: self.motif,
            solutions: self.solutions.clone(),
            slower: self.slower.clone(),
            exact: self.exact,
            short: self.short,
            line: self.line.clone(),
            source: self.source.clone(),
        }
    }

    /// Returns the position to solve.
    #[must_use]
    pub fn position(&self) -> &dyn AnyPosition {
        &*self.position
    }

    /// Returns the variant whose card in the gallery shows the puzzle: its own variant if that has a card, otherwise
    /// the default one (`""` for a game without variants).
    #[must_use]
    pub fn card(&self) -> &'static str {
        card(self.position.facts(), self.options.variant)
    }

    /// Returns the number of turns that the solver has until the goal is reached against the longest defence. A turn is
    /// a sequence of actions of the same person.
    #[must_use]
    pub fn turns(&self) -> usize {
        let (mut now, person) = (self.position.boxed(), self.position.person());
        let (mut turns, mut before) = (0, false);
        for action in &self.line {
            let own = now.person() == person;
            turns += usize::from(own && !before);
            before = own;
            if now.play(action, &mut Vec::new()).is_err() {
                break;
            }
        }
        turns
    }
}

/// Returns the variant whose card shows `variant`.
fn card(facts: &Facts, variant: &str) -> &'static str {
    facts.cards.iter().copied().find(|card| *card == variant).unwrap_or(facts.defaults().variant)
}

impl Puzzles {
    /// Returns an empty list of puzzles of a game.
    #[must_use]
    pub fn none(game: GameId) -> Puzzles {
        Puzzles { game, puzzles: Vec::new() }
    }

    /// Reads the text of a puzzle file ([`puzzle_path`]) and sets up every position.
    ///
    /// # Errors
    /// [`LessonError`] if the text is not a puzzle file, if an id occurs twice, or if the options, the position, the
    /// goal or the solutions of a puzzle are invalid. Whether the solutions are correct is not checked.
    pub fn read(text: &str, game: GameId) -> Result<Puzzles, LessonError> {
        let file: PuzzleFile = serde_json::from_str(text)
            .map_err(|error| LessonError::Json { file: puzzle_path(game), why: error.to_string() })?;
        let mut ids = BTreeSet::new();
        let mut puzzles = Vec::with_capacity(file.puzzles.len());
        for entry in file.puzzles {
            let puzzle = Puzzle::from_entry(game, entry)?;
            if !ids.insert(puzzle.id.clone()) {
                return Err(fault(game, &puzzle.id, "an id of its own", "another puzzle of that id"));
            }
            puzzles.push(puzzle);
        }
        Ok(Puzzles { game, puzzles })
    }

    /// Returns all puzzles in the order of the file, the easiest first.
    #[must_use]
    pub fn all(&self) -> &[Puzzle] {
        &self.puzzles
    }

    /// Returns the puzzles that the card of a variant shows, the easiest first.
    pub fn of_card(&self, variant: &str) -> impl Iterator<Item = &Puzzle> {
        let card = card(self.game.facts(), variant);
        self.puzzles.iter().filter(move |puzzle| puzzle.card() == card)
    }

    /// Returns the puzzle with that id, `None` if there is none.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Puzzle> {
        self.puzzles.iter().find(|puzzle| puzzle.id == id)
    }
}

fn fault(game: GameId, puzzle: &str, expected: &'static str, found: &str) -> LessonError {
    LessonError::Step { file: puzzle_path(game), step: puzzle.into(), expected, found: found.into() }
}
