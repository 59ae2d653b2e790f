//! Wrong positions: changes that make the positions of a match impossible, which the law or the reader must refuse.

use super::edit::Edit;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Map, Value};
use std::fmt::Write;
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_rules::below;

/// A change of a position object; it returns whether it applies to the position.
type Change = fn(&mut Edit) -> bool;

/// Who has to find the mistake.
#[derive(Clone, Copy, PartialEq, Eq)]
enum By {
    /// The law of the game, at least once.
    Law,
    /// The reader of position objects, every time.
    Reader,
}

const MORE: Change = |edit| edit.replace(".", 'B') || edit.replace(".", 'V');
const MORE_WHITE: Change = |edit| edit.replace(".", 'W');
const FEWER: Change = |edit| edit.replace("BVo", '.');
const FEWER_WHITE: Change = |edit| edit.replace("WH", '.');
const TURN: Change = Edit::flip_turn;

/// Game, words of options, what is changed, the change, and who finds it.
#[rustfmt::skip]
const MUTATIONS: &[(&str, &[&str], &str, Change, By)] = &[
    ("hex", &[], "a stone more", MORE, By::Law),
    ("hex", &[], "a stone fewer", FEWER_WHITE, By::Law),
    ("hex", &["size=5", "first=second"], "the other side to move", TURN, By::Law),
    ("sesqui_hex", &["size=5"], "a stone more", MORE, By::Law),
    ("sesqui_y", &["size=5"], "a stone fewer", FEWER_WHITE, By::Law),
    ("quadrex", &["size=7"], "a block left open", |edit| edit.block("BW", ".B"), By::Law),
    ("quadrex", &[], "a block left open", |edit| edit.block("W.", "BW"), By::Law),
    ("quarto", &[], "the other side to move", TURN, By::Law),
    ("quarto", &["auto"], "the other side to move", TURN, By::Law),
    ("moinho", &[], "a man lost from the hand", |edit| edit.add(&["hand", "W"], -1), By::Law),
    ("moinho", &[], "the other side to move", |edit| edit.number(&["hand", "B"]) > Some(0) && edit.flip_turn(), By::Law),
    ("semaforo", &[], "a light more", |edit| edit.replace(".", 'g'), By::Law),
    ("semaforo", &["3x3"], "the other side to move", TURN, By::Law),
    ("sofia", &[], "the other side to move", |edit| edit.number(&["phase"]) == Some(1) && edit.flip_turn(), By::Law),
    ("conectar_6", &["size=9"], "a stone more", MORE_WHITE, By::Law),
    ("conectar_6", &[], "a stone fewer", FEWER, By::Law),
    ("sesquimoku", &[], "a stone more", MORE, By::Law),
    ("cinco_em_linha_leilao", &[], "the other side to move", TURN, By::Law),
    ("cinco_em_linha_leilao", &["quatro"], "the other side to move", TURN, By::Law),
    ("go_em_linha", &[], "no stone of the side that moved", Edit::clear_other, By::Law),
    ("linhas_paralelas", &[], "a stone more", MORE, By::Law),
    ("otelo_1_11", &[], "a disc apart", |edit| edit.lonely('B'), By::Law),
    ("otelo_1_11", &["classico"], "an empty middle", |edit| edit.set(3, 4, '.'), By::Law),
    ("produto", &[], "the other side to move", TURN, By::Law),
    ("sardinhas", &[], "a man more", MORE, By::Law),
    ("sardinhas", &[], "a man fewer", FEWER_WHITE, By::Law),
    ("cerco", &[], "a man fewer", FEWER, By::Law),
    ("cerco", &["size=5"], "the other side to move", TURN, By::Law),
    ("ming_mang", &[], "a man more", MORE, By::Law),
    ("ming_mang", &[], "a man fewer", FEWER_WHITE, By::Law),
    ("ming_mang", &["linhas"], "a man fewer", FEWER, By::Law),
    ("mak_yek", &[], "seventeen men", |edit| edit.crowd(".", 'B', 17), By::Law),
    ("mak_yek", &["cleave"], "seventeen men", |edit| edit.crowd(".", 'W', 17), By::Law),
    ("dipole", &[], "a stack of twelve more", |edit| edit.insert("stacks", "W12"), By::Reader),
    ("atari_go", &[], "a stone more", MORE, By::Law),
    ("atari_go", &[], "the other side to move", TURN, By::Law),
    ("oust", &["size=9"], "two large groups that touch", |edit| edit.block("BB", "WW"), By::Law),
    ("formas", &[], "a man too many", |edit| edit.crowd("W.", 'B', 33), By::Law),
    ("vizinhos", &[], "nine men", |edit| edit.crowd(".", 'W', 9), By::Law),
    ("fang", &[], "an empty centre", |edit| edit.number(&["phase"]) == Some(1) && edit.set(3, 3, '.'), By::Law),
    ("kharbaga", &[], "a man on the last rank", |edit| edit.name("c9", "w"), By::Law),
    ("kharbaga", &[], "a man too many", |edit| edit.crowd(".b", 'w', 21), By::Reader),
    ("polaris", &[], "a marble more", MORE, By::Reader),
    ("polaris", &[], "a marble fewer", FEWER_WHITE, By::Law),
    ("avanco", &[], "the other side to move", |edit| edit.count("BW") == 32 && edit.flip_turn(), By::Law),
    ("avanco", &["size=5"], "a man too many", |edit| edit.crowd(".B", 'W', 11), By::Law),
    ("epaminondas", &[], "a man too many", |edit| edit.crowd(".", 'W', 29), By::Law),
    ("punhais", &[], "a crown fewer", |edit| edit.replace("C", '.'), By::Law),
    ("punhais", &["wag"], "a crown more", |edit| edit.replace("d", 'c'), By::Law),
    ("rastros", &[], "a closed cell more", |edit| edit.replace(".", '#'), By::Law),
    ("rastros", &["size=5"], "the other side to move", TURN, By::Law),
    ("konane", &[], "the other side to move", |edit| edit.count("BW") == 62 && edit.flip_turn(), By::Law),
    ("konane", &["torneio"], "the other side to move", |edit| edit.count("BW") == 62 && edit.flip_turn(), By::Law),
    ("gatos_e_caes", &[], "an animal fewer", FEWER, By::Law),
    ("gatos_e_caes", &[], "the other side to move", TURN, By::Law),
    ("dominorio", &[], "the other side to move", TURN, By::Law),
    ("dominorio", &["size=5x5"], "half a domino", FEWER, By::Reader),
    ("hip", &[], "a stone fewer", FEWER, By::Law),
    ("hip", &["size=5"], "the other side to move", TURN, By::Law),
    ("ouri", &[], "a seed fewer", |edit| edit.add(&["houses", "c1"], -1), By::Law),
    ("ouri", &["oware"], "a seed fewer", |edit| edit.add(&["stores", "N"], -1), By::Law),
    ("kalah", &[], "a seed fewer", |edit| edit.add(&["houses", "d2"], -1), By::Law),
    ("kalah", &["maioria"], "a seed more", |edit| edit.add(&["houses", "a1"], 1), By::Reader),
    ("copos", &[], "a seed fewer", |edit| edit.add(&["stores", "S"], -1), By::Law),
    ("xadrez_de_salto", &[], "ten queens", |edit| edit.crowd("NBRP.", 'Q', 10), By::Law),
    ("xadrez_de_salto", &[], "no black trampoline", |edit| edit.text(&["tramp", "w"]) && edit.null(&["tramp", "b"]), By::Law),
    ("xadrez_espartano", &[], "pawns of another file", |edit| edit.file('P', 5), By::Law),
    ("xadrez_espartano", &["tebas"], "pawns of another file", |edit| edit.file('p', 5), By::Law),
    ("promocoes_e_despromocoes", &[], "White in turn 1", |edit| edit.turn_one("w"), By::Law),
    ("promocoes_e_despromocoes", &["tipo_a"], "two Kings", |edit| edit.replace(".", 'K'), By::Reader),
    ("xadrez_por_delegacao", &[], "ten rooks", |edit| edit.crowd("NBQP.", 'R', 11), By::Law),
    ("xadrez_de_exercito", &[], "ten queens", |edit| edit.crowd("NBRP.", 'Q', 10), By::Law),
];

