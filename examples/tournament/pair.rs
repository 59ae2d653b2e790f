//! Pairs of games: two games of two players from the same opening, with each player moving first once.

use crate::budget::{Budget, processor_time};
use crate::player::{Player, winning_person};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::time::Duration;
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_engine::search::{KeptSearches, Opponent, Progress, together};
use tabuleiro_rules::{below, mix};

/// The number of nodes between two readings of the processor time.
const SLICE: u64 = 500;

/// The conditions of a meeting.
#[derive(Clone, Debug)]
pub struct Terms {
    /// The initial position of every game.
    pub start: Box<dyn AnyPosition>,
    /// The greatest number of random actions in an opening.
    pub opening: u32,
    /// The search budget of each action.
    pub budget: Budget,
}

/// The result of two games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pair {
    /// The number of games that the first player won.
    pub won: u32,
    /// The number of drawn games.
    pub drawn: u32,
    /// The number of games that the first player lost.
    pub lost: u32,
    /// The number of actions of both games, without their opening.
    pub actions: u32,
}

impl Pair {
    /// Returns the first player's score in quarters: two for a win, one for a draw.
    pub fn quarters(&self) -> usize {
        (2 * self.won + self.drawn) as usize
    }
}

impl Terms {
    /// Plays a pair of games. With a budget in nodes, the same seed gives the same games.
    pub fn play(&self, players: [Player; 2], seed: u64) -> Pair {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let opening = self.opening_position(&mut rng);
        let mut pair = Pair::default();
        for begins in [0, 1] {
            let mut position = opening.boxed();
            // Players are assigned to persons, not to sides, because the swap rule can exchange the sides.
            let seat = |position: &dyn AnyPosition| position.person().index() ^ begins;
            let mut kept = [KeptSearches::default(), KeptSearches::default()];
            while position.outcome().is_none() {
                let (person, player) = (seat(&*position), players[seat(&*position)]);
                // The same seed during a match, because tastes do not change.
                let seed = mix(seed ^ ((person as u64) << 1 | begins as u64));
                let action = self.decide(player, &*position, seed, &mut rng, &mut kept[person]);
                kept.iter_mut().for_each(|kept| kept.played.push(action.clone()));
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

    /// Returns a position without an outcome, after 0 to `opening` random actions.
    pub fn opening_position(&self, rng: &mut Xoshiro256PlusPlus) -> Box<dyn AnyPosition> {
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

    /// Returns the action of a player; `kept` are its last searches in the same game.
    pub fn decide(
        &self,
        player: Player,
        position: &dyn AnyPosition,
        seed: u64,
        rng: &mut Xoshiro256PlusPlus,
        kept: &mut KeptSearches,
    ) -> String {
        if let Some(action) = player.at_sight(position, rng) {
            return action;
        }
        let begun = processor_time();
        let mut searches = player.opponents(position, self.budget.nodes(), seed, std::mem::take(kept));
        loop {
            let progress: Vec<Progress> = searches.iter_mut().map(|search| search.think(SLICE)).collect();
            // Helpers, which only fill a shared table, finish by themselves without an answer.
            let first = progress.into_iter().next().expect("all others search");
            if first.finished || (player.takes_budget() && self.spent(begun, player.threads())) {
                let best = match &searches[..] {
                    [_] => first.best,
                    all => {
                        together(all.iter().map(|search| search.candidates()).collect()).first().map(|c| c.text.clone())
                    }
                };
                kept.memories = searches.into_iter().filter_map(Opponent::into_memory).collect();
                kept.memories.truncate(if player.keeps() { usize::MAX } else { 0 });
                return best.expect("the game is running");
            }
        }
    }

    /// Whether that many searches have spent the budget of each.
    fn spent(&self, begun: Option<Duration>, searches: u32) -> bool {
        match (self.budget, begun, processor_time()) {
            (Budget::Time(most), Some(begun), Some(now)) => now.saturating_sub(begun) >= most * searches,
            _ => false,
        }
    }
}
