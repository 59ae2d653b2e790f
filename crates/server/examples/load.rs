//! Measures a running server: memory of connections that do nothing, times of receipts at a rate of actions, the highest
//! rate, and the time until everybody is back after a restart. All clients are in this process; on this machine they come
//! from many addresses of 127.0.0.0/8, because a server has limits for each address.
//!
//! ```text
//! tabuleiro serve --data FOLDER --port 8080 &
//! cargo run --release -p tabuleiro_server --example load -- 127.0.0.1:8080 idle 10000 --process $!
//! cargo run --release -p tabuleiro_server --example load -- 127.0.0.1:8080 play 100 100 --process $!
//! cargo run --release -p tabuleiro_server --example load -- 127.0.0.1:8080 climb 100 --process $!
//! cargo run --release -p tabuleiro_server --example load -- 127.0.0.1:8080 back 100
//! ```
//!
//! `idle` opens connections and prints the memory of the server for each. `play TABLES RATE` plays that many actions a second
//! for 20 seconds, `climb TABLES` doubles the rate until the 99th percentile of the receipts passes 50 ms. `back TABLES` waits
//! until the server ends, and prints how long after its start all seats were back. Instead of one address, several can be named with
//! commas between them: then both persons of a table are at different servers.

use futures_util::{SinkExt, StreamExt};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_online::message::{ClientMessage, Policy, ServerMessage};
use tabuleiro_online::words::PersonChoice;
use tabuleiro_rules::Player;
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::{sleep, sleep_until, timeout};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// The number of clients that come from one address.
const ALIKE: usize = 200;

/// The time for which a rate is kept.
const SPAN: Duration = Duration::from_secs(20);

/// The game that is played.
const GAME: GameId = GameId::Conectar6;

/// A client.
struct Client {
    socket: WebSocketStream<TcpStream>,
    token: String,
}

impl Client {
    /// Connects client `number` and says hello.
    async fn hello(server: SocketAddr, number: usize, token: Option<String>) -> Result<Client, Failure> {
        let socket = TcpSocket::new_v4()?;
        if server.ip().is_loopback() {
            let [high, low] = ((number / ALIKE) as u16 + 2).to_be_bytes();
            socket.bind(SocketAddr::new(IpAddr::V4(Ipv4Addr::new(127, 0, high, low)), 0))?;
        }
        let stream = socket.connect(server).await?;
        stream.set_nodelay(true)?;
        let mut request = format!("ws://{server}/ws").into_client_request()?;
        request.headers_mut().insert("Sec-WebSocket-Protocol", "tabuleiro.v1".parse()?);
        let (socket, _) = client_async(request, stream).await?;
        let mut client = Client { socket, token: String::new() };
        client.send(&ClientMessage::Hello { v: 1, token }).await?;
        client.token = client
            .wait(|message| if let ServerMessage::Welcome { token, .. } = message { Some(token) } else { None })
            .await?;
        Ok(client)
    }

    async fn send(&mut self, message: &ClientMessage) -> Result<(), Failure> {
        Ok(self.socket.send(Message::text(message.to_text())).await?)
    }

    /// Returns what `pick` makes of the first message for which it is something.
    async fn wait<T>(&mut self, pick: impl Fn(ServerMessage) -> Option<T>) -> Result<T, Failure> {
        loop {
            let Some(message) = self.socket.next().await else { return Err("the connection was closed".into()) };
            let Message::Text(text) = message? else { continue };
            let message = ServerMessage::parse(&text)?;
            if let ServerMessage::Refused { why, say, .. } = &message {
                return Err(format!("{why:?}: {say}").into());
            }
            if let Some(found) = pick(message) {
                return Ok(found);
            }
        }
    }
}

/// Two persons and their table.
struct Pair {
    clients: [Client; 2],
    table: String,
    game: Match,
}

impl Pair {
    async fn open(servers: &[SocketAddr], number: usize) -> Result<Pair, Failure> {
        let server = |place: usize| servers[place % servers.len()];
        let first = Client::hello(server(number), 2 * number, None).await?;
        let second = Client::hello(server(number + 1), 2 * number + 1, None).await?;
        let mut pair = Pair { clients: [first, second], table: String::new(), game: Match::of(GAME) };
        pair.sit().await?;
        Ok(pair)
    }

