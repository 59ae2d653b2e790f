//! A table without pictures: one field for actions and questions, and answers as text, for a screen reader, a braille line, a
//! terminal or a script.
//!
//! A [`TextTable`] holds one match, lesson or puzzle. [`TextTable::enter`] takes a line, [`TextTable::receive`] what the
//! caller has got from elsewhere (a search, a file, another device); both give a [`Reply`]: sentences, and [`Request`]s to
//! the caller. [`TextTable::board`] is the board as rows of cells. No I/O, no clock and no search of its own, so a page, a
//! terminal and a test use it alike.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod board_table;
mod incoming;
mod reply;
mod request;
mod table;

pub use board_table::{BoardTable, Cell, Part, Row};
pub use incoming::{Incoming, News};
pub use reply::{Cue, Reply};
pub use request::{Offer, Request, Search, Wire};
pub use table::{CommandHelp, TextTable};
