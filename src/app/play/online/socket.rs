//! A WebSocket on the desktop, in a thread of its own, in the clear (`ws`) or with TLS (`wss`).

#[cfg(test)]
mod tests;

use super::silence::{Need, Silence};
use super::{PROTOCOL, SocketEvent, Waker};
use bevy::log::{debug, warn};
use rustls::pki_types::ServerName;
use rustls::{ClientConfig, ClientConnection, RootCertStore, StreamOwned};
use std::fmt::Display;
use std::io::{ErrorKind, Read, Write};
use std::net::{TcpStream, ToSocketAddrs};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Arc, Mutex};
use std::thread::Builder;
use std::time::{Duration, Instant};
use tungstenite::client::{IntoClientRequest, client};
use tungstenite::error::UrlError;
use tungstenite::http::HeaderValue;
use tungstenite::{Error, Message, WebSocket};
use url::{Host, Url};

/// How long the thread waits for a message before it looks for one to send.
const TURN: Duration = Duration::from_millis(30);
/// How long opening a connection may take.
const OPENING: Duration = Duration::from_secs(8);

/// A socket. Dropping it closes it, without an event.
pub(super) struct Socket {
    outgoing: Sender<String>,
    events: Mutex<Receiver<SocketEvent>>,
}

impl Socket {
    /// Opens a socket to an address `ws://host[:port]/path` or `wss://host[:port]/path`. Its events follow; `wake` is called for each.
    pub(super) fn open(address: &str, wake: Waker) -> Socket {
        let (outgoing, waiting) = channel();
        let (sender, events) = channel();
        let address = address.to_string();
        let run = move || {
            let tell = |event| {
                let told = sender.send(event).is_ok();
                wake();
                told
            };
            if let Err(error) = serve(&address, known_authorities, &waiting, &tell) {
                debug!("{address}: {error}");
            }
            tell(SocketEvent::Closed);
        };
        if let Err(error) = Builder::new().name("other device".into()).spawn(run) {
            warn!("no thread for a connection: {error}");
        }
        Socket { outgoing, events: Mutex::new(events) }
    }

    /// Sends a text. One that cannot be sent is lost; the end of the connection follows.
    pub(super) fn send(&self, text: String) {
        // The receiver is gone only when the connection has ended.
        let _ = self.outgoing.send(text);
    }

    /// Returns the next event.
    pub(super) fn poll(&self) -> Option<SocketEvent> {
        let events = self.events.lock().ok()?;
        match events.try_recv() {
            Ok(event) => Some(event),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(SocketEvent::Closed),
        }
    }
}

/// The bytes of a connection, encrypted or not.
trait Stream: Read + Write {}

impl<S: Read + Write> Stream for S {}

/// Opens the connection and serves it until it ends or the socket is dropped. `authorities` returns the certificates of
/// which one must have signed that of a server with TLS.
fn serve(
    address: &str,
    authorities: impl FnOnce() -> RootCertStore,
    waiting: &Receiver<String>,
    tell: &dyn Fn(SocketEvent) -> bool,
) -> Result<(), Box<Error>> {
    let mut request = address.into_client_request().map_err(Box::new)?;
    request.headers_mut().insert("Sec-WebSocket-Protocol", HeaderValue::from_static(PROTOCOL));
    let uri = request.uri();
    let is_encrypted = match uri.scheme_str() {
        Some("ws") => false,
        Some("wss") => true,
        _ => return Err(Box::new(UrlError::UnsupportedUrlScheme.into())),
    };
    let port = uri.port_u16().unwrap_or(if is_encrypted { 443 } else { 80 });
    let host = uri.host().unwrap_or_default().trim_matches(['[', ']']).to_string();
    let connection = connect(&host, port).map_err(failed)?;
    let plain = connection.try_clone().map_err(failed)?;
    let stream: Box<dyn Stream> =
        if is_encrypted { Box::new(encrypt(plain, host, authorities())?) } else { Box::new(plain) };
    let (mut socket, _) = client(request, stream).map_err(failed)?;
    connection.set_read_timeout(Some(TURN)).map_err(failed)?;
    if !tell(SocketEvent::Opened) {
        return Ok(());
    }
    let mut silence = Silence::new(Instant::now());
    loop {
        if !send_waiting(&mut socket, waiting)? {
            // The program has dropped the socket.
            let _ = socket.close(None);
            let _ = socket.flush();
            return Ok(());
        }
        let event = match socket.read() {
            Ok(Message::Text(text)) => SocketEvent::Text(text.to_string()),
            Ok(Message::Close(_)) => return Ok(()),
            Ok(_) => {
                silence.heard(Instant::now());
                continue;
            }
            Err(Error::Io(error)) if matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut) => {
                match silence.need(Instant::now()) {
                    Need::Close => return Ok(()),
                    Need::Ask => socket.send(Message::Ping(Vec::new().into()))?,
                    Need::Nothing => {}
                }
                continue;
            }
            Err(error) => return Err(Box::new(error)),
        };
        silence.heard(Instant::now());
        if !tell(event) {
            return Ok(());
        }
    }
}

