//! Several servers with one PostgreSQL. Persons play at any of them while servers are killed or stopped and the database is
//! killed. Nothing that was acknowledged is lost, and everybody comes back at any server.

use super::database::Database;
use super::harness::{Child, Folder};
use super::person::Person;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{sleep, spawn};
use std::time::{Duration, Instant};
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_online::message::{ClientMessage, ServerMessage};
use tabuleiro_rules::{Player, below};

const SERVERS: usize = 3;

/// The number of matches that are played at the same time.
const TABLES: u64 = 6;

/// The servers, which have the same ports after they were killed.
pub(super) struct Cluster {
    database: Database,
    pub(super) folder: Folder,
    ports: Vec<u16>,
    pub(super) servers: Vec<Child>,
}

pub(super) fn free_port() -> u16 {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap().local_addr().unwrap().port()
}

impl Cluster {
    pub(super) fn start() -> Cluster {
        let (database, folder) = (Database::start(), Folder::new());
        let ports: Vec<u16> = (0..SERVERS).map(|_| free_port()).collect();
        let mut cluster = Cluster { database, folder, ports, servers: Vec::new() };
        cluster.servers = (0..SERVERS).map(|server| cluster.child(server)).collect();
        cluster
    }

    pub(super) fn child(&self, server: usize) -> Child {
        Child::start_with_ledger(&self.folder.0, &self.database.address(), self.ports[server])
    }

    pub(super) fn addresses(&self) -> Vec<SocketAddr> {
        self.ports.iter().map(|&port| SocketAddr::from((Ipv4Addr::LOCALHOST, port))).collect()
    }
}

/// Returns the actions of a table, as the server has them to which the person is connected.
fn moves(person: &mut Person, table: &str) -> Vec<String> {
    person.ask(&ClientMessage::Watch { table: table.into() }, |message| match message {
        ServerMessage::Table { record, table: code, .. } if code == table => {
            Some(serde_json::from_value(record["moves"].clone()).unwrap())
        }
        _ => None,
    })
}

/// Plays matches between two persons until it is to end. Returns how many actions were acknowledged.
fn play(addresses: &[SocketAddr], seed: u64, ends: &AtomicBool) -> (usize, Duration) {
    let mut persons = [0, 1].map(|person| Person::new(addresses.to_vec(), 2 * seed + person));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let options = GameId::Otelo111.facts().parse_options(["size=6"]).unwrap();
    let mut acknowledged = 0;
    while !ends.load(Ordering::Relaxed) {
        let (game, words) = ("otelo_1_11".to_string(), vec!["size=6".to_string()]);
        let person = tabuleiro_online::words::PersonChoice::First;
        let policy = tabuleiro_online::message::Policy::default();
        let open = ClientMessage::Open { game, options: words, person, clock: None, policy };
        let seated = |message: &ServerMessage| match message {
            ServerMessage::Seated { table, .. } => Some(table.clone()),
            _ => None,
        };
        let table = persons[0].ask(&open, seated);
        let of_table = |message: &ServerMessage| seated(message).filter(|code| *code == table);
        persons[1].ask(&ClientMessage::Join { table: table.clone() }, of_table);
        let mut game = Match::new(GameId::Otelo111, &options).unwrap();
        while game.position().outcome().is_none() && !ends.load(Ordering::Relaxed) {
            let legal = game.position().legal();
            let action = legal[below(&mut rng, legal.len() as u32) as usize].text.clone();
            let own = usize::from(game.position().person() == Player::Second);
            let n = game.cursor() as u64;
            let play = ClientMessage::Play { table: table.clone(), n, action: action.clone() };
            let played = persons[own].ask(&play, |message| match message {
                ServerMessage::Played { table: code, n: at, action, .. } if *code == table && *at == n => {
                    Some(action.clone())
                }
                ServerMessage::Refused { why, n: Some(at), say, .. } if *at == n => {
                    panic!("{table} {n}: {why:?} {say}")
                }
                _ => None,
            });
            assert_eq!(played, action);
            game.play(&action).unwrap();
            acknowledged += 1;
        }
        let expected: Vec<String> = game.plies().iter().map(|ply| ply.text.clone()).collect();
        for address in addresses {
            // While the database does not answer, a server shows what it has read before.
            let (mut reader, begun) = (Person::new(vec![*address], 0), Instant::now());
            let mut shown = moves(&mut reader, &table);
            while shown != expected && begun.elapsed() < Duration::from_secs(20) {
                assert!(expected.starts_with(&shown), "{table} at {address}: {shown:?}");
                sleep(Duration::from_millis(500));
                shown = moves(&mut reader, &table);
            }
            assert_eq!(shown, expected, "{table} at {address}");
        }
    }
    (acknowledged, persons[0].longest.max(persons[1].longest))
}

#[test]
fn persons_play_on_while_servers_and_the_database_are_killed_and_stopped() {
    let long = std::env::var_os("TABULEIRO_LONG").is_some();
    let mut cluster = Cluster::start();
    let (addresses, ends) = (cluster.addresses(), Arc::new(AtomicBool::new(false)));
    let figures = Arc::new(Mutex::new(Vec::new()));
    let players: Vec<_> = (0..TABLES)
        .map(|seed| {
            let (addresses, ends, figures) = (addresses.clone(), ends.clone(), figures.clone());
            spawn(move || {
                let done = play(&addresses, seed, &ends);
                figures.lock().unwrap().push(done);
            })
        })
        .collect();
    for round in 0..if long { 12 } else { 2 } {
        sleep(Duration::from_secs(1));
        let server = round % SERVERS;
        cluster.servers[server].kill();
        sleep(Duration::from_secs(1));
        cluster.servers[server] = cluster.child(server);
        // A server that stands while others go on, and then tries to write what is old.
        let stopped = (server + 1) % SERVERS;
        cluster.servers[stopped].signal("STOP");
        sleep(Duration::from_secs(if long { 30 } else { 4 }));
        cluster.servers[stopped].signal("CONT");
        cluster.database.run("restart", "immediate");
        sleep(Duration::from_secs(1));
        cluster.database.run("stop", "immediate");
        sleep(Duration::from_secs(if long { 5 } else { 2 }));
        cluster.database.run("start", "fast");
    }
    sleep(Duration::from_secs(2));
    ends.store(true, Ordering::Relaxed);
    players.into_iter().for_each(|player| player.join().unwrap());
    let figures = figures.lock().unwrap();
    let actions: usize = figures.iter().map(|(actions, _)| actions).sum();
    let longest = figures.iter().map(|(_, longest)| *longest).max().unwrap_or_default();
    println!("{actions} actions acknowledged; the longest time to be greeted again was {longest:?}");
    assert!(actions > 100, "{actions}");
}
