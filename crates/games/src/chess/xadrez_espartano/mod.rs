//! Xadrez Espartano and Xadrez de Tebas (`docs/rulings-chess.md`, 1): each side has pawns, which are promoted by
//! captures, and several Kings, and has as many moves in a turn as it has Kings.
//!
//! A turn is a series of steps by the same side. The moves left in it and the men that have moved are part of the
//! position. There is no check, so every move within a man's reach is legal. `play` has the board, the notation and the
//! position object, `value` the evaluation and the move ordering for search.

mod play;
#[cfg(test)]
mod tests;
mod value;

use super::common::{
    Changes, ChessGame, Ending, Lots, Men, PawnEnds, Step, Type, Variant, WHITE, ahead, bit, knight, queen, rank_of,
    struck,
};
use tabuleiro_rules::{Effects, chain};

/// docs/rulings-chess.md, 1, S3: a pawn that arrives on the last rank may become any of them, by a capture too.
const ARRIVALS: [Option<Type>; 5] =
    [Some(Type::Knight), Some(Type::Bishop), Some(Type::Rook), Some(Type::Queen), Some(Type::Amazon)];

/// What a man becomes by a capture, indexed by its type: one step up; an Amazon and a King stay what they are.
const RISES: [[Option<Type>; 1]; 7] = [
    [Some(Type::Knight)],
    [Some(Type::Bishop)],
    [Some(Type::Rook)],
    [Some(Type::Queen)],
    [Some(Type::Amazon)],
    [None],
    [None],
];

/// A position of Xadrez Espartano.
pub type Espartano = ChessGame<Spartan>;

/// The part of a position that only Xadrez Espartano has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spartan {
    /// Squares that pawns have passed by double steps, those of each side on its own ranks 2 and 3. Pawns of the side
    /// to move passed them in this turn, those of the other side in the turn before.
    passed: u64,
    /// Squares of the men that have moved in this turn.
    moved: u64,
    /// Moves left in this turn, the current one included.
    left: u8,
    tebas: bool,
}

impl Spartan {
    const fn new(tebas: bool) -> Spartan {
        Spartan { passed: 0, moved: 0, left: if tebas { 3 } else { 1 }, tebas }
    }
}

impl Espartano {
    /// The greatest number of Kings of a side.
    const fn kings(tebas: bool) -> u32 {
        if tebas { 6 } else { 2 }
    }

    fn initial(tebas: bool) -> Espartano {
        let mut men = Men::NONE;
        // S1: four ranks of men.
        let home: u64 = if tebas { 0x7e00 } else { 0x18 };
        for (side, square) in [(0, 0..32), (1, 32..64)].into_iter().flat_map(|(side, set)| set.map(move |s| (side, s)))
        {
            let king = bit(if side == WHITE { square } else { square ^ 56 }) & home != 0;
            men.put(side, if king { Type::King } else { Type::Pawn }, square);
        }
        let mut start = Espartano::new(men, Spartan::new(tebas));
        start.begin_turn();
        start
    }

    /// The four ranks of a side, which contain all squares that its pawns can pass.
    #[inline(always)]
    const fn half(side: usize) -> u64 {
        if side == WHITE { 0xffff_ffff } else { !0xffff_ffff }
    }

    /// Ranks from which pawns may go two squares, at any time of the game.
    #[inline(always)]
    const fn doubles(side: usize) -> u64 {
        rank_of(side, 0) | rank_of(side, 1)
    }

    /// Squares where a pawn of the mover can capture. S4: a passed square must be empty.
    #[inline(always)]
    const fn targets(&self) -> u64 {
        let side = self.side();
        let men = self.army.men();
        men.side(1 - side) | (self.state.passed & Self::half(1 - side) & !men.all())
    }

    /// Whether a step is a capture; pawns change file only by capturing.
    #[inline]
    fn takes(&self, kind: Type, from: u8, to: u8) -> bool {
        self.army.side(1 - self.side()) & bit(to) != 0 || (kind == Type::Pawn && (from ^ to) & 7 != 0)
    }

    /// The square of the man a step captures.
    #[inline]
    fn victim(&self, kind: Type, step: Step) -> Option<u8> {
        if self.army.side(1 - self.side()) & bit(step.to) != 0 {
            return Some(step.to);
        }
        // En passant: the pawn stands right before the square it has passed.
        let passer = ahead(1 - self.side(), bit(step.to));
        (self.takes(kind, step.from, step.to) && passer != 0).then_some(passer.trailing_zeros() as u8)
    }

