//! Tests over all games: everything that happens is told, and what is told is enough to set up the board again.

mod everything;
mod positions;
mod round_trip;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_rules::{Rng, below};

/// Every variant of every game, each as a new match.
fn matches() -> impl Iterator<Item = Match> {
    GameId::ALL.iter().flat_map(|&game| {
        let variants = game.facts().defaults_of_variants();
        variants.into_iter().map(move |options| Match::new(game, &options).unwrap())
    })
}

/// Plays a random action; returns false when the match is over.
fn play_at_random(game: &mut Match, rng: &mut impl Rng) -> bool {
    let offers = game.position().legal();
    if offers.is_empty() {
        return false;
    }
    let offer = offers[below(rng, offers.len() as u32) as usize].clone();
    game.play_offer(&offer).unwrap();
    true
}

fn generator(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}
