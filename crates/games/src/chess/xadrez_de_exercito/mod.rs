//! Xadrez de Exército (`docs/rulings-chess.md`, 5): in a turn all men of a side may move, each at most once, and Kings
//! are captured.
//!
//! A turn is a series of moves by the same side. It ends by the action `end`, by the last move allowed, or when no man
//! is left that could move. The men that have moved are part of the position, and the number of moves left follows from
//! them: every move, castling included, marks one man. `play` has the board, the notation and the position object,
//! `value` the evaluation and the move ordering for search.

mod play;
#[cfg(test)]
mod tests;
mod value;

use super::common::{
    CASTLINGS, Castling, Changes, ChessGame, ENDS_RIGHTS, Ending, Lots, Men, PawnEnds, Step, Type, Variant, bit,
    rank_of, struck,
};
use tabuleiro_rules::{Effect, Effects, Site, Travel, chain};

/// One decision of Xadrez de Exército: a man moves, or the turn ends before all men have moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A man moves. A King's move of two files is castling.
    Move(Step),
    /// No other man moves in this turn.
    End,
}

impl From<Step> for Action {
    #[inline(always)]
    fn from(step: Step) -> Action {
        Action::Move(step)
    }
}

/// What a pawn may become on the last rank.
const ARRIVALS: [Option<Type>; 4] = [Some(Type::Knight), Some(Type::Bishop), Some(Type::Rook), Some(Type::Queen)];

/// The number of moves allowed in the first, the second and the third turn of the game, and in every later one.
const ALLOWED: [u8; 4] = [3, 10, 15, 16];

/// A position of Xadrez de Exército.
pub type Exercito = ChessGame<ArmyTurn>;

/// The part of a position that only Xadrez de Exército has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArmyTurn {
    /// The squares of the men that have moved in this turn. Castling counts as a move of the King only.
    moved: u64,
    /// Index in [`ALLOWED`].
    turn: u8,
    /// The castling rights left: bit `i` is the right to castle in way `i` of [`CASTLINGS`].
    castle: u8,
}

impl Exercito {
    fn initial() -> Exercito {
        let mut start = Exercito::new(Men::array(), ArmyTurn { moved: 0, turn: 0, castle: 15 });
        start.begin_turn();
        start
    }

    /// Moves left in this turn. E2: castling is one of them.
    #[inline(always)]
    const fn left(&self) -> u8 {
        ALLOWED[(self.state.turn & 3) as usize].saturating_sub(self.state.moved.count_ones() as u8)
    }

    /// The mover's men that have not moved in this turn.
    #[inline(always)]
    const fn fresh(&self) -> u64 {
        self.army.men().side(self.side()) & !self.state.moved
    }

