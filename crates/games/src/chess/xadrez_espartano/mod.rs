//! Xadrez Espartano and Xadrez de Tebas (`docs/rulings-chess.md`, 1): an army of pawns that captures promote, several Kings, and
//! as many moves a turn as there are Kings.
//!
//! A turn is a series of steps by the same side; what is left of it and who has moved is part of the position. Nobody
//! is ever in check, so what a man reaches he may do. `play` is the board, the notation and the position object,
//! `value` the hints for search.

mod play;
#[cfg(test)]
mod tests;
mod value;

use super::common::{
    Army, Bits, Ending, Lots, Men, PawnEnds, Step, Type, WHITE, ahead, bit, knight, queen, rank_of, struck,
};
use std::hash::{Hash, Hasher};
use tabuleiro_rules::{Effects, Outcome, Player, Position, Repetition, Rng, chain};

/// docs/rulings-chess.md, 1, S3: a pawn that arrives may become any of them, however it arrives.
const ARRIVALS: [Option<Type>; 5] =
    [Some(Type::Knight), Some(Type::Bishop), Some(Type::Rook), Some(Type::Queen), Some(Type::Amazon)];

/// What a capture makes of a man, by his type: one step up; an Amazon and a King stay what they are.
const RISES: [[Option<Type>; 1]; 7] = [
    [Some(Type::Knight)],
    [Some(Type::Bishop)],
    [Some(Type::Rook)],
    [Some(Type::Queen)],
    [Some(Type::Amazon)],
    [None],
    [None],
];

/// No more turns than that without a capture or a pawn move, the turn that made the last one included.
const QUIET_TURNS: u16 = Ending::QUIET_TURNS + 1;

/// A position of Xadrez Espartano.
#[derive(Clone, Copy, Debug)]
pub struct Espartano {
    army: Army,
    /// Squares that pawns have passed: White's on his ranks 2 and 3 and Black's on his. Those of the side to move were
    /// passed in this turn, the others in the turn before.
    passed: u64,
    /// Where the men stand that have moved in this turn.
    moved: u64,
    /// Moves left in this turn, the one at hand included.
    left: u8,
    tebas: bool,
    mover: Player,
    ending: Option<Ending>,
    /// Turn starts since the last capture or pawn move; its quiet count is in turns.
    history: Repetition,
}

impl Espartano {
    /// Most Kings of a side.
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
        let mut start = Espartano {
            army: men.into(),
            passed: 0,
            moved: 0,
            left: if tebas { 3 } else { 1 },
            tebas,
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

    /// The squares of a side's half, where its pawns pass.
    #[inline(always)]
    const fn half(side: usize) -> u64 {
        if side == WHITE { 0xffff_ffff } else { !0xffff_ffff }
    }

    /// Ranks from which pawns may go two squares, at any time of the game.
    #[inline(always)]
    const fn doubles(side: usize) -> u64 {
        rank_of(side, 0) | rank_of(side, 1)
    }

    /// Squares where a pawn of the mover finds somebody to take. S4: the passed square must be empty.
    #[inline(always)]
    const fn targets(&self) -> u64 {
        let side = self.side();
        let men = self.army.men();
        men.side(1 - side) | (self.passed & Self::half(1 - side) & !men.all())
    }

    #[inline]
    fn pawn_ends(&self, pawns: u64) -> PawnEnds {
        let side = self.side();
        PawnEnds::of(side, pawns, !self.army.all(), self.targets(), Self::doubles(side))
    }

    /// Where a man may go.
    #[inline]
    fn ends(&self, kind: Type, from: u8) -> u64 {
        if kind == Type::Pawn {
            return self.pawn_ends(bit(from)).all();
        }
        struck(kind, self.side(), from, self.army.all()) & !self.army.side(self.side())
    }

    /// Whether a step takes somebody; pawns change their file only by taking.
    #[inline]
    fn takes(&self, kind: Type, from: u8, to: u8) -> bool {
        self.army.side(1 - self.side()) & bit(to) != 0 || (kind == Type::Pawn && (from ^ to) & 7 != 0)
    }

    /// What the man may become, in order.
    #[inline]
    fn becomes(&self, kind: Type, from: u8, to: u8) -> &'static [Option<Type>] {
        if kind == Type::Pawn && rank_of(self.side(), 7) & bit(to) != 0 {
            &ARRIVALS
        } else if self.takes(kind, from, to) {
            &RISES[kind as usize]
        } else {
            &[None]
        }
    }

    /// The square of the man a step takes.
    #[inline]
    fn victim(&self, kind: Type, step: Step) -> Option<u8> {
        if self.army.side(1 - self.side()) & bit(step.to) != 0 {
            return Some(step.to);
        }
        // En passant: the pawn stands right before the square it has passed.
        let passer = ahead(1 - self.side(), bit(step.to));
        (self.takes(kind, step.from, step.to) && passer != 0).then_some(passer.trailing_zeros() as u8)
    }

