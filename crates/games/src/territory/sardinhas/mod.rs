//! Sardinhas, known as Can of Sardines (`docs/rulings.md`, 2).
//!
//! Two bitboards of 9×7 cells, one word each. A man on a cell of the can is fixed, every other man slides.

mod cells;
mod game;
mod heuristic;
#[cfg(test)]
mod tests;

use crate::bits::Bits;
use crate::square::Set;
use crate::square::SlideOrPass as Action;
use crate::unseen::Unseen;
use cells::{CAN, GRID, RIM, slides};
use tabuleiro_rules::{
    Effect, Effects, Facts, Family, Kind, OptionSpec, Options, Outcome, Piece, Player, Position, Rng, Seat, Travel,
    below, chain, mover_and_outcome,
};

static FACTS: Facts = Facts::new("sardinhas", "Sardinhas", "Can of Sardines", Family::Territory)
    .notation("A-B | pass")
    .published("Fred Horn", "2006", "000")
    .seats([Seat::WHITE, Seat::BLACK])
    // At most 15 entries, each after fewer than 60 actions without an entry; the last one ends the game.
    .plies(20, 900)
    .options(&[OptionSpec::FIRST, OptionSpec::no_progress(60)]);

/// The number of men inside that is more than half of the can.
const MAJORITY: u32 = 8;

/// A position of Sardinhas.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sardinhas {
    /// The men of White and of Black.
    men: [u64; 2],
    mover: Player,
    /// Actions since a man entered the can.
    quiet: Unseen<u16>,
    /// The number of actions without an entry after which the men are counted; 0 = never.
    patience: Unseen<u16>,
    /// How and why the game ended.
    end: Unseen<Option<(Outcome, &'static str)>>,
}

fn man(side: Player) -> Piece {
    Piece::new(Kind::Sardine, FACTS.seats[side.index()].tone)
}

impl Sardinhas {
    fn with_men(men: [u64; 2], mover: Player, options: &Options) -> Sardinhas {
        let patience = Unseen(options.number("no_progress") as u16);
        Sardinhas { men, mover, quiet: Unseen(0), patience, end: Unseen(None) }
    }

    fn all(&self) -> u64 {
        self.men[0] | self.men[1]
    }

    /// The men of a side that are not fixed.
    #[inline]
    fn free(&self, side: Player) -> Bits {
        Bits(self.men[side.index()] & !CAN)
    }

    fn can_move(&self, side: Player) -> bool {
        let all = self.all();
        self.free(side).any(|from| slides(from, all) != 0)
    }

    /// The number of men of each side inside the can.
    #[inline]
    fn points(&self) -> [i32; 2] {
        self.men.map(|men| (men & CAN).count_ones() as i32)
    }

    /// Ends the game: the side with more men inside the can wins.
    fn count(&mut self, reason: &'static str) {
        *self.end = Some((Outcome::by_points(self.points()), reason));
    }

    /// Ends the game if the men on the board decide it.
    #[inline]
    fn settle(&mut self) {
        let inside = self.men.map(|men| (men & CAN).count_ones());
        if inside.iter().any(|&men| men >= MAJORITY) {
            self.count("end-eight-inside");
        } else if self.all() & RIM == RIM {
            // docs/rulings.md, Sardinhas: no cell of the can is open when (and only when) its rim is full.
            self.count("end-count");
        } else if !self.can_move(self.mover) && !self.can_move(self.mover.other()) {
            // No man can enter the can any more, so the men inside are counted.
            self.count("end-count");
        }
    }

    /// The cells of the can that men of a side can enter.
    fn entries(&self, side: Player) -> u64 {
        let all = self.all();
        self.free(side).fold(0, |set, from| set | slides(from, all)) & CAN
    }
}

impl Position for Sardinhas {
    type Action = Action;

    mover_and_outcome!(|position| position.end.map(|(outcome, _)| outcome));

    fn list_actions(&self, out: &mut Vec<Action>) {
        let (all, before) = (self.all(), out.len());
        for from in self.free(self.mover) {
            out.extend(slides(from, all).cells().map(|to| Action::Slide { from, to }));
        }
        if out.len() == before {
            out.push(Action::Pass);
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        let own = self.mover.index();
        let mut entered = false;
        match action {
            Action::Pass => effects.push(0, Effect::Pass { player: self.mover }),
            Action::Slide { from, to } => {
                entered = CAN >> to & 1 == 1;
                self.men[own] = self.men[own] & !(1 << from) | 1 << to;
                let (from, to, piece) = (GRID.site(from), GRID.site(to), man(self.mover));
                effects.push(0, Effect::Move { from, to, piece, count: 1, travel: Travel::Slide });
                if E::LIVE && entered {
                    effects.push(1, Effect::Score { player: self.mover, points: self.points()[own] });
                }
            }
        }
        self.mover = self.mover.other();
        *self.quiet = if entered { 0 } else { self.quiet.saturating_add(1) };
        self.settle();
        if self.end.is_none() && *self.patience != 0 && *self.quiet >= *self.patience {
            // docs/rulings.md, Sardinhas: after sixty actions without an entry the men are counted; it is no draw.
            self.count("end-no-progress");
        }
    }

    fn key(&self) -> u64 {
        chain([self.mover as u64, self.men[1], self.men[0]])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let (all, men) = (self.all(), self.free(self.mover));
        let total = men.map(|from| slides(from, all).count_ones()).sum();
        if total == 0 {
            return Action::Pass;
        }
        let mut left = below(rng, total);
        for from in men {
            let here = slides(from, all);
            let count = here.count_ones();
            if left < count {
                return Action::Slide { from, to: here.nth(left) };
            }
            left -= count;
        }
        Action::Pass
    }
}
