//! The state of a lesson, a puzzle or a diagram: the current step, the answers given and what comes next. Uses Bevy for
//! the resource only.

use crate::app::play::input::sites_of;
use bevy::prelude::{Message, Resource};
use std::collections::BTreeMap;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::{Match, Occupant, Record};
use tabuleiro_learning::{Ask, Diagram, Lesson, LessonError, Puzzle};
use tabuleiro_rules::{Player, Site};

/// The number of hints of a puzzle: the idea, where to look, what to play.
pub(super) const HINTS: u8 = 3;

/// The number of slips after which a lesson shows the answer.
const SLIPS: u8 = 3;

/// A subject of study.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Study {
    /// The lesson of a game, or of a variant.
    Lesson { game: GameId, variant: String },
    /// A puzzle of a game, by its name.
    Puzzle { game: GameId, id: String },
    /// A diagram of a game's rules.
    Diagram { game: GameId, id: String },
    /// A position of a match in which a better action was available; play continues freely from there.
    Moment { start: Box<Record>, played: String, better: String },
}

impl Study {
    /// Returns the game, unless the study is a position of a match.
    pub(super) fn game(&self) -> Option<GameId> {
        match self {
            Study::Lesson { game, .. } | Study::Puzzle { game, .. } | Study::Diagram { game, .. } => Some(*game),
            Study::Moment { .. } => None,
        }
    }
}

/// What a person requests of a study.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StudyRequest {
    /// The next step, or the next puzzle.
    Next,
    /// The same step or puzzle again.
    Again,
    /// The next hint.
    Hint,
    /// Show the solution.
    Show,
    /// The end of the study.
    Leave,
}

/// The task of a scene.
#[derive(Clone, Debug)]
pub(super) enum Task {
    /// A task as defined in the lesson's file.
    Ask(Ask),
    /// A goal to be reached, by any actions.
    Solve(Box<Puzzle>),
    /// Free play.
    Try,
}

/// A position with its task.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    /// The id of the message in the game's texts.
    pub(crate) words: String,
    pub(super) task: Task,
    pub(crate) start: Record,
    pub(crate) actions: Vec<String>,
    pub(super) replies: BTreeMap<String, String>,
    /// The names of the sites to highlight from the beginning.
    pub(super) light: Vec<String>,
    /// The names of the sites to highlight after the second slip.
    pub(super) look: Vec<String>,
}

/// The state of the answer, which determines the text shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum AnswerState {
    /// The question.
    #[default]
    Asked,
    /// A wrong answer; in a lesson [`RunningStudy::slips`] counts them.
    Wrong,
    /// An action that reaches the goal of the puzzle too, but more slowly.
    Slower,
    /// An action that may reach the goal of the puzzle more slowly.
    Unclear,
    /// The task is solved.
    Done,
}

/// What the program does next when nothing moves.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Due {
    #[default]
    Nothing,
    /// Plays an action.
    Play(String),
    /// Sets the scene up again.
    Again,
}

/// A study in progress.
#[derive(Clone, Debug)]
pub(super) struct RunningStudy {
    pub(super) study: Study,
    pub(super) scenes: Vec<Scene>,
    pub(super) at: usize,
    pub(super) state: AnswerState,
    /// Answers given, in order.
    pub(super) given: Vec<String>,
    pub(super) due: Due,
    /// The time at which the last movement ended, in seconds since the program started.
    pub(super) rests: f32,
    /// Whether the last action is being evaluated.
    pub(super) is_judging: bool,
    /// The number of hints requested.
    pub(super) hints: u8,
    /// The number of slips in a lesson since the last right answer.
    pub(super) slips: u8,
    /// Whether the solution is being shown.
    pub(super) shows: bool,
    /// The number of the puzzle on its card, from 1; 0 if it is no puzzle.
    pub(super) number: usize,
    /// The interrupted match.
    pub(super) paused: Option<Record>,
}

/// The study in progress, if there is one.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Course(pub(super) Option<RunningStudy>);

