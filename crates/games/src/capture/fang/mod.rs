//! Fang (`docs/rulings.md`, 15): two bitboards of 49 points, on which squares are found by shifts.
//!
//! A turn of the second phase has up to three actions: a removal, the step onto the emptied point (the *hole*), and a
//! second removal if the step has formed a square. Squares are computed from the men when needed, not updated
//! incrementally.

mod game;
mod heuristic;
mod squares;
#[cfg(test)]
mod tests;

use crate::bits::{Bits, nth};
use crate::draw_counter::DrawCounter;
use crate::unseen::Unseen;
use squares::{CENTRE, any, beside, empty, origin, squared, steps};
use tabuleiro_rules::{
    Effect, Effects, Facts, Family, Kind, OptionKind, OptionSpec, Options, Outcome, Piece, Player, Position, Removal,
    Rng, Site, Travel, below, chain, mover_and_outcome,
};

/// Men of each side.
const MEN: u32 = 24;

static FACTS: Facts = Facts::new("fang", "Fang", "Fang", Family::Capture)
    .notation("CELL | xCELL | A-B | pass")
    .traditional("000")
    // 48 placements; 47 removals with a step each; fewer than 100 quiet actions between them, and 100 at the end.
    .plies(160, 4_950)
    .options(&[
        OptionSpec::FIRST,
        OptionSpec::NO_PROGRESS,
        OptionSpec::new("tilted", OptionKind::Toggle { default: false }),
        OptionSpec::new("centre8", OptionKind::Toggle { default: false }),
    ]);

/// One decision of Fang; points are rank × 7 + file, both counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A man is placed on an empty point (first phase).
    Place(u8),
    /// An enemy man is removed.
    Take(u8),
    /// A man steps to an adjacent empty point: onto the hole, or onto any if no man can be removed.
    Step {
        /// The point it leaves.
        from: u8,
        /// The point it reaches.
        to: u8,
    },
    /// No man can be removed and none can step.
    Pass,
}

/// The decision that the mover has to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Part {
    /// First phase: the point for a man.
    Place,
    /// First part of a turn: the man to remove.
    Take,
    /// Second part: the man that steps onto the hole.
    Step,
    /// Third part, after a square was formed: the second man to remove.
    Again,
}

/// A position of Fang.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fang {
    /// Black and white men.
    men: [u64; 2],
    mover: Player,
    part: Part,
    /// The point emptied in this turn; 0 outside the second part.
    hole: u8,
    tilted: bool,
    centre8: bool,
    /// How and why the game ended.
    end: Unseen<Option<(Outcome, &'static str)>>,
    quiet: Unseen<DrawCounter>,
}

impl Fang {
    /// Returns two words that identify the position.
    #[inline]
    fn words(&self) -> [u64; 2] {
        let state = self.mover as u64 | (self.part as u64) << 1;
        let rules = u64::from(self.tilted) | u64::from(self.centre8) << 1 | u64::from(self.hole) << 2;
        [self.men[0] | state << 49, self.men[1] | rules << 49]
    }
}

const fn site(point: u8) -> Site {
    Site(point as u16)
}

fn man(side: Player) -> Piece {
    Piece::new(Kind::Stone, FACTS.seats[side.index()].tone)
}

impl Fang {
    fn empty_board(options: &Options) -> Fang {
        Fang {
            men: [0; 2],
            mover: options.first(),
            part: Part::Place,
            hole: 0,
            tilted: options.toggle("tilted"),
            centre8: options.toggle("centre8"),
            end: Unseen(None),
            quiet: Unseen(DrawCounter::new(options)),
        }
    }

    #[inline]
    fn own(&self) -> u64 {
        self.men[self.mover.index()]
    }

    /// Returns the enemy men that are not part of a square.
    #[inline]
    fn loose(&self) -> u64 {
        let enemy = self.men[self.mover.other().index()];
        enemy & !squared(enemy, self.tilted)
    }

    /// Returns the points on which a man can be placed. docs/rulings.md, Fang: the first one on d4.
    #[inline]
    fn places(&self) -> u64 {
        let empty = empty(self.men);
        if self.men == [0; 2] { 1 << CENTRE } else { empty }
    }

    /// Returns the enemy men that can be removed first. docs/rulings.md, Fang: an own man must be able to step onto the
    /// hole.
    #[inline]
    fn reachable(&self) -> u64 {
        let near = self.men[self.mover.other().index()] & beside(self.own(), self.centre8);
        // Squares are computed only if an enemy man is adjacent to an own one.
        if near == 0 { 0 } else { near & self.loose() }
    }

    /// Returns the mover's men adjacent to the hole.
    #[inline]
    fn steppers(&self) -> u64 {
        self.own() & beside(1 << self.hole, self.centre8)
    }

    /// Returns whether the mover has a man adjacent to an empty point.
    fn can_step(&self) -> bool {
        beside(self.own(), self.centre8) & empty(self.men) != 0
    }

