//! Checks every fact of the published records.

use super::super::super::common::{Type, parse_square};
use super::super::{Ending, Salto};
use super::{play, position, texts};
use serde_json::Value;
use tabuleiro_rules::{Game, Object, Outcome, Position};

fn strings(value: &Value) -> Vec<String> {
    let mut list: Vec<String> = value.as_array().unwrap().iter().map(|s| s.as_str().unwrap().into()).collect();
    list.sort();
    list
}

fn side_of(letter: &Value) -> usize {
    usize::from(letter == "b")
}

fn check_fact(id: &str, game: &Salto, fact: &Object) {
    let now = game.object();
    let list = texts(game);
    for (key, want) in fact {
        let holds = match key.as_str() {
            "after" | "note" => true,
            "fen" | "turn" | "phase" | "tramp" | "castle" | "ep" => now.get(key) == Some(want),
            "result" => match game.outcome() {
                None => want.is_null(),
                Some(Outcome::Draw) => want == "draw",
                Some(Outcome::Win(player)) => want == ["w", "b"][player.index()],
            },
            "why" => want == "checkmate" && game.ending == Some(Ending::Mate),
            "check" => want[1].as_bool() == Some(game.in_check(side_of(&want[0]))),
            "legal" => list == strings(want),
            "legal_count" => want.as_u64() == Some(list.len() as u64),
            "legal_includes" => strings(want).iter().all(|text| list.contains(text)),
            "legal_excludes" => strings(want).iter().all(|text| game.read(text).is_err()),
            "legal_from" => want.as_object().unwrap().iter().all(|(from, ends)| {
                let starts = |text: &&String| text.starts_with(&format!("{from}-"));
                list.iter().filter(starts).cloned().collect::<Vec<_>>() == strings(ends)
            }),
            "squares" => want.as_object().unwrap().iter().all(|(name, man)| {
                let letter = match game.men.at(parse_square(name).unwrap()) {
                    None => '.',
                    Some((0, kind)) => kind.letter(),
                    Some((_, kind)) => kind.letter().to_ascii_lowercase(),
                };
                *man == letter.to_string()
            }),
            "material" => want.as_object().unwrap().iter().all(|(letter, counts)| {
                let side = usize::from(letter == "b");
                counts.as_object().unwrap().iter().all(|(kind, count)| {
                    let kind = Type::of_letter(kind.chars().next().unwrap()).unwrap();
                    count.as_u64() == Some(u64::from(game.men.of(side, kind).count_ones()))
                })
            }),
            other => panic!("{id}: unknown fact {other}"),
        };
        assert!(holds, "{id}: {key} should be {want}\n{now:?}\n{list:?}");
    }
}

#[test]
fn every_fact_of_the_published_records_holds() {
    let text = include_str!("../../../../../../assets/games/xadrez_de_salto/records/published.json");
    let records: Value = serde_json::from_str(text).unwrap();
    let records = records.as_array().unwrap();
    assert_eq!(records.len(), 20);
    for record in records {
        let id = record["id"].as_str().unwrap();
        let mut game = match &record["start"] {
            Value::String(_) => Salto::initial(),
            start => position(start.clone()),
        };
        let moves: Vec<&str> = record["moves"].as_array().unwrap().iter().map(|m| m.as_str().unwrap()).collect();
        let facts = record["expect"]["facts"].as_array().unwrap();
        for n in 0..=moves.len() {
            for fact in facts.iter().map(|f| f.as_object().unwrap()) {
                if fact.get("after").map_or(moves.len() as u64, |a| a.as_u64().unwrap()) == n as u64 {
                    check_fact(id, &game, fact);
                }
            }
            if let Some(text) = moves.get(n) {
                play(&mut game, text);
            }
        }
    }
}
