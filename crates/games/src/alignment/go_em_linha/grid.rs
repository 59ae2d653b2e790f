//! The grid type of Go em Linha.

use crate::groups::Groups;

pub(super) const SIDE: u8 = 9;
pub(super) const STRIDE: u16 = 10;
/// The points of the board and its border, and one more for diagonal steps beyond the last corner.
const POINTS: usize = 111;

pub(super) type Grid = Groups<10, POINTS>;
