//! A class: a teacher, entrants, and the sections in which they meet. It is an event of one lesson, or a championship of
//! several sections. It changes only by entries of the ledger.

pub mod export;
mod lengths;
pub mod lesson;
pub mod names;
pub mod presets;
pub mod wire;

#[cfg(test)]
mod documented;
