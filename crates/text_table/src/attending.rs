//! A class: what it says, what is chosen there, and the match and the puzzles that count.

use super::incoming::{Attended, Inserted, Sentence};
use super::reply::{Cue, Reply};
use super::request::{Request, Wire};
use super::setting::Mode;
use super::table::TextTable;
use super::wanted::{Kind, Wanted};
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
            self.say_choices(&news.choices, reply);
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
            None if line.is_empty() || (!is_number && self.is_understood(line)) => return false,
            None => {
                reply.refuse(self.texts.get("class-say-number"));
                self.say_choices(&class.choices, reply);
            }
        }
        true
    }

    /// Says what can be chosen, with the numbers.
    fn say_choices(&self, choices: &[Inserted], reply: &mut Reply) {
        let named = (1..).zip(choices).map(|(number, choice)| format!("{number}: {}.", self.inserted(choice)));
        reply.lines.extend(named);
    }

    /// Sends a request to the class; refuses if the person is in none. A request for the current task also sets up
    /// the match that the class is playing, if another match, a lesson or a puzzle is on the table.
    pub(crate) fn ask_class(&self, wanted: Wire, reply: &mut Reply) {
        match self.class {
            Some(_) => {
                let is_elsewhere = wanted == Wire::Class && !self.is_distant();
                reply.request(Request::Wire(wanted));
                if is_elsewhere {
                    reply.request(Request::Wire(Wire::Follow));
                }
            }
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

    /// Returns the puzzle of the race that is asked for, while there is a race: the one with the number at the end, or the first that
    /// is not solved.
    pub(crate) fn of_race(&self, query: &str) -> Option<Wanted> {
        let race = self.class.as_ref()?.race.as_ref()?;
        let number = query.split_whitespace().last().filter(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
        Some(Wanted::new(Kind::RacePuzzle, race.game, number.unwrap_or_default()))
    }

    /// Returns the number of the next puzzle of the race that is not solved, after the one on the table and then from the first on;
    /// `None` outside of a race, and empty if all are solved.
    pub(crate) fn next_of_race(&self) -> Option<String> {
        let here = usize::from(self.on.as_ref()?.place?);
        let race = self.class.as_ref()?.race.as_ref()?;
        let is_open = |place: &usize| !race.solved.iter().any(|&solved| usize::from(solved) == *place);
        let next = (here + 1..race.count).chain(0..=here).find(is_open);
        Some(next.map(|place| (place + 1).to_string()).unwrap_or_default())
    }

    /// Refuses help with a puzzle of a race; returns whether one is on the table.
    pub(crate) fn refuse_in_race(&self, reply: &mut Reply) -> bool {
        let is_of_race = self.on.as_ref().is_some_and(|setting| setting.place.is_some());
        if is_of_race {
            reply.refuse(self.texts.get("class-say-alone"));
        }
        is_of_race
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
