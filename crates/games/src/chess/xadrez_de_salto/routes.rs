//! Finds the legs of an action (T3), for notation and animation, where speed does not matter. It tries every route leg
//! by leg.

use super::super::common::{Bits, Type, ahead, bishop, bit, king, knight, pawn, rank_of, rook, write_square};
use super::reach::PROMOTIONS;
use super::{Action, CASTLINGS, NOWHERE, Salto};
use tabuleiro_rules::{Effect, Effects, Kind, Piece, Removal, Site, Tone, Travel};

/// One leg of a route: the square on which it ends, and the type to which the man is promoted there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Leg {
    pub to: u8,
    pub becomes: Option<Type>,
}

/// A complete route of a man: its first square and its legs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Route {
    pub from: u8,
    pub legs: Vec<Leg>,
}

impl Route {
    /// Returns the notation of the route, such as `b7-b8=Q-e5-c3`.
    pub fn text(&self) -> String {
        let mut text = String::new();
        write_square(self.from, &mut text);
        for leg in &self.legs {
            text.push('-');
            write_square(leg.to, &mut text);
            if let Some(kind) = leg.becomes {
                text.push('=');
                text.push(kind.letter());
            }
        }
        text
    }
}

/// The kinds of legs that a man can make next. After its first leg a Queen keeps to diagonal or to straight legs.
#[derive(Clone, Copy, Debug)]
enum Gait {
    Of(Type),
    Skew,
    Straight,
}

/// A search for all routes of one man of `side` that end on `to` with the type `becomes`.
struct Walk<'a> {
    game: &'a Salto,
    side: usize,
    to: u8,
    becomes: Option<Type>,
    /// The passed square as a set; empty when threats to a King are searched, because a capture en passant captures no
    /// King.
    passed: u64,
    route: Route,
    found: Vec<Route>,
}

impl Walk<'_> {
    fn occupied(&self) -> u64 {
        self.game.men.all() & !bit(self.route.from)
    }

    /// Adds a leg to `to`, and continues from there if a trampoline is on it.
    fn leg(&mut self, to: u8, gait: Gait, changed: Option<Type>) {
        if matches!(gait, Gait::Of(Type::Pawn)) && rank_of(self.side, 7) & bit(to) != 0 {
            // A pawn is promoted before it continues, also on a trampoline.
            PROMOTIONS.into_iter().for_each(|kind| self.leg_as(to, Gait::Of(kind), Some(kind), Some(kind)));
        } else {
            self.leg_as(to, gait, changed, None);
        }
    }

    fn leg_as(&mut self, to: u8, gait: Gait, changed: Option<Type>, here: Option<Type>) {
        if self.route.legs.iter().any(|leg| leg.to == to) {
            return;
        }
        self.route.legs.push(Leg { to, becomes: here });
        if self.game.springs() & bit(to) != 0 {
            self.go(to, gait, changed);
        } else if to == self.to && changed == self.becomes {
            self.found.push(self.route.clone());
        }
        self.route.legs.pop();
    }

    /// Tries every next leg from a square.
    fn go(&mut self, at: u8, gait: Gait, changed: Option<Type>) {
        let occupied = self.occupied();
        let springs = self.game.springs();
        let free = !self.game.men.side(self.side);
        let ways: &[(Gait, u64)] = match gait {
            Gait::Of(Type::Pawn) => return self.go_as_pawn(at),
            Gait::Of(Type::King) => &[(gait, king(at) & !springs)],
            Gait::Of(Type::Knight) => &[(gait, knight(at))],
            Gait::Of(Type::Bishop) => &[(gait, bishop(at, occupied))],
            Gait::Of(Type::Rook) => &[(gait, rook(at, occupied))],
            Gait::Of(Type::Queen | Type::Amazon) => {
                &[(Gait::Skew, bishop(at, occupied)), (Gait::Straight, rook(at, occupied))]
            }
            Gait::Skew => &[(gait, bishop(at, occupied))],
            Gait::Straight => &[(gait, rook(at, occupied))],
        };
        for &(gait, ends) in ways {
            Bits(ends & free).for_each(|to| self.leg(to, gait, changed));
        }
    }

    fn go_as_pawn(&mut self, at: u8) {
        let springs = self.game.springs();
        let occupied = self.occupied();
        let first = at == self.route.from;
        let passed = if first { self.passed & !springs } else { 0 };
        let step = ahead(self.side, bit(at)) & !occupied;
        let over = if first { step & !springs & rank_of(self.side, 2) } else { 0 };
        let double = ahead(self.side, over) & !occupied;
        let takes = pawn(self.side, at) & (self.game.men.side(1 - self.side) | passed);
        Bits(step | double | takes).for_each(|to| self.leg(to, Gait::Of(Type::Pawn), None));
    }
}

