//! Sizes of pieces that stand on each other or lie in hollows.

/// The height of a disc, whose middle is its origin.
pub const DISC_HEIGHT: f32 = 0.15;

/// The height of a man. Men stand on each other.
pub const MAN_HEIGHT: f32 = 0.155;

/// The radius of a marble, whose middle is its origin.
pub const MARBLE: f32 = 0.43;
