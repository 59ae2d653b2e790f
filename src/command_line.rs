//! The command line: `tabuleiro gtp` speaks the text protocol; everything else belongs to the window.

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Mathematical board games for two.
#[derive(Debug, Parser)]
#[command(version, about, args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    #[cfg(feature = "app")]
    #[command(flatten)]
    window: tabuleiro::app::Window,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Speak GTP 2 on standard input and output
    Gtp,
}

pub(super) fn run() -> ExitCode {
    let arguments = Arguments::parse();
    match arguments.command {
        Some(Command::Gtp) => gtp(),
        None => window(arguments),
    }
}

fn gtp() -> ExitCode {
    match tabuleiro::protocol::run(std::io::stdin().lock(), std::io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("tabuleiro: {error}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(feature = "app")]
fn window(arguments: Arguments) -> ExitCode {
    match tabuleiro::app::run(arguments.window) {
        bevy::app::AppExit::Success => ExitCode::SUCCESS,
        bevy::app::AppExit::Error(code) => ExitCode::from(code.get()),
    }
}

#[cfg(not(feature = "app"))]
fn window(_: Arguments) -> ExitCode {
    eprintln!("tabuleiro: built without the window; build with '--features app' for it, or run 'tabuleiro gtp'");
    ExitCode::from(2)
}
