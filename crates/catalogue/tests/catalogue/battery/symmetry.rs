//! Check of the symmetries a game declares.

use super::drive::ensure;
use super::drive::{Check, CheckResult, Ply};
use tabuleiro_engine::search::Heuristic;

/// Symmetries map positions, actions and outcomes consistently.
pub struct Symmetries;

impl Check for Symmetries {
    type Memory<G: Heuristic> = ();
    const EVERY: u32 = 6;

    fn ply<G: Heuristic>((): &mut (), ply: &mut Ply<'_, G>) -> CheckResult {
        let count = ply.before.symmetries();
        ensure!(count >= 1, "the number of symmetries must count the identity");
        let identity =
            ply.before.transformed(0) == *ply.before && ply.before.transformed_action(0, ply.action) == ply.action;
        ensure!(identity, "symmetry 0 is not the identity");
        for k in 1..count {
            mirrored(ply, k).map_err(|why| format!("symmetry {k} of {count}: {why}"))?;
        }
        Ok(())
    }
}

fn mirrored<G: Heuristic>(ply: &Ply<'_, G>, k: u8) -> CheckResult {
    let seen = ply.before.transformed(k);
    let mut found = Vec::new();
    seen.actions(&mut found);
    let mut expected: Vec<G::Action> = ply.legal.iter().map(|&a| ply.before.transformed_action(k, a)).collect();
    expected.sort_unstable();
    ensure!(found == expected, "the legal actions are {found:?}, expected {expected:?}");
    let mut played = seen.clone();
    played.apply(ply.before.transformed_action(k, ply.action), &mut ());
    let after = ply.after.transformed(k);
    let of = |p: &G| (p.mover(), p.outcome(), p.score());
    ensure!(of(&after) == of(ply.after), "{:?} becomes {:?}", of(ply.after), of(&after));
    ensure!(
        played == after && played.key() == after.key(),
        "playing the transformed action does not give the transformed position"
    );
    Ok(())
}