impl Scene {
    /// Returns the scenes of a lesson, one for each step.
    pub(super) fn of_lesson(lesson: &Lesson) -> Result<Vec<Scene>, LessonError> {
        let scene = |(i, step): (usize, &tabuleiro_learning::Step)| {
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

    pub(super) fn of_puzzle(puzzle: &Puzzle) -> Scene {
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

    pub(super) fn of_moment(start: &Record, better: &str) -> Scene {
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

    pub(super) fn of_diagram(diagram: &Diagram) -> Scene {
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
    pub(super) fn is_watched(&self) -> bool {
        matches!(self.task, Task::Ask(Ask::Watch))
    }

    /// Returns the sites to highlight.
    pub(crate) fn lit(&self, game: &Match) -> Vec<Site> {
        sites_named(&self.light, game)
    }
}

fn sites_named(names: &[String], game: &Match) -> Vec<Site> {
    let board = game.position().board();
    names.iter().filter_map(|name| board.find(name)).collect()
}

impl RunningStudy {
    pub(super) fn new(study: Study, scenes: Vec<Scene>, paused: Option<Record>, now: f32) -> RunningStudy {
        let mut running = RunningStudy {
            study,
            scenes,
            at: 0,
            state: AnswerState::Asked,
            given: Vec::new(),
            due: Due::Nothing,
            rests: now,
            is_judging: false,
            hints: 0,
            slips: 0,
            shows: false,
            number: 0,
            paused,
        };
        running.begin(now);
        running
    }

    pub(super) fn scene(&self) -> &Scene {
        &self.scenes[self.at]
    }

    /// Starts the scene: where the person watches, the program plays.
    pub(super) fn begin(&mut self, now: f32) {
        (self.state, self.rests, self.hints) = (AnswerState::Asked, now, 0);
        self.is_judging = false;
        self.given.clear();
        self.due = match self.scene().actions.first() {
            Some(first) if self.looks_on() => Due::Play(first.clone()),
            _ => Due::Nothing,
        };
        self.slips = 0;
    }

    /// Returns the actions a person may play now; `None` for all legal ones.
    pub(super) fn allowed(&self) -> Option<Vec<String>> {
        let scene = self.scene();
        if self.state == AnswerState::Done || self.due != Due::Nothing || self.is_judging {
            return Some(Vec::new());
        }
        match scene.task {
            _ if self.looks_on() => Some(Vec::new()),
            Task::Solve(_) | Task::Try => None,
            Task::Ask(Ask::Win) => None,
            Task::Ask(Ask::Watch) => Some(Vec::new()),
            Task::Ask(Ask::Play) => Some(scene.actions.get(self.given.len()).cloned().into_iter().collect()),
            Task::Ask(Ask::Any) => Some(scene.actions.clone()),
            Task::Ask(Ask::Find) => {
                Some(scene.actions.iter().filter(|action| !self.given.contains(action)).cloned().collect())
            }
        }
    }

    /// Handles an action of the program in a scene that the person watches.
    pub(super) fn shown(&mut self, played: usize) {
        let next = self.scene().actions.get(played).cloned();
        match next {
            Some(next) if self.looks_on() => self.due = Due::Play(next),
            _ if self.looks_on() => self.state = AnswerState::Done,
            _ => {}
        }
    }

    /// Whether the person only watches.
    pub(super) fn looks_on(&self) -> bool {
        self.shows || self.scene().is_watched()
    }

    /// Handles a permitted action of a person.
    pub(super) fn answer(&mut self, action: &str) {
        self.given.push(action.to_string());
        (self.state, self.slips) = (AnswerState::Asked, 0);
        let scene = &self.scenes[self.at];
        let reply = scene.replies.get(action).cloned();
        let all = self.given.len() == scene.actions.len();
        match scene.task {
            Task::Ask(Ask::Play) => {
                self.due = reply.map_or(Due::Nothing, Due::Play);
                if all {
                    self.state = AnswerState::Done;
                }
            }
            Task::Ask(Ask::Any) => {
                self.due = reply.map_or(Due::Nothing, Due::Play);
                self.state = AnswerState::Done;
            }
            Task::Ask(Ask::Find) if all => self.state = AnswerState::Done,
            Task::Ask(Ask::Find) => self.due = Due::Again,
            Task::Ask(Ask::Watch | Ask::Win) | Task::Solve(_) | Task::Try => {}
        }
    }

    /// Handles an action of a match to be won.
    pub(super) fn end_match(&mut self, game: &Match) {
        let Some(_) = game.position().outcome() else { return };
        let learner = self.scene().start.occupants.iter().position(|occupant| *occupant == Occupant::Human);
        if game.position().winning_person().map(Player::index) == learner {
            self.state = AnswerState::Done;
        } else {
            (self.state, self.due) = (AnswerState::Wrong, Due::Again);
        }
    }

    /// Handles a slip in a lesson.
    pub(super) fn slip(&mut self) {
        if self.allowed().is_some_and(|allowed| !allowed.is_empty()) {
            (self.state, self.slips) = (AnswerState::Wrong, self.slips.saturating_add(1));
        }
    }

    /// Returns the action that answers the task, as soon as three slips have been made.
    pub(super) fn shown_answer(&self) -> Option<String> {
        self.allowed()?.into_iter().next().filter(|_| self.state == AnswerState::Wrong && self.slips >= SLIPS)
    }

    /// Returns the highlighted sites.
    pub(super) fn lit(&self, game: &Match) -> Vec<Site> {
        let scene = self.scene();
        match &scene.task {
            Task::Solve(puzzle)
                if self.hints > 1 && !self.shows && self.state != AnswerState::Done && game.cursor() == 0 =>
            {
                let offer = game.position().legal().into_iter().find(|offer| puzzle.solutions.contains(&offer.text));
                // First the site where to begin, then the whole action.
                let taps = if self.hints > 2 { usize::MAX } else { 1 };
                offer.map_or(Vec::new(), |offer| sites_of(offer.taps.iter().take(taps)))
            }
            Task::Try if game.cursor() == scene.start.moves.len() => {
                let offer = game.position().legal().into_iter().find(|offer| scene.actions.contains(&offer.text));
                offer.map_or(Vec::new(), |offer| sites_of(offer.taps.iter()))
            }
            Task::Solve(_) | Task::Try => Vec::new(),
            Task::Ask(_) if self.due != Due::Nothing || (self.state == AnswerState::Done && !self.looks_on()) => {
                Vec::new()
            }
            Task::Ask(_) => match self.shown_answer() {
                Some(answer) => {
                    let offer = game.position().legal().into_iter().find(|offer| offer.text == answer);
                    offer.map_or(Vec::new(), |offer| sites_of(offer.taps.iter()))
                }
                None if self.slips > 1 && !scene.look.is_empty() => sites_named(&scene.look, game),
                None => scene.lit(game),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn running(ask: Ask, actions: &[&str], replies: &[(&str, &str)]) -> RunningStudy {
        let text = |t: &&str| (*t).to_string();
        let scene = Scene {
            words: "lesson-x".into(),
            task: Task::Ask(ask),
            start: Record::of("hex"),
            actions: actions.iter().map(text).collect(),
            replies: replies.iter().map(|(a, b)| (text(a), text(b))).collect(),
            light: Vec::new(),
            look: Vec::new(),
        };
        RunningStudy::new(Study::Lesson { game: GameId::Hex, variant: String::new() }, vec![scene], None, 0.0)
    }

    #[test]
    fn a_line_allows_one_action_at_a_time_and_plays_the_replies() {
        let mut running = running(Ask::Play, &["a1", "b2"], &[("a1", "c3")]);
        assert_eq!(running.allowed(), Some(vec!["a1".to_string()]));
        running.answer("a1");
        assert_eq!((running.due.clone(), running.state), (Due::Play("c3".into()), AnswerState::Asked));
        assert_eq!(running.allowed(), Some(Vec::new()), "no action is allowed during the reply");
        running.due = Due::Nothing;
        assert_eq!(running.allowed(), Some(vec!["b2".to_string()]));
        running.answer("b2");
        assert_eq!(running.state, AnswerState::Done);
    }

    #[test]
    fn all_answers_have_to_be_found_each_from_the_same_position() {
        let mut running = running(Ask::Find, &["a1", "b2"], &[]);
        running.answer("b2");
        assert_eq!((running.due.clone(), running.state), (Due::Again, AnswerState::Asked));
        running.due = Due::Nothing;
        assert_eq!(running.allowed(), Some(vec!["a1".to_string()]));
        running.answer("a1");
        assert_eq!((running.due.clone(), running.state), (Due::Nothing, AnswerState::Done));
    }

    #[test]
    fn one_of_several_answers_is_enough_for_any() {
        let mut running = running(Ask::Any, &["a1", "b2"], &[]);
        running.answer("b2");
        assert_eq!(running.state, AnswerState::Done);
    }

    #[test]
    fn no_action_is_allowed_while_the_person_watches() {
        let mut running = running(Ask::Watch, &["a1", "b2"], &[]);
        assert_eq!((running.due.clone(), running.allowed()), (Due::Play("a1".into()), Some(Vec::new())));
        running.due = Due::Nothing;
        running.shown(1);
        assert_eq!(running.due, Due::Play("b2".into()));
        running.due = Due::Nothing;
        running.shown(2);
        assert_eq!((running.due.clone(), running.state), (Due::Nothing, AnswerState::Done));
    }
}
