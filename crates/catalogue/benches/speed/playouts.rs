//! Random playouts and perft nodes per second of every game, from its start.

use criterion::{Criterion, Throughput};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tabuleiro_catalogue::{GameId, Visitor};
use tabuleiro_engine::search::Heuristic;

/// Measures playouts and perft of one game.
struct Measure<'a>(&'a mut Criterion);

impl Visitor for Measure<'_> {
    type Output = ();

    fn visit<G: Heuristic>(self) {
        let start = G::start(&G::FACTS.defaults()).expect("every game starts with its defaults");
        let mut group = self.0.benchmark_group(G::FACTS.id);

        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        let mut scratch = Vec::new();
        group.throughput(Throughput::Elements(1));
        group.bench_function("playouts", |bencher| {
            bencher.iter(|| start.clone().random_playout(&mut rng, &mut scratch, u32::MAX));
        });

        let depth = depth(&start);
        group.throughput(Throughput::Elements(start.perft(depth)));
        group.bench_function("perft", |bencher| bencher.iter(|| start.perft(depth)));
        group.finish();
    }
}

/// Returns the greatest perft depth with at most `MOST` nodes.
fn depth<G: Heuristic>(start: &G) -> u32 {
    const MOST: u64 = 200_000;
    const DEEPEST: u32 = 12;
    (1..DEEPEST).take_while(|&depth| start.perft(depth) <= MOST).last().unwrap_or(1)
}

pub(crate) fn speed(criterion: &mut Criterion) {
    for &game in GameId::ALL {
        game.visit(Measure(criterion));
    }
}
