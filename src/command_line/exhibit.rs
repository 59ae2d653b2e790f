//! The exhibit on the command line: supervisor, window, configuration check, systemd unit and table of counts.

use super::failure;
use super::output::print;
use clap::Args;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use tabuleiro_exhibit::{Exhibit, plot, read_days, table, unit};

/// The default path of the configuration.
const USUAL_FILE: &str = "/etc/tabuleiro/exhibit.ron";

/// The options of an exhibit, a screen that visitors use without staff.
#[derive(Args, Clone, Debug, Default)]
pub(super) struct Kiosk {
    /// Run as an exhibit with this configuration; the program is restarted when it ends or hangs
    #[arg(long, value_name = "FILE")]
    kiosk: Option<PathBuf>,
    /// Check the configuration of an exhibit and print its errors
    #[arg(long, value_name = "FILE")]
    kiosk_check: Option<PathBuf>,
    /// Print a systemd unit for the configuration given by --kiosk, by default /etc/tabuleiro/exhibit.ron
    #[arg(long)]
    kiosk_unit: bool,
    /// The heartbeat file; the supervisor starts the window process with this option
    #[arg(long, value_name = "PATH", hide = true, requires = "kiosk")]
    kiosk_child: Option<PathBuf>,
}

/// Runs the exhibit command in the arguments. Returns `None` if there is none.
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

/// Prints one line per error in a configuration, or one line if it has none.
fn check(file: &Path) -> ExitCode {
    let name = file.display().to_string();
    match Exhibit::load(file) {
        (exhibit, None) => {
            let text = format!("{name}: in order, {} games\n", exhibit.games.len());
            print(text).map_or_else(failure, |()| ExitCode::SUCCESS)
        }
        (_, Some(error)) => {
            let lines = error.lines(&name).join("\n") + "\n";
            print(lines).map_or_else(failure, |()| ExitCode::FAILURE)
        }
    }
}

fn print_unit(file: &Path) -> ExitCode {
    match std::env::current_exe().and_then(|program| Ok((program, std::path::absolute(file)?))) {
        Ok((program, file)) => print(unit(&program, &file)).map_or_else(failure, |()| ExitCode::SUCCESS),
        Err(error) => failure(error),
    }
}

/// Prints a table of each day in a folder of counts, and writes a chart of it as SVG beside its file.
pub(super) fn counts(folder: &Path) -> ExitCode {
    let days = match read_days(folder) {
        Ok(days) => days,
        Err(error) => return failure(error),
    };
    for day in &days {
        if let Err(error) = print(format_args!("{}\n", table(day))) {
            return failure(error);
        }
        let path = folder.join(format!("{}.svg", day.date));
        if let Err(error) = std::fs::write(&path, plot(day)) {
            return failure(format_args!("{}: {error}", path.display()));
        }
    }
    ExitCode::SUCCESS
}

#[cfg(feature = "app")]
fn supervise(file: &Path) -> ExitCode {
    // Set by systemd from `RuntimeDirectory=`; several folders are separated by colons.
    let service = std::env::var("RUNTIME_DIRECTORY").ok();
    let service = service.and_then(|folders| folders.split(':').next().filter(|f| !f.is_empty()).map(PathBuf::from));
    let arguments = std::env::args_os().skip(1).collect();
    let supervised = tabuleiro_exhibit::Supervised { file: file.to_path_buf(), arguments, service };
    supervised.run().map_or_else(failure, ExitCode::from)
}

#[cfg(feature = "app")]
fn window(file: &Path, heartbeat: &Path) -> ExitCode {
    // The supervisor has already logged the errors of the configuration.
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
