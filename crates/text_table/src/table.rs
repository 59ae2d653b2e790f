//! The text table.

use super::board_table::BoardTable;
use super::incoming::Incoming;
use super::reply::Reply;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_words::{Language, Texts};

/// A table without pictures, with one match, lesson or puzzle.
pub struct TextTable {
    texts: Texts,
}

/// What a command does, for buttons and for help.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandHelp {
    /// The word.
    pub word: String,
    /// The form of one letter.
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
        let _ = seed;
        TextTable { texts: Texts::new(language) }
    }

    /// Sets up what the part of an address after `#` names, as on the ordinary page: `game=hex&size=7&opponent=2&side=second`,
    /// `game=hex&moves=a1.b2`, `game=hex&puzzle=p03`, `table=CODE`; beside these `game=hex&lesson`.
    pub fn open(&mut self, link: &str) -> Reply {
        let _ = link;
        Reply::default()
    }

    /// Takes a line: an action, a tap, or a command.
    pub fn enter(&mut self, line: &str) -> Reply {
        let _ = line;
        Reply::default()
    }

    /// Takes what the caller has got from elsewhere.
    pub fn receive(&mut self, incoming: Incoming) -> Reply {
        let _ = incoming;
        Reply::default()
    }

    /// Returns the board; `None` if nothing is set up.
    #[must_use]
    pub fn board(&self) -> Option<BoardTable> {
        None
    }

    /// Returns the match on the table.
    #[must_use]
    pub fn game(&self) -> Option<&Match> {
        None
    }

    /// Returns the commands in the language of the table.
    #[must_use]
    pub fn commands(&self) -> Vec<CommandHelp> {
        Vec::new()
    }

    /// Reads the words again when they are next needed: a page has downloaded more of them.
    pub fn read_texts_again(&mut self) {
        self.texts = Texts::new(self.texts.language);
    }

    /// Returns the language of the table.
    #[must_use]
    pub fn language(&self) -> Language {
        self.texts.language
    }
}
