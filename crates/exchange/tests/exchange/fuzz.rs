//! Fuzz target: mutated files and collections. No file causes a panic; the games that are read give matches that can be set
//! up and that are read back from what is written. A file is read whole exactly if no game of it is refused.
//!
//! By default a fixed number of mutations from fixed seeds is tried. With `BOLERO_RANDOM_TEST_TIME_MS=60000` bolero tries
//! new ones for a minute.

use super::{path, published};
use encoding_rs::{BIG5, EUC_KR, GB18030, SHIFT_JIS, UTF_8};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use std::sync::LazyLock;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::{Match, MatchClock, Occupant, Record};
use tabuleiro_exchange::{Collection, Format, read, read_collection, write};

/// The longest string of decisions, in bytes.
const LONGEST: usize = 64;

/// Bytes that mean something in one of the formats.
const SPECIAL: &[u8] = b"()[];:\\{}$*!?\"%. \n\rBWLOabt019-=/@\xc3\xa9\xff\0";

/// The files that are mutated: those made by hand, and what is written of the kept records.
static SEEDS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| {
    let files = std::fs::read_dir(path("tests/files")).unwrap();
    let mut paths: Vec<_> = files.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let mut seeds: Vec<Vec<u8>> = paths.iter().map(|path| std::fs::read(path).unwrap()).collect();
    for game in GameId::ALL {
        for format in [Format::Sgf, Format::Pgn].into_iter().filter(|format| format.suits(*game)) {
            let records = published(game.id()).into_iter().take(6);
            let records = records.enumerate().map(|(i, record)| if i % 2 == 0 { record } else { timed(record) });
            seeds.extend(records.map(|record| write(format, &[record.into()]).unwrap().into_bytes()));
        }
    }
    seeds.extend(OTHELLO.map(|text| text.as_bytes().to_vec()));
    let go = "(;GM[1]SZ[9]PB[武宮正樹]PW[ソン];B[ee]C[good [really]];W[cc](;B[dd])(;AB[ff]))";
    seeds.extend([SHIFT_JIS, GB18030, EUC_KR, BIG5, UTF_8].map(|encoding| encoding.encode(go).0.into_owned()));
    seeds
});

/// Matches of Othello.
const OTHELLO: [&str; 4] = [
    "F5D6C3D3C4F4F6F3E6E7\n",
    "Black: Ann\n1. f5 d6 2. c3 d3 3. c4 --\n",
    "[Site \"PlayOK\"]\n[Black \"Ann\"]\n\n1. f5 d6 2. c3 d3 3. c4 f4 4. f6 f3 5. e6 e7 34-30\n",
    "(;GM[Othello]PB[a]PW[b]RE[+2:r]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]\
     B[F5//1]W[D6/2.0/1]B[c3]W[PA]B[d3];)",
];

/// Returns a record with a clock, times and a computer.
fn timed(mut record: Record) -> Record {
    let settings = "main=60 increment=2 period=30 stones=5".parse().unwrap();
    record.clock = Some(MatchClock { left: Some([1_250, 30_000]), stones: [0, 4], only_tells: true, settings });
    record.spent = (0..record.moves.len() as u64).map(|i| i * 333).collect();
    record.occupants[0] = Occupant::computer(4);
    record
}

/// Mutates a seed as the bytes decide, and tests the invariants. Returns whether a game of the file was read.
fn law(decisions: &[u8]) -> bool {
    let mut decisions = decisions.iter().map(|&byte| usize::from(byte));
    let mut next = |below: usize| {
        let number = decisions.next().unwrap_or(0) << 8 | decisions.next().unwrap_or(0);
        number % below.max(1)
    };
    let mut file = SEEDS[next(SEEDS.len())].clone();
    for _ in 0..next(5) {
        let at = next(file.len());
        match next(8) {
            0 if at < file.len() => drop(file.remove(at)),
            1 if at < file.len() => file[at] = SPECIAL[next(SPECIAL.len())],
            2 => file.truncate(at),
            3 => {
                let (from, length) = (next(file.len()), next(40));
                let piece: Vec<u8> = file.iter().skip(from).take(length).copied().collect();
                file.splice(at..at, piece);
            }
            4 => {
                let donor = &SEEDS[next(SEEDS.len())];
                let piece: Vec<u8> = donor.iter().skip(next(donor.len())).take(next(60)).copied().collect();
                file.splice(at..at, piece);
            }
            // Several games in a file.
            5 => file.extend_from_slice(&SEEDS[next(SEEDS.len())]),
            6 => drop(file.splice(0..0, SEEDS[next(SEEDS.len())].iter().copied())),
            _ => file.insert(at, SPECIAL[next(SPECIAL.len())]),
        }
    }
    let Ok(Collection { matches, refused, warnings }) = read_collection(&file, None) else { return false };
    let count = matches.len() + refused.len();
    assert!(warnings.iter().all(|warning| warning.number.is_none_or(|number| (1..=count).contains(&number))));
    match refused.first() {
        None => assert_eq!(read(&file, None).as_ref(), Ok(&matches)),
        Some(first) => assert_eq!(read(&file, None).as_ref(), Err(&first.error)),
    }
    assert!(refused.is_sorted_by_key(|refused| refused.number));
    assert!(refused.last().is_none_or(|last| last.number <= matches.len() + refused.len()));
    let any = !matches.is_empty();
    for before in matches {
        let game = Match::from_record(&before.record).expect("a match that was read can be set up");
        let format = if Format::Sgf.suits(game.position().id()) { Format::Sgf } else { Format::Pgn };
        let text = write(format, std::slice::from_ref(&before)).expect("a match that was read can be written");
        let after = read(text.as_bytes(), None).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(after.len(), 1, "{text}");
        assert_eq!(write(format, &after).unwrap(), text, "written again the text is the same");
        let [before, after] = [&before, &after[0]].map(|transcript| Match::from_record(&transcript.record).unwrap());
        assert_eq!(before.record(), after.record(), "{text}");
    }
    any
}

#[test]
fn a_file_is_refused_or_read_back_from_what_is_written() {
    if std::env::var_os("BOLERO_RANDOM_TEST_TIME_MS").is_some() {
        return bolero::check!().with_max_len(LONGEST).for_each(|decisions: &[u8]| {
            law(decisions);
        });
    }
    let count = 1_500;
    let mut accepted = 0;
    for seed in 0..count {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let decisions: Vec<u8> = (0..LONGEST).map(|_| rng.next_u32() as u8).collect();
        accepted += u64::from(law(&decisions));
    }
    assert!(accepted * 5 > count, "only {accepted} of {count} files are read");
}
