//! Games won by owning more at the end.

pub mod cerco;
pub mod ming_mang;
pub mod otelo;
pub mod produto;
pub mod sardinhas;
