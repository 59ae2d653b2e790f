//! A playout asks the allocator for nothing once its list of actions has grown.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use tabuleiro_engine::search::Heuristic;
use tabuleiro_games::{GameId, Visitor};
use tabuleiro_rules::Options;

/// The system's allocator, counting what each thread asks of it.
struct Counting;

thread_local! {
    static ASKED: Cell<u64> = const { Cell::new(0) };
}

fn count() {
    // A thread that is going down has no counter any more.
    let _ = ASKED.try_with(|asked| asked.set(asked.get() + 1));
}

// SAFETY: every call is handed on to the system's allocator as it came; counting neither allocates nor panics.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        count();
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        // SAFETY: the memory comes from `System`, by `alloc` or `realloc` above and below.
        unsafe { System.dealloc(memory, layout) }
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        count();
        // SAFETY: as for `dealloc`, and the caller keeps the contract of `realloc`.
        unsafe { System.realloc(memory, layout, size) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// How often the allocator is asked while random matches are played a second time.
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
                // The same match with all actions listed, for games that draw without listing.
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
        let facts = game.facts();
        let variants = if facts.variants.is_empty() { &[""] } else { facts.variants };
        for variant in variants {
            let options = facts.parse_options(Some(*variant).filter(|v| !v.is_empty())).unwrap();
            let asked = game.visit(Asked(&options));
            assert_eq!(asked, 0, "{} {variant} asked the allocator {asked} times", game.id());
        }
    }
}

#[test]
fn the_allocator_does_count() {
    let before = ASKED.get();
    let boxed = Box::new(before);
    assert!(ASKED.get() > *boxed);
}
