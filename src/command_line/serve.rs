//! The server of matches between devices, alone or beside the window.

use super::failure;
use clap::Args;
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::process::ExitCode;
#[cfg(feature = "app")]
use tabuleiro_server::{Background, error::ServeError};
use tabuleiro_server::{Settings, check, serve};

/// The settings of the server.
#[derive(Args, Clone, Debug)]
pub(super) struct ServeArguments {
    /// The folder with the page, as built by web/build (default: the one that was installed with the program; without one only
    /// matches are served)
    #[arg(long, value_name = "FOLDER")]
    page: Option<PathBuf>,
    /// The folder for the matches (default: one in the folder of the user's data)
    #[arg(long, value_name = "FOLDER")]
    data: Option<PathBuf>,
    /// The address of the PostgreSQL that holds the matches, for several servers (docs/server.md)
    #[arg(long, value_name = "ADDRESS", conflicts_with = "data")]
    ledger: Option<String>,
    /// The port (default: 80, or 8080 where 80 is taken or not allowed); 0 for any that is free
    #[arg(long, value_name = "N")]
    port: Option<u16>,
    /// The address to listen on
    #[arg(long, value_name = "ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::UNSPECIFIED))]
    bind: IpAddr,
    /// The address under which people reach the server behind a proxy: its scheme and name
    #[arg(long, value_name = "URL")]
    public: Option<String>,
    /// Stop the clock of a person who is away, or has left, also while the other one waits (without it, the clock runs)
    #[arg(long)]
    clocks_stand: bool,
    /// The default since clocks of the absent run; accepted for the settings of services
    #[arg(long, hide = true, conflicts_with = "clocks_stand")]
    clocks_run_on: bool,
    /// Check the settings, the page, the matches and the port, and do not serve
    #[arg(long)]
    check: bool,
}

/// The server beside the window.
#[cfg(feature = "app")]
#[derive(Args, Clone, Debug)]
pub(super) struct Beside {
    /// Serve the page and matches with other devices beside the window
    #[arg(long)]
    serve: bool,
    /// The folder with the page that is served, as built by web/build (default: the one that was installed with the program)
    #[arg(long, value_name = "FOLDER", requires = "serve")]
    page: Option<PathBuf>,
    /// The port of the server (default: 80, or 8080 where 80 is taken or not allowed); 0 for any that is free
    #[arg(long, value_name = "N", requires = "serve")]
    port: Option<u16>,
}

#[cfg(feature = "app")]
impl Beside {
    /// Starts the server, if it was asked for.
    ///
    /// # Errors
    /// [`ServeError`] if it cannot start.
    pub(super) fn start(self) -> Result<Option<Background>, ServeError> {
        let page = self.page.or_else(installed_page);
        let settings = Settings { page, port: self.port, ..Settings::default() };
        self.serve.then(|| Background::start(&settings)).transpose()
    }
}

impl ServeArguments {
    pub(super) fn run(self) -> ExitCode {
        let ServeArguments { page, data, ledger, port, bind, public, clocks_stand, .. } = self;
        let page = page.or_else(installed_page);
        let settings = Settings { page, data, ledger, port, bind, public, clocks_run_on: !clocks_stand };
        let done = if self.check { check(&settings) } else { serve(&settings) };
        done.map_or_else(failure, |()| ExitCode::SUCCESS)
    }
}

/// Returns the folder with the page that the packages install: beside the program, or in `share` beside its folder.
fn installed_page() -> Option<PathBuf> {
    let program = std::env::current_exe().and_then(|program| program.canonicalize()).ok()?;
    let folder = program.parent()?;
    let places = [folder.join("page"), folder.with_file_name("share").join("tabuleiro/page")];
    places.into_iter().find(|page| page.join("index.html").is_file())
}
