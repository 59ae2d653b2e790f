//! Evaluation and move ordering: material, advanced pawns, and what each army can capture in one turn, in which every
//! man captures at most once.

use super::super::common::{Bits, Step, Type, bit, rank_of, strikes, struck};
use super::{Action, Exercito};
use crate::openings::openings;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{AlphaBetaHints, Heuristic, Ladder, Method};

/// Values of men by type; the King's counts for captures only.
const WORTH: [i32; 7] = [100, 310, 320, 500, 900, 0, 5000];
/// Added value of a pawn by its rank, counted from its own side.
const ADVANCED: [i32; 8] = [0, 0, 4, 10, 20, 45, 110, 0];
/// d4, e4, d5, e5.
const MIDDLE: u64 = 0x0000_0018_1800_0000;

const fn worth(kind: Type) -> i32 {
    WORTH[kind as usize]
}

fn count(set: u64) -> i32 {
    set.count_ones() as i32
}

impl Exercito {
    fn material(&self, side: usize) -> i32 {
        let men: i32 = Type::ALL.iter().map(|&kind| worth(kind) * count(self.army.of(side, kind))).sum();
        let pawns = self.army.of(side, Type::Pawn);
        let far: i32 = (2..7).map(|rank| ADVANCED[rank as usize] * count(pawns & rank_of(side, rank))).sum();
        men + far + 6 * count(self.army.side(side) & MIDDLE)
    }

    /// Returns the squares that a side's men attack.
    fn struck_by(&self, side: usize) -> u64 {
        let all = self.army.all();
        let [west, east] = strikes(side, self.army.of(side, Type::Pawn));
        let officers = [Type::Knight, Type::Bishop, Type::Rook, Type::Queen, Type::King];
        let strike =
            |kind: Type| Bits(self.army.of(side, kind)).fold(0, |set, from| set | struck(kind, side, from, all));
        officers.into_iter().fold(west | east, |set, kind| set | strike(kind))
    }

    /// Returns the material these men of a side win if each captures the best man in reach, the least valuable first;
    /// the capture of a guarded man costs the capturing man.
    fn haul(&self, by: usize, men: u64) -> i32 {
        let (all, guarded) = (self.army.all(), self.struck_by(1 - by));
        let mut targets = self.army.side(1 - by);
        let mut haul = 0;
        for kind in Type::ALL {
            for from in Bits(men & self.army.of(by, kind)) {
                let reach = struck(kind, by, from, all) & targets;
                if reach == 0 {
                    continue;
                }
                let prize = |&victim: &Type| {
                    let there = reach & self.army.all_of(victim);
                    match (there, there & !guarded) {
                        (0, _) => (0, 0),
                        (there, 0) if victim != Type::King => (worth(victim) - worth(kind), there),
                        (there, 0) => (worth(victim), there),
                        (_, free) => (worth(victim), free),
                    }
                };
                let (gain, there) = Type::ALL.iter().map(prize).max().unwrap_or((0, 0));
                if gain > 0 {
                    haul += gain;
                    targets &= !(there & there.wrapping_neg());
                }
            }
        }
        haul
    }

    fn victim(&self, step: Step) -> Option<Type> {
        let taken = self.army.side(1 - self.side()) & bit(step.to) != 0;
        taken.then(|| self.army.type_at(step.to)).flatten()
    }
}

impl Heuristic for Exercito {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[13, 25, 70, 84]];
    const OPENINGS: &'static str = openings!("xadrez_de_exercito");
    const ALPHA_BETA: AlphaBetaHints<Self> = AlphaBetaHints { selective: true, ..AlphaBetaHints::NONE };

    /// The mover can still capture with the men that have not moved; the other side then captures with all of its men.
    fn evaluate(&self) -> i32 {
        let side = self.side();
        let now = self.haul(side, self.fresh()) * 3 / 4;
        let next = self.haul(1 - side, self.army.side(1 - side)) / 2;
        let value = self.material(side) - self.material(1 - side) + now - next;
        if side == 0 { value } else { -value }
    }

    fn move_order(&self, action: Action) -> i32 {
        let Action::Move(step) = action else { return 1 };
        let kind = self.army.type_at(step.from).unwrap_or(Type::Pawn);
        let rise = step.becomes.map_or(0, |new| worth(new) - worth(Type::Pawn));
        rise + self.victim(step).map_or(0, |taken| 100 + worth(taken) - worth(kind) / 16)
    }

    /// Captures of the King only: the evaluation estimates the others, and searching them in every order takes too
    /// long.
    fn is_noisy(&self, action: Action) -> bool {
        matches!(action, Action::Move(step) if self.victim(step) == Some(Type::King))
    }
}
