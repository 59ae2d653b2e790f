//! Converts matches between records, SGF and a text like PGN (`docs/exchange.md`).

use super::failure;
use super::output::print;
use clap::{Args, ValueEnum};
use std::fmt::Display;
use std::path::PathBuf;
use std::process::ExitCode;
use tabuleiro_exchange::{Format, read_collection, write};
use tabuleiro_games::GameId;

/// A format of matches.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
enum To {
    /// SGF FF4: Hex, Atari Go, Go em Linha, Otelo, Conectar-6
    Sgf,
    /// A text like PGN: the chess games
    Pgn,
    /// Records of this program
    Json,
}

/// Matches to convert; they are printed on standard output.
#[derive(Args, Clone, Debug)]
pub(super) struct ConvertArguments {
    /// A file with matches in any of the formats, which is recognised
    file: PathBuf,
    /// The format to print
    #[arg(long, value_name = "FORMAT", value_enum)]
    to: To,
    /// The game of matches that do not say it, such as `go_em_linha` for SGF of Go
    #[arg(long, value_name = "ID", value_parser = game)]
    game: Option<GameId>,
}

fn game(id: &str) -> Result<GameId, String> {
    GameId::find(id).map_err(|error| error.to_string())
}

impl ConvertArguments {
    pub(super) fn print(&self) -> ExitCode {
        match self.converted() {
            Ok((text, refused)) => {
                if let Err(error) = print(text) {
                    return failure(error);
                }
                if refused.is_empty() { ExitCode::SUCCESS } else { failure(refused.join("\n")) }
            }
            Err(error) => failure(error),
        }
    }

    /// Returns the text of the games that were read, and the errors of the others.
    fn converted(&self) -> Result<(String, Vec<String>), String> {
        let named = |error: &dyn Display| format!("{}: {error}", self.file.display());
        let file = std::fs::read(&self.file).map_err(|error| named(&error))?;
        let games = read_collection(&file, self.game).map_err(|error| named(&error))?;
        let refused: Vec<String> = games.refused.iter().map(|refused| named(refused)).collect();
        if games.matches.is_empty() && !refused.is_empty() {
            return Err(refused.join("\n"));
        }
        let format = match self.to {
            To::Sgf => Format::Sgf,
            To::Pgn => Format::Pgn,
            To::Json => Format::Json,
        };
        write(format, &games.matches).map(|text| (text, refused)).map_err(|error| named(&error))
    }
}
