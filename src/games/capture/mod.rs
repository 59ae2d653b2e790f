//! Games of taking men.

pub mod dipole;
pub mod formas;
pub mod mak_yek;
