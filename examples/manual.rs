//! Writes what the packages contain besides the program: pages of the manual, completions of shells, and the unit of the
//! exhibit.
//!
//! `cargo run --release --example manual -- FOLDER` writes `man/*.1`, `completions/*` and `tabuleiro-exhibit.service`.

// It needs the definition of the command line, and nothing that the command line runs.
#[expect(dead_code, reason = "the module is that of the program")]
#[path = "../src/command_line/mod.rs"]
mod command_line;

use clap::builder::PossibleValuesParser;
use clap_complete::Shell;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use tabuleiro_catalogue::GameId;

/// Where the packages install the program and the configuration of an exhibit.
const PROGRAM: &str = "/usr/bin/tabuleiro";
const CONFIGURATION: &str = "/etc/tabuleiro/exhibit.ron";

/// Adds the ids of the games, so that shells complete them. The program itself tells what is similar to a wrong one.
fn with_games(command: clap::Command) -> clap::Command {
    let ids = PossibleValuesParser::new(GameId::ALL.iter().map(|game| game.id()));
    ["gtp", "sheet", "diagram", "prove", "text"].into_iter().fold(command, |command, name| {
        command.mut_subcommand(name, |one| one.mut_arg("game", |game| game.value_parser(ids.clone())))
    })
}

fn main() -> io::Result<()> {
    let folder = std::env::args_os().nth(1).map(PathBuf::from);
    let folder = folder.ok_or_else(|| io::Error::other("expected the folder to write to"))?;
    let (man, completions) = (folder.join("man"), folder.join("completions"));
    fs::create_dir_all(&man)?;
    fs::create_dir_all(&completions)?;
    clap_mangen::generate_to(command_line::definition().disable_help_subcommand(true), &man)?;
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        clap_complete::generate_to(shell, &mut with_games(command_line::definition()), "tabuleiro", &completions)?;
    }
    let unit = tabuleiro_exhibit::unit(Path::new(PROGRAM), Path::new(CONFIGURATION));
    // The first lines say how to install a unit that a person has printed.
    let unit = unit.split_once("[Unit]").map_or(unit.as_str(), |(_, rest)| rest);
    fs::write(folder.join("tabuleiro-exhibit.service"), format!("[Unit]{unit}"))
}
