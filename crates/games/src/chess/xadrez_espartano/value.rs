//! Evaluation and move ordering: material, advanced pawns, and attacked men, because a side with several moves a turn
//! captures more than one.

use super::super::common::{Bits, Step, Type, bit, pawn_from, rank_of, strikes, struck};
use super::Espartano;
use crate::openings::openings;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{AlphaBetaHints, Heuristic, Ladder, Method};
use tabuleiro_rules::Position;

/// Values of men by type, without Kings.
const WORTH: [i32; 7] = [100, 300, 330, 480, 850, 1200, 0];
/// Added value of a pawn by its rank, counted from its own side: from the seventh it becomes an Amazon.
const ADVANCED: [i32; 8] = [0, 0, 0, 4, 10, 30, 120, 0];
/// Value of a side's Kings by their number: losing one costs a move of every turn, losing the last one the game.
const KING: [i32; 7] = [0, 0, 1400, 2600, 3600, 4400, 5000];

fn count(set: u64) -> i32 {
    set.count_ones() as i32
}

impl Espartano {
    fn material(&self, side: usize) -> i32 {
        let men: i32 = Type::ALL.iter().map(|&kind| WORTH[kind as usize] * count(self.army.of(side, kind))).sum();
        let pawns = self.army.of(side, Type::Pawn);
        let far: i32 = (2..7).map(|rank| ADVANCED[rank as usize] * count(pawns & rank_of(side, rank))).sum();
        men + far + KING[count(self.army.of(side, Type::King)).min(6) as usize]
    }

    /// Returns the men of `by` that attack a square, pawns included.
    fn strikers(&self, by: usize, square: u8) -> u64 {
        let all = self.army.all();
        let kinds = [Type::Knight, Type::Bishop, Type::Rook, Type::Queen, Type::Amazon, Type::King];
        let officers = kinds.into_iter().filter(|&kind| self.army.of(by, kind) != 0);
        officers.fold(pawn_from(by, square) & self.army.of(by, Type::Pawn), |set, kind| {
            set | (struck(kind, by, square, all) & self.army.of(by, kind))
        })
    }

    /// Returns a penalty for the attacked Kings and officers of a side.
    fn exposed(&self, side: usize) -> i32 {
        let guard = strikes(side, self.army.of(side, Type::Pawn));
        let guarded = guard[0] | guard[1];
        let kings = self.army.of(side, Type::King);
        let mut loss = 0;
        for square in Bits(self.army.side(side) & !self.army.all_of(Type::Pawn)) {
            if self.strikers(1 - side, square) == 0 {
                continue;
            }
            loss += match () {
                () if kings & bit(square) != 0 => 250,
                () if guarded & bit(square) != 0 => 20,
                () => 60,
            };
        }
        loss
    }
}

impl Heuristic for Espartano {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[20, 25, 49, 59], [15, 25, 50, 68]];
    const OPENINGS: &'static str = openings!("xadrez_espartano");
    const ALPHA_BETA: AlphaBetaHints<Self> = AlphaBetaHints { selective: true, ..AlphaBetaHints::NONE };

    fn evaluate(&self) -> i32 {
        let side = self.side();
        let own = self.material(side) - self.exposed(side) / 2;
        let other = self.material(1 - side) - self.exposed(1 - side);
        if side == 0 { own - other } else { other - own }
    }

    fn move_order(&self, action: Step) -> i32 {
        let Some(kind) = self.army.type_at(action.from) else { return 0 };
        let worth = |kind: Type| if kind == Type::King { 2000 } else { WORTH[kind as usize] };
        let rise = action.becomes.map_or(0, |new| WORTH[new as usize] - WORTH[kind as usize]);
        match self.victim(kind, action).and_then(|square| self.army.type_at(square)) {
            Some(taken) => 100 + rise + worth(taken) - WORTH[kind as usize] / 16,
            None if kind == Type::Pawn => rise + 2,
            None => 0,
        }
    }

    /// Captures and promotions; captures of a pawn only if it is not defended, to keep quiescence search small.
    fn is_noisy(&self, action: Step) -> bool {
        let Some(kind) = self.army.type_at(action.from) else { return false };
        match self.victim(kind, action).and_then(|square| self.army.type_at(square)) {
            Some(Type::Pawn) => self.strikers(self.mover().other().index(), action.to) == 0,
            Some(_) => true,
            None => action.becomes.is_some(),
        }
    }
}
