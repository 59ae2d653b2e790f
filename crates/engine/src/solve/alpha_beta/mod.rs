//! Iterative-deepening alpha-beta with a transposition table, until no line is cut off at the horizon.
//!
//! Every question asks whether a position is worth at least some value, so all windows are empty and every answer is
//! a bound (Plaat et al. 1996); no evaluation is used. Positions at the horizon are open, and the table is used only
//! for results that a search without it would find as well, so the first depth that answers is the distance to the
//! end.
//!
//! Where positions can repeat, an end that depends on earlier positions counts as open. A win found this way needs no
//! position twice, so it holds whatever was played before, as long as it takes fewer actions than may be played
//! without progress. A draw is proved there only by exhausting all lines.

mod finding;

use super::Measure;
use super::position::{Mirrors, ended_by_the_past, key_of, remembered};
use super::solver::{ProofAnswer, Solver};
use super::table::ProofTable;
use crate::search::{Heuristic, Order, place};
use finding::{DEEPEST, Finding, NO_CHOICE};
use tabuleiro_rules::{Player, mix};

/// Weight of a hundredth of [`Heuristic::move_order`] against history scores.
const PROMISE: i32 = 64;
/// Ordering here does not depend on the previous action.
const NO_ANSWERS: u16 = 0;

/// A position on the path to the current one.
struct Frame<G> {
    position: G,
    key: u64,
    past: u64,
    /// Index of its first action, and of the next one to try.
    from: usize,
    next: usize,
    /// Whether the answer yes is the better one for the mover.
    wanted: bool,
    /// Remaining depth in actions.
    depth: u32,
    /// The best of the unwanted results so far: value and number of actions.
    unwanted: Option<(i32, u32)>,
    /// Whether an action's result is open.
    open: bool,
    /// Nodes spent when it was begun.
    begun: u64,
}

#[derive(Clone, Copy)]
struct Scored<A> {
    action: A,
    /// Its place in the game's list.
    index: u16,
    score: i32,
}

pub(super) struct AlphaBetaSolver<G: Heuristic> {
    measure: Measure,
    least: i32,
    salt: u64,
    mirrors: Mirrors,
    /// The position of the question, and the set of boards before it.
    asked: Option<(G, u64)>,
    depth: u32,
    /// The greatest depth at which answers are valid.
    deepest: u32,
    stack: Vec<Frame<G>>,
    /// The actions of all frames, those of the top frame last.
    moves: Vec<Scored<G::Action>>,
    /// The result of the position just left.
    returned: Option<Finding>,
    table: ProofTable,
    order: Order,
    scratch: Vec<G::Action>,
    spent: u64,
    answer: Option<ProofAnswer>,
}

impl<G: Heuristic> AlphaBetaSolver<G> {
    /// Creates a solver; a match is drawn after `patience` actions without progress, 0 = never. `mirrors` are those of the
    /// root.
    pub(super) fn new(measure: Measure, memory: u64, patience: u32, mirrors: Mirrors) -> Self {
        // The first action counts, and one more action would be the draw.
        let limited = G::HISTORY.recurs() && patience != 0;
        AlphaBetaSolver {
            measure,
            least: 0,
            salt: 0,
            mirrors,
            asked: None,
            depth: 0,
            deepest: if limited { patience.saturating_sub(2).min(DEEPEST) } else { DEEPEST },
            stack: Vec::new(),
            moves: Vec::new(),
            returned: None,
            table: ProofTable::new(memory),
            order: Order::new(DEEPEST as usize + 2, false),
            scratch: Vec::new(),
            spent: 0,
            answer: None,
        }
    }

    /// Starts the next iteration.
    fn deepen(&mut self) {
        let Some((position, past)) = self.asked.clone() else { return };
        if self.depth == self.deepest {
            self.answer = Some(ProofAnswer::Unknown);
            return;
        }
        self.depth += 1;
        self.enter(position, past, self.depth);
    }

    /// Performs one step of the search, which expands at most one position.
    fn step(&mut self) {
        if let Some(found) = self.returned.take() {
            return if self.stack.is_empty() { self.conclude(found) } else { self.absorb(found) };
        }
        let Some(frame) = self.stack.last_mut() else { return self.deepen() };
        if frame.next == self.moves.len() {
            let found = match (frame.open, frame.unwanted) {
                (false, Some((worth, within))) => answer(!frame.wanted, worth, within),
                _ => Finding::Open(frame.depth),
            };
            return self.leave(found, NO_CHOICE);
        }
        let best = (frame.next..self.moves.len()).max_by_key(|&at| (self.moves[at].score, self.moves[at].index));
        self.moves.swap(frame.next, best.unwrap_or(frame.next));
        let mut position = frame.position.clone();
        position.apply(self.moves[frame.next].action, &mut ());
        frame.next += 1;
        self.spent += 1;
        let (past, depth) = (frame.past, frame.depth - 1);
        self.enter(position, past, depth);
    }

