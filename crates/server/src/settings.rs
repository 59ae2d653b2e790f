//! The settings of the server, from the command line.

use super::error::{PublicError, ServeError};
use etcetera::base_strategy::{BaseStrategy, choose_base_strategy};
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use url::{Host, Url};

/// What `tabuleiro serve` was told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The folder with the built page; without it only matches are served.
    pub page: Option<PathBuf>,
    /// The folder for the ledger; by default [`Settings::data_folder`].
    pub data: Option<PathBuf>,
    /// The address of a database that holds the ledger, `postgres://…`; by default the ledger is a file in the folder.
    pub ledger: Option<String>,
    /// The port; by default 80, or 8080 if that is taken or not allowed. With 0 the system chooses.
    pub port: Option<u16>,
    /// The address to listen on; by default all of IPv4.
    pub bind: IpAddr,
    /// The address under which people reach the server, if it is not its own: `https://example.org`.
    pub public: Option<String>,
    /// Whether the clock of a person who is away, or has left the seat, runs while the other one is present.
    pub clocks_run_on: bool,
}

impl Default for Settings {
    fn default() -> Settings {
        let bind = IpAddr::V4(Ipv4Addr::UNSPECIFIED);
        Settings { page: None, data: None, ledger: None, port: None, bind, public: None, clocks_run_on: true }
    }
}

impl Settings {
    /// Returns the folder for the ledger: the given one, that of systemd's `StateDirectory=`, or one in the folder of
    /// the user.
    #[must_use]
    pub fn data_folder(&self) -> PathBuf {
        let variable = |name| std::env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let user = || choose_base_strategy().ok().map(|folders| folders.data_dir().join("tabuleiro/server"));
        let usual = || variable("STATE_DIRECTORY").or_else(user);
        self.data.clone().or_else(usual).unwrap_or_else(|| PathBuf::from("tabuleiro-server"))
    }

    /// Returns where the ledger is, without a password.
    pub(crate) fn ledger_name(&self) -> String {
        let database = |address: &String| {
            let url = Url::parse(address).ok();
            let host = url.as_ref().and_then(Url::host_str).unwrap_or_default();
            format!("PostgreSQL at {host}{}", url.as_ref().map(Url::path).unwrap_or_default())
        };
        self.ledger.as_ref().map_or_else(|| self.data_folder().display().to_string(), database)
    }

    /// Returns the public address as `scheme://host[:port]`, in small letters, the name in ASCII, and without the port that
    /// its scheme has anyway.
    ///
    /// # Errors
    /// [`ServeError::Public`] if people cannot reach a server at it.
    pub(crate) fn public_origin(&self) -> Result<Option<String>, ServeError> {
        let Some(public) = &self.public else { return Ok(None) };
        origin(public).map(Some).map_err(|reason| ServeError::Public { given: public.clone(), reason })
    }
}

/// Reads an address that is only a scheme, a host and perhaps a port.
fn origin(address: &str) -> Result<String, PublicError> {
    let url = Url::parse(address).map_err(|error| match error {
        url::ParseError::RelativeUrlWithoutBase => PublicError::Scheme,
        error => PublicError::Url(error),
    })?;
    if !["http", "https"].contains(&url.scheme()) {
        return Err(PublicError::Scheme);
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err(PublicError::User);
    }
    if url.path() != "/" || url.query().is_some() || url.fragment().is_some() {
        return Err(PublicError::Path);
    }
    let possible = match url.host() {
        Some(Host::Domain(name)) => name.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte)),
        Some(Host::Ipv4(ip)) => !ip.is_unspecified(),
        Some(Host::Ipv6(ip)) => !ip.is_unspecified(),
        None => false,
    };
    if !possible || url.port() == Some(0) {
        return Err(PublicError::Unreachable);
    }
    Ok(url.origin().ascii_serialization())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_is_read_by_the_rules_of_urls() {
        let accepted = [
            ("https://games.example.org", "https://games.example.org"),
            ("https://games.example.org/", "https://games.example.org"),
            ("HTTPS://Games.Example.ORG", "https://games.example.org"),
            ("https://games.example.org:443", "https://games.example.org"),
            ("http://games.example.org:80/", "http://games.example.org"),
            ("http://games.example.org:443", "http://games.example.org:443"),
            ("https://games.example.org:8443/", "https://games.example.org:8443"),
            ("https://jogos.matemática.pt", "https://jogos.xn--matemtica-41a.pt"),
            ("https://JOGOS.MATEMÁTICA.pt", "https://jogos.xn--matemtica-41a.pt"),
            ("https://xn--matemtica-41a.pt", "https://xn--matemtica-41a.pt"),
            ("http://[2001:DB8:0:0::1]:8080", "http://[2001:db8::1]:8080"),
            ("http://192.168.1.17", "http://192.168.1.17"),
            ("http://school", "http://school"),
            ("http://localhost:8080", "http://localhost:8080"),
        ];
        for (given, expected) in accepted {
            assert_eq!(origin(given).as_deref(), Ok(expected), "{given}");
        }
        let refused = [
            ("", PublicError::Scheme),
            ("games.example.org", PublicError::Scheme),
            ("games.example.org:8443", PublicError::Scheme),
            ("localhost:8080", PublicError::Scheme),
            ("//games.example.org", PublicError::Scheme),
            ("ftp://games.example.org", PublicError::Scheme),
            ("wss://games.example.org", PublicError::Scheme),
            ("file:///srv/page", PublicError::Scheme),
            ("https://teacher@games.example.org", PublicError::User),
            ("https://teacher:secret@games.example.org", PublicError::User),
            ("https://games.example.org/tabuleiro", PublicError::Path),
            ("https://games.example.org/?a", PublicError::Path),
            ("https://games.example.org#a", PublicError::Path),
            ("https://", PublicError::Url(url::ParseError::EmptyHost)),
            ("https://:443", PublicError::Url(url::ParseError::EmptyHost)),
            ("https://games.example.org:65536", PublicError::Url(url::ParseError::InvalidPort)),
            ("https://games.example.org:https", PublicError::Url(url::ParseError::InvalidPort)),
            ("https://games example.org", PublicError::Url(url::ParseError::IdnaError)),
            ("http://[2001:db8::1", PublicError::Url(url::ParseError::InvalidIpv6Address)),
            ("http://1.2.3.4.5", PublicError::Url(url::ParseError::InvalidIpv4Address)),
            ("https://games.example.org:0", PublicError::Unreachable),
            ("http://0.0.0.0", PublicError::Unreachable),
            ("http://[::]", PublicError::Unreachable),
            ("https://*.example.org", PublicError::Unreachable),
        ];
        for (given, expected) in refused {
            assert_eq!(origin(given), Err(expected), "{given}");
        }
    }
}
