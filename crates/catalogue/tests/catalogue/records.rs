//! Replays every published record of a game (`assets/games/<id>/records/*.json`) and checks every fact its source
//! states.

mod check;
mod facts;
mod solve;

use facts::Moment;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use tabuleiro_catalogue::matches::{Match, Published, Record};
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_rules::{Letters, Outcome};

/// The root of the repository.
const ROOT: &str = "../..";

/// Keys of `expect` about the whole record; the other keys are about the position after the last action.
const OF_THE_WHOLE: [&str; 5] = ["after", "facts", "counts", "signs_per_move", "fails_at"];

/// Returns the folder of a game's assets.
fn assets(game: GameId) -> PathBuf {
    Path::new(ROOT).join("assets/games").join(game.id())
}

/// Reads every record of a game, each with the name of its file.
fn records(game: GameId) -> Vec<(String, Published)> {
    let folder = assets(game).join("records");
    let entries = std::fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut files: Vec<PathBuf> = entries.map(|e| e.unwrap().path()).collect();
    files.sort();
    let mut all = Vec::new();
    for file in files.iter().filter(|f| f.extension().is_some_and(|e| e == "json")) {
        let name = file.strip_prefix(ROOT).unwrap_or(file).display().to_string();
        let text = std::fs::read_to_string(file).unwrap_or_else(|e| panic!("{name}: {e}"));
        let list = Published::list(&text).unwrap_or_else(|e| panic!("{name}: {e}"));
        all.extend(list.into_iter().map(|published| (name.clone(), published)));
    }
    all
}

/// A record while it is replayed.
struct Replay<'a> {
    published: &'a Published,
    game: Match,
    /// Facts by the number of actions played.
    stated: BTreeMap<usize, Vec<Map<String, Value>>>,
    complaints: Vec<String>,
}

impl<'a> Replay<'a> {
    fn new(published: &'a Published) -> Result<Self, String> {
        let start = Record { moves: Vec::new(), ..published.record.clone() };
        let game = Match::from_record(&start).map_err(|e| e.to_string())?;
        Ok(Replay { published, game, stated: stated(published)?, complaints: Vec::new() })
    }

    fn run(mut self) -> Vec<String> {
        for (played, action) in self.published.record.moves.iter().enumerate() {
            self.check_facts(played);
            match self.game.play(action) {
                Ok(ply) if ply.text == *action => {}
                Ok(ply) => {
                    self.complaints.push(format!("action {} {action} is written {}", played + 1, ply.text));
                }
                Err(error) => {
                    self.complaints.push(format!("action {} {action}: {error}", played + 1));
                    return self.complaints;
                }
            }
        }
        self.check_facts(self.published.record.moves.len());
        if let Some(fails_at) = self.published.expect.get("fails_at") {
            match self.published.refused.first() {
                None => self.complaints.push(format!("action {fails_at}, which must be refused, is not in the record")),
                Some(action) if self.game.play(action).is_ok() => {
                    self.complaints.push(format!("action {fails_at} {action} must be refused"));
                }
                Some(_) => {}
            }
        }
        let left: Vec<usize> = self.stated.into_keys().collect();
        if !left.is_empty() {
            self.complaints.push(format!("facts are stated after {left:?} actions, which are never reached"));
        }
        self.complaints
    }

    /// Checks the facts stated for the position after `played` actions.
    fn check_facts(&mut self, played: usize) {
        let position = self.game.position();
        let last = self.game.last().map(|ply| (ply.side, ply.events.as_slice()));
        let moment = Moment { position, last };
        let mut found = Vec::new();
        for facts in self.stated.remove(&played).unwrap_or_default() {
            found.extend(moment.complaints(&facts));
        }
        let expect = &self.published.expect;
        if let Some(count) = expect.get("counts").and_then(|c| c.get(played)) {
            let legal = position.legal().len() as u64;
            if position.outcome().is_none() && Some(legal) != count.as_u64() {
                found.push(format!("counts: {legal} legal actions, stated {count}"));
            }
        }
        if let (Some(signs), Some(before)) = (expect.get("signs_per_move"), played.checked_sub(1)) {
            let written = moment.signs();
            if written.as_deref().ok() != signs.get(before).and_then(Value::as_str) {
                found.push(format!("signs_per_move: found {written:?}, stated {:?}", signs.get(before)));
            }
        }
        let position = Value::Object(position.object());
        let report = |why: String| format!("after {played} actions: {why}\n      in {position}");
        self.complaints.extend(found.into_iter().map(report));
    }
}

