//! A server in a child process, and clients of it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};
use tabuleiro_online::message::{ClientMessage, Policy, ServerMessage};
use tabuleiro_online::words::{Person, PersonChoice};
use tabuleiro_server::{Settings, serve};
use tungstenite::client::IntoClientRequest;
use tungstenite::{Message, WebSocket};

const DATA: &str = "TABULEIRO_CHILD_DATA";
const PAGE: &str = "TABULEIRO_CHILD_PAGE";
const PORT: &str = "TABULEIRO_CHILD_PORT";
const PUBLIC: &str = "TABULEIRO_CHILD_PUBLIC";
const LEDGER: &str = "TABULEIRO_CHILD_LEDGER";
const STAND: &str = "TABULEIRO_CHILD_CLOCKS_STAND";

/// The longest time that anything may take.
const PATIENCE: Duration = Duration::from_secs(20);

/// Runs the server with the settings of the environment.
pub(super) fn serve_as_child() {
    let Some(data) = std::env::var_os(DATA) else { return };
    let settings = Settings {
        page: std::env::var_os(PAGE).map(PathBuf::from),
        data: Some(data.into()),
        port: std::env::var(PORT).ok().and_then(|port| port.parse().ok()),
        bind: IpAddr::V4(Ipv4Addr::LOCALHOST),
        ledger: std::env::var(LEDGER).ok(),
        public: std::env::var(PUBLIC).ok(),
        clocks_run_on: std::env::var_os(STAND).is_none(),
    };
    if let Err(error) = serve(&settings) {
        println!("refused: {error}");
        std::process::exit(3);
    }
    std::process::exit(0);
}

/// A folder that is removed at the end.
pub(super) struct Folder(pub(super) PathBuf);

impl Folder {
    pub(super) fn new() -> Folder {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("tabuleiro-server-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server in a child process.
pub(super) struct Child {
    process: std::process::Child,
    pub(super) address: SocketAddr,
    /// What it printed before it served.
    pub(super) started: String,
    lines: Receiver<String>,
}

/// Returns the command that runs this program as a server.
pub(super) fn command() -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["--exact", "child", "--ignored", "--nocapture"]);
    command
}

impl Child {
    /// Starts a server on any free port.
    pub(super) fn start(data: &Path, page: Option<&Path>) -> Child {
        Child::start_on(data, page, 0)
    }

    pub(super) fn start_on(data: &Path, page: Option<&Path>, port: u16) -> Child {
        Child::run(command(), data, page, port).expect("the server must start")
    }

    /// Starts a server whose clocks stand while the person who decides is away.
    pub(super) fn start_with_standing_clocks(data: &Path) -> Child {
        let mut command = command();
        command.env(STAND, "1");
        Child::run(command, data, None, 0).expect("the server must start")
    }

    /// Starts a server behind a proxy with that address.
    pub(super) fn start_public(data: &Path, public: &str) -> Child {
        let mut command = command();
        command.env(PUBLIC, public);
        // It prints the address of the proxy, so the port has to be known.
        let port = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port();
        Child::run(command, data, None, port).expect("the server must start")
    }

    /// Starts a server whose ledger is in a database.
    #[cfg(feature = "postgres")]
    pub(super) fn start_with_ledger(data: &Path, address: &str, port: u16) -> Child {
        let mut command = command();
        command.env(LEDGER, address);
        Child::run(command, data, None, port).expect("the server must start")
    }

