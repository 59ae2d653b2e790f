//! A table without pictures: one field for actions and questions, and answers as text, for a screen reader, a braille line, a
//! terminal or a script.
//!
//! A [`TextTable`] holds one match, lesson or puzzle. [`TextTable::enter`] takes a line, [`TextTable::receive`] what the
//! caller has got from elsewhere (a search, a file, another device); both give a [`Reply`]: sentences, and [`Request`]s to
//! the caller. [`TextTable::board`] is the board as rows of cells. No I/O, no clock and no search of its own, so a page, a
//! terminal and a test use it alike.
//!
//! The texts of a game, `assets/games/ID/LANGUAGE.ftl`, must be there for `tabuleiro_words` before the game is set up. What the
//! table itself says and hears is in `words/LANGUAGE.ftl` of this crate, so that a page without a text table does not carry it.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod acting;
mod asking;
mod attending;
mod board_table;
mod changing;
mod command;
mod distant;
mod hint;
mod incoming;
mod refusal;
mod reply;
mod request;
mod scene;
mod setting;
mod setting_up;
mod studying;
mod table;
mod wanted;
mod wanting;

pub use board_table::{BoardTable, Cell, Part, Row};
pub use incoming::{Alone, Attended, Incoming, Inserted, News, Race, Sentence};
pub use reply::{Cue, Reply};
pub use request::{Offer, Request, Search, Wire};
pub use table::{CommandHelp, TextTable};

use tabuleiro_words::Language;

/// Returns the messages of the text table.
#[cfg(not(target_family = "wasm"))]
fn words(language: Language) -> &'static str {
    match language {
        Language::Pt => include_str!("../words/pt.ftl"),
        Language::En => include_str!("../words/en.ftl"),
    }
}

/// Returns the messages of the text table. A page provides those of its language with the other words (`web/text/build.sh`).
#[cfg(target_family = "wasm")]
fn words(language: Language) -> &'static str {
    tabuleiro_words::asset(&format!("text-table/{}.ftl", language.code())).unwrap_or_default()
}
