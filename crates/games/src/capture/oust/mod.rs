//! Oust (`docs/rulings.md`, 3): a stone beside an own group is legal only if the group it makes touches enemy groups and is
//! larger than each of them; these leave, and the same side goes on placing.
//!
//! What a group touches is what costs time, so each group carries the size of the largest enemy group beside it. That
//! number grows with a single enemy stone, falls to nothing when the group captures, and is looked up anew only where a
//! captured group had lain beside others.
//!
//! A match ends: write the sizes of all groups down from the largest. A placement adds a one; a capture replaces groups
//! by a larger one; either way the list grows in the order of a dictionary, so no position comes back.

#[cfg(test)]
mod tests;

use crate::goban::goban;
use crate::groups::{Groups, SEATS};
use std::hash::{Hash, Hasher};
use tabuleiro_engine::search::{Heuristic, Ladder, Method};
use tabuleiro_rules::{
    About, Board, Choice, Effect, Effects, Facts, Family, Game, Names, Object, ObjectError, OptionError, OptionSpec,
    Options, Outcome, Player, Position, Reader, Remark, Removal, Rng, Site, Standing, Taps, Verdict, below, mix,
    square_name, turn_of,
};

const SIDES: [u8; 15] = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19];
const SIDE: u8 = 19;

static FACTS: Facts = Facts {
    id: "oust",
    names: Names { pt: "Oust", en: "Oust" },
    author: "Mark Steere",
    year: "2007",
    family: Family::Capture,
    seats: SEATS,
    typical_plies: 400,
    // Random matches take a third of that.
    max_plies: 30_000,
    difficulty: 2,
    variants: &[],
    cards: &[],
    options: &[OptionSpec::side(SIDE, &SIDES), OptionSpec::FIRST],
    seeds: "000",
};

const POINTS: usize = 420;
type Grid = Groups<20, POINTS>;

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A stone on an empty point: (row + 1) × 20 + column + 1, counted from 0.
    Place(u16),
    /// No placement is legal.
    Pass,
}

/// A position of Oust.
#[derive(Clone, Copy, Debug)]
pub struct Oust {
    board: Grid,
    /// By the head of a group: the size of the largest enemy group beside it, 0 where there is none.
    rival: [u16; POINTS],
    /// Stones of each side.
    count: [u16; 2],
    mover: Player,
    /// Passes in succession.
    passes: u8,
}

impl PartialEq for Oust {
    fn eq(&self, other: &Self) -> bool {
        (self.mover, self.passes) == (other.mover, other.passes) && self.board == other.board
    }
}

impl Eq for Oust {}

impl Hash for Oust {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

impl Oust {
    fn with_board(board: &Grid, mover: Player, passes: u8) -> Oust {
        let count = Player::BOTH.map(|p| board.count(p));
        let mut position = Oust { board: *board, rival: [0; POINTS], count, mover, passes };
        for group in board.groups() {
            position.look_round(group);
        }
        position
    }

    /// Finds the largest enemy group beside a group.
    fn look_round(&mut self, group: u16) {
        let Some(owner) = self.board.owner(group) else { return };
        let board = &self.board;
        let beside = board.stones(group).flat_map(Grid::around).filter(|&n| board.has(owner.other(), n));
        let largest = beside.map(|n| board.size(board.group(n))).max().unwrap_or(0);
        self.rival[usize::from(group)] = largest;
    }

    /// Whether the mover may place a stone on that empty point.
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
        for n in Grid::around(point) {
            if board.has(self.mover.other(), n) {
                rival = rival.max(board.size(board.group(n)));
            }
        }
        rival != 0 && size > rival
    }

