//! The text table: what is entered leads to an action, a command or an error.

use super::board_table::BoardTable;
use super::command::Command;
use super::incoming::{Attended, Incoming};
use super::reply::{Cue, Reply};
use super::request::Request;
use super::setting::Setting;
use super::wanted::Wanted;
use std::collections::BTreeMap;
use std::time::Duration;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_learning::{Progress, RunningStudy};
use tabuleiro_narration::Length;
use tabuleiro_words::{Language, Texts, Value};

/// The greatest length of a line in bytes. No action and no command comes near it.
const LONGEST: usize = 400;

/// A table without pictures, with one match, lesson or puzzle.
pub struct TextTable {
    pub(crate) texts: Texts,
    pub(crate) length: Length,
    /// The seed of the computer's play.
    pub(crate) seed: u64,
    /// The number of the last request that is to be answered.
    pub(crate) number: u64,
    pub(crate) on: Option<Setting>,
    /// The last answer, for `repeat`.
    said: Vec<String>,
    pub(crate) clock: Option<[Duration; 2]>,
    /// The files that were loaded; `None` for those that could not be.
    pub(crate) files: BTreeMap<String, Option<String>>,
    /// The lesson or the puzzle that waits for its file.
    pub(crate) wanted: Option<Wanted>,
    pub(crate) progress: Progress,
    /// The class that the person attends.
    pub(crate) class: Option<Attended>,
}

/// What a command does, for buttons and for help.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandHelp {
    /// The word.
    pub word: String,
    /// The form of one character.
    pub letter: String,
    /// What it does.
    pub does: String,
    /// What is to be entered after it, such as a site; empty if nothing.
    pub argument: String,
}

impl TextTable {
    /// Returns a table in a language on which nothing is set up yet: `game hex`, `lesson hex` or `puzzle hex` sets something
    /// up, and [`TextTable::open`] does the same for a link. `seed` is the seed of the computer's play.
    #[must_use]
    pub fn new(language: Language, seed: u64) -> TextTable {
        TextTable {
            texts: Texts::new(language).with_more(super::words),
            length: Length::Full,
            seed,
            number: 0,
            on: None,
            said: Vec::new(),
            clock: None,
            files: BTreeMap::new(),
            wanted: None,
            progress: Progress::default(),
            class: None,
        }
    }

    /// Returns what is said first, where nothing is set up.
    pub fn welcome(&mut self) -> Reply {
        let mut reply = Reply::default();
        reply.say(self.texts.get("t-welcome"));
        self.said(reply)
    }

    /// Sets up what the part of an address after `#` names, as on the ordinary page:
    /// `game=hex&size=7&opponent=2&side=second`, `game=hex&moves=a1.b2`, `game=hex&puzzle=p42`, `table=CODE`; beside these
    /// `game=hex&lesson=VARIANT`.
    pub fn open(&mut self, link: &str) -> Reply {
        let mut reply = Reply::default();
        self.open_link(link, &mut reply);
        self.said(reply)
    }

    /// Takes a line: an action, a tap, or a command.
    pub fn enter(&mut self, line: &str) -> Reply {
        let mut reply = Reply::default();
        let line = line.trim();
        if let Some((Command::Repeat, _)) = Command::parse(line, &self.texts) {
            reply.lines.clone_from(&self.said);
            if reply.lines.is_empty() {
                reply.refuse(self.texts.get("t-nothing-to-repeat"));
            }
            return reply;
        }
        self.answer(line, &mut reply);
        self.said(reply)
    }

    /// Takes what the caller has got from elsewhere.
    pub fn receive(&mut self, incoming: Incoming) -> Reply {
        let mut reply = Reply::default();
        match incoming {
            Incoming::Found { number, answer } => self.found(number, answer, &mut reply),
            Incoming::Unanswered => self.unanswered(&mut reply),
            Incoming::Judged { number, judgement } => self.judged(number, judgement, &mut reply),
            Incoming::Loaded { path, text } => self.loaded(path, text, &mut reply),
            Incoming::Clock(left) => self.clock = left,
            Incoming::News(news) => self.news(news, &mut reply),
        }
        if reply.lines.is_empty() { reply } else { self.said(reply) }
    }

