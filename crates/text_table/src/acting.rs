//! Actions: as a whole in canonical notation or as printed, or tap by tap.

use super::refusal::normal;
use super::reply::{Cue, Reply};
use super::request::{Request, Search, Wire};
use super::setting::{Mode, Setting};
use super::table::TextTable;
use tabuleiro_catalogue::matches::{Occupant, Ply};
use tabuleiro_catalogue::{Offer, TapResult};
use tabuleiro_engine::Answer;
use tabuleiro_engine::Wanted;
use tabuleiro_learning::Due;
use tabuleiro_rules::{Choice, Effect, Tap};
use tabuleiro_words::{choice_name, plain};

impl TextTable {
    /// Plays the line if it is a legal action in canonical notation, in any case; returns whether it was taken.
    pub(crate) fn act_exactly(&mut self, line: &str, reply: &mut Reply) -> bool {
        let Some(setting) = &self.on else { return false };
        if self.continues(line) {
            return false;
        }
        let legal = setting.game.position().legal();
        let exact = legal.iter().find(|offer| offer.text == line);
        let mut alike = legal.iter().filter(|offer| normal(&offer.text) == normal(line));
        let found = exact.or_else(|| alike.next().filter(|_| alike.next().is_none())).cloned();
        let Some(offer) = found else { return false };
        // Where another action is printed so, in the letters of the language, that one is meant.
        let position = setting.game.position();
        let printed = |offer: &Offer| position.printed(&offer.text, self.texts.letters());
        let is_printed = |offer: &Offer| printed(offer).is_some_and(|printed| normal(&printed) == normal(line));
        let meant = if is_printed(&offer) { None } else { legal.iter().find(|other| is_printed(other)).cloned() };
        self.choose(&meant.unwrap_or(offer), reply);
        true
    }

    /// Whether a line is a tap that continues those made so far.
    fn continues(&self, line: &str) -> bool {
        let begun = self.on.as_ref().filter(|setting| !setting.gesture.taps().is_empty());
        begun.is_some_and(|setting| {
            self.tap_named(line).is_some_and(|tap| setting.gesture.next().any(|next| next == tap))
        })
    }

    /// Takes a line that is no command: a printed action, or taps.
    pub(crate) fn act(&mut self, line: &str, reply: &mut Reply) {
        let Some(setting) = &self.on else {
            return reply.refuse(self.say("t-unknown-command", &[("thing", line)]));
        };
        if setting.game.over_here() {
            return reply.refuse(self.texts.get("t-over"));
        }
        if self.continues(line) {
            return self.tap_all(line, reply);
        }
        let position = setting.game.position();
        let letters = self.texts.letters();
        let legal = position.legal();
        let printed: Vec<(&Offer, String)> = legal
            .iter()
            .map(|offer| (offer, position.printed(&offer.text, letters).unwrap_or_else(|| offer.text.clone())))
            .collect();
        let is_alike = |(offer, printed): &&(&Offer, String)| {
            normal(printed) == normal(line) || normal(&offer.text) == normal(line)
        };
        // Capitals tell a Bishop from the file b.
        let exact = printed.iter().find(|(_, printed)| printed == line);
        let alike: Vec<&Offer> = match exact {
            Some((offer, _)) => vec![offer],
            None => printed.iter().filter(is_alike).map(|(offer, _)| *offer).collect(),
        };
        match alike.as_slice() {
            [only] => {
                let offer = (*only).clone();
                return self.choose(&offer, reply);
            }
            [] => {}
            several => {
                let is_one = |(offer, _): &&(&Offer, String)| several.iter().any(|one| one.text == offer.text);
                let names: Vec<String> = printed.iter().filter(is_one).map(|(_, printed)| printed.clone()).collect();
                return reply.refuse(self.say("t-two-ways", &[("actions", &names.join(", "))]));
            }
        }
        self.tap_all(line, reply);
    }

