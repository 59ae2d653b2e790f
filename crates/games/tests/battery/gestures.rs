//! The law of gestures (C9): tapping narrows the legal actions down to one, never past one; and of remarks, which speak
//! of sites of the board.

use crate::drive::{Held, Law, Ply};
use crate::ensure;
use tabuleiro_engine::search::Heuristic;
use tabuleiro_rules::{Choice, Tap, Taps};

/// Taps of all legal actions.
pub struct Gestures;

impl Law for Gestures {
    type Memory<G: Heuristic> = ();
    const EVERY: u32 = 4;

    fn ply<G: Heuristic>((): &mut (), ply: &mut Ply<'_, G>) -> Held {
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
            ensure!(!lost && !remark.sites.is_empty(), "{remark:?} speaks of no site or of none of {sites}");
        }
        for (taps, action) in &all {
            ensure!(!taps.is_empty(), "{action:?} has no gesture");
            let lost = taps.iter().find(|tap| matches!(tap, Tap::Site(site) if site.index() >= sites));
            ensure!(lost.is_none(), "the gesture of {action:?} taps {lost:?} of {sites} sites");
        }
        // Sorted, a gesture stands right before the first of those that begin with it.
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
            ensure!(*taps == [Tap::Choice(Choice::Pass)], "passing is not the button for it: {taps:?}");
        }
        Ok(())
    }
}

fn written<G: Heuristic>(position: &G, action: G::Action) -> String {
    let mut text = String::new();
    position.write(action, &mut text);
    text
}
