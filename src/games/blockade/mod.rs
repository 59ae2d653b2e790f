//! Games won by the last move or by reaching a home.

pub mod epaminondas;
pub mod konane;
pub mod rastros;
