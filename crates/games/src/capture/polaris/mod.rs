//! Poláris, also known as Abalone (`docs/rulings.md`, 31).
//!
//! The marbles of a side are one word of cells, with a border round the board. All moves of a side are the bits of 42
//! masks (see [`field`]), so a random move is found without a list of moves.

mod field;
mod game;
mod heuristic;
#[cfg(test)]
mod tests;

use crate::draw_counter::DrawCounter;
use crate::unseen::Unseen;
use field::{COUNT, Cells, FIELD, SITES, STEPS, bit, cells, draw, moved};
use tabuleiro_rules::{
    Effect, Effects, Facts, Family, Kind, OptionSpec, Outcome, Piece, Player, Position, Rng, Seat, Site, Travel, below,
    chain, halves, mover_and_outcome,
};

static FACTS: Facts = Facts::new("polaris", "Poláris", "Polaris", Family::Capture)
    .notation("A-B | A,B-C | pass")
    .published("Michel Lalet, Laurent Lévi", "1987", "004")
    .seats([Seat::WHITE, Seat::BLACK])
    // At most 11 marbles are ejected, each after fewer than 100 quiet actions, and 100 quiet actions at the end.
    .plies(90, 1200)
    .difficulty(1)
    .options(&[OptionSpec::FIRST, OptionSpec::NO_PROGRESS]);

/// The number of marbles of a side at the start.
const MARBLES: u8 = 14;
/// A side that has this many marbles ejected loses.
const LOST: u8 = 6;

/// One decision of Poláris. A cell is column × 11 + number, both counted from 1 (see [`field`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// One to three marbles in a row move by one cell.
    Move {
        /// The rear of the row, or its lower end if it moves sideways; the marble itself if it is alone.
        from: u8,
        /// The front of the row, or its other end.
        front: u8,
        /// The cell that the marble on `front` moves to.
        to: u8,
    },
    /// No marble can move.
    Pass,
}

/// A position of Poláris.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Polaris {
    /// White and black marbles.
    marbles: [Cells; 2],
    /// The number of ejected marbles of each side.
    ejected: [u8; 2],
    mover: Player,
    /// How and why the game ended.
    end: Unseen<Option<(Outcome, &'static str)>>,
    quiet: Unseen<DrawCounter>,
}

fn marble(side: Player) -> Piece {
    Piece::new(Kind::Marble, FACTS.seats[side.index()].tone)
}

fn site(cell: u8) -> Site {
    Site(u16::from(SITES[usize::from(cell % 128)]))
}

/// Returns the site of a place in the gutter of a side's ejected marbles, counted from 0. The sites of the gutters, six
/// for each side, follow those of the cells.
fn gutter(side: Player, place: u8) -> Site {
    Site((COUNT + side.index() * usize::from(LOST)) as u16 + u16::from(place.min(LOST - 1)))
}

/// Returns the step from `from` to the next marble of a row, given by its ends, and the number of its marbles.
const fn row(from: u8, front: u8) -> (i8, u8) {
    let way = front.wrapping_sub(from) as i8;
    match way.unsigned_abs() {
        1 | 11 | 12 => (way, 2),
        2 | 22 | 24 => (way / 2, 3),
        _ => (0, 1),
    }
}

impl Polaris {
    fn own(&self) -> Cells {
        self.marbles[self.mover.index()]
    }

    fn opp(&self) -> Cells {
        self.marbles[self.mover.other().index()]
    }

    /// Returns the number of opposing marbles, at most 3, that stand in line from `to` on, and the cell behind them.
    /// The number is 0 if `to` is empty, as it is for a row that moves sideways.
    #[inline]
    fn pushed(&self, to: u8, step: i8) -> (u8, u8) {
        let (opp, mut count, mut behind) = (self.opp(), 0, to);
        while opp & bit(behind) != 0 && count < 3 {
            count += 1;
            behind = behind.wrapping_add_signed(step);
        }
        (count, behind)
    }

    /// Returns whether the row moves along its own line; a single marble always does.
    fn ahead(from: u8, front: u8, to: u8) -> bool {
        let step = to.wrapping_sub(front) as i8;
        let (along, men) = row(from, front);
        men == 1 || along == step
    }

    /// Returns whether a row of `men` marbles with the front `front` can move ahead by `step`.
    fn may_push(&self, front: u8, step: i8, men: u8) -> bool {
        let to = front.wrapping_add_signed(step);
        let (count, behind) = self.pushed(to, step);
        if count == 0 {
            return FIELD & !self.own() & bit(to) != 0;
        }
        count < men && self.own() & bit(behind) == 0
    }

