//! A match that was read.

use crate::Transcript;
use crate::flaw::Flawed;

/// A match that was read, and what was left out of it or repaired.
pub(crate) struct Found {
    pub(crate) transcript: Transcript,
    pub(crate) flaws: Vec<Flawed>,
}
