//! Who decides for each person of a match, and how persons sit at the screen. A match and its record store both; only
//! the program with the window uses them.

use serde::{Deserialize, Serialize};

/// Who decides for a person of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Occupant {
    /// A human at the screen.
    Human,
    /// The computer at a level from 1 to 5.
    Computer(u8),
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
