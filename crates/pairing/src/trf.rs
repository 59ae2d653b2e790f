//! The report of a tournament in FIDE's format TRF26 (Handbook C.04, annex), which other programs read.
//!
//! Who moves first is written as White. A bye is `U`, an absence `Z`. Each match of a pair is a round of the report.

use crate::standings::standings;
use crate::{Entrant, History, Outcome, Round};

/// How the rounds were paired, for the report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    /// A Swiss system of our own.
    Swiss,
    /// Everybody meets everybody.
    RoundRobin,
    /// Whoever is ready.
    Free,
}

/// What a report says besides the rounds.
#[derive(Clone, Debug)]
pub struct Report<'a> {
    /// The name of the tournament.
    pub name: &'a str,
    /// The place; may be empty.
    pub place: &'a str,
    /// The first day and the last one, as `2026/11/28`.
    pub days: [&'a str; 2],
    /// The names of the entrants.
    pub names: &'a [String],
    /// How the rounds were paired.
    pub system: System,
    /// The program with its version.
    pub program: &'a str,
}

/// The codes of the tie-breaks of [`standings`].
const TIES: &str = "BH/C1,BH,DE,SB,BWG";

/// The last column of a name.
const NAME: usize = 33;

/// Returns the report. Its lines end in a carriage return and a line feed.
#[must_use]
pub fn report(report: &Report<'_>, rounds: &[Round]) -> String {
    let history = History::new(report.names.len(), rounds);
    let columns: usize = rounds.iter().map(matches).sum();
    let (kind, code) = match report.system {
        System::Swiss => ("Individual: Swiss-System", "CUSTOM_SWISS"),
        System::RoundRobin => ("Individual: Round-Robin", "BERGER_ROUNDROBIN_G1"),
        System::Free => ("Individual: free pairings", "CUSTOM_SWISS"),
    };
    let mut lines = vec![
        format!("012 {}", one_line(report.name)),
        format!("022 {}", one_line(report.place)),
        format!("042 {}", report.days[0]),
        format!("052 {}", report.days[1]),
        format!("062 {}", report.names.len()),
        "072 0".to_string(),
        format!("092 {kind}"),
        format!("142 {columns}"),
        "152 W".to_string(),
        format!(
            "162  {}",
            ["W 1.0", "D 0.5", "L 0.0", "A 0.0", "P 1.0"].map(|part| format!("{part:<9}")).concat().trim_end()
        ),
        format!("182 {}", one_line(report.program)),
        format!("192 {code}"),
        format!("202 {TIES}"),
        format!("212 PTS,{TIES}"),
    ];
    let places = standings(&history);
    for (number, name) in report.names.iter().enumerate() {
        let entrant = Entrant(number as u32);
        let rank = places.iter().find(|place| place.entrant == entrant).map_or(0, |place| place.rank);
        let halves = history.halves(entrant);
        let points = format!("{}.{}", halves / 2, 5 * (halves % 2));
        let name: String = one_line(name).chars().take(NAME).collect();
        let player = format!("001 {:>4}      {name:<NAME$}", number + 1);
        let played: String = rounds.iter().flat_map(|round| parts(round, entrant)).collect();
        lines.push(format!("{player:<79} {points:>4} {rank:>4}{played}"));
    }
    lines.iter().flat_map(|line| [line.trim_end(), "\r\n"]).collect()
}

/// Returns a text without what would end a line.
fn one_line(text: &str) -> String {
    text.split(char::is_control).collect::<Vec<_>>().join(" ")
}

/// Returns the number of matches of each pair of a round.
fn matches(round: &Round) -> usize {
    round.pairs.iter().map(|pair| pair.results.len()).max().unwrap_or(1)
}

/// Returns what the report says of an entrant in a round, match after match.
fn parts(round: &Round, entrant: Entrant) -> Vec<String> {
    let Some(pair) = round.pair_of(entrant) else {
        let part = if round.bye == Some(entrant) { "  0000 - U" } else { "  0000 - Z" };
        return vec![part.to_string(); matches(round)];
    };
    let side = usize::from(pair.second == entrant);
    let opponent = pair.both()[1 - side].0 + 1;
    let part = |(number, result): (usize, &Option<Outcome>)| {
        let colour = if (side + number).is_multiple_of(2) { 'w' } else { 'b' };
        let result = result.map_or(' ', |result| match (result.halves()[side], result.is_played()) {
            (2, true) => '1',
            (1, true) => '=',
            (_, true) => '0',
            (2, false) => '+',
            (_, false) => '-',
        });
        format!("  {opponent:>4} {colour} {result}")
    };
    pair.results.iter().enumerate().map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::rounds;

    #[test]
    fn a_report_has_its_columns() {
        let names: Vec<String> = ["Raposa azul", "Ouriço verde", "Lontra"].map(String::from).into();
        let report = report(
            &Report {
                name: "Torneio\nda escola",
                place: "Évora",
                days: ["2026/11/28", "2026/11/28"],
                names: &names,
                system: System::Swiss,
                program: "Tabuleiro 0.1.0",
            },
            &rounds(&["0+1 2", "2=0"]),
        );
        let lines: Vec<&str> = report.split("\r\n").collect();
        assert_eq!(lines[0], "012 Torneio da escola");
        assert!(lines.contains(&"142 2") && lines.contains(&"192 CUSTOM_SWISS") && lines.contains(&"152 W"));
        assert!(lines.contains(&"162  W 1.0    D 0.5    L 0.0    A 0.0    P 1.0"));
        assert!(lines.contains(&"202 BH/C1,BH,DE,SB,BWG") && lines.contains(&"212 PTS,BH/C1,BH,DE,SB,BWG"));
        let players: Vec<&&str> = lines.iter().filter(|line| line.starts_with("001")).collect();
        let blank = " ".repeat(32);
        assert_eq!(*players[0], format!("001    1      {:<33}{blank}  1.5    2     2 w 1     3 b =", "Raposa azul"));
        assert_eq!(*players[1], format!("001    2      {:<33}{blank}  0.0    3     1 b 0  0000 - Z", "Ouriço verde"));
        assert_eq!(*players[2], format!("001    3      {:<33}{blank}  1.5    1  0000 - U     1 w =", "Lontra"));
        assert_eq!(lines.last(), Some(&""));
    }
}
