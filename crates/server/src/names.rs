//! The server's own addresses and names, and which requests are for them.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Mutex;
use std::time::{Duration, Instant};

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

/// Splits `host`, `host:port`, `[v6]` or `[v6]:port`.
fn split(authority: &str) -> (String, Option<&str>) {
    let (host, port) = match authority.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((host, rest)) => (host, rest.strip_prefix(':')),
        None => authority.rsplit_once(':').map_or((authority, None), |(host, port)| (host, Some(port))),
    };
    (host.to_ascii_lowercase(), port)
}

/// Returns host and port, the latter by the scheme if there is none.
fn whole(scheme: &str, authority: &str) -> (String, String) {
    let (host, port) = split(authority);
    (host, port.unwrap_or(if scheme == "https" { "443" } else { "80" }).to_string())
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

    /// Returns whether a `Host` header names the server.
    pub(crate) fn is_host(&self, host: &str) -> bool {
        let public = self.public.as_ref().and_then(|public| public.split_once("://"));
        let (name, _) = split(host);
        let named = public.is_some_and(|(_, authority)| split(authority).0 == name);
        named || name == "localhost" || name.parse().is_ok_and(|ip| self.is_own(ip))
    }

    /// Returns whether an `Origin` header is the address from which a page with this `Host` was served.
    pub(crate) fn is_origin(&self, origin: &str, host: &str) -> bool {
        let Some((scheme, authority)) = origin.split_once("://") else { return false };
        if !["http", "https"].contains(&scheme) || authority.is_empty() {
            return false;
        }
        let public = self.public.as_ref().and_then(|public| public.split_once("://"));
        let is_public = |(of, name): (&str, &str)| of == scheme && whole(of, name) == whole(scheme, authority);
        public.is_some_and(is_public) || whole(scheme, authority) == whole(scheme, host)
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
    }
}
