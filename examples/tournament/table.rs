//! The Markdown page with the tables of results, generated from the ledger alone.

use crate::ledger::{Ledger, Meeting, Subject};
use crate::question::Question;
use crate::sequential::{margin, score};
use std::fmt::Write;

const HEAD: &str = "# Strength, measured\n\n\
    Made by `examples/tournament` from the file of the same name that ends in `.json`; [tournament.md](tournament.md) says\n\
    how, and what the verdicts mean. Won, lost and the score (with two standard errors) are those of the player named\n\
    first; the budget is that of one action, in milliseconds of processor time of the thread or in nodes.\n";

const NATURAL: &str = "\n## Naturalness\n\n\
    Per cent of the decisions of a level that lose more than 0.5 of value although a search of two plies sees it; that lose\n\
    more than 0.5; that lose more than 0.05; and the mean and the standard deviation of what the last lose.\n\n";

/// Returns the page as Markdown.
pub fn page(ledger: &Ledger) -> String {
    let mut page = HEAD.to_string();
    let _ = writeln!(page, "\nOpenings: up to {} random actions, seed {}.", ledger.opening, ledger.seed);
    for (subject, title) in Subject::ALL {
        let rows: Vec<&Meeting> = ledger.meetings.iter().filter(|m| m.subject() == subject).collect();
        if rows.is_empty() {
            continue;
        }
        let _ = writeln!(
            page,
            "\n## {title}\n\n| game | variant, options | players | budget | won | drawn | lost | score | verdict |\n|{}",
            "---|".repeat(9)
        );
        rows.iter().for_each(|meeting| page += &row(meeting));
    }
    if !ledger.naturalness.is_empty() {
        page += NATURAL;
        let heads = ["game", "variant, options"].map(String::from).into_iter();
        let heads = heads.chain((1..=4).map(|level| format!("level {level}")));
        let _ = writeln!(page, "| {} |\n|{}", heads.collect::<Vec<_>>().join(" | "), "---|".repeat(6));
        for (game, levels) in &ledger.naturalness {
            let (game, options) = words(game);
            let _ = write!(page, "| {game} | {options} |");
            for level in levels {
                let share = |count: u32| 100.0 * f64::from(count) / f64::from(level.decisions.max(1));
                let (unnatural, blunders, errors) =
                    (share(level.unnatural), share(level.blunders), share(level.errors));
                let (mean, spread) = (level.mean, level.spread);
                let _ = write!(page, " {unnatural:.1}, {blunders:.0}, {errors:.0}; {mean:.2} ± {spread:.2} |");
            }
            page.push('\n');
        }
    }
    if !ledger.ladders.is_empty() {
        page += "\n## Ladders\n\nHow strong levels 1 to 4 play (`Heuristic::LADDERS`).\n\n";
        let _ = writeln!(page, "| game | variant, options | 1 | 2 | 3 | 4 |\n|{}", "---|".repeat(6));
        for (game, [one, two, three, four]) in &ledger.ladders {
            let (game, options) = words(game);
            let _ = writeln!(page, "| {game} | {options} | {one} | {two} | {three} | {four} |");
        }
    }
    page
}

/// Splits a game in the notation of the text protocol into its id and its variant and options.
fn words(game: &str) -> (&str, &str) {
    game.split_once(' ').unwrap_or((game, ""))
}

fn row(meeting: &Meeting) -> String {
    let [first, second] = &meeting.players;
    let (score, margin) = (100.0 * score(&meeting.pairs), 100.0 * margin(&meeting.pairs));
    let (game, options) = words(&meeting.game);
    let ([won, drawn, lost], budget, verdict) = (meeting.games, &meeting.budget, Question::of(meeting).answer(meeting));
    format!(
        "| {game} | {options} | {first} – {second} | {budget} | {won} | {drawn} | {lost} | {score:.0} ± {margin:.0} % | {verdict} |\n"
    )
}
