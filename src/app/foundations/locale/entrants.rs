//! The names of the entrants of a class.

use super::Texts;
use tabuleiro_online::class::names::{ANIMALS, COLOURS, Name};

/// Returns a name in the language of the program.
pub(crate) fn entrant_name(name: &Name, texts: &Texts) -> String {
    match name {
        Name::Animal(animal, colour) => {
            let word = |list: &[&'static str], at: u8| list.get(usize::from(at)).copied().unwrap_or_default();
            let animal = texts.get(&format!("class-animal-{}", word(&ANIMALS, *animal)));
            let colour = texts.get(&format!("class-colour-{}", word(&COLOURS, *colour)));
            texts.with("class-name", &[("animal", animal.into()), ("colour", colour.into())])
        }
        Name::Typed(name) => name.clone(),
    }
}
