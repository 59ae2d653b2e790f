//! Playouts allocate no memory once their list of actions has reached its full capacity.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use tabuleiro_catalogue::{GameId, Visitor};
use tabuleiro_engine::search::Heuristic;
use tabuleiro_rules::Options;

/// The system's allocator with a count of the allocations of each thread.
struct Counting;

thread_local! {
    static ASKED: Cell<u64> = const { Cell::new(0) };
}

fn count() {
    // The counter of a thread that is ending no longer exists.
    let _ = ASKED.try_with(|asked| asked.set(asked.get() + 1));
}

// SAFETY: every call is forwarded unchanged to the system's allocator; counting neither allocates nor panics.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller upholds the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the memory comes from `System`, through `alloc` or `realloc` of this type.
        unsafe { System.dealloc(memory, layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: as for `dealloc`, and the caller upholds the contract of `realloc`.
        unsafe { System.realloc(memory, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Visits a game and returns the number of allocations during a second run of the same random matches.
struct Asked<'a>(&'a Options);

impl Visitor for Asked<'_> {
    type Output = u64;

    fn visit<G: Heuristic>(self) -> u64 {
        const MATCHES: u64 = 20;
        let start = G::start(self.0).unwrap();
        let (mut drawn, mut listed) = (Vec::new(), Vec::new());
        let mut all = || {
            for seed in 0..MATCHES {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                start.clone().random_playout(&mut rng, &mut drawn, u32::MAX);
                // The same match with a list of all actions, for games whose `sample` does not list them.
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                let mut position = start.clone();
                while position.outcome().is_none() {
                    listed.clear();
                    position.actions(&mut listed);
                    let action = position.sample(&mut rng, &mut drawn);
                    position.apply(action, &mut ());
                }
            }
        };
        all();
        let before = ASKED.get();
        all();
        ASKED.get() - before
    }
}

#[test]
fn random_playouts_allocate_nothing_after_the_first() {
    for &game in GameId::ALL {
        for options in game.facts().defaults_of_variants() {
            let asked = game.visit(Asked(&options));
            assert_eq!(asked, 0, "{} {} allocated {asked} times", game.id(), options.variant);
        }
    }
}

#[test]
fn the_counting_allocator_counts_allocations() {
    let before = ASKED.get();
    let boxed = Box::new(before);
    assert!(ASKED.get() > *boxed);
}
