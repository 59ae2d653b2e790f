//! Promoções e Despromoções (`docs/rulings-chess.md`, 2): every man but the King becomes another man whenever he moves.
//!
//! By parity the number of the turn says whether he rises or falls; in `tipo_a` a plain move raises and a capture lowers.
//! There is no check: Kings are taken. Black begins, so he is the first side. `play` is the board, the notation and the
//! position object, `value` the hints for search.

mod play;
#[cfg(test)]
mod tests;
mod value;

use super::common::{Army, BLACK, Bits, Ending, Lots, Men, PawnEnds, Step, Type, WHITE, bit, queen, rank_of, struck};
use std::hash::{Hash, Hasher};
use tabuleiro_rules::{Effects, Outcome, Player, Position, Repetition, Rng, chain};

/// What a man may become, in order; nothing where he may not move at all.
type Changes = &'static [Option<Type>];

const STAYS: Changes = &[None];
const PAWN: Changes = &[Some(Type::Pawn)];
const KNIGHT: Changes = &[Some(Type::Knight)];
const BISHOP: Changes = &[Some(Type::Bishop)];
const MINOR: Changes = &[Some(Type::Knight), Some(Type::Bishop)];
const ROOK: Changes = &[Some(Type::Rook)];
const QUEEN: Changes = &[Some(Type::Queen)];

/// Even turns, by type: the Queen cannot rise and may not move.
const RISES: [Changes; 7] = [MINOR, ROOK, ROOK, QUEEN, &[], &[], STAYS];
/// Odd turns, by type: the pawn cannot fall and may not move.
const FALLS: [Changes; 7] = [&[], PAWN, PAWN, MINOR, ROOK, &[], STAYS];
/// `tipo_a`: round the cycle after a plain move, and back after a capture (P4).
const ROUND: [Changes; 7] = [KNIGHT, BISHOP, ROOK, QUEEN, PAWN, &[], STAYS];
const BACK: [Changes; 7] = [QUEEN, PAWN, KNIGHT, BISHOP, ROOK, &[], STAYS];

/// A position of Promoções e Despromoções.
#[derive(Clone, Copy, Debug)]
pub struct ProDem {
    army: Army,
    /// The number of the turn, 1 at the start; in `tipo_a` it means nothing.
    number: u32,
    cycle: bool,
    mover: Player,
    ending: Option<Ending>,
    /// Turns since the last capture.
    history: Repetition,
}

impl ProDem {
    fn initial(cycle: bool) -> ProDem {
        let mut start = ProDem {
            army: Men::array().into(),
            number: 1,
            cycle,
            mover: Player::First,
            ending: None,
            history: Repetition::new(),
        };
        start.history.remember(start.key());
        start
    }

    /// Black begins and is the first side.
    #[inline(always)]
    const fn side(&self) -> usize {
        match self.mover {
            Player::First => BLACK,
            Player::Second => WHITE,
        }
    }

    /// Whether men fall that move in this turn.
    #[inline(always)]
    const fn odd(&self) -> bool {
        self.number % 2 == 1
    }

    /// What a man becomes after going there; empty if his type may not move in this turn.
    #[inline]
    fn becomes(&self, kind: Type, to: u8) -> Changes {
        if !self.cycle {
            return if self.odd() { FALLS } else { RISES }[kind as usize];
        }
        let takes = self.army.side(1 - self.side()) & bit(to) != 0;
        let changes = if takes { BACK } else { ROUND }[kind as usize];
        match kind {
            // P3: judged after the capture and before the change, a moving pawn counting.
            Type::Knight if takes && self.pawnless(to) => QUEEN,
            Type::Queen if !takes && self.pawnless(to) => KNIGHT,
            _ => changes,
        }
    }

    /// Whether no pawn is left when whatever stands there is taken.
    #[inline]
    const fn pawnless(&self, to: u8) -> bool {
        self.army.men().all_of(Type::Pawn) & !bit(to) == 0
    }

    #[inline]
    fn pawn_ends(&self, pawns: u64) -> PawnEnds {
        let side = self.side();
        let doubles = rank_of(side, 0) | rank_of(side, 1);
        PawnEnds::of(side, pawns, !self.army.all(), self.army.side(1 - side), doubles)
    }

    /// Where a man may go.
    #[inline]
    fn ends(&self, kind: Type, from: u8) -> u64 {
        if kind == Type::Pawn {
            return self.pawn_ends(bit(from)).all();
        }
        struck(kind, self.side(), from, self.army.all()) & !self.army.side(self.side())
    }

