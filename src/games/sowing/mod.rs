//! Games of sowing and harvesting seeds.

pub mod ouri;
