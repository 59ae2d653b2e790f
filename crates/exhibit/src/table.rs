//! A day's visits as a table for a terminal.

use super::counts::Day;
use super::visit::{Visit, VisitEnd};
use std::collections::BTreeMap;

/// Returns the table of a day as text: a line per game, the most frequent first, and a line for all games.
#[must_use]
pub fn table(day: &Day) -> String {
    let mut games: BTreeMap<&str, Vec<&Visit>> = BTreeMap::new();
    for visit in &day.visits {
        games.entry(visit.game.as_str()).or_default().push(visit);
    }
    let mut games: Vec<(&str, Vec<&Visit>)> = games.into_iter().collect();
    games.sort_by_key(|(_, visits)| std::cmp::Reverse(visits.len()));
    games.push(("all", day.visits.iter().collect()));

    let width = games.iter().map(|(game, _)| game.len()).max().unwrap_or(0).max(4);
    let endings = VisitEnd::ALL.map(|ending| format!("{ending:>7}")).concat();
    let mut text = format!("{}\n  {:width$} {:>7}{endings} {:>9}\n", day.date, "game", "visits", "median");
    for (game, visits) in games {
        let of = |ending| visits.iter().filter(|visit| visit.ended == ending).count();
        let endings = VisitEnd::ALL.map(|ending| format!("{:>7}", of(ending))).concat();
        let median =
            median(visits.iter().map(|visit| visit.seconds).collect()).map_or("-".into(), |s| format!("{s} s"));
        text += &format!("  {game:width$} {:>7}{endings} {median:>9}\n", visits.len());
    }
    if day.skipped > 0 {
        text += &format!("  {} lines are not visits and were left out\n", day.skipped);
    }
    text
}

/// Returns the median; of two middle values their mean, rounded down.
fn median(mut values: Vec<u32>) -> Option<u32> {
    values.sort_unstable();
    let (low, high) = (*values.get(values.len().checked_sub(1)? / 2)?, *values.get(values.len() / 2)?);
    Some(low + (high - low) / 2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Company, Date, Moment};

    #[test]
    fn the_median_is_the_middle_value() {
        assert_eq!(median(vec![]), None);
        assert_eq!(median(vec![7]), Some(7));
        assert_eq!(median(vec![9, 1, 5]), Some(5));
        assert_eq!(median(vec![9, 1, 5, 6]), Some(5));
        assert_eq!(median(vec![u32::MAX, u32::MAX]), Some(u32::MAX));
    }

    #[test]
    fn a_table_counts_games_and_endings() {
        let date = Date::from_ymd_opt(2026, 11, 22).unwrap();
        let visit = |game: &str, seconds, ended| Visit {
            time: Moment::on(date, "14:00:00").unwrap(),
            game: game.into(),
            options: String::new(),
            language: "pt".into(),
            seats: Company::SideBySide,
            actions: 9,
            seconds,
            ended,
            puzzles: 0,
        };
        let visits = vec![
            visit("avanco", 20, VisitEnd::Left),
            visit("hex", 90, VisitEnd::Won),
            visit("hex", 110, VisitEnd::Drawn),
        ];
        let text = table(&Day { date, visits, skipped: 2 });
        let expected = "\
2026-11-22
  game    visits    won  drawn   left solved    median
  hex          2      1      1      0      0     100 s
  avanco       1      0      0      1      0      20 s
  all          3      1      1      1      0      90 s
  2 lines are not visits and were left out
";
        assert_eq!(text, expected);
        assert!(table(&Day { date, visits: vec![], skipped: 0 }).ends_with("0      0      0      0         -\n"));
    }
}
