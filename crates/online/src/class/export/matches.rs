//! All matches of a class in one file.

use super::score::Score;
use super::sheet::{Played, Sheet};
use serde_json::{Value, json};

/// Returns the matches of all sections as a JSON list of saved records (`docs/records.md`), which the program reads, with one
/// record a line. Each record has one more key, `class`: the class, the section, the round, the pair and the match from 1,
/// the names of who moved first and second, and the result (`1-0`, `0-1`, `1/2-1/2`, `0-0`, or `*` if it has not ended).
#[must_use]
pub fn matches_text(sheets: &[Sheet]) -> String {
    let all = sheets.iter().flat_map(|sheet| sheet.played.iter().filter_map(|played| record(sheet, played)));
    let lines: Vec<String> = all.map(|record| record.to_string()).collect();
    format!("[\n{}\n]\n", lines.join(",\n"))
}

fn record(sheet: &Sheet, played: &Played) -> Option<Value> {
    let round = sheet.rounds.get(usize::try_from(played.round.checked_sub(1)?).ok()?)?;
    let score = Score::of(round.pairs.get(played.pair)?, played.game)?;
    let [first, second] = score.seats.map(|entrant| sheet.name(entrant));
    let result = match score.halves {
        Some([2, _]) => "1-0",
        Some([_, 2]) => "0-1",
        Some([1, 1]) => "1/2-1/2",
        Some(_) => "0-0",
        None => "*",
    };
    let mut value = played.record.to_value();
    value["class"] = json!({
        "title": sheet.title, "section": sheet.section, "round": played.round, "pair": played.pair + 1,
        "match": played.game + 1, "first": first, "second": second, "result": result,
    });
    Some(value)
}
