//! Kharbaga (`docs/rulings.md`, 28): draughts on 41 points, in words of 64 bits.
//!
//! Eight shifts find out whether any man of a side can capture; only then are captures searched one by one for the
//! longest. An action contains all its landing points, since the rules compare whole captures.

mod action;
mod figure;
mod game;
mod heuristic;
mod hunt;
#[cfg(test)]
mod tests;

use crate::bits::{Bits, nth};
use crate::draw_counter::DrawCounter;
use crate::unseen::Unseen;
use figure::{ALL, BETWEEN, FAR, FORWARD, run, step};
use hunt::{Hunt, men_can_take, mullah_can_take, taken};
use tabuleiro_rules::{
    Effect, Effects, Facts, Family, Kind, OptionSpec, Options, Outcome, Piece, Player, Position, Removal, Rng, Seat,
    Site, Travel, below, chain, mover_and_outcome,
};

pub use action::Action;

static FACTS: Facts = Facts::new("kharbaga", "Kharbaga", "Kharbaga", Family::Capture)
    .notation("A-B | A-B-C…")
    .traditional("004")
    .seats([Seat::WHITE, Seat::BLACK])
    // All men together are 252 ranks from their last ranks, and each of 39 captures moves one back by at most 4: 447
    // irreversible actions, each after fewer than 100 reversible ones, and 100 at the end.
    .plies(60, 44_800)
    .options(&[OptionSpec::FIRST, OptionSpec::NO_PROGRESS]);

/// A position of Kharbaga.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kharbaga {
    /// The pieces of White and Black: men and Mullahs.
    men: [u64; 2],
    /// The Mullahs (crowned men) of both sides.
    crowned: u64,
    mover: Player,
    /// How and why the game ended.
    end: Unseen<Option<(Outcome, &'static str)>>,
    quiet: Unseen<DrawCounter>,
}

const fn site(point: u8) -> Site {
    Site(point as u16)
}

fn piece(side: Player, crowned: bool) -> Piece {
    Piece::new(if crowned { Kind::Crowned } else { Kind::Man }, FACTS.seats[side.index()].tone)
}

impl Kharbaga {
    fn with_men(men: [u64; 2], crowned: u64, mover: Player, options: &Options) -> Kharbaga {
        Kharbaga { men, crowned, mover, end: Unseen(None), quiet: Unseen(DrawCounter::new(options)) }
    }

    #[inline]
    fn occupied(&self) -> u64 {
        self.men[0] | self.men[1]
    }

    #[inline]
    fn free(&self) -> u64 {
        ALL & !self.occupied()
    }

    /// Returns whether the mover can capture; captures are compulsory.
    #[inline]
    fn can_take(&self) -> bool {
        let (own, enemy) = (self.men[self.mover.index()], self.men[self.mover.other().index()]);
        men_can_take(own & !self.crowned, enemy, self.free())
            || Bits(own & self.crowned).any(|at| mullah_can_take(at, enemy, self.occupied()))
    }

    /// Appends the captures of the greatest number of men.
    fn list_captures(&self, out: &mut Vec<Action>) {
        let (own, enemy) = (self.men[self.mover.index()], self.men[self.mover.other().index()]);
        let mut hunt = Hunt::new(out);
        for from in Bits(own) {
            let others = self.occupied() & !(1 << from);
            hunt.follow(from, self.crowned >> from & 1 == 1, enemy, others);
        }
        hunt.finish();
    }

    /// Returns the targets of the steps of the mover's men, by forward direction.
    #[inline]
    fn steps(&self) -> [u64; 3] {
        let (men, free) = (self.men[self.mover.index()] & !self.crowned, self.free());
        FORWARD[self.mover.index()].map(|d| step(men, d) & free)
    }

    /// Returns the targets of the slides of a Mullah.
    #[inline]
    fn slides(&self, at: u8) -> u64 {
        (0..8).fold(0, |all, d| all | run(at, d, self.occupied()))
    }

    /// Appends the steps and slides of the mover.
    fn list_quiet(&self, out: &mut Vec<Action>) {
        for from in Bits(self.men[self.mover.index()]) {
            let goals = match self.crowned >> from & 1 {
                1 => self.slides(from),
                _ => FORWARD[self.mover.index()].iter().fold(0, |all, &d| all | step(1 << from, d)) & self.free(),
            };
            out.extend(Bits(goals).map(|to| Action::step(from, to)));
        }
    }

