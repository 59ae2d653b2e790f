//! Fuzz target: a connection that receives mutated messages. None causes a panic, each is answered, a refusal names its
//! type, and everything that is sent can be read back. Set up as the targets of the text protocol
//! (`crates/gtp/tests/gtp/fuzz.rs`).

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::net::{IpAddr, Ipv4Addr};
use std::time::Duration;
use tabuleiro_online::ledger::MemoryLedger;
use tabuleiro_online::message::{ClientMessage, ServerMessage};
use tabuleiro_online::{ConnectionId, Limits, Outgoing, Server};
use tabuleiro_rules::{Rng, below};

/// The longest string of decisions, in bytes.
const LONGEST: usize = 400;

/// Messages that are mutated. `TABLE` stands for the code of an open table.
const SEEDS: [&str; 13] = [
    r#"{"t":"hello","v":1,"token":"00112233445566778899aabbccddeeff"}"#,
    r#"{"t":"open","game":"hex","options":["size=3"],"person":"first"}"#,
    r#"{"t":"open","game":"otelo_1_11","options":[],"person":"random","clock":{"main":60,"increment":2}}"#,
    r#"{"t":"join","table":"TABLE"}"#,
    r#"{"t":"watch","table":"TABLE"}"#,
    r#"{"t":"play","table":"TABLE","n":0,"action":"a1"}"#,
    r#"{"t":"play","table":"TABLE","n":1,"action":"b2"}"#,
    r#"{"t":"resign","table":"TABLE"}"#,
    r#"{"t":"draw","table":"TABLE"}"#,
    r#"{"t":"undo","table":"TABLE"}"#,
    r#"{"t":"claim","table":"TABLE"}"#,
    r#"{"t":"leave","table":"TABLE"}"#,
    r#"{"t":"ping"}"#,
];

/// Pieces that a mutation inserts.
const PIECES: [&str; 10] = ["{", "}", "\"", ",\"x\":1", "null", "-1", "1e400", "\u{0}", "[[[[", "\\ud800"];

/// Decisions taken from bytes; zeros follow behind the last one.
struct Choices<'a>(std::slice::Iter<'a, u8>);

impl Choices<'_> {
    fn below(&mut self, bound: usize) -> usize {
        usize::from(self.0.next().copied().unwrap_or_default()) % bound.max(1)
    }
}

fn mutated(choices: &mut Choices, table: &str) -> String {
    let mut text: Vec<char> = SEEDS[choices.below(SEEDS.len())].replace("TABLE", table).chars().collect();
    for _ in 0..choices.below(4) {
        let at = choices.below(text.len());
        match choices.below(4) {
            0 => drop(text.drain(at..(at + 1 + choices.below(8)).min(text.len()))),
            1 => drop(text.splice(at..at, PIECES[choices.below(PIECES.len())].chars())),
            2 => text[at] = char::from(32 + choices.below(95) as u8),
            _ => text.truncate(at),
        }
        if text.is_empty() {
            break;
        }
    }
    text.into_iter().collect()
}

fn law(bytes: &[u8]) {
    let (mut choices, mut now) = (Choices(bytes.iter()), Duration::from_hours(500_000));
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut server = Server::load(MemoryLedger::default(), "test", Limits::STANDARD, now).unwrap();
    let id = ConnectionId(1);
    server.connect(id, Some(IpAddr::V4(Ipv4Addr::LOCALHOST)), now);
    server.handle(id, r#"{"t":"hello","v":1}"#, now, &mut rng);
    let mut table = "CDFH".to_string();
    for _ in 0..16 {
        now += Duration::from_secs(1);
        let text = mutated(&mut choices, &table);
        let out = server.handle(id, &text, now, &mut rng);
        assert!(!out.is_empty(), "{text} is not answered");
        for outgoing in out {
            let Outgoing::Send { text: sent, .. } = outgoing else { continue };
            let message = ServerMessage::parse(&sent).unwrap_or_else(|error| panic!("{sent}: {error}"));
            assert_eq!(message.to_text(), *sent);
            match message {
                ServerMessage::Seated { table: code, .. } => table = code,
                ServerMessage::Refused { why, of, .. } => {
                    if let Ok(read) = ClientMessage::parse(&text) {
                        assert_eq!(of, read.t(), "{text} is refused as {why:?}");
                    }
                }
                _ => {}
            }
        }
    }
}

#[test]
fn every_message_is_answered_or_refused() {
    if std::env::var_os("BOLERO_RANDOM_TEST_TIME_MS").is_some() {
        bolero::check!().with_max_len(LONGEST).for_each(law);
        return;
    }
    for seed in 0..3_000 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let length = below(&mut rng, LONGEST as u32 + 1);
        let bytes: Vec<u8> = (0..length).map(|_| rng.next_u32() as u8).collect();
        law(&bytes);
    }
}
