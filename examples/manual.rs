//! Writes what the packages contain besides the program: pages of the manual, completions of shells, and the unit of the
//! exhibit.
//!
//! `cargo run --release --example manual -- FOLDER` writes `man/*.1`, `completions/*` and `tabuleiro-exhibit.service`.

// It needs the definition of the command line, and nothing that the command line runs.
#[expect(dead_code, reason = "the module is that of the program")]
#[path = "../src/command_line/mod.rs"]
mod command_line;

use clap_complete::Shell;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// Where the packages install the program and the configuration of an exhibit.
const PROGRAM: &str = "/usr/bin/tabuleiro";
const CONFIGURATION: &str = "/etc/tabuleiro/exhibit.ron";

fn main() -> io::Result<()> {
    let folder = std::env::args_os().nth(1).map(PathBuf::from);
    let folder = folder.ok_or_else(|| io::Error::other("expected the folder to write to"))?;
    let (man, completions) = (folder.join("man"), folder.join("completions"));
    fs::create_dir_all(&man)?;
    fs::create_dir_all(&completions)?;
    clap_mangen::generate_to(command_line::definition().disable_help_subcommand(true), &man)?;
    for shell in [Shell::Bash, Shell::Zsh, Shell::Fish] {
        clap_complete::generate_to(shell, &mut command_line::definition(), "tabuleiro", &completions)?;
    }
    let unit = tabuleiro_exhibit::unit(Path::new(PROGRAM), Path::new(CONFIGURATION));
    // The first lines say how to install a unit that a person has printed.
    let unit = unit.split_once("[Unit]").map_or(unit.as_str(), |(_, rest)| rest);
    fs::write(folder.join("tabuleiro-exhibit.service"), format!("[Unit]{unit}"))
}
