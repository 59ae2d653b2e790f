//! The value of a position by full search to a depth, for the facts that state one; positions are met once.

use std::collections::HashMap;
use tabuleiro_engine::search::Heuristic;
use tabuleiro_games::{AnyPosition, Visitor};
use tabuleiro_rules::Player;

/// What becomes of every legal action of a position.
pub struct Solve<'a> {
    pub position: &'a dyn AnyPosition,
    /// How many actions are looked ahead, the first included.
    pub depth: u32,
}

impl Solve<'_> {
    /// Every legal action and its value for the person who decides: 1 a win can be forced, −1 a loss, 0 neither.
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

/// The depth and the value found.
type Known = HashMap<u64, (u32, i8)>;

/// The value of an action for the person who plays it, looking `depth` actions ahead.
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

/// The value of a running position for the person who decides.
fn value<G: Heuristic>(position: &G, depth: u32, known: &mut Known) -> i8 {
    if let Some(&(searched, value)) = known.get(&position.key()) {
        // What was forced stays forced with more to look at; what was not may be with more, never with less.
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
