//! Games won by owning more at the end.

pub mod ming_mang;
pub mod cerco;
pub mod otelo;
pub mod produto;
