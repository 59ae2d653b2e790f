//! Benchmarks of the table without a window: planning the choreography of whole matches, building boards, and one
//! update of the app with a hundred pieces at rest and in motion.
//!
//! `cargo bench --bench table`

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::hint::black_box;
use std::path::PathBuf;
use std::time::Duration;
use tabuleiro::app::headless::bench::{BenchTable, Planning};

fn update(criterion: &mut Criterion) {
    let folder = scratch();
    let mut table = BenchTable::with_pieces("conectar_6", 100, &folder);
    let mut group = criterion.benchmark_group("update");
    group.bench_function("100 pieces at rest", |bencher| bencher.iter(|| table.update()));
    table.set_in_motion();
    group.bench_function("100 pieces in motion", |bencher| {
        assert!(table.moving(), "the motion must last longer than the benchmark");
        bencher.iter(|| table.update());
        black_box(table.moving());
    });
    group.finish();
    assert!(table.moving(), "the motion must last longer than the benchmark");
    let _ = std::fs::remove_dir_all(folder);
}

fn plan(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("plan");
    // Games with different effects: flips in lines, cascades, sowing, captures, single stones.
    for game in ["otelo_1_11", "quadrex", "kalah", "mak_yek", "hex"] {
        let planning = Planning::of(game, 60);
        group.throughput(Throughput::Elements(planning.actions() as u64));
        group.bench_function(game, |bencher| bencher.iter(|| planning.plan()));
    }
    group.finish();
}

fn lay(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("lay");
    for game in ["otelo_1_11", "hex", "ouri", "conectar_6"] {
        let folder = scratch();
        let mut table = BenchTable::with_pieces(game, 1, &folder);
        group.bench_function(game, |bencher| bencher.iter(|| table.lay_board()));
        let _ = std::fs::remove_dir_all(folder);
    }
    group.finish();
}

fn scratch() -> PathBuf {
    std::env::temp_dir().join(format!("tabuleiro-bench-{}", std::process::id()))
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(30)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(3));
    targets = plan, lay, update
}
criterion_main!(benches);
