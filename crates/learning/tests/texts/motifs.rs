//! Motifs: the list, its documentation and its texts agree, and a game has texts of its own only for motifs that its
//! puzzles use.

use super::LANGUAGES;
use super::files::{assert_none, read_existing};
use std::collections::{BTreeMap, BTreeSet};
use tabuleiro_catalogue::GameId;
use tabuleiro_learning::{Motif, Puzzles, puzzle_path};

/// The greatest length of a sentence in characters.
const LONGEST: usize = 90;

/// Returns the messages of a file on one line each by id.
fn messages(path: &str) -> BTreeMap<String, String> {
    let text = read_existing(path);
    let pairs = text.lines().filter_map(|line| line.split_once(" = "));
    pairs.map(|(id, value)| (id.to_string(), value.to_string())).collect()
}

/// Returns the ids of the sentences of a motif.
fn ids(motif: Motif) -> [String; 2] {
    ["idea", "why"].map(|kind| format!("puzzle-{motif}-{kind}"))
}

#[test]
fn every_motif_is_written_as_its_id_and_explained() {
    let manual = read_existing("docs/motifs.md");
    let explained: Vec<&str> =
        manual.lines().filter_map(|line| line.strip_prefix("| `")?.split_once('`').map(|(id, _)| id)).collect();
    let all: Vec<&str> = Motif::ALL.iter().map(|motif| motif.id()).collect();
    assert_eq!(explained, all);
    assert_eq!(all.iter().collect::<BTreeSet<_>>().len(), all.len(), "no id occurs twice");
    for &motif in Motif::ALL {
        let read: Motif = serde_json::from_value(motif.id().into()).unwrap();
        assert_eq!((read, motif.to_string()), (motif, motif.id().to_string()));
    }
}

#[test]
fn every_motif_has_an_idea_and_a_reason_of_one_short_sentence_in_both_languages() {
    let mut complaints = Vec::new();
    for language in LANGUAGES {
        let app = messages(&format!("assets/locale/{language}/app.ftl"));
        for id in Motif::ALL.iter().flat_map(|&motif| ids(motif)) {
            let length = app.get(&id).map_or(0, |text| text.chars().count());
            if !(1..=LONGEST).contains(&length) {
                complaints.push(format!("'{id}' in {language} has {length} characters"));
            }
        }
    }
    assert_none(&complaints);
}

#[test]
fn the_sentences_of_a_game_belong_to_motifs_of_its_puzzles_and_exist_in_both_languages() {
    let mut complaints = Vec::new();
    let all: BTreeSet<String> = Motif::ALL.iter().flat_map(|&motif| ids(motif)).collect();
    for &game in GameId::ALL {
        let puzzles = Puzzles::read(&read_existing(&puzzle_path(game)), game).unwrap_or_else(|e| panic!("{e}"));
        let used: BTreeSet<String> = puzzles.all().iter().flat_map(|puzzle| ids(puzzle.motif)).collect();
        let own = LANGUAGES.map(|language| messages(&format!("assets/games/{}/{language}.ftl", game.id())));
        for (messages, other) in [(&own[0], &own[1]), (&own[1], &own[0])] {
            for (id, text) in messages.iter().filter(|(id, _)| all.contains(*id)) {
                if !used.contains(id) {
                    complaints.push(format!("{}: no puzzle needs '{id}'", game.id()));
                }
                if text.chars().count() > LONGEST || !other.contains_key(id) {
                    complaints.push(format!("{}: '{id}' is too long or in one language only", game.id()));
                }
            }
        }
    }
    assert_none(&complaints);
}
