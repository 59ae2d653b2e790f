//! The names of the entrants of a class.

use super::Texts;
use tabuleiro_online::class::names::Name;

/// Returns a name in the language of the program.
pub(crate) fn entrant_name(name: &Name, texts: &Texts) -> String {
    texts.entrant_written(&name.to_string())
}
