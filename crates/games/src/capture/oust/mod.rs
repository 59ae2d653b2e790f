//! Oust (`docs/rulings.md`, 3): a stone beside an own group is legal only if the group that it joins touches enemy
//! groups and is larger than each of them. These are captured, and the same side moves again.
//!
//! Finding the enemy groups that a group touches is slow, so the size of the largest one is stored for each group. It
//! can grow when a single enemy stone is placed, becomes 0 when the group captures, and is recomputed only for
//! neighbours of a captured group.
//!
//! No position recurs: the list of the sizes of all groups, from the largest, grows in lexicographic order with every
//! placement. A stone without own neighbours adds a 1, and a capture replaces groups by a larger one.

mod game;
mod heuristic;
#[cfg(test)]
mod tests;

use crate::groups::{Groups, Placement as Action, SEATS};
use crate::unseen::Unseen;
use tabuleiro_rules::{
    Effect, Effects, Facts, Family, OptionSpec, Outcome, Player, Position, Removal, Rng, below, mix,
};

/// The sizes of boards, in points along a side.
const SIDES: [u8; 15] = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19];
/// The default size.
const SIDE: u8 = 19;

static FACTS: Facts = Facts::new("oust", "Oust", "Oust", Family::Capture)
    .notation("CELL | pass")
    .published("Mark Steere", "2007", "000")
    .seats(SEATS)
    // Random matches took at most a third of this.
    .plies(400, 30_000)
    .options(&[OptionSpec::side(SIDE, &SIDES), OptionSpec::FIRST]);

const POINTS: usize = 420;
type Stones = Groups<20, POINTS>;

/// A position of Oust.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Oust {
    board: Stones,
    /// By the head of a group: the size of the largest enemy group that touches it, 0 if there is none.
    rival: Unseen<[u16; POINTS]>,
    /// Stones of each side.
    count: [u16; 2],
    mover: Player,
    /// Passes in succession.
    passes: u8,
}

impl Oust {
    fn with_board(board: &Stones, mover: Player, passes: u8) -> Oust {
        let count = Player::BOTH.map(|p| board.count(p));
        let mut position = Oust { board: *board, rival: Unseen([0; POINTS]), count, mover, passes };
        for group in board.groups() {
            position.update_rival(group);
        }
        position
    }

    /// Recomputes the size of the largest enemy group that touches the group.
    fn update_rival(&mut self, group: u16) {
        let Some(owner) = self.board.owner(group) else { return };
        let board = &self.board;
        let beside = board.stones(group).flat_map(Stones::around).filter(|&n| board.has(owner.other(), n));
        let largest = beside.map(|n| board.size(board.group(n))).max().unwrap_or(0);
        self.rival[usize::from(group)] = largest;
    }

    /// Returns whether the mover can place a stone on that empty point.
    #[inline]
    fn may_place(&self, point: u16) -> bool {
        let board = &self.board;
        let (groups, count) = board.touching(self.mover, point);
        if count == 0 {
            return true;
        }
        // docs/rulings.md, Oust: the new group must touch an enemy group and be larger than each that it touches.
        let (mut size, mut rival) = (1, 0);
        for &group in &groups[..count] {
            size += board.size(group);
            rival = rival.max(self.rival[usize::from(group)]);
        }
        for n in Stones::around(point) {
            if board.has(self.mover.other(), n) {
                rival = rival.max(board.size(board.group(n)));
            }
        }
        rival != 0 && size > rival
    }

    /// Updates the rivals around a new stone without own neighbours, which captures nothing, and ends the turn.
    #[inline]
    fn place_single(&mut self, point: u16) {
        let (groups, count) = self.board.touching(self.mover.other(), point);
        let mut largest = 0;
        for &group in &groups[..count] {
            let rival = &mut self.rival[usize::from(group)];
            *rival = (*rival).max(1);
            largest = largest.max(self.board.size(group));
        }
        self.rival[usize::from(point)] = largest;
        self.mover = self.mover.other();
    }

    /// Captures every enemy group that the group touches.
    fn oust<E: Effects>(&mut self, group: u16, effects: &mut E) {
        let enemy = self.mover.other();
        let mut at = group;
        loop {
            for n in Stones::around(at) {
                if self.board.has(enemy, n) {
                    self.remove(self.board.group(n), group, effects);
                }
            }
            at = self.board.after(at);
            if at == group {
                break;
            }
        }
        self.rival[usize::from(group)] = 0;
    }

    fn remove<E: Effects>(&mut self, victim: u16, captor: u16, effects: &mut E) {
        let (enemy, size) = (self.mover.other(), self.board.size(victim));
        if E::LIVE {
            for stone in self.board.stones(victim) {
                let at = self.board.site(stone);
                effects.push(1, Effect::Remove { at, piece: Stones::piece(enemy), count: 1, why: Removal::Taken });
            }
        }
        self.board.remove(victim);
        self.count[enemy.index()] -= size;
        // Other groups of the mover that touched the victim may have lost their largest neighbour.
        let mut at = victim;
        loop {
            for n in Stones::around(at) {
                if self.board.has(self.mover, n) {
                    let group = self.board.group(n);
                    if group != captor && self.rival[usize::from(group)] == size {
                        self.update_rival(group);
                    }
                }
            }
            at = self.board.after(at);
            if at == victim {
                break;
            }
        }
    }
}

impl Position for Oust {
    type Action = Action;

    #[inline]
    fn mover(&self) -> Player {
        self.mover
    }

    fn list_actions(&self, out: &mut Vec<Action>) {
        self.board.placements(|point| self.may_place(point), out);
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        match action {
            Action::Pass => {
                effects.push(0, Effect::Pass { player: self.mover });
                self.mover = self.mover.other();
                self.passes = (self.passes + 1).min(2);
            }
            Action::Place(point) if !self.board.is_empty(point) => {}
            Action::Place(point) => {
                let piece = Stones::piece(self.mover);
                effects.push(0, Effect::Place { at: self.board.site(point), piece, count: 1 });
                let alone = self.board.touching(self.mover, point).1 == 0;
                let group = self.board.place(self.mover, point);
                self.count[self.mover.index()] += 1;
                self.passes = 0;
                if alone {
                    self.place_single(point);
                } else {
                    self.oust(group, effects);
                }
            }
        }
    }

    /// docs/rulings.md, Oust: capturing the last enemy stone wins. A side without stones has lost only if the other has
    /// at least two, a capturing stone and one that it joined; otherwise it has not placed one yet.
    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        match (self.count[0], self.count[1]) {
            (0, 2..) => Some(Outcome::Win(Player::Second)),
            (2.., 0) => Some(Outcome::Win(Player::First)),
            // docs/rulings.md, 0.4: both sides blocked in succession.
            _ if self.passes >= 2 => Some(Outcome::Draw),
            _ => None,
        }
    }

    fn key(&self) -> u64 {
        let state = u64::from(self.board.side()) << 3 | u64::from(self.passes) << 1 | self.mover as u64;
        self.board.key() ^ mix(state)
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, scratch: &mut Vec<Action>) -> Action {
        if self.board.empties().is_empty() {
            return Action::Pass;
        }
        for _ in 0..16 {
            let point = self.board.draw(rng);
            if self.may_place(point) {
                return Action::Place(point);
            }
        }
        scratch.clear();
        let legal = self.board.empties().iter().filter(|&&p| self.may_place(p));
        scratch.extend(legal.map(|&p| Action::Place(p)));
        if scratch.is_empty() {
            return Action::Pass;
        }
        scratch[below(rng, scratch.len() as u32) as usize]
    }
}
