//! Games won by owning more at the end.

pub mod otelo;
pub mod sardinhas;
