//! Xadrez de Exército (`docs/rulings-chess.md`, 5): a whole army moves in a turn, each man once at most, and Kings are taken.
//!
//! A turn is a series of moves by the same side, closed by `end`, by the last move allowed, or when nobody is left who
//! could move. Who has moved is part of the position, and how many moves are left follows from it: every move, castling
//! included, marks one man. `play` is the board, the notation and the position object, `value` the hints for search.

mod play;
#[cfg(test)]
mod tests;
mod value;

use super::common::{
    Army, Bits, CASTLINGS, Castling, ENDS_RIGHTS, Ending, Lots, Men, PawnEnds, Step, Type, bit, rank_of, struck,
};
use std::hash::{Hash, Hasher};
use tabuleiro_rules::{Effect, Effects, Outcome, Player, Position, Repetition, Rng, Site, Travel, chain};

/// One decision: a man moves, or the turn ends before all have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A man moves. A King's move of two files is castling.
    Move(Step),
    /// Nobody else moves in this turn.
    End,
}

/// What a pawn may become.
const ARRIVALS: [Option<Type>; 4] = [Some(Type::Knight), Some(Type::Bishop), Some(Type::Rook), Some(Type::Queen)];

/// How many moves a turn allows: in the first, the second and the third of the game, and in all the others.
const ALLOWED: [u8; 4] = [3, 10, 15, 16];

/// No more turns than that without a capture or a pawn move, the turn that made the last one included.
const QUIET_TURNS: u16 = Ending::QUIET_TURNS + 1;

/// No square.
const NOBODY: u8 = 64;

/// A position of Xadrez de Exército.
#[derive(Clone, Copy, Debug)]
pub struct Exercito {
    army: Army,
    /// Where the men stand that have moved in this turn; of a castling, the King.
    moved: u64,
    /// Index in [`ALLOWED`].
    turn: u8,
    /// Rights left, one bit each of [`CASTLINGS`].
    castle: u8,
    mover: Player,
    ending: Option<Ending>,
    /// Turn starts since the last capture or pawn move; its quiet count is in turns.
    history: Repetition,
}

impl Exercito {
    fn initial() -> Exercito {
        let mut start = Exercito {
            army: Men::array().into(),
            moved: 0,
            turn: 0,
            castle: 15,
            mover: Player::First,
            ending: None,
            history: Repetition::new(),
        };
        start.history.remember(start.key());
        start
    }

    #[inline(always)]
    const fn side(&self) -> usize {
        self.mover.index()
    }

    /// Moves left in this turn. E2: castling is one of them.
    #[inline(always)]
    const fn left(&self) -> u8 {
        ALLOWED[(self.turn & 3) as usize].saturating_sub(self.moved.count_ones() as u8)
    }

    /// The mover's men that have not moved in this turn.
    #[inline(always)]
    const fn fresh(&self) -> u64 {
        self.army.men().side(self.side()) & !self.moved
    }

    #[inline]
    fn pawn_ends(&self, pawns: u64) -> PawnEnds {
        let side = self.side();
        PawnEnds::of(side, pawns, !self.army.all(), self.army.side(1 - side), rank_of(side, 1))
    }

    /// Where the mover's King may castle to: nothing stands between, and attacks are irrelevant.
    #[inline]
    fn castlings(&self) -> u64 {
        if self.castle == 0 {
            return 0;
        }
        let (side, all) = (self.side(), self.army.all());
        let open = |&(i, c): &(usize, &Castling)| self.castle >> i & 1 == 1 && c.side == side && c.between & all == 0;
        CASTLINGS.iter().enumerate().filter(open).fold(0, |ends, (_, c)| ends | bit(c.to))
    }

    /// The castling a King's move is.
    #[inline]
    fn castling(&self, kind: Type, step: Step) -> Option<&'static Castling> {
        if kind != Type::King || step.from.abs_diff(step.to) != 2 {
            return None;
        }
        let right = |(i, c): (usize, &'static Castling)| (self.castle >> i & 1 == 1 && c.to == step.to).then_some(c);
        CASTLINGS.iter().enumerate().find_map(right)
    }

    /// Where a man may go.
    #[inline]
    fn ends(&self, kind: Type, from: u8) -> u64 {
        let side = self.side();
        match kind {
            Type::Pawn => self.pawn_ends(bit(from)).all(),
            Type::King => (struck(kind, side, from, 0) & !self.army.side(side)) | self.castlings(),
            _ => struck(kind, side, from, self.army.all()) & !self.army.side(side),
        }
    }

