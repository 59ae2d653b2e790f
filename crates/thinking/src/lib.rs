//! What stands between a match and the searches that play it, the same for the window, the worker of the page and the
//! text protocol.
//!
//! A [`SearchRequest`] says what is asked of a search, and can be sent to another process as text. [`search_in_parallel`]
//! runs the searches of one position on several threads. [`MatchMemory`] keeps what they leave to those of the next
//! decision of the match.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod match_memory;
mod parallel;
mod search_request;

pub use match_memory::MatchMemory;
pub use parallel::{processors, search_in_parallel};
pub use search_request::{SearchRequest, SearchRequestError};
/// Re-exported so that the web worker needs no other crate.
#[cfg(target_family = "wasm")]
pub use tabuleiro_catalogue::provide_weights;
/// The search of a [`SearchRequest`], re-exported for the same reason.
pub use tabuleiro_engine::TimedSearch;
