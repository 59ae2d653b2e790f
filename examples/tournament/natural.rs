//! Measures how naturally the levels err. A person overlooks what is far ahead; an action that loses much although a
//! search of two plies sees it is an error that no person of that strength makes.

use crate::ledger::Naturalness;
use crate::pair::Terms;
use crate::player::Player;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::collections::HashMap;
use tabuleiro_engine::search::{KeptSearches, Method, Setting};
use tabuleiro_games::AnyPosition;

/// Nodes of the search that judges the actions.
const JUDGE: u64 = 20_000;
/// Nodes of the search of two plies.
const GLANCE: u64 = 40_000;
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
            if position.legal().len() > 1 {
                decided += 1;
                let loss = loss(&*position, &action, position.method(), JUDGE, LONGEST);
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
    let setting = Setting { depth, noise: 0.0, compares: true, ..Setting::full(nodes) };
    let mut search = position.opponent_with(method, setting, 1);
    while !search.think(nodes).finished {}
    let values: HashMap<String, f32> = search.candidates().into_iter().map(|c| (c.text, c.value)).collect();
    let best = values.values().copied().fold(f32::NEG_INFINITY, f32::max);
    values.get(action).map_or(0.0, |value| best - value)
}
