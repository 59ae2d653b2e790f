//! Printing for people and for pipes. `println!` panics when the pipe has been closed, as `head` does after its lines.

use std::fmt::Display;
use std::io::{self, ErrorKind, Write};

/// Prints a text on standard output. A reader that wants no more is no error.
///
/// # Errors
/// The error of standard output, such as that of a full disk.
pub(super) fn print(text: impl Display) -> Result<(), OutputError> {
    printed(write!(io::stdout().lock(), "{text}"))
}

/// Ends what was printed on standard output, given how that went.
///
/// # Errors
/// As for [`print`].
pub(super) fn printed(done: io::Result<()>) -> Result<(), OutputError> {
    match done.and_then(|()| io::stdout().flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(OutputError(error)),
        _ => Ok(()),
    }
}

/// Prints a line on standard error. If that fails, there is nobody to tell.
pub(super) fn complain(text: impl Display) {
    let _ = writeln!(io::stderr(), "tabuleiro: {text}");
}

/// Why a text could not be printed.
#[derive(Debug, thiserror::Error)]
#[error("standard output: {0}")]
pub(super) struct OutputError(io::Error);
