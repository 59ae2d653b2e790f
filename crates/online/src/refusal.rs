//! Refusals: a message that has no effect, and why.

use super::ledger::LedgerError;
use super::words::Why;

/// A reason and a sentence in English.
pub(crate) type Refusal = (Why, String);

/// Returns a refusal.
pub(crate) fn refusal<T>(why: Why, say: impl Into<String>) -> Result<T, Refusal> {
    Err((why, say.into()))
}

/// Returns the refusal of a message that needs the ledger.
pub(crate) fn read_only(error: &LedgerError) -> Refusal {
    (Why::ReadOnly, format!("nothing can be saved at the moment: {error}"))
}
