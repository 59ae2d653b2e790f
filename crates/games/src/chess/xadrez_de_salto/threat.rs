//! Whether a King can be captured, by routes with hops and promotions too (docs/rulings-chess.md, 3: Check).

use super::super::common::{
    Bits, Men, Type, ahead, bishop, bit, crossing, king, knight, pawn_from, rank_of, reaches, rook, skew, straight,
};
use super::Salto;
use super::reach::Reach;

/// The King of one side and the men that could capture it, after an action of that side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Target<'a> {
    /// All men before the action.
    pub men: &'a Men,
    /// The side that would capture the King.
    pub by: usize,
    /// The King's square after the action.
    pub king: u8,
    /// The occupied squares after the action.
    pub occupied: u64,
    /// All squares except that of the man that the action captured, which attacks nothing any more.
    pub alive: u64,
}

impl Target<'_> {
    #[inline(always)]
    fn of(&self, kind: Type) -> u64 {
        self.men.of(self.by, kind) & self.alive
    }

    /// Returns whether a man can capture the King without a trampoline or over the trampoline `pad`, a set of at most
    /// one square; no other trampoline is considered.
    #[inline]
    pub fn falls(&self, pad: u64) -> bool {
        let (square, at) = (self.king, bit(self.king));
        let queens = self.of(Type::Queen);
        let (skewed, straights) = (queens | self.of(Type::Bishop), queens | self.of(Type::Rook));
        let knights = self.of(Type::Knight);
        let pawns = self.of(Type::Pawn);
        if knight(square) & knights != 0
            || pawn_from(self.by, square) & pawns != 0
            || king(square) & self.of(Type::King) != 0
            || (skew(square) & skewed != 0 && bishop(square, self.occupied) & skewed != 0)
            || (straight(square) & straights != 0 && rook(square, self.occupied) & straights != 0)
        {
            return true;
        }
        if crossing(square) & pad == 0 {
            return false;
        }
        // With one trampoline a route has two legs: to the trampoline, and from there to the King. A slider whose
        // second leg would pass its own start could capture the King directly, which was tested above.
        let spring = pad.trailing_zeros() as u8;
        if knight(square) & pad != 0 && knight(spring) & knights != 0 {
            return true;
        }
        if skew(square) & pad != 0
            && skew(spring) & skewed != 0
            && bishop(square, self.occupied) & pad != 0
            && bishop(spring, self.occupied) & skewed != 0
        {
            return true;
        }
        if straight(square) & pad != 0
            && straight(spring) & straights != 0
            && rook(square, self.occupied) & pad != 0
            && rook(spring, self.occupied) & straights != 0
        {
            return true;
        }
        let (one, two) = self.steps(pawns);
        if pawn_from(self.by, square) & pad & (one | two) != 0 {
            return true;
        }
        // A pawn that is promoted on a trampoline on the last rank continues as any piece, and may pass the square that
        // it left.
        if pad & rank_of(self.by, 7) & one == 0 {
            return false;
        }
        reaches(spring, at, self.occupied ^ ahead(1 - self.by, pad))
    }

    /// The squares that pawns reach by a single and by a double step.
    #[inline(always)]
    fn steps(&self, pawns: u64) -> (u64, u64) {
        let one = ahead(self.by, pawns) & !self.occupied;
        let two = ahead(self.by, one & rank_of(self.by, 2)) & !self.occupied;
        (one, two)
    }

    /// Returns the squares on which a second trampoline, in addition to `pad` (a set of at most one square), would
    /// allow the capture of the King. The result is correct only if the King cannot be captured with `pad` alone
    /// ([`Target::falls`]), because that excludes routes on which a slider passes its own start.
    #[inline]
    pub fn unsafe_squares(&self, pad: u64) -> u64 {
        let (square, at) = (self.king, bit(self.king));
        let spring = pad.trailing_zeros() as u8;
        let queens = self.of(Type::Queen);
        let routes = Routes { king: square, pad, spring };
        let mut found = routes.middles(self.of(Type::Knight), knight)
            | routes.middles(queens | self.of(Type::Bishop), |from| bishop(from, self.occupied))
            | routes.middles(queens | self.of(Type::Rook), |from| rook(from, self.occupied));

        let (one, two) = self.steps(self.of(Type::Pawn));
        let pushed = one | two;
        let ends = pawn_from(self.by, square);
        found |= pushed & ends;
        if pushed & pad != 0 {
            found |= ahead(self.by, pad) & ends;
        }
        if ends & pad != 0 {
            found |= ahead(1 - self.by, pad) & pushed;
        }
        let last = rank_of(self.by, 7);
        if (one | ahead(self.by, pushed & pad) | ahead(self.by, one) & pad) & last != 0 {
            found |= self.unsafe_for_promotions(pad, pushed, at);
        }
        found
    }

    /// The part of [`Target::unsafe_squares`] for pawns that are promoted on a trampoline. This is rare, so it is
    /// computed square by square.
    #[cold]
    fn unsafe_for_promotions(&self, pad: u64, pushed: u64, at: u64) -> u64 {
        let back = |set: u64| ahead(1 - self.by, set);
        let last = rank_of(self.by, 7);
        let spring = pad.trailing_zeros() as u8;
        let mut found = 0;
        // Promotion on x.
        for x in Bits(pushed & last) {
            let occupied = self.occupied & !back(bit(x));
            if reaches(x, at, occupied) || (pad != 0 && turns(x, spring, at, occupied)) {
                found |= bit(x);
            }
        }
        // Over the trampoline to x, with the promotion there.
        let x = ahead(self.by, pad & pushed) & last & !self.occupied;
        if x != 0 && reaches(x.trailing_zeros() as u8, at, self.occupied & !back(back(x))) {
            found |= x;
        }
        // Promotion on the trampoline, then over x.
        if pad & last & pushed != 0 {
            let occupied = self.occupied & !back(pad);
            let free = crossing(spring) & !self.occupied;
            found |= Bits(free).filter(|&x| turns(spring, x, at, occupied)).fold(0, |set, x| set | bit(x));
        }
        // Over x to the trampoline, with the promotion there.
        let x = back(pad & last) & pushed;
        if x != 0 && reaches(spring, at, self.occupied & !back(x)) {
            found |= x;
        }
        found
    }
}

