//! Tests of the text table: whole matches by typing, lessons and puzzles, errors, another device, a class, transcripts.

mod class;
mod driver;
mod errors;
mod everything;
mod online;
mod transcripts;
mod words;
