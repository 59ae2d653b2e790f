//! Games of taking men.

pub mod atari_go;
pub mod dipole;
pub mod mak_yek;
pub mod oust;
