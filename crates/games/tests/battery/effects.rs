//! The law of effects: whoever moves pieces as told, without knowing a rule, ends up with the position.

use crate::drive::{Held, Law, Ply};
use crate::ensure;
use crate::notation::pieces;
use tabuleiro_engine::search::Heuristic;
use tabuleiro_rules::{Effect, Player, Removal, Site};

/// Effects replayed on a list of pieces.
pub struct Replayed;

impl Law for Replayed {
    type Memory<G: Heuristic> = ();
    const EVERY: u32 = 2;

    fn ply<G: Heuristic>((): &mut (), ply: &mut Ply<'_, G>) -> Held {
        let mut list = pieces(ply.before);
        let sites = ply.sites;
        if let Some(first) = ply.events.first() {
            ensure!(first.beat == 0, "the first beat is {}", first.beat);
        }
        for pair in ply.events.windows(2) {
            ensure!(pair[0].beat <= pair[1].beat, "beat {} comes after beat {}", pair[1].beat, pair[0].beat);
        }
        for event in ply.events {
            let lost = touched(event.effect).into_iter().find(|s| s.index() >= sites);
            ensure!(lost.is_none(), "{event:?} happens on site {lost:?} of {sites}");
            list.apply(event.effect).map_err(|why| format!("{event:?}: {why}"))?;
        }
        let there = pieces(ply.after);
        ensure!(list == there, "the effects {:?}\n  lead to {list:?}\n  the position has {there:?}", ply.events);
        let doubled = there.standing().windows(2).find(|p| (p[0].at, p[0].piece) == (p[1].at, p[1].piece));
        ensure!(doubled.is_none(), "the same pieces are listed twice: {doubled:?}");
        let wrong = there.standing().iter().find(|s| s.count == 0 || s.at.index() >= sites);
        ensure!(wrong.is_none(), "no such pieces can stand there: {wrong:?}");
        for player in Player::BOTH {
            let told = ply.events.iter().rev().find_map(|e| match e.effect {
                Effect::Score { player: p, points } if p == player => Some(points),
                _ => None,
            });
            let has = ply.after.score().map(|s| s[player.index()]);
            ensure!(told.is_none() || told == has, "{player:?} was told {told:?} points and has {has:?}");
        }
        Ok(())
    }
}

/// The sites an effect names.
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
