//! Games of taking men.

pub mod dipole;
pub mod fang;
pub mod mak_yek;