    /// Starts a command that ends in this program. Returns what it printed if it did not serve.
    pub(super) fn run(mut command: Command, data: &Path, page: Option<&Path>, port: u16) -> Result<Child, String> {
        command.env(DATA, data).env(PORT, port.to_string()).stdout(Stdio::piped()).stderr(Stdio::piped());
        page.map(|page| command.env(PAGE, page));
        let mut process = command.spawn().unwrap();
        let (sender, lines) = channel();
        let streams: [Box<dyn Read + Send>; 2] =
            [Box::new(process.stdout.take().unwrap()), Box::new(process.stderr.take().unwrap())];
        for stream in streams {
            let sender = sender.clone();
            std::thread::spawn(move || {
                BufReader::new(stream).lines().map_while(Result::ok).for_each(|line| drop(sender.send(line)));
            });
        }
        drop(sender);
        let mut printed = String::new();
        loop {
            let Ok(line) = lines.recv_timeout(PATIENCE) else {
                let status = process.wait().unwrap();
                return Err(format!("{printed}{status}"));
            };
            if line.contains(" serves https://") {
                let address = SocketAddr::from((Ipv4Addr::LOCALHOST, port));
                return Ok(Child { process, address, started: printed, lines });
            }
            if let Some((_, address)) = line.split_once(" serves http://") {
                let address = address.trim_end_matches('/').to_string();
                let address = if address.contains(':') { address } else { format!("{address}:80") };
                return Ok(Child { process, address: address.parse().unwrap(), started: printed, lines });
            }
            printed += &format!("{line}\n");
        }
    }

    /// Returns what it printed since the last call, up to the first line with `text`, and a second of what follows.
    pub(super) fn printed(&self, text: &str) -> String {
        let (mut printed, mut patience) = (String::new(), PATIENCE);
        while let Ok(line) = self.lines.recv_timeout(patience) {
            if line.contains(text) {
                patience = Duration::from_secs(1);
            }
            printed += &(line + "\n");
        }
        printed
    }

    /// Sends a signal, such as `STOP`.
    pub(super) fn signal(&self, name: &str) {
        assert!(Command::new("kill").arg(format!("-{name}")).arg(self.id().to_string()).status().unwrap().success());
    }

    pub(super) fn id(&self) -> u32 {
        self.process.id()
    }

    pub(super) fn kill(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }

    /// Sends SIGTERM and returns the exit code.
    pub(super) fn end(&mut self) -> Option<i32> {
        Command::new("kill").arg(self.id().to_string()).status().unwrap();
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            if let Some(status) = self.process.try_wait().unwrap() {
                return status.code();
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        None
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Sends a request as text and returns status, headers and body.
pub(super) fn http(address: SocketAddr, request: &str) -> (u16, String, Vec<u8>) {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    let end = answer.windows(4).position(|bytes| bytes == b"\r\n\r\n").unwrap_or(answer.len());
    let head = String::from_utf8_lossy(&answer[..end]).to_string();
    let status = head.split_whitespace().nth(1).and_then(|status| status.parse().ok()).unwrap_or_default();
    (status, head.to_ascii_lowercase(), answer.get(end + 4..).unwrap_or_default().to_vec())
}

/// Asks for a path.
pub(super) fn fetch(address: SocketAddr, path: &str, headers: &str) -> (u16, String, Vec<u8>) {
    http(address, &format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n{headers}\r\n"))
}

/// A client.
pub(super) struct Peer {
    pub(super) socket: WebSocket<TcpStream>,
}

/// Why nothing was received.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Ended {
    /// The server closed the connection with this code.
    Closed(u16),
    /// The connection broke.
    Broken,
}

impl Peer {
    /// Connects without a message.
    pub(super) fn connect(address: SocketAddr) -> Peer {
        Peer::try_connect(address, &[]).expect("the server must accept the connection")
    }

    /// Connects to a server that may stand. No answer is waited for longer than that time.
    pub(super) fn try_connect_within(address: SocketAddr, time: Duration) -> Result<Peer, u16> {
        let stream = TcpStream::connect_timeout(&address, time).map_err(|_| 0_u16)?;
        stream.set_read_timeout(Some(time)).unwrap();
        Peer::over(stream, address, &[])
    }

    /// Connects with further headers. Returns the status if the server refuses.
    pub(super) fn try_connect(address: SocketAddr, headers: &[(&'static str, &str)]) -> Result<Peer, u16> {
        let stream = TcpStream::connect(address).map_err(|_| 0_u16)?;
        stream.set_nodelay(true).unwrap();
        stream.set_read_timeout(Some(PATIENCE)).unwrap();
        Peer::over(stream, address, headers)
    }

    fn over(stream: TcpStream, address: SocketAddr, headers: &[(&'static str, &str)]) -> Result<Peer, u16> {
        let mut request = format!("ws://{address}/ws").into_client_request().unwrap();
        request.headers_mut().insert("Sec-WebSocket-Protocol", "tabuleiro.v1".parse().unwrap());
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse().unwrap());
        }
        match tungstenite::client(request, stream) {
            Ok((socket, response)) => {
                assert_eq!(response.headers()["sec-websocket-protocol"], "tabuleiro.v1");
                Ok(Peer { socket })
            }
            Err(tungstenite::HandshakeError::Failure(tungstenite::Error::Http(response))) => {
                Err(response.status().as_u16())
            }
            Err(_) => Err(0),
        }
    }

    /// Connects and says hello. Returns the token.
    pub(super) fn hello(address: SocketAddr, token: Option<&str>) -> (Peer, String) {
        let mut peer = Peer::connect(address);
        peer.send(&ClientMessage::Hello { v: 1, token: token.map(str::to_string) });
        match peer.receive() {
            Ok(ServerMessage::Welcome { token, v: 1, .. }) => (peer, token),
            other => panic!("expected welcome, received {other:?}"),
        }
    }

    pub(super) fn send(&mut self, message: &ClientMessage) {
        self.send_text(&message.to_text());
    }

    pub(super) fn send_text(&mut self, text: &str) {
        let _ = self.socket.send(Message::text(text));
    }

    /// Returns the next message.
    pub(super) fn receive(&mut self) -> Result<ServerMessage, Ended> {
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => return Ok(ServerMessage::parse(&text).unwrap()),
                Ok(Message::Close(frame)) => return Err(Ended::Closed(frame.map_or(0, |frame| frame.code.into()))),
                Ok(_) => {}
                Err(_) => return Err(Ended::Broken),
            }
        }
    }

    /// Returns what `pick` makes of the first message for which it is something.
    pub(super) fn wait<T>(&mut self, pick: impl Fn(ServerMessage) -> Option<T>) -> Result<T, Ended> {
        loop {
            if let Some(found) = pick(self.receive()?) {
                return Ok(found);
            }
        }
    }

    /// Opens a table and returns its code.
    pub(super) fn open(&mut self, game: &str, options: &[&str]) -> String {
        let options = options.iter().map(ToString::to_string).collect();
        self.send(&ClientMessage::Open {
            game: game.into(),
            options,
            person: PersonChoice::First,
            clock: None,
            policy: Policy::default(),
        });
        let table = self.wait(|m| if let ServerMessage::Seated { table, .. } = m { Some(table) } else { None });
        let table = table.unwrap();
        self.table().unwrap();
        table
    }

    /// Takes a seat at a table.
    pub(super) fn join(&mut self, table: &str) {
        self.send(&ClientMessage::Join { table: table.into() });
        let person = self.wait(|m| if let ServerMessage::Seated { person, .. } = m { Some(person) } else { None });
        assert_eq!(person, Ok(Person::Second));
        self.table().unwrap();
    }

    /// Returns the actions of the next whole table.
    pub(super) fn table(&mut self) -> Result<Vec<String>, Ended> {
        self.wait(|message| match message {
            ServerMessage::Table { record, .. } => Some(serde_json::from_value(record["moves"].clone()).unwrap()),
            _ => None,
        })
    }

    /// Plays an action and waits for its receipt. Returns the position key.
    pub(super) fn play(&mut self, table: &str, n: usize, action: &str) -> Result<String, Ended> {
        let n = n as u64;
        self.send(&ClientMessage::Play { table: table.into(), n, action: action.into() });
        self.played(n)
    }

    /// Waits for action `n` and returns the position key.
    pub(super) fn played(&mut self, n: u64) -> Result<String, Ended> {
        self.wait(|message| match message {
            ServerMessage::Played { n: found, key, .. } if found == n => Some(key),
            ServerMessage::Refused { why, say, .. } => panic!("{why:?}: {say}"),
            _ => None,
        })
    }
}