/// Sends what waits. Returns whether the socket is still in use.
fn send_waiting(socket: &mut WebSocket<Box<dyn Stream>>, waiting: &Receiver<String>) -> Result<bool, Box<Error>> {
    loop {
        match waiting.try_recv() {
            Ok(text) => socket.send(Message::text(text))?,
            Err(TryRecvError::Empty) => return Ok(true),
            Err(TryRecvError::Disconnected) => return Ok(false),
        }
    }
}

/// Returns the certificates that are known to the public and those of this system, which include a school's own.
fn known_authorities() -> RootCertStore {
    let mut authorities = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let of_system = rustls_native_certs::load_native_certs();
    of_system.errors.iter().for_each(|error| debug!("certificates of the system: {error}"));
    authorities.add_parsable_certificates(of_system.certs);
    authorities
}

/// Returns an error of the connection.
#[expect(clippy::unnecessary_box_returns, reason = "the errors of tungstenite are large")]
fn failed(error: impl Display) -> Box<Error> {
    Box::new(Error::Io(std::io::Error::other(error.to_string())))
}

/// Encrypts a connection to a host. The handshake follows with the first byte.
fn encrypt(
    stream: TcpStream,
    host: String,
    authorities: RootCertStore,
) -> Result<StreamOwned<ClientConnection, TcpStream>, Box<Error>> {
    let config = ClientConfig::builder().with_root_certificates(authorities).with_no_client_auth();
    let name = ServerName::try_from(host).map_err(failed)?;
    let connection = ClientConnection::new(Arc::new(config), name).map_err(failed)?;
    Ok(StreamOwned::new(connection, stream))
}

/// Connects to the first address of a host that answers.
fn connect(host: &str, port: u16) -> std::io::Result<TcpStream> {
    let mut last = ErrorKind::AddrNotAvailable.into();
    for address in (host, port).to_socket_addrs()? {
        match TcpStream::connect_timeout(&address, OPENING) {
            Ok(stream) => {
                stream.set_nodelay(true)?;
                stream.set_read_timeout(Some(OPENING))?;
                stream.set_write_timeout(Some(OPENING))?;
                return Ok(stream);
            }
            Err(error) => last = error,
        }
    }
    Err(last)
}

/// Returns the server that the program uses until the person names another one: none.
pub(super) fn own_server() -> Option<String> {
    None
}

/// Returns the server at an address that the person wrote, `scheme://host[:port]`, or `None` if the text is no address
/// of a server. What follows the host is left out.
///
/// A public name without a scheme stands for a server with a certificate; addresses of numbers, names of one network and
/// addresses with a port stand for a laptop in the room, which has none.
pub(super) fn server_at(text: &str) -> Option<String> {
    let text = text.trim();
    // By the rules of URLs, slashes before a host do not count.
    if text.starts_with('/') {
        return None;
    }
    let url = if text.contains("://") {
        Url::parse(text).ok()?
    } else {
        let mut url = Url::parse(&format!("https://{text}")).ok()?;
        let has_port = text.split('/').next().is_some_and(|host| host.contains(':'));
        let is_public = matches!(url.host(), Some(Host::Domain(name))
            if name.rsplit_once('.').is_some_and(|(_, last)| last != "local"));
        if has_port || !is_public {
            url = Url::parse(&format!("http://{text}")).ok()?;
        }
        url
    };
    let is_server = matches!(url.scheme(), "http" | "https") && url.has_host();
    is_server.then(|| url.origin().ascii_serialization())
}

/// Returns whether the window was shown again since the last call. On the desktop the thread goes on meanwhile.
pub(super) fn take_woke() -> bool {
    false
}