    /// Returns whether the action ejects a marble, and whether it pushes any.
    fn force(&self, action: Action) -> (bool, bool) {
        let Action::Move { front, to, .. } = action else { return (false, false) };
        let (count, behind) = self.pushed(to, to.wrapping_sub(front) as i8);
        (count > 0 && FIELD & bit(behind) == 0, count > 0)
    }

    /// Emits the moves of all marbles in one beat; an ejected marble moves into the gutter.
    fn emit_effects<E: Effects>(&self, [from, front, to]: [u8; 3], effects: &mut E) {
        let step = to.wrapping_sub(front) as i8;
        let mut slide = |side: Player, from: Site, to: Site| {
            let (piece, travel) = (marble(side), Travel::Slide);
            effects.push(0, Effect::Move { from, to, piece, count: 1, travel });
        };
        let (mover, opponent) = (self.mover, self.mover.other());
        let (count, mut goal) = self.pushed(to, step);
        for _ in 0..count {
            let at = goal.wrapping_add_signed(-step);
            let falls = FIELD & bit(goal) == 0;
            let place = if falls { gutter(opponent, self.ejected[opponent.index()]) } else { site(goal) };
            slide(opponent, site(at), place);
            goal = at;
        }
        let (along, men) = row(from, front);
        for i in 0..men as i8 {
            let at = front.wrapping_add_signed(-i * along);
            slide(mover, site(at), site(at.wrapping_add_signed(step)));
        }
    }
}

impl Position for Polaris {
    type Action = Action;

    mover_and_outcome!(|position| position.end.map(|(outcome, _)| outcome));

    fn list_actions(&self, out: &mut Vec<Action>) {
        /// The differences of the ends of a row of one to three marbles, in rising order.
        const ENDS: [i8; 13] = [-24, -22, -12, -11, -2, -1, 0, 1, 2, 11, 12, 22, 24];
        let before = out.len();
        let own = self.own();
        let empty = FIELD & !(own | self.opp());
        for from in cells(own) {
            for way in ENDS {
                let front = from.wrapping_add_signed(way);
                let (along, men) = row(from, front);
                if own & bit(front) == 0 || men == 3 && own & bit(from.wrapping_add_signed(along)) == 0 {
                    continue;
                }
                for step in STEPS {
                    let to = front.wrapping_add_signed(step);
                    let legal = if men == 1 || step == along {
                        self.may_push(front, step, men)
                    } else {
                        // docs/rulings.md, Poláris: a row that moves sideways is written with its lower end first.
                        let row = (0..men as i8).fold(0, |row, i| row | bit(from.wrapping_add_signed(i * along)));
                        way > 0 && step != -along && moved(row, step) & !empty == 0
                    };
                    if legal {
                        out.push(Action::Move { from, front, to });
                    }
                }
            }
        }
        if out.len() == before {
            out.push(Action::Pass);
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        let (mover, opponent) = (self.mover, self.mover.other());
        let mut fell = false;
        match action {
            Action::Pass => effects.push(0, Effect::Pass { player: mover }),
            Action::Move { from, front, to } => {
                if E::LIVE {
                    self.emit_effects([from, front, to], effects);
                }
                let step = to.wrapping_sub(front) as i8;
                let (count, behind) = self.pushed(to, step);
                if count > 0 {
                    self.marbles[opponent.index()] &= !bit(to);
                    fell = FIELD & bit(behind) == 0;
                    if !fell {
                        self.marbles[opponent.index()] |= bit(behind);
                    }
                }
                let (along, men) = row(from, front);
                let row = (0..men as i8).fold(0, |row, i| row | bit(from.wrapping_add_signed(i * along)));
                let own = &mut self.marbles[mover.index()];
                *own = *own & !row | moved(row, step) & FIELD;
            }
        }
        self.mover = opponent;
        if fell {
            let lost = &mut self.ejected[opponent.index()];
            *lost = lost.saturating_add(1);
            effects.push(1, Effect::Score { player: mover, points: i32::from(*lost) });
            if *lost >= LOST {
                *self.end = Some((Outcome::Win(mover), "end-six-off"));
            }
            self.quiet.0.progress(self.key());
        } else {
            *self.end = self.quiet.0.note(self.key()).map(|reason| (Outcome::Draw, reason));
        }
    }

    #[inline]
    fn key(&self) -> u64 {
        let [white, black] = self.marbles;
        let lost = self.ejected.map(u64::from);
        let rest = self.mover as u64 | lost[0] << 8 | lost[1] << 16;
        let men = |set: Cells| chain(halves(set));
        chain([rest, men(black), men(white)])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        match draw(self.own(), self.opp(), |total| below(rng, total)) {
            Some((from, front, to)) => Action::Move { from, front, to },
            None => Action::Pass,
        }
    }
}
