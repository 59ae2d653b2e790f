//! Check of `Position::sample`: it draws every legal action equally often, and no other.

use super::drive::ensure;
use super::drive::{Check, CheckResult, Ply};
use tabuleiro_engine::search::Heuristic;

/// Counts the actions drawn by `sample`.
pub struct Sampling;

impl Check for Sampling {
    /// The number of positions whose draws were counted.
    type Memory<G: Heuristic> = u32;
    const EVERY: u32 = 10;

    fn ply<G: Heuristic>(counted: &mut u32, ply: &mut Ply<'_, G>) -> CheckResult {
        const COUNTED: u32 = 24;
        const MOST_ACTIONS: usize = 40;
        let mut scratch = Vec::new();
        let few = (2..MOST_ACTIONS).contains(&ply.legal.len());
        if !few || *counted >= COUNTED || ply.number % 3 == 1 {
            for _ in 0..3 {
                let drawn = ply.before.sample(ply.rng, &mut scratch);
                ensure!(ply.legal.binary_search(&drawn).is_ok(), "{drawn:?} was drawn, which is not legal");
            }
            return Ok(());
        }
        *counted += 1;
        // Expected number of draws of each action; the standard deviation is 16.
        const EXPECTED: u32 = 256;
        let mut times = vec![0u32; ply.legal.len()];
        for _ in 0..EXPECTED * ply.legal.len() as u32 {
            let drawn = ply.before.sample(ply.rng, &mut scratch);
            let index =
                ply.legal.binary_search(&drawn).map_err(|_| format!("{drawn:?} was drawn, which is not legal"))?;
            times[index] += 1;
        }
        for (action, &n) in ply.legal.iter().zip(&times) {
            let unlikely = n.abs_diff(EXPECTED) > 6 * 16;
            ensure!(!unlikely, "{action:?} was drawn {n} times instead of about {EXPECTED}; all: {times:?}");
        }
        Ok(())
    }
}
