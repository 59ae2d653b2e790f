//! Converts matches between records, SGF and a text like PGN (`docs/exchange.md`). What is wrong with a file is printed on
//! standard error; it is a failure if no match can be read.

use super::failure;
use super::output::{complain, print};
use clap::{Args, ValueEnum};
use std::fmt::Display;
use std::path::PathBuf;
use std::process::ExitCode;
use tabuleiro_catalogue::GameId;
use tabuleiro_exchange::{Format, read_collection, write};

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
    /// A file with matches in any of the formats, or of Othello in GGF or a list of cells; the format is recognised
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

/// What is printed of a file.
struct Converted {
    /// The matches that were read.
    text: String,
    /// What was repaired or left out, and the errors of the other games.
    remarks: Vec<String>,
}

impl ConvertArguments {
    pub(super) fn print(&self) -> ExitCode {
        match self.converted() {
            Ok(Converted { text, remarks }) => {
                remarks.iter().for_each(complain);
                print(text).map_or_else(failure, |()| ExitCode::SUCCESS)
            }
            Err(error) => failure(error),
        }
    }

    /// Returns the text of the games that were read; an error if there is none.
    fn converted(&self) -> Result<Converted, String> {
        let named = |what: &dyn Display| format!("{}: {what}", self.file.display());
        let file = std::fs::read(&self.file).map_err(|error| named(&error))?;
        let games = read_collection(&file, self.game).map_err(|error| named(&error))?;
        let warnings = games.warnings.iter().map(|warning| named(&format_args!("warning: {warning}")));
        let refused = games.refused.iter().map(|refused| named(refused));
        let remarks: Vec<String> = warnings.chain(refused).collect();
        if games.matches.is_empty() {
            let nothing = || named(&"expected at least one match, and found none");
            return Err(if remarks.is_empty() { nothing() } else { remarks.join("\n") });
        }
        let format = match self.to {
            To::Sgf => Format::Sgf,
            To::Pgn => Format::Pgn,
            To::Json => Format::Json,
        };
        write(format, &games.matches).map(|text| Converted { text, remarks }).map_err(|error| named(&error))
    }
}