    /// The mover's men that have not moved in this turn.
    #[inline(always)]
    const fn fresh(&self) -> u64 {
        self.army.men().side(self.side()) & !self.moved
    }

    fn can_act(&self) -> bool {
        let fresh = self.fresh();
        if self.pawn_ends(fresh & self.army.all_of(Type::Pawn)).all() != 0 {
            return true;
        }
        let officers = fresh & !self.army.all_of(Type::Pawn);
        Bits(officers).any(|from| self.army.type_at(from).is_some_and(|kind| self.ends(kind, from) != 0))
    }

    /// Hands the turn over (S5: the allowance is counted now) and looks whether the game goes on.
    fn end_turn(&mut self) {
        self.mover = self.mover.other();
        self.moved = 0;
        self.left = self.army.of(self.side(), Type::King).count_ones() as u8;
        // S4: what this side's pawns passed a turn ago has lapsed.
        self.passed &= !Self::half(self.side());
        let seen = self.history.note(self.key());
        self.ending = self.judge(seen);
    }

    /// How the game ended at the start of this turn, the position having occurred that often.
    fn judge(&self, seen: u32) -> Option<Ending> {
        if self.can_act() { Ending::drawn(seen, self.history.quiet(), QUIET_TURNS) } else { Some(Ending::Stalemate) }
    }
}

impl Position for Espartano {
    type Action = Step;

    fn mover(&self) -> Player {
        self.mover
    }

    fn actions(&self, out: &mut Vec<Step>) {
        if self.ending.is_some() {
            return;
        }
        for from in Bits(self.fresh()) {
            let Some(kind) = self.army.type_at(from) else { continue };
            for to in Bits(self.ends(kind, from)) {
                out.extend(self.becomes(kind, from, to).iter().map(|&becomes| Step { from, to, becomes }));
            }
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, step: Step, effects: &mut E) {
        let side = self.side();
        let Some(kind) = self.army.type_at(step.from) else { return };
        let victim = self.victim(kind, step);
        if E::LIVE {
            step.emit_effects(self.army.men(), victim, effects);
        }
        let mut king = false;
        if let Some(square) = victim
            && let Some(taken) = self.army.type_at(square)
        {
            self.army.take(1 - side, taken, square);
            king = taken == Type::King;
            // The pawn that passed is gone, and with it the right to take it in passing.
            self.passed &= !ahead(side, bit(square));
        }
        self.army.take(side, kind, step.from);
        self.army.put(side, step.becomes.unwrap_or(kind), step.to);
        if kind == Type::Pawn || victim.is_some() {
            self.history.clear();
        }
        if kind == Type::Pawn && step.from.abs_diff(step.to) == 16 {
            self.passed |= bit(step.from.midpoint(step.to));
        }
        self.moved |= bit(step.to);
        self.left = self.left.saturating_sub(1);
        if king && self.army.of(1 - side, Type::King) == 0 {
            // At once, even with moves left.
            self.ending = Some(Ending::KingsTaken(self.mover));
        } else if self.left == 0 || !self.can_act() {
            self.end_turn();
        }
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.ending.map(Ending::outcome)
    }

    #[inline]
    fn key(&self) -> u64 {
        let state = self.side() as u64 | u64::from(self.left) << 1 | u64::from(self.tebas) << 8;
        chain([state, self.moved, self.passed, self.army.key()])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Step>) -> Step {
        let side = self.side();
        let (fresh, all, own) = (self.fresh(), self.army.all(), self.army.side(side));
        let mut lots = Lots::new();
        let men = |kind| fresh & self.army.all_of(kind);
        lots.pawns(side, self.pawn_ends(men(Type::Pawn)), 1, ARRIVALS.len() as u8);
        for kind in [Type::Knight, Type::Bishop, Type::Rook, Type::King] {
            lots.men(men(kind), 1, |from| struck(kind, side, from, all) & !own);
        }
        lots.men(men(Type::Queen), 1, |from| queen(from, all) & !own);
        lots.men(men(Type::Amazon), 1, |from| (queen(from, all) | knight(from)) & !own);
        let (from, to, choice) = lots.draw(rng);
        let kind = self.army.type_at(from).unwrap_or(Type::Pawn);
        Step { from, to, becomes: self.becomes(kind, from, to).get(choice).copied().flatten() }
    }
}

/// Equal boards are equal whatever led to them; how a game ended follows from the board or from what led to it.
impl PartialEq for Espartano {
    fn eq(&self, other: &Espartano) -> bool {
        self.army == other.army
            && (self.passed, self.moved, self.left) == (other.passed, other.moved, other.left)
            && (self.mover, self.tebas) == (other.mover, other.tebas)
    }
}

impl Eq for Espartano {}

impl Hash for Espartano {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}
