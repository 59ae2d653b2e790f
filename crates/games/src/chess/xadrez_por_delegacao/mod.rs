//! Xadrez por Delegação (`docs/rulings-chess.md`, 4): a man moves only in the ways of the men of its side that defend
//! its square.
//!
//! The powers that a side lends are a set of squares for each way of moving ([`Powers`]); a man has a power if its
//! square is in the set. `play` has the board, the notation, the position object and the lenders of a man, `value` the
//! evaluation and the move ordering for search.

mod play;
#[cfg(test)]
mod tests;
mod value;

use super::common::{
    Army, Bits, Ending, Lots, Men, Step, Type, ahead, bishop, bit, king, knight, pawn, pawn_from, queen, rank_of, rook,
    strikes,
};
use crate::unseen::Unseen;
use std::hash::{Hash, Hasher};
use tabuleiro_rules::{Effects, Player, Position, Repetition, Rng, chain, mover_and_outcome};

/// What a pawn may become on the last rank.
const PROMOTIONS: [Option<Type>; 4] = [Some(Type::Knight), Some(Type::Bishop), Some(Type::Rook), Some(Type::Queen)];

/// For each power, the squares of the side's men to which it is lent: D1, by the chess moves of the lenders; D3, also
/// if these moves would be illegal. Nothing is lent to the King.
#[derive(Clone, Copy, Debug)]
struct Powers {
    knight: u64,
    bishop: u64,
    rook: u64,
    queen: u64,
    king: u64,
    /// A pawn's step forward.
    step: u64,
    /// A pawn's capture.
    strike: u64,
}

impl Powers {
    #[inline]
    fn of(men: &Men, side: usize) -> Powers {
        let occupied = men.all();
        let seen = |kind, by: &dyn Fn(u8) -> u64| Bits(men.of(side, kind)).fold(0, |set, from| set | by(from));
        let pawns = men.of(side, Type::Pawn);
        let [west, east] = strikes(side, pawns);
        let lent = men.side(side) & !men.all_of(Type::King);
        Powers {
            knight: lent & seen(Type::Knight, &knight),
            bishop: lent & seen(Type::Bishop, &|from| bishop(from, occupied)),
            rook: lent & seen(Type::Rook, &|from| rook(from, occupied)),
            queen: lent & seen(Type::Queen, &|from| queen(from, occupied)),
            king: lent & seen(Type::King, &king),
            step: lent & ahead(side, pawns),
            strike: lent & (west | east),
        }
    }

    /// Returns where the man on a square may go, without a test for check. The square of a King is never a goal, even
    /// in a position read with a King that could be captured.
    #[inline]
    fn ends(&self, men: &Men, side: usize, from: u8) -> u64 {
        let (at, occupied) = (bit(from), men.all());
        let free = !(men.side(side) | men.all_of(Type::King));
        if men.all_of(Type::King) & at != 0 {
            return king(from) & free;
        }
        let mut ends = 0;
        if self.queen & at != 0 {
            ends = queen(from, occupied);
        } else {
            if self.rook & at != 0 {
                ends |= rook(from, occupied);
            }
            if self.bishop & at != 0 {
                ends |= bishop(from, occupied);
            }
            if self.king & at != 0 {
                ends |= king(from);
            }
        }
        if self.knight & at != 0 {
            ends |= knight(from);
        }
        ends &= free;
        // The receiver uses a pawn's powers in its own forward direction.
        if self.step & at != 0 {
            ends |= ahead(side, at) & !occupied;
        }
        if self.strike & at != 0 {
            ends |= pawn(side, from) & men.side(1 - side) & free;
        }
        ends
    }

    /// Returns the men of a side that could capture on a square with their powers.
    #[inline]
    fn takers(&self, men: &Men, side: usize, square: u8) -> u64 {
        let occupied = men.all();
        (knight(square) & self.knight)
            | (rook(square, occupied) & (self.rook | self.queen))
            | (bishop(square, occupied) & (self.bishop | self.queen))
            | (king(square) & (self.king | men.of(side, Type::King)))
            | (pawn_from(side, square) & self.strike)
    }
}

/// Returns the men of a side that could capture on a square.
#[inline]
fn takers(men: &Men, side: usize, square: u8) -> u64 {
    Powers::of(men, side).takers(men, side, square)
}

/// A position of Xadrez por Delegação.
///
/// Equality ignores the end of the game and the earlier positions: the end follows from the board or from those
/// positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Delegacao {
    army: Army,
    mover: Player,
    ending: Unseen<Option<Ending>>,
    /// Turns since the last capture or promotion.
    history: Unseen<Repetition>,
}

impl Delegacao {
    /// Creates a position with these men in which White is to move and no position came before.
    fn new(men: Men) -> Delegacao {
        let (ending, history) = (Unseen(None), Unseen(Repetition::new()));
        Delegacao { army: men.into(), mover: Player::First, ending, history }
    }

