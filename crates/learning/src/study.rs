//! What can be studied, and the scenes of which a study consists.

use super::{Ask, Diagram, Lesson, LessonError, Puzzle, Step};
use std::collections::BTreeMap;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::{Match, Occupant, Record};
use tabuleiro_rules::Site;

/// A subject of study.
#[derive(Clone, Debug, PartialEq)]
pub enum Study {
    /// The lesson of a game, or of a variant.
    Lesson {
        /// The game.
        game: GameId,
        /// The variant. One without a lesson of its own has that of the game.
        variant: String,
    },
    /// A puzzle of a game, by its name.
    Puzzle {
        /// The game.
        game: GameId,
        /// The name.
        id: String,
    },
    /// A diagram of a game's rules.
    Diagram {
        /// The game.
        game: GameId,
        /// The name.
        id: String,
    },
    /// A position of a match in which a better action was available; play continues freely from there.
    Moment {
        /// The match up to the position.
        start: Box<Record>,
        /// The action that was played.
        played: String,
        /// The better one.
        better: String,
    },
}

impl Study {
    /// Returns the game, unless the study is a position of a match.
    #[must_use]
    pub fn game(&self) -> Option<GameId> {
        match self {
            Study::Lesson { game, .. } | Study::Puzzle { game, .. } | Study::Diagram { game, .. } => Some(*game),
            Study::Moment { .. } => None,
        }
    }
}

/// The task of a scene.
#[derive(Clone, Debug)]
pub enum Task {
    /// A task as defined in the lesson's file.
    Ask(Ask),
    /// A goal to be reached, by any actions.
    Solve(Box<Puzzle>),
    /// Free play.
    Try,
}

/// A part of a study: the position in which it begins, and what the person does there.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The id of the message in the game's texts.
    pub words: String,
    /// What the person is to do.
    pub task: Task,
    /// The position in which it begins.
    pub start: Record,
    /// The actions that solve the task; where the person only watches, the actions that are played.
    pub actions: Vec<String>,
    /// The replies to actions.
    pub replies: BTreeMap<String, String>,
    /// The names of the sites to highlight from the beginning.
    pub light: Vec<String>,
    /// The names of the sites to highlight after the second slip.
    pub look: Vec<String>,
}

impl Scene {
    /// Returns the scenes of a lesson, one for each step.
    ///
    /// # Errors
    /// [`LessonError`] if a step cannot be played.
    pub fn of_lesson(lesson: &Lesson) -> Result<Vec<Scene>, LessonError> {
        let scene = |(i, step): (usize, &Step)| {
            let position = lesson.position(i)?;
            let computer = position.person().other();
            let mut start = Match::from_position(position).record();
            if step.ask == Ask::Win {
                start.occupants[computer.index()] = Occupant::computer(1);
            }
            Ok(Scene {
                words: format!("lesson-{}", step.id),
                task: Task::Ask(step.ask),
                start,
                actions: if step.ask == Ask::Watch {
                    step.line().map(str::to_string).collect()
                } else {
                    step.actions.clone()
                },
                replies: step.replies.clone(),
                light: step.light.clone(),
                look: step.look.clone(),
            })
        };
        lesson.steps.iter().enumerate().map(scene).collect()
    }

    /// Returns the scene of a puzzle.
    #[must_use]
    pub fn of_puzzle(puzzle: &Puzzle) -> Scene {
        Scene {
            words: String::new(),
            task: Task::Solve(Box::new(puzzle.clone())),
            start: Match::from_position(puzzle.position().boxed()).record(),
            actions: puzzle.line.clone(),
            replies: BTreeMap::new(),
            light: Vec::new(),
            look: Vec::new(),
        }
    }

    /// Returns the scene of a position of a match in which another action was better.
    #[must_use]
    pub fn of_moment(start: &Record, better: &str) -> Scene {
        Scene {
            words: String::new(),
            task: Task::Try,
            start: start.clone(),
            actions: vec![better.to_string()],
            replies: BTreeMap::new(),
            light: Vec::new(),
            look: Vec::new(),
        }
    }

    /// Returns the scene of a diagram.
    #[must_use]
    pub fn of_diagram(diagram: &Diagram) -> Scene {
        Scene {
            words: diagram.caption.clone(),
            task: Task::Ask(Ask::Watch),
            start: Match::from_position(diagram.position().boxed()).record(),
            actions: diagram.actions.clone(),
            replies: BTreeMap::new(),
            light: diagram.light.clone(),
            look: Vec::new(),
        }
    }

    /// Whether the person only watches.
    #[must_use]
    pub fn is_watched(&self) -> bool {
        matches!(self.task, Task::Ask(Ask::Watch))
    }

    /// Returns the sites to highlight.
    #[must_use]
    pub fn lit(&self, game: &Match) -> Vec<Site> {
        sites_named(&self.light, game)
    }
}

pub(super) fn sites_named(names: &[String], game: &Match) -> Vec<Site> {
    let board = game.position().board();
    names.iter().filter_map(|name| board.find(name)).collect()
}
