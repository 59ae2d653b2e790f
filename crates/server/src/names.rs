//! The server's own addresses and names, and which requests are for them.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Mutex;
use std::time::{Duration, Instant};
use url::{Host, Url};

/// The time for which the list of addresses is used.
const FRESH: Duration = Duration::from_secs(5);

/// The addresses and names under which the server is asked.
#[derive(Debug)]
pub(crate) struct Names {
    /// `scheme://host[:port]`.
    public: Option<String>,
    bind: IpAddr,
    own: Mutex<(Instant, Vec<IpAddr>)>,
}

/// Returns the addresses of the machine.
pub(crate) fn addresses() -> Vec<IpAddr> {
    if_addrs::get_if_addrs().unwrap_or_default().iter().map(if_addrs::Interface::ip).collect()
}

/// Returns the address by which other devices reach the machine: a private one of IPv4 if there is any.
pub(crate) fn reachable(bind: IpAddr) -> IpAddr {
    if !bind.is_unspecified() {
        return bind;
    }
    let v4 = |ip: IpAddr| if let IpAddr::V4(ip) = ip { Some(ip) } else { None };
    let mut own: Vec<Ipv4Addr> = addresses().into_iter().filter_map(v4).filter(|ip| !ip.is_loopback()).collect();
    // 192.168 is what home and school routers give; 172.17 is usually a bridge on the machine itself.
    own.sort_by_key(|ip| match ip.octets() {
        [192, 168, ..] => 0,
        [10, ..] => 1,
        [172, 16..=31, ..] => 3,
        [169, 254, ..] => 4,
        _ => 2,
    });
    IpAddr::V4(own.first().copied().unwrap_or(Ipv4Addr::LOCALHOST))
}

/// Reads the value of a header `Host`, or the part of an origin behind its scheme, by the rules of URLs: in small letters,
/// names in ASCII and without a dot at their end, and with the port of the scheme where none is given.
fn place(scheme: &str, authority: &str) -> Option<(String, u16)> {
    // Anything else would be read as a user, a path or a query.
    if authority.is_empty() || authority.contains(|c: char| "/?#@\\".contains(c) || c.is_whitespace() || c.is_control())
    {
        return None;
    }
    let url = Url::parse(&format!("{scheme}://{authority}")).ok()?;
    let host = match url.host()? {
        Host::Domain(name) => name.strip_suffix('.').unwrap_or(name).to_string(),
        Host::Ipv4(ip) => ip.to_string(),
        Host::Ipv6(ip) => ip.to_canonical().to_string(),
    };
    Some((host, url.port_or_known_default()?))
}

impl Names {
    pub(crate) fn new(public: Option<String>, bind: IpAddr) -> Names {
        Names { public, bind, own: Mutex::new((Instant::now(), addresses())) }
    }

    fn is_own(&self, ip: IpAddr) -> bool {
        if ip.is_loopback() || ip == self.bind {
            return true;
        }
        let Ok(mut own) = self.own.lock() else { return false };
        if own.0.elapsed() > FRESH {
            *own = (Instant::now(), addresses());
        }
        own.1.contains(&ip)
    }

    fn public(&self) -> Option<(&str, (String, u16))> {
        let (scheme, authority) = self.public.as_deref()?.split_once("://")?;
        Some((scheme, place(scheme, authority)?))
    }

    /// Returns whether a `Host` header names the server.
    pub(crate) fn is_host(&self, host: &str) -> bool {
        let Some((name, _)) = place("http", host) else { return false };
        let named = self.public().is_some_and(|(_, (public, _))| public == name);
        named || name == "localhost" || name.parse().is_ok_and(|ip| self.is_own(ip))
    }

    /// Returns whether an `Origin` header is the address from which a page with this `Host` was served.
    pub(crate) fn is_origin(&self, origin: &str, host: &str) -> bool {
        let Some((scheme, authority)) = origin.split_once("://") else { return false };
        let scheme = scheme.to_ascii_lowercase();
        if !["http", "https"].contains(&&*scheme) {
            return false;
        }
        let Some(place_of) = place(&scheme, authority) else { return false };
        self.public().is_some_and(|(of, public)| of == scheme && public == place_of)
            || place(&scheme, host) == Some(place_of)
    }

    /// Returns whether the server is behind a proxy that forwards the addresses of clients.
    pub(crate) fn is_proxied(&self) -> bool {
        self.public.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(public: Option<&str>) -> Names {
        Names::new(public.map(str::to_string), IpAddr::V4(Ipv4Addr::UNSPECIFIED))
    }

    #[test]
    fn a_host_is_an_own_address_or_the_public_name() {
        let own = names(None);
        for host in ["127.0.0.1", "127.0.0.1:8080", "localhost:8080", "LOCALHOST", "[::1]:80"] {
            assert!(own.is_host(host), "{host}");
        }
        for host in ["", "example.org", "8.8.8.8", "localhost.example.org", "127.0.0.1.example.org", "[::2]"] {
            assert!(!own.is_host(host), "{host}");
        }
        let public = names(Some("https://games.example.org"));
        assert!(public.is_host("games.example.org") && public.is_host("Games.example.org:443"));
        assert!(!public.is_host("example.org"));
        for host in ["games.example.org.", "GAMES.example.org.:443"] {
            assert!(public.is_host(host), "{host}");
        }
        for host in
            ["evil.example@games.example.org", "games.example.org/x", "games.example.org:x", "games.example.org..", " "]
        {
            assert!(!public.is_host(host), "{host}");
        }
        let public = names(Some("https://xn--matemtica-41a.pt:8443"));
        assert!(public.is_host("XN--matemtica-41a.pt:8443") && public.is_host("matemática.pt"));
        let public = names(Some("http://[2001:db8::1]:8080"));
        assert!(public.is_host("[2001:DB8:0::1]:8080") && own.is_host("[::ffff:127.0.0.1]"));
    }

    #[test]
    fn an_origin_is_the_address_of_the_page() {
        let own = names(None);
        assert!(own.is_origin("http://127.0.0.1:8080", "127.0.0.1:8080"));
        assert!(own.is_origin("http://localhost", "localhost:80") && own.is_origin("https://localhost", "localhost"));
        for foreign in ["null", "", "http://", "http://evil.example", "http://127.0.0.1:8081", "file://127.0.0.1:8080"]
        {
            assert!(!own.is_origin(foreign, "127.0.0.1:8080"), "{foreign}");
        }
        let public = names(Some("https://games.example.org"));
        assert!(public.is_origin("https://games.example.org", "127.0.0.1:8080"));
        assert!(!public.is_origin("http://games.example.org", "127.0.0.1:8080"));
        for origin in ["https://games.example.org:443", "HTTPS://Games.Example.ORG", "https://games.example.org."] {
            assert!(public.is_origin(origin, "127.0.0.1:8080"), "{origin}");
        }
        for origin in ["https://games.example.org:80", "https://a@games.example.org", "https://games.example.org/x"] {
            assert!(!public.is_origin(origin, "127.0.0.1:8080"), "{origin}");
        }
        assert!(
            own.is_origin("http://[::1]", "[0:0::1]:80") && own.is_origin("http://LOCALHOST:8080", "localhost:8080")
        );
    }
}