/// Matches played for each mutation; each position of a match is changed once.
const MATCHES: u64 = 12;
/// The least number of changed positions for each mutation.
const LEAST: u32 = 12;

/// What became of the changed positions.
#[derive(Default)]
struct Tally {
    by_law: u32,
    by_reader: u32,
    accepted: Vec<Value>,
}

impl Tally {
    fn add(&mut self, start: &dyn AnyPosition, object: Map<String, Value>) {
        match start.with_object(&object) {
            Err(_) => self.by_reader += 1,
            Ok(position) if position.impossibility().is_some() => self.by_law += 1,
            // The change can end the game; as a running game it is not presented then.
            Ok(position) if position.outcome().is_some() => {}
            Ok(_) => self.accepted.push(Value::Object(object)),
        }
    }
}

#[test]
fn wrong_positions_of_every_game_are_refused() {
    let mut complaints = String::new();
    for &(id, words, what, change, by) in MUTATIONS {
        let game = GameId::find(id).unwrap();
        let start = game.start(&game.facts().parse_options(words.iter().copied()).unwrap()).unwrap();
        let mut tally = Tally::default();
        for seed in 0..MATCHES {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            let mut position = start.clone();
            for _ in 0..60 {
                if position.outcome().is_some() {
                    break;
                }
                let mut edit = Edit::new(&*position, below(&mut rng, u32::MAX));
                if change(&mut edit) {
                    tally.add(&*start, edit.object());
                }
                let legal = position.legal();
                let offer = &legal[below(&mut rng, legal.len() as u32) as usize];
                position.play(&offer.text, &mut Vec::new()).unwrap();
            }
        }
        let refused = tally.by_law + tally.by_reader;
        let found = if by == By::Law { tally.by_law > 0 } else { tally.by_law == 0 };
        if refused < LEAST || !found || !tally.accepted.is_empty() {
            let Tally { by_law, by_reader, accepted } = tally;
            let example = accepted.first().unwrap_or(&Value::Null);
            writeln!(
                complaints,
                "{id} {words:?}, {what}: {by_law} refused by the law, {by_reader} by the reader, {} accepted: {example}",
                accepted.len()
            )
            .unwrap();
        }
    }
    assert!(complaints.is_empty(), "\n{complaints}");
}

