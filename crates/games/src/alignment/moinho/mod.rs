//! Moinho, nine men's morris (`docs/rulings.md`, 29).
//!
//! Sets of points are words of 24 bits (see [`figure`]). A turn is a placement or a move and, where it closes a mill, a
//! second action of the same player: a removal or `pass`. Rule 7 bars, for each side, the mills of its latest removal
//! for two of its own turns; these mills are part of the position.
//!
//! Rulings where `docs/rulings.md` leaves room:
//! * option `reuse` *on* (rule 7) bars the mill just used; *off* lets a mill be opened and closed again freely;
//! * a mill is *used* by a removal; declining it (`pass`) leaves the mill unused;
//! * two mills closed at once give one removal, which uses both, unless rule 7 bars one of them;
//! * a mill closed while the opponent has no man on the board gives no removal;
//! * draws by repetition or without progress are declared between turns, never while a removal is pending.

mod evaluation;
mod figure;
mod game;
mod heuristic;
mod notes;
mod object;
#[cfg(test)]
mod tests;

use crate::unseen::Unseen;
use figure::{ALL, PARTNERS, RESERVE, THROUGH, milled, nth, origin, points, steps};
use tabuleiro_rules::{
    Effect, Effects, Facts, Family, Kind, OptionKind, OptionSpec, Outcome, Piece, Player, Position, Removal,
    Repetition, Rng, Seat, Site, Travel, below, chain, mover_and_outcome,
};

static FACTS: Facts = Facts::new("moinho", "Moinho", "Nine Men's Morris", Family::Alignment)
    .notation("CELL | A-B | xCELL | pass")
    .traditional("004")
    .seats([Seat::WHITE, Seat::BLACK])
    // 18 placements, a removal or pass with each, then at most 14 sequences without progress.
    .plies(70, 1500)
    .difficulty(1)
    .options(&[
        OptionSpec::FIRST,
        OptionSpec::new("compulsory", OptionKind::Toggle { default: false }),
        OptionSpec::new("reuse", OptionKind::Toggle { default: true }),
        OptionSpec::NO_PROGRESS,
    ]);

/// Men of each side.
const MEN: u8 = 9;
/// The number of own turns for which rule 7 bars a used mill.
const BARRED_TURNS: u8 = 2;

/// One decision of Moinho. A point is 8 × square + place (see [`figure`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Place a man from the hand on a point.
    Place(u8),
    /// Move a man from one point to another.
    Move {
        /// The point that the man leaves.
        from: u8,
        /// The point that it enters.
        to: u8,
    },
    /// Remove an opposing man.
    Remove(u8),
    /// Decline the removal.
    Pass,
}

/// A position of Moinho.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Moinho {
    /// White and black men on the board.
    men: [u32; 2],
    hand: [u8; 2],
    mover: Player,
    /// The mills just closed whose removal is pending, one bit each; 0 at the first part of a turn.
    closed: u16,
    /// Rule 7: the mills of each side's latest removal.
    used: [u16; 2],
    /// The number of own turns for which `used` is still barred; 0 exactly if `used` is 0.
    barred: [u8; 2],
    compulsory: bool,
    reuse: bool,
    limit: u16,
    /// The win by too few men or no legal move.
    decided: Option<Outcome>,
    memory: Unseen<Memory>,
}

/// The history that draws depend on. The equality of positions ignores it.
#[derive(Clone, Copy, Debug, Default)]
struct Memory {
    past: Repetition,
    /// Message id of the draw by repetition or without progress.
    drawn: Option<&'static str>,
}

impl Moinho {
    fn own(&self) -> u32 {
        self.men[self.mover.index()]
    }

    fn opposing(&self) -> u32 {
        self.men[1 - self.mover.index()]
    }

    fn free(&self) -> u32 {
        ALL & !(self.men[0] | self.men[1])
    }

    /// Returns whether a side may move to any empty point.
    fn flies(&self, side: usize) -> bool {
        self.men[side].count_ones() == 3 && self.hand[side] == 0
    }

    /// Returns the targets of the mover's steps, by direction.
    fn targets(&self) -> [u32; 4] {
        let free = self.free();
        steps(self.own()).map(|to| to & free)
    }

    /// Returns the opposing men that may be removed: those in no mill, or all if all are in mills.
    fn removable(&self) -> u32 {
        let men = self.opposing();
        let loose = men & !milled(men);
        if loose == 0 { men } else { loose }
    }

    /// Returns the mills that a man on `to` completes with the men `own`, except those that rule 7 bars.
    fn closing(&self, own: u32, to: u8) -> u16 {
        let [first, second] = PARTNERS[usize::from(to)];
        let [i, j] = THROUGH[usize::from(to)];
        let set = u16::from(own & first == first) << i | u16::from(own & second == second) << j;
        set & !self.used[self.mover.index()]
    }

    /// Records the mills that the man on `to` closes; ends the turn if there is nothing to remove.
    #[inline]
    fn landed(&mut self, to: u8) {
        self.closed = self.closing(self.own(), to);
        if self.closed == 0 || self.opposing() == 0 {
            self.end_turn(false);
        }
    }

    #[inline]
    fn end_turn(&mut self, removed: bool) {
        let side = self.mover.index();
        if removed && self.reuse {
            self.used[side] = self.closed;
            self.barred[side] = BARRED_TURNS;
        } else if self.barred[side] > 0 {
            self.barred[side] -= 1;
            if self.barred[side] == 0 {
                self.used[side] = 0;
            }
        }
        self.closed = 0;
        self.mover = self.mover.other();
        self.decide();
    }

