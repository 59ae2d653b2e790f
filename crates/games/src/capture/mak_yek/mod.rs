//! Mak-Yek and its variant Cleave (`docs/rulings.md`, 11).
//!
//! Two bitboards. The targets of all men in one direction are one fill, and each target determines its man, the nearest
//! one behind it. So a random slide is found without a list of slides.

mod evaluation;
mod game;
mod heuristic;
mod men;
#[cfg(test)]
mod tests;

use crate::bits::Bits;
use crate::custody::{nth_slide, slides};
use crate::draw_counter::DrawCounter;
use crate::square::SlideOrPass as Action;
use crate::square::orthogonal;
use crate::unseen::Unseen;
use men::{captures, walled};
use tabuleiro_rules::{
    Effect, Effects, Facts, Family, KeyTable, OptionKind, OptionSpec, Options, Outcome, Player, Position, Rng, Seat,
    below, mover_and_outcome,
};

static FACTS: Facts = Facts::new("mak_yek", "Mak-Yek", "Mak-yek", Family::Capture)
    .notation("A-B | pass")
    .traditional("000")
    .seats([Seat::WHITE, Seat::BLACK])
    // At most 31 captures, each after fewer than 100 quiet actions, and 100 quiet actions at the end.
    .plies(80, 3200)
    .difficulty(1)
    .variants(&["mak_yek", "cleave"])
    .cards(&["cleave"])
    .card_authors(&[("cleave", "Chris Huntoon", "2001")])
    .options(&[
        OptionSpec::FIRST,
        OptionSpec::NO_PROGRESS,
        OptionSpec::new("no_walls", OptionKind::Toggle { default: false }),
    ]);

/// A position of Mak-Yek or Cleave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MakYek {
    /// White and black men.
    men: [u64; 2],
    mover: Player,
    cleave: bool,
    no_walls: bool,
    /// Zobrist key of the men.
    key: Unseen<u64>,
    /// How and why the game ended.
    end: Unseen<Option<(Outcome, &'static str)>>,
    quiet: Unseen<DrawCounter>,
}

/// The reason of an end that the men do not show.
const REDUCED: &str = "end-reduced";

static KEYS: KeyTable<2, 64> = KeyTable::new(0x6d61_6b79_656b);
/// Zobrist keys of mover, variant and option.
static STATE_KEYS: KeyTable<3, 1> = KeyTable::new(0x636c_6561_7665);

fn key_of(men: [u64; 2]) -> u64 {
    let side = |side: usize| Bits(men[side]).fold(0, |key, cell| key ^ KEYS.get(side, usize::from(cell)));
    side(0) ^ side(1)
}

impl MakYek {
    fn with_men(men: [u64; 2], mover: Player, options: &Options) -> MakYek {
        MakYek {
            men,
            mover,
            cleave: options.variant == "cleave",
            no_walls: options.toggle("no_walls"),
            key: Unseen(key_of(men)),
            end: Unseen(None),
            quiet: Unseen(DrawCounter::new(options)),
        }
    }

    fn empty(&self) -> u64 {
        !(self.men[0] | self.men[1])
    }

    /// Returns the cells that the man on `from` can slide to.
    fn targets(&self, side: Player, from: u8) -> u64 {
        let all = slides(1 << from, self.empty()).into_iter().fold(0, |all, one| all | one);
        if !self.no_walls {
            return all;
        }
        let rest = self.men[side.index()] & !(1 << from);
        Bits(all).filter(|to| !walled(rest | 1 << to, side)).fold(0, |kept, to| kept | 1 << to)
    }

    fn can_move(&self, side: Player) -> bool {
        let men = self.men[side.index()];
        if self.no_walls {
            return Bits(men).any(|from| self.targets(side, from) != 0);
        }
        orthogonal(men) & self.empty() != 0
    }