    /// What the man may become, in order.
    #[inline]
    fn becomes(&self, kind: Type, to: u8) -> &'static [Option<Type>] {
        let promotes = kind == Type::Pawn && rank_of(self.side(), 7) & bit(to) != 0;
        if promotes { &ARRIVALS } else { &[None] }
    }

    fn can_act(&self) -> bool {
        let fresh = self.fresh();
        if self.pawn_ends(fresh & self.army.all_of(Type::Pawn)).all() != 0 {
            return true;
        }
        let officers = fresh & !self.army.all_of(Type::Pawn);
        Bits(officers).any(|from| self.army.type_at(from).is_some_and(|kind| self.ends(kind, from) != 0))
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
        self.castle &= !(ENDS_RIGHTS[usize::from(step.from & 63)] | ENDS_RIGHTS[usize::from(step.to & 63)]);
        if kind == Type::Pawn || victim.is_some() {
            self.history.clear();
        }
        self.moved |= bit(step.to);
        if taken == Some(Type::King) {
            // At once, even with moves left.
            self.ending = Some(Ending::KingTaken(self.mover));
        } else if self.left() == 0 || !self.can_act() {
            self.end_turn();
        }
    }

    /// Hands the turn over and looks whether the game goes on.
    fn end_turn(&mut self) {
        self.mover = self.mover.other();
        self.moved = 0;
        self.turn = (self.turn + 1).min(3);
        let seen = self.history.note(self.key());
        self.ending = self.judge(seen);
    }

    /// How the game ended at the start of this turn, the position having occurred that often.
    fn judge(&self, seen: u32) -> Option<Ending> {
        if self.can_act() { Ending::drawn(seen, self.history.quiet(), QUIET_TURNS) } else { Some(Ending::Stalemate) }
    }
}

impl Position for Exercito {
    type Action = Action;

    fn mover(&self) -> Player {
        self.mover
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.ending.is_some() {
            return;
        }
        for from in Bits(self.fresh()) {
            let Some(kind) = self.army.type_at(from) else { continue };
            for to in Bits(self.ends(kind, from)) {
                let becomes = self.becomes(kind, to).iter();
                out.extend(becomes.map(|&becomes| Action::Move(Step { from, to, becomes })));
            }
        }
        // E1: at least one move a turn.
        if self.moved != 0 {
            out.push(Action::End);
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        match action {
            Action::Move(step) => self.step(step, effects),
            Action::End => self.end_turn(),
        }
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.ending.map(Ending::outcome)
    }

    #[inline]
    fn key(&self) -> u64 {
        let state = self.side() as u64 | u64::from(self.turn) << 1 | u64::from(self.castle) << 4;
        chain([state, self.moved, self.army.key()])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let side = self.side();
        let (fresh, all, own) = (self.fresh(), self.army.all(), self.army.side(side));
        let mut lots = Lots::new();
        let men = |kind| fresh & self.army.all_of(kind);
        lots.pawns(side, self.pawn_ends(men(Type::Pawn)), 1, ARRIVALS.len() as u8);
        for kind in [Type::Knight, Type::Bishop, Type::Rook, Type::Queen] {
            lots.men(men(kind), 1, |from| struck(kind, side, from, all) & !own);
        }
        lots.men(men(Type::King), 1, |from| self.ends(Type::King, from));
        if self.moved != 0 {
            // The end of the turn, as if nobody moved.
            lots.man(NOBODY, 1, 1);
        }
        let (from, to, choice) = lots.draw(rng);
        if from == NOBODY {
            return Action::End;
        }
        let kind = self.army.type_at(from).unwrap_or(Type::Pawn);
        Action::Move(Step { from, to, becomes: self.becomes(kind, to).get(choice).copied().flatten() })
    }
}

/// Equal boards are equal whatever led to them; how a game ended follows from the board or from what led to it.
impl PartialEq for Exercito {
    fn eq(&self, other: &Exercito) -> bool {
        self.army == other.army
            && (self.moved, self.turn, self.castle, self.mover) == (other.moved, other.turn, other.castle, other.mover)
    }
}

impl Eq for Exercito {}

impl Hash for Exercito {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}