    /// A stone that touches no own one: it captures nothing and ends the turn.
    #[inline]
    fn settle(&mut self, point: u16) {
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

    /// Removes every enemy group that the group touches.
    fn oust<E: Effects>(&mut self, group: u16, effects: &mut E) {
        let enemy = self.mover.other();
        let mut at = group;
        loop {
            for n in Grid::around(at) {
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
                effects.push(1, Effect::Remove { at, piece: Grid::piece(enemy), count: 1, why: Removal::Taken });
            }
        }
        self.board.remove(victim);
        self.count[enemy.index()] -= size;
        // Others that the victim lay beside may have lost their largest neighbour.
        let mut at = victim;
        loop {
            for n in Grid::around(at) {
                if self.board.has(self.mover, n) {
                    let group = self.board.group(n);
                    if group != captor && self.rival[usize::from(group)] == size {
                        self.look_round(group);
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

    fn actions(&self, out: &mut Vec<Action>) {
        if self.outcome().is_some() {
            return;
        }
        let before = out.len();
        let legal = self.board.points().filter(|&p| self.board.is_empty(p) && self.may_place(p));
        out.extend(legal.map(Action::Place));
        if out.len() == before {
            out.push(Action::Pass);
        }
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
                let piece = Grid::piece(self.mover);
                effects.push(0, Effect::Place { at: self.board.site(point), piece, count: 1 });
                let alone = self.board.touching(self.mover, point).1 == 0;
                let group = self.board.place(self.mover, point);
                self.count[self.mover.index()] += 1;
                self.passes = 0;
                if alone {
                    self.settle(point);
                } else {
                    self.oust(group, effects);
                }
            }
        }
    }

    /// docs/rulings.md, Oust: taking the last enemy stone wins at once. A side that had a stone and has none lost it that way:
    /// the other has two at least then, the captor and what it joined.
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

impl Game for Oust {
    const FACTS: &'static Facts = &FACTS;
    const NOTATION: &'static str = "CELL | pass";

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Oust::with_board(&Groups::new(options.size().0), options.first(), 0))
    }

    fn board(&self) -> Board {
        goban(self.board.side())
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        self.board.pieces(out);
    }

    fn taps(&self, action: Action) -> Taps {
        match action {
            Action::Place(point) => Taps::sites(&[self.board.site(point)]),
            Action::Pass => Taps::choice(Choice::Pass),
        }
    }

    /// The groups of two stones and more, with their sizes: who may capture whom depends on nothing else.
    fn remarks(&self, _: Option<Site>) -> Vec<Remark> {
        let remark = |group: u16| {
            let mut sites: Vec<Site> = self.board.stones(group).map(|p| self.board.site(p)).collect();
            sites.sort_unstable();
            Remark { about: About::Group, sites, number: Some(self.board.size(group)) }
        };
        self.board.groups().filter(|&group| self.board.size(group) >= 2).map(remark).collect()
    }

    fn write(&self, action: Action, out: &mut String) {
        match action {
            Action::Place(point) => {
                let (column, row) = Grid::split(point);
                out.push_str(&square_name(column, row));
            }
            Action::Pass => out.push_str("pass"),
        }
    }

    fn object(&self) -> Object {
        let mut object = self.board.object(SIDE);
        object.insert("turn".into(), turn_of(&SEATS, self.mover));
        object.insert("passes".into(), self.passes.into());
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let board = Groups::read(object, options.size().0, &SIDES)?;
        let mover = read.turn(&SEATS, options.first())?;
        Ok(Oust::with_board(&board, mover, read.number("passes", 0, 2)? as u8))
    }

    fn prompt(&self) -> &'static str {
        let placeable = self.outcome().is_some() || self.board.empties().iter().any(|&p| self.may_place(p));
        if placeable { "ask-place" } else { "ask-pass" }
    }

    fn verdict(&self) -> Option<Verdict> {
        let reason = match self.outcome()? {
            Outcome::Win(_) => "end-captured-all",
            Outcome::Draw => "end-both-blocked",
        };
        Some(Verdict { reason, sites: Vec::new() })
    }

    fn symmetries(&self) -> u8 {
        8
    }

    fn transformed(&self, k: u8) -> Self {
        Oust::with_board(&self.board.transformed(k), self.mover, self.passes)
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        match action {
            Action::Place(point) => Action::Place(self.board.mirrored(k, point)),
            Action::Pass => Action::Pass,
        }
    }
}

impl Heuristic for Oust {
    const METHOD: Method = Method::AlphaBeta;
    const LADDERS: &'static [Ladder] = &[[-4, 1, 2, 4]];

    /// Stones, the largest group, and groups that an enemy group beside them outgrows with its next stone.
    fn evaluate(&self) -> i32 {
        let (mut largest, mut loose) = ([0i32; 2], [0i32; 2]);
        for group in self.board.groups() {
            let Some(owner) = self.board.owner(group) else { continue };
            let size = i32::from(self.board.size(group));
            let (owner, rival) = (owner.index(), i32::from(self.rival[usize::from(group)]));
            largest[owner] = largest[owner].max(size);
            loose[owner] += if rival >= size { size } else { 0 };
        }
        let [first, second] = self.count.map(i32::from);
        let tempo = if self.mover == Player::First { 30 } else { -30 };
        60 * (first - second) + 80 * (largest[0] - largest[1]) - 40 * (loose[0] - loose[1]) + tempo
    }

    const ADVANTAGE: i32 = 500;

    fn move_order(&self, action: Action) -> i32 {
        let Action::Place(point) = action else { return 0 };
        let (own, own_count) = self.board.touching(self.mover, point);
        let (enemy, count) = self.board.touching(self.mover.other(), point);
        let beside = enemy[..count].iter().map(|&g| i32::from(self.board.size(g))).sum::<i32>();
        if own_count == 0 {
            return -10 * beside;
        }
        let rivals = own[..own_count].iter().map(|&g| i32::from(self.rival[usize::from(g)])).sum::<i32>();
        50 + 20 * (beside + rivals)
    }

    fn is_noisy(&self, action: Action) -> bool {
        matches!(action, Action::Place(point) if self.board.touching(self.mover, point).1 != 0)
    }

    /// Random matches wander about for hundreds of placements; who has more after a few dozen says as much.
    const PLAYOUT: u32 = 40;
}
