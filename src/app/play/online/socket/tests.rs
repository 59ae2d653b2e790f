//! A socket with TLS to a server whose certificate an authority of these tests has signed. The three files were made once
//! with `openssl`: `authority.der`, and `server.der` for `localhost` with its key `server-key.der`. They are valid until
//! 2126 and protect nothing.

use super::*;
use rustls::pki_types::{CertificateDer, PrivateKeyDer, PrivatePkcs8KeyDer};
use rustls::{ServerConfig, ServerConnection};
use std::net::TcpListener;
use std::thread::{JoinHandle, spawn};
use tungstenite::accept_hdr;
use tungstenite::handshake::server::{Request, Response};

/// Accepts one connection with TLS, answers each text with the same text in capitals, and returns whether the client
/// came so far that it could send one.
fn echo() -> (u16, JoinHandle<bool>) {
    let certificate = CertificateDer::from(&include_bytes!("server.der")[..]);
    let key = PrivateKeyDer::Pkcs8(PrivatePkcs8KeyDer::from(&include_bytes!("server-key.der")[..]));
    let config = ServerConfig::builder().with_no_client_auth().with_single_cert(vec![certificate], key).unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let serve = move || {
        let (stream, _) = listener.accept().unwrap();
        let connection = ServerConnection::new(Arc::new(config)).unwrap();
        #[expect(clippy::result_large_err, reason = "the type of the callback")]
        let accepted = accept_hdr(StreamOwned::new(connection, stream), |request: &Request, mut response: Response| {
            assert_eq!(request.headers()["Sec-WebSocket-Protocol"], PROTOCOL);
            response.headers_mut().insert("Sec-WebSocket-Protocol", HeaderValue::from_static(PROTOCOL));
            Ok(response)
        });
        let Ok(mut socket) = accepted else { return false };
        while let Ok(Message::Text(text)) = socket.read() {
            socket.send(Message::text(text.to_uppercase())).unwrap();
        }
        true
    };
    (port, spawn(serve))
}

/// Serves a connection until it ends. The answer to a text ends it.
fn converse(address: &str, authorities: RootCertStore) -> (Vec<SocketEvent>, Result<(), Box<Error>>) {
    let (outgoing, waiting) = channel();
    let events = Mutex::new(Vec::new());
    outgoing.send("hello".to_string()).unwrap();
    let tell = |event| {
        let is_answer = matches!(event, SocketEvent::Text(_));
        events.lock().unwrap().push(event);
        !is_answer
    };
    let result = serve(address, || authorities, &waiting, &tell);
    (events.into_inner().unwrap(), result)
}

#[test]
fn a_server_whose_certificate_is_signed_by_a_known_authority_is_reached() {
    let (port, served) = echo();
    let mut authorities = RootCertStore::empty();
    authorities.add(CertificateDer::from(&include_bytes!("authority.der")[..])).unwrap();
    let (events, result) = converse(&format!("wss://localhost:{port}/ws"), authorities);
    assert!(result.is_ok(), "{result:?}");
    assert_eq!(events, [SocketEvent::Opened, SocketEvent::Text("HELLO".into())]);
    assert!(served.join().unwrap());
}

#[test]
fn a_server_with_an_unknown_certificate_is_sent_nothing() {
    let (port, served) = echo();
    let (events, result) = converse(&format!("wss://localhost:{port}/ws"), known_authorities());
    assert!(result.is_err());
    assert_eq!(events, []);
    assert!(!served.join().unwrap());
}

#[test]
fn a_server_without_tls_is_not_reached_by_an_address_with_it() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    let served = spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut first = [0; 3];
        stream.read_exact(&mut first).unwrap();
        first
    });
    let (events, result) = converse(&format!("wss://localhost:{port}/ws"), known_authorities());
    assert!(result.is_err());
    assert_eq!(events, []);
    assert_eq!(&served.join().unwrap()[..2], &[22, 3], "the first bytes are a handshake of TLS and not a request");
}

#[test]
fn the_address_of_a_server_is_read_as_people_write_it() {
    for (text, server) in [
        (" 192.168.1.17:8080/CDFH ", "http://192.168.1.17:8080"),
        ("192.168.1.17", "http://192.168.1.17"),
        ("[fe80::1]:8080", "http://[fe80::1]:8080"),
        ("laptop", "http://laptop"),
        ("Laptop.local", "http://laptop.local"),
        ("games.example.org/CDFH", "https://games.example.org"),
        ("Games.Example.ORG", "https://games.example.org"),
        ("matem\u{e1}tica.pt", "https://xn--matemtica-41a.pt"),
        ("games.example.org:8080", "http://games.example.org:8080"),
        ("http://games.example.org:80/", "http://games.example.org"),
        ("https://games.example.org:443/CDFH?x#y", "https://games.example.org"),
    ] {
        assert_eq!(server_at(text).as_deref(), Some(server), "{text}");
    }
    for text in ["", " ", "/CDFH", "a b", "ftp://games.example.org", "http://", "games.example.org:99999", "1.2.3.4.5"]
    {
        assert_eq!(server_at(text), None, "{text}");
    }
}
