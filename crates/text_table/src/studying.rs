//! Lessons and puzzles: their scenes, and what follows an answer.

use super::acting::end_cue;
use super::reply::{Cue, Reply};
use super::request::Request;
use super::setting::{Mode, Setting};
use super::table::TextTable;
use super::wanted::{Kind, Wanted};
use tabuleiro_catalogue::Offer;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_learning::{AnswerState, Ask, Due, HINTS, JudgeRequest, Judgement, RunningStudy, Study, Task};

impl TextTable {
    /// Sets the scene up as it begins; the study itself goes on.
    fn reset(&mut self, reply: &mut Reply) {
        let Some(setting) = &mut self.on else { return };
        let Some(start) = setting.study().map(|running| running.scene().start.clone()) else { return };
        if let Ok(game) = Match::from_record(&start) {
            setting.game = game;
            setting.moved();
        }
        reply.redraw = true;
    }

    /// Says the scene that begins, and plays what is watched.
    pub(crate) fn tell_scene(&mut self, reply: &mut Reply) {
        reply.redraw = true;
        self.say_title(reply);
        self.say_contents(reply);
        self.say_task(reply);
        let Some(setting) = &self.on else { return };
        if setting.study().is_some_and(RunningStudy::looks_on) {
            reply.say(self.texts.get("t-watch"));
        }
        self.do_due(reply);
        self.let_computer_play(reply);
    }

    /// Does what the program does next, until it waits for the person.
    pub(crate) fn do_due(&mut self, reply: &mut Reply) {
        loop {
            let Some(running) = self.on.as_mut().and_then(Setting::study_mut) else { return };
            match std::mem::take(&mut running.due) {
                Due::Nothing => break,
                Due::Play(action) => {
                    if !self.play(&action, reply) {
                        break;
                    }
                    self.program_played();
                }
                Due::Again => {
                    self.reset(reply);
                    reply.say(self.texts.get("t-set-up-again"));
                }
            }
        }
        self.say_end(reply);
    }

    /// Takes an action of the program into account.
    fn program_played(&mut self) {
        let Some(setting) = &mut self.on else { return };
        let (played, is_over) = (setting.game.cursor(), setting.game.position().outcome().is_some());
        let Some(running) = setting.study_mut() else { return };
        running.shown(played);
        // The refutation was said; then the puzzle is set up again.
        let is_wrong = running.state == AnswerState::Wrong;
        if is_wrong && matches!(running.scene().task, Task::Solve(_)) && !running.looks_on() {
            running.due = Due::Again;
        } else if is_over && matches!(running.scene().task, Task::Solve(_)) && !running.looks_on() {
            // The defender of a puzzle made the last action.
            running.state = AnswerState::Done;
        }
    }

    /// Says that a scene is over, and what can follow.
    fn say_end(&mut self, reply: &mut Reply) {
        let Some(running) = self.on.as_ref().and_then(Setting::study) else { return };
        if running.state != AnswerState::Done || running.due != Due::Nothing {
            return;
        }
        let is_last = running.at + 1 == running.scenes.len();
        let is_learned = is_last && !running.shows;
        if let (Study::Puzzle { game, .. }, Task::Solve(puzzle), true) =
            (&running.study, &running.scene().task, running.shows)
        {
            reply.say(self.texts.puzzle_why(*game, puzzle.motif.id()));
        }
        let study = running.study.clone();
        let id = match &study {
            Study::Lesson { .. } if is_last => "t-lesson-over",
            _ => "t-go-on",
        };
        if is_learned {
            self.progress.learn(&study);
            reply.request(Request::Learned(study));
            self.report_puzzle(reply);
        }
        reply.say(self.texts.get(id));
    }

    /// Takes a legal action that a person enters in a lesson or a puzzle.
    pub(crate) fn answer_task(&mut self, offer: &Offer, reply: &mut Reply) {
        let Some(running) = self.on.as_ref().and_then(Setting::study) else { return };
        if running.is_judging {
            return reply.refuse(self.texts.get("t-judging"));
        }
        if running.allowed().is_some_and(|allowed| !allowed.contains(&offer.text)) {
            if running.state == AnswerState::Done {
                return reply.refuse(self.texts.get("t-go-on"));
            }
            reply.refuse(self.texts.get("t-not-the-answer"));
            return self.slipped(reply);
        }
        if !self.play(&offer.text, reply) {
            return;
        }
        let number = self.next_number();
        let Some(setting) = &mut self.on else { return };
        let Setting { game, mode: Mode::Study(running), .. } = setting else { return };
        match &running.scene().task {
            Task::Ask(Ask::Win) => {
                running.end_match(game);
                if game.position().outcome().is_some() {
                    reply.cue = Some(end_cue(setting));
                    self.say_task(reply);
                    self.do_due(reply);
                } else {
                    self.let_computer_play(reply);
                }
            }
            Task::Solve(puzzle) => {
                let request = Box::new(JudgeRequest::new(puzzle, game));
                running.is_judging = true;
                reply.request(Request::Judge { number, request });
            }
            Task::Ask(_) | Task::Try => {
                running.answer(&offer.text);
                if running.state == AnswerState::Done {
                    reply.cue = Some(Cue::Won);
                }
                // The sentence about the answer comes before the reply.
                self.say_task(reply);
                self.do_due(reply);
            }
        }
    }

