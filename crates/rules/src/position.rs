//! The [`Position`] trait (C1): five required methods, and provided ones derived from them.

use super::{Effects, Outcome, PlayError, Player};
use std::fmt::Debug;
use std::hash::Hash;

pub use rand::Rng;

/// A position of a game, with the rules of play from it.
pub trait Position: Clone + Eq + Hash + Send + Sync + 'static {
    /// One decision, made with one gesture (C2). A turn can consist of several actions.
    type Action: Copy + Eq + Ord + Hash + Debug + Send + Sync + 'static;

    /// Returns the side to move. Meaningless when the game is over.
    fn mover(&self) -> Player;

    /// Appends every legal action of a running position, sorted, without duplicates. There is at least one. Callers use
    /// [`Position::actions`], which also covers finished games.
    fn list_actions(&self, out: &mut Vec<Self::Action>);

    /// Plays a legal action and reports what happened to `effects`. The result for an illegal action is unspecified,
    /// but the call neither panics nor loops; [`Position::play`] checks.
    fn apply<E: Effects>(&mut self, action: Self::Action, effects: &mut E);

    /// Returns how the game ended, `None` while it runs. Constant time.
    fn outcome(&self) -> Option<Outcome>;

    /// Returns the Zobrist key of everything that `Eq` compares. Constant time.
    fn key(&self) -> u64;

    /// Appends every legal action, sorted, without duplicates; none when the game is over.
    fn actions(&self, out: &mut Vec<Self::Action>) {
        if self.outcome().is_none() {
            self.list_actions(out);
        }
    }

    /// Returns whether the persons have exchanged sides (`swap`). Only games with that rule override it.
    fn swapped(&self) -> bool {
        false
    }

    /// Returns a random legal action, each with the same probability; the game must not be over. `scratch` is a buffer
    /// for lists of actions: its contents on entry are ignored, those on return unspecified. Override it where drawing
    /// one action is cheaper than listing all.
    fn sample<R: Rng>(&self, rng: &mut R, scratch: &mut Vec<Self::Action>) -> Self::Action {
        scratch.clear();
        self.actions(scratch);
        scratch[below(rng, scratch.len() as u32) as usize]
    }

    /// Returns the *person* to move, numbered by the side they began with. Search maximises for persons, not sides.
    fn person(&self) -> Player {
        if self.swapped() { self.mover().other() } else { self.mover() }
    }

    /// Returns the person who won, numbered by the side they began with; `None` after a draw or while the game runs.
    fn winning_person(&self) -> Option<Player> {
        let winner = self.outcome()?.winner()?;
        Some(if self.swapped() { winner.other() } else { winner })
    }

    /// Returns whether the action is legal.
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

    /// Returns the number of sequences of `depth` legal actions from this position. A finished game has none, except
    /// the empty one for `depth` 0.
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

    /// Plays uniformly random actions to the end of the game, at most `limit`. Returns the number of actions played.
    /// `scratch` is a buffer, as for [`Position::sample`].
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

/// Implements [`Position::mover`] by the field `mover: Player`, and [`Position::outcome`] by the field
/// `outcome: Option<Outcome>` or by an expression: `mover_and_outcome!(|position| position.winner.map(Outcome::Win))`.
#[macro_export]
macro_rules! mover_and_outcome {
    () => {
        $crate::mover_and_outcome!(|position| position.outcome);
    };
    (|$position:ident| $outcome:expr) => {
        #[inline]
        fn mover(&self) -> $crate::Player {
            self.mover
        }

        #[inline]
        fn outcome(&self) -> Option<$crate::Outcome> {
            let $position = self;
            $outcome
        }
    };
}

/// Returns a random number in `0..bound`. It is computed by a multiplication; no number is more probable than another
/// by more than 2⁻³² × `bound`.
#[inline]
pub fn below<R: Rng>(rng: &mut R, bound: u32) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(bound)) >> 32) as u32
}
