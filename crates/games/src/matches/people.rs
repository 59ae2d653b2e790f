//! Who decides, and how people sit. Plain data: the match and its record carry it, the table acts on it.

use serde::{Deserialize, Serialize};

/// Who decides for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Occupant {
    /// Somebody at the screen.
    Human,
    /// The computer at a level from 1 to 5.
    Computer(u8),
}

/// How people sit at the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub enum Seating {
    /// On the same side.
    #[default]
    SameSide,
    /// On opposite sides: controls on both, texts turned to their reader.
    FaceToFace,
}
