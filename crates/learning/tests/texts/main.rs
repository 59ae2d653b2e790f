//! Tests of the texts that teach the games: lessons, motifs of puzzles, pages of rules.

#[path = "../files/mod.rs"]
mod files;
mod lessons;
mod motifs;
mod notation;
mod teaching;

/// The languages of the Fluent files.
const LANGUAGES: [&str; 2] = ["pt", "en"];