    fn said(&mut self, mut reply: Reply) -> Reply {
        self.report(&mut reply);
        self.said.clone_from(&reply.lines);
        reply
    }

    fn answer(&mut self, line: &str, reply: &mut Reply) {
        if line.len() > LONGEST {
            return reply.refuse(self.texts.get("t-too-long"));
        }
        if line.is_empty() {
            // An empty line leads to the next step only if the current one is solved.
            let goes_on = self.on.as_ref().and_then(Setting::study).is_some_and(RunningStudy::is_done);
            return self.obey(if goes_on { Command::Next } else { Command::Turn }, "", reply);
        }
        let command = Command::parse(line, &self.texts);
        if let Some(setting) = self.on.as_mut().filter(|_| !matches!(command, Some((Command::Yes | Command::No, _)))) {
            setting.asked = None;
        }
        if self.choose_in_class(line, reply) || self.act_exactly(line, reply) {
            return;
        }
        match command {
            Some((command, argument)) => self.obey(command, argument, reply),
            None => self.act(line, reply),
        }
    }

    /// Whether the first word of a line is a command.
    pub(crate) fn is_understood(&self, line: &str) -> bool {
        Command::parse(line, &self.texts).is_some()
    }

    /// Returns the board; `None` if nothing is set up.
    #[must_use]
    pub fn board(&self) -> Option<BoardTable> {
        self.on.as_ref().map(|setting| BoardTable::of(setting, &self.texts))
    }

    /// Returns the match on the table.
    #[must_use]
    pub fn game(&self) -> Option<&Match> {
        self.on.as_ref().map(|setting| &setting.game)
    }

    /// Returns the commands in the language of the table, in the order of help.
    #[must_use]
    pub fn commands(&self) -> Vec<CommandHelp> {
        let help = |command: &Command| {
            let words = command.words(&self.texts);
            let argument = self.texts.get(&format!("arg-{}", command.word()));
            CommandHelp {
                word: words.first().cloned().unwrap_or_default(),
                letter: words.last().cloned().unwrap_or_default(),
                does: self.texts.get(&format!("does-{}", command.word())),
                argument: if argument == "-" { String::new() } else { argument },
            }
        };
        Command::ALL.iter().map(help).collect()
    }

    /// Reads the words again when they are next needed: a page has downloaded more of them.
    pub fn read_texts_again(&mut self) {
        self.texts = Texts::new(self.texts.language).with_more(super::words);
    }

    /// Returns the language of the table.
    #[must_use]
    pub fn language(&self) -> Language {
        self.texts.language
    }

    /// Changes the language, without an answer.
    pub fn set_language(&mut self, language: Language) {
        self.texts.language = language;
    }

    /// Changes how much is said, without an answer.
    pub fn set_length(&mut self, length: Length) {
        self.length = length;
    }

    /// Gives the table what the person has learned before, which `puzzle` and `next` use.
    pub fn set_progress(&mut self, progress: Progress) {
        self.progress = progress;
    }

    pub(crate) fn say(&self, id: &str, values: &[(&str, &str)]) -> String {
        let values: Vec<_> = values.iter().map(|&(name, value)| (name, Value::from(value))).collect();
        self.texts.with(id, &values)
    }

    /// Returns a number for a request that is to be answered.
    pub(crate) fn next_number(&mut self) -> u64 {
        self.number += 1;
        self.number
    }
}

impl Reply {
    pub(crate) fn say(&mut self, line: impl Into<String>) {
        let line = line.into();
        if !line.is_empty() {
            self.lines.push(line);
        }
    }

    pub(crate) fn refuse(&mut self, line: impl Into<String>) {
        self.say(line);
        self.cue = Some(Cue::Refused);
    }

    pub(crate) fn request(&mut self, request: Request) {
        self.requests.push(request);
    }
}
