//! The squares that the men of one side can reach, hops included (docs/rulings-chess.md, 3: Hops). The safety of Kings
//! is not considered.

use super::super::common::{Bits, Men, Type, ahead, bishop, bit, king, knight, pawn, rank_of, rook};

/// The types to which a pawn can be promoted (T6), in order.
pub(super) const PROMOTIONS: [Type; 4] = Type::OFFICERS;

/// What determines the squares that the men of one side can reach: all men, the trampolines and the passed square.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    side: usize,
    own: u64,
    pub enemies: u64,
    /// The trampolines.
    pub springs: u64,
    /// The square passed by an enemy pawn as a set, if the pawn can be captured there; empty otherwise.
    pub passed: u64,
}

/// The squares on which a pawn's action can end: without a promotion, and with a promotion to each of [`PROMOTIONS`].
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct PawnEnds {
    pub plain: u64,
    pub promoted: [u64; 4],
}

impl Reach {
    /// Collects what determines the reach of the men of `side`; `springs` and `passed` are the fields of that name.
    pub fn of(men: &Men, side: usize, springs: u64, passed: u64) -> Reach {
        // A capture en passant is a single leg, so there is none on a trampoline.
        Reach { side, own: men.side(side), enemies: men.side(1 - side), springs, passed: passed & !springs }
    }

    /// The squares on which actions can end of a man whose legs are given by `strikes`, by all routes over the
    /// trampolines `springs`. A route does not end on a trampoline, uses each at most once, captures on its last leg
    /// only, and does not return to its start, which counts as own but is no obstacle. A Queen keeps to straight or to
    /// diagonal legs, so it is treated as a Rook and as a Bishop.
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

    /// [`Reach::bounce`] with the legs of a type; empty for pawns and Kings.
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

    /// Returns the squares on which an action of a man on `from` can end, if its type `kind` is not a pawn. Castling is
    /// not considered.
    #[inline]
    pub fn officer(&self, kind: Type, from: u8) -> u64 {
        if kind == Type::King {
            // Kings may not step on a trampoline.
            return king(from) & !self.own & !self.springs;
        }
        self.piece(kind, bit(from), from, self.springs)
    }

    /// Returns the squares on which an action of a pawn on `from` can end.
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

    /// Adds the squares that a pawn on the trampoline `at` can reach; `springs` are the trampolines that it has not
    /// used yet. Squares on the last rank are added to `plain`; the caller moves them to `promoted`.
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

    /// Returns every square on which an action of a man of type `kind` on `from` can end, promoted or not; the empty
    /// set for `None`.
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
