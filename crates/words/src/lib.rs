//! The languages of the program and the texts it shows in each of them, read from the Fluent files under `assets/`.
//!
//! [`Texts`] gives the messages of the program and of every game in one language; [`Status`] and the functions beside it
//! make sentences of them about a match. [`asset`] gives the other files that come with the program. The shipped programs
//! embed all files, and read none from disk; the page for text provides those that it has downloaded (`provide_asset`). No Bevy; the worker of the page, which shows no texts, is built without this
//! crate.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod actions;
mod assets;
mod entrants;
mod language;
mod messages;
mod puzzles;
mod reasons;
mod search;
mod spoken;
mod status;
mod texts;

pub use actions::{action_in_words, choice_name};
#[cfg(not(any(assets_on_disk, assets_embedded)))]
pub use assets::provide_asset;
pub use assets::{asset, assets_in};
/// A value that is inserted in a message: a text or a number.
pub use fluent_bundle::FluentValue as Value;
pub use language::Language;
pub use messages::Values;
pub use reasons::Reason;
pub use search::plain;
pub use spoken::{piece_letters, piece_name, place_name, site_name, standing_name};
pub use status::{Status, last_action, only_person, side_of, why_best};
pub use texts::Texts;
