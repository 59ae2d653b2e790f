//! Laws about legal actions and about the end.

use crate::drive::{End, Held, Law, Ply};
use crate::ensure;
use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tabuleiro_engine::search::Heuristic;
use tabuleiro_rules::{Effect, PlayError, below};

/// What holds while the game runs.
pub struct Lists;

impl Law for Lists {
    type Memory<G: Heuristic> = Vec<G::Action>;

    fn ply<G: Heuristic>(list: &mut Vec<G::Action>, ply: &mut Ply<'_, G>) -> Held {
        let (before, legal) = (ply.before, ply.legal);
        ensure!(
            legal.windows(2).all(|pair| pair[0] < pair[1]),
            "the legal list is not sorted or repeats itself: {legal:?}"
        );
        list.clear();
        list.push(ply.action);
        before.actions(list);
        ensure!(list[0] == ply.action && list[1..] == *legal, "asked again, the legal list differs: {:?}", &list[1..]);
        ensure!(before.verdict().is_none(), "the game runs and has a verdict: {:?}", before.verdict());
        ensure!(before.prompt().starts_with("ask-"), "the prompt '{}' does not begin with ask-", before.prompt());
        ensure!(before.score().is_some() == ply.after.score().is_some(), "the score comes and goes");
        let value = before.evaluate();
        ensure!(value.abs() <= G::LIMIT, "the evaluation {value} is beyond ±{}", G::LIMIT);
        for &action in legal.iter().take(20) {
            before.move_order(action);
            before.is_noisy(action);
        }
        let told = ply.events.iter().any(|e| e.effect == Effect::SwapSides);
        ensure!(
            told == (before.swapped() != ply.after.swapped()),
            "sides were exchanged without SwapSides, or not with it"
        );
        Ok(())
    }
}

/// What is not legal is refused. Candidates are drawn from all actions seen in the matches so far.
pub struct Refusals;

/// Every action seen, and the order in which they were first seen.
pub struct Universe<G: Heuristic> {
    known: HashSet<G::Action>,
    all: Vec<G::Action>,
}

impl<G: Heuristic> Default for Universe<G> {
    fn default() -> Self {
        Universe { known: HashSet::new(), all: Vec::new() }
    }
}

impl Law for Refusals {
    type Memory<G: Heuristic> = Universe<G>;
    const EVERY: u32 = 12;

    fn ply<G: Heuristic>(universe: &mut Universe<G>, ply: &mut Ply<'_, G>) -> Held {
        /// Actions that are drawn, and how many of those that are not legal are tried.
        const DRAWN: usize = 60;
        const TRIED: usize = 12;
        let before = ply.before;
        for &action in ply.legal {
            if universe.known.insert(action) {
                universe.all.push(action);
            }
        }
        for &action in ply.legal.iter().step_by(1 + ply.legal.len() / 40) {
            ensure!(before.is_legal(action), "{action:?} is in the list, but is_legal denies it");
        }
        let mut tried = 0;
        for _ in 0..DRAWN {
            let action = universe.all[below(ply.rng, universe.all.len() as u32) as usize];
            if ply.legal.binary_search(&action).is_ok() {
                continue;
            }
            ensure!(!before.is_legal(action), "{action:?} is not in the list, but is_legal affirms it");
            if tried < TRIED {
                tried += 1;
                refused(before, ply.legal, action)?;
            }
        }
        Ok(())
    }

    fn end<G: Heuristic>(universe: &mut Universe<G>, end: &mut End<'_, G>) -> Held {
        for &action in universe.all.iter().step_by(1 + universe.all.len() / 100) {
            ensure!(!end.end.is_legal(action), "the game is over, but is_legal affirms {action:?}");
            let mut after = end.end.clone();
            let answer = after.play(action, &mut ());
            ensure!(answer == Err(PlayError::Over), "the game is over, but playing {action:?} gives {answer:?}");
            ensure!(after == *end.end, "the refused {action:?} changed the finished position");
        }
        Ok(())
    }
}

fn refused<G: Heuristic>(before: &G, legal: &[G::Action], action: G::Action) -> Held {
    let mut after = before.clone();
    let answer = after.play(action, &mut ());
    ensure!(matches!(answer, Err(PlayError::Illegal { .. })), "playing the illegal {action:?} gives {answer:?}");
    ensure!(after == *before && after.key() == before.key(), "the refused {action:?} changed the position");
    let mut text = String::new();
    before.write(action, &mut text);
    // Another spelling of a legal action is welcome, but it is that action then.
    if let Ok(read) = before.read(&text) {
        ensure!(legal.binary_search(&read).is_ok(), "'{text}' is read as {read:?}, which is not legal");
    }
    // `apply` may do anything with an illegal action but panic.
    let applied = catch_unwind(AssertUnwindSafe(|| before.clone().apply(action, &mut Vec::new())));
    ensure!(applied.is_ok(), "applying the illegal {action:?} panics");
    Ok(())
}

/// The end of a match.
pub struct Ends;

impl Law for Ends {
    type Memory<G: Heuristic> = ();
    const EVERY: u32 = u32::MAX;

    fn ply<G: Heuristic>((): &mut (), _: &mut Ply<'_, G>) -> Held {
        Ok(())
    }

    fn end<G: Heuristic>((): &mut (), end: &mut End<'_, G>) -> Held {
        let position = end.end;
        let mut list = Vec::new();
        position.actions(&mut list);
        ensure!(list.is_empty(), "the game is over, but {list:?} are legal");
        let verdict = position.verdict().ok_or("the game is over without a verdict")?;
        ensure!(verdict.reason.starts_with("end-"), "the reason '{}' does not begin with end-", verdict.reason);
        let sites = position.board().sites.len();
        ensure!(verdict.sites.iter().all(|s| s.index() < sites), "the verdict lights sites that are not there");
        ensure!(position.score().is_some() == end.start.score().is_some(), "the score comes and goes");
        ensure!(position.perft(1) == 0, "the game is over, but has sequences of one action");
        for text in ["pass", "a1", "e2-e4", "", "#"] {
            ensure!(position.read(text) == Err(PlayError::Over), "the game is over, but '{text}' is read");
        }
        let left = position.clone().random_playout(end.rng, &mut list, 10);
        ensure!(left == 0, "the game is over, but {left} more actions were played");
        Ok(())
    }
}
