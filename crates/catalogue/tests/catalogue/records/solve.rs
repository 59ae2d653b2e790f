//! Values of positions by exhaustive search to a depth, for facts that state one. Results are memorised by key. It
//! shares no code with the solvers of the engine.

use std::collections::HashMap;
use tabuleiro_catalogue::{AnyPosition, Visitor};
use tabuleiro_engine::search::Heuristic;
use tabuleiro_rules::Player;

/// Computes the value of every legal action of a position.
pub struct Solve<'a> {
    pub position: &'a dyn AnyPosition,
    /// Search depth in actions, the first included.
    pub depth: u32,
}

impl Solve<'_> {
    /// Returns every legal action with its value for the person who decides: 1 for a forced win, −1 for a forced loss,
    /// 0 for neither.
    pub fn values(self) -> Result<Vec<(String, i8)>, String> {
        self.position.id().visit(self)
    }
}

impl Visitor for Solve<'_> {
    type Output = Result<Vec<(String, i8)>, String>;

    fn visit<G: Heuristic>(self) -> Self::Output {
        let options = self.position.options();
        let position = G::from_object(options, &self.position.object()).map_err(|e| e.to_string())?;
        let (mut known, mut actions) = (HashMap::new(), Vec::new());
        position.actions(&mut actions);
        let value = |action| {
            let mut text = String::new();
            position.write(action, &mut text);
            (text, after(&position, action, self.depth, &mut known))
        };
        Ok(actions.into_iter().map(value).collect())
    }
}

/// The depth searched and the value found, by key.
type Known = HashMap<u64, (u32, i8)>;

/// Returns the value of an action for the person who plays it, searched `depth` actions deep.
fn after<G: Heuristic>(position: &G, action: G::Action, depth: u32, known: &mut Known) -> i8 {
    let person = position.person();
    let mut next = position.clone();
    next.apply(action, &mut ());
    let of_first = match next.outcome() {
        Some(_) => next.winning_person().map_or(0, sign),
        None if depth <= 1 => 0,
        None => value(&next, depth - 1, known) * sign(next.person()),
    };
    of_first * sign(person)
}

/// Returns the value for the person who decides of a position that is not over.
fn value<G: Heuristic>(position: &G, depth: u32, known: &mut Known) -> i8 {
    if let Some(&(searched, value)) = known.get(&position.key()) {
        // A forced result holds at greater depths too; a result that is not forced holds at smaller depths.
        let serves = if value == 0 { searched >= depth } else { searched <= depth };
        if serves {
            return value;
        }
    }
    let mut actions = Vec::new();
    position.actions(&mut actions);
    let mut best = -1;
    for action in actions {
        best = best.max(after(position, action, depth, known));
        if best == 1 {
            break;
        }
    }
    known.insert(position.key(), (depth, best));
    best
}

fn sign(person: Player) -> i8 {
    if person == Player::First { 1 } else { -1 }
}
