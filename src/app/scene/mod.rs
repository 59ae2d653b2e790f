//! What stands in the room: board, pieces, their movement, and the cameras.
//!
//! * From the board up: `board`, `pieces`, `choreography`, `camera`, `table`

pub(super) mod board;
pub(super) mod camera;
pub(super) mod choreography;
pub(super) mod pieces;
pub(super) mod table;
