//! Games won by owning more at the end.

pub mod ming_mang;
pub mod otelo;
