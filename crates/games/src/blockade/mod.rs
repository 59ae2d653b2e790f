//! Games of blockade, and races: the player who cannot move loses, or a piece has to reach a goal.

pub mod avanco;
pub mod dominorio;
pub mod epaminondas;
pub mod gatos_e_caes;
pub mod hip;
pub mod konane;
pub mod punhais;
pub mod rastros;
