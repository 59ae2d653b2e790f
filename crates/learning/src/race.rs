//! The puzzles of a race: the same for everybody, computed from the game and their number alone.

use super::puzzle::{Puzzle, Puzzles};

impl Puzzles {
    /// Returns the puzzles of a race, the easiest first: `count` puzzles that are evenly spaced over the list of the
    /// variant's card by difficulty, with the first and the last of the list. If the card has too few, they are spaced over
    /// all puzzles of the game; if these are too few, all of them are returned.
    #[must_use]
    pub fn of_race(&self, variant: &str, count: usize) -> Vec<&Puzzle> {
        let mut all: Vec<&Puzzle> = self.of_card(variant).collect();
        if all.len() < count {
            all = self.all().iter().collect();
        }
        all.sort_by(|a, b| a.difficulty.total_cmp(&b.difficulty));
        let count = count.min(all.len());
        let place = |number: usize| match count {
            0 | 1 => 0,
            _ => number * (all.len() - 1) / (count - 1),
        };
        (0..count).map(|number| all[place(number)]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_catalogue::GameId;

    /// Returns puzzles whose ids are their places in the file, and whose difficulty falls from there.
    fn puzzles(count: usize) -> Puzzles {
        let position = r#""position": {"rows": [".....", ".BW..", ".....", ".....", "....."], "turn": "B"}"#;
        let puzzle = |number: usize| {
            format!(
                r#"{{"id": "{number}", "options": ["size=5"], {position}, "goal": "win", "plies": 7, "grade": 1,
                "difficulty": {}, "motif": "bridge", "solutions": ["c3"], "line": ["c3"]}}"#,
                count - number
            )
        };
        let all: Vec<String> = (0..count).map(puzzle).collect();
        Puzzles::read(&format!(r#"{{"puzzles": [{}]}}"#, all.join(",")), GameId::Hex).unwrap()
    }

    fn race(of: usize, count: usize) -> Vec<usize> {
        puzzles(of).of_race("", count).iter().map(|puzzle| puzzle.id.parse().unwrap()).collect()
    }

    #[test]
    fn they_are_evenly_spaced_from_the_easiest_to_the_hardest() {
        assert_eq!(race(20, 10), [19, 17, 15, 13, 11, 9, 7, 5, 3, 0]);
        assert_eq!(race(12, 10), [11, 10, 9, 8, 7, 5, 4, 3, 2, 0]);
        assert_eq!(race(10, 10), [9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
    }

    #[test]
    fn few_puzzles_are_all_taken_and_none_twice() {
        assert_eq!(race(3, 10), [2, 1, 0]);
        assert_eq!(race(5, 1), [4]);
        assert_eq!(race(5, 0), [] as [usize; 0]);
        for of in 1..40 {
            let mut chosen = race(of, 10);
            chosen.dedup();
            assert_eq!(chosen.len(), of.min(10));
        }
    }
}