    /// Returns a random step or slide, all with the same probability; there must be one.
    #[inline]
    fn draw<R: Rng>(&self, rng: &mut R) -> Action {
        let ways = self.steps();
        let mullahs = self.men[self.mover.index()] & self.crowned;
        let stepped: u32 = ways.iter().map(|way| way.count_ones()).sum();
        let total = Bits(mullahs).fold(stepped, |sum, at| sum + self.slides(at).count_ones());
        let mut left = below(rng, total);
        for (way, d) in ways.into_iter().zip(FORWARD[self.mover.index()]) {
            if left < way.count_ones() {
                let to = nth(way, left);
                let from = step(1 << to, (d + 4) % 8).trailing_zeros() as u8;
                return Action::step(from, to);
            }
            left -= way.count_ones();
        }
        for from in Bits(mullahs) {
            let goals = self.slides(from);
            if left < goals.count_ones() {
                return Action::step(from, nth(goals, left));
            }
            left -= goals.count_ones();
        }
        unreachable!("the counts of the second walk are those of the first")
    }

    /// Returns whether the mover has an action.
    #[inline]
    fn can_move(&self) -> bool {
        if self.steps().into_iter().any(|way| way != 0) {
            return true;
        }
        let mullahs = self.men[self.mover.index()] & self.crowned;
        (0..8).any(|d| step(mullahs, d) & self.free() != 0) || self.can_take()
    }

    /// Ends the game if the mover has no men or cannot move.
    #[inline]
    fn settle(&mut self) {
        if self.men[self.mover.index()] == 0 {
            *self.end = Some((Outcome::Win(self.mover.other()), "end-captured-all"));
        } else if !self.can_move() {
            // docs/rulings.md, Kharbaga: as in draughts, a player who cannot move loses.
            *self.end = Some((Outcome::Win(self.mover.other()), "end-blocked"));
        }
    }

    /// Emits one leg per beat; the captured man is removed in the beat of the next leg.
    fn emit_effects<E: Effects>(&self, action: &Action, crowned: bool, effects: &mut E) {
        let (own, enemy) = (piece(self.mover, crowned), self.men[self.mover.other().index()]);
        let mut at = action.from;
        let mut left = enemy;
        for (beat, &to) in (0..).zip(action.path()) {
            let victim = BETWEEN[usize::from(at)][usize::from(to)] & left;
            let travel = if victim == 0 { Travel::Slide } else { Travel::Hop };
            effects.push(beat, Effect::Move { from: site(at), to: site(to), piece: own, count: 1, travel });
            for point in Bits(victim) {
                let gone = piece(self.mover.other(), self.crowned >> point & 1 == 1);
                effects.push(beat + 1, Effect::Remove { at: site(point), piece: gone, count: 1, why: Removal::Taken });
            }
            left &= !victim;
            at = to;
        }
    }
}

impl Position for Kharbaga {
    type Action = Action;

    mover_and_outcome!(|position| position.end.map(|(outcome, _)| outcome));

    fn list_actions(&self, out: &mut Vec<Action>) {
        if self.can_take() {
            self.list_captures(out);
        } else {
            self.list_quiet(out);
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        let (own, other) = (self.mover.index(), self.mover.other().index());
        let Some(&to) = action.path().last() else { return };
        let (from, to) = (1u64 << action.from, 1u64 << to);
        let crowned = self.crowned & from != 0;
        if E::LIVE {
            self.emit_effects(&action, crowned, effects);
        }
        let victims = taken(&action, self.men[other]);
        self.men[own] = self.men[own] & !from | to;
        self.men[other] &= !victims;
        self.crowned &= !(from | victims);
        // docs/rulings.md, Kharbaga: crowned only where the move ends.
        let promoted = !crowned && to & FAR[own] != 0;
        if crowned || promoted {
            self.crowned |= to;
        }
        if promoted {
            let at = site(to.trailing_zeros() as u8);
            let (from, to) = (piece(self.mover, false), piece(self.mover, true));
            effects.push(u16::from(action.legs), Effect::Transform { at, from, to });
        }
        self.mover = self.mover.other();
        self.settle();
        if crowned && victims == 0 {
            if self.end.is_none() {
                *self.end = self.quiet.0.note(self.key()).map(|reason| (Outcome::Draw, reason));
            }
        } else {
            self.quiet.0.progress(self.key());
        }
    }

    #[inline]
    fn key(&self) -> u64 {
        let light = self.men[0] | (self.mover as u64) << 63;
        chain([self.crowned, self.men[1], light])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, scratch: &mut Vec<Action>) -> Action {
        if !self.can_take() {
            return self.draw(rng);
        }
        scratch.clear();
        self.list_captures(scratch);
        scratch[below(rng, scratch.len() as u32) as usize]
    }
}
