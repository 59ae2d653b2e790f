//! A hint in three steps: where, what, why. In a puzzle: the idea, where, what.

use super::reply::Reply;
use super::request::{Request, Search};
use super::setting::{Advice, Mode};
use super::table::TextTable;
use tabuleiro_catalogue::Offer;
use tabuleiro_engine::search::Level;
use tabuleiro_engine::{Answer, Wanted};
use tabuleiro_learning::{Ask, RunningStudy, Task};
use tabuleiro_words::why_best;

/// Whether the task is to win a match.
fn is_match(running: &RunningStudy) -> bool {
    matches!(running.scene().task, Task::Ask(Ask::Win))
}

impl TextTable {
    pub(crate) fn hint(&mut self, reply: &mut Reply) {
        let Some(setting) = &mut self.on else { return };
        match &setting.mode {
            // A match to be won is a match: the computer helps as in any other.
            Mode::Study(running) if !is_match(running) => return self.hint_for_task(reply),
            Mode::Distant(_) => return reply.refuse(self.texts.get("t-no-hint")),
            Mode::Study(_) | Mode::Here => {}
        }
        if setting.game.over_here() {
            return reply.refuse(self.texts.get("t-over"));
        }
        if !setting.is_ours() {
            return reply.refuse(self.texts.get("t-thinking"));
        }
        match &mut setting.advice {
            Some(advice) if advice.answer.is_some() => {
                advice.steps = (advice.steps + 1).min(3);
                self.say_hint(reply);
            }
            Some(_) => reply.say(self.texts.get("t-loading")),
            None => {
                let (record, about) = (setting.game.record_to_here(), setting.stamp());
                let number = self.next_number();
                if let Some(setting) = &mut self.on {
                    setting.advice = Some(Advice { number, about, answer: None, steps: 0 });
                }
                let (persona, seconds) = (Level::BEST.into(), Level::SECONDS);
                let wanted = Wanted::Candidates;
                reply.say(self.texts.get("thinking"));
                reply.request(Request::Search(Search { number, record, persona, seed: 1, wanted, seconds }));
            }
        }
    }

    /// Takes the answer of the search for a hint and says its first step.
    pub(crate) fn advised(&mut self, answer: Answer, reply: &mut Reply) {
        if let Some(advice) = self.on.as_mut().and_then(|setting| setting.advice.as_mut()) {
            (advice.answer, advice.steps) = (Some(answer), 1);
        }
        self.say_hint(reply);
    }

    fn say_hint(&self, reply: &mut Reply) {
        let Some(setting) = &self.on else { return };
        let Some((advice, answer)) = setting.advice.as_ref().and_then(|advice| Some((advice, advice.answer.as_ref()?)))
        else {
            return;
        };
        let Some(best) = answer.candidates.first() else { return };
        let action = self.in_words(&best.text);
        match advice.steps {
            1 => reply.say(self.say("t-begin-at", &[("site", &self.first_tap(&best.text))])),
            2 => reply.say(self.say("hint-action", &[("action", &action)])),
            _ => reply.say(why_best(best, &action, &self.texts)),
        }
    }

    /// Returns the first tap of a legal action in words.
    pub(crate) fn first_tap(&self, action: &str) -> String {
        let Some(setting) = &self.on else { return String::new() };
        let narrator = setting.narrator(&self.texts, self.length);
        let legal = setting.game.position().legal();
        let offer: Option<&Offer> = legal.iter().find(|offer| offer.text == action);
        offer.and_then(|offer| offer.taps.first()).map(|&tap| narrator.tap(tap)).unwrap_or_default()
    }
}
