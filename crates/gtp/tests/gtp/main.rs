//! Tests of the text protocol: what clients can rely on, golden transcripts of every game, and fuzz targets.

mod fuzz;
mod golden;
mod protocol;
