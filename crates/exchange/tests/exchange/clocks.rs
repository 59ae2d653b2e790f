//! Clocks, times and computers are read back from what is written, and read from files of other programs.

use super::one;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::{Match, MatchClock, Occupant, Record};
use tabuleiro_exchange::{Format, Headings, Transcript, write};

/// Time settings of every kind.
const SETTINGS: [&str; 6] = [
    "main=600",
    "main=900 increment=5",
    "increment=5",
    "period=30 stones=1",
    "main=60 period=30 stones=5",
    "main=60 increment=2 period=30 stones=5",
];

/// Returns a record with the first `count` legal actions of a game.
fn played(game: &str, count: usize) -> Record {
    let mut record = Record::of(game);
    let mut position = GameId::find(game).unwrap().start_default();
    for _ in 0..count {
        let text = position.legal()[0].text.clone();
        record.moves.push(position.play(&text, &mut Vec::new()).unwrap());
    }
    record
}

fn clock(words: &str) -> MatchClock {
    MatchClock::new(words.parse().unwrap())
}

/// Writes and reads a match, and returns the text.
fn round_trip(format: Format, transcript: &Transcript) -> String {
    let text = write(format, std::slice::from_ref(transcript)).unwrap();
    let again = one(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert_eq!(&again, transcript, "{text}");
    assert_eq!(write(format, &[again]).unwrap(), text);
    text
}

#[test]
fn clocks_and_times_are_read_back() {
    for (game, format) in [("hex", Format::Sgf), ("conectar_6", Format::Sgf), ("xadrez_espartano", Format::Pgn)] {
        for words in SETTINGS {
            for count in [0, 1, 2, 5] {
                for (left, stones) in [
                    (None, [0; 2]),
                    (Some([598_750, 7]), [0; 2]),
                    (Some([0, 30_000]), [4, 1]),
                    (Some([u64::MAX; 2]), [0, 7]),
                ] {
                    let mut record = played(game, count);
                    record.clock = Some(MatchClock { left, stones, only_tells: count == 2, ..clock(words) });
                    round_trip(format, &record.clone().into());
                    record.spent = (0..count as u64).map(|i| i * 1_234).collect();
                    round_trip(format, &record.into());
                }
            }
        }
    }
}

#[test]
fn times_belong_to_persons_and_not_to_colours_after_a_swap() {
    let mut record = Record::of("hex");
    record.moves = ["b3", "swap", "k1"].map(str::to_string).to_vec();
    record.clock = Some(MatchClock { left: Some([100_000, 200_000]), ..clock("main=300") });
    record.spent = vec![200_000, 100_000, 500];
    let text = round_trip(Format::Sgf, &record.into());
    // The first person has White's side now.
    assert!(text.contains("TM[300]") && text.contains("W[a11]SPENT[0.5]WL[100]BL[200]"), "{text}");
}

#[test]
fn variations_have_no_times_and_do_not_change_those_of_the_main_line() {
    for (game, format) in [("atari_go", Format::Sgf), ("xadrez_espartano", Format::Pgn)] {
        let mut record = played(game, 4);
        record.clock = Some(MatchClock { left: Some([90_000, 80_500]), ..clock("main=100") });
        record.spent = vec![1_000, 2_000, 3_000, 4_000];
        let mut tree = Match::from_record(&record).unwrap();
        let (last, before) = (*tree.path().last().unwrap(), tree.path()[2]);
        let other = tree.position_at(3).legal()[1].text.clone();
        tree.add_line(before, &[other]).unwrap();
        tree.set_comment(last, "the } end");
        let record = tree.record();
        assert_eq!(record.lines.len(), 1);
        round_trip(format, &record.into());
    }
}

#[test]
fn times_are_written_as_other_programs_read_them() {
    let mut record = played("xadrez_de_exercito", 2);
    record.moves = ["e2-e4", "d2-d4"].map(str::to_string).to_vec();
    record.clock = Some(MatchClock { left: Some([598_750, 30_000]), stones: [0, 5], ..clock("main=600 increment=5") });
    record.spent = vec![1_000, 5_250];
    let text = round_trip(Format::Pgn, &record.into());
    for tag in ["[TimeControl \"600+5\"]", "[BlackClock \"0:00:30\"]", "[BlackStones \"5\"]"] {
        assert!(text.contains(tag), "{text}");
    }
    let moves = text.split("\n\n").nth(1).unwrap().split_whitespace().collect::<Vec<_>>().join(" ");
    assert_eq!(moves, "1. e2-e4 {[%emt 0:00:01]} 1. d2-d4 {[%clk 0:09:58.75] [%emt 0:00:05.25]} *");
    let mut record = played("atari_go", 2);
    record.clock =
        Some(MatchClock { left: Some([598_750, 20_000]), stones: [0, 4], ..clock("main=600 period=30 stones=5") });
    let text = round_trip(Format::Sgf, &record.into());
    assert!(text.contains("TM[600]OT[5/30 Canadian]"), "{text}");
    assert!(text.contains("BL[598.75]WL[20]OW[4]"), "{text}");
}

#[test]
fn times_of_other_programs_are_read() {
    let sgf = "(;GM[1]FF[4]SZ[9]TM[600.0]OT[25/600 Canadian];B[cc]BL[587.123];W[dd]WL[590]OW[3];B[ee]BL[580.5])";
    let read = one(sgf).unwrap().record;
    let expected =
        MatchClock { left: Some([580_500, 590_000]), stones: [0, 3], ..clock("main=600 period=600 stones=25") };
    assert_eq!((read.clock, read.spent), (Some(expected), Vec::new()));
    for none in ["", "TM[]", "TM[x]", "TM[0]", "TM[600]OT[5x30 byo-yomi]", "OT[odd]", "TM[9999999]"] {
        let read = one(&format!("(;GM[1]SZ[9]{none};B[cc]BL[587.123])")).unwrap().record;
        assert_eq!(read.clock, None, "{none}");
    }
    let pgn = "[Game \"xadrez_de_salto\"]\n[TimeControl \"180+2\"]\n\n\
        1. e2-e4 { [%eval 0.17] [%clk 0:03:00] } 1... g8-f6 {[%clk 0:02:58.9] quick} (1... d7-d5 {[%clk 0:00:01]}) *";
    let read = one(pgn).unwrap().record;
    assert_eq!(read.clock, Some(MatchClock { left: Some([180_000, 178_900]), ..clock("main=180 increment=2") }));
    let comments: Vec<&str> = read.notes.iter().map(|note| note.comment.as_str()).collect();
    assert_eq!(comments, ["[%eval 0.17]", "quick"]);
    for none in ["?", "-", "40/9000:3600", "*180"] {
        let read = one(&format!("[Game \"xadrez_de_salto\"]\n[TimeControl \"{none}\"]\n1. e2-e4 {{[%clk 0:01:00]}} *"))
            .unwrap();
        assert_eq!((read.record.clock, read.record.notes), (None, Vec::new()), "{none}");
    }
}

#[test]
fn computers_are_read_back_with_level_character_and_name() {
    let persona = |text: &str| serde_json::from_str::<Occupant>(&format!("{{\"Computer\": {text}}}")).unwrap();
    let computers = [
        persona("2"),
        persona("{\"level\": \"5+\"}"),
        persona("{\"level\": \"3\", \"character\": \"attacker\"}"),
        persona("{\"level\": \"4+\", \"character\": \"calm\"}"),
    ];
    for (game, format, tag) in [("hex", Format::Sgf, "PW["), ("xadrez_espartano", Format::Pgn, "[Black \"")] {
        for computer in computers {
            for name in ["", "Ann", "Ann (1. dan)"] {
                let mut record = Record::of(game);
                record.occupants[1] = computer;
                let headings = Headings { players: ["Bob".into(), name.into()], ..Headings::default() };
                let text = round_trip(format, &Transcript { record, headings });
                assert!(
                    text.contains(&format!("{tag}{}", if name.is_empty() { "Tabuleiro " } else { name })),
                    "{text}"
                );
            }
        }
    }
}