/// A King, the trampoline on the board as a set, and the square of that trampoline.
#[derive(Clone, Copy)]
struct Routes {
    king: u8,
    pad: u64,
    spring: u8,
}

impl Routes {
    /// The squares x of all routes man–x–King, man–pad–x–King and man–x–pad–King, for men whose legs are given by
    /// `strikes`.
    #[inline(always)]
    fn middles(self, men: u64, strikes: impl Fn(u8) -> u64) -> u64 {
        if men == 0 {
            return 0;
        }
        let reached = Bits(men).fold(0, |set, man| set | strikes(man));
        let ends = strikes(self.king);
        let mut found = reached & ends;
        if (reached | ends) & self.pad != 0 {
            let beyond = strikes(self.spring);
            found |= if reached & self.pad != 0 { beyond & ends } else { 0 };
            found |= if ends & self.pad != 0 { beyond & reached } else { 0 };
        }
        found
    }
}

/// Whether a piece of one type can move from `from` to the trampoline `over` and attacks a square of `to` from there.
fn turns(from: u8, over: u8, to: u64, occupied: u64) -> bool {
    let middle = bit(over);
    (knight(from) & middle != 0 && knight(over) & to != 0)
        || (bishop(from, occupied) & middle != 0 && bishop(over, occupied) & to != 0)
        || (rook(from, occupied) & middle != 0 && rook(over, occupied) & to != 0)
}

impl Salto {
    /// Whether the King of that side could be captured now, with the trampolines where they are.
    pub(super) fn in_check(&self, side: usize) -> bool {
        self.threatened(&self.men, side)
    }

    /// As [`Salto::in_check`], with other men on the board.
    pub(super) fn threatened(&self, men: &Men, side: usize) -> bool {
        let reach = Reach::of(men, 1 - side, self.springs(), 0);
        let target = bit(men.king(side));
        Bits(men.side(1 - side)).any(|from| reach.ends(men.type_at(from), from) & target != 0)
    }
}
