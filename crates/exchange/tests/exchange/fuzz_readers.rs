//! Fuzz targets for single readers: lists of cells and GGF of Othello in every spelling, character sets, and files that are
//! cut off or lose a byte. As in the other target, a fixed number of cases is tried by default.

use super::{defects::plays, published};
use encoding_rs::{BIG5, EUC_JP, EUC_KR, Encoding, GB18030, SHIFT_JIS, UTF_8};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use tabuleiro_catalogue::GameId;
use tabuleiro_exchange::{Format, read_collection, write};

/// The longest string of decisions, in bytes.
const LONGEST: usize = 200;

/// Numbers that a string of bytes decides.
struct Decisions<'a>(std::slice::Iter<'a, u8>);

impl Decisions<'_> {
    fn below(&mut self, count: usize) -> usize {
        let mut byte = || usize::from(self.0.next().copied().unwrap_or(0));
        (byte() << 8 | byte()) % count.max(1)
    }

    fn one<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}

/// Tests a law with fixed decisions, or with those of bolero for the time that the environment sets.
fn hold(count: u64, law: fn(&mut Decisions)) {
    let law = |bytes: &[u8]| law(&mut Decisions(bytes.iter()));
    if std::env::var_os("BOLERO_RANDOM_TEST_TIME_MS").is_some() {
        return bolero::check!().with_max_len(LONGEST).for_each(law);
    }
    for seed in 0..count {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let bytes: Vec<u8> = (0..LONGEST).map(|_| rng.next_u32() as u8).collect();
        law(&bytes);
    }
}

/// Plays a match of Othello that begins with `f5` and writes it in some spelling; it is read back.
fn othello(decisions: &mut Decisions) {
    let mut position = GameId::Otelo111.start(&GameId::Otelo111.facts().parse_options(["classico"]).unwrap()).unwrap();
    let (mut moves, mut text, ggf) = (Vec::new(), String::new(), decisions.below(3) == 0);
    let (upper, numbers, passes) = (decisions.below(2) == 0, decisions.below(3), decisions.below(3));
    let between = *decisions.one(&["", " ", "\n", "-", ", ", "\r\n"]);
    let mut black = true;
    for turn in 1..=2 + decisions.below(70) {
        let legal = position.legal();
        if position.outcome().is_some() {
            break;
        }
        let action = if turn == 1 { "f4".to_string() } else { decisions.one(&legal).text.clone() };
        position.play(&action, &mut Vec::new()).unwrap();
        let cell = match action.as_str() {
            "pass" => ["", "--", "pa"][passes].to_string(),
            _ => format!("{}{}", &action[..1], 9 - (action.as_bytes()[1] - b'0')),
        };
        let cell = if upper { cell.to_uppercase() } else { cell };
        match (ggf, cell.is_empty()) {
            (_, true) => {}
            (true, false) => text.push_str(&format!("{}[{cell}//{turn}.5]{between}", if black { "B" } else { "W" })),
            (false, false) if numbers == 1 => text.push_str(&format!("{turn}. {cell} {between}")),
            (false, false) => text.push_str(&format!("{cell}{between}")),
        }
        black = !black;
        moves.push(action);
    }
    if ggf {
        let text = text.replace(['-', ','], "");
        let board = "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";
        let file = format!("(;GM[Othello]PB[x]{board}{text};)").replace("[//", "[--//");
        return reads(&file, &moves);
    }
    reads(&text, &moves);
}

fn reads(text: &str, moves: &[String]) {
    let found = read_collection(text.as_bytes(), None).unwrap_or_else(|error| panic!("{error}\n{text}"));
    assert!(found.refused.is_empty() && found.matches.len() == 1, "{:?}\n{text}", found.refused);
    let mut expected = moves.to_vec();
    // A pass at the end is left out with nothing after it.
    let read = &found.matches[0].record.moves;
    while expected.len() > read.len() && expected.last().is_some_and(|text| text == "pass") {
        expected.pop();
    }
    assert_eq!(*read, expected, "{text}");
}

/// Writes names in a character set that the file states: they are read back, whatever their bytes are.
fn characters(decisions: &mut Decisions) {
    let (encoding, label, range): (&'static Encoding, &str, (u32, u32)) = *decisions.one(&[
        (SHIFT_JIS, "Shift_JIS", (0x30a1, 0x30f6)),
        (SHIFT_JIS, "SJIS", (0x4e00, 0x9fa0)),
        (GB18030, "GB18030", (0x4e00, 0x9fff)),
        (GB18030, "gb2312", (0x4e00, 0x9fa0)),
        (EUC_KR, "EUC-KR", (0xac00, 0xd7a3)),
        (BIG5, "Big5", (0x4e00, 0x9fa0)),
        (EUC_JP, "EUC-JP", (0x3041, 0x3093)),
        (UTF_8, "utf", (0x20, 0x2fff)),
    ]);
    let count = decisions.below(12);
    let letters =
        (0..count).filter_map(|_| char::from_u32(range.0 + decisions.below((range.1 - range.0) as usize) as u32));
    let known = |c: &char| !encoding.encode(&c.to_string()).2 && !c.is_whitespace() && !"\\]:[".contains(*c);
    let name: String = letters.filter(known).filter(|c| !c.is_control()).collect();
    let file = format!("(;GM[11]SZ[5]CA[{label}]PB[x{name}]PW[y];B[a1])");
    let found = read_collection(&encoding.encode(&file).0, None).unwrap();
    assert_eq!(found.matches[0].headings.players[0], format!("x{name}"), "{label}");
    assert_eq!(found.warnings, [], "{label}");
    // Without the label the text may be misread, but neither the board nor the moves.
    let file = file.replace(&format!("CA[{label}]"), "");
    let found = read_collection(&encoding.encode(&file).0, None).unwrap();
    assert_eq!(plays(&found)[0].2, ["a1"], "{label}");
}

/// Cuts a file, or removes a byte: the matches that are read are beginnings of those of the file, or told to be refused.
fn cuts(decisions: &mut Decisions) {
    let (game, format) = *decisions.one(&[
        ("hex", Format::Sgf),
        ("otelo_1_11", Format::Sgf),
        ("atari_go", Format::Sgf),
        ("xadrez_de_salto", Format::Pgn),
    ]);
    let records = published(game);
    let records: Vec<_> = (0..2).map(|_| decisions.one(&records).clone().into()).collect();
    let file = write(format, &records).unwrap().into_bytes();
    let whole = plays(&read_collection(&file, None).unwrap());
    let end = decisions.below(file.len());
    let Ok(cut) = read_collection(&file[..end], None) else { return };
    for (whole, cut) in whole.iter().zip(plays(&cut)) {
        assert_eq!((&whole.0, &whole.1), (&cut.0, &cut.1));
        assert!(whole.2.starts_with(&cut.2), "{}", String::from_utf8_lossy(&file[..end]));
    }
    let mut torn = file;
    torn.remove(end);
    let Ok(found) = read_collection(&torn, None) else { return };
    for found in &found.matches {
        tabuleiro_catalogue::matches::Match::from_record(&found.record).expect("a match that was read can be set up");
    }
}

#[test]
fn a_match_of_othello_is_read_back_from_every_spelling() {
    hold(400, othello);
}

#[test]
fn a_text_is_read_in_its_character_set() {
    hold(600, characters);
}

#[test]
fn what_is_left_of_a_file_is_a_beginning_of_its_matches() {
    hold(600, cuts);
}
