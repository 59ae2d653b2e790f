//! Lessons, puzzles and diagrams of a game, read from the embedded files when they are needed.

use super::progress::Progress;
use crate::app::foundations::embedded::file;
use crate::app::foundations::power::{Work, count};
use bevy::prelude::{Resource, error};
use bevy::tasks::AsyncComputeTaskPool;
use serde::Deserialize;
use std::sync::OnceLock;
use tabuleiro_catalogue::GameId;
use tabuleiro_learning::{
    Begun, Diagram, Lesson, LessonError, Lessons, Puzzles, Scene, Study, diagram_path, diagrams as diagrams_of,
    lesson_path, puzzle_path,
};

/// The number of scenes of a demonstration: it takes about fifteen seconds.
const SHOWN: usize = 3;

/// The material of the game used last.
#[derive(Resource, Debug, Default)]
pub(crate) struct Library(Option<GameMaterial>);

/// The material of one game; each part is read when it is needed. Errors are only logged, because a test reads all
/// files.
#[derive(Debug)]
struct GameMaterial {
    game: GameId,
    lessons: OnceLock<Option<Lessons>>,
    puzzles: OnceLock<Puzzles>,
    diagrams: OnceLock<Vec<Diagram>>,
}

/// Logs an error and returns `None` for it.
fn read<T>(result: Result<T, LessonError>) -> Option<T> {
    result.inspect_err(|error| error!("{error}")).ok()
}

impl GameMaterial {
    fn of(game: GameId) -> GameMaterial {
        GameMaterial { game, lessons: OnceLock::new(), puzzles: OnceLock::new(), diagrams: OnceLock::new() }
    }

    fn lessons(&self) -> Option<&Lessons> {
        let all = || {
            count(Work::Parse);
            read(Lessons::read(file(&lesson_path(self.game)).unwrap_or_default(), self.game))
        };
        self.lessons.get_or_init(all).as_ref()
    }
}

/// The names of the puzzles of every game.
static PUZZLES: OnceLock<Vec<(GameId, Vec<String>)>> = OnceLock::new();

/// Returns the names of the puzzles of every game; the first call reads them, without setting up a position.
fn puzzle_names() -> &'static [(GameId, Vec<String>)] {
    #[derive(Deserialize)]
    struct Name {
        id: String,
    }
    #[derive(Deserialize)]
    struct Names {
        puzzles: Vec<Name>,
    }
    let names = |game: GameId| {
        let names = file(&puzzle_path(game)).and_then(|text| serde_json::from_str::<Names>(text).ok());
        (game, names.map_or(Vec::new(), |names| names.puzzles.into_iter().map(|name| name.id).collect()))
    };
    PUZZLES.get_or_init(|| GameId::ALL.iter().copied().map(names).collect())
}

/// Reads the names of all puzzles outside a frame.
pub(super) fn read_names() {
    AsyncComputeTaskPool::get().spawn(async { _ = puzzle_names() }).detach();
}

impl Library {
    /// Returns the number of solved puzzles of all games and of all puzzles.
    pub(crate) fn count_puzzles(progress: &Progress) -> (usize, usize) {
        let (mut solved, mut all) = (0, 0);
        for (game, names) in puzzle_names() {
            all += names.len();
            solved += names.iter().filter(|name| progress.solved(*game, name)).count();
        }
        (solved, all)
    }

    fn shelf(&mut self, game: GameId) -> &GameMaterial {
        self.0.take_if(|shelf| shelf.game != game);
        self.0.get_or_insert_with(|| GameMaterial::of(game))
    }

    /// Returns the lesson of a variant, or else the game's own.
    pub(crate) fn lesson(&mut self, game: GameId, variant: &str) -> Option<&Lesson> {
        self.shelf(game).lessons().map(|lessons| lessons.of_variant(variant))
    }

    /// Returns the first scenes of a variant's lesson in which the person only watches, at most [`SHOWN`]; none if the
    /// lesson cannot be read.
    pub(crate) fn demonstration(&mut self, game: GameId, variant: &str) -> impl Iterator<Item = Scene> + use<> {
        self.lesson_scenes(game, variant).into_iter().filter(Scene::is_watched).take(SHOWN)
    }

    fn lesson_scenes(&mut self, game: GameId, variant: &str) -> Vec<Scene> {
        self.lesson(game, variant).and_then(|lesson| read(Scene::of_lesson(lesson))).unwrap_or_default()
    }

    /// Returns the puzzles of a game.
    pub(crate) fn puzzles(&mut self, game: GameId) -> &Puzzles {
        let all = || {
            count(Work::Parse);
            file(&puzzle_path(game)).and_then(|text| read(Puzzles::read(text, game)))
        };
        self.shelf(game).puzzles.get_or_init(|| all().unwrap_or_else(|| Puzzles::none(game)))
    }

    /// Returns the diagrams of a game's rules.
    pub(crate) fn diagrams(&mut self, game: GameId) -> &[Diagram] {
        let shelf = self.shelf(game);
        let all = |lessons| read(diagrams_of(lessons, file(&diagram_path(game)), game));
        shelf.diagrams.get_or_init(|| shelf.lessons().and_then(all).unwrap_or_default())
    }

    /// Returns the scenes of a study; none if it does not exist.
    pub(super) fn scenes(&mut self, study: &Study) -> Vec<Scene> {
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
    pub(super) fn whole(&mut self, study: &Study) -> Option<Begun> {
        let (game, variant, puzzles) = match study {
            Study::Lesson { game, variant } => (game, variant.as_str(), false),
            Study::Puzzle { game, id } => (game, self.puzzles(*game).find(id)?.card(), true),
            Study::Diagram { .. } | Study::Moment { .. } => return None,
        };
        Some(Begun { game: game.id().into(), variant: variant.into(), puzzles })
    }

    /// Returns the first unsolved puzzle of a card, or the first if all are solved.
    pub(crate) fn open_puzzle(&mut self, game: GameId, variant: &str, progress: &Progress) -> Option<Study> {
        let puzzles = self.puzzles(game);
        let open = puzzles.of_card(variant).find(|puzzle| !progress.solved(game, &puzzle.id));
        let id = open.or_else(|| puzzles.of_card(variant).next())?.id.clone();
        Some(Study::Puzzle { game, id })
    }

    /// Whether any puzzle of the same card is unsolved.
    pub(super) fn left(&mut self, game: GameId, id: &str, progress: &Progress) -> bool {
        let puzzles = self.puzzles(game);
        let card = puzzles.find(id).map_or("", |puzzle| puzzle.card());
        puzzles.of_card(card).any(|puzzle| !progress.solved(game, &puzzle.id))
    }

    /// Returns the number of a puzzle on its card, from 1.
    pub(super) fn number(&mut self, game: GameId, id: &str) -> usize {
        let puzzles = self.puzzles(game);
        let card = puzzles.find(id).map_or("", |puzzle| puzzle.card());
        1 + puzzles.of_card(card).take_while(|puzzle| puzzle.id != id).count()
    }

    /// Returns the study that follows: after a lesson the easiest puzzle of the card, after a puzzle the next, and
    /// after the last one the first.
    pub(super) fn next(&mut self, study: &Study) -> Option<Study> {
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
