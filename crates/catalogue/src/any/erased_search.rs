//! The implementation of [`SearchablePosition`] for the positions of every game.

use super::SearchablePosition;
use super::erased::Erased;
use crate::persons;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tabuleiro_engine::person::Persona;
use tabuleiro_engine::search::exact::{Exhausted, Forcing, Goal};
use tabuleiro_engine::search::{
    Heuristic, KEEPS, KeptSearches, Ladder, Method, Opponent, Setting, ladder, promises, resumed,
};
use tabuleiro_engine::solve::{Prover, Purpose, Refusal, Request, adviser, player, players, players_resumed, prover};
use tabuleiro_rules::{Impossible, Options, Player, Reader, impossibility};

impl<G: Heuristic> Erased<G> {
    /// Returns the options of a match on the board of this position, which
    /// [`AnyPosition::with_object`](crate::AnyPosition::with_object) may have changed.
    fn options_of_board(&self) -> Options {
        let mut options = self.options.clone();
        let default = G::FACTS.defaults().size();
        let Ok((columns, rows)) = Reader(&self.position.object()).size(default) else { return options };
        if (columns, rows) != options.size() {
            // Games without the option have one board only, so there is nothing to change.
            let _ = options.set(G::FACTS, "size", &format!("{columns}x{rows}"));
        }
        options
    }
}

impl<G: Heuristic> SearchablePosition for Erased<G> {
    fn impossibility(&self) -> Option<Impossible> {
        match G::start(&self.options_of_board()) {
            Ok(start) => impossibility(&self.position, &start),
            Err(error) => Some(Impossible::new("options", "those of a match", error)),
        }
    }

    fn perft(&self, depth: u32) -> u64 {
        self.position.perft(depth)
    }

    fn playouts(&self, count: u64, seed: u64) -> u64 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut scratch = Vec::new();
        let mut plies = 0;
        for _ in 0..count {
            let mut position = self.position.clone();
            plies += u64::from(position.random_playout(&mut rng, &mut scratch, u32::MAX));
        }
        plies
    }

    fn opponent(&self, persona: Persona, seed: u64) -> Box<dyn Opponent> {
        if persona.level.is_best() {
            return player(&self.position, &self.options, seed);
        }
        persons::opponent(self, persona, seed)
    }

    fn opponents(&self, seed: u64, most: usize) -> Vec<Box<dyn Opponent>> {
        // A page has no threads that share memory. This keeps the code for them out of it.
        if cfg!(target_family = "wasm") {
            return vec![player(&self.position, &self.options, seed)];
        }
        players(&self.position, &self.options, seed, most)
    }

    fn opponents_resumed(&self, seed: u64, most: usize, kept: KeptSearches) -> Vec<Box<dyn Opponent>> {
        if KEEPS {
            players_resumed(&self.position, &self.options, seed, most, kept)
        } else {
            self.opponents(seed, most)
        }
    }

    fn purpose(&self) -> Purpose {
        Purpose::play(&self.position)
    }

    fn adviser(&self, seed: u64) -> Box<dyn Opponent> {
        adviser(&self.position, &self.options, seed)
    }

    fn method(&self) -> Method {
        G::METHOD
    }

    fn is_selective(&self) -> bool {
        G::ALPHA_BETA.selective
    }

    fn promises(&self) -> Vec<f32> {
        let mut actions = Vec::new();
        self.position.actions(&mut actions);
        promises(&self.position, &actions)
    }

    fn images(&self, text: &str, key: u64) -> Vec<String> {
        let Ok(action) = self.position.read(text) else { return Vec::new() };
        let mut images = Vec::new();
        for k in 0..self.position.symmetries() {
            let image = self.position.transformed(k);
            if image.key() == key {
                let mut written = String::new();
                image.write(self.position.transformed_action(k, action), &mut written);
                images.push(written);
            }
        }
        images
    }

    fn ladder(&self) -> Ladder {
        ladder::<G>(&self.options)
    }

    fn opponent_with(&self, method: Method, setting: Setting, seed: u64) -> Box<dyn Opponent> {
        tabuleiro_engine::search::opponent_with(&self.position, method, setting, seed)
    }

    fn searches_resumed(
        &self,
        method: Method,
        setting: Setting,
        seed: u64,
        count: usize,
        kept: KeptSearches,
    ) -> Vec<Box<dyn Opponent>> {
        if KEEPS {
            resumed(&self.position, method, setting, seed, count, kept)
        } else {
            vec![self.opponent_with(method, setting, seed)]
        }
    }

    fn forced(&self, goal: Goal, person: Player, plies: u32, nodes: u64) -> Result<Option<u32>, Exhausted> {
        Forcing::new(goal, person, nodes).within(&self.position, plies)
    }

    fn forced_after_each(
        &self,
        goal: Goal,
        person: Player,
        plies: u32,
        nodes: u64,
    ) -> Result<Vec<Option<u32>>, Exhausted> {
        Forcing::new(goal, person, nodes).after_each(&self.position, plies)
    }

    fn prover(&self, request: Request) -> Result<Box<dyn Prover>, Refusal> {
        prover(&self.position, &self.options, request)
    }
}
