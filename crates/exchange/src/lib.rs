//! Matches in the formats of other programs (`docs/exchange.md`): SGF FF4 for Hex, Atari Go, Go em Linha, Otelo and
//! Conectar-6, and a text like PGN for the chess games. Both have variations, comments and marks.
//!
//! [`read_collection`] recognises the format of a file and reads its games; [`read`] fails if one of them has an error.
//! [`write()`] writes records in one of the formats. All actions that are read are played, so a record that was read sets
//! its match up without an error.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod decode;
mod error;
mod format;
mod headings;
mod json;
mod pgn;
mod sgf;
mod times;
mod transcript;
mod tree;

pub use error::{ExchangeError, Problem, RefusedGame, WriteError};
pub use format::{Collection, Format, read, read_collection, write};
pub use headings::Headings;
pub use transcript::Transcript;
