//! What is said to people, below the window: the languages, the texts that come with the program, and their messages filled
//! in. No Bevy; the page's worker, which says nothing to anybody, is built without it.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod assets;
mod language;
mod texts;

pub use assets::asset;
pub use language::Language;
pub use texts::Words;
