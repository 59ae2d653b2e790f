//! The contract of the rules storey (C1): five required methods; everything else is provided once, here.

use super::{Effects, Outcome, PlayError, Player};
use std::fmt::Debug;
use std::hash::Hash;

pub use rand::Rng;

/// A position of a game and the rules that lead from it.
pub trait Position: Clone + Eq + Hash + Send + Sync + 'static {
    /// One decision, made with one gesture (C2).
    type Action: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static;

    /// Who decides next. Meaningless when the game is over.
    fn mover(&self) -> Player;

    /// Appends every legal action, sorted, without duplicates. Nothing when the game is over; never nothing before.
    fn actions(&self, out: &mut Vec<Self::Action>);

    /// Plays a legal action and tells `effects` what happened. An illegal action may do anything but panic or loop;
    /// [`Position::play`] is the checked way.
    fn apply<E: Effects>(&mut self, action: Self::Action, effects: &mut E);

    /// How the game ended, `None` while it runs. Constant time.
    fn outcome(&self) -> Option<Outcome>;

    /// Zobrist key of everything that `Eq` compares. Constant time.
    fn key(&self) -> u64;

    /// Whether the persons have exchanged sides (`swap`). Only games with that rule say otherwise.
    fn swapped(&self) -> bool {
        false
    }

    /// A legal action, each with the same probability. Overridden where drawing one is cheaper than listing all.
    fn sample<R: Rng>(&self, rng: &mut R, scratch: &mut Vec<Self::Action>) -> Self::Action {
        scratch.clear();
        self.actions(scratch);
        scratch[below(rng, scratch.len() as u32) as usize]
    }

    /// The *person* who decides next, numbered by the side they began with. Search maximises for persons, not sides.
    fn person(&self) -> Player {
        if self.swapped() { self.mover().other() } else { self.mover() }
    }

    /// The person who won.
    fn winning_person(&self) -> Option<Player> {
        let winner = self.outcome()?.winner()?;
        Some(if self.swapped() { winner.other() } else { winner })
    }

    /// Whether the action is in the legal list.
    fn is_legal(&self, action: Self::Action) -> bool {
        let mut list = Vec::new();
        self.actions(&mut list);
        list.contains(&action)
    }

    /// Plays the action if it is legal.
    ///
    /// # Errors
    /// [`PlayError::Over`] or [`PlayError::Illegal`]; the position is unchanged then.
    fn play<E: Effects>(&mut self, action: Self::Action, effects: &mut E) -> Result<(), PlayError> {
        if self.outcome().is_some() {
            return Err(PlayError::Over);
        }
        let mut list = Vec::new();
        self.actions(&mut list);
        if !list.contains(&action) {
            return Err(PlayError::Illegal {
                text: format!("{action:?}"),
                legal: list.len(),
                example: list.first().map(|a| format!("{a:?}")).unwrap_or_default(),
            });
        }
        self.apply(action, effects);
        Ok(())
    }

    /// Number of sequences of `depth` actions; a finished game has none.
    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut list = Vec::new();
        self.actions(&mut list);
        if depth == 1 {
            return list.len() as u64;
        }
        let mut nodes = 0;
        for action in list {
            let mut next = self.clone();
            next.apply(action, &mut ());
            nodes += next.perft(depth - 1);
        }
        nodes
    }

    /// Plays uniformly random actions to the end, or `limit` actions. Returns how many were played.
    fn random_playout<R: Rng>(&mut self, rng: &mut R, scratch: &mut Vec<Self::Action>, limit: u32) -> u32 {
        let mut plies = 0;
        while plies < limit && self.outcome().is_none() {
            let action = self.sample(rng, scratch);
            self.apply(action, &mut ());
            plies += 1;
        }
        plies
    }
}

/// A number in `0..bound`, by multiplication; the bias is below 2⁻³² × bound.
#[inline]
pub fn below<R: Rng>(rng: &mut R, bound: u32) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(bound)) >> 32) as u32
}
