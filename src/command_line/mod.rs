//! The command line. `gtp` runs the text protocol, `prove` proves positions, `counts` and the `--kiosk` options belong
//! to the exhibit, `sheet` and `diagram` print as SVG, `convert` converts matches between formats, `serve` is the server of
//! matches between devices, `text` is a table for a terminal. Without any of these, the program opens its window.

mod convert;
mod exhibit;
mod output;
mod paper;
mod prove;
#[cfg(feature = "server")]
mod serve;
mod text;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;
use tabuleiro_engine::search::Level;
use tabuleiro_gtp::Session;
use tabuleiro_learning::ProvedLookup;
use tabuleiro_words::asset;

/// The version of the package with the program (`scripts/package`), otherwise that of the sources.
const VERSION: &str = match option_env!("TABULEIRO_VERSION") {
    Some(version) => version,
    None => env!("CARGO_PKG_VERSION"),
};

/// Mathematical board games for two.
#[derive(Debug, Parser)]
#[command(version = VERSION, about, args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    exhibit: exhibit::Kiosk,
    #[cfg(all(feature = "app", feature = "server"))]
    #[command(flatten)]
    beside: serve::Beside,
    #[cfg(feature = "app")]
    #[command(flatten)]
    window: tabuleiro::app::WindowOptions,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Speak GTP 2 on standard input and output
    Gtp {
        /// The playing strength of `genmove`, 1 to 5
        #[arg(long, value_name = "N", value_parser = level)]
        level: Option<Level>,
        /// The threads of `genmove` at level 5 (default: as many as there are processors)
        #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
        threads: Option<u8>,
        /// The first game: its id, variant and options, as for the command `game`
        #[arg(value_name = "ID [VARIANT] [OPTION=VALUE]")]
        game: Vec<String>,
    },
    /// Print the visits that an exhibit counted, and write a chart of each day beside its file
    Counts {
        /// The folder of counts, from the exhibit's configuration
        folder: PathBuf,
    },
    /// Print a worksheet for a class as SVG: A4, with the board, the rules and a puzzle of a game
    Sheet(paper::SheetArguments),
    /// Print a board or a position as SVG
    Diagram(paper::DiagramArguments),
    /// Convert matches between records, SGF and a text like PGN
    Convert(convert::ConvertArguments),
    /// Prove the value of a position and of each legal action; the last line of the output is JSON
    Prove(prove::ProveArguments),
    /// Play at the terminal: enter actions and questions, and read or hear the answers
    Text(text::TextArguments),
    /// Serve the page and hold matches between devices
    #[cfg(feature = "server")]
    Serve(serve::ServeArguments),
}

/// Returns the definition of the command line, from which `examples/manual` makes the manual.
pub(super) fn definition() -> clap::Command {
    Arguments::command()
}

pub(super) fn run() -> ExitCode {
    let matches = definition().try_get_matches();
    let arguments = match matches.and_then(|matches| Arguments::from_arg_matches(&matches)) {
        Ok(arguments) => arguments,
        Err(error) => return explain(&error),
    };
    match arguments.command {
        Some(Command::Gtp { level, threads, game }) => gtp(level, threads, &game),
        Some(Command::Counts { folder }) => exhibit::counts(&folder),
        Some(Command::Sheet(sheet)) => sheet.print(),
        Some(Command::Diagram(diagram)) => diagram.print(),
        Some(Command::Convert(arguments)) => arguments.print(),
        Some(Command::Prove(arguments)) => prove::run(&arguments),
        Some(Command::Text(arguments)) => arguments.run(),
        #[cfg(feature = "server")]
        Some(Command::Serve(arguments)) => arguments.run(),
        None => exhibit::run(&arguments.exhibit).unwrap_or_else(|| window(arguments)),
    }
}

/// Prints the help, the version, or what is wrong with the arguments.
fn explain(error: &clap::Error) -> ExitCode {
    match output::printed(error.print()) {
        // An error of standard error cannot be printed anywhere.
        Err(full) if !error.use_stderr() => failure(full),
        _ => ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2)),
    }
}

fn level(text: &str) -> Result<Level, String> {
    text.parse().ok().and_then(Level::new).ok_or_else(|| "expected 1 to 5".into())
}

fn gtp(level: Option<Level>, threads: Option<u8>, game: &[String]) -> ExitCode {
    let words: Vec<&str> = game.iter().map(String::as_str).collect();
    let session = match if words.is_empty() { Ok(Session::new()) } else { Session::over(&words) } {
        Ok(session) => session,
        Err(error) => {
            output::complain(error);
            return ExitCode::from(2);
        }
    };
    let session = session.knowing(ProvedLookup::new(asset));
    let session = level.into_iter().fold(session, Session::at_level);
    let session = threads.into_iter().fold(session, Session::on_threads);
    match tabuleiro_gtp::run(session, std::io::stdin().lock(), std::io::stdout().lock()) {
        // Whoever reads the answers wants no more of them.
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => failure(error),
        _ => ExitCode::SUCCESS,
    }
}

fn failure(text: impl std::fmt::Display) -> ExitCode {
    output::complain(text);
    ExitCode::FAILURE
}

#[cfg(all(feature = "app", feature = "server"))]
fn window(arguments: Arguments) -> ExitCode {
    let server = match arguments.beside.start() {
        Ok(server) => server,
        Err(error) => return failure(error),
    };
    let here = |server: &tabuleiro_server::Background| tabuleiro::app::ServerHere {
        local: server.local().into(),
        public: server.address().into(),
        teacher: server.teacher().map(Into::into),
    };
    tabuleiro::app::run(arguments.window, server.as_ref().map(here)).map_or_else(failure, exit_code)
}

#[cfg(all(feature = "app", not(feature = "server")))]
fn window(arguments: Arguments) -> ExitCode {
    tabuleiro::app::run(arguments.window, None).map_or_else(failure, exit_code)
}

#[cfg(feature = "app")]
fn exit_code(exit: bevy::app::AppExit) -> ExitCode {
    match exit {
        bevy::app::AppExit::Success => ExitCode::SUCCESS,
        bevy::app::AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

#[cfg(not(feature = "app"))]
fn window(_: Arguments) -> ExitCode {
    no_window()
}

#[cfg(not(feature = "app"))]
fn no_window() -> ExitCode {
    output::complain("built without the window; build with '--features app' for it, or run 'tabuleiro gtp'");
    ExitCode::from(2)
}
