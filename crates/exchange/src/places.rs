//! The lines of problems and flaws in a text.

use crate::error::{ExchangeError, Wrong};
use crate::flaw::{Flawed, Warning};

/// Finds the lines of problems in a text.
pub(crate) struct Places<'a> {
    text: &'a str,
    /// The offset of the last problem.
    at: usize,
    /// The line of the last problem, from 1.
    line: usize,
}

impl<'a> Places<'a> {
    pub(crate) fn new(text: &'a str) -> Places<'a> {
        Places { text, at: 0, line: 1 }
    }

    /// Returns the error of a problem. Lines are counted from the problem before it, because a file can have many.
    pub(crate) fn error(&mut self, (at, problem): Wrong) -> ExchangeError {
        let line = self.line(at);
        ExchangeError { at, line, problem }
    }

    /// Returns the warning of a flaw of a game; without a number it is one of the file.
    pub(crate) fn warning(&mut self, number: Option<usize>, (at, flaw): Flawed) -> Warning {
        Warning { number, at, line: self.line(at), flaw }
    }

    /// Returns the line of an offset, from 1.
    fn line(&mut self, at: usize) -> usize {
        if at < self.at {
            (self.at, self.line) = (0, 1);
        }
        let lines = |text: &str| text.bytes().filter(|&byte| byte == b'\n').count();
        self.line += self.text.get(self.at..at).map_or(0, lines);
        self.at = at;
        self.line
    }
}
