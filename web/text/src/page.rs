//! What `web/text/page/main.js` calls. Answers are JSON.

use crate::gallery::{choices, gallery, language};
use crate::link::match_link;
use crate::news;
use tabuleiro_catalogue::GameId;
use tabuleiro_learning::{Judgement, Progress, Study};
use tabuleiro_narration::Length;
use tabuleiro_text_table::{Incoming, Reply, TextTable};
use tabuleiro_words::{Texts, provide_asset};
use wasm_bindgen::prelude::wasm_bindgen;

/// Provides a file below `assets/`; a further part of it is appended.
#[wasm_bindgen]
pub fn provide(path: &str, text: &str) {
    provide_asset(path, text);
}

/// The text table and what the page needs beside it.
#[wasm_bindgen]
pub struct Page {
    table: TextTable,
    texts: Texts,
}

#[wasm_bindgen]
impl Page {
    /// Returns a page in a language, `pt` or `en`, whose files were provided. `seed` is a random number from 0 to 1.
    #[wasm_bindgen(constructor)]
    pub fn new(code: &str, seed: f64) -> Page {
        let (language, seed) = (language(code), (seed * 2_f64.powi(52)) as u64);
        Page { table: TextTable::new(language, seed), texts: Texts::new(language) }
    }

    /// Says that files with words were provided: reads them when they are needed next.
    pub fn words_provided(&mut self, code: &str) {
        self.texts = Texts::new(language(code));
        self.table.read_texts_again();
    }

    /// Returns a message of the page; its id if it does not exist.
    pub fn word(&self, id: &str) -> String {
        self.texts.get(id)
    }

    /// Returns a message of the page with one number as its argument.
    pub fn word_with(&self, id: &str, name: &str, value: f64) -> String {
        self.texts.with(id, &[(name, value.into())])
    }

    /// Returns the list of the games (`gallery.rs`).
    pub fn gallery(&self) -> String {
        gallery(&self.texts).to_string()
    }

    /// Returns what can be chosen for a match of a game (`gallery.rs`); nothing if there is no such game.
    pub fn choices(&self, game: &str, variant: &str) -> Option<String> {
        Some(choices(&self.texts, GameId::find(game).ok()?, variant).to_string())
    }

    /// Returns the rules of a game in short; nothing if there is no such game.
    pub fn rules(&self, game: &str, variant: &str) -> String {
        GameId::find(game).map(|game| self.texts.part(game, "play-now", variant)).unwrap_or_default()
    }

    /// Returns the commands (`told.rs`).
    pub fn commands(&self) -> String {
        crate::told::commands(&self.table.commands()).to_string()
    }

    /// Returns the board (`told.rs`); nothing if nothing is set up.
    pub fn board(&self) -> Option<String> {
        Some(crate::told::board(&self.table.board()?).to_string())
    }

    /// Takes a line from the field; returns the answer (`told.rs`).
    pub fn enter(&mut self, line: &str) -> String {
        told(&self.table.enter(line))
    }

    /// Sets up what the part of the address after `#` names.
    pub fn open(&mut self, link: &str) -> String {
        told(&self.table.open(link))
    }

    /// Takes the worker's answer to a search, as JSON.
    pub fn found(&mut self, number: f64, found: &str) -> String {
        match serde_json::from_str(found) {
            Ok(answer) => told(&self.table.receive(Incoming::Found { number: number as u64, answer })),
            Err(_) => told(&Reply::default()),
        }
    }

    /// Takes the worker's judgement of an answer to a puzzle, as JSON.
    pub fn judged(&mut self, number: f64, judgement: &str) -> String {
        match serde_json::from_str::<Judgement>(judgement) {
            Ok(judgement) => told(&self.table.receive(Incoming::Judged { number: number as u64, judgement })),
            Err(_) => told(&Reply::default()),
        }
    }

    /// Takes that the worker does not answer.
    pub fn unanswered(&mut self) -> String {
        told(&self.table.receive(Incoming::Unanswered))
    }

    /// Takes a file that was to be loaded; nothing if it could not be.
    pub fn loaded(&mut self, path: &str, text: Option<String>) -> String {
        told(&self.table.receive(Incoming::Loaded { path: path.into(), text }))
    }

    /// Changes the language.
    pub fn set_language(&mut self, code: &str) {
        self.texts = Texts::new(language(code));
        self.table.set_language(language(code));
    }

    /// Changes whether only what is needed is said.
    pub fn set_short(&mut self, short: bool) {
        self.table.set_length(if short { Length::Short } else { Length::Full });
    }

    /// Tells which puzzles were solved before: lines with the id of a game and the name of a puzzle.
    pub fn set_solved(&mut self, solved: &str) {
        let mut progress = Progress::default();
        for (game, id) in solved.lines().filter_map(|line| line.split_once(' ')) {
            if let Ok(game) = GameId::find(game) {
                progress.learn(&Study::Puzzle { game, id: id.into() });
            }
        }
        self.table.set_progress(progress);
    }

    /// Returns the part of the address after `#` that leads back to the match on the table; nothing if there is none, or it did
    /// not begin at the initial position.
    pub fn link(&self) -> Option<String> {
        match_link(self.table.game()?)
    }

    /// Takes what the program of the wire tells (`news.rs`).
    pub fn news(&mut self, text: &str) -> String {
        told(&news::read(text).map(|incoming| self.table.receive(incoming)).unwrap_or_default())
    }
}

fn told(reply: &Reply) -> String {
    crate::told::reply(reply).to_string()
}
