//! The kept records are read back from what is written.

use super::{actions, one, published, same_match};
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::{Ending, Occupant, Record, Why, Winner, WrittenEnding};
use tabuleiro_exchange::{Format, Headings, Transcript, WriteError, read, write};
use tabuleiro_rules::Family;

const SGF: [&str; 5] = ["hex", "atari_go", "go_em_linha", "otelo_1_11", "conectar_6"];

/// Writes and reads every kept record of a game.
fn round_trip(format: Format, game: &str) {
    let records = published(game);
    assert!(!records.is_empty(), "{game} has no records");
    let all: Vec<Transcript> = records.iter().cloned().map(Transcript::from).collect();
    let text = write(format, &all).unwrap();
    let again = read(text.as_bytes(), None).unwrap_or_else(|error| panic!("{game}: {error}\n{text}"));
    assert_eq!(again.len(), records.len(), "{text}");
    for (before, after) in records.iter().zip(&again) {
        same_match(before, &after.record, &text);
    }
    assert_eq!(write(format, &again).unwrap(), text, "{game}: written again the text is the same");
}

#[test]
fn every_kept_record_with_a_form_in_sgf_is_read_back() {
    SGF.iter().for_each(|game| round_trip(Format::Sgf, game));
}

#[test]
fn every_kept_record_of_the_chess_games_is_read_back() {
    let games = GameId::ALL.iter().filter(|game| game.facts().family == Family::Chess);
    assert_eq!(games.clone().count(), 5);
    games.for_each(|game| round_trip(Format::Pgn, game.id()));
}

#[test]
fn every_kept_record_is_read_back_from_a_list_of_records() {
    GameId::ALL.iter().for_each(|game| round_trip(Format::Json, game.id()));
}

#[test]
fn a_game_has_the_formats_that_suit_it() {
    for game in GameId::ALL {
        let record = Transcript::from(Record::of(game.id()));
        for format in [Format::Sgf, Format::Pgn, Format::Json] {
            assert_eq!(write(format, std::slice::from_ref(&record)).is_ok(), format.suits(*game), "{}", game.id());
        }
        assert_eq!(Format::Sgf.suits(*game), SGF.contains(&game.id()));
    }
    let error = write(Format::Sgf, &[Record::of("hip").into()]).unwrap_err();
    assert_eq!(error, WriteError::Game { format: "SGF", game: "hip".into() });
}

#[test]
fn options_and_sizes_are_read_back() {
    let cases = [
        ("hex", vec!["size=5", "first=W"], vec!["a5"]),
        ("atari_go", vec!["size=3"], vec!["b2"]),
        ("otelo_1_11", vec!["classico", "size=6"], vec!["c5"]),
        ("conectar_6", vec!["size=11", "first=W"], vec!["k11", "a1", "b2"]),
        ("go_em_linha", vec!["first=W"], vec!["a1", "swap", "b1"]),
    ];
    for (game, options, moves) in cases {
        let mut record = Record::of(game);
        record.options = options.into_iter().map(str::to_string).collect();
        let (id, parsed) = record.rules().unwrap();
        record.options = parsed.words(id.facts());
        let mut position = record.start().unwrap();
        for text in moves {
            // The Otelo cell is any legal one.
            let legal = position.legal();
            let text = legal.iter().find(|offer| offer.text == text).unwrap_or(&legal[0]).text.clone();
            record.moves.push(position.play(&text, &mut Vec::new()).unwrap());
        }
        let text = write(Format::Sgf, &[record.clone().into()]).unwrap();
        same_match(&record, &one(&text).unwrap().record, &text);
    }
}

#[test]
fn a_match_from_the_middle_of_each_game_is_read_back() {
    for (game, format) in SGF.map(|game| (game, Format::Sgf)).into_iter().chain([
        ("xadrez_de_salto", Format::Pgn),
        ("xadrez_de_exercito", Format::Pgn),
        ("promocoes_e_despromocoes", Format::Pgn),
    ]) {
        let mut position = GameId::find(game).unwrap().start_default();
        for step in 0..60 {
            if position.outcome().is_some() {
                break;
            }
            let record = Record { start: Some(position.object()), ..Record::of(game) };
            let text = write(format, &[record.clone().into()]).unwrap();
            let again = one(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            same_match(&record, &again.record, &text);
            let offers = position.legal();
            position.play_offer(&offers[(step * 7 + 3) % offers.len()], &mut Vec::new()).unwrap();
        }
    }
}

#[test]
fn names_results_and_computers_are_read_back() {
    let headings = Headings {
        players: ["Ann [1] \\ \"x\"".into(), String::new()],
        event: "Cup: final".into(),
        place: "Évora".into(),
        date: "2026-11-25".into(),
    };
    let level: tabuleiro_engine::search::Level = "3+".parse().unwrap();
    for (game, format) in [("hex", Format::Sgf), ("xadrez_espartano", Format::Pgn)] {
        let won = [Winner::First, Winner::Second].into_iter();
        let won = won.flat_map(|winner| [Why::Resigned, Why::Time, Why::Agreed, Why::Decided].map(|why| (winner, why)));
        for (winner, why) in won.chain([(Winner::Draw, Why::Agreed)]) {
            let mut record = Record::of(game);
            record.occupants[1] = Occupant::Computer(level.into());
            record.ending = Some(WrittenEnding { line: 0, ending: Ending { winner, why } });
            if game == "hex" {
                record.moves = vec!["b3".into(), "swap".into()];
            }
            let transcript = Transcript { record, headings: headings.clone() };
            let text = write(format, std::slice::from_ref(&transcript)).unwrap();
            assert_eq!(one(&text).unwrap(), transcript, "{text}");
        }
    }
}

#[test]
fn an_action_of_hex_lies_mirrored_in_sgf() {
    // In SGF Black joins the top with the bottom, here the first with the last column.
    let mut record = Record::of("hex");
    record.moves = ["b3", "swap", "k1"].map(str::to_string).to_vec();
    let text = write(Format::Sgf, &[record.into()]).unwrap();
    assert!(text.contains(";B[c2];W[swap-sides];W[a11]"), "{text}");
    assert_eq!(actions(&one(&text).unwrap().record), "b3 swap k1");
}
