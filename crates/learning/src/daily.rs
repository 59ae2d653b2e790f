//! The puzzle of the day: the same for everybody, computed from the date alone.

use super::puzzle::{Puzzle, Puzzles};
use tabuleiro_catalogue::GameId;
use tabuleiro_rules::mix;

/// The grade of the puzzles of the day.
const GRADE: u8 = 2;

/// Returns all games in the order in which they come.
fn order() -> Vec<GameId> {
    let mut games = GameId::ALL.to_vec();
    // Sorted by a hash of their ids, so that games of one family do not follow each other.
    let hash = |game: &GameId| game.id().bytes().fold(0, |hash, byte| mix(hash ^ u64::from(byte)));
    games.sort_by_key(hash);
    games
}

/// Returns the game of a day and the number of times that it has come before; `day` counts from any fixed date, such
/// as 1 January 1970. Every game comes once before any returns.
fn turn(day: i64) -> (GameId, i64) {
    let games = order();
    let count = games.len() as i64;
    (games[day.rem_euclid(count) as usize], day.div_euclid(count))
}

/// Returns the game of the day's puzzle. `day` is the number of days since 1 January 1970.
#[must_use]
pub fn game_of_day(day: i64) -> GameId {
    turn(day).0
}

impl Puzzles {
    /// Returns the puzzle of a day from those of [`game_of_day`]: each time another of the second grade, until all have
    /// come; `None` if the game has no such puzzle.
    #[must_use]
    pub fn of_day(&self, day: i64) -> Option<&Puzzle> {
        let middle: Vec<&Puzzle> = self.all().iter().filter(|puzzle| puzzle.grade == GRADE).collect();
        let place = turn(day).1.checked_rem_euclid(middle.len() as i64)?;
        middle.get(place as usize).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_game_comes_once_before_any_returns() {
        let count = GameId::ALL.len() as i64;
        for first in [-100, 0, 20_000] {
            let games: BTreeSet<GameId> = (first..first + count).map(game_of_day).collect();
            assert_eq!(games.len(), GameId::ALL.len());
            assert_eq!(game_of_day(first), game_of_day(first + count));
        }
    }

    #[test]
    fn games_of_one_family_seldom_follow_each_other() {
        let family = |day| game_of_day(day).facts().family;
        let count = GameId::ALL.len() as i64;
        let same = (0..count).filter(|&day| family(day) == family(day + 1)).count();
        assert!(same <= GameId::ALL.len() / 4, "{same} times");
    }

    #[test]
    fn a_game_shows_all_its_puzzles_of_grade_2_before_it_repeats_one() {
        let position = r#""position": {"rows": [".....", ".BW..", ".....", ".....", "....."], "turn": "B"}"#;
        let puzzle = |number: usize, grade: u8| {
            format!(
                r#"{{"id": "p{number}", "options": ["size=5"], {position}, "goal": "win", "plies": 7, "grade": {grade},
                "difficulty": 1.0, "motif": "bridge", "solutions": ["c3"], "line": ["c3"]}}"#
            )
        };
        let grades = [1, 2, 2, 2, 3];
        let all: Vec<String> = grades.iter().enumerate().map(|(number, &grade)| puzzle(number, grade)).collect();
        let text = format!(r#"{{"puzzles": [{}]}}"#, all.join(","));
        let puzzles = Puzzles::read(&text, GameId::Hex).unwrap();
        let count = GameId::ALL.len() as i64;
        let ids: Vec<&str> = (0..4).map(|turn| puzzles.of_day(turn * count).unwrap().id.as_str()).collect();
        assert_eq!(ids, ["p1", "p2", "p3", "p1"]);
        assert!(Puzzles::none(GameId::Hex).of_day(7).is_none());
    }
}
