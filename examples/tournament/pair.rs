//! Two games between two players from the same opening, once with each of them to begin.

use crate::budget::{Budget, processor_time};
use crate::player::Player;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::time::Duration;
use tabuleiro::games::AnyPosition;
use tabuleiro::rules::below;

/// Nodes between two looks at the clock.
const SLICE: u64 = 500;

/// What two players meet over.
#[derive(Clone, Debug)]
pub struct Terms {
    /// Where every game starts.
    pub start: Box<dyn AnyPosition>,
    /// The most random actions an opening has.
    pub opening: u32,
    /// For each action.
    pub budget: Budget,
}

/// Two games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pair {
    /// The first player's score in quarters of the pair: two for a victory, one for a draw.
    pub quarters: usize,
    /// Actions of both games, the openings left out.
    pub actions: u32,
}

impl Terms {
    /// Plays a pair; the same seed and a budget of nodes give the same games.
    pub fn play(&self, players: [Player; 2], seed: u64) -> Pair {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let opening = self.opening_position(&mut rng);
        let mut pair = Pair::default();
        for begins in [0, 1] {
            let mut position = opening.boxed();
            // Persons, not sides: after a swap the players keep their places.
            let seat = |position: &dyn AnyPosition| position.person().index() ^ begins;
            while position.outcome().is_none() {
                let player = players[seat(&*position)];
                let action = self.decide(player, &*position, seed ^ u64::from(pair.actions) << 32, &mut rng);
                position.play(&action, &mut Vec::new()).expect("players play legal actions");
                pair.actions += 1;
            }
            pair.quarters += match winning_person(&*position) {
                None => 1,
                Some(person) if person ^ begins == 0 => 2,
                Some(_) => 0,
            };
        }
        pair
    }

    /// A running position some random actions after the start.
    fn opening_position(&self, rng: &mut Xoshiro256PlusPlus) -> Box<dyn AnyPosition> {
        loop {
            let mut position = self.start.boxed();
            for _ in 0..below(rng, self.opening + 1) {
                if let Some(action) = Player::Random.at_sight(&*position, rng) {
                    position.play(&action, &mut Vec::new()).expect("legal actions can be played");
                }
            }
            if position.outcome().is_none() {
                return position;
            }
        }
    }

    fn decide(&self, player: Player, position: &dyn AnyPosition, seed: u64, rng: &mut Xoshiro256PlusPlus) -> String {
        if let Some(action) = player.at_sight(position, rng) {
            return action;
        }
        let begun = processor_time();
        let mut opponent = player.opponent(position, self.budget.nodes(), seed).expect("all others search");
        loop {
            let progress = opponent.think(SLICE);
            if progress.finished || self.spent(begun) {
                return progress.best.expect("the game is running");
            }
        }
    }

    fn spent(&self, begun: Option<Duration>) -> bool {
        match (self.budget, begun, processor_time()) {
            (Budget::Time(most), Some(begun), Some(now)) => now.saturating_sub(begun) >= most,
            _ => false,
        }
    }
}

/// The person who won, 0 or 1.
fn winning_person(position: &dyn AnyPosition) -> Option<usize> {
    let side = position.outcome()?.winner()?;
    Some(if position.swapped() { side.other() } else { side }.index())
}
