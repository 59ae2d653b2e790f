//! The text protocol: GTP version 2 over any game of the catalogue, so that other programs and people at a terminal can
//! play, test and measure.
//!
//! [`Session`] is the engine: it takes lines and gives replies and does no I/O. [`run`] connects it to two streams.
//! Whatever is wrong with a line is answered with `? reason`; nothing has changed then and the session goes on.
//! [`SearchRequest`] asks another process, such as the web worker of the page, for a search.
//!
//! Two liberties with GTP 2, both because of what our games need: letters are never skipped (`i` is a file), and a `#`
//! begins a comment only outside double quotes (rows of position objects contain it).

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod arguments;
mod commands;
mod drawing;
mod effects;
mod error;
mod genmove;
mod limits;
mod line;
mod names;
mod reply;
mod score;
mod search_request;
mod session;
mod standard;
mod time;

pub use drawing::draw;
pub use error::CommandError;
pub use reply::Reply;
pub use search_request::{SearchRequest, SearchRequestError};
pub use session::Session;
pub use time::{TimeControl, TimeLeft, TimeSettings};

use line::Line;
use std::io::{self, BufRead, Write};

impl Session {
    /// Answers one line; lines without a command have no answer.
    pub fn answer(&mut self, line: &str) -> Option<Reply> {
        let Line { id, name, arguments } = Line::read(line)?;
        let result = match commands::find(&name) {
            Some(command) => (command.run)(self, &arguments),
            None => Err(CommandError::Unknown),
        };
        Some(Reply { id, result })
    }
}

/// Answers every line of `input` on `output` until `quit` or the end of the input.
///
/// # Errors
/// Those of the two streams.
pub fn run(mut session: Session, mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    while !session.closed() {
        line.clear();
        if input.read_until(b'\n', &mut line)? == 0 {
            break;
        }
        if let Some(reply) = session.answer(&String::from_utf8_lossy(&line)) {
            write!(output, "{reply}")?;
            output.flush()?;
        }
    }
    Ok(())
}