    /// Makes the taps of a line, one for each word.
    fn tap_all(&mut self, line: &str, reply: &mut Reply) {
        let words: Vec<&str> =
            line.split(|c: char| c.is_whitespace() || c == ',').filter(|word| !word.is_empty()).collect();
        // The name of a button can have several words.
        if let Some(tap) = self.tap_named(line) {
            return self.tap(tap, line, reply);
        }
        let taps: Vec<Option<Tap>> = words.iter().map(|word| self.tap_named(word)).collect();
        if let Some(unknown) = taps.iter().position(Option::is_none) {
            return self.unknown(if words.len() > 1 { words[unknown] } else { line }, reply);
        }
        let cursor = |table: &TextTable| table.on.as_ref().map_or(0, |setting| setting.game.cursor());
        let person = |table: &TextTable| table.on.as_ref().map(|setting| setting.game.position().person());
        let (whose, mut before, mut said) = (person(self), cursor(self), reply.lines.len());
        for (at, (tap, word)) in taps.into_iter().flatten().zip(&words).enumerate() {
            if person(self) != whose {
                // The rest would be played for the other person.
                return reply.refuse(self.say("t-rest", &[("thing", &words[at..].join(" "))]));
            }
            // Only the last of several taps says what may follow.
            reply.lines.truncate(said);
            self.tap(tap, word, reply);
            if reply.cue == Some(Cue::Refused) {
                break;
            }
            if before != cursor(self) {
                (before, said) = (cursor(self), reply.lines.len());
            }
        }
    }

    /// Returns the tap that a word names: a site, or a button that may be pressed now.
    fn tap_named(&self, word: &str) -> Option<Tap> {
        let setting = self.on.as_ref()?;
        let id = setting.game.position().id();
        let choices = setting.gesture.choices();
        let names: Vec<(Choice, String)> =
            choices.iter().map(|&choice| (choice, plain(&choice_name(id, &self.texts, choice)))).collect();
        let wanted = plain(word);
        let letter = |choice: Choice| match choice {
            Choice::Piece(piece) => {
                piece.printed_choice(self.texts.letters()).is_some_and(|letter| letter.eq_ignore_ascii_case(word))
            }
            Choice::Off(count) | Choice::Count(count) => word == count.to_string(),
            _ => false,
        };
        let exact = names.iter().find(|(choice, name)| *name == wanted || letter(*choice));
        let mut begun = names.iter().filter(|(_, name)| wanted.len() > 2 && name.starts_with(&wanted));
        let choice = exact.or_else(|| begun.next().filter(|_| begun.next().is_none()));
        choice.map(|&(choice, _)| Tap::Choice(choice)).or_else(|| setting.find(&self.texts, word).map(Tap::Site))
    }

    fn tap(&mut self, tap: Tap, word: &str, reply: &mut Reply) {
        if !self.may_act(reply) {
            return;
        }
        let Some(setting) = &mut self.on else { return };
        let begun = setting.gesture.taps().to_vec();
        // A tap that does not fit would begin another gesture; here it says why it does not fit.
        let fits = setting.gesture.next().any(|next| next == tap) || begun.last() == Some(&tap);
        if !fits {
            if begun.is_empty()
                || !setting.game.position().gestures().iter().any(|offer| offer.taps.first() == Some(&tap))
            {
                return self.does_not_fit(&begun, tap, word, reply);
            }
            setting.gesture.cancel();
        }
        match setting.gesture.tap(tap) {
            TapResult::Complete(offer) => self.choose(&offer, reply),
            TapResult::Open | TapResult::Nothing => {
                reply.redraw = true;
                if setting.gesture.taps().is_empty() {
                    return reply.say(self.texts.get("t-dropped"));
                }
                reply.say(setting.narrator(&self.texts, self.length).picked(&setting.gesture));
            }
        }
    }

    /// Returns whether a person may act now; says why not.
    fn may_act(&self, reply: &mut Reply) -> bool {
        let Some(setting) = &self.on else { return false };
        let id = match () {
            () if setting.game.over_here() => "t-over",
            () if setting.is_ours() => return true,
            () if matches!(setting.mode, Mode::Distant(_)) => "t-not-your-turn",
            () => "t-thinking",
        };
        reply.refuse(self.texts.get(id));
        false
    }

