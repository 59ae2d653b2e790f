//! Games of sowing and harvesting seeds.

mod circuit;
pub mod kalah;
pub mod ouri;
