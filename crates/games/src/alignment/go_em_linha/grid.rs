//! The board of Go em Linha in memory.

use crate::groups::Groups;

pub(super) const SIDE: u8 = 9;
pub(super) const STRIDE: u16 = 10;
/// One more than the board and its edge, for the step over the last corner.
const POINTS: usize = 111;

pub(super) type Grid = Groups<10, POINTS>;
