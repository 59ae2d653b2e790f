//! Depth-first proof-number search (df-pn: Nagai 2002), generic over what it searches.
//!
//! A position is searched while it is the most promising one, until its proof or disproof number passes the threshold
//! at which a sibling would be more promising. A threshold exceeds that number by a quarter (1 + ε: Pawlewicz and Lew
//! 2007), so that the search does not alternate between two equal siblings. The recursion is written out as a stack, so
//! the search can stop after any node and resume without a difference.

use super::numbers::Numbers;
use crate::solve::table::ProofTable;

/// The positions and actions that [`DfPn`] searches.
pub(in crate::solve) trait Domain {
    /// A position, with whatever its successors' keys depend on.
    type Position;
    /// An action of a position.
    type Action: Copy;

    /// Returns whether the answer yes is the better one for the player to move.
    fn wants_yes(&self, position: &Self::Position) -> bool;

    /// Appends the actions of a position `ply` actions after the root's parent, with the keys and numbers of their
    /// successors, and returns the nodes spent. May stop after the first action with the better answer for the mover, and
    /// may leave out actions whose answer is known to be the other one.
    fn expand(
        &mut self,
        position: &mut Self::Position,
        ply: u32,
        table: &ProofTable,
        children: &mut Vec<Child<Self::Action>>,
    ) -> u64;

    /// Notes that the answer to a listed action has been found to be the worse one for the mover. `children` are the
    /// actions of all positions on the path; those from index `from` on are of this one, and `at` is the index of that
    /// action. May remove actions of this position to which the answer is the same.
    fn refuted(
        &mut self,
        _position: &mut Self::Position,
        _children: &mut Vec<Child<Self::Action>>,
        _from: usize,
        _at: usize,
    ) {
    }

    /// Notes the answer for a position, found after `nodes` nodes; `children` are its actions.
    fn decided(&mut self, _position: &Self::Position, _now: Numbers, _children: &[Child<Self::Action>], _nodes: u64) {}

    /// Returns the position after an action that [`Domain::expand`] appended; `None` ends the search without an answer.
    fn successor(&mut self, position: &Self::Position, action: Self::Action) -> Option<Self::Position>;
}

/// An action and the numbers of its successor.
#[derive(Clone, Copy)]
pub(in crate::solve) struct Child<A> {
    pub(in crate::solve) action: A,
    /// Key of the successor in the table.
    pub(in crate::solve) key: u64,
    pub(in crate::solve) numbers: Numbers,
    /// Breaks ties between equal numbers; the greater is searched first.
    pub(in crate::solve) promise: i32,
}

/// A position on the path to the current one.
struct Frame<P> {
    position: P,
    key: u64,
    /// Index of its first action in [`DfPn::children`].
    from: usize,
    /// Whether the answer yes is the better one for its mover.
    wanted: bool,
    /// Thresholds: the frame is left when either number reaches its own.
    most: Numbers,
    /// Index of the action being searched.
    chosen: usize,
    /// Nodes spent when the frame was opened.
    begun: u64,
}

/// A resumable search for the answer to one yes-or-no question about a position. The table survives from one question
/// to the next.
pub(in crate::solve) struct DfPn<D: Domain> {
    pub(in crate::solve) domain: D,
    pub(in crate::solve) table: ProofTable,
    stack: Vec<Frame<D::Position>>,
    /// The actions of all frames, those of the top frame last.
    children: Vec<Child<D::Action>>,
    /// Nodes spent on all questions.
    pub(in crate::solve) spent: u64,
    /// Numbers of the root.
    pub(in crate::solve) root: Numbers,
    /// Final numbers of the root; undecided if the question cannot be answered.
    pub(in crate::solve) result: Option<Numbers>,
}

impl<D: Domain> DfPn<D> {
    /// Creates a search whose table takes `memory` bytes.
    pub(in crate::solve) fn new(domain: D, memory: u64) -> DfPn<D> {
        DfPn {
            domain,
            table: ProofTable::new(memory),
            stack: Vec::new(),
            children: Vec::new(),
            spent: 0,
            root: Numbers::OPEN,
            result: None,
        }
    }

