//! Golden transcripts of the text protocol, one file a game in `snapshots/`: the drawing of the start of every variant,
//! then one whole match with the answer to `effects` after each of its first actions. They show every change of a
//! drawing, of the effects or of the rules.
//!
//! If a transcript differs, the test fails and writes the new text beside the old one (`.snap.new`). For an intended
//! change, `INSTA_UPDATE=always cargo test -p tabuleiro_gtp --test gtp golden` replaces the files; read them before you
//! commit them.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::collections::BTreeSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use tabuleiro_catalogue::GameId;
use tabuleiro_gtp::Session;
use tabuleiro_rules::below;

/// The number of actions whose effects are written; of the others only the notation is.
const WITH_EFFECTS: usize = 25;

/// The folder of the transcripts, relative to this file.
const FOLDER: &str = "snapshots";

/// A session whose lines and answers are written to a text.
struct Transcript {
    session: Session,
    text: String,
}

impl Transcript {
    fn new() -> Transcript {
        Transcript { session: Session::new(), text: String::new() }
    }

    /// Returns the answer to a line, which must not be refused, without writing it.
    fn ask(&mut self, line: &str) -> String {
        let reply = self.session.answer(line).unwrap_or_else(|| panic!("no answer to '{line}'"));
        reply.result.unwrap_or_else(|e| panic!("'{line}': ? {e}"))
    }

    /// Sends a line and writes it and its answer.
    fn note(&mut self, line: &str) {
        let answer = self.ask(line);
        let gap = if answer.is_empty() || answer.starts_with('\n') { "" } else { "\n" };
        self.text.push_str(&format!("> {line}{gap}{answer}\n"));
    }

    /// Writes the start of every variant.
    fn starts(&mut self, game: GameId) {
        let variants = game.facts().variants;
        for variant in if variants.is_empty() { &[""][..] } else { variants } {
            self.note(format!("game {} {variant}", game.id()).trim_end());
            self.note("showboard");
        }
    }

    /// Writes a whole match with the default options; the actions are chosen at random, seeded by the id of the game.
    fn whole_match(&mut self, game: GameId) {
        let seed = game.id().bytes().fold(0, |seed: u64, byte| seed.wrapping_mul(257).wrapping_add(byte.into()));
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        self.note(&format!("game {}", game.id()));
        let mut played = 0;
        let mut rest = Vec::new();
        while self.ask("outcome").starts_with("none") {
            let legal = self.ask("legal_moves");
            let legal: Vec<&str> = legal.split(' ').collect();
            let action = legal[below(&mut rng, legal.len() as u32) as usize];
            if played < WITH_EFFECTS {
                self.note(&format!("play {action}"));
                self.note("effects");
            } else {
                self.ask(&format!("play {action}"));
                rest.push(action.to_string());
            }
            played += 1;
            assert!(played <= game.facts().max_plies as usize, "{} does not end", game.id());
        }
        for line in rest.chunks(12) {
            self.text.push_str(&format!("… {}\n", line.join(" ")));
        }
        self.note("effects");
        self.note("showboard");
        self.note("outcome");
        self.note("position");
    }
}

#[test]
fn every_transcript_is_unchanged() {
    let mut settings = insta::Settings::clone_current();
    settings.set_snapshot_path(FOLDER);
    settings.set_prepend_module_to_snapshot(false);
    settings.set_omit_expression(true);
    let mut different = Vec::new();
    for &game in GameId::ALL {
        let result = catch_unwind(AssertUnwindSafe(|| {
            let mut transcript = Transcript::new();
            transcript.starts(game);
            transcript.whole_match(game);
            settings.bind(|| insta::assert_snapshot!(game.id(), transcript.text));
        }));
        different.extend(result.is_err().then(|| game.id()));
    }
    assert!(different.is_empty(), "the transcripts of these games differ: {}", different.join(", "));
}

#[test]
fn every_transcript_belongs_to_a_game_of_the_catalogue() {
    let folder = Path::new("tests/gtp").join(FOLDER);
    let files = std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let found: BTreeSet<String> = files.filter_map(|file| file.strip_suffix(".snap").map(str::to_string)).collect();
    assert_eq!(found, GameId::ALL.iter().map(|game| game.id().to_string()).collect());
}
