//! Punhais, known as Daggers (`docs/rulings.md`, 14).
//!
//! Four bitboards. Below itself a dagger attacks as a chess queen, above as a king; masks restrict what it may capture.

mod game;
mod heuristic;
#[cfg(test)]
mod tests;

use crate::chess::common::{king, queen, skew, straight};
use crate::draw_counter::DrawCounter;
use crate::square::SlideOrPass as Action;
use crate::square::{Grid, RANK_1, RANK_8, Set};
use std::hash::{Hash, Hasher};
use tabuleiro_rules::{
    Effect, Effects, Facts, Family, Kind, OptionSpec, Options, Outcome, Piece, Player, Position, Removal, Rng, Travel,
    below, chain, mover_and_outcome,
};

static FACTS: Facts = Facts::new("punhais", "Punhais", "Daggers", Family::Blockade)
    .notation("A-B | pass")
    .published("Luke Weisman", "2002", "000")
    // Twelve daggers, each captured after fewer than 100 actions without a capture, and 100 such actions at the end.
    .plies(20, 1300)
    .variants(&["livro", "wag"])
    .options(&[OptionSpec::FIRST, OptionSpec::NO_PROGRESS]);

/// The reason of an end that the men on the board do not show.
const CAPTURE: &str = "end-crown-captured";

const GRID: Grid = Grid::bitboard(8);

/// A position of Punhais. The first side is Black, the second White.
#[derive(Clone, Copy, Debug)]
pub struct Punhais {
    crowns: [u64; 2],
    daggers: [u64; 2],
    mover: Player,
    /// How and why the game ended.
    end: Option<(Outcome, &'static str)>,
    quiet: DrawCounter,
}

// By hand, because only one reason of `end` is part of the identity: the capture of a crown, which the men on the board
// do not show.
impl PartialEq for Punhais {
    fn eq(&self, other: &Self) -> bool {
        let all = |p: &Self| (p.crowns, p.daggers, p.mover, p.captured());
        all(self) == all(other)
    }
}

impl Eq for Punhais {}

impl Hash for Punhais {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

/// The rank on which a crown of a side wins: the first for Black, the eighth for White.
const FAR: [u64; 2] = [RANK_1, RANK_8];

fn piece(kind: Kind, side: usize) -> Piece {
    Piece::new(kind, FACTS.seats[side].tone)
}

impl Punhais {
    fn with_men(crowns: [u64; 2], daggers: [u64; 2], mover: Player, options: &Options) -> Punhais {
        let mut position = Punhais { crowns, daggers, mover, end: None, quiet: DrawCounter::new(options) };
        position.quiet.progress(position.key());
        position
    }

    /// The crowns and daggers of a side.
    fn men(&self, side: usize) -> u64 {
        self.crowns[side] | self.daggers[side]
    }

    /// Whether the game ended with the capture of a crown.
    fn captured(&self) -> bool {
        self.end.is_some_and(|(_, reason)| reason == CAPTURE)
    }

    fn kind_at(&self, side: usize, cell: u8) -> Kind {
        if self.crowns[side].has(cell) { Kind::Crown } else { Kind::Dagger }
    }

    /// The cells to which the man of a side on a cell can move.
    #[inline]
    fn targets(&self, side: usize, from: u8) -> u64 {
        let around = king(from);
        if self.crowns[side].has(from) {
            return around & !self.men(side);
        }
        // docs/rulings.md, Punhais: "down" is towards rank 1 for both sides. A dagger moves any distance down,
        // one cell up, never sideways.
        let all = self.men(0) | self.men(1);
        let (lower, upper) = (!(!0 << (from & 56)), !0xff << (from & 56));
        let seen = queen(from, all) & lower | around & upper;
        // docs/rulings.md, Punhais: it captures any man diagonally, but only crowns straight ahead.
        seen & (!all | self.men(1 - side) & skew(from) | self.crowns[1 - side] & straight(from))
    }

    fn can_move(&self, side: usize) -> bool {
        self.men(side).cells().any(|from| self.targets(side, from) != 0)
    }

