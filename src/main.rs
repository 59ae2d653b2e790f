//! The command line: `tabuleiro gtp` speaks the text protocol; everything else belongs to the window.

use clap::{Parser, Subcommand};
use std::process::ExitCode;

/// Mathematical board games for two.
#[derive(Debug, Parser)]
#[command(version, about, args_conflicts_with_subcommands = true)]
struct Arguments {
    #[command(subcommand)]
    command: Option<Command>,
    /// What the window is told.
    #[arg(hide = true, trailing_var_arg = true, allow_hyphen_values = true)]
    window: Vec<String>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Speak GTP 2 on standard input and output.
    Gtp,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match arguments.command {
        Some(Command::Gtp) => gtp(),
        None => window(arguments.window),
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
fn window(arguments: Vec<String>) -> ExitCode {
    tabuleiro::app::run(arguments)
}

#[cfg(not(feature = "app"))]
fn window(_: Vec<String>) -> ExitCode {
    eprintln!("tabuleiro: built without the window; build with '--features app' for it, or run 'tabuleiro gtp'");
    ExitCode::from(2)
}