    /// Opens a table, at which both sit down.
    async fn sit(&mut self) -> Result<(), Failure> {
        let (game, policy) = (GAME.id().to_string(), Policy::default());
        let (options, person) = (Vec::new(), PersonChoice::First);
        let [first, second] = &mut self.clients;
        first.send(&ClientMessage::Open { game, options, person, clock: None, policy }).await?;
        let seated = |message| if let ServerMessage::Seated { table, .. } = message { Some(table) } else { None };
        self.table = first.wait(seated).await?;
        second.send(&ClientMessage::Join { table: self.table.clone() }).await?;
        second.wait(seated).await?;
        self.game = Match::of(GAME);
        Ok(())
    }

    /// Plays an action. Returns the time until its receipt.
    async fn play(&mut self) -> Result<Duration, Failure> {
        if self.game.position().outcome().is_some() {
            self.sit().await?;
        }
        let own = usize::from(self.game.position().person() == Player::Second);
        let (n, legal) = (self.game.cursor() as u64, self.game.position().legal());
        let action = legal[(n as usize * 7) % legal.len()].text.clone();
        let played = |message| match message {
            ServerMessage::Played { n: at, .. } if at == n => Some(()),
            _ => None,
        };
        let sent = Instant::now();
        self.clients[own].send(&ClientMessage::Play { table: self.table.clone(), n, action: action.clone() }).await?;
        self.clients[own].wait(played).await?;
        let time = sent.elapsed();
        self.clients[1 - own].wait(played).await?;
        self.game.play(&action)?;
        Ok(time)
    }
}

/// Returns a value of `/proc/PROCESS/status`, in kilobytes.
fn memory(process: Option<u32>) -> u64 {
    let status = process.and_then(|id| std::fs::read_to_string(format!("/proc/{id}/status")).ok()).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|rest| rest.split_whitespace().next()?.parse().ok()).unwrap_or_default()
}

/// Returns the processor time of a process, in hundredths of a second.
fn processor(process: Option<u32>) -> u64 {
    let stat = process.and_then(|id| std::fs::read_to_string(format!("/proc/{id}/stat")).ok()).unwrap_or_default();
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum()
}

async fn idle(server: SocketAddr, count: usize, process: Option<u32>) -> Result<(), Failure> {
    let (before, begun) = (memory(process), Instant::now());
    let mut clients = Vec::new();
    for number in 0..count {
        clients.push(Client::hello(server, number, None).await?);
    }
    let (opened, used) = (begun.elapsed(), processor(process));
    sleep(Duration::from_secs(10)).await;
    let grown = memory(process).saturating_sub(before);
    let rest = processor(process) - used;
    println!(
        "{count} connections in {opened:.1?}: {grown} kB more, {:.1} kB each; at rest {:.1} % of a processor",
        grown as f64 / count.max(1) as f64,
        rest as f64 / 10.0
    );
    Ok(())
}

async fn pairs(servers: &[SocketAddr], tables: usize) -> Result<Vec<Pair>, Failure> {
    let mut pairs = Vec::new();
    for number in 0..tables {
        pairs.push(Pair::open(servers, number).await?);
    }
    Ok(pairs)
}

/// Plays at a rate. Returns the pairs, the times of the receipts in order, and the rate that was reached.
async fn play(pairs: Vec<Pair>, rate: f64) -> Result<(Vec<Pair>, Vec<Duration>, f64), Failure> {
    let count = pairs.len();
    let pause = Duration::from_secs_f64(count as f64 / rate);
    let begun = tokio::time::Instant::now();
    let tasks: Vec<_> = (0..)
        .zip(pairs)
        .map(|(number, mut pair)| {
            let mut next = begun + pause.mul_f64(f64::from(number) / count as f64);
            tokio::spawn(async move {
                let mut times = Vec::new();
                while begun.elapsed() < SPAN {
                    sleep_until(next).await;
                    times.push(pair.play().await?);
                    next += pause;
                }
                Ok::<_, Failure>((pair, times))
            })
        })
        .collect();
    let (mut pairs, mut times) = (Vec::new(), Vec::new());
    for task in tasks {
        let (pair, own) = task.await??;
        pairs.push(pair);
        times.extend(own);
    }
    times.sort_unstable();
    let reached = times.len() as f64 / begun.elapsed().as_secs_f64();
    Ok((pairs, times, reached))
}

