//! Draws of games whose positions can recur (`docs/rulings.md`, 0.5): the third occurrence, and too long without
//! progress. They depend on what was played before, so a position object names them in `phase`.

use tabuleiro_rules::{Object, ObjectError, Options, Reader, Repetition};

/// Draws that the board does not show.
const ENDS: [&str; 2] = ["end-repetition", "end-no-progress"];

/// What was played since the last action that cannot be undone: no part of a position's identity.
#[derive(Clone, Copy, Debug)]
pub(super) struct DrawCounter {
    memory: Repetition,
    /// DrawCounter actions that make a draw; 0 = never.
    patience: u16,
}

impl DrawCounter {
    /// Nothing was played yet; [`DrawCounter::progress`] tells of the first position.
    pub(super) fn new(options: &Options) -> DrawCounter {
        DrawCounter { memory: Repetition::new(), patience: options.number("no_progress") as u16 }
    }

    /// The same rule, nothing played before.
    pub(super) fn forgotten(self, key: u64) -> DrawCounter {
        let mut quiet = self;
        quiet.progress(key);
        quiet
    }

    /// An action that cannot be undone, or a beginning, led to the position with that key.
    #[inline]
    pub(super) fn progress(&mut self, key: u64) {
        self.memory.clear();
        self.memory.remember(key);
    }

    /// A quiet action led to the position with that key: why this is a draw, if it is.
    #[inline]
    pub(super) fn note(&mut self, key: u64) -> Option<&'static str> {
        if self.memory.note(key) >= 3 {
            Some("end-repetition")
        } else if self.patience != 0 && self.memory.quiet() >= self.patience {
            Some("end-no-progress")
        } else {
            None
        }
    }
}

/// Writes the `key` (usually `phase`) where the board does not show why the game ended: at one of these draws or at the
/// `other` end.
pub(super) fn write_end(key: &'static str, reason: &'static str, other: Option<&'static str>, object: &mut Object) {
    if ENDS.contains(&reason) || other == Some(reason) {
        object.insert(key.into(), reason.trim_start_matches("end-").into());
    }
}

/// Reads what [`write_end`] wrote; `None` if there is nothing.
pub(super) fn read_end(
    key: &'static str,
    read: Reader,
    other: Option<&'static str>,
) -> Result<Option<&'static str>, ObjectError> {
    let Some(phase) = read.text(key)? else { return Ok(None) };
    let named = ENDS.into_iter().chain(other).find(|end| end.trim_start_matches("end-") == phase);
    let expected = || {
        let other = other.map(|end| format!(", {}", end.trim_start_matches("end-"))).unwrap_or_default();
        ObjectError::value(key, format!("repetition, no-progress{other} (none while the game runs)"), phase)
    };
    named.map(Some).ok_or_else(expected)
}
