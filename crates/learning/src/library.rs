//! Lessons, puzzles and diagrams of a game, read from their files when they are needed.

use super::diagram::{Diagram, diagrams as diagrams_of};
use super::error::LessonError;
use super::file::{diagram_path, lesson_path, puzzle_path};
use super::lesson::Lesson;
use super::lessons::Lessons;
use super::progress::{Begun, Progress};
use super::puzzle::Puzzles;
use super::study::{Scene, Study};
use serde::Deserialize;
use std::sync::OnceLock;
use tabuleiro_catalogue::GameId;

/// The number of scenes of a demonstration: it takes about fifteen seconds.
const SHOWN: usize = 3;

/// The functions with which a library opens its files and reports errors.
#[derive(Clone, Copy, Debug)]
pub struct Source {
    /// Returns the text of a file below `assets/`; `None` if there is none.
    pub open: fn(&str) -> Option<&'static str>,
    /// Receives the error of a file that cannot be read, and is left out.
    pub report: fn(&LessonError),
}

/// The material of the game used last.
#[derive(Debug)]
pub struct Library {
    source: Source,
    material: Option<GameMaterial>,
}

/// The material of one game; each part is read when it is needed.
#[derive(Debug)]
struct GameMaterial {
    game: GameId,
    source: Source,
    lessons: OnceLock<Option<Lessons>>,
    puzzles: OnceLock<Puzzles>,
    diagrams: OnceLock<Vec<Diagram>>,
}

impl Source {
    /// Reports an error and returns `None` for it.
    fn read<T>(self, result: Result<T, LessonError>) -> Option<T> {
        result.inspect_err(self.report).ok()
    }
}

impl GameMaterial {
    fn of(game: GameId, source: Source) -> GameMaterial {
        let (lessons, puzzles, diagrams) = (OnceLock::new(), OnceLock::new(), OnceLock::new());
        GameMaterial { game, source, lessons, puzzles, diagrams }
    }

    fn lessons(&self) -> Option<&Lessons> {
        let text = || (self.source.open)(&lesson_path(self.game)).unwrap_or_default();
        self.lessons.get_or_init(|| self.source.read(Lessons::read(text(), self.game))).as_ref()
    }
}

/// The names of the puzzles of every game.
#[derive(Clone, Debug, Default)]
pub struct PuzzleNames(Vec<(GameId, Vec<String>)>);

impl PuzzleNames {
    /// Reads the names, without setting up a position.
    #[must_use]
    pub fn read(open: fn(&str) -> Option<&'static str>) -> PuzzleNames {
        #[derive(Deserialize)]
        struct Name {
            id: String,
        }
        #[derive(Deserialize)]
        struct Names {
            puzzles: Vec<Name>,
        }
        let names = |game: GameId| {
            let names = open(&puzzle_path(game)).and_then(|text| serde_json::from_str::<Names>(text).ok());
            (game, names.map_or(Vec::new(), |names| names.puzzles.into_iter().map(|name| name.id).collect()))
        };
        PuzzleNames(GameId::ALL.iter().copied().map(names).collect())
    }

    /// Returns the number of solved puzzles of all games and of all puzzles.
    #[must_use]
    pub fn count(&self, progress: &Progress) -> (usize, usize) {
        let (mut solved, mut all) = (0, 0);
        for (game, names) in &self.0 {
            all += names.len();
            solved += names.iter().filter(|name| progress.solved(*game, name)).count();
        }
        (solved, all)
    }
}

impl Library {
    /// Returns a library that has read nothing.
    #[must_use]
    pub const fn new(source: Source) -> Library {
        Library { source, material: None }
    }

    fn shelf(&mut self, game: GameId) -> &GameMaterial {
        let source = self.source;
        self.material.take_if(|shelf| shelf.game != game);
        self.material.get_or_insert_with(|| GameMaterial::of(game, source))
    }

    /// Returns the lesson of a variant, or else the game's own.
    pub fn lesson(&mut self, game: GameId, variant: &str) -> Option<&Lesson> {
        self.shelf(game).lessons().map(|lessons| lessons.of_variant(variant))
    }

    /// Returns the first scenes of a variant's lesson in which the person only watches, at most [`SHOWN`]; none if the
    /// lesson cannot be read.
    pub fn demonstration(&mut self, game: GameId, variant: &str) -> impl Iterator<Item = Scene> + use<> {
        self.lesson_scenes(game, variant).into_iter().filter(Scene::is_watched).take(SHOWN)
    }