    /// The mover's men whose type may move in this turn.
    #[inline]
    const fn ready(&self) -> u64 {
        let men = self.army.men();
        let still = match (self.cycle, self.odd()) {
            (true, _) => 0,
            (_, true) => men.all_of(Type::Pawn),
            (_, false) => men.all_of(Type::Queen),
        };
        men.side(self.side()) & !still
    }

    fn can_act(&self) -> bool {
        let ready = self.ready();
        if self.pawn_ends(ready & self.army.all_of(Type::Pawn)).all() != 0 {
            return true;
        }
        let officers = ready & !self.army.all_of(Type::Pawn);
        Bits(officers).any(|from| self.army.type_at(from).is_some_and(|kind| self.ends(kind, from) != 0))
    }

    /// How the game ended at the start of this turn, the position having occurred that often.
    fn judge(&self, seen: u32) -> Option<Ending> {
        if self.can_act() {
            Ending::drawn(seen, self.history.quiet(), Ending::QUIET_TURNS)
        } else {
            Some(Ending::Blocked(self.mover.other()))
        }
    }
}

impl Position for ProDem {
    type Action = Step;

    fn mover(&self) -> Player {
        self.mover
    }

    fn actions(&self, out: &mut Vec<Step>) {
        if self.ending.is_some() {
            return;
        }
        for from in Bits(self.ready()) {
            let Some(kind) = self.army.type_at(from) else { continue };
            for to in Bits(self.ends(kind, from)) {
                out.extend(self.becomes(kind, to).iter().map(|&becomes| Step { from, to, becomes }));
            }
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, step: Step, effects: &mut E) {
        let side = self.side();
        let Some(kind) = self.army.type_at(step.from) else { return };
        let taken = self.army.at(step.to).filter(|&(owner, _)| owner != side);
        if E::LIVE {
            step.emit_effects(self.army.men(), taken.map(|_| step.to), effects);
        }
        if let Some((owner, kind)) = taken {
            self.army.take(owner, kind, step.to);
            self.history.clear();
        }
        self.army.take(side, kind, step.from);
        self.army.put(side, step.becomes.unwrap_or(kind), step.to);
        if let Some((_, Type::King)) = taken {
            self.ending = Some(Ending::KingTaken(self.mover));
            return;
        }
        if taken.is_none() {
            self.history.tick();
        }
        // Both sides share a number, and Black ends the first turn alone.
        self.number = self.number.saturating_add(u32::from(side == BLACK));
        self.mover = self.mover.other();
        let seen = self.history.remember(self.key());
        self.ending = self.judge(seen);
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.ending.map(Ending::outcome)
    }

    #[inline]
    fn key(&self) -> u64 {
        let odd = self.odd() && !self.cycle;
        let state = self.side() as u64 | u64::from(odd) << 1 | u64::from(self.cycle) << 2;
        chain([state, self.army.key()])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Step>) -> Step {
        let side = self.side();
        let (ready, all, own) = (self.ready(), self.army.all(), self.army.side(side));
        let mut lots = Lots::new();
        let men = |kind| ready & self.army.all_of(kind);
        let choices = |kind| if self.cycle { 1 } else { self.becomes(kind, 0).len() as u8 };
        let pawns = choices(Type::Pawn);
        lots.pawns(side, self.pawn_ends(men(Type::Pawn)), pawns, pawns);
        for kind in [Type::Knight, Type::Bishop, Type::Rook, Type::King] {
            lots.men(men(kind), choices(kind), |from| struck(kind, side, from, all) & !own);
        }
        lots.men(men(Type::Queen), choices(Type::Queen), |from| queen(from, all) & !own);
        let (from, to, choice) = lots.draw(rng);
        let kind = self.army.type_at(from).unwrap_or(Type::Pawn);
        Step { from, to, becomes: self.becomes(kind, to).get(choice).copied().flatten() }
    }
}

/// Equal boards with the same mover and, where it matters, parity are equal whatever the number and whatever led to them.
impl PartialEq for ProDem {
    fn eq(&self, other: &ProDem) -> bool {
        let parity = |p: &ProDem| p.cycle || p.odd();
        self.army == other.army && (self.mover, self.cycle, parity(self)) == (other.mover, other.cycle, parity(other))
    }
}

impl Eq for ProDem {}

impl Hash for ProDem {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}