    /// Ends the game if the rules say so of sides that cannot move.
    #[inline]
    fn settle_blocked(&mut self) {
        if self.cleave {
            // docs/rulings.md, Mak-Yek, cleave: the opponent to move has no move.
            if !self.can_move(self.mover) {
                *self.end = Some((Outcome::Win(self.mover.other()), "end-blocked"));
            }
        } else if !self.can_move(self.mover) && !self.can_move(self.mover.other()) {
            // docs/rulings.md, 0.4. Without the option a man beside an empty cell can always move.
            *self.end = Some((Outcome::Draw, "end-both-blocked"));
        }
    }

    /// Returns a random slide, all with the same probability, those that build walls included; a pass if there is none.
    #[inline]
    fn draw<R: Rng>(&self, rng: &mut R) -> Action {
        let men = self.men[self.mover.index()];
        let ways = slides(men, self.empty());
        let total = ways.iter().map(|way| way.count_ones()).sum();
        if total == 0 {
            return Action::Pass;
        }
        let (from, to) = nth_slide(men, &ways, below(rng, total));
        Action::Slide { from, to }
    }

    fn take(&mut self, victims: u64) {
        let opponent = self.mover.other().index();
        self.men[opponent] &= !victims;
        *self.key = Bits(victims).fold(*self.key, |key, cell| key ^ KEYS.get(opponent, usize::from(cell)));
        let left = self.men[opponent].count_ones();
        if left == 0 {
            *self.end = Some((Outcome::Win(self.mover), "end-captured-all"));
        } else if self.cleave && left <= 2 {
            *self.end = Some((Outcome::Win(self.mover), REDUCED));
        }
    }
}

impl Position for MakYek {
    type Action = Action;

    mover_and_outcome!(|position| position.end.map(|(outcome, _)| outcome));

    fn list_actions(&self, out: &mut Vec<Action>) {
        let before = out.len();
        for from in Bits(self.men[self.mover.index()]) {
            out.extend(Bits(self.targets(self.mover, from)).map(|to| Action::Slide { from, to }));
        }
        if out.len() == before {
            out.push(Action::Pass);
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        let mut victims = 0;
        match action {
            Action::Pass => effects.push(0, Effect::Pass { player: self.mover }),
            Action::Slide { from, to } => {
                let own = self.mover.index();
                self.men[own] ^= 1 << from | 1 << to;
                *self.key ^= KEYS.get(own, usize::from(from)) ^ KEYS.get(own, usize::from(to));
                let (custody, between) = captures(to, self.men[own], self.men[1 - own], self.cleave);
                victims = custody | between;
                if E::LIVE {
                    self.emit_effects(from, to, [custody, between], effects);
                }
                if victims != 0 {
                    self.take(victims);
                }
            }
        }
        self.mover = self.mover.other();
        if self.end.is_none() && (self.cleave || self.no_walls) {
            self.settle_blocked();
        }
        if self.end.is_none() {
            match victims {
                0 => *self.end = self.quiet.0.note(self.key()).map(|reason| (Outcome::Draw, reason)),
                _ => self.quiet.0.progress(self.key()),
            }
        }
    }

    #[inline]
    fn key(&self) -> u64 {
        let state = |feature: usize, on: bool| if on { STATE_KEYS.get(feature, 0) } else { 0 };
        *self.key ^ state(0, self.mover == Player::Second) ^ state(1, self.cleave) ^ state(2, self.no_walls)
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, scratch: &mut Vec<Action>) -> Action {
        if !self.no_walls {
            return self.draw(rng);
        }
        // Few slides build a wall; these are rejected.
        for _ in 0..8 {
            let action = self.draw(rng);
            let Action::Slide { from, to } = action else { return action };
            if !walled(self.men[self.mover.index()] ^ (1 << from | 1 << to), self.mover) {
                return action;
            }
        }
        scratch.clear();
        self.actions(scratch);
        scratch[below(rng, scratch.len() as u32) as usize]
    }
}
