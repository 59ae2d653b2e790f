//! What is done with a match: playing, searching, keeping, learning, sharing.
//!
//! * Actions of people and of the computer: `input`, `proofs`, `opponent`
//! * Links, files and kept matches: `link`, `archive`, `collection`, `capture`
//! * Lessons, puzzles and the review: `tutor`, `review`
//! * Other devices, and the address of the page: `online`, `place`

pub(super) mod archive;
pub(super) mod capture;
pub(super) mod collection;
pub(super) mod input;
pub(super) mod link;
pub(super) mod online;
pub(super) mod opponent;
pub(super) mod place;
pub(super) mod proofs;
pub(super) mod review;
pub(super) mod tutor;
