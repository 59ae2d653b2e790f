//! The settings of the server, from the command line.

use super::error::ServeError;
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;

/// What `tabuleiro serve` was told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The folder with the built page; without it only matches are served.
    pub page: Option<PathBuf>,
    /// The folder for the ledger; by default [`Settings::data_folder`].
    pub data: Option<PathBuf>,
    /// The port; by default 80, or 8080 if that is taken or not allowed. With 0 the system chooses.
    pub port: Option<u16>,
    /// The address to listen on; by default all of IPv4.
    pub bind: IpAddr,
    /// The address under which people reach the server, if it is not its own: `https://example.org`.
    pub public: Option<String>,
    /// Whether the clock of a person who is away runs on while the other one is present.
    pub clocks_run_on: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        let bind = IpAddr::V4(Ipv4Addr::UNSPECIFIED);
        Settings { page: None, data: None, port: None, bind, public: None, clocks_run_on: false }
    }
}

impl Settings {
    /// Returns the folder for the ledger: the given one, that of systemd's `StateDirectory=`, or one in the folder of
    /// the user.
    #[must_use]
    pub fn data_folder(&self) -> PathBuf {
        let variable = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let user = || variable("XDG_DATA_HOME").or_else(|| variable("HOME").map(|home| home.join(".local/share")));
        let usual = || variable("STATE_DIRECTORY").or_else(|| user().map(|folder| folder.join("tabuleiro/server")));
        self.data.clone().or_else(usual).unwrap_or_else(|| PathBuf::from("tabuleiro-server"))
    }

    /// Returns the public address as `scheme://host[:port]`, without a path.
    ///
    /// # Errors
    /// [`ServeError::Public`] if it is not an address.
    pub(crate) fn public_origin(&self) -> Result<Option<String>, ServeError> {
        let Some(public) = &self.public else { return Ok(None) };
        let wrong = || ServeError::Public(public.clone());
        let (scheme, rest) = public.split_once("://").ok_or_else(wrong)?;
        let host = rest.split('/').next().unwrap_or_default();
        let possible = |c: char| c.is_ascii_alphanumeric() || ".-:[]".contains(c);
        if !["http", "https"].contains(&scheme) || host.is_empty() || !host.chars().all(possible) {
            return Err(wrong());
        }
        Ok(Some(format!("{scheme}://{}", host.to_ascii_lowercase())))
    }
}
