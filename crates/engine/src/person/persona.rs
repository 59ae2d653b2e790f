//! Who plays: a level and a character.

use super::character::Character;
use crate::search::Level;
use serde::{Deserialize, Serialize};

/// Who plays: a level and a character. As JSON a level without a half step and a character is a number (`3`), every other
/// persona an object (`{"level": "3+", "character": "attacker"}`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct Persona {
    /// The strength.
    pub level: Level,
    /// What it likes.
    pub character: Character,
}

impl From<Level> for Persona {
    fn from(level: Level) -> Persona {
        Persona { level, character: Character::default() }
    }
}

/// The JSON of a persona.
#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "expected a level from 1 to 5, or an object with `level` and `character`")]
enum Written {
    Level(WholeLevel),
    Persona {
        level: Level,
        #[serde(default, skip_serializing_if = "Character::is_even")]
        character: Character,
    },
}

/// A level without a half step, by its number.
#[derive(Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
struct WholeLevel(Level);

impl TryFrom<u8> for WholeLevel {
    type Error = String;

    fn try_from(number: u8) -> Result<WholeLevel, String> {
        Level::new(number).map(WholeLevel).ok_or_else(|| format!("level {number}: expected 1 to 5"))
    }
}

impl From<WholeLevel> for u8 {
    fn from(level: WholeLevel) -> u8 {
        level.0.number()
    }
}

impl Clone for WholeLevel {
    fn clone(&self) -> WholeLevel {
        WholeLevel(self.0)
    }
}

impl From<Written> for Persona {
    fn from(written: Written) -> Persona {
        match written {
            Written::Level(WholeLevel(level)) => level.into(),
            Written::Persona { level, character } => Persona { level, character },
        }
    }
}

impl From<Persona> for Written {
    fn from(Persona { level, character }: Persona) -> Written {
        if level.is_half_step() || !character.is_even() {
            Written::Persona { level, character }
        } else {
            Written::Level(WholeLevel(level))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_persona_is_read_back_from_its_json() {
        for level in Level::steps() {
            for character in Character::ALL {
                let persona = Persona { level, character };
                let text = serde_json::to_string(&persona).unwrap();
                assert_eq!(serde_json::from_str::<Persona>(&text).unwrap(), persona, "{text}");
            }
        }
    }

    #[test]
    fn a_whole_level_is_a_number() {
        let level: Level = "4".parse().unwrap();
        assert_eq!(serde_json::to_string(&Persona::from(level)).unwrap(), "4");
        let half = Persona { level: level.half_step(), character: Character::Attacker };
        assert_eq!(serde_json::to_string(&half).unwrap(), r#"{"level":"4+","character":"attacker"}"#);
        for wrong in ["0", "6", r#"{"level":"6"}"#, r#"{"level":"3","character":"kind"}"#] {
            assert!(serde_json::from_str::<Persona>(wrong).is_err(), "{wrong}");
        }
    }
}
