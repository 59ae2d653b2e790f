//! The results of matches, seen from who moved first in each.

use super::sheet::Sheet;
use tabuleiro_pairing::{Entrant, Outcome, Pair, Round};

/// A match: in the second one of a pair the seats are exchanged.
pub(super) struct Score {
    /// Who moved first, and the other one.
    pub(super) seats: [Entrant; 2],
    /// The halves of a point of both; `None` if the match has not ended.
    pub(super) halves: Option<[u32; 2]>,
    /// Whether the match was played, or goes on.
    pub(super) is_played: bool,
}

impl Score {
    /// Returns the match of a pair with that number, from 0.
    pub(super) fn of(pair: &Pair, game: usize) -> Option<Score> {
        let result = *pair.results.get(game)?;
        let (mut seats, mut halves) = (pair.both(), result.map(Outcome::halves));
        if !game.is_multiple_of(2) {
            seats.reverse();
            halves = halves.map(|[first, second]| [second, first]);
        }
        Some(Score { seats, halves, is_played: result.is_none_or(Outcome::is_played) })
    }

    /// Returns all matches of a pair.
    pub(super) fn all(pair: &Pair) -> impl Iterator<Item = Score> {
        (0..pair.results.len()).filter_map(|game| Score::of(pair, game))
    }
}

/// Returns the number of matches of a pair in a round: a bye counts as so many points.
pub(super) fn matches(sheet: &Sheet, round: &Round) -> u32 {
    let most = round.pairs.iter().map(|pair| pair.results.len() as u32).max();
    most.unwrap_or(u32::from(sheet.setup.matches))
}

/// Returns points that are written with a decimal sign, such as `2.5`. A part of less than a half is possible in quarters.
pub(super) fn decimal(quarters: u32, sign: char) -> String {
    let part = ["", "25", "5", "75"][quarters as usize % 4];
    let whole = quarters / 4;
    if part.is_empty() { whole.to_string() } else { format!("{whole}{sign}{part}") }
}

/// Returns points as people write them, such as `2½`.
pub(super) fn halves(halves: u32) -> String {
    match (halves / 2, halves % 2) {
        (0, 1) => "½".into(),
        (whole, 1) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    }
}