    /// Appends the steps of the mover to all adjacent empty points.
    fn list_steps(&self, out: &mut Vec<Action>) {
        let empty = empty(self.men);
        for from in Bits(self.own()) {
            out.extend(Bits(beside(1 << from, self.centre8) & empty).map(|to| Action::Step { from, to }));
        }
    }

    /// Passes the turn to the other side.
    #[inline]
    fn hand_over(&mut self) {
        self.mover = self.mover.other();
        self.hole = 0;
        if self.part != Part::Place {
            self.part = Part::Take;
        }
    }

    #[inline]
    fn place<E: Effects>(&mut self, at: u8, effects: &mut E) {
        self.men[self.mover.index()] |= 1 << at;
        effects.push(0, Effect::Place { at: site(at), piece: man(self.mover), count: 1 });
        let all = (self.men[0] | self.men[1]).count_ones();
        if all == 2 * MEN {
            self.part = Part::Take;
        }
        self.hand_over();
        if all == 2 * MEN {
            self.quiet.0.progress(self.key());
        }
    }

    #[inline]
    fn take<E: Effects>(&mut self, at: u8, effects: &mut E) {
        let enemy = self.mover.other();
        self.men[enemy.index()] &= !(1 << at);
        effects.push(0, Effect::Remove { at: site(at), piece: man(enemy), count: 1, why: Removal::Taken });
        if self.men[enemy.index()] == 0 {
            // The game is over, so no step follows.
            self.part = Part::Take;
            *self.end = Some((Outcome::Win(self.mover), "end-captured-all"));
        } else if self.part == Part::Take {
            self.hole = at;
            self.part = Part::Step;
        } else {
            self.hand_over();
            self.quiet.0.progress(self.key());
        }
    }

    #[inline]
    fn step<E: Effects>(&mut self, from: u8, to: u8, effects: &mut E) {
        let own = self.mover.index();
        self.men[own] = self.men[own] & !(1 << from) | 1 << to;
        let (from, at) = (site(from), site(to));
        effects.push(0, Effect::Move { from, to: at, piece: man(self.mover), count: 1, travel: Travel::Slide });
        if self.part != Part::Step {
            // docs/rulings.md, Fang: a square formed by a step in a turn without a removal removes no man.
            self.hand_over();
            return *self.end = self.quiet.0.note(self.key()).map(|reason| (Outcome::Draw, reason));
        }
        self.hole = 0;
        if squared(self.men[own], self.tilted) >> to & 1 == 1 && self.loose() != 0 {
            self.part = Part::Again;
        } else {
            self.hand_over();
            self.quiet.0.progress(self.key());
        }
    }
}

impl Position for Fang {
    type Action = Action;

    mover_and_outcome!(|position| position.end.map(|(outcome, _)| outcome));

    fn list_actions(&self, out: &mut Vec<Action>) {
        let before = out.len();
        match self.part {
            Part::Place => out.extend(Bits(self.places()).map(Action::Place)),
            Part::Again => out.extend(Bits(self.loose()).map(Action::Take)),
            Part::Step => out.extend(Bits(self.steppers()).map(|from| Action::Step { from, to: self.hole })),
            Part::Take => match self.reachable() {
                0 => self.list_steps(out),
                men => out.extend(Bits(men).map(Action::Take)),
            },
        }
        if out.len() == before {
            out.push(Action::Pass);
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        match action {
            Action::Place(at) => self.place(at, effects),
            Action::Take(at) => self.take(at, effects),
            Action::Step { from, to } => self.step(from, to, effects),
            Action::Pass => {
                // The other side is not blocked too: some man is always adjacent to an empty point.
                effects.push(0, Effect::Pass { player: self.mover });
                self.hand_over();
                *self.end = self.quiet.0.note(self.key()).map(|reason| (Outcome::Draw, reason));
            }
        }
    }

    #[inline]
    fn key(&self) -> u64 {
        let [a, b] = self.words();
        chain([b, a])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, scratch: &mut Vec<Action>) -> Action {
        match self.part {
            Part::Place => return Action::Place(any(rng, self.places())),
            Part::Again => return Action::Take(any(rng, self.loose())),
            Part::Step => return Action::Step { from: any(rng, self.steppers()), to: self.hole },
            Part::Take => {}
        }
        let men = self.reachable();
        if men != 0 {
            return Action::Take(any(rng, men));
        }
        if self.centre8 {
            scratch.clear();
            self.list_steps(scratch);
            return match scratch.len() as u32 {
                0 => Action::Pass,
                n => scratch[below(rng, n) as usize],
            };
        }
        let ways = steps(self.own()).map(|way| way & empty(self.men));
        let total = ways.iter().map(|way| way.count_ones()).sum();
        if total == 0 {
            return Action::Pass;
        }
        let (mut left, mut direction) = (below(rng, total), 0);
        while left >= ways[direction].count_ones() {
            left -= ways[direction].count_ones();
            direction += 1;
        }
        let to = nth(ways[direction], left);
        Action::Step { from: origin(direction, to), to }
    }
}
