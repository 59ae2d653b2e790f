//! A series of puzzles that a person solves one after the other without help, such as those of a race.

use bevy::prelude::Resource;
use tabuleiro_catalogue::GameId;
use tabuleiro_learning::Study;

/// The puzzles of a series, in order, and which of them are solved. Without a series, all puzzles of a game follow each other.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Series {
    of: Option<GameId>,
    puzzles: Vec<String>,
    solved: Vec<usize>,
}

impl Series {
    /// Returns a series of puzzles of a game.
    pub(crate) fn new(game: GameId, puzzles: Vec<String>) -> Series {
        Series { of: Some(game), puzzles, solved: Vec::new() }
    }

    /// Whether there is no series.
    pub(crate) fn is_none(&self) -> bool {
        self.of.is_none()
    }

    /// Says which puzzles are solved, by their places.
    pub(crate) fn set_solved(&mut self, solved: impl IntoIterator<Item = usize>) {
        self.solved = solved.into_iter().collect();
    }

    /// Returns the puzzle at a place.
    pub(crate) fn at(&self, place: usize) -> Option<Study> {
        Some(Study::Puzzle { game: self.of?, id: self.puzzles.get(place)?.clone() })
    }

    /// Returns the place of a puzzle.
    pub(crate) fn place(&self, study: &Study) -> Option<usize> {
        let Study::Puzzle { game, id } = study else { return None };
        self.puzzles.iter().position(|puzzle| puzzle == id).filter(|_| self.of == Some(*game))
    }

    /// Returns the next puzzle after a place that is not solved, the first ones after the last; `None` if all others are.
    pub(super) fn next(&self, place: usize) -> Option<Study> {
        let places = (place + 1..self.puzzles.len()).chain(0..place);
        places.into_iter().find(|place| !self.solved.contains(place)).and_then(|place| self.at(place))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_next_puzzle_is_one_that_is_not_solved() {
        let mut series = Series::new(GameId::Hex, ["a", "b", "c", "d"].map(String::from).to_vec());
        assert_eq!(series.next(0), series.at(1));
        series.set_solved([0, 1, 3]);
        assert_eq!(series.next(0), series.at(2));
        assert_eq!(series.next(2), None);
        series.set_solved([1, 2, 3]);
        assert_eq!(series.next(2), series.at(0));
        assert_eq!(series.place(&Study::Puzzle { game: GameId::Hex, id: "c".into() }), Some(2));
        assert_eq!(series.place(&Study::Puzzle { game: GameId::Rastros, id: "c".into() }), None);
    }
}
