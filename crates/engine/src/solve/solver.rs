//! What a method has to do: answer whether a position is worth so much to the first player.

use tabuleiro_rules::Game;

/// An answer to the question whether a position is worth at least so much to the first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ProofAnswer {
    /// It is worth at least this, which is not less than was asked for; within so many actions, where that is known.
    AtLeast(i32, Option<u32>),
    /// It is worth at most this, which is less than was asked for.
    AtMost(i32, Option<u32>),
    /// This method cannot tell.
    Unknown,
}

/// A method. What it has found out serves the next question.
pub(super) trait Solver<G: Game>: Send {
    /// Begins with a question about a position that stands one action from the beginning; `past` is the set of positions
    /// before it.
    fn ask(&mut self, position: &G, past: u64, least: i32);

    /// At most one node further.
    fn go_on(&mut self);

    /// The answer to the question, once it is found.
    fn answer(&self) -> Option<ProofAnswer>;

    /// Spends about so many nodes on the question.
    fn work(&mut self, nodes: u64) -> Option<ProofAnswer> {
        let until = self.spent().saturating_add(nodes);
        while self.answer().is_none() && self.spent() < until {
            self.go_on();
        }
        self.answer()
    }

    /// Nodes spent on all questions.
    fn spent(&self) -> u64;

    /// How hard the question still seems: proof number, disproof number, depth.
    fn numbers(&self) -> (u32, u32, u32);

    /// Bytes in use.
    fn memory(&self) -> u64;
}
