//! Many seats at once. The figures are printed; only loose limits are asserted, because the machine may be busy.

use super::harness::{Child, Folder, Peer};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::time::{Duration, Instant};
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_rules::{Player, below};

/// The number of tables; each has two seats.
const TABLES: u64 = 100;

/// The number of actions of a table, one a second.
const ACTIONS: usize = 10;

/// Returns a value of `/proc/PID/status` in kilobytes.
fn memory(process: u32, name: &str) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(name));
    line.and_then(|rest| rest.split_whitespace().next()?.parse().ok()).unwrap_or_default()
}

/// Plays at one table and returns the times until the receipts.
fn play(mut peers: [Peer; 2], table: &str, seed: u64) -> Vec<Duration> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut game = Match::of(GameId::Conectar6);
    std::thread::sleep(Duration::from_millis(1000 * seed / TABLES));
    let start = Instant::now();
    let mut times = Vec::new();
    for n in 0..ACTIONS {
        std::thread::sleep((Duration::from_secs(1) * n as u32).saturating_sub(start.elapsed()));
        let legal = game.position().legal();
        let action = legal[below(&mut rng, legal.len() as u32) as usize].text.clone();
        let own = usize::from(game.position().person() == Player::Second);
        let sent = Instant::now();
        peers[own].play(table, n, &action).unwrap();
        times.push(sent.elapsed());
        peers[1 - own].played(n as u64).unwrap();
        game.play(&action).unwrap();
    }
    times
}

#[test]
fn two_hundred_seats_play_a_hundred_actions_a_second() {
    let folder = Folder::new();
    let server = Child::start(&folder.0, None);
    let seats = (0..TABLES).map(|_| {
        let mut first = Peer::hello(server.address, None).0;
        let table = first.open("conectar_6", &[]);
        let mut second = Peer::hello(server.address, None).0;
        second.join(&table);
        ([first, second], table)
    });
    let seats: Vec<_> = seats.collect();
    let threads = (0..).zip(seats).map(|(i, (peers, table))| std::thread::spawn(move || play(peers, &table, i)));
    let threads: Vec<_> = threads.collect();
    let mut times: Vec<Duration> = threads.into_iter().flat_map(|thread| thread.join().unwrap()).collect();
    times.sort();
    let at = |percent: usize| times[(times.len() * percent / 100).min(times.len() - 1)];
    let (now, most) = (memory(server.id(), "VmRSS:"), memory(server.id(), "VmHWM:"));
    println!(
        "{} seats, {} receipts: median {:?}, p99 {:?}, longest {:?}",
        2 * TABLES,
        times.len(),
        at(50),
        at(99),
        at(100)
    );
    println!("memory of the server: {now} kB, at most {most} kB");
    assert_eq!(times.len() as u64, TABLES * ACTIONS as u64);
    assert!(at(50) < Duration::from_secs(2), "the median is {:?}", at(50));
    assert!(most < 200 << 10, "{most} kB");
}
