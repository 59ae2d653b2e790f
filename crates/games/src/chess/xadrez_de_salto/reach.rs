//! Where the men of one side may go, hops included (docs/rulings-chess.md, 3: Hops), no King being looked at.

use super::super::common::{Bits, Men, Type, ahead, bishop, bit, king, knight, pawn, rank_of, rook};

/// The types a pawn may become (T6), in order.
pub(super) const PROMOTIONS: [Type; 4] = Type::OFFICERS;

/// What limits the men of one side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    side: usize,
    own: u64,
    pub enemies: u64,
    /// The trampolines.
    pub springs: u64,
    /// The square passed by an enemy pawn, if it may be taken there.
    pub passed: u64,
}

/// Where a pawn's action may end: as it is, or promoted to each of [`PROMOTIONS`].
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PawnEnds {
    pub plain: u64,
    pub promoted: [u64; 4],
}

impl Reach {
    pub fn of(men: &Men, side: usize, springs: u64, passed: u64) -> Reach {
        // The passed square must hold no trampoline: the capture itself is a single leg.
        Reach { side, own: men.side(side), enemies: men.side(1 - side), springs, passed: passed & !springs }
    }

    /// The last squares of the actions of a man that strikes so, whatever trampolines it uses on the way: it stops on
    /// none, uses each once, takes at most on the last leg, and does not come back to its start, which stays `own`
    /// but is no obstacle. A Queen that keeps to her kind of movement is a Rook or a Bishop (so she is asked twice).
    #[inline]
    fn bounce(&self, start: u64, from: u8, springs: u64, strikes: impl Fn(u8, u64) -> u64) -> u64 {
        let occupied = (self.own | self.enemies) ^ start;
        let first = strikes(from, occupied) & !self.own;
        if first & springs == 0 {
            return first & !self.springs;
        }
        let mut ends = first;
        for one in Bits(first & springs) {
            let second = strikes(one, occupied) & !self.own;
            ends |= second;
            let rest = springs & !bit(one);
            if second & rest != 0 {
                ends |= strikes(rest.trailing_zeros() as u8, occupied) & !self.own;
            }
        }
        ends & !self.springs
    }

    /// [`Reach::bounce`] by the type of the man; not for pawns and Kings.
    #[inline]
    fn piece(&self, kind: Type, start: u64, from: u8, springs: u64) -> u64 {
        match kind {
            Type::Knight => self.bounce(start, from, springs, |at, _| knight(at)),
            Type::Bishop => self.bounce(start, from, springs, bishop),
            Type::Rook => self.bounce(start, from, springs, rook),
            Type::Queen => self.bounce(start, from, springs, bishop) | self.bounce(start, from, springs, rook),
            Type::Pawn | Type::King | Type::Amazon => 0,
        }
    }

    /// Where a man other than a pawn may end; castling is not looked at.
    #[inline]
    pub fn officer(&self, kind: Type, from: u8) -> u64 {
        if kind == Type::King {
            // Kings may not enter a trampoline.
            return king(from) & !self.own & !self.springs;
        }
        self.piece(kind, bit(from), from, self.springs)
    }

    /// Where a pawn may end.
    #[inline]
    pub fn pawn(&self, from: u8) -> PawnEnds {
        let mut ends = PawnEnds::default();
        let occupied = self.own | self.enemies;
        let last = rank_of(self.side, 7);
        let strikes = pawn(self.side, from);
        ends.plain = strikes & (self.enemies | self.passed);
        let step = ahead(self.side, bit(from)) & !occupied;
        if step & self.springs != 0 {
            self.pawn_on_spring(bit(from), step, self.springs ^ step, &mut ends);
        } else {
            ends.plain |= step;
            // T2: pawns do not pass over a trampoline.
            let double = ahead(self.side, step & rank_of(self.side, 2)) & !occupied;
            if double & self.springs != 0 {
                self.pawn_on_spring(bit(from), double, self.springs ^ double, &mut ends);
            } else {
                ends.plain |= double;
            }
        }
        let arrived = ends.plain & last;
        if arrived != 0 {
            ends.plain ^= arrived;
            ends.promoted.iter_mut().for_each(|set| *set |= arrived);
        }
        ends
    }

    /// Goes on with a pawn on the trampoline `at`, `springs` being those not used yet. What ends on the last rank is
    /// still in `plain` afterwards.
    fn pawn_on_spring(&self, start: u64, at: u64, springs: u64, ends: &mut PawnEnds) {
        let square = at.trailing_zeros() as u8;
        if at & rank_of(self.side, 7) != 0 {
            for (set, kind) in ends.promoted.iter_mut().zip(PROMOTIONS) {
                *set |= self.piece(kind, start, square, springs);
            }
            return;
        }
        ends.plain |= pawn(self.side, square) & self.enemies;
        let step = ahead(self.side, at) & !(self.own | self.enemies);
        if step & springs != 0 {
            self.pawn_on_spring(start, step, springs ^ step, ends);
        } else {
            ends.plain |= step;
        }
    }

    /// Every square where an action of that man may end.
    #[inline]
    pub fn ends(&self, kind: Option<Type>, from: u8) -> u64 {
        match kind {
            Some(Type::Pawn) => {
                let ends = self.pawn(from);
                ends.promoted.iter().fold(ends.plain, |all, set| all | set)
            }
            Some(kind) => self.officer(kind, from),
            None => 0,
        }
    }
}