    /// The cells to which any man of a side can move.
    fn reach(&self, side: usize) -> u64 {
        self.men(side).cells().fold(0, |all, from| all | self.targets(side, from))
    }

    /// Ends the game if the men on the board decide it.
    #[inline]
    fn settle(&mut self) {
        for side in Player::BOTH {
            if self.crowns[side.index()] & FAR[side.index()] != 0 {
                self.end = Some((Outcome::Win(side), "end-crown-across"));
            }
        }
        // docs/rulings.md, 0.4: a draw if neither side can move.
        if self.end.is_none() && !self.can_move(self.mover.index()) && !self.can_move(self.mover.other().index()) {
            self.end = Some((Outcome::Draw, "end-both-blocked"));
        }
    }

    /// Emits the capture and the move.
    fn emit_effects<E: Effects>(&self, from: u8, to: u8, effects: &mut E) {
        let own = self.mover.index();
        if self.men(1 - own).has(to) {
            let piece = piece(self.kind_at(1 - own, to), 1 - own);
            effects.push(0, Effect::Remove { at: GRID.site(to), piece, count: 1, why: Removal::Replaced });
        }
        let piece = piece(self.kind_at(own, from), own);
        effects
            .push(0, Effect::Move { from: GRID.site(from), to: GRID.site(to), piece, count: 1, travel: Travel::Slide });
    }
}

impl Position for Punhais {
    type Action = Action;

    mover_and_outcome!(|position| position.end.map(|(outcome, _)| outcome));

    fn list_actions(&self, out: &mut Vec<Action>) {
        let (side, before) = (self.mover.index(), out.len());
        for from in self.men(side).cells() {
            out.extend(self.targets(side, from).cells().map(|to| Action::Slide { from, to }));
        }
        if out.len() == before {
            out.push(Action::Pass);
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        let own = self.mover.index();
        let mut taken = 0;
        match action {
            Action::Pass => effects.push(0, Effect::Pass { player: self.mover }),
            Action::Slide { from, to } => {
                if E::LIVE {
                    self.emit_effects(from, to, effects);
                }
                taken = self.men(1 - own) & 1 << to;
                if taken & self.crowns[1 - own] != 0 {
                    self.end = Some((Outcome::Win(self.mover), CAPTURE));
                }
                self.crowns[1 - own] &= !taken;
                self.daggers[1 - own] &= !taken;
                let crown = self.crowns[own].has(from);
                let men = if crown { &mut self.crowns[own] } else { &mut self.daggers[own] };
                *men = *men & !(1 << from) | 1 << to;
            }
        }
        self.mover = self.mover.other();
        if self.end.is_none() {
            self.settle();
        }
        if self.end.is_none() {
            let key = self.key();
            if taken != 0 {
                self.quiet.progress(key);
            } else {
                self.end = self.quiet.note(key).map(|reason| (Outcome::Draw, reason));
            }
        }
    }

    #[inline]
    fn key(&self) -> u64 {
        let state = self.mover as u64 | u64::from(self.captured()) << 1;
        chain([state, self.daggers[1], self.crowns[1], self.daggers[0], self.crowns[0]])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let side = self.mover.index();
        let men = self.men(side);
        let total = men.cells().map(|from| self.targets(side, from).count_ones()).sum();
        if total == 0 {
            return Action::Pass;
        }
        let mut left = below(rng, total);
        for from in men.cells() {
            let here = self.targets(side, from);
            let count = here.count_ones();
            if left < count {
                return Action::Slide { from, to: here.nth(left) };
            }
            left -= count;
        }
        Action::Pass
    }
}

impl Punhais {
    /// The value of the men of a side: daggers by their rank, crowns by their distance to the far rank.
    fn worth(&self, side: usize) -> i32 {
        let heights = |men: u64| men.cells().map(|cell| i32::from(cell / 8)).sum::<i32>();
        let (daggers, crowns) = (self.daggers[side], self.crowns[side]);
        let near = if side == 0 { 7 * crowns.count_ones() as i32 - heights(crowns) } else { heights(crowns) };
        80 * daggers.count_ones() as i32 + 6 * heights(daggers) + 12 * near
    }
}
