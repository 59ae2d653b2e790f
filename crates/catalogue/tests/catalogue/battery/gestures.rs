//! Check of gestures (contract C9 in docs/architecture.md): a series of taps selects one legal action, and none is the
//! beginning of another. It also checks that remarks name sites of the board.

use super::drive::ensure;
use super::drive::{Check, CheckResult, Ply};
use tabuleiro_engine::search::Heuristic;
use tabuleiro_rules::{Choice, Tap, Taps};

/// Compares the gestures of all legal actions.
pub struct Gestures;

impl Check for Gestures {
    type Memory<G: Heuristic> = ();
    const EVERY: u32 = 4;

    fn ply<G: Heuristic>((): &mut (), ply: &mut Ply<'_, G>) -> CheckResult {
        let sites = ply.sites;
        let mut all: Vec<(Taps, G::Action)> = ply.legal.iter().map(|&a| (ply.before.taps(a), a)).collect();
        let mut others = Vec::new();
        for &action in ply.legal {
            ply.before.other_taps(action, &mut others);
            all.extend(others.drain(..).map(|taps| (taps, action)));
        }
        let picked = all.iter().find_map(|(taps, _)| match taps.first() {
            Some(Tap::Site(site)) => Some(*site),
            _ => None,
        });
        for remark in ply.before.remarks(None).into_iter().chain(ply.before.remarks(picked)) {
            let lost = remark.sites.iter().any(|site| site.index() >= sites);
            ensure!(!lost && !remark.sites.is_empty(), "{remark:?} names no site, or one beyond {sites} sites");
        }
        for (taps, action) in &all {
            ensure!(!taps.is_empty(), "{action:?} has no gesture");
            let lost = taps.iter().find(|tap| matches!(tap, Tap::Site(site) if site.index() >= sites));
            ensure!(lost.is_none(), "the gesture of {action:?} taps {lost:?} of {sites} sites");
        }
        // In sorted order a gesture comes right before the first of those that begin with it.
        all.sort_by(|a, b| a.0.iter().cmp(b.0.iter()));
        for pair in all.windows(2) {
            let ((shorter, a), (longer, b)) = (pair[0], pair[1]);
            ensure!(
                !longer.starts_with(&shorter),
                "the gesture of {a:?}, {shorter:?}, begins that of {b:?}, {longer:?}"
            );
        }
        let pass = ply.legal.iter().find(|&&a| written(ply.before, a) == "pass");
        if let Some(&pass) = pass {
            let taps = ply.before.taps(pass);
            ensure!(*taps == [Tap::Choice(Choice::Pass)], "the gesture of passing is not its button: {taps:?}");
        }
        Ok(())
    }
}

fn written<G: Heuristic>(position: &G, action: G::Action) -> String {
    let mut text = String::new();
    position.write(action, &mut text);
    text
}
