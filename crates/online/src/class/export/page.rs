//! The results as a page to print and hang up: HTML in one file, without scripts and without anything from elsewhere.

use super::super::wire::{Line, System};
use super::score::{Score, halves, matches};
use super::sheet::Sheet;
use super::words::Words;
use tabuleiro_pairing::{Pair, Round};

/// The number of places that the page of a race names: no child shall read how little it has solved.
const PRIZES: u32 = 3;

const STYLE: &str = "\
@page { size: A4; margin: 15mm }
body { font: 12pt/1.35 system-ui, sans-serif; max-width: 180mm; margin: 10mm auto; color: #000; background: #fff }
h1 { font-size: 24pt; margin: 0 }
h2 { font-size: 18pt; margin: 8mm 0 2mm }
h3 { font-size: 13pt; margin: 5mm 0 1mm; break-after: avoid }
p { margin: 1mm 0 }
section + section { break-before: page }
table { border-collapse: collapse; width: 100% }
th, td { text-align: start; padding: 1mm 2mm; border-bottom: .2mm solid #999 }
th { border-bottom: .4mm solid #000 }
tr { break-inside: avoid }
.n { text-align: end; font-variant-numeric: tabular-nums }
.standings { font-size: 15pt }
@media print { body { margin: 0 } }
";

/// Returns the page with the results of all sections, a sheet of paper or more each.
#[must_use]
pub fn results_html(sheets: &[Sheet], words: &Words) -> String {
    let title = sheets.first().map_or("", |sheet| sheet.title.as_str());
    let sections: String = sheets.iter().map(|sheet| section(sheet, words)).collect();
    format!(
        "<!doctype html>\n<html lang=\"{}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{}</title>\n<style>\n{STYLE}</style>\n</head>\n\
         <body>\n{sections}</body>\n</html>\n",
        words.language,
        escaped(title)
    )
}

fn section(sheet: &Sheet, words: &Words) -> String {
    let [first, last] = &sheet.days;
    let days = if first == last { first.clone() } else { format!("{first} – {last}") };
    let below = [sheet.place.as_str(), &days].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>();
    let title = format!("<h1>{}</h1>\n<p>{}</p>\n", escaped(&sheet.title), escaped(&below.join(", ")));
    let body = if sheet.setup.system == System::Puzzles { race(sheet, words) } else { results(sheet, words) };
    format!("<section>\n{title}<h2>{}</h2>\n{body}</section>\n", escaped(&sheet.section))
}

/// Returns the results of a race as HTML: how often each puzzle was solved, and the first three places.
fn race(sheet: &Sheet, words: &Words) -> String {
    let solved: u32 = sheet.standings.iter().map(|line| line.halves / 2).sum();
    let first = sheet.standings.iter().filter(|line| line.rank <= PRIZES);
    format!("<p>{}: {solved}</p>\n{}", words.together, standings(sheet, first, words.solved, words))
}

fn results(sheet: &Sheet, words: &Words) -> String {
    let list = standings(sheet, sheet.standings.iter(), words.points, words);
    let rounds: String =
        sheet.rounds.iter().zip(1..).map(|(round, number)| self::round(sheet, round, number, words)).collect();
    let heading = if rounds.is_empty() { String::new() } else { format!("<h2>{}</h2>\n", words.rounds) };
    format!("{list}{heading}{rounds}")
}

fn standings<'a>(sheet: &Sheet, lines: impl Iterator<Item = &'a Line>, above: &str, words: &Words) -> String {
    let row = |line: &Line| {
        let (name, points) = (name(&sheet.name(line.entrant)), halves(line.halves));
        format!("<tr><td class=\"n\">{}</td><td>{name}</td><td class=\"n\">{points}</td></tr>\n", line.rank)
    };
    let rows: String = lines.map(row).collect();
    format!(
        "<h3>{}</h3>\n<table class=\"standings\">\n<tr><th scope=\"col\" class=\"n\">{}</th>\
         <th scope=\"col\">{}</th><th scope=\"col\" class=\"n\">{above}</th></tr>\n{rows}</table>\n",
        words.standings, words.place, words.name
    )
}

fn round(sheet: &Sheet, round: &Round, number: u32, words: &Words) -> String {
    let pair = |pair: &Pair| {
        let [first, second] = pair.both().map(|entrant| name(&sheet.name(entrant)));
        let result = result(pair, words);
        format!("<tr><td>{first}</td><td class=\"n\">{result}</td><td>{second}</td></tr>\n")
    };
    let pairs: String = round.pairs.iter().map(pair).collect();
    let bye = round.bye.map(|entrant| (entrant, matches(sheet, round).to_string(), words.bye));
    let rest = round.rest.map(|entrant| (entrant, "0".into(), words.rest));
    let alone = bye.into_iter().chain(rest).map(|(entrant, points, remark): (_, String, _)| {
        let name = name(&sheet.name(entrant));
        format!("<tr><td>{name}</td><td class=\"n\">{points}</td><td>{remark}</td></tr>\n")
    });
    let alone: String = alone.collect();
    format!("<h3>{} {number}</h3>\n<table>\n{pairs}{alone}</table>\n", words.round)
}

/// Returns the points of both entrants of a pair in all its matches.
fn result(pair: &Pair, words: &Words) -> String {
    let scores: Vec<Score> = Score::all(pair).collect();
    if scores.iter().any(|score| score.halves.is_none()) {
        return words.unfinished.into();
    }
    let of = |entrant| -> u32 {
        let own = scores.iter().filter_map(|score| {
            let side = score.seats.iter().position(|&seat| seat == entrant)?;
            score.halves.map(|halves| halves[side])
        });
        own.sum()
    };
    let played = if scores.iter().all(|score| score.is_played) { "" } else { words.unplayed };
    let remark = if played.is_empty() { String::new() } else { format!(" ({played})") };
    format!("{} – {}{remark}", halves(of(pair.first)), halves(of(pair.second)))
}

/// Returns a name as HTML. Its direction does not change that of the rest of the line.
fn name(text: &str) -> String {
    format!("<bdi>{}</bdi>", escaped(text))
}

/// Returns a text as HTML.
pub(super) fn escaped(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            '\'' => html.push_str("&#39;"),
            c if c.is_control() => html.push(' '),
            c => html.push(c),
        }
    }
    html
}