    /// The ways to castle for which either side still has the right.
    #[inline(always)]
    fn rights(&self) -> impl Iterator<Item = &'static Castling> {
        let castle = self.state.castle;
        CASTLINGS.iter().enumerate().filter(move |&(i, _)| castle >> i & 1 == 1).map(|(_, c)| c)
    }

    /// Where the mover's King may castle to: no man stands between, and attacks are irrelevant.
    #[inline]
    fn castlings(&self) -> u64 {
        if self.state.castle == 0 {
            return 0;
        }
        let (side, all) = (self.side(), self.army.all());
        self.rights().filter(|c| c.side == side && c.between & all == 0).fold(0, |ends, c| ends | bit(c.to))
    }

    /// The castling that a step stands for, if it is one.
    #[inline]
    fn castling(&self, kind: Type, step: Step) -> Option<&'static Castling> {
        if kind != Type::King || step.from.abs_diff(step.to) != 2 {
            return None;
        }
        self.rights().find(|c| c.to == step.to)
    }

    #[inline]
    fn step<E: Effects>(&mut self, step: Step, effects: &mut E) {
        let side = self.side();
        let Some(kind) = self.army.type_at(step.from) else { return };
        let victim = (self.army.side(1 - side) & bit(step.to) != 0).then_some(step.to);
        let castling = self.castling(kind, step);
        if E::LIVE {
            step.emit_effects(self.army.men(), victim, effects);
            if let Some(c) = castling {
                let (from, to) = (Site(u16::from(c.rook)), Site(u16::from(c.through)));
                let piece = Type::Rook.piece(side);
                effects.push(0, Effect::Move { from, to, piece, count: 1, travel: Travel::Hop });
            }
        }
        let taken = victim.and_then(|square| self.army.type_at(square));
        if let Some(taken) = taken {
            self.army.take(1 - side, taken, step.to);
        }
        self.army.take(side, kind, step.from);
        self.army.put(side, step.becomes.unwrap_or(kind), step.to);
        if let Some(c) = castling {
            self.army.take(side, Type::Rook, c.rook);
            self.army.put(side, Type::Rook, c.through);
        }
        self.state.castle &= !(ENDS_RIGHTS[usize::from(step.from & 63)] | ENDS_RIGHTS[usize::from(step.to & 63)]);
        if kind == Type::Pawn || victim.is_some() {
            self.history.clear();
        }
        self.state.moved |= bit(step.to);
        if taken == Some(Type::King) {
            // The game ends at once, even with moves left.
            self.ending.0 = Some(Ending::KingTaken(self.mover));
        } else if self.left() == 0 || !self.can_act() {
            self.end_turn();
        }
    }

    /// Passes the turn to the other side.
    fn end_turn(&mut self) {
        self.mover = self.mover.other();
        self.state.moved = 0;
        self.state.turn = (self.state.turn + 1).min(3);
        self.history.tick();
        self.begin_turn();
    }
}

impl Variant for ArmyTurn {
    type Action = Action;

    /// One more than elsewhere, because the turn with the last capture or pawn move is counted too.
    const QUIET_TURNS: u16 = Ending::QUIET_TURNS + 1;

    #[inline(always)]
    fn pawn_choices(_: &Exercito, last_rank: bool) -> u8 {
        if last_rank { ARRIVALS.len() as u8 } else { 1 }
    }

    #[inline]
    fn key(game: &Exercito) -> u64 {
        let ArmyTurn { moved, turn, castle } = game.state;
        let state = game.side() as u64 | u64::from(turn) << 1 | u64::from(castle) << 4;
        chain([state, moved, game.army.key()])
    }

    #[inline(always)]
    fn ready(game: &Exercito) -> u64 {
        game.fresh()
    }

    #[inline]
    fn pawn_ends(game: &Exercito, pawns: u64) -> PawnEnds {
        let side = game.side();
        PawnEnds::of(side, pawns, !game.army.all(), game.army.side(1 - side), rank_of(side, 1))
    }

    #[inline(always)]
    fn officer_ends(game: &Exercito, kind: Type, from: u8) -> u64 {
        let side = game.side();
        let ends = struck(kind, side, from, game.army.all()) & !game.army.side(side);
        if kind == Type::King { ends | game.castlings() } else { ends }
    }

    #[inline]
    fn becomes(game: &Exercito, kind: Type, _: u8, to: u8) -> Changes {
        let promotes = kind == Type::Pawn && rank_of(game.side(), 7) & bit(to) != 0;
        if promotes { &ARRIVALS } else { &[None] }
    }

    /// E1: a turn has at least one move.
    #[inline(always)]
    fn end_of_turn(game: &Exercito) -> Option<Action> {
        (game.state.moved != 0).then_some(Action::End)
    }

    #[inline(always)]
    fn officer_lots(game: &Exercito, ready: u64, lots: &mut Lots) {
        let (all, own) = (game.army.all(), game.army.side(game.side()));
        let men = |kind| ready & game.army.all_of(kind);
        for kind in [Type::Knight, Type::Bishop, Type::Rook, Type::Queen] {
            lots.men(men(kind), 1, |from| struck(kind, game.side(), from, all) & !own);
        }
        lots.men(men(Type::King), 1, |from| Self::officer_ends(game, Type::King, from));
    }

    fn blocked(_: &Exercito) -> Ending {
        Ending::Stalemate
    }

    #[inline]
    fn apply<E: Effects>(game: &mut Exercito, action: Action, effects: &mut E) {
        match action {
            Action::Move(step) => game.step(step, effects),
            Action::End => game.end_turn(),
        }
    }
}
