//! Random playouts and perft nodes a second on one core, for every game from its start.
//!
//! `cargo bench --no-default-features --bench speed`, or with `-- hex` for one game.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::time::Duration;
use tabuleiro::games::{GameId, Visitor};
use tabuleiro::search::Heuristic;

/// Measures one game.
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

/// The greatest depth that is counted in a moment.
fn depth<G: Heuristic>(start: &G) -> u32 {
    const MOMENT: u64 = 200_000;
    const DEEPEST: u32 = 12;
    (1..DEEPEST).take_while(|&depth| start.perft(depth) <= MOMENT).last().unwrap_or(1)
}

fn speed(criterion: &mut Criterion) {
    for &game in GameId::ALL {
        game.visit(Measure(criterion));
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2));
    targets = speed
}
criterion_main!(benches);