#[test]
fn every_game_has_a_wrong_position() {
    let missing: Vec<&str> =
        GameId::ALL.iter().map(|game| game.id()).filter(|id| MUTATIONS.iter().all(|m| m.0 != *id)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn a_match_that_is_over_is_not_read_as_running() {
    // Cleave: a side with two men has lost. Punhais: so has one that lost a crown, which the law finds.
    let cleave = GameId::MakYek.start(&GameId::MakYek.facts().parse_options(["cleave"]).unwrap()).unwrap();
    for men in [1, 2] {
        for turn in ["W", "B"] {
            let mut edit = Edit::new(&*cleave, 7);
            while edit.count("B") > men {
                assert!(edit.replace("B", '.'));
            }
            edit.write(&["turn"], turn.into());
            let read = cleave.with_object(&edit.object()).unwrap();
            assert_eq!(read.verdict().map(|verdict| verdict.reason), Some("end-reduced"), "{men} men, {turn}");
            assert_eq!(read.impossibility(), None);
        }
    }
}

/// Positions that stood in lessons, puzzles, diagrams or proofs and that no match reaches.
const PUBLISHED: &str = include_str!("impossible.json");

#[test]
fn the_wrong_positions_that_were_once_published_are_refused() {
    let list: Vec<Value> = serde_json::from_str(PUBLISHED).unwrap();
    assert!(list.len() >= 15);
    for entry in list {
        let game = GameId::find(entry["game"].as_str().unwrap()).unwrap();
        let words = entry["options"].as_array().unwrap().iter().map(|word| word.as_str().unwrap());
        let start = game.start(&game.facts().parse_options(words).unwrap()).unwrap();
        if let Ok(position) = start.with_object(entry["position"].as_object().unwrap()) {
            let refused = position.impossibility().is_some() || position.outcome().is_some();
            assert!(refused, "{} is accepted", entry["from"]);
        }
    }
}
