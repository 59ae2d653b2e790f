//! An opponent that errs like a person: levels 1 to 4.
//!
//! A decision has two steps. A *look* of two plies values every action and its replies; it finds what a person sees at
//! once. A *search* within the nodes and the depth of the level values what lies further ahead. Then the opponent plays
//! the action that it prefers:
//!
//! * It never plays an action that is much worse than the best one in the look (`TOLERANCE` in `decision.rs`). This holds
//!   above level 1, which also plays arbitrary actions.
//! * If the look shows that every action loses, it plays the one that loses last.
//! * Other actions may be overlooked. The probability grows with the distance from the last action; it is 1 for actions
//!   that are not [promising](crate::search::promises).
//! * The value of an action is shifted by taste: a preference that stays the same during a match, a whim that changes
//!   with every decision, and what its [`Character`] likes. The weaker the level, the more these count.
//! * The evaluations of its search have an error that stays the same during a match.
//!
//! At the start of a match it follows the lines of the opening book that it knows, without a search. Stronger levels know
//! more lines.
//!
//! The same position, persona and seed always give the same action.

mod book;
mod chance;
mod character;
mod decision;
mod features;
mod persona;
mod skill;
mod taste;
mod view;

pub use character::{Character, CharacterError};
pub use persona::Persona;
pub use skill::Skill;
pub use view::{ActionView, BookAction, PositionView, Search};

use crate::search::Opponent;
use decision::Decision;
use tabuleiro_rules::Site;

/// What an opponent remembers of the match. The default is that of its start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Past {
    /// The number of actions played so far.
    pub actions: u64,
    /// The sites of the last action's gesture.
    pub last: Vec<Site>,
}

/// Creates an opponent with these abilities for the person to move. `seed` selects its tastes; the same number during a
/// match makes it consistent, and `search` should use it, too, so that errors of judgement stay the same.
#[must_use]
pub fn opponent(
    view: PositionView,
    skill: Skill,
    character: Character,
    seed: u64,
    past: &Past,
    search: Search<'_>,
) -> Box<dyn Opponent> {
    Box::new(Decision::new(view, skill, character, seed, past, search))
}
