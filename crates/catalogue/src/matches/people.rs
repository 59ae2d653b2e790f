//! Who decides for each person of a match, and how persons sit at the screen. A match and its record store both; only
//! the program with the window uses them.

use serde::{Deserialize, Serialize};
use tabuleiro_engine::person::Persona;
use tabuleiro_engine::search::Level;

/// Who decides for a person of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Occupant {
    /// A human at the screen.
    Human,
    /// The computer.
    Computer(Persona),
}

impl Occupant {
    /// Returns the computer at the level with that number, 1 to 5; other numbers count as the default level.
    #[must_use]
    pub fn computer(level: u8) -> Occupant {
        Occupant::Computer(Level::new(level).unwrap_or_default().into())
    }
}

/// The seats of the people at the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Seating {
    /// All on the same side of the screen.
    #[default]
    SameSide,
    /// On opposite sides: each side has controls, and texts face their reader.
    FaceToFace,
}
