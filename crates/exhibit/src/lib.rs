//! An exhibit is a screen in a science centre that visitors use without staff. This crate has the parts of it that need
//! no window and no Bevy.
//!
//! [`Exhibit`] is the configuration (`docs/exhibit.md`), [`Measure`] converts millimetres of the screen into pixels,
//! [`Hours`] is a daily span of time such as the night, and [`Visit`] is the record of one match or puzzle. On systems
//! with files, [`Counts`] appends visits to one file per day, and [`supervise`] restarts the program when it ends or
//! hangs; the program reports frames to it through [`Beating`].

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod check;
mod config;
mod hours;
mod keys;
mod measure;
mod mend;
mod moment;
mod visit;

#[cfg(not(target_family = "wasm"))]
mod counts;
#[cfg(not(target_family = "wasm"))]
mod heartbeat;
#[cfg(not(target_family = "wasm"))]
mod log;
#[cfg(not(target_family = "wasm"))]
mod plot;
#[cfg(not(target_family = "wasm"))]
mod supervisor;
#[cfg(not(target_family = "wasm"))]
mod table;
#[cfg(not(target_family = "wasm"))]
mod unit;
#[cfg(not(target_family = "wasm"))]
mod watch;

pub use check::{ConfigError, Problem};
pub use config::{Entry, Exhibit, Orientation, Screen, Seats};
pub use hours::{Hours, TimeError, TimeOfDay};
pub use measure::Measure;
pub use mend::{LANGUAGES, MOST_GAMES};
pub use moment::{Date, Moment, is_outdated, now, parse_date};
pub use visit::{Company, Visit, VisitEnd};

#[cfg(not(target_family = "wasm"))]
pub use counts::{Counts, CountsError, Day, read_days};
#[cfg(not(target_family = "wasm"))]
pub use heartbeat::{Beating, DISPLAY_LOST, ORPHANED, RESTART_HOUR, STAFF_LEFT};
#[cfg(not(target_family = "wasm"))]
pub use log::{Log, log_folder};
#[cfg(not(target_family = "wasm"))]
pub use plot::plot;
#[cfg(not(target_family = "wasm"))]
pub use supervisor::{ALLOCATION, Supervised, supervise};
#[cfg(not(target_family = "wasm"))]
pub use table::table;
#[cfg(not(target_family = "wasm"))]
pub use unit::unit;
#[cfg(not(target_family = "wasm"))]
pub use watch::Limits;
