//! The text and the buttons of a study in its current state.

use super::course::{Course, StudyRequest};
use crate::app::foundations::locale::{Texts, action_in_words};
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_learning::{AnswerState, Due, HINTS, Puzzle, RunningStudy, Study, Task};
use tabuleiro_rules::Site;

/// The contents of the study's panel.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct PanelContents {
    /// The number of the step or the puzzle.
    pub(crate) title: String,
    /// The question, or the result of the answer.
    pub(crate) sentence: String,
    /// Whether the task is solved.
    pub(crate) done: bool,
    /// The highlighted sites.
    pub(crate) lit: Vec<Site>,
    /// The buttons: request, label, and whether it is the usual choice.
    pub(crate) buttons: Vec<(StudyRequest, String, bool)>,
}

impl Course {
    /// Returns the contents of the panel, if a study is in progress.
    pub(crate) fn panel_contents(&self, game: &Match, texts: &Texts) -> Option<PanelContents> {
        let running = self.0.as_ref()?;
        let id = game.position().id();
        let sentence = match &running.scene().task {
            Task::Solve(_) if running.shows => texts.get("puzzle-solution"),
            Task::Solve(puzzle) => of_puzzle(running, puzzle, game, texts),
            Task::Ask(_) => of_step(running, id, game, texts),
            Task::Try => of_moment(running, game, texts),
        };
        let buttons = buttons(running, texts);
        Some(PanelContents {
            title: title(running, texts),
            sentence,
            done: running.state == AnswerState::Done && !running.looks_on(),
            lit: running.lit(game),
            buttons,
        })
    }
}

fn title(running: &RunningStudy, texts: &Texts) -> String {
    match &running.study {
        Study::Lesson { .. } => {
            let (number, count) = (running.at + 1, running.scenes.len());
            texts.with("course-step", &[("number", number.into()), ("count", count.into())])
        }
        Study::Puzzle { .. } => {
            let number = texts.with("puzzle-number", &[("number", running.number.into())]);
            match &running.scene().task {
                // The puzzle's author is named; the number comes first.
                Task::Solve(puzzle) if !puzzle.source.is_empty() => {
                    let document = puzzle.source.split(',').next().unwrap_or_default();
                    format!("{number} · {}", texts.source(document))
                }
                _ => number,
            }
        }
        Study::Diagram { .. } => texts.get("course-diagram"),
        Study::Moment { .. } => texts.get("moment"),
    }
}

fn of_step(running: &RunningStudy, id: GameId, game: &Match, texts: &Texts) -> String {
    if let Some(answer) = running.shown_answer() {
        let action = action_in_words(game.position(), &answer, texts);
        return texts.with("try-action", &[("action", action.into())]);
    }
    let words = &running.scene().words;
    let ending = match running.state {
        AnswerState::Asked | AnswerState::Slower | AnswerState::Unclear => "",
        AnswerState::Wrong if running.slips > 1 => "-look",
        AnswerState::Wrong => "-else",
        AnswerState::Done if running.looks_on() => "",
        AnswerState::Done => "-done",
    };
    texts.game(id, &format!("{words}{ending}"), &[])
}

fn of_puzzle(running: &RunningStudy, puzzle: &Puzzle, game: &Match, texts: &Texts) -> String {
    let (id, motif) = (puzzle.position().id(), puzzle.motif.id());
    let hint = match running.hints {
        0 => None,
        1 => Some(texts.puzzle_idea(id, motif)),
        2 => Some(texts.get("puzzle-hint-where")),
        _ => {
            let first = action_in_words(game.position_at(0), &puzzle.solutions[0], texts);
            Some(texts.with("try-action", &[("action", first.into())]))
        }
    };
    // The hints that were asked for stay, whatever was tried since.
    let tried = |id: &str| hint.as_ref().map_or(texts.get(id), |hint| format!("{} {hint}", texts.get(id)));
    match (running.state, &hint) {
        (AnswerState::Done, _) => format!("{} {}", texts.get("puzzle-solved"), texts.puzzle_why(id, motif)),
        (AnswerState::Wrong, _) => tried("puzzle-wrong"),
        (AnswerState::Slower, _) => tried("puzzle-slower"),
        (AnswerState::Unclear, _) => tried("puzzle-unclear"),
        (AnswerState::Asked, None) => texts.puzzle_question(puzzle.position(), puzzle.goal, puzzle.turns()),
        (AnswerState::Asked, Some(hint)) => hint.clone(),
    }
}

/// Returns the text about the played and the better action.
fn of_moment(running: &RunningStudy, game: &Match, texts: &Texts) -> String {
    let Study::Moment { start, played, better } = &running.study else { return String::new() };
    // A new match is on the table one frame later.
    let Some(at) = (game.plies().len() >= start.moves.len()).then(|| game.position_at(start.moves.len())) else {
        return String::new();
    };
    let said = |action: &String| action_in_words(at, action, texts);
    texts.with("moment-better", &[("played", said(played).into()), ("better", said(better).into())])
}

/// Returns the buttons, each with whether it is the usual choice.
fn buttons(running: &RunningStudy, texts: &Texts) -> Vec<(StudyRequest, String, bool)> {
    let mut buttons = Vec::new();
    let mut offer = |turn, id: &str, first| buttons.push((turn, texts.get(id), first));
    let idle = running.due == Due::Nothing;
    let done = running.state == AnswerState::Done;
    match &running.study {
        Study::Lesson { .. } => {
            let last = running.at + 1 == running.scenes.len();
            let next = if last { "course-puzzles" } else { "course-next" };
            offer(StudyRequest::Next, next, done && idle);
        }
        Study::Puzzle { .. } if done => offer(StudyRequest::Next, "puzzle-next", true),
        Study::Puzzle { .. } => {
            if running.is_unaided {
                // The person finds the answer alone.
            } else if !running.shows && running.hints < HINTS {
                offer(StudyRequest::Hint, "hint", false);
            } else if !running.shows {
                offer(StudyRequest::Show, "puzzle-show", false);
            }
            offer(StudyRequest::Next, "puzzle-next", false);
        }
        Study::Diagram { .. } => {}
        Study::Moment { .. } => offer(StudyRequest::Again, "moment-again", false),
    }
    if running.looks_on() || done {
        offer(StudyRequest::Again, "course-again", false);
    }
    offer(StudyRequest::Leave, "course-leave", false);
    buttons
}
