//! Games won by owning more at the end.

pub mod cerco;
pub mod otelo;
pub mod produto;