/// Returns the facts of a record by the number of actions played.
fn stated(published: &Published) -> Result<BTreeMap<usize, Vec<Map<String, Value>>>, String> {
    let Published { record, expect, .. } = published;
    let mut stated: BTreeMap<usize, Vec<Map<String, Value>>> = BTreeMap::new();
    let object = |v: &Value| v.as_object().cloned().ok_or_else(|| format!("not an object of facts: {v}"));
    if let Some(after) = expect.get("after") {
        for (played, facts) in object(after)? {
            let played = played.parse().map_err(|_| format!("after: not a number: {played}"))?;
            stated.entry(played).or_default().push(object(&facts)?);
        }
    }
    for facts in expect.get("facts").and_then(Value::as_array).into_iter().flatten() {
        let mut facts = object(facts)?;
        let played = match facts.remove("after") {
            None => record.moves.len(),
            Some(n) => n.as_u64().ok_or_else(|| format!("after: not a number: {n}"))? as usize,
        };
        stated.entry(played).or_default().push(facts);
    }
    let mut end = expect.clone();
    end.retain(|key, _| !OF_THE_WHOLE.contains(&key.as_str()));
    if !expect.contains_key("fails_at") {
        stated.entry(record.moves.len()).or_default().push(end);
    } else if let Some(key) = end.keys().find(|k| !["notes", "errata"].contains(&k.as_str())) {
        return Err(format!("'{key}' cannot be checked in a record that fails"));
    }
    Ok(stated)
}

#[test]
fn every_published_record_replays_and_every_stated_fact_holds() {
    let mut complaints = Vec::new();
    let mut replayed = 0;
    for &game in GameId::ALL {
        for (file, published) in records(game) {
            replayed += 1;
            let found = if published.record.game == game.id() {
                Replay::new(&published).map_or_else(|e| vec![e], Replay::run)
            } else {
                vec![format!("is of another game, {}", published.record.game)]
            };
            complaints.extend(found.into_iter().map(|why| format!("{file}, {}:\n    {why}", published.id)));
        }
    }
    assert!(replayed >= GameId::ALL.len(), "every game has at least one record");
    assert!(complaints.is_empty(), "{} complaints:\n{}", complaints.len(), complaints.join("\n"));
}

#[test]
fn every_game_has_records_and_no_two_of_them_share_an_id() {
    for &game in GameId::ALL {
        let records = records(game);
        assert!(!records.is_empty(), "{} has no record", game.id());
        let mut ids: Vec<String> = Vec::new();
        for (file, published) in records {
            assert!(
                !published.id.is_empty() && !published.source.is_empty(),
                "a record of {file} has no id or no source"
            );
            ids.push(published.id);
        }
        ids.sort();
        let distinct = ids.windows(2).all(|pair| pair[0] != pair[1]);
        assert!(distinct, "two records of {} have the same id: {ids:?}", game.id());
    }
}

