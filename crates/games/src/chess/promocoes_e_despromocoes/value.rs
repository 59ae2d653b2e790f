//! Evaluation and move ordering. Every man but the King changes its type whenever it moves, so the values of the types
//! are closer together than in chess. A pawn on its last rank can only obstruct other men.

use super::super::common::{Bits, Step, Type, bit, king, pawn_from, rank_of, struck};
use super::ProDem;
use crate::openings::openings;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{AlphaBetaHints, Heuristic, Ladder, Method};

/// Values of men by type in the variant `paridade`: a Rook can move in every turn and becomes a strong man, so it has
/// the greatest value.
const PARITY: [i32; 7] = [180, 320, 330, 560, 520, 0, 0];
/// Values of men by type in `tipo_a`, which include the next change: a Queen becomes a pawn by a plain move, a pawn
/// becomes a Queen by a capture.
const CYCLE: [i32; 7] = [230, 310, 370, 520, 560, 0, 0];
/// The value of a pawn on its last rank, which can never move again.
const WALL: i32 = 40;
/// d4, e4, d5, e5 and the squares round them.
const MIDDLE: u64 = 0x0000_3c3c_3c3c_0000;

fn count(set: u64) -> i32 {
    set.count_ones() as i32
}

impl ProDem {
    const fn worths(&self) -> &'static [i32; 7] {
        if self.state.cycle { &CYCLE } else { &PARITY }
    }

    fn material(&self, side: usize) -> i32 {
        let worths = self.worths();
        let men: i32 = Type::ALL.iter().map(|&kind| worths[kind as usize] * count(self.army.of(side, kind))).sum();
        men - (worths[0] - WALL) * count(self.army.of(side, Type::Pawn) & rank_of(side, 7))
    }

    /// Returns the mobility of a side's men, with a bonus for squares round the enemy King and in the centre.
    fn activity(&self, side: usize) -> i32 {
        let all = self.army.all();
        let ring = king(self.army.king(1 - side));
        let mut value = 0;
        for kind in Type::OFFICERS {
            for from in Bits(self.army.of(side, kind)) {
                let ends = struck(kind, side, from, all);
                value += 3 * count(ends & !self.army.side(side)) + 8 * count(ends & ring);
            }
        }
        value + 6 * count(self.army.side(side) & MIDDLE)
    }

    /// Returns whether a side could capture the other's King in a turn of the given parity.
    fn threatens(&self, side: usize, odd: bool) -> bool {
        let square = self.army.king(1 - side);
        let all = self.army.all();
        let kinds = match (self.state.cycle, odd) {
            (true, _) => [Type::Knight, Type::Bishop, Type::Rook, Type::Queen, Type::King].as_slice(),
            (_, true) => &[Type::Knight, Type::Bishop, Type::Rook, Type::Queen, Type::King],
            (_, false) => &[Type::Knight, Type::Bishop, Type::Rook, Type::King],
        };
        let pawns = self.state.cycle || !odd;
        (pawns && pawn_from(side, square) & self.army.of(side, Type::Pawn) != 0)
            || kinds.iter().any(|&kind| struck(kind, side, square, all) & self.army.of(side, kind) != 0)
    }
}

impl Heuristic for ProDem {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[22, 33, 54, 64], [21, 30, 48, 58]];
    const OPENINGS: &'static str = openings!("promocoes_e_despromocoes");
    const ALPHA_BETA: AlphaBetaHints<Self> = AlphaBetaHints { selective: true, ..AlphaBetaHints::NONE };

    fn evaluate(&self) -> i32 {
        let value = |side| self.material(side) + self.activity(side);
        let side = self.side();
        // The side to move captures the King if it can; a threat to its own King costs it a move.
        let mut own = value(side) - value(1 - side);
        if self.threatens(side, self.state.falls) {
            own += 5_000;
        } else if self.threatens(1 - side, self.state.falls != (side == super::BLACK)) {
            own -= 60;
        }
        // The first side is Black.
        if side == super::BLACK { own } else { -own }
    }

    fn move_order(&self, action: Step) -> i32 {
        let worths = self.worths();
        let Some(kind) = self.army.type_at(action.from) else { return 0 };
        let rise = action.becomes.map_or(0, |new| worths[new as usize] - worths[kind as usize]);
        match self.army.type_at(action.to) {
            Some(Type::King) => 100_000,
            Some(taken) => 100 + worths[taken as usize] + rise / 2 - worths[kind as usize] / 16,
            None => rise / 4 + 4 * (count(bit(action.to) & MIDDLE) - count(bit(action.from) & MIDDLE)),
        }
    }

    fn is_noisy(&self, action: Step) -> bool {
        self.army.all() & bit(action.to) != 0
    }
}
