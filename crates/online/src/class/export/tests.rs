//! Tests of what is exported.

use super::super::wire::{AtBell, Line, Setup, System};
use super::csv::guarded;
use super::page::escaped;
use super::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use tabuleiro_catalogue::matches::{Match, Record};
use tabuleiro_pairing::standings::standings;
use tabuleiro_pairing::{Entrant, History, Outcome, Pair, Round};

fn sheet(names: &[&str], system: System, rounds: Vec<Round>) -> Sheet {
    let places = standings(&History::new(names.len(), &rounds));
    let lines = places.iter().map(|place| Line {
        entrant: place.entrant,
        rank: place.rank,
        halves: place.halves,
        buchholz_cut: place.buchholz_cut,
        buchholz: place.buchholz,
        sonneborn_berger: place.sonneborn_berger,
        second_wins: place.second_wins,
    });
    Sheet {
        title: "Torneio da escola".into(),
        place: "Évora".into(),
        days: ["2026/11/28".into(), "2026/11/28".into()],
        section: "Rastros".into(),
        setup: Setup {
            game: "rastros".into(),
            options: vec!["size=5".into()],
            system,
            rounds: None,
            matches: 2,
            clock: None,
            minutes: Some(10),
            bell: AtBell::Draw,
            level: None,
            from: None,
        },
        names: names.iter().map(ToString::to_string).collect(),
        rounds,
        standings: lines.collect(),
        played: Vec::new(),
    }
}

fn pair(first: u32, second: u32, results: &[Option<Outcome>]) -> Pair {
    Pair { first: Entrant(first), second: Entrant(second), results: results.to_vec() }
}

/// Two rounds of two matches: both won by the first entrant, one draw, one that goes on, and one not played.
fn tournament() -> Sheet {
    let (first, draw) = (Some(Outcome::First), Some(Outcome::Draw));
    let rounds = vec![
        Round { pairs: vec![pair(0, 1, &[first, first])], bye: Some(Entrant(2)), rest: None },
        Round { pairs: vec![pair(2, 0, &[draw, None])], bye: None, rest: None },
        Round { pairs: vec![pair(1, 2, &[Some(Outcome::SecondUnplayed); 2])], bye: None, rest: Some(Entrant(0)) },
    ];
    sheet(&["Raposa azul", "Ouriço \"O\" verde", "=1+1"], System::Swiss, rounds)
}

#[test]
fn the_standings_are_a_table() {
    let expected = "\u{feff}Place,Name,Points,Buchholz without the weakest,Buchholz,Sonneborn-Berger,Wins as second\r\n\
                    1,'=1+1,4.5,";
    let text = standings_csv(&tournament(), &Words::EN);
    assert!(text.starts_with(expected), "{text}");
    assert!(text.contains("\r\n2,Raposa azul,2.5,") && text.contains("\r\n3,\"Ouriço \"\"O\"\" verde\",0,"), "{text}");
    assert!(text.ends_with("\r\n") && text.matches("\r\n").count() == 4);
    let text = standings_csv(&tournament(), &Words::PT);
    assert!(text.contains("1,'=1+1,\"4,5\",") && text.contains("Lugar,Nome,Pontos,"), "{text}");
}

#[test]
fn the_rounds_are_a_table_in_which_the_second_match_has_the_seats_exchanged() {
    let expected = "\u{feff}Round,Pair,Match,Moves first,Moves second,Points of the first,Points of the second,Remark\r\n\
                    1,1,1,Raposa azul,\"Ouriço \"\"O\"\" verde\",1,0,\r\n\
                    1,1,2,\"Ouriço \"\"O\"\" verde\",Raposa azul,0,1,\r\n\
                    1,,,'=1+1,,2,,\"no opponent, one point\"\r\n\
                    2,1,1,'=1+1,Raposa azul,0.5,0.5,\r\n\
                    2,1,2,Raposa azul,'=1+1,,,unfinished\r\n\
                    3,1,1,\"Ouriço \"\"O\"\" verde\",'=1+1,0,1,not played\r\n\
                    3,1,2,'=1+1,\"Ouriço \"\"O\"\" verde\",1,0,not played\r\n\
                    3,,,Raposa azul,,0,,rests\r\n";
    assert_eq!(rounds_csv(&tournament(), &Words::EN), expected);
}

#[test]
fn the_report_names_class_and_section() {
    let text = trf(&tournament()).unwrap();
    assert!(text.starts_with("012 Torneio da escola, Rastros\r\n022 Évora\r\n042 2026/11/28\r\n"), "{text}");
    assert!(text.contains("192 CUSTOM_SWISS\r\n") && text.contains("142 6\r\n"), "{text}");
    assert!(text.split_terminator("\r\n").all(|line| !line.contains(['\r', '\n'])), "{text}");
    let of = |system| trf(&sheet(&["A", "B"], system, Vec::new()));
    assert!(of(System::Robin).unwrap().contains("192 BERGER_ROUNDROBIN_G1\r\n"));
    assert_eq!([System::Computer, System::Puzzles].map(of), [None, None]);
}

