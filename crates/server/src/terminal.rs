//! What is printed for the person who starts the server.

use qrcodegen::{QrCode, QrCodeEcc};
use std::net::{IpAddr, SocketAddr};
use tabuleiro_online::code::Token;

/// Returns the address under which other devices reach the server, with a slash at its end.
pub(crate) fn address(public: Option<&str>, reachable: IpAddr, port: u16) -> String {
    match public {
        Some(public) => format!("{public}/"),
        None if port == 80 => format!("http://{}/", host(reachable)),
        None => format!("http://{}/", SocketAddr::new(reachable, port)),
    }
}

/// Returns the line with the link of the teacher's page. The token stands behind `#`, which browsers send to nobody.
pub(crate) fn for_teacher(address: &str, token: Token) -> String {
    format!("For the teacher of a class: {}", teacher(address, token))
}

/// Returns the address of the teacher's page, below that of the server.
pub(crate) fn teacher(address: &str, token: Token) -> String {
    format!("{address}teacher#{}", token.to_text())
}

fn host(ip: IpAddr) -> String {
    if ip.is_ipv6() { format!("[{ip}]") } else { ip.to_string() }
}

/// Returns a QR code as text: two squares in each letter, dark on light. It is empty if the link is too long.
pub(crate) fn code(link: &str) -> String {
    let Ok(code) = QrCode::encode_text(link, QrCodeEcc::Low) else { return String::new() };
    let (size, margin) = (code.size(), 2);
    let mut text = String::new();
    for y in (-margin..size + margin).step_by(2) {
        // Black letters on white, whatever the colours of the terminal are.
        text.push_str("\u{1b}[30;107m");
        for x in -margin..size + margin {
            text.push(match (code.get_module(x, y), code.get_module(x, y + 1)) {
                (false, false) => ' ',
                (true, false) => '▀',
                (false, true) => '▄',
                (true, true) => '█',
            });
        }
        text.push_str("\u{1b}[0m\n");
    }
    text
}

/// Returns what to do where other devices do not reach the server.
pub(crate) fn advice(address: IpAddr, port: u16) -> String {
    if address.is_loopback() {
        return "Only this machine reaches this address. For other devices, connect it to their network, \
                and do not use --bind 127.0.0.1."
            .into();
    }
    format!(
        "If other devices do not reach it:\n\
         \x20 - they must be in the same network, and the network must let devices reach each other\n\
         \x20   (guest networks often do not; the hotspot of a phone or of this machine does);\n\
         \x20 - a firewall must let port {port} in: 'sudo ufw allow {port}/tcp', or\n\
         \x20   'sudo firewall-cmd --add-port={port}/tcp'; on Windows and macOS, allow it when asked."
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    #[test]
    fn the_address_is_short() {
        let ip = IpAddr::V4(Ipv4Addr::new(192, 168, 1, 17));
        assert_eq!(address(None, ip, 80), "http://192.168.1.17/");
        assert_eq!(address(None, ip, 8080), "http://192.168.1.17:8080/");
        assert_eq!(address(Some("https://example.org"), ip, 8080), "https://example.org/");
    }

    #[test]
    fn a_code_has_lines_of_equal_length() {
        let text = code("http://192.168.1.17/");
        let lengths: Vec<usize> = text.lines().map(|line| line.chars().count()).collect();
        assert!(lengths.len() > 10 && lengths.iter().all(|&length| length == lengths[0]), "{lengths:?}");
    }
}