    /// Plays an action that a person has chosen.
    pub(crate) fn choose(&mut self, offer: &Offer, reply: &mut Reply) {
        if !self.may_act(reply) {
            return;
        }
        if let Some(setting) = &mut self.on {
            setting.gesture.cancel();
            if setting.study().is_some() {
                return self.answer_task(offer, reply);
            }
        }
        self.play(&offer.text, reply);
        let Some(setting) = &self.on else { return };
        if let (Mode::Distant(_), Some(ply)) = (&setting.mode, setting.game.last()) {
            let wire = Wire::Play { ply: setting.game.cursor() - 1, action: ply.text.clone() };
            reply.request(Request::Wire(wire));
        }
        self.go_on(reply);
    }

    /// Plays a legal action and says what happened; returns whether it could be played.
    pub(crate) fn play(&mut self, action: &str, reply: &mut Reply) -> bool {
        let Some(setting) = &mut self.on else { return false };
        if setting.game.play(action).is_err() {
            return false;
        }
        setting.moved();
        reply.redraw = true;
        reply.cue = setting.game.last().map(cue_of);
        reply.lines.extend(setting.narrator(&self.texts, self.length).last(&setting.game));
        true
    }

    /// Says how the match stands after an action, and asks for the computer's action where it is its turn.
    pub(crate) fn go_on(&mut self, reply: &mut Reply) {
        let Some(setting) = &self.on else { return };
        if setting.game.over_here() || setting.is_ours() || matches!(setting.mode, Mode::Distant(_)) {
            reply.say(self.state());
            if let Some(setting) = &self.on
                && setting.game.over_here()
            {
                reply.cue = Some(end_cue(setting));
            }
        }
        self.let_computer_play(reply);
    }

    /// Says that the computer cannot be reached, and waits until the person asks again: an empty line is enough.
    pub(crate) fn unanswered(&mut self, reply: &mut Reply) {
        reply.refuse(self.texts.get("t-no-computer"));
        let Some(setting) = &mut self.on else { return };
        setting.thinking = None;
        setting.advice.take_if(|advice| advice.answer.is_none());
        if let Some(running) = setting.study_mut().filter(|running| running.is_judging) {
            (running.is_judging, running.due) = (false, Due::Again);
            self.do_due(reply);
        }
    }

    /// Asks the caller for the computer's action if it is its turn.
    pub(crate) fn let_computer_play(&mut self, reply: &mut Reply) {
        let Some(setting) = &self.on else { return };
        let Occupant::Computer(persona) = setting.game.occupant() else { return };
        if setting.game.over_here() || matches!(setting.mode, Mode::Distant(_)) {
            return;
        }
        let (record, seed) = (setting.game.record_to_here(), self.seed);
        let number = self.next_number();
        if let Some(setting) = &mut self.on {
            setting.thinking = Some(number);
        }
        let seconds = persona.level.seconds();
        reply.request(Request::Search(Search { number, record, persona, seed, wanted: Wanted::Action, seconds }));
    }

    /// Returns whose turn it is, or how the match ended.
    pub(crate) fn state(&self) -> String {
        let Some(setting) = &self.on else { return self.texts.get("t-first-game") };
        let waits = matches!(setting.mode, Mode::Distant(Some(_))) && !setting.is_ours();
        let notice = waits.then(|| self.texts.get("distant-turn"));
        setting.narrator(&self.texts, self.length).state(&setting.game, setting.only_person(), notice)
    }

    /// Takes the answer of a search: the computer's action, or a hint.
    pub(crate) fn found(&mut self, number: u64, answer: Answer, reply: &mut Reply) {
        let Some(setting) = &mut self.on else { return };
        if setting.thinking == Some(number) {
            setting.thinking = None;
            if let Some(action) = answer.best
                && self.play(&action, reply)
            {
                self.after_computer(reply);
            }
        } else if setting.advice.as_ref().is_some_and(|advice| advice.number == number) {
            self.advised(answer, reply);
        }
    }
}

/// Returns what an action sounds like.
fn cue_of(ply: &Ply) -> Cue {
    let takes = ply.events.iter().any(|event| matches!(event.effect, Effect::Remove { .. } | Effect::Flip { .. }));
    if takes { Cue::Captured } else { Cue::Played }
}

/// Returns what the end of a match sounds like.
pub(crate) fn end_cue(setting: &Setting) -> Cue {
    let winner = setting.winner();
    if winner.is_some() && (winner == setting.only_person() || setting.only_person().is_none()) {
        Cue::Won
    } else {
        Cue::Over
    }
}
