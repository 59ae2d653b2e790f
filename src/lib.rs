//! Tabuleiro: mathematical board games for two, without chance and without secrets.
//!
//! Two storeys. The lower one knows nothing of the upper one and needs no Bevy. From the ground up, and a module imports
//! only from those named before it (`tests/doors.rs` reads this list):
//!
//! * [`rules`] – what a game is (positions, actions, effects, boards, notation);
//! * [`search`] – opponents, for any game;
//! * [`solve`] – what is true: exact values of positions, by proof and not by estimate;
//! * [`games`] – one file per game, and the catalogue that names them all;
//! * [`mod@matches`] – one match: what was played, where it stands, its record as text;
//! * [`exhibit`] – a screen that visitors use and nobody looks after: its configuration, its counts, what restarts it;
//! * [`learning`] – lessons, diagrams and puzzles: what is shown and asked of somebody who learns a game;
//! * `words` – the languages, and what the program says in each of them;
//! * `printing` – sheets for a class and diagrams, as vector drawing, on the desktop alone;
//! * [`protocol`] – the text protocol (GTP 2 and our extensions);
//! * `app` – the upper storey, a feature of that name: the table people play at.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod exhibit;
pub mod games;
pub mod learning;
pub mod matches;
#[cfg(not(target_family = "wasm"))]
pub mod printing;
pub mod protocol;
pub mod rules;
pub mod search;
pub mod solve;
// The page's worker says nothing to anybody.
#[cfg(any(feature = "app", not(target_family = "wasm")))]
pub mod words;

#[cfg(feature = "app")]
pub mod app;
