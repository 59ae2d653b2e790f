//! Where pieces stand on a board, and how they move and sound when an action is played. Pure functions of the board, the
//! pieces and the effects of the action: they need no window, and are the same for every table.
//!
//! In the order of dependence: the geometry that meshes and movements share (heights of surfaces, hollows, frames, sizes of
//! pieces); a [`Pose`], which says where something is; which piece stands on which site ([`PieceIndex`]), how it looks
//! ([`Look`]), and its pose at rest ([`rest()`]); the rows of captured pieces ([`Row`]); the [`Score`] of an action, which
//! [`plan()`] and [`plan_jump`] produce.
//!
//! All lengths are sides of a square, all times seconds.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod effects;
mod heights;
mod hollows;
mod index;
mod jump;
mod look;
mod plan;
mod pose;
mod rest;
mod rim;
mod row;
mod scatter;
mod score;
mod sizes;
#[cfg(test)]
mod tests;

pub use heights::{HEX_TOP, MARBLE_SUNK, TABLE_DEPTH, TRAY_FLOOR, surface, world};
pub use hollows::{DEPTH, GOBLET_FLOOR, PIT_RADIUS, STORE_HALF, bowl_depth, store_depth};
pub use index::{PieceId, PieceIndex};
pub use jump::plan_jump;
pub use look::Look;
pub use plan::{ActionPlayed, Pace, plan};
pub use pose::Pose;
pub use rest::rest;
pub use rim::{grown, rim};
pub use row::{Row, captured, lift, taken};
pub use scatter::{jitter, lattice};
pub use score::{Cue, Path, Score, Segment, Track};
pub use sizes::{DISC_HEIGHT, MAN_HEIGHT, MARBLE};
