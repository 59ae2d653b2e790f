//! How promising the actions of a position are before any search.

use super::{Heuristic, Method};
use std::cmp::Reverse;

/// Returns the ordering hint of each of the legal `actions` for alpha-beta search.
pub(super) fn orders<G: Heuristic>(position: &G, actions: &[G::Action]) -> Vec<i32> {
    let mut orders = Vec::with_capacity(actions.len());
    match const { G::ALPHA_BETA.rank } {
        Some(rank) => {
            rank(position, actions, &mut orders);
        }
        None => orders.extend(actions.iter().map(|&action| position.move_order(action))),
    }
    orders
}

/// Returns how promising each of the legal `actions` is, from 0 to 1. In games that
/// [guess](super::MonteCarloHints::guess) this is the probability of the action divided by that of the likeliest one. In
/// games whose search tries only the best actions of a position ([`breadth`](super::AlphaBetaHints::breadth)) it is 1 for
/// that many actions with the largest ordering hints, and 0 for the others; actions with equal hints get the same number.
/// In all other games it is 1.
#[must_use]
pub fn promises<G: Heuristic>(position: &G, actions: &[G::Action]) -> Vec<f32> {
    let breadth = const { G::ALPHA_BETA.breadth };
    match const { G::MONTE_CARLO.guess } {
        Some(guess) => {
            let mut shares = Vec::with_capacity(actions.len());
            guess(position, actions, &mut shares);
            let most = shares.iter().copied().fold(f32::MIN_POSITIVE, f32::max);
            shares.iter_mut().for_each(|share| *share /= most);
            shares
        }
        None if G::METHOD == Method::AlphaBeta && breadth < actions.len() => {
            let orders = orders(position, actions);
            let mut best = orders.clone();
            best.sort_unstable_by_key(|&order| Reverse(order));
            let least = best[breadth - 1];
            orders.iter().map(|&order| f32::from(u8::from(order >= least))).collect()
        }
        None => vec![1.0; actions.len()],
    }
}
