//! Measures how naturally the levels err. A person overlooks what is far ahead; an action that loses much although a
//! search of two plies sees it is an error that no person of that strength makes.

use crate::ledger::Naturalness;
use crate::pair::Terms;
use crate::player::{Player, winning_person};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::collections::HashMap;
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_engine::search::{KeptSearches, Method, Setting};

/// Nodes of the search that judges the actions. It gets more in positions with so many actions that it would not complete
/// two plies.
const JUDGE: u64 = 20_000;
/// The maximum number of nodes of the search of two plies.
const GLANCE: u64 = 600_000;
/// The loss of value from which an action is a blunder.
const BLUNDER: f32 = 0.5;
/// The loss of value from which an action counts as an error.
const ERROR: f32 = 0.05;
/// The greatest number of decisions of a match that are judged.
const LONGEST: u32 = 120;

/// Judges the decisions of a player in matches against itself. `seed` returns the seed of a match by its number.
pub fn measure(terms: &Terms, player: Player, matches: u32, seed: impl Fn(u32) -> u64) -> Naturalness {
    let (mut all, mut losses) = (Naturalness::default(), Vec::new());
    for number in 0..matches {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed(number));
        let mut position = terms.opening_position(&mut rng);
        let mut decided = 0;
        while position.outcome().is_none() && decided < LONGEST {
            let seed = seed(number) ^ position.person().index() as u64;
            let action = terms.decide(player, &*position, seed, &mut rng, &mut KeptSearches::default());
            let choices = position.legal().len() as u64;
            if choices > 1 {
                decided += 1;
                let loss = loss(&*position, &action, position.method(), JUDGE.max(2 * choices * choices), LONGEST);
                all.decisions += 1;
                all.blunders += u32::from(loss > BLUNDER);
                let seen = loss > BLUNDER && self::loss(&*position, &action, Method::AlphaBeta, GLANCE, 2) > BLUNDER;
                all.unnatural += u32::from(seen);
                losses.extend((loss > ERROR).then_some(loss));
            }
            position.play(&action, &mut Vec::new()).expect("players play legal actions");
        }
    }
    let count = losses.len().max(1) as f32;
    all.errors = losses.len() as u32;
    all.mean = losses.iter().sum::<f32>() / count;
    all.spread = (losses.iter().map(|loss| (loss - all.mean).powi(2)).sum::<f32>() / count).sqrt();
    all
}

/// Returns by how much an action is worse than the best one, by a search of all actions.
fn loss(position: &dyn AnyPosition, action: &str, method: Method, nodes: u64, depth: u32) -> f32 {
    let (best, own) = values(position, action, method, nodes, depth);
    // A search ends with the first win that it finds, or with its last node, without values for the other actions.
    let own = own.filter(|_| best < 1.0).unwrap_or_else(|| alone(position, action, method, nodes, depth));
    (best.max(own) - own).max(0.0)
}

/// Returns the value of the best action by a search, and that of one action if the search has valued it.
fn values(position: &dyn AnyPosition, action: &str, method: Method, nodes: u64, depth: u32) -> (f32, Option<f32>) {
    let setting = Setting { depth, noise: 0.0, compares: true, ..Setting::full(nodes) };
    let mut search = position.opponent_with(method, setting, 1);
    while !search.think(nodes).finished {}
    let valued = search.candidates().into_iter().filter(|candidate| candidate.trust > 0.0);
    let values: HashMap<String, f32> = valued.map(|c| (c.text, c.value)).collect();
    (values.values().copied().fold(f32::NEG_INFINITY, f32::max), values.get(action).copied())
}

/// Returns the value of an action by a search of the position after it.
fn alone(position: &dyn AnyPosition, action: &str, method: Method, nodes: u64, depth: u32) -> f32 {
    let mut next = position.boxed();
    next.play(action, &mut Vec::new()).expect("players play legal actions");
    let person = position.person();
    if next.outcome().is_some() {
        return winning_person(&*next).map_or(0.0, |winner| if winner == person { 1.0 } else { -1.0 });
    }
    let (best, _) = values(&*next, "", method, nodes, depth.saturating_sub(1).max(1));
    let value = best.clamp(-1.0, 1.0);
    if next.person() == person { value } else { -value }
}