fn at(times: &[Duration], percent: usize) -> Duration {
    times.get((times.len() * percent / 100).min(times.len().saturating_sub(1))).copied().unwrap_or_default()
}

async fn climb(servers: &[SocketAddr], tables: usize, rates: &[f64], process: Option<u32>) -> Result<(), Failure> {
    let mut all = pairs(servers, tables).await?;
    for &rate in rates {
        let (used, begun) = (processor(process), Instant::now());
        let (again, times, reached) = play(all, rate).await?;
        all = again;
        let share = (processor(process) - used) as f64 / begun.elapsed().as_secs_f64();
        println!(
            "{} seats, {rate} actions a second asked, {reached:.0} reached: median {:.1?}, p99 {:.1?}, longest {:.1?}; \
             server {share:.0} % of a processor, {} kB",
            2 * tables,
            at(&times, 50),
            at(&times, 99),
            at(&times, 100),
            memory(process)
        );
        if at(&times, 99) > Duration::from_millis(50) || reached < 0.9 * rate {
            break;
        }
    }
    Ok(())
}

async fn back(server: SocketAddr, tables: usize) -> Result<(), Failure> {
    let all = pairs(&[server], tables).await?;
    let mut clients: Vec<Client> = all.into_iter().flat_map(|pair| pair.clients).collect();
    println!("{} seats; end the server and start it again", clients.len());
    while clients[0].socket.next().await.is_some_and(|message| message.is_ok()) {}
    while TcpStream::connect(server).await.is_err() {
        sleep(Duration::from_millis(5)).await;
    }
    let begun = Instant::now();
    let tasks: Vec<_> = clients
        .drain(..)
        // As a class is: all from one address.
        .map(|client| {
            tokio::spawn(async move {
                loop {
                    let token = Some(client.token.clone());
                    match timeout(Duration::from_secs(5), Client::hello(server, 0, token)).await {
                        Ok(Ok(again)) => return (again, begun.elapsed()),
                        _ => sleep(Duration::from_millis(200)).await,
                    }
                }
            })
        })
        .collect();
    let mut longest = Duration::ZERO;
    let mut greeted = Vec::new();
    for task in tasks {
        let (client, time) = task.await?;
        longest = longest.max(time);
        greeted.push(client);
    }
    println!("{} seats were back {longest:.2?} after the server listened", greeted.len());
    Ok(())
}

#[tokio::main]
async fn main() -> Result<(), Failure> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let (words, process) = match words.iter().position(|word| word == "--process") {
        Some(at) => (words[..at].to_vec(), words.get(at + 1).and_then(|id| id.parse().ok())),
        None => (words, None),
    };
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<usize>().ok());
    let addresses = words.first().map(String::as_str).unwrap_or_default().split(',');
    let servers: Vec<SocketAddr> = addresses.map_while(|address| address.parse().ok()).collect();
    let (Some(&server), Some(what), Some(count)) = (servers.first(), words.get(1), number(2)) else {
        return Err("expected ADDRESS:PORT[,…], then idle COUNT, play TABLES RATE, climb TABLES or back TABLES".into());
    };
    match what.as_str() {
        "idle" => idle(server, count, process).await,
        "play" => climb(&servers, count, &[number(3).unwrap_or(100) as f64], process).await,
        "climb" => {
            let rates = [100.0, 200.0, 400.0, 800.0, 1600.0, 3200.0, 6400.0, 12_800.0];
            climb(&servers, count, &rates, process).await
        }
        "back" => back(server, count).await,
        other => Err(format!("'{other}': expected idle, play, climb or back").into()),
    }
}
