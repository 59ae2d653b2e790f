//! Checks of legal actions and of the end of matches.

use super::drive::ensure;
use super::drive::{Check, CheckResult, End, Ply};
use std::collections::HashSet;
use std::panic::{AssertUnwindSafe, catch_unwind};
use tabuleiro_engine::search::{EVALUATION_LIMIT, Heuristic};
use tabuleiro_rules::{Effect, PlayError, below};

/// The legal list, the prompt and the evaluation before the game is over.
pub struct Lists;

impl Check for Lists {
    type Memory<G: Heuristic> = Vec<G::Action>;

    fn ply<G: Heuristic>(list: &mut Vec<G::Action>, ply: &mut Ply<'_, G>) -> CheckResult {
        let (before, legal) = (ply.before, ply.legal);
        ensure!(
            legal.windows(2).all(|pair| pair[0] < pair[1]),
            "the legal list is not sorted or has duplicates: {legal:?}"
        );
        list.clear();
        list.push(ply.action);
        before.actions(list);
        ensure!(
            list[0] == ply.action && list[1..] == *legal,
            "a second call gives another legal list: {:?}",
            &list[1..]
        );
        ensure!(before.verdict().is_none(), "the game is not over and has a verdict: {:?}", before.verdict());
        ensure!(before.prompt().starts_with("ask-"), "the prompt '{}' does not begin with ask-", before.prompt());
        ensure!(
            before.score().is_some() == ply.after.score().is_some(),
            "only some positions of the match have a score"
        );
        let value = before.evaluate();
        ensure!(value.abs() <= EVALUATION_LIMIT, "the evaluation {value} is beyond ±{EVALUATION_LIMIT}");
        for &action in legal.iter().take(20) {
            before.move_order(action);
            before.is_noisy(action);
        }
        let swap_effect = ply.events.iter().any(|e| e.effect == Effect::SwapSides);
        ensure!(
            swap_effect == (before.swapped() != ply.after.swapped()),
            "the effect SwapSides and an exchange of sides must come together"
        );
        Ok(())
    }
}

/// Illegal actions are refused and change nothing. Candidates are drawn from all actions seen in the matches so far.
pub struct Refusals;

/// Every action seen so far, as a set and in the order of their first occurrence.
pub struct ActionsSeen<G: Heuristic> {
    known: HashSet<G::Action>,
    all: Vec<G::Action>,
}

impl<G: Heuristic> Default for ActionsSeen<G> {
    fn default() -> Self {
        ActionsSeen { known: HashSet::new(), all: Vec::new() }
    }
}

impl Check for Refusals {
    type Memory<G: Heuristic> = ActionsSeen<G>;
    const EVERY: u32 = 12;

    fn ply<G: Heuristic>(seen_actions: &mut ActionsSeen<G>, ply: &mut Ply<'_, G>) -> CheckResult {
        /// Number of actions drawn, and the most illegal ones tried among them.
        const DRAWN: usize = 60;
        const TRIED: usize = 12;
        let before = ply.before;
        for &action in ply.legal {
            if seen_actions.known.insert(action) {
                seen_actions.all.push(action);
            }
        }
        for &action in ply.legal.iter().step_by(1 + ply.legal.len() / 40) {
            ensure!(before.is_legal(action), "{action:?} is in the list, but is_legal returns false");
        }
        let mut tried = 0;
        for _ in 0..DRAWN {
            let action = seen_actions.all[below(ply.rng, seen_actions.all.len() as u32) as usize];
            if ply.legal.binary_search(&action).is_ok() {
                continue;
            }
            ensure!(!before.is_legal(action), "{action:?} is not in the list, but is_legal returns true");
            if tried < TRIED {
                tried += 1;
                refused(before, ply.legal, action)?;
            }
        }
        Ok(())
    }

    fn end<G: Heuristic>(seen_actions: &mut ActionsSeen<G>, end: &mut End<'_, G>) -> CheckResult {
        for &action in seen_actions.all.iter().step_by(1 + seen_actions.all.len() / 100) {
            ensure!(!end.end.is_legal(action), "the game is over, but is_legal returns true for {action:?}");
            let mut after = end.end.clone();
            let answer = after.play(action, &mut ());
            ensure!(answer == Err(PlayError::Over), "the game is over, but playing {action:?} gives {answer:?}");
            ensure!(after == *end.end, "the refused {action:?} changed the finished position");
        }
        Ok(())
    }
}

fn refused<G: Heuristic>(before: &G, legal: &[G::Action], action: G::Action) -> CheckResult {
    let mut after = before.clone();
    let answer = after.play(action, &mut ());
    ensure!(matches!(answer, Err(PlayError::Illegal { .. })), "playing the illegal {action:?} gives {answer:?}");
    ensure!(after == *before && after.key() == before.key(), "the refused {action:?} changed the position");
    let mut text = String::new();
    before.write(action, &mut text);
    // The text may be another spelling of a legal action; then it is read as that action.
    if let Ok(read) = before.read(&text) {
        ensure!(legal.binary_search(&read).is_ok(), "'{text}' is read as {read:?}, which is not legal");
    }
    // The result of `apply` for an illegal action is unspecified, but it must not panic.
    let applied = catch_unwind(AssertUnwindSafe(|| before.clone().apply(action, &mut Vec::new())));
    ensure!(applied.is_ok(), "applying the illegal {action:?} panics");
    Ok(())
}

/// The position at the end of a match.
pub struct Ends;

impl Check for Ends {
    type Memory<G: Heuristic> = ();
    const EVERY: u32 = u32::MAX;

    fn ply<G: Heuristic>((): &mut (), _: &mut Ply<'_, G>) -> CheckResult {
        Ok(())
    }

    fn end<G: Heuristic>((): &mut (), end: &mut End<'_, G>) -> CheckResult {
        let position = end.end;
        let mut list = Vec::new();
        position.actions(&mut list);
        ensure!(list.is_empty(), "the game is over, but {list:?} are legal");
        let verdict = position.verdict().ok_or("the game is over without a verdict")?;
        ensure!(verdict.reason.starts_with("end-"), "the reason '{}' does not begin with end-", verdict.reason);
        let sites = position.board().sites.len();
        ensure!(verdict.sites.iter().all(|s| s.index() < sites), "the verdict has sites that the board does not have");
        ensure!(
            position.score().is_some() == end.start.score().is_some(),
            "only some positions of the match have a score"
        );
        ensure!(position.perft(1) == 0, "the game is over, but has sequences of one action");
        for text in ["pass", "a1", "e2-e4", "", "#"] {
            ensure!(position.read(text) == Err(PlayError::Over), "the game is over, but '{text}' is read");
        }
        let left = position.clone().random_playout(end.rng, &mut list, 10);
        ensure!(left == 0, "the game is over, but {left} more actions were played");
        Ok(())
    }
}
