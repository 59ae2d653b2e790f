//! Reads a ledger without serving it.

use crate::class::Class;
use crate::class::entry::class_of;
use crate::entry::match_of;
use crate::ledger::{Ledger, LedgerError};
use crate::table::{ReplayError, Table};

/// A stream of the ledger that describes no match, or no class. It stays in the ledger, and the code of its table is not used again.
#[derive(Debug)]
pub struct Damage {
    /// The name of the stream.
    pub stream: String,
    /// The error.
    pub error: ReplayError,
}

/// Reads all matches of a ledger, and returns their number and the streams that describe none.
///
/// # Errors
/// [`LedgerError`] if the ledger cannot be read.
pub fn examine(ledger: &mut impl Ledger) -> Result<(usize, Vec<Damage>), LedgerError> {
    let (mut matches, mut damaged) = (0, Vec::new());
    for head in ledger.heads("")? {
        if let Some(code) = class_of(&head.stream) {
            if let Err(error) = Class::replay(code, &ledger.read(&head.stream, 0)?) {
                damaged.push(Damage { stream: head.stream, error: error.into() });
            }
            continue;
        }
        let Some((code, number)) = match_of(&head.stream) else { continue };
        match Table::replay(code, number, &ledger.read(&head.stream, 0)?) {
            Ok(_) => matches += 1,
            Err(error) => damaged.push(Damage { stream: head.stream, error }),
        }
    }
    Ok((matches, damaged))
}