#[test]
fn a_false_fact_and_an_unknown_fact_are_both_reported() {
    let position = GameId::ALL[0].start_default();
    assert_eq!(position.outcome(), None::<Outcome>);
    let moment = Moment { position: &*position, last: None };
    let complaints = |text: &str| moment.complaints(serde_json::from_str::<Value>(text).unwrap().as_object().unwrap());
    assert!(complaints(r#"{"winner": null, "notes": "true"}"#).is_empty());
    for wrong in [r#"{"winner": "draw"}"#, r#"{"legal": ["z99"]}"#, r#"{"to_mvoe": "B"}"#, r#"{"cells": {"a1": "W"}}"#]
    {
        assert_eq!(complaints(wrong).len(), 1, "{wrong}");
    }
}

#[test]
fn actions_are_printed_as_in_the_original_documents() {
    // The games whose original notation has one word for each action.
    for (game, id, except) in [
        // The original prints d4 for the first stone; it is p4 (docs/rulings.md, 1).
        ("quadrex", "quadrex_game_50", &["d4"][..]),
        // "-" stands for a trampoline that the author omitted; only the bishop could play g:f6 (the record has e7-f6).
        ("xadrez_de_salto", "salto_partida_11_lances", &["-", "g:f6"][..]),
    ] {
        let records = records(GameId::find(game).unwrap());
        let (_, published) = records.into_iter().find(|(_, published)| published.id == id).unwrap();
        let played = Match::from_record(&published.record).unwrap();
        for (i, (ply, seed)) in played.plies().iter().zip(&published.seed_notation).enumerate() {
            let printed = played.printed(i, Letters::Portuguese);
            if !except.contains(&seed.as_str()) {
                // The original prints the + of a check sometimes after the piece action and sometimes after the
                // trampoline.
                let plain = |t: &str| {
                    if game.starts_with("xadrez") { t.trim_end_matches('+').to_string() } else { t.to_string() }
                };
                assert_eq!(plain(printed), plain(seed), "{game} {}", ply.text);
            }
        }
    }
    let demoted = GameId::find("promocoes_e_despromocoes").unwrap().start_default();
    assert_eq!(demoted.printed("b8-c6=P", Letters::Portuguese).as_deref(), Some("Cc6=p"));
    let mut position = GameId::find("mak_yek").unwrap().start_default();
    for (text, seed) in [("d3-d4", "d3-d4"), ("e6-e4", "e6-e4"), ("f3-f4", "f3:f4"), ("e8-e4", "e8:e4")] {
        assert_eq!(position.printed(text, Letters::Portuguese).as_deref(), Some(seed));
        position.play(text, &mut Vec::new()).unwrap();
    }
}

/// Returns an action in the words of Portuguese and of English.
fn printed(position: &dyn AnyPosition, text: &str) -> [String; 2] {
    [Letters::Portuguese, Letters::English].map(|letters| position.printed(text, letters).unwrap())
}

#[test]
fn words_and_letters_are_printed_in_the_language_of_the_reader() {
    for (game, options, played, text, [portuguese, english]) in [
        ("hex", "", "f6", "swap", ["troca", "swap"]),
        ("cinco_em_linha_leilao", "", "d4", "take", ["fica", "take"]),
        ("cinco_em_linha_leilao", "max=3", "d4", "end", ["termina", "end"]),
        ("sesquimoku", "", "d4", "pass", ["passa", "pass"]),
        ("sofia", "", "", "b2=b", ["b2=n", "b2=b"]),
        ("sofia", "", "", "b2=w", ["b2=b", "b2=w"]),
        ("produto", "", "", "e5=b", ["e5=n", "e5=b"]),
        ("semaforo", "", "", "c1=g", ["c1=v", "c1=g"]),
        ("semaforo", "", "c1=g", "c1=y", ["c1=a", "c1=y"]),
        ("semaforo", "", "c1=g c1=y", "c1=r", ["c1=e", "c1=r"]),
        ("quarto", "", "", "acqo", ["acqo", "tlqh"]),
        ("quarto", "", "acqo", "b3", ["b3", "b3"]),
        ("xadrez_de_exercito", "", "b1-c3", "end", ["termina", "end"]),
        ("xadrez_de_exercito", "", "", "b1-c3", ["Cc3", "Nc3"]),
    ] {
        let game = GameId::find(game).unwrap();
        let mut position = game.start(&game.facts().parse_options(options.split_whitespace()).unwrap()).unwrap();
        for action in played.split_whitespace() {
            position.play(action, &mut Vec::new()).unwrap();
        }
        assert_eq!(printed(&*position, text), [portuguese, english], "{} {text}", game.id());
    }
    let dipole = GameId::find("dipole").unwrap().start_default();
    let object = serde_json::from_str(r#"{"stacks": {"h2": "W1", "a7": "B1"}, "turn": "W"}"#).unwrap();
    let dipole = dipole.with_object(&object).unwrap();
    assert_eq!(printed(&*dipole, "h2-off:1"), ["h2-fora:1", "h2-off:1"]);
}

#[test]
fn a_record_keeps_the_canonical_notation_whatever_is_printed() {
    let mut sofia = Match::of(GameId::find("sofia").unwrap());
    // The Portuguese b is white; in a record it is black.
    let moves = ["b2=b", "c3=w"];
    for text in moves {
        sofia.play(text).unwrap();
    }
    assert_eq!([0, 1].map(|i| sofia.printed(i, Letters::Portuguese).to_string()), ["b2=n", "c3=b"]);
    assert_eq!(sofia.record().moves, moves);
    let again = Match::from_record(&sofia.record()).unwrap();
    assert_eq!(again.position().object(), sofia.position().object());
    for foreign in ["d4=n", "troca"] {
        assert!(sofia.play(foreign).is_err(), "{foreign} is not canonical");
    }
}

#[test]
fn equal_chess_men_are_told_apart_by_file_by_rank_or_by_both() {
    let start = GameId::find("xadrez_de_exercito").unwrap().start_default();
    // Of the three Queens that can go to d4, the one on a1 shares its file with one and its rank with the other.
    let object = r#"{"fen": "7k/8/8/8/Q7/8/8/Q2Q3K", "turn": "w", "k": 5, "left": 16, "moved": [], "castle": ""}"#;
    let position = start.with_object(&serde_json::from_str(object).unwrap()).unwrap();
    let [from_a1, from_a4, from_d1] =
        ["a1-d4", "a4-d4", "d1-d4"].map(|text| position.printed(text, Letters::English).unwrap());
    let bare = |text: &str| text.trim_end_matches('+').to_string();
    assert_eq!([from_a1, from_a4, from_d1].map(|text| bare(&text)), ["Qa1d4", "Q4d4", "Qdd4"]);
    // A single King needs neither.
    assert_eq!(position.printed("h1-g1", Letters::Portuguese).map(|text| bare(&text)).as_deref(), Some("Rg1"));
}
