//! The table for people: Markdown, made of the ledger and nothing else.

use crate::ledger::{Ledger, Meeting};
use crate::question::Question;
use crate::sequential::{margin, pairs, score};
use std::fmt::Write;

const HEAD: &str = "# Strength, measured\n\n\
    Made by `examples/tournament` from the file of the same name that ends in `.json`; [tournament.md](tournament.md) says\n\
    how, and what the verdicts mean. Scores are those of the player named first, with two standard errors; the budget\n\
    is that of one action, in milliseconds of processor time or in nodes.\n";

/// The whole page.
pub fn page(ledger: &Ledger) -> String {
    let mut page = HEAD.to_string();
    let _ = writeln!(page, "\nOpenings: up to {} random actions, seed {}.", ledger.opening, ledger.seed);
    for (title, levels) in [("Searches", false), ("Levels", true)] {
        let rows: Vec<&Meeting> = ledger.meetings.iter().filter(|m| m.is_about_levels() == levels).collect();
        if rows.is_empty() {
            continue;
        }
        let _ = writeln!(
            page,
            "\n## {title}\n\n| game | players | budget | games | score | verdict |\n|---|---|---|---|---|---|"
        );
        rows.iter().for_each(|meeting| page += &row(meeting));
    }
    page
}

fn row(meeting: &Meeting) -> String {
    let [first, second] = &meeting.players;
    let (score, margin) = (100.0 * score(&meeting.pairs), 100.0 * margin(&meeting.pairs));
    let (games, verdict) = (2 * pairs(&meeting.pairs), Question::of(meeting).answer(meeting));
    let (game, budget) = (&meeting.game, &meeting.budget);
    format!("| {game} | {first} – {second} | {budget} | {games} | {score:.0} ± {margin:.0} % | {verdict} |\n")
}