impl Salto {
    /// Returns every route of a man of `side` from one square to another, the canonical one first.
    pub(super) fn routes(&self, side: usize, from: u8, to: u8, becomes: Option<Type>) -> Vec<Route> {
        let Some(kind) = self.men.type_at(from) else { return Vec::new() };
        let passed = if self.ep == NOWHERE || side != self.side() { 0 } else { bit(self.ep) };
        let route = Route { from, legs: Vec::new() };
        let mut walk = Walk { game: self, side, to, becomes, passed, route, found: Vec::new() };
        walk.go(from, Gait::Of(kind), None);
        let mut found = walk.found;
        found.sort_by_cached_key(|route| (route.legs.len(), route.text()));
        found.dedup();
        found
    }

    /// Returns the castling that an action stands for, if it is one.
    pub(super) fn castling(&self, from: u8, to: u8) -> Option<&'static super::Castling> {
        let kings = self.men.all_of(Type::King) & bit(from);
        CASTLINGS.iter().find(|c| kings != 0 && c.to == to && c.king == from)
    }

    /// Returns the site of a side's trampoline: a square, or the reserve of the side.
    pub(super) fn pad_site(&self, side: usize) -> Site {
        Site(if self.pads[side] == 0 { 64 + side as u16 } else { self.pads[side].trailing_zeros() as u16 })
    }

    /// Returns the piece of a side's trampoline.
    pub(super) fn pad_piece(side: usize) -> Piece {
        Piece::new(Kind::Trampoline, [Tone::Light, Tone::Dark][side])
    }

    /// Emits the effects of an action.
    #[cold]
    pub(super) fn emit_effects<E: Effects>(&self, action: Action, effects: &mut E) {
        let side = self.side();
        let site = |square: u8| Site(u16::from(square));
        let (from, to, becomes) = match action {
            Action::Move { from, to, becomes } => (from, to, becomes),
            Action::Place(square) => {
                // A trampoline that stays on its square has no effect.
                if self.pads[side] != bit(square) {
                    let (from, piece) = (self.pad_site(side), Self::pad_piece(side));
                    effects.push(0, Effect::Move { from, to: site(square), piece, count: 1, travel: Travel::Hop });
                }
                return;
            }
        };
        let Some(kind) = self.men.type_at(from) else { return };
        if let Some(castling) = self.castling(from, to) {
            let mut go = |kind: Type, from, to, travel| {
                effects.push(0, Effect::Move { from, to, piece: kind.piece(side), count: 1, travel });
            };
            go(Type::King, site(from), site(to), Travel::Slide);
            go(Type::Rook, site(castling.rook), site(castling.through), Travel::Hop);
            return;
        }
        let legs = match self.routes(side, from, to, becomes).into_iter().next() {
            Some(route) => route.legs,
            None => vec![Leg { to, becomes }],
        };
        let (mut at, mut man, mut beat) = (from, kind, 0);
        for (i, leg) in legs.iter().enumerate() {
            let victim = self.victim(side, kind, from, to, becomes).filter(|_| i + 1 == legs.len());
            if let Some((square, taken)) = victim.and_then(|v| Some((v, self.men.type_at(v)?))) {
                let piece = taken.piece(1 - side);
                effects.push(beat, Effect::Remove { at: site(square), piece, count: 1, why: Removal::Replaced });
            }
            let travel = match man {
                _ if i > 0 => Travel::Bounce,
                Type::Knight => Travel::Hop,
                _ => Travel::Slide,
            };
            let (here, there) = (site(at), site(leg.to));
            effects.push(beat, Effect::Move { from: here, to: there, piece: man.piece(side), count: 1, travel });
            if let Some(new) = leg.becomes {
                beat += 1;
                effects.push(beat, Effect::Transform { at: there, from: man.piece(side), to: new.piece(side) });
                man = new;
            }
            at = leg.to;
            beat += 1;
        }
    }
}
