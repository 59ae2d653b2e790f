//! The sentences of puzzles: the question, the idea that solves it and the reason.

use super::texts::Texts;
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_engine::search::exact::Goal;

impl Texts {
    /// Returns the question of a puzzle: who plays, what is to be reached, and in how many turns of that person.
    #[must_use]
    pub fn puzzle_question(&self, position: &dyn AnyPosition, goal: Goal, turns: usize) -> String {
        let count = ("count", turns.into());
        let task = match goal {
            // The length of the win means nothing.
            Goal::Win if position.facts().last_mover_wins => self.get("puzzle-to-win-at-last"),
            Goal::Win => self.with("puzzle-to-win", &[count]),
            Goal::Draw => self.with("puzzle-to-draw", &[count]),
            Goal::Score(points) => {
                let result = self.with("puzzle-result", &[("points", points.into())]);
                self.with("puzzle-to-score", &[count, ("result", result.into())])
            }
        };
        format!("{} {task}", self.side(position.id(), "puzzle-plays", position.mover()))
    }

    /// Returns the idea of a puzzle with that motif, as a hint.
    #[must_use]
    pub fn puzzle_idea(&self, game: GameId, motif: &str) -> String {
        self.game(game, &format!("puzzle-{motif}-idea"), &[])
    }

    /// Returns why the solution of a puzzle with that motif works.
    #[must_use]
    pub fn puzzle_why(&self, game: GameId, motif: &str) -> String {
        self.game(game, &format!("puzzle-{motif}-why"), &[])
    }
}
