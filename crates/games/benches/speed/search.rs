//! Nodes a second of both searches, on a few games that are served by them: one action tried out is one node, whichever
//! search does it.

use criterion::{BatchSize, Criterion, Throughput};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tabuleiro_engine::search::{Heuristic, Method, Setting, opponent_with};
use tabuleiro_games::{GameId, Visitor};
use tabuleiro_rules::below;

/// Nodes of one search: enough for the tree to grow and its table to fill, little enough to be done many times.
const NODES: u64 = 20_000;

/// Random actions before the search: starts are symmetrical and their first actions quiet.
const PLIES: u32 = 8;

/// Games with men that move and take, seeds, and discs that flip; and games of placing, where only the end tells.
const GAMES: [(Method, &[GameId]); 2] = [
    (Method::AlphaBeta, &[GameId::Otelo111, GameId::MakYek, GameId::Ouri, GameId::XadrezEspartano]),
    (Method::MonteCarlo, &[GameId::Hex, GameId::Quadrex, GameId::Oust, GameId::Produto]),
];

/// Measures one search of one game.
struct Measure<'a>(&'a mut Criterion, Method);

impl Visitor for Measure<'_> {
    type Output = ();

    fn visit<G: Heuristic>(self) {
        let Measure(criterion, method) = self;
        let position = some_way_on::<G>();
        let search = || opponent_with(&position, method, Setting::full(NODES), 1);
        // A search that is certain of its answer stops earlier.
        let nodes = search().think(NODES).nodes;
        let name = match method {
            Method::AlphaBeta => "alpha-beta",
            Method::MonteCarlo => "monte-carlo",
        };
        let mut group = criterion.benchmark_group(G::FACTS.id);
        group.throughput(Throughput::Elements(nodes));
        group.bench_function(name, |bencher| {
            bencher.iter_batched(search, |mut search| search.think(NODES), BatchSize::PerIteration);
        });
        group.finish();
    }
}

/// The position some random actions after the start, always the same.
fn some_way_on<G: Heuristic>() -> G {
    let mut position = G::start(&G::FACTS.defaults()).expect("every game starts with its defaults");
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let mut actions = Vec::new();
    for _ in 0..PLIES {
        actions.clear();
        position.actions(&mut actions);
        position.apply(actions[below(&mut rng, actions.len() as u32) as usize], &mut ());
    }
    position
}

pub(crate) fn speed(criterion: &mut Criterion) {
    for (method, games) in GAMES {
        for &game in games {
            game.visit(Measure(criterion, method));
        }
    }
}
