//! Connection games.

mod field;
pub mod hex;
pub mod quadrex;
pub mod sesqui;
mod shuffle;
