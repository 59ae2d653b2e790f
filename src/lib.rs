//! Tabuleiro: mathematical board games for two players, with perfect information and without chance.
//!
//! This package is the program: its command line (`src/command_line`) and, behind the default feature `app`, its window
//! and page ([`app`]). Everything that does not need Bevy is in the crates under `crates/`; a crate depends only on
//! crates named before it:
//!
//! * [`tabuleiro_rules`]: what a game is: positions, actions, effects, boards, notation;
//! * `tabuleiro_carving`: meshes of carved chess men, and the shade of any piece;
//! * `tabuleiro_clock`: the clocks of a match;
//! * [`tabuleiro_engine`]: opponents and exact solvers for any game;
//! * `tabuleiro_games`: one file or folder per game, with its rules and its evaluation;
//! * [`tabuleiro_catalogue`]: the list of the games, type-erased positions, gestures, matches and records;
//! * `tabuleiro_thinking`: requests for a search, and searches in parallel;
//! * [`tabuleiro_exhibit`]: an exhibit without its window: configuration, counts, supervisor;
//! * [`tabuleiro_learning`]: lessons, diagrams, puzzles and proved positions;
//! * [`tabuleiro_words`]: the languages, texts and sentences of the program;
//! * `tabuleiro_printing`: sheets for a class and diagrams as SVG, on the desktop only;
//! * [`tabuleiro_gtp`]: the text protocol, GTP version 2 with extensions;
//! * `tabuleiro_kept`: kept matches, statistics and ratings, and on the desktop their database;
//! * `tabuleiro_exchange`: matches in the formats of other programs, SGF and a text like PGN;
//! * `tabuleiro_online`: matches between two devices, without I/O;
//! * `tabuleiro_server`: their server, behind the default feature `server` and on the desktop only;
//! * `tabuleiro_sounds`: the synthesised sounds of pieces on a board.
//!
//! `docs/architecture.md` describes how these parts work together and which contracts hold between them.

#![forbid(unsafe_code)]
#![warn(missing_docs)]

#[cfg(feature = "app")]
pub mod app;
