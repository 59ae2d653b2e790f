//! Check of effects: applied to the pieces of a position, they give the pieces of the next position.

use super::drive::ensure;
use super::drive::{Check, CheckResult, Ply};
use super::notation::pieces;
use tabuleiro_engine::search::Heuristic;
use tabuleiro_rules::{Effect, Player, Removal, Site};

/// Replays the effects of an action on a list of pieces.
pub struct EffectReplay;

impl Check for EffectReplay {
    type Memory<G: Heuristic> = ();
    const EVERY: u32 = 2;

    fn ply<G: Heuristic>((): &mut (), ply: &mut Ply<'_, G>) -> CheckResult {
        let mut list = pieces(ply.before);
        let sites = ply.sites;
        if let Some(first) = ply.events.first() {
            ensure!(first.beat == 0, "the first beat is {}", first.beat);
        }
        for pair in ply.events.windows(2) {
            ensure!(pair[0].beat <= pair[1].beat, "beat {} comes after beat {}", pair[1].beat, pair[0].beat);
        }
        for event in ply.events {
            let outside = touched(event.effect).into_iter().find(|s| s.index() >= sites);
            ensure!(outside.is_none(), "{event:?} happens on site {outside:?} of {sites}");
            list.apply(event.effect).map_err(|why| format!("{event:?}: {why}"))?;
        }
        let expected = pieces(ply.after);
        ensure!(list == expected, "the effects {:?}\n  lead to {list:?}\n  the position has {expected:?}", ply.events);
        let doubled = expected.standing().windows(2).find(|p| (p[0].at, p[0].piece) == (p[1].at, p[1].piece));
        ensure!(doubled.is_none(), "the same pieces are listed twice: {doubled:?}");
        let wrong = expected.standing().iter().find(|s| s.count == 0 || s.at.index() >= sites);
        ensure!(wrong.is_none(), "impossible count or site: {wrong:?}");
        for player in Player::BOTH {
            let shown = ply.events.iter().rev().find_map(|e| match e.effect {
                Effect::Score { player: p, points } if p == player => Some(points),
                _ => None,
            });
            let has = ply.after.score().map(|s| s[player.index()]);
            ensure!(
                shown.is_none() || shown == has,
                "the effects show {shown:?} points of {player:?}, the position has {has:?}"
            );
        }
        Ok(())
    }
}

/// Returns the sites an effect names.
fn touched(effect: Effect) -> Vec<Site> {
    match effect {
        Effect::Place { at, .. } | Effect::Transform { at, .. } => vec![at],
        Effect::Move { from, to, .. } | Effect::Sow { from, to, .. } => vec![from, to],
        Effect::Flip { at, by, .. } => vec![at, by],
        Effect::Remove { at, why: Removal::Custody([a, b]), .. } => vec![at, a, b],
        Effect::Remove { at, why: Removal::Intervention(by), .. } => vec![at, by],
        Effect::Remove { at, .. } => vec![at],
        Effect::Score { .. } | Effect::SwapSides | Effect::Pass { .. } => Vec::new(),
    }
}
