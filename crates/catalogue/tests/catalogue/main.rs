//! Integration tests of the games in one test binary: general checks of the rules of every game (`battery`), replay of
//! published records (`records`), the list of games, variants and options (`catalogue`), and proofs by second
//! programs (`small_boards`).
//!
//! `TABULEIRO_GAMES=hex,quarto` limits the battery to these games. `TABULEIRO_MATCHES=10000` sets how many random
//! matches it plays for each game; the default is 200.

mod battery;
mod catalogue;
mod records;
mod small_boards;
