//! Promoções e Despromoções (`docs/rulings-chess.md`, 2): every man but the King becomes another man whenever it moves.
//!
//! In the variant `paridade` the parity of the turn's number decides whether a man is promoted or demoted; in `tipo_a`
//! a plain move promotes and a capture demotes. There is no check: Kings are captured. Black begins, so Black is the
//! first side. `play` has the board, the notation and the position object, `value` the evaluation and the move ordering
//! for search.

mod play;
#[cfg(test)]
mod tests;
mod value;

use super::common::{
    BLACK, Changes, ChessGame, Ending, Lots, Men, PawnEnds, Step, Type, Variant, WHITE, bit, queen, rank_of, struck,
};
use crate::unseen::Unseen;
use tabuleiro_rules::{Effects, chain};

const STAYS: Changes = &[None];
const PAWN: Changes = &[Some(Type::Pawn)];
const KNIGHT: Changes = &[Some(Type::Knight)];
const BISHOP: Changes = &[Some(Type::Bishop)];
const MINOR: Changes = &[Some(Type::Knight), Some(Type::Bishop)];
const ROOK: Changes = &[Some(Type::Rook)];
const QUEEN: Changes = &[Some(Type::Queen)];

/// The changes in even turns, by type: a Queen cannot be promoted and may not move.
const RISES: [Changes; 7] = [MINOR, ROOK, ROOK, QUEEN, &[], &[], STAYS];
/// The changes in odd turns, by type: a pawn cannot be demoted and may not move.
const FALLS: [Changes; 7] = [&[], PAWN, PAWN, MINOR, ROOK, &[], STAYS];
/// The changes in `tipo_a`, by type: one step along the cycle after a plain move, one step back after a capture (P4).
const ROUND: [Changes; 7] = [KNIGHT, BISHOP, ROOK, QUEEN, PAWN, &[], STAYS];
const BACK: [Changes; 7] = [QUEEN, PAWN, KNIGHT, BISHOP, ROOK, &[], STAYS];

/// A position of Promoções e Despromoções.
pub type ProDem = ChessGame<Promotions>;

/// The part of a position that only Promoções e Despromoções has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Promotions {
    /// Whether the variant is `tipo_a`.
    cycle: bool,
    /// Whether men that move in this turn are demoted; always false in `tipo_a`.
    falls: bool,
    /// The number of the turn, 1 at the start; not used in `tipo_a`.
    number: Unseen<u32>,
}

impl Promotions {
    fn new(cycle: bool, number: u32) -> Promotions {
        Promotions { cycle, falls: !cycle && number % 2 == 1, number: Unseen(number) }
    }
}

impl ProDem {
    fn initial(cycle: bool) -> ProDem {
        let mut start = ProDem::new(Men::array(), Promotions::new(cycle, 1));
        start.begin_turn();
        start
    }

    /// The number of types that a man of that type can have after a step.
    #[inline(always)]
    fn choices(&self, kind: Type) -> u8 {
        if self.state.cycle { 1 } else { self.becomes(kind, 0, 0).len() as u8 }
    }

    /// Whether no pawn is left after the man on a square is captured.
    #[inline]
    const fn pawnless(&self, to: u8) -> bool {
        self.army.men().all_of(Type::Pawn) & !bit(to) == 0
    }
}

impl Variant for Promotions {
    type Action = Step;

    const COLOURS: [usize; 2] = [BLACK, WHITE];
    const QUIET_TURNS: u16 = Ending::QUIET_TURNS;

    #[inline(always)]
    fn pawn_choices(game: &ProDem, _: bool) -> u8 {
        game.choices(Type::Pawn)
    }

    #[inline(always)]
    fn officer_lots(game: &ProDem, ready: u64, lots: &mut Lots) {
        let (all, own) = (game.army.all(), game.army.side(game.side()));
        let men = |kind| ready & game.army.all_of(kind);
        for kind in [Type::Knight, Type::Bishop, Type::Rook, Type::King] {
            lots.men(men(kind), game.choices(kind), |from| struck(kind, game.side(), from, all) & !own);
        }
        lots.men(men(Type::Queen), game.choices(Type::Queen), |from| queen(from, all) & !own);
    }

    #[inline]
    fn key(game: &ProDem) -> u64 {
        let Promotions { cycle, falls, .. } = game.state;
        let state = game.side() as u64 | u64::from(falls) << 1 | u64::from(cycle) << 2;
        chain([state, game.army.key()])
    }

    /// The men whose type may move in this turn.
    #[inline(always)]
    fn ready(game: &ProDem) -> u64 {
        let still = match (game.state.cycle, game.state.falls) {
            (true, _) => 0,
            (_, true) => game.army.all_of(Type::Pawn),
            (_, false) => game.army.all_of(Type::Queen),
        };
        game.army.side(game.side()) & !still
    }

    #[inline]
    fn pawn_ends(game: &ProDem, pawns: u64) -> PawnEnds {
        let side = game.side();
        let doubles = rank_of(side, 0) | rank_of(side, 1);
        PawnEnds::of(side, pawns, !game.army.all(), game.army.side(1 - side), doubles)
    }

    #[inline(always)]
    fn officer_ends(game: &ProDem, kind: Type, from: u8) -> u64 {
        struck(kind, game.side(), from, game.army.all()) & !game.army.side(game.side())
    }

    #[inline]
    fn becomes(game: &ProDem, kind: Type, _: u8, to: u8) -> Changes {
        if !game.state.cycle {
            return if game.state.falls { FALLS } else { RISES }[kind as usize];
        }
        let takes = game.army.side(1 - game.side()) & bit(to) != 0;
        let changes = if takes { BACK } else { ROUND }[kind as usize];
        match kind {
            // P3: judged after the capture and before the change; a moving pawn counts.
            Type::Knight if takes && game.pawnless(to) => QUEEN,
            Type::Queen if !takes && game.pawnless(to) => KNIGHT,
            _ => changes,
        }
    }

    fn blocked(game: &ProDem) -> Ending {
        Ending::Blocked(game.mover.other())
    }

    #[inline]
    fn apply<E: Effects>(game: &mut ProDem, step: Step, effects: &mut E) {
        let side = game.side();
        let Some(kind) = game.army.type_at(step.from) else { return };
        let taken = game.army.at(step.to).filter(|&(owner, _)| owner != side);
        if E::LIVE {
            step.emit_effects(game.army.men(), taken.map(|_| step.to), effects);
        }
        if let Some((owner, kind)) = taken {
            game.army.take(owner, kind, step.to);
            game.history.clear();
        }
        game.army.take(side, kind, step.from);
        game.army.put(side, step.becomes.unwrap_or(kind), step.to);
        if let Some((_, Type::King)) = taken {
            game.ending.0 = Some(Ending::KingTaken(game.mover));
            return;
        }
        if taken.is_none() {
            game.history.tick();
        }
        // Both sides share a number, and Black ends the first turn alone.
        let Promotions { cycle, number, .. } = game.state;
        game.state = Promotions::new(cycle, number.saturating_add(u32::from(side == BLACK)));
        game.mover = game.mover.other();
        game.begin_turn();
    }
}
