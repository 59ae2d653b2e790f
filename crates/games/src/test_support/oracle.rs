//! Naive exhaustive solvers for tests. They share no code with the engine, so that tests of proofs and of search
//! compare two implementations.
//!
//! [`wins`], [`wins_by_mobility`], [`wins_plainly`] and [`winner`] search to the end of the game and are for games without draws.
//! [`wins_within`] searches to a given number of actions and is for any game.

use super::start;
use std::cmp::Reverse;
use std::collections::HashMap;
use tabuleiro_engine::search::Heuristic;
use tabuleiro_rules::{Outcome, Player};

/// Results of [`wins`]: whether the mover wins, by the least essence of all images of the position under its
/// symmetries.
pub(crate) type Memory = HashMap<u64, bool>;

/// Returns whether the mover can force a win, trying actions in the order of `move_order`.
///
/// The game must have no draws.
pub(crate) fn wins<G: Heuristic>(game: &G, memory: &mut Memory) -> bool {
    wins_ordered(game, memory, &|game, action| -i64::from(game.move_order(action)))
}

/// Returns the same as [`wins`], trying first the actions that leave the opponent the fewest replies. In games that are
/// lost by whoever cannot move this visits far fewer positions.
pub(crate) fn wins_by_mobility<G: Heuristic>(game: &G, memory: &mut Memory) -> bool {
    wins_ordered(game, memory, &|game, action| legal(&after(game, action)).len() as i64)
}

/// [`wins`] with actions in rising order of `key`.
fn wins_ordered<G: Heuristic>(game: &G, memory: &mut Memory, key: &impl Fn(&G, G::Action) -> i64) -> bool {
    if let Some(end) = game.outcome() {
        return end == Outcome::Win(game.mover());
    }
    let least = (0..game.symmetries()).map(|k| game.transformed(k).essence()).min().unwrap_or_default();
    if let Some(&known) = memory.get(&least) {
        return known;
    }
    let mut list = legal(game);
    list.sort_by_cached_key(|&action| key(game, action));
    let won = list.into_iter().any(|action| {
        let next = after(game, action);
        wins_ordered(&next, memory, key) == (next.mover() == game.mover())
    });
    memory.insert(least, won);
    won
}

/// Returns the same as [`wins`] without a memory, symmetries or move ordering: it tries actions in the order of the
/// legal list, or in the reverse order. Tests compare it with [`wins`].
pub(crate) fn wins_plainly<G: Heuristic>(game: &G, reverse: bool) -> bool {
    if let Some(end) = game.outcome() {
        return end == Outcome::Win(game.mover());
    }
    let mut list = legal(game);
    if reverse {
        list.reverse();
    }
    list.into_iter().any(|action| {
        let next = after(game, action);
        wins_plainly(&next, reverse) == (next.mover() == game.mover())
    })
}

/// Returns the side that wins the game started with these words, by [`wins`].
pub(crate) fn winner<G: Heuristic>(words: &[&str]) -> Player {
    let start: G = start(words);
    if wins(&start, &mut Memory::new()) { start.mover() } else { start.mover().other() }
}

/// Returns whether `side` can force a win within this many actions of both sides. The depth is increased step by step,
/// so that short wins are found first.
pub(crate) fn wins_within<G: Heuristic>(game: &G, side: Player, actions: u32) -> bool {
    let mut bounds = HashMap::new();
    (0..=actions).any(|depth| wins_at_depth(game, side, depth, &mut bounds))
}

/// The least depth at which `side` is known to win, and the greatest at which it is known not to.
#[derive(Clone, Copy, Default)]
struct Bounds {
    won: Option<u32>,
    open: Option<u32>,
}

fn wins_at_depth<G: Heuristic>(game: &G, side: Player, depth: u32, bounds: &mut HashMap<u64, Bounds>) -> bool {
    match game.outcome() {
        Some(end) => return end == Outcome::Win(side),
        None if depth == 0 => return false,
        None => {}
    }
    let known = bounds.get(&game.key()).copied().unwrap_or_default();
    if known.won.is_some_and(|within| within <= depth) {
        return true;
    }
    if known.open.is_some_and(|within| within >= depth) {
        return false;
    }
    let mut list = legal(game);
    list.sort_by_key(|&action| Reverse(game.move_order(action)));
    let mut reached = |action| wins_at_depth(&after(game, action), side, depth - 1, bounds);
    let won =
        if game.mover() == side { list.into_iter().any(&mut reached) } else { list.into_iter().all(&mut reached) };
    let known = bounds.entry(game.key()).or_default();
    if won {
        known.won = Some(depth);
    } else {
        known.open = Some(depth);
    }
    won
}

fn legal<G: Heuristic>(game: &G) -> Vec<G::Action> {
    let mut list = Vec::new();
    game.actions(&mut list);
    list
}

fn after<G: Heuristic>(game: &G, action: G::Action) -> G {
    let mut next = game.clone();
    next.apply(action, &mut ());
    next
}