#[test]
fn the_page_has_places_and_rounds_and_nothing_from_elsewhere() {
    let mut sheet = tournament();
    sheet.title = "<script>alert(1)</script> & 'Co'".into();
    let text = results_html(&[sheet.clone(), tournament()], &Words::PT);
    assert!(text.contains("<html lang=\"pt\">") && !text.contains("<script"), "{text}");
    assert!(text.contains("<h1>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &#39;Co&#39;</h1>"), "{text}");
    let first = "<tr><td class=\"n\">1</td><td><bdi>=1+1</bdi></td><td class=\"n\">4½</td></tr>";
    assert!(text.contains(first), "{text}");
    assert!(text.contains("<td class=\"n\">2 – 0</td>") && text.contains("0 – 2 (não se jogou)"), "{text}");
    assert!(text.contains("por acabar") && text.contains("sem adversário") && text.contains("descansa"), "{text}");
    assert_eq!(text.matches("<section>").count(), 2);
    assert!(!["http", "src=", "url("].iter().any(|part| text.contains(part)), "{text}");
}

#[test]
fn the_page_of_a_race_names_the_first_places_and_what_all_have_solved() {
    let mut sheet = sheet(&["Ana", "Bento", "Carla", "Duarte"], System::Puzzles, Vec::new());
    for (line, rank) in sheet.standings.iter_mut().zip(1..) {
        (line.rank, line.halves) = (rank, 2 * (10 - rank));
    }
    let text = results_html(std::slice::from_ref(&sheet), &Words::EN);
    assert!(text.contains("Puzzles that the class has solved: 30"), "{text}");
    assert!(text.contains("Carla") && !text.contains("Duarte"), "{text}");
    assert!(standings_csv(&sheet, &Words::EN).contains("\r\n4,Duarte,6\r\n"));
}

#[test]
fn all_matches_are_one_file_that_the_program_reads() {
    let mut sheet = tournament();
    let record = Record { moves: vec!["d4-c3".into()], options: vec!["size=5".into()], ..Record::of("rastros") };
    let played = |round, pair, game| Played { round, pair, game, record: record.clone() };
    sheet.played = vec![played(1, 0, 1), played(2, 0, 1), played(7, 0, 0), played(1, 5, 0), played(0, 0, 0)];
    let text = matches_text(&[sheet]);
    let records = Record::list(&text).unwrap();
    assert_eq!(records, [record.clone(), record]);
    assert!(records.iter().all(|record| Match::from_record(record).is_ok()), "{text}");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 4, "a record a line, and the brackets");
    let value: serde_json::Value = serde_json::from_str(lines[1].trim_end_matches(',')).unwrap();
    let class = &value["class"];
    assert_eq!((&class["first"], &class["second"]), (&"Ouriço \"O\" verde".into(), &"Raposa azul".into()));
    assert_eq!((&class["result"], &class["match"], &class["round"]), (&"0-1".into(), &2.into(), &1.into()));
    assert!(lines[2].contains(r#""result":"*""#));
    assert_eq!(Record::list(&matches_text(&[])), Ok(Vec::new()));
}

/// Returns a text of the characters that could do harm.
fn hostile(rng: &mut impl Rng) -> String {
    const PARTS: [&str; 26] = [
        "=", "+", "-", "@", "\t", "\r", "\n", "\r\n", "\"", ",", ";", "'", "<", ">", "&", "&amp;", "</td>", "<!--",
        " ", "\u{a0}", "\u{feff}", "\u{202e}", "＝", "a", "é", "\0",
    ];
    (0..rng.next_u32() % 8).map(|_| PARTS[rng.next_u32() as usize % PARTS.len()]).collect()
}

/// Reads a table as RFC 4180 has it.
fn read(text: &str) -> Vec<Vec<String>> {
    let (mut rows, mut row, mut cell, mut inside) = (Vec::new(), Vec::new(), String::new(), false);
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '"' if inside && chars.peek() == Some(&'"') => cell.extend(chars.next()),
            '"' => inside = !inside,
            ',' if !inside => row.push(std::mem::take(&mut cell)),
            '\r' if !inside => {
                assert_eq!(chars.next(), Some('\n'));
                row.push(std::mem::take(&mut cell));
                rows.push(std::mem::take(&mut row));
            }
            c => cell.push(c),
        }
    }
    assert!(!inside && cell.is_empty() && row.is_empty());
    rows
}

fn no_text_breaks_out(text: &str) {
    let mut sheet = tournament();
    sheet.names[1] = text.into();
    let table = rounds_csv(&sheet, &Words::EN);
    let rows = read(table.trim_start_matches('\u{feff}'));
    assert!(rows.len() == 9 && rows.iter().all(|row| row.len() == 8), "{table}");
    assert_eq!(rows[1][4], guarded(text));
    for cell in rows.iter().chain(&read(&standings_csv(&sheet, &Words::PT)[3..])).flatten() {
        let start = cell.trim_start_matches([' ', '\u{a0}', '\u{feff}']);
        assert!(!start.starts_with(['=', '+', '-', '@', '\t', '\r', '\n', '＝']), "{cell:?}");
    }
    let html = escaped(text);
    assert!(!html.contains(['<', '>', '"', '\'']) && !html.contains(char::is_control), "{html:?}");
    let plain = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")];
    let back = plain.iter().fold(html, |html, (from, to)| html.replace(from, to));
    assert_eq!(back, text.replace(char::is_control, " "));
    let tags = |text: &str| text.matches('<').count();
    assert_eq!(
        tags(&results_html(std::slice::from_ref(&sheet), &Words::EN)),
        tags(&results_html(&[tournament()], &Words::EN))
    );
    let lines = trf(&sheet).unwrap();
    assert_eq!(lines.matches(['\r', '\n']).count(), 2 * trf(&tournament()).unwrap().matches("\r\n").count());
}

#[test]
fn no_name_breaks_out_of_its_place() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    for _ in 0..20_000 {
        no_text_breaks_out(&hostile(&mut rng));
    }
}
