//! The reply to a line.

use super::error::CommandError;
use std::fmt;

/// The reply to one line. [`Display`](fmt::Display) formats it as in GTP 2.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The id of the command.
    pub id: Option<u32>,
    /// The answer, or the reason why the command was refused.
    pub result: Result<String, CommandError>,
}

impl Reply {
    /// The greatest length of an error message in characters; messages quote the arguments.
    const LONGEST_REFUSAL: usize = 400;
}

impl fmt::Display for Reply {
    /// Writes `=` or `?`, the id, a space, the text, and an empty line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.result.is_ok() { '=' } else { '?' };
        let id = self.id.map(|id| id.to_string()).unwrap_or_default();
        let text = match &self.result {
            Ok(text) => text.clone(),
            Err(error) => {
                let line = |c: char| if c.is_control() { ' ' } else { c };
                error.to_string().chars().take(Self::LONGEST_REFUSAL).map(line).collect()
            }
        };
        if text.is_empty() { write!(f, "{sign}{id}\n\n") } else { write!(f, "{sign}{id} {text}\n\n") }
    }
}
