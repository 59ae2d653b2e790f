//! Games won by the last move or by reaching a home.

pub mod avanco;
pub mod dominorio;
pub mod epaminondas;
pub mod gatos_e_caes;
pub mod hip;
pub mod konane;
pub mod punhais;
pub mod rastros;
