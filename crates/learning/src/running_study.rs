//! A study in progress: the scene, the answers given and what comes next. It knows neither clock nor window; the caller
//! passes the time and plays what is due.

use super::Ask;
use super::study::{Scene, Study, Task, sites_named};
use tabuleiro_catalogue::matches::{Match, Occupant, Record};
use tabuleiro_catalogue::sites_of;
use tabuleiro_rules::{Player, Site};

/// The number of hints of a puzzle: the idea, where to look, what to play.
pub const HINTS: u8 = 3;

/// The number of slips after which a lesson shows the answer.
const SLIPS: u8 = 3;

/// The state of the answer, which determines the text shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AnswerState {
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
pub enum Due {
    /// It waits for the person.
    #[default]
    Nothing,
    /// Plays an action.
    Play(String),
    /// Sets the scene up again.
    Again,
}

/// A study in progress.
#[derive(Clone, Debug)]
pub struct RunningStudy {
    /// What is studied.
    pub study: Study,
    /// Its scenes; at least one.
    pub scenes: Vec<Scene>,
    /// The index of the scene on the table.
    pub at: usize,
    /// The state of the answer.
    pub state: AnswerState,
    /// Answers given, in order.
    pub given: Vec<String>,
    /// What the program does next when nothing moves.
    pub due: Due,
    /// The time at which the last movement ended, in seconds since the program started.
    pub rests: f32,
    /// Whether the last action is being evaluated.
    pub is_judging: bool,
    /// The number of hints requested.
    pub hints: u8,
    /// The number of slips in a lesson since the last right answer.
    pub slips: u8,
    /// Whether the solution is being shown.
    pub shows: bool,
    /// The number of the puzzle on its card, from 1; 0 if it is no puzzle.
    pub number: usize,
    /// Whether no hints and no solution are offered.
    pub is_unaided: bool,
    /// The interrupted match.
    pub paused: Option<Record>,
}

impl RunningStudy {
    /// Begins a study at its first scene; `now` is the time in seconds since the program started.
    #[must_use]
    pub fn new(study: Study, scenes: Vec<Scene>, paused: Option<Record>, now: f32) -> RunningStudy {
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
            is_unaided: false,
            paused,
        };
        running.begin(now);
        running
    }

    /// Returns the scene on the table.
    #[must_use]
    pub fn scene(&self) -> &Scene {
        &self.scenes[self.at]
    }

    /// Starts the scene: where the person watches, the program plays.
    pub fn begin(&mut self, now: f32) {
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
    #[must_use]
    pub fn allowed(&self) -> Option<Vec<String>> {
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
    pub fn shown(&mut self, played: usize) {
        let next = self.scene().actions.get(played).cloned();
        match next {
            Some(next) if self.looks_on() => self.due = Due::Play(next),
            _ if self.looks_on() => self.state = AnswerState::Done,
            _ => {}
        }
    }

    /// Whether the scene asks nothing more: its task is solved, or it has none.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.state == AnswerState::Done || matches!(self.scene().task, Task::Try | Task::Ask(Ask::Watch))
    }

    /// Whether the person only watches.
    #[must_use]
    pub fn looks_on(&self) -> bool {
        self.shows || self.scene().is_watched()
    }

    /// Handles a permitted action of a person.
    pub fn answer(&mut self, action: &str) {
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
    pub fn end_match(&mut self, game: &Match) {
        let Some(_) = game.position().outcome() else { return };
        let learner = self.scene().start.occupants.iter().position(|occupant| *occupant == Occupant::Human);
        if game.position().winning_person().map(Player::index) == learner {
            self.state = AnswerState::Done;
        } else {
            (self.state, self.due) = (AnswerState::Wrong, Due::Again);
        }
    }

    /// Handles a slip in a lesson.
    pub fn slip(&mut self) {
        if self.allowed().is_some_and(|allowed| !allowed.is_empty()) {
            (self.state, self.slips) = (AnswerState::Wrong, self.slips.saturating_add(1));
        }
    }

    /// Returns the action that answers the task, as soon as three slips have been made.
    #[must_use]
    pub fn shown_answer(&self) -> Option<String> {
        self.allowed()?.into_iter().next().filter(|_| self.state == AnswerState::Wrong && self.slips >= SLIPS)
    }

    /// Returns the highlighted sites.
    #[must_use]
    pub fn lit(&self, game: &Match) -> Vec<Site> {
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
    use tabuleiro_catalogue::GameId;

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
