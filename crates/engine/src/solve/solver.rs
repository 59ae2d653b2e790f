//! The interface of a solver: it answers whether a position is worth at least some value to the first player.

use tabuleiro_rules::Game;

/// The answer to such a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ProofAnswer {
    /// The position is worth at least this, which is no less than the value asked for; the second field is the number
    /// of actions within which, where it is known.
    AtLeast(i32, Option<u32>),
    /// The position is worth at most this, which is less than the value asked for; the second field as above.
    AtMost(i32, Option<u32>),
    /// The method cannot answer.
    Unknown,
}

/// A solver. Results are kept from one question to the next.
pub(super) trait Solver<G: Game>: Send {
    /// Starts a question about a position one action after the root; `past` is the set of the boards before it
    /// ([`remembered`](super::position::remembered)).
    fn ask(&mut self, position: &G, past: u64, least: i32);

    /// Performs one step of the search, which expands at most one position.
    fn go_on(&mut self);

    /// Returns the answer, once it is found.
    fn answer(&self) -> Option<ProofAnswer>;

    /// Spends about `nodes` nodes on the question and returns the answer if it is found.
    fn work(&mut self, nodes: u64) -> Option<ProofAnswer> {
        let until = self.spent().saturating_add(nodes);
        while self.answer().is_none() && self.spent() < until {
            self.go_on();
        }
        self.answer()
    }

    /// Returns the nodes spent on all questions.
    fn spent(&self) -> u64;

    /// Returns the proof number, the disproof number and the depth of the search.
    fn numbers(&self) -> (u32, u32, u32);

    /// Returns the bytes in use.
    fn memory(&self) -> u64;
}
