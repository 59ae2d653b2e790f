//! Strength levels.

use super::heuristic::Ladder;
use serde_with::{DeserializeFromStr, SerializeDisplay};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// The strength of an opponent: 1 to 5, and a half step above each. A child can beat level 1, level 5 is the strongest
/// within two seconds, and the half step above it takes more time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, SerializeDisplay, DeserializeFromStr)]
pub struct Level {
    number: u8,
    half: bool,
}

/// The text is no level.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("'{0}' is no level: expected 1 to 5, or a half step such as 3+")]
pub struct LevelError(String);

/// The strength of the step above level 4 is midway between level 4 and this.
const ABOVE_ALL: i16 = 125;

impl Level {
    /// The levels with a name, the weakest first.
    pub const ALL: [Level; 5] = [Level::whole(1), Level::whole(2), Level::whole(3), Level::whole(4), Level::BEST];

    /// The strongest level that answers within [`Level::SECONDS`].
    pub const BEST: Level = Level::whole(5);

    /// The time limit of a decision of level 5 in seconds. Searches have no clock; the caller enforces it. Level 5
    /// always reaches it.
    pub const SECONDS: f32 = 2.0;

    /// The time limit of a decision of the levels below 5 in seconds. Only slow machines reach it.
    const BRIEF: f32 = 0.8;

    const fn whole(number: u8) -> Level {
        Level { number, half: false }
    }

    /// Returns the level with that number, 1 to 5.
    #[must_use]
    pub fn new(number: u8) -> Option<Level> {
        Self::ALL.into_iter().find(|l| l.number == number)
    }

    /// Returns the half step above the level's number.
    #[must_use]
    pub const fn half_step(self) -> Level {
        Level { half: true, ..self }
    }

    /// Returns the level's number with the half step or without it.
    #[must_use]
    pub const fn with_half_step(self, half: bool) -> Level {
        Level { half, ..self }
    }

    /// Returns all steps, the weakest first: each level and the half step above it.
    pub fn steps() -> impl Iterator<Item = Level> {
        Self::ALL.into_iter().flat_map(|level| [level, level.half_step()])
    }

    /// Returns its number, 1 to 5, without the half step.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.number
    }

    /// Returns whether it is a half step.
    #[must_use]
    pub const fn is_half_step(self) -> bool {
        self.half
    }

    /// Returns whether it plays as well as it can, instead of erring like a person.
    #[must_use]
    pub const fn is_best(self) -> bool {
        self.number == Level::BEST.number
    }

    /// Returns the time limit of a decision in seconds: [`Level::SECONDS`] at level 5 and three times as long above it;
    /// the levels below answer within a second.
    #[must_use]
    pub const fn seconds(self) -> f32 {
        match (self.is_best(), self.half) {
            (false, _) => Self::BRIEF,
            (true, false) => Self::SECONDS,
            (true, true) => 3.0 * Self::SECONDS,
        }
    }

    /// Returns the message id of its name, without the half step.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["level-1", "level-2", "level-3", "level-4", "level-5"][self.number as usize - 1]
    }

    /// Returns the strength in a game with that ladder, on its scale. Half steps are midway between their neighbours.
    #[must_use]
    pub fn strength(self, ladder: Ladder) -> i8 {
        let at = |number: usize| ladder.get(number).map_or(ABOVE_ALL, |&strength| i16::from(strength));
        let number = usize::from(self.number) - 1;
        (if self.half { at(number).midpoint(at(number + 1)) } else { at(number) }) as i8
    }
}

impl Default for Level {
    /// Level 3.
    fn default() -> Level {
        Level::whole(3)
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.number, if self.half { "+" } else { "" })
    }
}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Level, LevelError> {
        Self::steps().find(|level| level.to_string() == text).ok_or_else(|| LevelError(text.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_is_read_from_its_text_and_stronger_than_the_one_before() {
        let steps: Vec<Level> = Level::steps().collect();
        assert_eq!(steps.len(), 10);
        assert!(steps.is_sorted());
        let texts: Vec<String> = steps.iter().map(ToString::to_string).collect();
        assert_eq!(texts, ["1", "1+", "2", "2+", "3", "3+", "4", "4+", "5", "5+"]);
        assert!(texts.iter().zip(&steps).all(|(text, level)| text.parse() == Ok(*level)));
        for wrong in ["0", "6", "3-", "+", "", "3++"] {
            assert_eq!(wrong.parse::<Level>(), Err(LevelError(wrong.into())));
        }
    }

    #[test]
    fn half_steps_are_midway_between_their_neighbours() {
        let strengths: Vec<i8> = Level::steps().map(|level| level.strength([-20, 30, 50, 75])).collect();
        assert_eq!(strengths, [-20, 5, 30, 40, 50, 62, 75, 100, 125, 125]);
    }
}
