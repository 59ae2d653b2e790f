//! Evaluation and move ordering: material, the squares of men, the squares that they reach (over trampolines too, which
//! is the value of a trampoline), and the men that can be captured while the trampoline is to be placed.

use super::super::common::{Bits, Type, bishop, bit, crossing, king, knight, rank_of, rook, strikes};
use super::reach::{PROMOTIONS, Reach};
use super::{Action, Salto};
use crate::openings::openings;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{AlphaBetaHints, Heuristic, Ladder, Method};

/// Values of men by type.
const WORTH: [i32; 7] = [100, 330, 340, 500, 950, 1200, 0];
/// Added value of a pawn by its rank, counted from its own side. A trampoline shortens the last steps.
const ADVANCED: [i32; 8] = [0, 0, 2, 8, 20, 45, 90, 0];
/// d4, e4, d5, e5.
const MIDDLE: u64 = 0x0000_0018_1800_0000;
/// c3 to f6.
const WIDE_MIDDLE: u64 = 0x0000_3c3c_3c3c_0000;

const fn worth(kind: Type) -> i32 {
    WORTH[kind as usize]
}

fn count(set: u64) -> i32 {
    set.count_ones() as i32
}

impl Heuristic for Salto {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[1, 26, 63, 74]];
    const OPENINGS: &'static str = openings!("xadrez_de_salto");
    const ALPHA_BETA: AlphaBetaHints<Self> = AlphaBetaHints { selective: true, ..AlphaBetaHints::NONE };

    fn evaluate(&self) -> i32 {
        let material = [self.material(0), self.material(1)];
        let mut value = material[0] - material[1] + self.posture(0) - self.posture(1);
        value += self.hunt(0, material) - self.hunt(1, material);
        if self.placing {
            // The man has moved: what the enemy can now take is as good as half taken. While the man is still to
            // move, quiescence looks for itself.
            let loss = self.best_prize(1 - self.side()) * 3 / 4;
            value += if self.side() == 0 { -loss } else { loss };
        }
        value
    }

    fn move_order(&self, action: Action) -> i32 {
        match action {
            Action::Move { from, to, becomes } => {
                let kind = self.men.type_at(from).unwrap_or(Type::Pawn);
                let rise = becomes.map_or(0, |new| worth(new) - worth(Type::Pawn));
                match self.victim(self.side(), kind, from, to, becomes).and_then(|v| self.men.type_at(v)) {
                    Some(taken) => 100 + rise + worth(taken) - worth(kind) / 16,
                    None => rise + 4 * (Self::ground(to) - Self::ground(from)),
                }
            }
            Action::Place(square) => {
                // Near the enemy's King a trampoline bars his flight, on a line to him it gives check.
                let (side, at) = (self.side(), bit(square));
                let enemy = self.men.king(1 - side);
                let near = 20 * i32::from(king(enemy) & at != 0) + 15 * i32::from(crossing(enemy) & at != 0);
                near + 5 * i32::from(self.pads[side] == at)
            }
        }
    }

    fn is_noisy(&self, action: Action) -> bool {
        match action {
            Action::Move { becomes: Some(_), .. } => true,
            Action::Move { from, to, .. } => {
                self.men.side(1 - self.side()) & bit(to) != 0
                    || (to == self.ep && from % 8 != to % 8 && self.men.all_of(Type::Pawn) & bit(from) != 0)
            }
            Action::Place(_) => false,
        }
    }
}

impl Salto {
    /// How central a square is, 0 to 2.
    fn ground(square: u8) -> i32 {
        i32::from(bit(square) & WIDE_MIDDLE != 0) + i32::from(bit(square) & MIDDLE != 0)
    }

    fn material(&self, side: usize) -> i32 {
        Type::ALL.iter().map(|&kind| worth(kind) * count(self.men.of(side, kind))).sum()
    }

    /// The value of the squares of a side's men and of the squares that they reach.
    fn posture(&self, side: usize) -> i32 {
        let reach = Reach::of(&self.men, side, self.springs(), 0);
        let pawns = self.men.of(side, Type::Pawn);
        let light = self.men.of(side, Type::Knight) | self.men.of(side, Type::Bishop);
        let mut value = 8 * count((pawns | light) & MIDDLE) + 4 * count(light & WIDE_MIDDLE);
        value += (2..7).map(|rank| ADVANCED[rank as usize] * count(pawns & rank_of(side, rank))).sum::<i32>();
        let ring = king(self.men.king(1 - side));
        for (kind, per_square) in PROMOTIONS.into_iter().zip([4, 4, 3, 2]) {
            for from in Bits(self.men.of(side, kind)) {
                let ends = reach.officer(kind, from);
                value += per_square * count(ends) + 6 * count(ends & ring);
            }
        }
        // Pawns beside the King, as long as the enemy has a Queen.
        let shelter = count(king(self.men.king(side)) & pawns).min(3);
        value + if self.men.of(1 - side, Type::Queen) == 0 { 0 } else { 10 * shelter }
    }

    /// A bonus for a side with much more material: for an enemy King near the edge, and for the distance of the two
    /// Kings being small.
    fn hunt(&self, side: usize, material: [i32; 2]) -> i32 {
        let officers = material[1 - side] - worth(Type::Pawn) * count(self.men.of(1 - side, Type::Pawn));
        if material[side] - material[1 - side] < 400 || officers > worth(Type::Rook) {
            return 0;
        }
        let (own, prey) = (self.men.king(side), self.men.king(1 - side));
        let from_middle = |x: u8| i32::from((2 * x).abs_diff(7)) / 2;
        let apart = (own % 8).abs_diff(prey % 8).max((own / 8).abs_diff(prey / 8));
        12 * (from_middle(prey % 8) + from_middle(prey / 8)) - 6 * i32::from(apart)
    }

    /// The material that the best capture of a side wins, if every capture of a guarded man is followed by a recapture.
    /// Only the side's own trampoline is considered, because the other one is about to be placed.
    fn best_prize(&self, by: usize) -> i32 {
        let occupied = self.men.all();
        let victim = 1 - by;
        let guarded = {
            let all = |kind, strikes: &dyn Fn(u8) -> u64| {
                Bits(self.men.of(victim, kind)).fold(0, |set, from| set | strikes(from))
            };
            let [west, east] = strikes(victim, self.men.of(victim, Type::Pawn));
            let bishops = |from| bishop(from, occupied);
            let rooks = |from| rook(from, occupied);
            (west | east | all(Type::Knight, &knight) | all(Type::King, &king))
                | (all(Type::Bishop, &bishops) | all(Type::Rook, &rooks))
                | all(Type::Queen, &|from| bishops(from) | rooks(from))
        };
        let prize = |ends: u64, taker: Type| {
            let gain = |&kind: &Type| {
                let there = ends & self.men.of(victim, kind);
                match (there, there & !guarded) {
                    (0, _) => 0,
                    (_, 0) => worth(kind) - worth(taker),
                    _ => worth(kind),
                }
            };
            Type::ALL.iter().map(gain).max().unwrap_or(0)
        };
        let reach = Reach::of(&self.men, by, self.pads[by], 0);
        let [west, east] = strikes(by, self.men.of(by, Type::Pawn));
        let mut best = prize(west | east, Type::Pawn).max(0);
        for kind in PROMOTIONS {
            let ends = Bits(self.men.of(by, kind)).fold(0, |set, from| set | reach.officer(kind, from));
            best = best.max(prize(ends, kind));
        }
        best.max(prize(king(self.men.king(by)) & !guarded, Type::King))
    }
}
