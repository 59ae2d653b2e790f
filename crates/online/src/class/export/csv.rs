//! Tables for a spreadsheet: comma-separated values as in RFC 4180, in UTF-8 with a byte order mark, without which Excel takes
//! the text for another character set.

use super::super::wire::System;
use super::score::{Score, decimal, matches};
use super::sheet::Sheet;
use super::words::Words;

const MARK: char = '\u{feff}';

/// Returns the standings of a section, a line for each entrant.
#[must_use]
pub fn standings_csv(sheet: &Sheet, words: &Words) -> String {
    let is_race = sheet.setup.system == System::Puzzles;
    let mut heading = vec![words.place, words.name, if is_race { words.solved } else { words.points }];
    // Nothing breaks ties where nobody has an opponent.
    let has_ties = !matches!(sheet.setup.system, System::Computer | System::Puzzles);
    if has_ties {
        heading.extend([words.buchholz_cut, words.buchholz, words.sonneborn_berger, words.second_wins]);
    }
    let mut rows = vec![heading.into_iter().map(String::from).collect()];
    for line in &sheet.standings {
        let halves = |halves: u32| decimal(2 * halves, words.decimal);
        let mut row = vec![line.rank.to_string(), sheet.name(line.entrant), halves(line.halves)];
        if has_ties {
            row.extend([halves(line.buchholz_cut), halves(line.buchholz)]);
            row.extend([decimal(line.sonneborn_berger, words.decimal), line.second_wins.to_string()]);
        }
        rows.push(row);
    }
    table(&rows)
}

/// Returns the rounds of a section, a line for each match and for each entrant without an opponent.
#[must_use]
pub fn rounds_csv(sheet: &Sheet, words: &Words) -> String {
    let heading = [
        words.round,
        words.pair,
        words.game,
        words.first,
        words.second,
        words.first_points,
        words.second_points,
        words.remark,
    ];
    let mut rows = vec![heading.map(String::from).to_vec()];
    for (round, number) in sheet.rounds.iter().zip(1_u32..) {
        for (pair, place) in round.pairs.iter().zip(1_u32..) {
            for (score, game) in Score::all(pair).zip(1_u32..) {
                let [first, second] = score.seats.map(|entrant| sheet.name(entrant));
                let points =
                    |side: usize| score.halves.map_or(String::new(), |halves| decimal(2 * halves[side], words.decimal));
                let remark = match score.halves {
                    None => words.unfinished,
                    Some(_) if !score.is_played => words.unplayed,
                    Some(_) => "",
                };
                let mut row = [number, place, game].map(|number| number.to_string()).to_vec();
                row.extend([first, second, points(0), points(1), remark.into()]);
                rows.push(row);
            }
        }
        let bye = round.bye.map(|entrant| (entrant, matches(sheet, round).to_string(), words.bye));
        let rest = round.rest.map(|entrant| (entrant, "0".to_string(), words.rest));
        for (entrant, points, remark) in bye.into_iter().chain(rest) {
            let empty = String::new;
            rows.push(vec![
                number.to_string(),
                empty(),
                empty(),
                sheet.name(entrant),
                empty(),
                points,
                empty(),
                remark.into(),
            ]);
        }
    }
    table(&rows)
}

fn table(rows: &[Vec<String>]) -> String {
    let line = |row: &Vec<String>| row.iter().map(|cell| quoted(&guarded(cell))).collect::<Vec<_>>().join(",") + "\r\n";
    std::iter::once(String::from(MARK)).chain(rows.iter().map(line)).collect()
}

/// Returns the text of a cell that no spreadsheet takes for a formula. Names come from typed text, and a teacher opens the file:
/// what begins like a formula gets an apostrophe before it, after which spreadsheets show text. (OWASP, CSV Injection.)
pub(super) fn guarded(cell: &str) -> String {
    // White space before the sign is left out by some programs; the wide forms are taken for the signs themselves.
    let start = cell.trim_start_matches(|c: char| c.is_whitespace() && !matches!(c, '\t' | '\r' | '\n') || c == MARK);
    if start.starts_with(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']) {
        format!("'{cell}")
    } else {
        cell.into()
    }
}

/// Returns a field: in quotation marks where it has a comma, a quotation mark or the end of a line.
fn quoted(cell: &str) -> String {
    if cell.contains(['"', ',', '\r', '\n']) { format!("\"{}\"", cell.replace('"', "\"\"")) } else { cell.into() }
}
