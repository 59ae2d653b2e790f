//! Tabuleiro: mathematical board games for two, without chance and without secrets.
//!
//! Two storeys. The lower one knows nothing of the upper one and needs no Bevy:
//!
//! * [`rules`] – what a game is (positions, actions, effects, boards, notation);
//! * [`games`] – one file per game, and the catalogue that names them all;
//! * [`search`] – opponents;
//! * [`matches`] – one match: what was played, where it stands, its record as text;
//! * [`protocol`] – the text protocol (GTP 2 and our extensions).
//!
//! The upper one, feature `app`, is the table people play at: `app`.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod games;
pub mod matches;
pub mod protocol;
pub mod rules;
pub mod search;

#[cfg(feature = "app")]
pub mod app;
