//! What earlier versions have written is read (`docs/stability.md`): the ledger and the backup of a server, and the messages of
//! two clients and their server. There is one folder for each form of the entries:
//!
//! * `form-1`: one stream for each table, with the tokens of the seats;
//! * `form-2`: a stream for each person and for each match.
//!
//! Each folder was written by a program of its time: two persons played three actions of Hex with a clock, and one action of
//! Dominório before the other person resigned. `transcript.txt` has a line for each message: who, `>` to the server or `<` from
//! it, and the text.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tabuleiro_online::message::{ClientMessage, ServerMessage};
use tabuleiro_online::{ConnectionId, Limits, Outgoing, Server};
use tabuleiro_server::ledger::FileLedger;

/// The forms, with the milliseconds that the first person had left in the match of Hex.
const FORMS: [(&str, u64); 2] = [("form-1", 609_998), ("form-2", 609_978)];

/// A minute after the files were written. Tables are kept for a week.
const THEN: Duration = Duration::from_secs(1_795_901_132 + 120);

/// A line of a transcript: whether the server sent it, and the text.
fn transcript(form: &str) -> Vec<(bool, String)> {
    let text = fs::read_to_string(Path::new("tests/formats").join(form).join("transcript.txt")).unwrap();
    let line = |line: &str| (line[2..].starts_with('<'), line[4..].to_string());
    text.lines().map(line).collect()
}

/// A folder with some files of a form under the names that a server gives them. It is removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn with(form: &str, files: &[(&str, &str)]) -> Folder {
        let names: String = files.iter().map(|(from, _)| from.replace('.', "-")).collect();
        let folder = std::env::temp_dir().join(format!("tabuleiro-{}-{form}-{names}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        for (from, to) in files {
            fs::copy(Path::new("tests/formats").join(form).join(from), folder.join(to)).unwrap();
        }
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Starts a server with the data of a folder and says hello with the first token of the transcript. Returns the answers.
fn come_back(folder: &Folder, form: &str) -> Vec<ServerMessage> {
    let welcome = transcript(form).into_iter().find_map(|(_, text)| match ServerMessage::parse(&text) {
        Ok(ServerMessage::Welcome { token, .. }) => Some(token),
        _ => None,
    });
    let hello = ClientMessage::Hello { v: 1, token: welcome };
    let ledger = FileLedger::open(&folder.0).unwrap();
    let mut server = Server::load(ledger, "1.0.0", Limits::STANDARD, THEN).unwrap();
    let (id, mut rng) = (ConnectionId(1), Xoshiro256PlusPlus::seed_from_u64(1));
    server.connect(id, None, THEN);
    let answers = server.handle(id, &hello.to_text(), THEN, &mut rng);
    let text = |outgoing: &Outgoing| match outgoing {
        Outgoing::Send { text, .. } => ServerMessage::parse(text).unwrap(),
        Outgoing::Close { why, .. } => panic!("{form}: {why}"),
    };
    answers.iter().map(text).collect()
}

/// Asserts that a person is given back the match of Hex with its clocks, and the end of that of Dominório.
fn assert_both_matches(answers: &[ServerMessage], form: &str, left: u64) {
    let tables: Vec<_> = answers
        .iter()
        .filter_map(|answer| match answer {
            ServerMessage::Table { record, n, clock, over, .. } => Some((record, *n, *clock, over.is_some())),
            _ => None,
        })
        .collect();
    let of = |game: &str| tables.iter().find(|(record, ..)| record["game"] == game);
    let hex = of("hex").unwrap_or_else(|| panic!("{form}: no match of Hex in {answers:?}"));
    assert_eq!(hex.0["moves"], serde_json::json!(["a1", "b2", "c3"]), "{form}");
    assert_eq!((hex.1, hex.3), (3, false), "{form}");
    assert_eq!(hex.2.map(|clock| clock.first), Some(left), "{form}");
    let dominorio = of("dominorio").unwrap_or_else(|| panic!("{form}: no match of Dominório in {answers:?}"));
    assert_eq!(dominorio.0["moves"], serde_json::json!(["a1-a2"]), "{form}");
    assert!(dominorio.3, "{form}: the match has ended");
}

#[test]
fn a_server_goes_on_with_the_ledger_of_every_earlier_form() {
    for (form, left) in FORMS {
        let folder = Folder::with(form, &[("tabuleiro.redb", "tabuleiro.redb")]);
        assert_both_matches(&come_back(&folder, form), form, left);
    }
}

#[test]
fn a_server_is_restored_from_the_backup_of_every_earlier_form() {
    for (form, left) in FORMS {
        let folder = Folder::with(form, &[("backup.jsonl", "tabuleiro-backup.jsonl")]);
        assert_both_matches(&come_back(&folder, form), form, left);
    }
}

#[test]
fn every_message_of_earlier_clients_and_servers_is_understood() {
    for (form, _) in FORMS {
        let lines = transcript(form);
        assert!(lines.len() > 25, "{form}");
        for (is_answer, text) in lines {
            if is_answer {
                ServerMessage::parse(&text).unwrap_or_else(|error| panic!("{form}: {text}: {error}"));
            } else {
                ClientMessage::parse(&text).unwrap_or_else(|error| panic!("{form}: {text}: {error}"));
            }
        }
    }
}
