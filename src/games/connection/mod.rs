//! Games of joining two sides.

pub mod hex;
pub mod quadrex;
