//! Naive solvers that try every action, without ordering, pruning or bounds: the reference for all searches and
//! solvers.

use std::collections::HashMap;
use std::hash::Hash;
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_engine::search::Heuristic;
use tabuleiro_rules::{Outcome, Player, Position};

/// A game tree whose values are those for the first person.
pub trait Tree {
    /// Identifies a position; equal for equal positions.
    type Key: Eq + Hash;
    fn key(&self) -> Self::Key;
    fn is_over(&self) -> bool;
    /// Whether the first person, who maximises, is to move.
    fn maximises(&self) -> bool;
    fn successors(&self) -> Vec<Self>
    where
        Self: Sized;
}

/// A position of a statically known type, identified by equality.
#[derive(Clone)]
pub struct Typed<P>(pub P);

impl<P: Position> Tree for Typed<P> {
    type Key = P;

    fn key(&self) -> P {
        self.0.clone()
    }

    fn is_over(&self) -> bool {
        self.0.outcome().is_some()
    }

    fn maximises(&self) -> bool {
        self.0.person() == Player::First
    }

    fn successors(&self) -> Vec<Self> {
        let mut actions = Vec::new();
        self.0.actions(&mut actions);
        actions.into_iter().map(|action| Typed(after(&self.0, action))).collect()
    }
}

impl Tree for Box<dyn AnyPosition> {
    type Key = u64;

    fn key(&self) -> u64 {
        (**self).key()
    }

    fn is_over(&self) -> bool {
        self.outcome().is_some()
    }

    fn maximises(&self) -> bool {
        self.person() == Player::First
    }

    fn successors(&self) -> Vec<Self> {
        let play = |offer| {
            let mut next = self.boxed();
            next.play_offer(&offer, &mut Vec::new()).unwrap();
            next
        };
        self.legal().into_iter().map(play).collect()
    }
}

/// Returns the minimax value of a position; `end` values the finished ones.
pub fn minimax<T: Tree>(position: &T, known: &mut HashMap<T::Key, i32>, end: &impl Fn(&T) -> i32) -> i32 {
    if position.is_over() {
        return end(position);
    }
    if let Some(&value) = known.get(&position.key()) {
        return value;
    }
    let values = position.successors().into_iter().map(|next| minimax(&next, known, end));
    let value = if position.maximises() { values.max() } else { values.min() }.unwrap();
    known.insert(position.key(), value);
    value
}

/// Returns whether a person forces a win within `depth` actions. Remembers no positions.
pub fn forces_win<G: Heuristic>(position: &G, person: Player, depth: u32) -> bool {
    if position.outcome().is_some() {
        return position.winning_person() == Some(person);
    }
    if depth == 0 {
        return false;
    }
    let mut list = Vec::new();
    position.actions(&mut list);
    let mut won = list.into_iter().map(|action| forces_win(&after(position, action), person, depth - 1));
    if position.person() == person { won.any(|won| won) } else { won.all(|won| won) }
}

fn after<P: Position>(position: &P, action: P::Action) -> P {
    let mut next = position.clone();
    next.apply(action, &mut ());
    next
}

/// 1, 0 or -1 for the first person, by the winner.
pub fn winner_of<P: Position>(ended: &Typed<P>) -> i32 {
    match ended.0.winning_person() {
        Some(Player::First) => 1,
        Some(Player::Second) => -1,
        None => 0,
    }
}

/// The same of a position of the catalogue.
#[expect(clippy::borrowed_box, reason = "it values a `Tree`")]
pub fn by_winner(ended: &Box<dyn AnyPosition>) -> i32 {
    match ended.outcome() {
        Some(Outcome::Win(winner)) if (winner == Player::First) != ended.swapped() => 1,
        Some(Outcome::Win(_)) => -1,
        _ => 0,
    }
}

/// The first side's points less those of the second.
#[expect(clippy::borrowed_box, reason = "it values a `Tree`")]
pub fn by_points(ended: &Box<dyn AnyPosition>) -> i32 {
    let [first, second] = ended.score().unwrap();
    first - second
}
