//! Clocks of a match. The table, the text protocol and the server use the same code.
//!
//! [`TimeSettings`] describes a time control: main time, an increment per turn (Fischer) or byo-yomi periods.
//! [`TimeControl`] holds the remaining times of both sides between two turns. A [`Clock`] runs: it is told who decides
//! and what time it is, and says how much time is left and whether a flag has fallen.
//!
//! Nothing here reads the time. Callers pass a [`Duration`](std::time::Duration) since a moment of their choice, so the
//! same clock follows a window's frames, a server's monotonic time or a simulated hour. Times are never added up frame
//! by frame, therefore a clock does not drift.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod clock;
mod control;
mod settings;
mod share;
#[cfg(test)]
mod test_support;

pub use clock::Clock;
pub use control::TimeControl;
pub use settings::{Reading, SettingsError, TimeLeft, TimeSettings};
pub use share::{limits_of_time, share_of_time};
