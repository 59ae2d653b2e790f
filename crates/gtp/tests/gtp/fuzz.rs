//! Fuzz targets: mutated input texts, and the invariants that hold for all of them. No text causes a panic; a refused
//! text changes nothing; an accepted one can be printed and read back without a difference, and play continues from it.
//!
//! Every target turns a string of bytes into decisions ([`choices::Choices`]): which game, which position, what to
//! change in its text. By default a fixed number of strings from fixed seeds is tried, so that a failure comes from a
//! change of the code. With `BOLERO_RANDOM_TEST_TIME_MS=60000` bolero tries new strings for a minute a target, as
//! `./check --long` does, and shrinks and prints a string that violates an invariant.

mod actions;
mod choices;
mod lines;
mod positions;
mod records;
mod seeds;
mod values;

use choices::Choices;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tabuleiro_rules::{Rng, below};

/// The longest string of decisions, in bytes.
const LONGEST: usize = 400;

/// Tests an invariant with `count` strings of decisions, the same ones every time, and fails if fewer than a fifth of
/// them led to an accepted text.
fn try_some(count: u64, law: fn(&mut Choices) -> bool) {
    let mut accepted = 0;
    for seed in 0..count {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let length = below(&mut rng, LONGEST as u32 + 1);
        let bytes: Vec<u8> = (0..length).map(|_| rng.next_u32() as u8).collect();
        accepted += u64::from(law(&mut Choices::new(&bytes)));
    }
    assert!(accepted * 5 > count, "only {accepted} of {count} texts are accepted");
}

/// Tests an invariant, a function that returns whether the text was accepted: with `count` fixed strings, or with new
/// ones for the time that the environment sets.
macro_rules! hold {
    ($count:expr, $law:expr) => {
        if std::env::var_os("BOLERO_RANDOM_TEST_TIME_MS").is_some() {
            bolero::check!().with_max_len(LONGEST).for_each(|bytes: &[u8]| {
                $law(&mut Choices::new(bytes));
            });
        } else {
            try_some($count, $law);
        }
    };
}

#[test]
fn a_position_object_is_refused_or_reads_back_as_it_prints() {
    hold!(4_000, positions::law);
}

#[test]
fn an_action_is_refused_and_changes_nothing_or_is_one_of_the_legal_ones() {
    hold!(2_000, actions::law);
}

#[test]
fn a_record_is_refused_or_replays_up_to_its_first_illegal_action() {
    hold!(1_500, records::law);
}

#[test]
fn a_line_of_the_protocol_is_answered_and_changes_nothing_when_refused() {
    hold!(1_000, lines::law);
}
