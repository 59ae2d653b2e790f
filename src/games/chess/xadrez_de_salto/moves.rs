//! Where men may go (games-chess.md, 3: Hops) and which actions are legal.

use super::super::common::{
    Bits, Men, Type, WHITE, ahead, bishop, bit, crossing, king, knight, nth, pawn, queen, rank_of, rook, strikes,
};
use super::threat::Target;
use super::{Action, CASTLINGS, NOWHERE, Salto};
use crate::rules::{Rng, below};

/// The types a pawn may become (T6), in order.
pub(super) const PROMOTIONS: [Type; 4] = Type::OFFICERS;

/// What limits the men of one side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    side: usize,
    own: u64,
    enemies: u64,
    /// The trampolines.
    springs: u64,
    /// The square passed by an enemy pawn, if it may be taken there.
    passed: u64,
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

/// Men, or pawns that all go the same way, and the squares where they may end; nobody's King being looked at.
#[derive(Clone, Copy)]
struct Group {
    ends: u64,
    from: u8,
    /// How far a pawn of the group has come, modulo 64; 0 for a single man, who comes from `from`.
    way: u8,
}

/// Every group of a side that promotes nobody.
struct Groups {
    list: [Group; Groups::MAX],
    len: usize,
    count: u32,
}

impl Groups {
    /// Four ways of pawns, and 16 men.
    const MAX: usize = 20;

    #[inline(always)]
    fn push(&mut self, ends: u64, from: u8, way: u8) {
        if ends != 0 && self.len < Self::MAX {
            self.list[self.len] = Group { ends, from, way };
            self.len += 1;
            self.count += ends.count_ones();
        }
    }
}

impl Salto {
    pub(super) fn reach(&self) -> Reach {
        let passed = if self.ep == NOWHERE { 0 } else { bit(self.ep) };
        Reach::of(&self.men, self.side(), self.springs(), passed)
    }

    /// The King's castling squares, his end not being looked at yet.
    fn castlings(&self) -> u64 {
        let side = self.side();
        let rights = self.castle & if side == 0 { 3 } else { 12 };
        if rights == 0 {
            return 0;
        }
        let barred = self.men.all() | self.springs();
        let open = |&(i, c): &(usize, &super::Castling)| rights >> i & 1 == 1 && c.between & barred == 0;
        let mut ends = 0;
        for (_, castling) in CASTLINGS.iter().enumerate().filter(open) {
            // T4: out of or through check is judged with the trampolines as they stand.
            let mut through = self.men;
            through.take(side, Type::King, castling.king);
            through.put(side, Type::King, castling.through);
            if !self.in_check(side) && !self.threatened(&through, side) {
                ends |= bit(castling.to);
            }
        }
        ends
    }