    /// Goes on after an action of the computer.
    pub(crate) fn after_computer(&mut self, reply: &mut Reply) {
        let Some(setting) = &mut self.on else { return };
        let Setting { game, mode: Mode::Study(running), .. } = setting else { return self.go_on(reply) };
        running.end_match(game);
        if game.position().outcome().is_some() {
            self.say_task(reply);
            self.do_due(reply);
        } else {
            reply.say(self.state());
            self.let_computer_play(reply);
        }
    }

    /// Takes the judgement of the last action in a puzzle.
    pub(crate) fn judged(&mut self, number: u64, judgement: Judgement, reply: &mut Reply) {
        if number != self.number {
            return;
        }
        let Some(running) = self.on.as_mut().and_then(Setting::study_mut).filter(|running| running.is_judging) else {
            return;
        };
        running.is_judging = false;
        (running.state, running.due) = match judgement {
            Judgement::Solved => (AnswerState::Done, Due::Nothing),
            Judgement::GoesOn => (AnswerState::Asked, Due::Nothing),
            Judgement::Right(answer) => (AnswerState::Asked, Due::Play(answer)),
            Judgement::Slower => (AnswerState::Slower, Due::Again),
            Judgement::Unclear => (AnswerState::Unclear, Due::Again),
            Judgement::Wrong(answer) => (AnswerState::Wrong, answer.map_or(Due::Again, Due::Play)),
        };
        reply.cue = Some(if running.state == AnswerState::Done { Cue::Won } else { Cue::Played });
        let goes_on = running.state == AnswerState::Asked;
        if goes_on {
            self.do_due(reply);
            if self.on.as_ref().and_then(Setting::study).is_some_and(|running| running.state == AnswerState::Done) {
                self.say_task(reply);
            } else {
                reply.say(self.state());
            }
        } else {
            self.say_task(reply);
            self.do_due(reply);
        }
    }

    /// Counts a slip in a lesson and says what it asks then.
    pub(crate) fn slipped(&mut self, reply: &mut Reply) {
        let Some(running) = self.on.as_mut().and_then(Setting::study_mut) else { return };
        let before = running.slips;
        running.slip();
        if running.slips != before {
            self.say_task(reply);
        }
    }

    pub(crate) fn hint_for_task(&mut self, reply: &mut Reply) {
        if self.refuse_in_race(reply) {
            return;
        }
        let Some(running) = self.on.as_mut().and_then(Setting::study_mut) else { return };
        match running.scene().task {
            Task::Solve(_) if running.hints >= HINTS => return reply.say(self.texts.get("t-all-hints")),
            Task::Solve(_) => running.hints += 1,
            // In a lesson the hints come with the slips.
            Task::Ask(_) | Task::Try => running.slip(),
        }
        self.say_task(reply);
    }

    /// Goes to the next scene of the lesson, or to the next puzzle.
    pub(crate) fn next(&mut self, reply: &mut Reply) {
        let Some(running) = self.on.as_mut().and_then(Setting::study_mut) else {
            return reply.refuse(self.texts.get("t-only-study"));
        };
        if running.at + 1 < running.scenes.len() {
            running.at += 1;
            running.begin(0.0);
            self.reset(reply);
            return self.tell_scene(reply);
        }
        let (game, name) = match &running.study {
            Study::Puzzle { game, .. } => (*game, (running.number + 1).to_string()),
            Study::Lesson { game, .. } => (*game, String::new()),
            Study::Diagram { .. } | Study::Moment { .. } => return,
        };
        let next = self.next_of_race().and_then(|number| self.of_race(&number));
        self.want(next.unwrap_or_else(|| Wanted::new(Kind::Puzzle, game, &name)), reply);
    }

    /// Sets the scene up again from its beginning.
    pub(crate) fn repeat_scene(&mut self, reply: &mut Reply) {
        if let Some(running) = self.on.as_mut().and_then(Setting::study_mut) {
            running.shows = false;
            running.begin(0.0);
        }
        self.reset(reply);
        self.tell_scene(reply);
    }

    pub(crate) fn show_solution(&mut self, reply: &mut Reply) {
        if self.refuse_in_race(reply) {
            return;
        }
        let Some(running) = self.on.as_mut().and_then(Setting::study_mut) else {
            return reply.refuse(self.texts.get("t-no-solution"));
        };
        if !matches!(running.scene().task, Task::Solve(_)) {
            return reply.refuse(self.texts.get("t-no-solution"));
        }
        running.shows = true;
        running.begin(0.0);
        self.reset(reply);
        self.tell_scene(reply);
    }
}
