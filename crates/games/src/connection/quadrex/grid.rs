//! The grid of Quadrex in memory.

use crate::connection::field::Field;

/// Points of the greatest grid.
pub(super) const POINTS: usize = 19 * 19;

/// Only neighbours along the lines hang together.
pub(super) type Grid = Field<21, 0b010, 0b010>;