    /// Where the mover's own King is not safe from a piece action, for [`Salto::allows`].
    #[inline]
    fn after(&self, from: u8, to: u8, becomes: Option<Type>) -> Target<'_> {
        let side = self.side();
        let mover = bit(from);
        let kings = self.men.of(side, Type::King);
        let mut alive = !bit(to);
        let mut occupied = (self.men.all() & !mover) | bit(to);
        if to == self.ep
            && mover & self.men.of(side, Type::Pawn) != 0
            && let Some(victim) = self.victim(side, Type::Pawn, from, to, becomes)
        {
            alive &= !bit(victim);
            occupied &= alive | bit(to);
        }
        if mover & kings == 0 {
            return Target { men: &self.men, by: 1 - side, king: self.men.king(side), occupied, alive };
        }
        if from.abs_diff(to) == 2
            && let Some(castling) = CASTLINGS.iter().find(|c| c.to == to)
        {
            occupied ^= bit(castling.rook) | bit(castling.through);
        }
        Target { men: &self.men, by: 1 - side, king: to, occupied, alive }
    }

    /// Whether some placement afterwards leaves the own King out of check.
    #[inline]
    fn allows(&self, from: u8, to: u8, becomes: Option<Type>) -> bool {
        let pad = self.pads[1 - self.side()];
        let target = self.after(from, to, becomes);
        if target.falls(pad) {
            return false;
        }
        if self.first {
            return true;
        }
        let free = !(target.occupied | pad);
        let lines = crossing(target.king) | if pad == 0 { 0 } else { crossing(pad.trailing_zeros() as u8) };
        free & !lines != 0 || free & !target.unsafe_squares(pad) != 0
    }

    /// Where the trampoline may be put: on no man, not on the other one, and so that the own King is not in check.
    #[inline]
    pub(super) fn placements(&self) -> u64 {
        let side = self.side();
        let pad = self.pads[1 - side];
        let occupied = self.men.all();
        let target = Target { men: &self.men, by: 1 - side, king: self.men.king(side), occupied, alive: !0 };
        !(occupied | pad | target.unsafe_squares(pad))
    }

    /// Whether the enemy's trampoline alone leaves the mover's King in peace.
    pub(super) fn calm(&self) -> bool {
        let side = self.side();
        let occupied = self.men.all();
        let target = Target { men: &self.men, by: 1 - side, king: self.men.king(side), occupied, alive: !0 };
        !target.falls(self.pads[1 - side])
    }

    /// Whether the mover has a legal piece action.
    #[inline]
    pub(super) fn can_act(&self) -> bool {
        let reach = self.reach();
        let side = self.side();
        let some = |from: u8, becomes: Option<Type>, ends: u64| Bits(ends).any(|to| self.allows(from, to, becomes));
        for kind in [Type::Knight, Type::Bishop, Type::Rook, Type::Queen] {
            if Bits(self.men.of(side, kind)).any(|from| some(from, None, reach.officer(kind, from))) {
                return true;
            }
        }
        for from in Bits(self.men.of(side, Type::Pawn)) {
            let ends = reach.pawn(from);
            let promotes = |(&set, kind): (&u64, Type)| some(from, Some(kind), set);
            if some(from, None, ends.plain) || ends.promoted.iter().zip(PROMOTIONS).any(promotes) {
                return true;
            }
        }
        let from = self.men.king(side);
        some(from, None, reach.officer(Type::King, from)) || some(from, None, self.castlings())
    }

    /// Appends the legal piece actions, sorted.
    pub(super) fn list(&self, out: &mut Vec<Action>) {
        let reach = self.reach();
        let side = self.side();
        let pad = self.pads[1 - side];
        let king = self.men.king(side);
        // A man may go anywhere unless it is the first obstacle on a line to the King or to the enemy's trampoline,
        // so long as two squares on no such line are left for the own trampoline.
        let occupied = self.men.all();
        let mut lines = crossing(king);
        let mut shield = queen(king, occupied);
        if pad != 0 {
            let spring = pad.trailing_zeros() as u8;
            lines |= crossing(spring);
            if crossing(king) & pad != 0 {
                shield |= queen(spring, occupied);
            }
        }
        let roomy = self.first || (!(occupied | pad | lines)).count_ones() >= 2;
        let trusted = if roomy && self.calm() { !(shield | bit(king)) } else { 0 };
        for from in Bits(self.men.side(side)) {
            let Some(kind) = self.men.type_at(from) else { continue };
            let trust = trusted & bit(from) != 0;
            let mut offer = |to: u8, becomes: Option<Type>| {
                if (trust && to != self.ep) || self.allows(from, to, becomes) {
                    out.push(Action::Move { from, to, becomes });
                }
            };
            if kind == Type::Pawn {
                let ends = reach.pawn(from);
                let all = ends.promoted.iter().fold(ends.plain, |all, set| all | set);
                for to in Bits(all) {
                    if ends.plain & bit(to) != 0 {
                        offer(to, None);
                    }
                    for (set, becomes) in ends.promoted.iter().zip(PROMOTIONS) {
                        if set & bit(to) != 0 {
                            offer(to, Some(becomes));
                        }
                    }
                }
                continue;
            }
            let castlings = if kind == Type::King { self.castlings() } else { 0 };
            Bits(reach.officer(kind, from) | castlings).for_each(|to| offer(to, None));
        }
    }

    /// A legal piece action, each with the same probability: draws among what men could do and draws again if the
    /// King would fall, which is seldom.
    #[inline]
    pub(super) fn draw<R: Rng>(&self, rng: &mut R, scratch: &mut Vec<Action>) -> Action {
        let Some(groups) = self.groups() else {
            scratch.clear();
            self.list(scratch);
            return scratch[below(rng, scratch.len() as u32) as usize];
        };
        loop {
            let mut n = below(rng, groups.count);
            for group in &groups.list[..groups.len] {
                let here = group.ends.count_ones();
                if n >= here {
                    n -= here;
                    continue;
                }
                let to = nth(group.ends, n);
                let from = if group.way == 0 { group.from } else { to.wrapping_sub(group.way) & 63 };
                if self.allows(from, to, None) {
                    return Action::Move { from, to, becomes: None };
                }
                break;
            }
        }
    }

    /// What the mover's men may do; `None` if a pawn may promote or there is nothing.
    #[inline]
    fn groups(&self) -> Option<Groups> {
        let reach = self.reach();
        let side = self.side();
        let empty = !self.men.all();
        let pawns = self.men.of(side, Type::Pawn);
        let back = |set: u64| ahead(1 - side, set);
        let mut groups = Groups { list: [Group { ends: 0, from: 0, way: 0 }; Groups::MAX], len: 0, count: 0 };

        // Pawns that may step on a trampoline go one by one, the rest all at once.
        let one = ahead(side, pawns) & empty;
        let two = ahead(side, one & rank_of(side, 2)) & empty;
        let springing = back(one & reach.springs) | back(back(two & reach.springs));
        for from in Bits(springing) {
            let ends = reach.pawn(from);
            if ends.promoted.iter().any(|&set| set != 0) {
                return None;
            }
            groups.push(ends.plain, from, 0);
        }
        let plain = pawns & !springing;
        let one = ahead(side, plain) & empty;
        let two = ahead(side, one & rank_of(side, 2)) & empty;
        let [west, east] = strikes(side, plain).map(|set| set & (reach.enemies | reach.passed));
        if (one | west | east) & rank_of(side, 7) != 0 {
            return None;
        }
        let way = |white: u8| if side == WHITE { white } else { white.wrapping_neg() & 63 };
        groups.push(one, 0, way(8));
        groups.push(two, 0, way(16));
        groups.push(west, 0, if side == WHITE { 7 } else { 55 });
        groups.push(east, 0, if side == WHITE { 9 } else { 57 });
        for kind in PROMOTIONS {
            for from in Bits(self.men.of(side, kind)) {
                groups.push(reach.officer(kind, from), from, 0);
            }
        }
        let from = self.men.king(side);
        groups.push(reach.officer(Type::King, from) | self.castlings(), from, 0);
        (groups.count > 0).then_some(groups)
    }
}