    /// Finds the result of a position without search, or opens a frame for it.
    fn enter(&mut self, position: G, past: u64, depth: u32) {
        if position.outcome().is_some() {
            let worth = self.measure.worth(&position);
            let open = ended_by_the_past(&position);
            self.returned = Some(if open { Finding::Open(depth) } else { answer(worth >= self.least, worth, 0) });
            return;
        }
        if depth == 0 {
            self.returned = Some(Finding::Open(0));
            return;
        }
        let ply = self.stack.len() as u32 + 1;
        let key = key_of(&position, ply, past, self.mirrors) ^ self.salt;
        let mut choice = NO_CHOICE;
        if let Some((found, best)) = self.table.get(key).map(Finding::unpack) {
            if found.serves(depth) {
                self.returned = Some(found);
                return;
            }
            choice = best;
        }
        let from = self.moves.len();
        self.scratch.clear();
        position.actions(&mut self.scratch);
        let mover = position.mover();
        for (index, &action) in self.scratch.iter().enumerate() {
            let history = self.order.score(ply as usize, mover, NO_ANSWERS, place(action));
            let promise = position.move_order(action).clamp(-100_000, 100_000) * PROMISE;
            // In a symmetric position the stored index can name another action, which affects only the order.
            let score = if index as u16 == choice { i32::MAX } else { promise + history };
            self.moves.push(Scored { action, index: index as u16, score });
        }
        self.stack.push(Frame {
            key,
            past: remembered(&position, past),
            from,
            next: from,
            wanted: position.person() == Player::First,
            depth,
            unwanted: None,
            open: false,
            begun: self.spent,
            position,
        });
    }

    /// Adds the result of the action just searched to the top frame.
    fn absorb(&mut self, found: Finding) {
        let ply = self.stack.len();
        let Some(frame) = self.stack.last_mut() else { return };
        match found {
            Finding::Open(_) => frame.open = true,
            Finding::AtLeast(worth, within) | Finding::AtMost(worth, within) => {
                let wanted = frame.wanted;
                if matches!(found, Finding::AtLeast(..)) == wanted {
                    let tried = self.moves[frame.next - 1];
                    let (mover, depth) = (frame.position.mover(), frame.depth as i32);
                    let earlier = frame.from..frame.next - 1;
                    self.order.reward(ply, mover, NO_ANSWERS, place(tried.action), depth);
                    for other in &self.moves[earlier] {
                        self.order.blame(mover, NO_ANSWERS, place(other.action), depth);
                    }
                    return self.leave(answer(wanted, worth, within + 1), tried.index);
                }
                let (best, longest) = frame.unwanted.unwrap_or((worth, 0));
                let best = if wanted { best.max(worth) } else { best.min(worth) };
                frame.unwanted = Some((best, longest.max(within + 1)));
            }
        }
    }

    /// Closes the top frame.
    fn leave(&mut self, found: Finding, choice: u16) {
        let Some(frame) = self.stack.pop() else { return };
        self.moves.truncate(frame.from);
        let known = self.table.get(frame.key).map(|word| Finding::unpack(word).0);
        // A stored answer stays valid even if it takes more actions than this search looked ahead.
        if !(matches!(found, Finding::Open(_)) && known.is_some_and(|known| !matches!(known, Finding::Open(_)))) {
            self.table.put(frame.key, found.pack(choice, self.spent - frame.begun));
        }
        self.returned = Some(found);
    }

    /// Ends an iteration.
    fn conclude(&mut self, found: Finding) {
        match found {
            Finding::AtLeast(worth, within) => self.answer = Some(ProofAnswer::AtLeast(worth, Some(within))),
            Finding::AtMost(worth, within) => self.answer = Some(ProofAnswer::AtMost(worth, Some(within))),
            Finding::Open(_) => self.deepen(),
        }
    }
}

const fn answer(enough: bool, worth: i32, within: u32) -> Finding {
    if enough { Finding::AtLeast(worth, within) } else { Finding::AtMost(worth, within) }
}

impl<G: Heuristic> Solver<G> for AlphaBetaSolver<G> {
    fn ask(&mut self, position: &G, past: u64, least: i32) {
        self.stack.clear();
        self.moves.clear();
        self.returned = None;
        self.answer = None;
        self.depth = 0;
        self.least = least;
        self.salt = mix(least as u64);
        self.asked = Some((position.clone(), past));
    }

    fn go_on(&mut self) {
        self.step();
    }

    fn answer(&self) -> Option<ProofAnswer> {
        self.answer
    }

    fn spent(&self) -> u64 {
        self.spent
    }

    fn numbers(&self) -> (u32, u32, u32) {
        (0, 0, self.depth)
    }

    fn memory(&self) -> u64 {
        self.table.used()
    }
}