    fn initial() -> Delegacao {
        use Type::{Bishop, King, Knight, Queen, Rook};
        let mut men = Men::NONE;
        // D2.
        for (file, kind) in (0..).zip([Knight, Rook, Bishop, Queen, King, Bishop, Rook, Knight]) {
            men.put(0, kind, file);
            men.put(0, Type::Pawn, file + 8);
            men.put(1, Type::Pawn, file + 48);
            men.put(1, kind, file + 56);
        }
        let mut start = Delegacao::new(men);
        start.begin_turn();
        start
    }

    #[inline(always)]
    const fn side(&self) -> usize {
        self.mover.index()
    }

    fn in_check(&self, side: usize) -> bool {
        takers(self.army.men(), 1 - side, self.army.king(side)) != 0
    }

    /// The types that the man can have after a step, in order.
    #[inline]
    fn becomes(&self, kind: Option<Type>, to: u8) -> &'static [Option<Type>] {
        if kind == Some(Type::Pawn) && rank_of(self.side(), 7) & bit(to) != 0 { &PROMOTIONS } else { &[None] }
    }

    /// Returns whether the mover's King is not in check after a step. A promotion does not matter to it.
    #[inline]
    fn allows(&self, from: u8, to: u8) -> bool {
        let side = self.side();
        let mut men = *self.army.men();
        let Some(kind) = men.type_at(from) else { return false };
        if let Some((owner, taken)) = men.at(to) {
            men.take(owner, taken, to);
        }
        men.take(side, kind, from);
        men.put(side, kind, to);
        takers(&men, 1 - side, men.king(side)) == 0
    }

    fn can_act(&self) -> bool {
        let (men, side) = (self.army.men(), self.side());
        let powers = Powers::of(men, side);
        Bits(men.side(side)).any(|from| Bits(powers.ends(men, side, from)).any(|to| self.allows(from, to)))
    }

    /// Records the position as the start of a turn, and ends the game if it ends there.
    #[inline]
    fn begin_turn(&mut self) {
        let key = self.key();
        let seen = self.history.remember(key);
        self.ending.0 = if self.can_act() {
            Ending::drawn(seen, self.history.quiet(), Ending::QUIET_TURNS)
        } else if self.in_check(self.side()) {
            Some(Ending::Mate(self.mover.other()))
        } else {
            Some(Ending::Stalemate)
        };
    }
}

impl Position for Delegacao {
    type Action = Step;

    mover_and_outcome!(|position| position.ending.map(Ending::outcome));

    fn list_actions(&self, out: &mut Vec<Step>) {
        let (men, side) = (self.army.men(), self.side());
        let powers = Powers::of(men, side);
        for from in Bits(men.side(side)) {
            let ends = powers.ends(men, side, from);
            if ends == 0 {
                continue;
            }
            let kind = men.type_at(from);
            for to in Bits(ends).filter(|&to| self.allows(from, to)) {
                out.extend(self.becomes(kind, to).iter().map(|&becomes| Step { from, to, becomes }));
            }
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, step: Step, effects: &mut E) {
        let side = self.side();
        let Some(kind) = self.army.type_at(step.from) else { return };
        let taken = self.army.at(step.to);
        if E::LIVE {
            step.emit_effects(self.army.men(), taken.map(|_| step.to), effects);
        }
        if let Some((owner, taken)) = taken {
            self.army.take(owner, taken, step.to);
        }
        self.army.take(side, kind, step.from);
        self.army.put(side, step.becomes.unwrap_or(kind), step.to);
        if taken.is_some() || step.becomes.is_some() {
            self.history.clear();
        } else {
            // Pawns can move backwards with lent powers, so their moves are no progress.
            self.history.tick();
        }
        self.mover = self.mover.other();
        self.begin_turn();
    }

    #[inline]
    fn key(&self) -> u64 {
        chain([self.side() as u64, self.army.key()])
    }

    /// Draws among all moves and draws again if the move leaves the King in check, which is rare.
    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Step>) -> Step {
        let (men, side) = (self.army.men(), self.side());
        let powers = Powers::of(men, side);
        let last = rank_of(side, 7);
        let pawns = men.of(side, Type::Pawn);
        let mut lots = Lots::new();
        for from in Bits(men.side(side)) {
            let ends = powers.ends(men, side, from);
            if pawns & bit(from) != 0 {
                lots.man(from, ends & last, PROMOTIONS.len() as u8);
                lots.man(from, ends & !last, 1);
            } else {
                lots.man(from, ends, 1);
            }
        }
        loop {
            let (from, to, choice) = lots.draw(rng);
            if self.allows(from, to) {
                let becomes = self.becomes(men.type_at(from), to).get(choice).copied().flatten();
                return Step { from, to, becomes };
            }
        }
    }
}

impl Hash for Delegacao {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}