    /// Ends the game if the mover, at the first part of its turn, has too few men or no legal move.
    #[inline]
    fn decide(&mut self) {
        let side = self.mover.index();
        let total = self.men[side].count_ones() + u32::from(self.hand[side]);
        let blocked = || self.hand[side] == 0 && total > 3 && self.targets() == [0; 4];
        if total < 3 || blocked() {
            self.decided = Some(Outcome::Win(self.mover.other()));
        }
    }

    /// Checks the draws of docs/rulings.md, 0.5, at the first part of a turn. No position recurs during the placements.
    #[inline]
    fn remember(&mut self) {
        if self.closed != 0 || self.decided.is_some() || self.hand != [0; 2] {
            return;
        }
        let key = self.key();
        if self.memory.past.remember(key) >= 3 {
            self.memory.drawn = Some("end-repetition");
        } else if self.limit > 0 && self.memory.past.quiet() >= self.limit {
            self.memory.drawn = Some("end-no-progress");
        }
    }

    fn piece(side: usize) -> Piece {
        Piece::new(Kind::Man, FACTS.seats[side].tone)
    }
}

impl Position for Moinho {
    type Action = Action;

    mover_and_outcome!(|position| position.decided.or(position.memory.drawn.map(|_| Outcome::Draw)));

    fn list_actions(&self, out: &mut Vec<Action>) {
        if self.closed != 0 {
            out.extend(points(self.removable()).map(Action::Remove));
            if !self.compulsory {
                out.push(Action::Pass);
            }
            return;
        }
        let side = self.mover.index();
        let free = self.free();
        if self.hand[side] > 0 {
            out.extend(points(free).map(Action::Place));
            return;
        }
        let flies = self.flies(side);
        for from in points(self.own()) {
            let reach = steps(1 << from).into_iter().fold(0, |set, to| set | to);
            let to = if flies { free } else { free & reach };
            out.extend(points(to).map(|to| Action::Move { from, to }));
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        let side = self.mover.index();
        if E::LIVE {
            self.emit_effects(action, effects);
        }
        match action {
            Action::Place(at) => {
                self.men[side] |= 1 << at;
                self.hand[side] = self.hand[side].saturating_sub(1);
                self.memory.past.clear();
                self.landed(at);
            }
            Action::Move { from, to } => {
                self.men[side] &= !(1 << from);
                self.men[side] |= 1 << to;
                self.memory.past.tick();
                self.landed(to);
            }
            Action::Remove(at) => {
                self.men[1 - side] &= !(1 << at);
                self.memory.past.clear();
                self.end_turn(true);
            }
            Action::Pass => {
                self.memory.past.tick();
                self.end_turn(false);
            }
        }
        self.remember();
    }

    fn key(&self) -> u64 {
        let [white, black] = self.men.map(u64::from);
        let hand = u64::from(self.hand[0]) | u64::from(self.hand[1]) << 4;
        let barred = u64::from(self.barred[0]) | u64::from(self.barred[1]) << 2;
        let used = u64::from(self.used[0]) | u64::from(self.used[1]) << 16;
        let rules = u64::from(self.compulsory) | u64::from(self.reuse) << 1 | u64::from(self.limit) << 2;
        let men = white | black << 24 | hand << 48 | (self.mover as u64) << 56 | barred << 57;
        chain([used | u64::from(self.closed) << 32 | rules << 48, men])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        if self.closed != 0 {
            let men = self.removable();
            let count = men.count_ones();
            let n = below(rng, count + u32::from(!self.compulsory));
            return if n == count { Action::Pass } else { Action::Remove(nth(men, n)) };
        }
        let side = self.mover.index();
        let free = self.free();
        if self.hand[side] > 0 {
            return Action::Place(nth(free, below(rng, free.count_ones())));
        }
        if self.flies(side) {
            let count = free.count_ones();
            let n = below(rng, 3 * count);
            return Action::Move { from: nth(self.own(), n / count), to: nth(free, n % count) };
        }
        let targets = self.targets();
        let counts = targets.map(u32::count_ones);
        let mut n = below(rng, counts.iter().sum());
        let mut direction = 0;
        while direction < 3 && n >= counts[direction] {
            n -= counts[direction];
            direction += 1;
        }
        let to = nth(targets[direction], n);
        Action::Move { from: origin(direction, to), to }
    }
}

impl Moinho {
    fn emit_effects<E: Effects>(&self, action: Action, effects: &mut E) {
        let side = self.mover.index();
        let site = |point: u8| Site(u16::from(point));
        let moved = |from, to, travel| Effect::Move { from, to, piece: Self::piece(side), count: 1, travel };
        let effect = match action {
            Action::Place(at) => moved(Site(RESERVE + side as u16), site(at), Travel::Hop),
            Action::Move { from, to } => {
                let near = steps(1 << from).into_iter().any(|step| step >> to & 1 == 1);
                moved(site(from), site(to), if near { Travel::Slide } else { Travel::Hop })
            }
            Action::Remove(at) => {
                Effect::Remove { at: site(at), piece: Self::piece(1 - side), count: 1, why: Removal::Taken }
            }
            Action::Pass => Effect::Pass { player: self.mover },
        };
        effects.push(0, effect);
    }
}
