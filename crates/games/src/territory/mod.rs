//! Games of territory: the player with more points at the end wins.

pub mod cerco;
pub mod ming_mang;
pub mod otelo;
pub mod produto;
pub mod sardinhas;
