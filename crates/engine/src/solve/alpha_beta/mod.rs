//! Alpha-beta with a table of positions, one action deeper each time, until nothing is left beyond the horizon.
//!
//! Every question asks whether a position is worth at least so much, so the window is empty throughout and an answer is a
//! bound (Plaat et al. 1996); no evaluation enters. What lies beyond the horizon is open, and a search says exactly what
//! one without a table would say: so the first depth that answers is the distance to the end.
//!
//! Where positions can come back, an end that only the past made counts as open: a win that was found then needs no
//! position twice, and holds whatever was played before, as long as it takes fewer actions than may be played without
//! progress. That nobody wins is never found there, but by trying out everything.

mod finding;

use super::Measure;
use super::position::{ended_by_the_past, key_of, remembered};
use super::solver::{ProofAnswer, Solver};
use super::table::ProofTable;
use crate::search::{Heuristic, Order, place};
use finding::{DEEPEST, Finding, NO_CHOICE};
use tabuleiro_rules::{Player, mix};

/// What a hundredth of promise weighs against history.
const PROMISE: i32 = 64;
/// What an action answers plays no part in ordering here.
const NO_ANSWERS: u16 = 0;

/// A position on the way to the one at hand.
struct Frame<G> {
    position: G,
    key: u64,
    past: u64,
    /// Where its actions begin among all, and the next one to try.
    from: usize,
    next: usize,
    /// Whether whoever decides here wants the answer to be yes.
    wanted: bool,
    /// Actions looked ahead from here.
    depth: u32,
    /// The best of the answers nobody wants, if all are known.
    unwanted: Option<(i32, u32)>,
    /// Whether an action leads beyond the horizon.
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
    /// Whom the question is about, and the positions before.
    asked: Option<(G, u64)>,
    depth: u32,
    /// The greatest depth whose answers are true.
    deepest: u32,
    stack: Vec<Frame<G>>,
    /// The actions of all frames, those of the top frame last.
    moves: Vec<Scored<G::Action>>,
    /// What the position just left was found to be.
    returned: Option<Finding>,
    table: ProofTable,
    order: Order,
    scratch: Vec<G::Action>,
    spent: u64,
    answer: Option<ProofAnswer>,
}

impl<G: Heuristic> AlphaBetaSolver<G> {
    /// `patience` is the number of actions without progress that makes a draw; 0 = none does.
    pub(super) fn new(measure: Measure, memory: u64, patience: u32) -> Self {
        // The first action is one of them, and one more would be the draw.
        let limited = G::HISTORY.recurs() && patience != 0;
        AlphaBetaSolver {
            measure,
            least: 0,
            salt: 0,
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

    /// Looks one action further ahead.
    fn deepen(&mut self) {
        let Some((position, past)) = self.asked.clone() else { return };
        if self.depth == self.deepest {
            self.answer = Some(ProofAnswer::Unknown);
            return;
        }
        self.depth += 1;
        self.enter(position, past, self.depth);
    }

    /// At most one node further.
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

    /// Says what a position is from what is known, or opens a frame for it.
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
        let key = key_of(&position, ply, past) ^ self.salt;
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
            // In a mirror the best action has another place; then it is one like all others.
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

    /// Takes what the action just tried led to into the top frame.
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
        // An answer that takes longer than this search looks is still an answer.
        if !(matches!(found, Finding::Open(_)) && known.is_some_and(|known| !matches!(known, Finding::Open(_)))) {
            self.table.put(frame.key, found.pack(choice, self.spent - frame.begun));
        }
        self.returned = Some(found);
    }

    /// The search to this depth is done.
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
