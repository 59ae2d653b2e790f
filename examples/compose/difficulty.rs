//! The difficulty of a puzzle: how much must be searched, whether the obvious action fails, and how many wrong actions
//! look good (`docs/motifs.md`).

use std::cmp::Reverse;
use tabuleiro_engine::search::Heuristic;
use tabuleiro_engine::search::exact::{Forcing, Goal};

/// A proved puzzle.
pub(super) struct Case<'a, G: Heuristic> {
    pub(super) position: &'a G,
    pub(super) goal: Goal,
    pub(super) plies: u32,
    /// The first actions that solve it.
    pub(super) good: &'a [G::Action],
}

/// The depth of the shallow search that a person does at once, in actions.
const SHALLOW: u32 = 2;
/// The nodes for the shallow search of each action.
const NODES: u64 = 20_000_000;

/// The measured difficulty.
pub(super) struct Measured {
    /// The sum, comparable within a game.
    pub(super) difficulty: f64,
    /// The number of actions that look better by the ordering of moves.
    pub(super) better: i32,
    /// The number of wrong actions that look as good as the solution in a shallow search.
    pub(super) tries: i32,
}

/// Returns the best evaluation for the person that `depth` more actions can reach.
fn shallow<G: Heuristic>(position: &G, first_person: bool, depth: u32, nodes: &mut u64) -> i32 {
    const WON: i32 = 1_000_000;
    let sign = if first_person { 1 } else { -1 };
    if position.outcome().is_some() {
        let winner = position.winning_person();
        return winner.map_or(0, |winner| if (winner.index() == 0) == first_person { WON } else { -WON });
    }
    *nodes = nodes.saturating_sub(1);
    if depth == 0 || *nodes == 0 {
        let side = if position.swapped() { -1 } else { 1 };
        return position.evaluate() * sign * side;
    }
    let mut list = Vec::new();
    position.actions(&mut list);
    let mine = (position.person().index() == 0) == first_person;
    let values = list.into_iter().map(|action| {
        let mut next = position.clone();
        next.apply(action, &mut ());
        shallow(&next, first_person, depth - 1, nodes)
    });
    let best = if mine { values.max() } else { values.min() };
    best.unwrap_or(0)
}

/// Measures a puzzle.
pub(super) fn of<G: Heuristic>(case: &Case<G>) -> Measured {
    let position = case.position;
    let mut list = Vec::new();
    position.actions(&mut list);
    let mut forcing = Forcing::new(case.goal, position.person(), NODES);
    let _found = forcing.within(position, case.plies);
    let nodes = NODES - forcing.left();
    let promise = case.good.iter().map(|&action| position.move_order(action)).max().unwrap_or(0);
    let better = list.iter().filter(|&&action| position.move_order(action) > promise).count() as i32;
    let first_person = position.person().index() == 0;
    let mut rated: Vec<(bool, i32)> = Vec::new();
    let mut granted = 60_000;
    for &action in &list {
        let mut next = position.clone();
        next.apply(action, &mut ());
        let value = shallow(&next, first_person, SHALLOW - 1, &mut granted);
        rated.push((case.good.contains(&action), value));
    }
    rated.sort_by_key(|&(_, value)| Reverse(value));
    let solved = rated.iter().find(|(good, _)| *good).map_or(0, |&(_, value)| value);
    let tries = rated.iter().filter(|&&(good, value)| !good && value >= solved).count() as i32;
    let searched = (nodes as f64 + 1.0).log2();
    let tempting = (f64::from(tries) + 1.0).log2();
    let obvious = f64::from(u8::from(better > 0)) + f64::from(u8::from(tries > 0));
    let difficulty = searched + tempting + 2.0 * obvious + f64::from(case.plies);
    Measured { difficulty: (difficulty * 10.0).round() / 10.0, better, tries }
}
