//! The text protocol: GTP version 2 for every game of the catalogue, for other programs and for people at a terminal.
//!
//! [`Session`] is the engine of the protocol: it takes lines, returns replies, and does no I/O. [`run`] connects it to
//! two streams. An invalid line is answered with `? reason` and changes nothing; the session continues.
//!
//! There are two differences from GTP 2: no letter is skipped in coordinates (`i` is a file), except in a game of Go after
//! `boardsize`, and a `#` begins a comment only outside double quotes, because rows of position objects contain it.

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
mod session;
mod standard;

pub use drawing::draw;
pub use error::CommandError;
pub use reply::Reply;
pub use session::Session;

use line::Line;
use std::io::{self, BufRead, Write};

impl Session {
    /// Executes one line and returns the reply; `None` if the line has no command.
    pub fn answer(&mut self, line: &str) -> Option<Reply> {
        let Line { id, name, arguments } = Line::read(line)?;
        let result = match commands::find(&name) {
            Some(command) => (command.run)(self, &arguments),
            None => Err(CommandError::Unknown),
        };
        Some(Reply { id, result })
    }
}

/// Executes every line of `input` and writes the replies to `output`, until `quit` or the end of the input. Bytes that
/// are not UTF-8 are replaced.
///
/// # Errors
/// Returns the errors of the two streams.
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
