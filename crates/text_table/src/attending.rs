//! A class: what it says, what is chosen there, and the match and the puzzles that count.

use super::incoming::{Attended, Inserted, Sentence};
use super::reply::{Cue, Reply};
use super::request::{Request, Wire};
use super::setting::Mode;
use super::table::TextTable;
use super::wanted::Wanted;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::{Match, Occupant, Record};
use tabuleiro_words::{Value, plain};

impl TextTable {
    /// Adds the sentences of the class to the answer, and keeps what can be chosen, played and solved there.
    pub(crate) fn class_news(&mut self, mut news: Attended, reply: &mut Reply) {
        reply.lines.extend(news.sentences.iter().map(|sentence| self.sentence(sentence)));
        if news.is_refused {
            reply.cue = Some(Cue::Refused);
        }
        if news.choices.is_empty() {
            news.choices = self.class.take().map(|class| class.choices).unwrap_or_default();
        } else {
            let named =
                (1..).zip(&news.choices).map(|(number, choice)| format!("{number}: {}.", self.inserted(choice)));
            reply.lines.extend(named);
        }
        self.class = Some(news).filter(|news| !news.is_left);
    }

    fn sentence(&self, sentence: &Sentence) -> String {
        let value = |value: &Inserted| match value {
            Inserted::Number(number) => (*number).into(),
            other => self.inserted(other).into(),
        };
        let values: Vec<(&str, Value<'_>)> =
            sentence.values.iter().map(|(name, given)| (name.as_str(), value(given))).collect();
        self.texts.with(&sentence.id, &values)
    }

    fn inserted(&self, value: &Inserted) -> String {
        match value {
            Inserted::Number(number) => number.to_string(),
            Inserted::Name(name) => self.texts.entrant_written(name),
            Inserted::Points(halves) => self.texts.points(*halves),
            Inserted::Game { game, variant } => {
                GameId::find(game).map_or_else(|_| game.clone(), |game| self.texts.title(game, variant))
            }
            Inserted::Text(text) => text.clone(),
        }
    }

    /// Takes a line with the number or the name of something that the class offers, or the four digits of the teacher; returns
    /// whether it was one.
    pub(crate) fn choose_in_class(&mut self, line: &str, reply: &mut Reply) -> bool {
        let Some(class) = self.class.as_ref().filter(|class| class.enrols) else { return false };
        let is_number = line.bytes().all(|byte| byte.is_ascii_digit());
        let place = match line.parse::<usize>() {
            Ok(number) => number.checked_sub(1).filter(|&place| place < class.choices.len()),
            Err(_) => class.choices.iter().position(|choice| plain(&self.inserted(choice)) == plain(line)),
        };
        match place {
            Some(place) => reply.request(Request::Wire(Wire::Choose(place))),
            None if is_number && line.len() == 4 => reply.request(Request::Wire(Wire::Resume(line.into()))),
            None if is_number && !line.is_empty() => reply.refuse(self.texts.get("class-say-number")),
            None => return false,
        }
        true
    }

    /// Asks something of the class; says so if there is none.
    pub(crate) fn ask_class(&self, wanted: Wire, reply: &mut Reply) {
        match self.class {
            Some(_) => reply.request(Request::Wire(wanted)),
            None => reply.refuse(self.texts.get("t-no-class")),
        }
    }

    /// Sets up the match against the computer that the class asks for; returns whether it asks for one.
    pub(crate) fn play_alone(&mut self, reply: &mut Reply) -> bool {
        let Some(alone) = self.class.as_ref().and_then(|class| class.alone.clone()) else { return false };
        let occupants = [Occupant::Human, Occupant::computer(alone.level)];
        let record = Record { options: alone.options, occupants, ..Record::of(&alone.game) };
        let Ok(game) = Match::from_record(&record) else { return false };
        self.put(game, Mode::Here, reply);
        if let Some(setting) = &mut self.on {
            setting.counts = alone.counts;
        }
        true
    }

    /// Whether the match on the table counts in a class: nothing is taken back, and the computer gives no help.
    pub(crate) fn counts(&self) -> bool {
        self.on.as_ref().is_some_and(|setting| setting.counts)
    }

    /// Tells the class how the match that counts has ended, once.
    pub(crate) fn report(&mut self, reply: &mut Reply) {
        let Some(setting) = self.on.as_mut().filter(|setting| setting.counts && setting.game.over_here()) else {
            return;
        };
        setting.counts = false;
        let halves = match setting.winner() {
            None => 1,
            winner => 2 * u8::from(winner == setting.only_person()),
        };
        reply.request(Request::Wire(Wire::Computer(halves)));
    }

    /// Returns the puzzle of the race that is asked for: the one with that number, or the first that is not solved.
    pub(crate) fn of_race(&self, number: &str) -> Option<Wanted> {
        let race = self.class.as_ref()?.race.as_ref()?;
        let is_number = number.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| Wanted { of_race: true, ..Wanted::puzzle(race.game, number) })
    }

    /// Tells the class that the puzzle on the table is solved, if it is one of the race.
    pub(crate) fn report_puzzle(&mut self, reply: &mut Reply) {
        let Some(place) = self.on.as_ref().and_then(|setting| setting.place) else { return };
        if let Some(race) = self.class.as_mut().and_then(|class| class.race.as_mut()) {
            race.solved.push(place);
            reply.request(Request::Wire(Wire::Solved(place)));
        }
    }
}
