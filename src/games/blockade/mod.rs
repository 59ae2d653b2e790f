//! Games won by the last move or by reaching a home.

pub mod avanco;
pub mod punhais;
pub mod rastros;
