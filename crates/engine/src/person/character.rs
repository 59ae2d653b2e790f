//! What an opponent likes to play.

use super::scene::{Scene, Sight};
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

/// The number of changes that counts as many.
const MANY: f32 = 10.0;

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

    /// Returns how much it likes an action, from −1 to 1.
    pub(super) fn liking(self, scene: &Scene, sight: &Sight) -> f32 {
        let liking = match self {
            Character::Even => 0.5,
            Character::Attacker => {
                0.6 * f32::from(u8::from(sight.captured > 0)) + 0.4 * (1.0 - scene.distance_to_other(sight))
            }
            Character::Builder => 1.0 - scene.distance_to_own(sight),
            Character::Collector => (sight.gain as f32 / 3.0).clamp(0.0, 1.0),
            Character::Explorer => scene.distance_to_any(sight),
            Character::Stormy => (sight.changes as f32 / MANY).min(1.0),
            Character::Calm => 1.0 - (sight.changes as f32 / MANY).min(1.0),
        };
        2.0 * liking - 1.0
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
