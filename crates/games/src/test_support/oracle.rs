//! Who wins, by trying everything: for tests of games that are known to be won or lost and have no draws.

use std::collections::HashMap;
use tabuleiro_engine::search::Heuristic;
use tabuleiro_rules::{Outcome, Player};

/// What was found out: whether the mover wins, by essence, the least of all symmetries.
pub(crate) type Memory = HashMap<u64, bool>;

/// Whether the mover can force a win.
pub(crate) fn wins<G: Heuristic>(game: &G, memory: &mut Memory) -> bool {
    if let Some(end) = game.outcome() {
        return end == Outcome::Win(game.mover());
    }
    let least = (0..game.symmetries()).map(|k| game.transformed(k).essence()).min().unwrap_or_default();
    if let Some(&known) = memory.get(&least) {
        return known;
    }
    let mut list = Vec::new();
    game.actions(&mut list);
    list.sort_by_cached_key(|&action| std::cmp::Reverse(game.move_order(action)));
    let won = list.into_iter().any(|action| {
        let mut next = game.clone();
        next.apply(action, &mut ());
        wins(&next, memory) == (next.mover() == game.mover())
    });
    memory.insert(least, won);
    won
}

/// The same without a memory, in the order of the list or against it.
pub(crate) fn wins_plainly<G: Heuristic>(game: &G, backwards: bool) -> bool {
    if let Some(end) = game.outcome() {
        return end == Outcome::Win(game.mover());
    }
    let mut list = Vec::new();
    game.actions(&mut list);
    if backwards {
        list.reverse();
    }
    list.into_iter().any(|action| {
        let mut next = game.clone();
        next.apply(action, &mut ());
        wins_plainly(&next, backwards) == (next.mover() == game.mover())
    })
}

/// The side that wins a game started with these words.
pub(crate) fn winner<G: Heuristic>(words: &[&str]) -> Player {
    let options = G::FACTS.parse_options(words.iter().copied()).unwrap();
    let start = G::start(&options).unwrap();
    if wins(&start, &mut Memory::new()) { start.mover() } else { start.mover().other() }
}
