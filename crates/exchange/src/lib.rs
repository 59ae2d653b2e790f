//! Matches in the formats of other programs (`docs/exchange.md`): SGF FF4 for Hex, Atari Go, Go em Linha, Otelo and
//! Conectar-6, and a text like PGN for the chess games. Both have variations, comments and marks. Matches of Othello are
//! also read from GGF and from lists of cells such as `F5D6C3`.
//!
//! [`read_collection`] recognises the format of a file and reads its games; [`read`] fails if one of them has an error.
//! [`write()`] writes records in one of the formats. All actions that are read are played, so a record that was read sets
//! its match up without an error.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod charsets;
mod decode;
mod error;
mod flaw;
mod format;
mod found;
mod headings;
mod json;
mod othello;
mod pgn;
mod places;
mod sgf;
mod times;
mod transcript;
mod tree;

pub use error::{ExchangeError, Instead, Problem, RefusedGame, WriteError};
pub use flaw::{Flaw, Warning};
pub use format::{Collection, Format, read, read_collection, write};
pub use headings::Headings;
pub use transcript::Transcript;
