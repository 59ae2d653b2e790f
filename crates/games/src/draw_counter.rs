//! The two draws of games whose positions can recur (`docs/rulings.md`, 0.5): the third occurrence of a position, and
//! too many actions without progress. They depend on earlier positions, so a position object names them in `phase`.

use tabuleiro_rules::{Object, ObjectError, Options, Reader, Repetition};

/// Message ids of the draws that depend on earlier positions, which the pieces do not show.
const ENDS: [&str; 2] = ["end-repetition", "end-no-progress"];

/// The positions since the last irreversible action, and the limit of actions without progress. It is not part of a
/// position's identity.
#[derive(Clone, Copy, Debug)]
pub(super) struct DrawCounter {
    memory: Repetition,
    /// Number of reversible actions that make a draw; 0 for no limit.
    patience: u16,
}

impl DrawCounter {
    /// Returns a counter with nothing recorded; call [`DrawCounter::progress`] with the key of the first position.
    pub(super) fn new(options: &Options) -> DrawCounter {
        DrawCounter { memory: Repetition::new(), patience: options.number("no_progress") as u16 }
    }

    /// Returns a counter with the same limit in which only the position with that key is recorded.
    pub(super) fn forgotten(self, key: u64) -> DrawCounter {
        let mut quiet = self;
        quiet.progress(key);
        quiet
    }

    /// Returns the actions without progress in per cent of those that end the match as a draw; 0 if there is no limit.
    pub(super) fn nearness(&self) -> i32 {
        (100 * i32::from(self.memory.quiet())).checked_div(i32::from(self.patience)).unwrap_or(0)
    }

    /// Records a position reached by an irreversible action, or the start: earlier positions cannot recur.
    #[inline]
    pub(super) fn progress(&mut self, key: u64) {
        self.memory.clear();
        self.memory.remember(key);
    }

    /// Records a position reached by a reversible action; returns the message id of the draw, if it is one.
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

/// Writes the `key` (usually `phase`) of a position object if the reason of the end is one of these draws or `other`, a
/// further end that the board does not show.
pub(super) fn write_end(key: &'static str, reason: &'static str, other: Option<&'static str>, object: &mut Object) {
    if ENDS.contains(&reason) || other == Some(reason) {
        object.insert(key.into(), reason.trim_start_matches("end-").into());
    }
}

/// Reads the end written by [`write_end`]; `None` if the key is absent.
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
