//! An opponent that errs like a person: levels 1 to 4.
//!
//! A decision has two steps. A *look* of two plies values every action and its replies; it finds what a person sees at
//! once. A *search* within the nodes and the depth of the level values what lies further ahead. Then the opponent plays
//! the action that it prefers:
//!
//! * It never plays an action that is much worse than the best one in the look (`TOLERANCE` in `decision.rs`). This holds above level
//!   1, which also plays arbitrary actions.
//! * Other actions may be overlooked, the more often the farther they are from the last action.
//! * The value of an action is shifted by taste: a preference that stays the same during a match, a whim that changes
//!   with every decision, and what its [`Character`] likes. The weaker the level, the more these count.
//! * The evaluations of its search have an error that stays the same during a match.
//!
//! The same position, persona and seed always give the same action.

mod chance;
mod character;
mod decision;
mod persona;
mod scene;
mod skill;

pub use character::{Character, CharacterError};
pub use persona::Persona;
pub use skill::Skill;

use crate::search::{Heuristic, Opponent, ladder};
use decision::Decision;
use tabuleiro_rules::{Options, Site};

/// What an opponent remembers of the match. The default is that of its start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Past {
    /// The number of actions played so far.
    pub actions: u64,
    /// The sites of the last action's gesture.
    pub last: Vec<Site>,
}

/// Creates an opponent below the best level for the person to move in `position`, in a match with these options. `seed`
/// selects its tastes and the errors of its judgement; the same number during a match makes it consistent.
#[must_use]
pub fn opponent<G: Heuristic>(
    position: &G,
    options: &Options,
    persona: Persona,
    seed: u64,
    past: &Past,
) -> Box<dyn Opponent> {
    let skill = Skill::of_strength(G::METHOD, persona.level.strength(ladder::<G>(options)));
    opponent_of_skill(position, skill, persona.character, seed, past)
}

/// Creates an opponent with given abilities instead of those of a level.
#[must_use]
pub fn opponent_of_skill<G: Heuristic>(
    position: &G,
    skill: Skill,
    character: Character,
    seed: u64,
    past: &Past,
) -> Box<dyn Opponent> {
    Box::new(Decision::new(position, skill, character, seed, past))
}
