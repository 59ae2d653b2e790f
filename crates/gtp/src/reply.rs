//! What comes back for a line.

use super::error::CommandError;
use std::fmt;

/// The answer to one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// The number the command carried.
    pub id: Option<u32>,
    /// The answer, or why there is none.
    pub result: Result<String, CommandError>,
}

impl Reply {
    /// The longest refusal, in characters: messages quote what they were given.
    const LONGEST_REFUSAL: usize = 400;
}

impl fmt::Display for Reply {
    /// As GTP 2 wants it: `=` or `?`, the id, a space, the text, an empty line.
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
