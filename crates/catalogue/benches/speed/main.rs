//! Benchmarks of the games and the searches on one core: `cargo bench -p tabuleiro_catalogue`, with `-- hex` for one game,
//! with `-- alpha-beta` for one search.

mod playouts;
mod search;

use criterion::{Criterion, criterion_group, criterion_main};
use std::time::Duration;

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2));
    targets = playouts::speed, search::speed
}
criterion_main!(benches);
