//! The command line: `tabuleiro gtp` speaks the text protocol, `prove` proves positions, `exhibit` is what a technician
//! asks, `sheet` and `diagram` what a teacher prints; everything else belongs to the window.

mod exhibit;
mod paper;
mod prove;

use clap::{Parser, Subcommand};
use std::path::PathBuf;
use std::process::ExitCode;

/// Mathematical board games for two.
#[derive(Debug, Parser)]
#[command(version, about, args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[command(flatten)]
    exhibit: exhibit::Kiosk,
    #[cfg(feature = "app")]
    #[command(flatten)]
    window: tabuleiro::app::Window,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Speak GTP 2 on standard input and output
    Gtp,
    /// Print what an exhibit counted, and draw a picture of each day beside its file
    Counts {
        /// The folder that the exhibit's configuration names
        folder: PathBuf,
    },
    /// Print a sheet of a game for a class as SVG: A4, with the board, the rules and a puzzle
    Sheet(paper::Sheet),
    /// Print a board or a position as SVG
    Diagram(paper::Diagram),
    /// Prove what a position and every legal action are worth; ends with one line of JSON
    Prove(prove::Asked),
}

pub(super) fn run() -> ExitCode {
    let arguments = Arguments::parse();
    match arguments.command {
        Some(Command::Gtp) => gtp(),
        Some(Command::Counts { folder }) => exhibit::counts(&folder),
        Some(Command::Sheet(sheet)) => sheet.print(),
        Some(Command::Diagram(diagram)) => diagram.print(),
        Some(Command::Prove(asked)) => prove::run(&asked),
        None => exhibit::run(&arguments.exhibit).unwrap_or_else(|| window(arguments)),
    }
}

fn gtp() -> ExitCode {
    match tabuleiro::protocol::run(std::io::stdin().lock(), std::io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failure(error),
    }
}

fn failure(text: impl std::fmt::Display) -> ExitCode {
    eprintln!("tabuleiro: {text}");
    ExitCode::FAILURE
}

#[cfg(feature = "app")]
fn window(arguments: Arguments) -> ExitCode {
    exit_code(tabuleiro::app::run(arguments.window))
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
    eprintln!("tabuleiro: built without the window; build with '--features app' for it, or run 'tabuleiro gtp'");
    ExitCode::from(2)
}