    /// Passes the turn to the other side. S5: the number of its moves is determined now.
    fn end_turn(&mut self) {
        self.mover = self.mover.other();
        let side = self.side();
        self.state.moved = 0;
        self.state.left = self.army.of(side, Type::King).count_ones() as u8;
        // S4: the rights to capture this side's pawns en passant lapse a turn after they passed.
        self.state.passed &= !Self::half(side);
        self.history.tick();
        self.begin_turn();
    }
}

impl Variant for Spartan {
    type Action = Step;

    /// One more than elsewhere, because the turn with the last capture or pawn move is counted too.
    const QUIET_TURNS: u16 = Ending::QUIET_TURNS + 1;

    #[inline(always)]
    fn pawn_choices(_: &Espartano, last_rank: bool) -> u8 {
        if last_rank { ARRIVALS.len() as u8 } else { 1 }
    }

    #[inline]
    fn key(game: &Espartano) -> u64 {
        let Spartan { passed, moved, left, tebas } = game.state;
        let state = game.side() as u64 | u64::from(left) << 1 | u64::from(tebas) << 8;
        chain([state, moved, passed, game.army.key()])
    }

    /// The men that have not moved in this turn.
    #[inline(always)]
    fn ready(game: &Espartano) -> u64 {
        game.army.side(game.side()) & !game.state.moved
    }

    #[inline]
    fn pawn_ends(game: &Espartano, pawns: u64) -> PawnEnds {
        let side = game.side();
        PawnEnds::of(side, pawns, !game.army.all(), game.targets(), Espartano::doubles(side))
    }

    #[inline(always)]
    fn officer_ends(game: &Espartano, kind: Type, from: u8) -> u64 {
        struck(kind, game.side(), from, game.army.all()) & !game.army.side(game.side())
    }

    #[inline]
    fn becomes(game: &Espartano, kind: Type, from: u8, to: u8) -> Changes {
        if kind == Type::Pawn && rank_of(game.side(), 7) & bit(to) != 0 {
            &ARRIVALS
        } else if game.takes(kind, from, to) {
            &RISES[kind as usize]
        } else {
            &[None]
        }
    }

    #[inline(always)]
    fn officer_lots(game: &Espartano, ready: u64, lots: &mut Lots) {
        let (all, own) = (game.army.all(), game.army.side(game.side()));
        let men = |kind| ready & game.army.all_of(kind);
        for kind in [Type::Knight, Type::Bishop, Type::Rook, Type::King] {
            lots.men(men(kind), 1, |from| struck(kind, game.side(), from, all) & !own);
        }
        lots.men(men(Type::Queen), 1, |from| queen(from, all) & !own);
        lots.men(men(Type::Amazon), 1, |from| (queen(from, all) | knight(from)) & !own);
    }

    fn blocked(_: &Espartano) -> Ending {
        Ending::Stalemate
    }

    #[inline]
    fn apply<E: Effects>(game: &mut Espartano, step: Step, effects: &mut E) {
        let side = game.side();
        let Some(kind) = game.army.type_at(step.from) else { return };
        let victim = game.victim(kind, step);
        if E::LIVE {
            step.emit_effects(game.army.men(), victim, effects);
        }
        let mut king = false;
        if let Some(square) = victim
            && let Some(taken) = game.army.type_at(square)
        {
            game.army.take(1 - side, taken, square);
            king = taken == Type::King;
            // A captured pawn can no longer be captured en passant.
            game.state.passed &= !ahead(side, bit(square));
        }
        game.army.take(side, kind, step.from);
        game.army.put(side, step.becomes.unwrap_or(kind), step.to);
        if kind == Type::Pawn || victim.is_some() {
            game.history.clear();
        }
        if kind == Type::Pawn && step.from.abs_diff(step.to) == 16 {
            game.state.passed |= bit(step.from.midpoint(step.to));
        }
        game.state.moved |= bit(step.to);
        game.state.left = game.state.left.saturating_sub(1);
        if king && game.army.of(1 - side, Type::King) == 0 {
            // The game ends at once, even with moves left.
            game.ending.0 = Some(Ending::KingsTaken(game.mover));
        } else if game.state.left == 0 || !game.can_act() {
            game.end_turn();
        }
    }
}
