//! Tests of every search and solver, on a small game defined here and on the games of the catalogue.

mod exact;
mod oracle;
mod person;
mod search;
mod solve;
mod sums;
