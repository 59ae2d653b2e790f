//! Parsing of the arguments of a command. `usage` is the expected syntax, quoted in the error.

use super::error::CommandError;

/// The result of a command.
pub(super) type CommandResult = Result<String, CommandError>;

/// Parses exactly `N` words.
pub(super) fn words<'a, const N: usize>(text: &'a str, usage: &'static str) -> Result<[&'a str; N], CommandError> {
    let list: Vec<&str> = text.split_whitespace().collect();
    list.try_into().map_err(|_| CommandError::Usage(usage))
}

/// Parses exactly `N` unsigned integers.
pub(super) fn numbers<const N: usize>(text: &str, usage: &'static str) -> Result<[u64; N], CommandError> {
    let mut list = [0; N];
    for (slot, word) in list.iter_mut().zip(words::<N>(text, usage)?) {
        *slot = word.parse().map_err(|_| CommandError::Usage(usage))?;
    }
    Ok(list)
}

/// Parses exactly `N` unsigned 32-bit integers, for seconds and stones.
pub(super) fn seconds<const N: usize>(text: &str, usage: &'static str) -> Result<[u32; N], CommandError> {
    let mut list = [0; N];
    for (slot, number) in list.iter_mut().zip(numbers::<N>(text, usage)?) {
        *slot = u32::try_from(number).map_err(|_| CommandError::Usage(usage))?;
    }
    Ok(list)
}
