//! Nodes per second of alpha-beta and of Monte Carlo search, on a few games for each. A node is one action applied.

use criterion::{BatchSize, Criterion, Throughput};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tabuleiro_catalogue::{GameId, Visitor};
use tabuleiro_engine::search::{Heuristic, Method, Setting, opponent_with};
use tabuleiro_rules::below;

/// Nodes of one search: enough to fill the tree and its table, few enough to repeat the search many times.
const NODES: u64 = 20_000;

/// Random actions before the search, because start positions are symmetrical and have few captures.
const PLIES: u32 = 8;

/// Games of moving, sowing and flipping for alpha-beta; games of placing stones for Monte Carlo.
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
        let position = middle_position::<G>();
        let search = || opponent_with(&position, method, Setting::full(NODES), 1);
        // A search that has solved the position stops before it has used all nodes.
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

/// Returns the position after [`PLIES`] random actions, always the same.
fn middle_position<G: Heuristic>() -> G {
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
