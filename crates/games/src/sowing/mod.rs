//! Games of sowing and harvesting seeds.

mod circuit;
pub mod copos;
pub mod kalah;
pub mod ouri;