    /// Clears the question and keeps the table.
    pub(in crate::solve) fn reset(&mut self) {
        self.stack.clear();
        self.children.clear();
        self.root = Numbers::OPEN;
        self.result = None;
    }

    /// Starts the search of a root position after [`DfPn::reset`].
    pub(in crate::solve) fn begin(&mut self, position: D::Position, key: u64) {
        self.enter(position, key, Numbers { proof: Numbers::INFINITE, disproof: Numbers::INFINITE });
    }

    /// Returns the number of actions from the root to the current position, the root included.
    pub(in crate::solve) fn depth(&self) -> u32 {
        self.stack.len() as u32
    }

    /// Leaves the top frame if it has reached a threshold; otherwise searches its most promising action.
    pub(in crate::solve) fn step(&mut self) {
        let Some(frame) = self.stack.last() else { return };
        let now = Numbers::of(frame.wanted, self.children[frame.from..].iter().map(|child| child.numbers));
        if self.stack.len() == 1 {
            self.root = now;
        }
        if now.proof >= frame.most.proof || now.disproof >= frame.most.disproof {
            self.leave(now);
        } else {
            debug_assert!(now.proof < Numbers::INFINITE || now.disproof < Numbers::INFINITE);
            self.descend();
        }
    }

    /// Opens a frame for the most promising action of the top frame, with the thresholds at which another action would
    /// be the most promising one.
    fn descend(&mut self) {
        let Some(frame) = self.stack.last_mut() else { return };
        let wanted = frame.wanted;
        let own = |child: &Child<D::Action>| child.numbers.seen_by(wanted).0;
        let (mut best, mut second, mut open) = (frame.from, Numbers::INFINITE, 0);
        for at in frame.from..self.children.len() {
            let child = &self.children[at];
            open += u32::from(child.numbers.seen_by(wanted).1 != 0);
            if at == best {
                continue;
            }
            let (rival, holder) = (own(child), &self.children[best]);
            if (rival, -child.promise) < (own(holder), -holder.promise) {
                second = second.min(own(holder));
                best = at;
            } else {
                second = second.min(rival);
            }
        }
        // A transposition may have updated the table since the action was listed.
        let child = self.children[best];
        if let Some(known) = self.table.get(child.key).map(Numbers::unpack).filter(|&known| known != child.numbers) {
            self.learn(best, known);
            return;
        }
        frame.chosen = best;
        let most = frame.most.for_best(wanted, second, open);
        let (action, key) = (child.action, child.key);
        let next = self.domain.successor(&frame.position, action);
        match next {
            // No supported game repeats a position. This check ends the search if a game's `HISTORY` is declared
            // wrongly.
            Some(next) if self.stack.iter().all(|frame| frame.key != key) => self.enter(next, key, most),
            _ => self.result = Some(Numbers::OPEN),
        }
    }

    /// Opens a frame for a position and lists its actions.
    fn enter(&mut self, mut position: D::Position, key: u64, most: Numbers) {
        let (wanted, ply) = (self.domain.wants_yes(&position), self.depth() + 1);
        let (from, begun) = (self.children.len(), self.spent);
        self.spent += self.domain.expand(&mut position, ply, &self.table, &mut self.children);
        self.stack.push(Frame { position, key, from, wanted, most, chosen: from, begun });
    }

    /// Closes the top frame and hands its numbers to its parent.
    fn leave(&mut self, now: Numbers) {
        let Some(frame) = self.stack.pop() else { return };
        let nodes = self.spent - frame.begun;
        if now.is_decided() {
            self.domain.decided(&frame.position, now, &self.children[frame.from..], nodes);
        }
        self.children.truncate(frame.from);
        self.table.put(frame.key, now.pack(nodes));
        match self.stack.last() {
            Some(parent) => self.learn(parent.chosen, now),
            None => self.result = Some(now),
        }
    }

    /// Replaces the numbers of an action of the top frame.
    fn learn(&mut self, at: usize, numbers: Numbers) {
        let Some(frame) = self.stack.last_mut() else { return };
        self.children[at].numbers = numbers;
        if numbers.seen_by(frame.wanted).1 == 0 {
            self.domain.refuted(&mut frame.position, &mut self.children, frame.from, at);
        }
    }
}
