//! The legal actions: the squares that men can reach, without the actions after which the mover's own King could be
//! captured.

use super::super::common::{Bits, Type, WHITE, ahead, bit, crossing, nth, queen, rank_of, strikes};
use super::reach::{PROMOTIONS, Reach};
use super::threat::Target;
use super::{Action, CASTLINGS, NOWHERE, Salto};
use tabuleiro_rules::{Rng, below};

/// One man, or pawns that all move by the same distance, and the squares on which they can end. The safety of Kings is
/// not considered.
#[derive(Clone, Copy)]
struct Group {
    ends: u64,
    from: u8,
    /// The distance from a pawn's square to its end, modulo 64; 0 for a single man, which stands on `from`.
    way: u8,
}

/// All groups of a side without a promotion.
struct Groups {
    list: [Group; Groups::MAX],
    len: usize,
    count: u32,
}

impl Groups {
    /// Four directions of pawns, and 16 men.
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

    /// The squares on which the King can end by castling. Whether it could be captured there is not considered yet.
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
            // T4: whether the King castles out of or through check is tested with the trampolines where they are.
            let mut through = self.men;
            through.take(side, Type::King, castling.king);
            through.put(side, Type::King, castling.through);
            if !self.in_check(side) && !self.threatened(&through, side) {
                ends |= bit(castling.to);
            }
        }
        ends
    }

    /// The King of the mover and the men around it after a piece action, for [`Salto::allows`].
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

    /// Whether the mover's King is not in check after the piece action and some placement.
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

    /// The squares on which the mover's trampoline may be placed: without a man, without the other trampoline, and such
    /// that the mover's King is not in check.
    #[inline]
    pub(super) fn placements(&self) -> u64 {
        let side = self.side();
        let pad = self.pads[1 - side];
        let occupied = self.men.all();
        let target = Target { men: &self.men, by: 1 - side, king: self.men.king(side), occupied, alive: !0 };
        !(occupied | pad | target.unsafe_squares(pad))
    }

    /// Whether the mover's King cannot be captured with the enemy's trampoline alone.
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
        // All moves of a man are legal if it is not the first obstacle on a line to the King or to the enemy's
        // trampoline, provided that at least two empty squares on no such line are left for the mover's trampoline.
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

    /// Returns a random legal piece action, each with the same probability: draws one of all moves within the reach of
    /// men and draws again if the King could then be captured, which is rare.
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

    /// The moves within the reach of the mover's men; `None` if a pawn may be promoted or there are no moves.
    #[inline]
    fn groups(&self) -> Option<Groups> {
        let reach = self.reach();
        let side = self.side();
        let empty = !self.men.all();
        let pawns = self.men.of(side, Type::Pawn);
        let back = |set: u64| ahead(1 - side, set);
        let mut groups = Groups { list: [Group { ends: 0, from: 0, way: 0 }; Groups::MAX], len: 0, count: 0 };

        // Pawns that can step on a trampoline are groups of their own; the others are grouped by direction.
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
