//! Games of taking men.

pub mod dipole;
pub mod mak_yek;
pub mod vizinhos;
