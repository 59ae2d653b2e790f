//! The exhibit on the command line: its supervisor, its window, and what the technician asks.

use super::failure;
use clap::Args;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tabuleiro_exhibit::{Exhibit, plot, read_days, table, unit};

/// Where the configuration lies unless something else is said.
const USUAL_FILE: &str = "/etc/tabuleiro/exhibit.ron";

/// An exhibit: a screen that visitors use and nobody looks after.
#[derive(Args, Clone, Debug, Default)]
pub(super) struct Kiosk {
    /// Run as the exhibit that a file describes; starts itself again when it ends or hangs
    #[arg(long, value_name = "FILE")]
    kiosk: Option<PathBuf>,
    /// Say whether the configuration of an exhibit is in order
    #[arg(long, value_name = "FILE")]
    kiosk_check: Option<PathBuf>,
    /// Print a systemd unit that runs the exhibit of --kiosk, or of /etc/tabuleiro/exhibit.ron
    #[arg(long)]
    kiosk_unit: bool,
    /// The supervisor calls the window with it
    #[arg(long, value_name = "PATH", hide = true, requires = "kiosk")]
    kiosk_child: Option<PathBuf>,
}

/// Does what the arguments ask of an exhibit; `None` if they ask nothing.
pub(super) fn run(kiosk: &Kiosk) -> Option<ExitCode> {
    if let Some(file) = &kiosk.kiosk_check {
        return Some(check(file));
    }
    if kiosk.kiosk_unit {
        return Some(print_unit(kiosk.kiosk.as_deref().unwrap_or(Path::new(USUAL_FILE))));
    }
    let file = kiosk.kiosk.as_deref()?;
    Some(match &kiosk.kiosk_child {
        None => supervise(file),
        Some(heartbeat) => window(file, heartbeat),
    })
}

/// One line for each thing that is wrong with a file, or one that says that nothing is.
fn check(file: &Path) -> ExitCode {
    let name = file.display().to_string();
    match Exhibit::load(file) {
        (exhibit, None) => {
            println!("{name}: in order, {} games", exhibit.games.len());
            ExitCode::SUCCESS
        }
        (_, Some(error)) => {
            error.lines(&name).iter().for_each(|line| println!("{line}"));
            ExitCode::FAILURE
        }
    }
}

fn print_unit(file: &Path) -> ExitCode {
    match std::env::current_exe().and_then(|program| Ok((program, std::path::absolute(file)?))) {
        Ok((program, file)) => {
            print!("{}", unit(&program, &file));
            ExitCode::SUCCESS
        }
        Err(error) => failure(error),
    }
}

/// A table of each day of a folder, and a picture of it beside its file.
pub(super) fn counts(folder: &Path) -> ExitCode {
    let days = match read_days(folder) {
        Ok(days) => days,
        Err(error) => return failure(error),
    };
    for day in &days {
        println!("{}", table(day));
        let path = folder.join(format!("{}.svg", day.date));
        if let Err(error) = std::fs::write(&path, plot(day)) {
            return failure(format_args!("{}: {error}", path.display()));
        }
    }
    ExitCode::SUCCESS
}

#[cfg(feature = "app")]
fn supervise(file: &Path) -> ExitCode {
    // systemd's `RuntimeDirectory=`; several are separated by colons.
    let service = std::env::var("RUNTIME_DIRECTORY").ok();
    let service = service.and_then(|folders| folders.split(':').next().filter(|f| !f.is_empty()).map(PathBuf::from));
    let arguments = std::env::args_os().skip(1).collect();
    let supervised = tabuleiro_exhibit::Supervised { file: file.to_path_buf(), arguments, service };
    supervised.run().map_or_else(failure, ExitCode::from)
}

#[cfg(feature = "app")]
fn window(file: &Path, heartbeat: &Path) -> ExitCode {
    // What is wrong with the file is in the supervisor's log.
    let (exhibit, _) = Exhibit::load(file);
    super::exit_code(tabuleiro::app::run_exhibit(exhibit, Some(heartbeat.to_path_buf())))
}

#[cfg(not(feature = "app"))]
fn supervise(_: &Path) -> ExitCode {
    super::no_window()
}

#[cfg(not(feature = "app"))]
fn window(_: &Path, _: &Path) -> ExitCode {
    super::no_window()
}
