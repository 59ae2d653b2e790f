//! What is said to people, below the window: the languages, the texts that come with the program, and their messages filled
//! in. No Bevy; the page's worker, which says nothing to anybody, is built without it.

pub(crate) mod assets;
mod language;
#[cfg(not(target_family = "wasm"))]
mod texts;

pub use assets::asset;
pub use language::Language;
#[cfg(not(target_family = "wasm"))]
pub(crate) use texts::Words;
