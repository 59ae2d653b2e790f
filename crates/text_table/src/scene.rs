//! The sentences of a lesson or a puzzle in its current state.

use super::reply::Reply;
use super::setting::Setting;
use super::table::TextTable;
use tabuleiro_learning::{AnswerState, Puzzle, RunningStudy, Study, Task};
use tabuleiro_rules::Site;
use tabuleiro_words::action_in_words;

impl TextTable {
    /// Says the number of the step or of the puzzle.
    pub(crate) fn say_title(&self, reply: &mut Reply) {
        let Some(running) = self.on.as_ref().and_then(Setting::study) else { return };
        reply.say(match &running.study {
            Study::Lesson { .. } => {
                let (number, count) = (running.at + 1, running.scenes.len());
                let title = self.texts.with("course-step", &[("number", number.into()), ("count", count.into())]);
                format!("{title}.")
            }
            Study::Puzzle { .. } => {
                let title = self.texts.with("puzzle-number", &[("number", running.number.into())]);
                format!("{title}.")
            }
            Study::Diagram { .. } | Study::Moment { .. } => String::new(),
        });
    }

    /// Says what a task asks, or what is to be said about the answer, and which places are marked.
    pub(crate) fn say_task(&self, reply: &mut Reply) {
        let Some(setting) = &self.on else { return };
        let Some(running) = setting.study() else { return };
        reply.say(match &running.scene().task {
            Task::Solve(_) if running.shows => self.texts.get("puzzle-solution"),
            Task::Solve(puzzle) => self.of_puzzle(running, puzzle),
            Task::Ask(_) => self.of_step(running, setting),
            Task::Try => String::new(),
        });
        let lit: Vec<Site> = running.lit(&setting.game);
        if !lit.is_empty() {
            let narrator = setting.narrator(&self.texts, self.length);
            let names: Vec<String> = lit.into_iter().map(|site| narrator.place(site)).collect();
            reply.say(self.say("t-lit", &[("sites", &names.join(", "))]));
        }
    }

    fn of_step(&self, running: &RunningStudy, setting: &Setting) -> String {
        if let Some(answer) = running.shown_answer() {
            let action = action_in_words(setting.game.position(), &answer, &self.texts);
            return self.say("try-action", &[("action", &action)]);
        }
        let ending = match running.state {
            AnswerState::Asked | AnswerState::Slower | AnswerState::Unclear => "",
            AnswerState::Wrong if running.slips > 1 => "-look",
            AnswerState::Wrong => "-else",
            AnswerState::Done if running.looks_on() => "",
            AnswerState::Done => "-done",
        };
        self.texts.game(setting.game.position().id(), &format!("{}{ending}", running.scene().words), &[])
    }

    fn of_puzzle(&self, running: &RunningStudy, puzzle: &Puzzle) -> String {
        let (id, motif) = (puzzle.position().id(), puzzle.motif.id());
        let hint = match running.hints {
            0 => None,
            1 => Some(self.texts.puzzle_idea(id, motif)),
            2 => Some(self.texts.get("puzzle-hint-where")),
            _ => {
                let first = action_in_words(puzzle.position(), &puzzle.solutions[0], &self.texts);
                Some(self.say("try-action", &[("action", &first)]))
            }
        };
        // The hints that were asked for stay, whatever was tried since.
        let tried = |id: &str| match &hint {
            Some(hint) => format!("{} {hint}", self.texts.get(id)),
            None => self.texts.get(id),
        };
        match (running.state, &hint) {
            (AnswerState::Done, _) => {
                format!("{} {}", self.texts.get("puzzle-solved"), self.texts.puzzle_why(id, motif))
            }
            (AnswerState::Wrong, _) => tried("puzzle-wrong"),
            (AnswerState::Slower, _) => tried("puzzle-slower"),
            (AnswerState::Unclear, _) => tried("puzzle-unclear"),
            (AnswerState::Asked, None) => self.texts.puzzle_question(puzzle.position(), puzzle.goal, puzzle.turns()),
            (AnswerState::Asked, Some(hint)) => hint.clone(),
        }
    }
}
