//! The names of the entrants of a class.

use super::Texts;
use tabuleiro_online::class::names::{ANIMALS, COLOURS, Name};

/// Returns a name in the language of the program.
pub(crate) fn entrant_name(name: &Name, texts: &Texts) -> String {
    match name {
        Name::Animal(animal, colour) => {
            let word = |list: &[&'static str], at: u8| list.get(usize::from(at)).copied().unwrap_or_default();
            texts.entrant(word(&ANIMALS, *animal), word(&COLOURS, *colour))
        }
        Name::Typed(name) => name.clone(),
    }
}
