//! The names of entrants: an animal and a colour, which tell nobody who the child is, or a name that the teacher typed.

use serde_with::{DeserializeFromStr, SerializeDisplay};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// The animals. None of them is a name by which children tease others, in Portugal or Brazil.
pub const ANIMALS: [&str; 32] = [
    "bear", "beaver", "bee", "cat", "crab", "dog", "dolphin", "duck", "eagle", "fox", "frog", "gazelle", "giraffe",
    "hedgehog", "horse", "koala", "ladybird", "lion", "lizard", "octopus", "otter", "owl", "panda", "parrot",
    "penguin", "rabbit", "snail", "squirrel", "swan", "tiger", "turtle", "zebra",
];

/// The colours. In Portuguese each has one form for all animals.
pub const COLOURS: [&str; 7] = ["blue", "cream", "green", "orange", "pink", "turquoise", "violet"];

/// The longest name that a teacher can type, in characters.
pub const LONGEST: usize = 40;

/// The name of an entrant.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, SerializeDisplay, DeserializeFromStr)]
pub enum Name {
    /// An animal and a colour, by their places in [`ANIMALS`] and [`COLOURS`]. It is written `fox.blue`; people read it in their
    /// language.
    Animal(u8, u8),
    /// A name that the teacher typed.
    Typed(String),
}

/// The error of a text that is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("expected a name: an animal and a colour such as 'fox.blue', or up to 40 characters in one line")]
pub struct NameError;

impl Name {
    /// Returns all names that are an animal and a colour.
    pub fn animals() -> impl Iterator<Item = Name> {
        (0..COLOURS.len() as u8)
            .flat_map(|colour| (0..ANIMALS.len() as u8).map(move |animal| Name::Animal(animal, colour)))
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Name::Animal(animal, colour) => {
                write!(f, "{}.{}", ANIMALS[usize::from(*animal)], COLOURS[usize::from(*colour)])
            }
            Name::Typed(name) => f.write_str(name),
        }
    }
}

impl FromStr for Name {
    type Err = NameError;

    fn from_str(text: &str) -> Result<Name, NameError> {
        let place = |list: &[&str], word: &str| list.iter().position(|&other| other == word).map(|at| at as u8);
        if let Some((animal, colour)) = text.split_once('.')
            && let (Some(animal), Some(colour)) = (place(&ANIMALS, animal), place(&COLOURS, colour))
        {
            return Ok(Name::Animal(animal, colour));
        }
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let is_possible = !name.is_empty() && name.chars().count() <= LONGEST && !name.contains(is_invisible);
        if is_possible { Ok(Name::Typed(name)) } else { Err(NameError) }
    }
}

/// Returns whether a character is not seen, or changes the direction of others: names with it look like other ones.
fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}')
        || matches!(c, '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}')
        || matches!(c, '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn there_are_names_for_the_two_hundred_entrants_of_a_school() {
        let names: BTreeSet<String> = Name::animals().map(|name| name.to_string()).collect();
        assert!(names.len() >= 200, "{}", names.len());
        for name in &names {
            assert!(matches!(name.parse(), Ok(Name::Animal(..))), "{name}");
        }
    }

    #[test]
    fn a_typed_name_is_one_line() {
        assert_eq!("  Ana \t Sofia ".parse(), Ok(Name::Typed("Ana Sofia".into())));
        assert_eq!("fox.purple".parse(), Ok(Name::Typed("fox.purple".into())));
        for text in ["", "   ", "a\u{7}b", "\u{200b}", "Ana\u{feff}", "\u{202e}anA", &"x".repeat(41)] {
            assert_eq!(text.parse::<Name>(), Err(NameError), "{text:?}");
        }
    }
}
