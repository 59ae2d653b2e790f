//! Capture games.

pub mod atari_go;
pub mod dipole;
pub mod fang;
pub mod formas;
pub mod kharbaga;
pub mod mak_yek;
pub mod oust;
pub mod polaris;
pub mod vizinhos;
