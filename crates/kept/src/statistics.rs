//! What a person played and won, per game and level.

use crate::{Rated, Standing, Summary};
use std::collections::{BTreeMap, VecDeque};
use tabuleiro_catalogue::matches::Occupant;
use tabuleiro_engine::search::Level;

/// The number of latest results that a [`Tally`] stores individually.
pub const LAST: usize = 20;

/// The finished matches of a person in one game against one level.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// The number of matches won.
    pub won: u32,
    /// The number of matches drawn.
    pub drawn: u32,
    /// The number of matches lost.
    pub lost: u32,
    /// The last results, the oldest first, at most [`LAST`]. All are [`Standing::Won`], [`Standing::Drawn`] or
    /// [`Standing::Lost`].
    pub last: VecDeque<Standing>,
}

impl Tally {
    /// Returns the number of matches played to their end.
    #[must_use]
    pub fn played(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    /// Returns how many of the last `of` results are like this.
    #[must_use]
    pub fn among_last(&self, of: usize, standing: Standing) -> usize {
        self.last.iter().rev().take(of).filter(|&&one| one == standing).count()
    }

    /// Adds a result; [`Standing::Unfinished`] and [`Standing::Over`] do not count.
    fn add(&mut self, standing: Standing) {
        match standing {
            Standing::Won => self.won += 1,
            Standing::Drawn => self.drawn += 1,
            Standing::Lost => self.lost += 1,
            Standing::Unfinished | Standing::Over => return,
        }
        self.last.push_back(standing);
        if self.last.len() > LAST {
            self.last.pop_front();
        }
    }
}

/// The finished matches of a person against the computer, per game and level. The characters of the computer are not
/// distinguished, and neither are the options of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Statistics {
    games: BTreeMap<String, Played>,
}

/// The matches in one game.
#[derive(Clone, Debug, Default, PartialEq)]
struct Played {
    levels: BTreeMap<Level, Tally>,
    /// The level of the last match added.
    last: Option<Level>,
    rated: Rated,
}

impl Statistics {
    /// Counts matches. They must come in the order in which they were played, the oldest first.
    #[must_use]
    pub fn of<'a>(summaries: impl IntoIterator<Item = &'a Summary>) -> Statistics {
        let mut statistics = Statistics::default();
        summaries.into_iter().for_each(|summary| statistics.add(summary));
        statistics
    }

    /// Adds a match, which was played after those added before. It counts if it is over and one person played it
    /// against the computer.
    pub fn add(&mut self, summary: &Summary) {
        let Some(Occupant::Computer(persona)) = summary.opponent() else { return };
        let standing = summary.standing();
        if standing != Standing::Unfinished {
            let played = self.games.entry(summary.game.clone()).or_default();
            played.levels.entry(persona.level).or_default().add(standing);
            played.last = Some(persona.level);
            played.rated.add(summary);
        }
    }

    /// Returns the ids of the games with a match, in alphabetical order.
    pub fn games(&self) -> impl Iterator<Item = &str> {
        self.games.keys().map(String::as_str)
    }

    /// Returns the levels played in a game, the weakest first, with their matches.
    pub fn levels(&self, game: &str) -> impl Iterator<Item = (Level, &Tally)> {
        self.games.get(game).into_iter().flat_map(|played| &played.levels).map(|(level, tally)| (*level, tally))
    }

    /// Returns the matches in a game against a level; `None` if there are none.
    #[must_use]
    pub fn tally(&self, game: &str, level: Level) -> Option<&Tally> {
        self.games.get(game)?.levels.get(&level)
    }

    /// Returns the rating of the person in a game; `None` if no match counts.
    #[must_use]
    pub fn rated(&self, game: &str) -> Option<Rated> {
        self.games.get(game).map(|played| played.rated).filter(|rated| rated.matches > 0)
    }

    /// Returns the level of the last match in a game.
    #[must_use]
    pub fn last_level(&self, game: &str) -> Option<Level> {
        self.games.get(game)?.last
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::summary::tests::against;
    use tabuleiro_rules::Player;

    /// Returns statistics of matches of Hex: per level its results as letters `w`, `d`, `l`, in the order played.
    pub(crate) fn played(matches: &[(&str, &str)]) -> Statistics {
        let winner = |letter| match letter {
            'w' => Some(Player::First),
            'l' => Some(Player::Second),
            _ => None,
        };
        let summaries =
            matches.iter().flat_map(|(level, letters)| letters.chars().map(|l| against(level, winner(l), 0)));
        Statistics::of(&summaries.collect::<Vec<_>>())
    }

    #[test]
    fn matches_are_counted_per_game_and_level() {
        let statistics = played(&[("2", "wdl"), ("2+", "l"), ("2", "w")]);
        let level = |text: &str| text.parse().unwrap();
        let tally = statistics.tally("hex", level("2")).unwrap();
        assert_eq!((tally.played(), tally.won, tally.drawn, tally.lost), (4, 2, 1, 1));
        assert_eq!(tally.last, [Standing::Won, Standing::Drawn, Standing::Lost, Standing::Won]);
        assert_eq!(tally.among_last(2, Standing::Won), 1);
        let levels: Vec<_> =
            statistics.levels("hex").map(|(level, tally)| (level.to_string(), tally.played())).collect();
        assert_eq!(levels, [("2".to_string(), 4), ("2+".to_string(), 1)]);
        assert_eq!(statistics.last_level("hex"), Some(level("2")));
        assert_eq!((statistics.games().collect::<Vec<_>>(), statistics.tally("hip", level("2"))), (vec!["hex"], None));
    }

    #[test]
    fn only_finished_matches_against_the_computer_count() {
        let over = against("2", None, 0);
        let unfinished = Summary { ending: None, ..over.clone() };
        let people = Summary { occupants: [Occupant::Human; 2], ..over.clone() };
        let watched = Summary { occupants: [Occupant::computer(2); 2], ..over };
        assert_eq!(Statistics::of([&unfinished, &people, &watched]), Statistics::default());
    }

    #[test]
    fn the_last_twenty_results_are_remembered() {
        let statistics = played(&[("3", "l"), ("3", "wwwwwwwwwwwwwwwwwwww")]);
        let tally = statistics.tally("hex", Level::default()).unwrap();
        assert_eq!((tally.last.len(), tally.lost, tally.among_last(LAST, Standing::Lost)), (20, 1, 0));
    }
}