    fn lesson_scenes(&mut self, game: GameId, variant: &str) -> Vec<Scene> {
        let source = self.source;
        self.lesson(game, variant).and_then(|lesson| source.read(Scene::of_lesson(lesson))).unwrap_or_default()
    }

    /// Returns the puzzles of a game.
    pub fn puzzles(&mut self, game: GameId) -> &Puzzles {
        let shelf = self.shelf(game);
        let all =
            || (shelf.source.open)(&puzzle_path(game)).and_then(|text| shelf.source.read(Puzzles::read(text, game)));
        shelf.puzzles.get_or_init(|| all().unwrap_or_else(|| Puzzles::none(game)))
    }

    /// Returns the diagrams of a game's rules.
    pub fn diagrams(&mut self, game: GameId) -> &[Diagram] {
        let shelf = self.shelf(game);
        let all = |lessons| shelf.source.read(diagrams_of(lessons, (shelf.source.open)(&diagram_path(game)), game));
        shelf.diagrams.get_or_init(|| shelf.lessons().and_then(all).unwrap_or_default())
    }

    /// Returns the scenes of a study; none if it does not exist.
    pub fn scenes(&mut self, study: &Study) -> Vec<Scene> {
        match study {
            Study::Lesson { game, variant } => self.lesson_scenes(*game, variant),
            Study::Puzzle { game, id } => self.puzzles(*game).find(id).map(Scene::of_puzzle).into_iter().collect(),
            Study::Moment { start, better, .. } => vec![Scene::of_moment(start, better)],
            Study::Diagram { game, id } => {
                self.diagrams(*game).iter().filter(|diagram| diagram.id == *id).map(Scene::of_diagram).collect()
            }
        }
    }

    /// Returns the part of a card that a study belongs to; `None` for diagrams and positions of matches.
    pub fn whole(&mut self, study: &Study) -> Option<Begun> {
        let (game, variant, puzzles) = match study {
            Study::Lesson { game, variant } => (game, variant.as_str(), false),
            Study::Puzzle { game, id } => (game, self.puzzles(*game).find(id)?.card(), true),
            Study::Diagram { .. } | Study::Moment { .. } => return None,
        };
        Some(Begun { game: game.id().into(), variant: variant.into(), puzzles })
    }

    /// Returns the first unsolved puzzle of a card, or the first if all are solved.
    pub fn open_puzzle(&mut self, game: GameId, variant: &str, progress: &Progress) -> Option<Study> {
        let puzzles = self.puzzles(game);
        let open = puzzles.of_card(variant).find(|puzzle| !progress.solved(game, &puzzle.id));
        let id = open.or_else(|| puzzles.of_card(variant).next())?.id.clone();
        Some(Study::Puzzle { game, id })
    }

    /// Returns whether any puzzle of the same card is unsolved.
    pub fn left(&mut self, game: GameId, id: &str, progress: &Progress) -> bool {
        let puzzles = self.puzzles(game);
        let card = puzzles.find(id).map_or("", |puzzle| puzzle.card());
        puzzles.of_card(card).any(|puzzle| !progress.solved(game, &puzzle.id))
    }

    /// Returns the number of a puzzle on its card, from 1.
    pub fn number(&mut self, game: GameId, id: &str) -> usize {
        let puzzles = self.puzzles(game);
        let card = puzzles.find(id).map_or("", |puzzle| puzzle.card());
        1 + puzzles.of_card(card).take_while(|puzzle| puzzle.id != id).count()
    }

    /// Returns the study that follows: after a lesson the easiest puzzle of the card, after a puzzle the next, and
    /// after the last one the first.
    pub fn next(&mut self, study: &Study) -> Option<Study> {
        let (game, card, last) = match study {
            Study::Lesson { game, variant } => (*game, variant.as_str(), None),
            Study::Puzzle { game, id } => (*game, self.puzzles(*game).find(id)?.card(), Some(id)),
            Study::Diagram { .. } | Study::Moment { .. } => return None,
        };
        let puzzles = self.puzzles(game);
        let of_card = || puzzles.of_card(card);
        let next = last.and_then(|last| of_card().skip_while(|puzzle| puzzle.id != *last).nth(1));
        let id = next.or_else(|| of_card().next())?.id.clone();
        Some(Study::Puzzle { game, id })
    }
}
