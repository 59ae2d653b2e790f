//! Two games between two players from the same opening, once with each of them to begin.

use crate::budget::{Budget, processor_time};
use crate::player::{Player, winning_person};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::time::Duration;
use tabuleiro_games::AnyPosition;
use tabuleiro_rules::below;

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
    /// Games that the first player won.
    pub won: u32,
    /// Games that nobody won.
    pub drawn: u32,
    /// Games that the first player lost.
    pub lost: u32,
    /// Actions of both games, the openings left out.
    pub actions: u32,
}

impl Pair {
    /// The first player's score in quarters of the pair: two for a victory, one for a draw.
    pub fn quarters(&self) -> usize {
        (2 * self.won + self.drawn) as usize
    }
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
            match winning_person(&*position) {
                None => pair.drawn += 1,
                Some(person) if person.index() == begins => pair.won += 1,
                Some(_) => pair.lost += 1,
            }
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
            if progress.finished || (player.takes_budget() && self.spent(begun)) {
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
