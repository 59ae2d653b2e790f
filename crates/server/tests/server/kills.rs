//! A server that is killed while clients play: nothing that was acknowledged is missing afterwards.

use super::harness::{Child, Folder, Peer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::net::SocketAddr;
use std::sync::mpsc::{Sender, channel};
use std::time::Duration;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_online::message::ClientMessage;
use tabuleiro_rules::{Player, below};

/// The number of tables on which is played while the server is killed.
const TABLES: usize = 4;

/// A table, with what was acknowledged.
struct Table {
    code: String,
    tokens: [String; 2],
    acknowledged: Vec<String>,
    /// Whether the match has ended.
    over: bool,
}

/// Plays until the connection breaks. Sends on `ready` when both players are connected and the match can go on.
fn play(address: SocketAddr, mut table: Table, seed: u64, ready: &Sender<()>) -> Table {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut peers = table.tokens.each_ref().map(|token| Peer::hello(address, Some(token)).0);
    let record = peers[0].table().unwrap();
    assert!(record.starts_with(&table.acknowledged), "acknowledged {:?}, found {record:?}", table.acknowledged);
    assert!(record.len() <= table.acknowledged.len() + 1, "more was played than was sent");
    peers[1].table().unwrap();
    let mut game = Match::of(GameId::Conectar6);
    for action in &record {
        game.play(action).unwrap();
    }
    table.acknowledged = record;
    // Nobody listens any more if the test has failed.
    let _ = ready.send(());
    loop {
        table.over = game.position().outcome().is_some();
        if table.over {
            return table;
        }
        let legal = game.position().legal();
        let action = legal[below(&mut rng, legal.len() as u32) as usize].text.clone();
        let own = usize::from(game.position().person() == Player::Second);
        let n = table.acknowledged.len();
        // A connection may send a hundred messages in twenty seconds.
        std::thread::sleep(Duration::from_millis(50));
        if peers[own].play(&table.code, n, &action).is_err() {
            return table;
        }
        game.play(&action).unwrap();
        table.acknowledged.push(action);
    }
}

fn open(address: SocketAddr) -> Table {
    let (mut first, one) = Peer::hello(address, None);
    let code = first.open("conectar_6", &[]);
    let (mut second, two) = Peer::hello(address, None);
    second.join(&code);
    Table { code, tokens: [one, two], acknowledged: Vec::new(), over: false }
}

/// Twelve kills, or two hundred where `TABULEIRO_LONG` is set.
#[test]
fn nothing_acknowledged_is_missing_after_the_server_was_killed() {
    let folder = Folder::new();
    let mut server = Child::start(&folder.0, None);
    let (address, mut rng) = (server.address, Xoshiro256PlusPlus::seed_from_u64(7));
    let mut tables: Vec<Table> = (0..TABLES).map(|_| open(address)).collect();
    let kills: u64 = if std::env::var_os("TABULEIRO_LONG").is_some() { 200 } else { 12 };
    let mut total = 0;
    for kill in 0..kills {
        let (ready, all_ready) = channel();
        let start = |(i, table): (u64, Table)| {
            let ready = ready.clone();
            std::thread::spawn(move || play(address, table, kill * 100 + i, &ready))
        };
        let players: Vec<_> = (0..).zip(tables).map(start).collect();
        // Where a player fails before, the others end with their matches, and the test with that player's failure.
        drop(ready);
        all_ready.iter().take(TABLES).for_each(drop);
        std::thread::sleep(Duration::from_millis(300 + u64::from(below(&mut rng, 700))));
        server.kill();
        tables = players.into_iter().map(|player| player.join().unwrap()).collect();
        server = Child::start_on(&folder.0, None, address.port());
        // Long and finished matches are followed by others, at other tables.
        for table in tables.iter_mut().filter(|table| table.over || table.acknowledged.len() > 150) {
            total += table.acknowledged.len();
            for token in &table.tokens {
                Peer::hello(address, Some(token)).0.send(&ClientMessage::Leave { table: table.code.clone() });
            }
            *table = open(address);
        }
    }
    total += tables.iter().map(|table| table.acknowledged.len()).sum::<usize>();
    for table in tables {
        let record = Peer::hello(address, Some(&table.tokens[0])).0.table().unwrap();
        assert!(record.starts_with(&table.acknowledged));
    }
    println!("{kills} kills, {total} actions acknowledged, none missing");
}
