//! Forced wins by exhaustive search: what tests believe instead of an opponent.

use std::collections::HashMap;
use tabuleiro_engine::search::Heuristic;
use tabuleiro_rules::{Outcome, Player};

/// Whether `side` wins within so many actions whatever the other side does. Shorter wins are looked for first.
pub(crate) fn wins_within<G: Heuristic>(game: &G, side: Player, actions: u32) -> bool {
    let mut known = HashMap::new();
    (0..=actions).any(|depth| wins(game, side, depth, &mut known))
}

/// `known`: within how many actions positions are known to be won, and not to be won.
fn wins<G: Heuristic>(
    game: &G,
    side: Player,
    depth: u32,
    known: &mut HashMap<u64, (Option<u32>, Option<u32>)>,
) -> bool {
    match game.outcome() {
        Some(end) => return end == Outcome::Win(side),
        None if depth == 0 => return false,
        None => {}
    }
    let (won, open) = known.get(&game.key()).copied().unwrap_or_default();
    if won.is_some_and(|within| within <= depth) {
        return true;
    }
    if open.is_some_and(|within| within >= depth) {
        return false;
    }
    let mut list = Vec::new();
    game.actions(&mut list);
    list.sort_by_key(|&action| std::cmp::Reverse(game.move_order(action)));
    let mut reached = |action| {
        let mut next = game.clone();
        next.apply(action, &mut ());
        wins(&next, side, depth - 1, known)
    };
    let result =
        if game.mover() == side { list.into_iter().any(&mut reached) } else { list.into_iter().all(&mut reached) };
    let entry = known.entry(game.key()).or_default();
    if result {
        entry.0 = Some(depth);
    } else {
        entry.1 = Some(depth);
    }
    result
}
