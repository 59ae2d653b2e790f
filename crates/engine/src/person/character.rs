//! What an opponent likes to play.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// The preference of an opponent among actions that it considers about equally good.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Character {
    /// No preference.
    #[default]
    Even,
    /// Captures, and goes where the other side's pieces are.
    Attacker,
    /// Prefers sites near pieces of its own side.
    Builder,
    /// Takes points and pieces as soon as it can.
    Collector,
    /// Prefers sites far from all pieces.
    Explorer,
    /// Changes as much on the board as it can.
    Stormy,
    /// Changes as little on the board as it can.
    Calm,
}

/// The text is no character.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("'{0}' is no character: expected even, attacker, builder, collector, explorer, stormy or calm")]
pub struct CharacterError(String);

impl Character {
    /// Every character.
    pub const ALL: [Character; 7] = [
        Character::Even,
        Character::Attacker,
        Character::Builder,
        Character::Collector,
        Character::Explorer,
        Character::Stormy,
        Character::Calm,
    ];

    /// Returns whether it has no preference.
    #[must_use]
    pub fn is_even(&self) -> bool {
        *self == Character::Even
    }

    /// Returns the word for the character in commands and records.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Character::Even => "even",
            Character::Attacker => "attacker",
            Character::Builder => "builder",
            Character::Collector => "collector",
            Character::Explorer => "explorer",
            Character::Stormy => "stormy",
            Character::Calm => "calm",
        }
    }
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Character {
    type Err = CharacterError;

    fn from_str(word: &str) -> Result<Character, CharacterError> {
        Self::ALL.into_iter().find(|c| c.word() == word).ok_or_else(|| CharacterError(word.into()))
    }
}
