//! A second, slow implementation of the rules, and the invariants of every position.

use super::super::super::common::{Bits, Men, Type, bit, crossing, nth, write_square};
use super::super::{Action, CASTLINGS, Ending, Salto};
use super::{legal, position};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::{Value, json};
use tabuleiro_rules::{Event, Game, PieceList, Position, Tap, Taps, below};

/// A second implementation of the rules, square by square and leg by leg. It tests legality by trying every placement.
struct Naive {
    board: [Option<(usize, Type)>; 64],
    pads: [Option<u8>; 2],
    game: Salto,
}

impl Naive {
    fn new(game: &Salto) -> Naive {
        let pad = |side: usize| (game.pads[side] != 0).then(|| game.pads[side].trailing_zeros() as u8);
        Naive { board: std::array::from_fn(|s| game.men.at(s as u8)), pads: [pad(0), pad(1)], game: *game }
    }

    fn step(square: u8, df: i32, dr: i32) -> Option<u8> {
        let (f, r) = (i32::from(square % 8) + df, i32::from(square / 8) + dr);
        ((0..8).contains(&f) && (0..8).contains(&r)).then_some((r * 8 + f) as u8)
    }

    fn is_pad(&self, square: u8) -> bool {
        self.pads.contains(&Some(square))
    }

    /// Collects every piece action of a side, without castling and without a test of the King's safety.
    fn wander(&self, side: usize) -> Vec<Action> {
        let mut out = Vec::new();
        for from in 0..64 {
            if let Some((s, kind)) = self.board[usize::from(from)]
                && s == side
            {
                self.legs(side, kind, None, from, from, &[], &mut out);
            }
        }
        out.sort();
        out.dedup();
        out
    }

    #[allow(clippy::too_many_arguments, reason = "a walk carries what it knows")]
    fn legs(&self, side: usize, kind: Type, skew: Option<bool>, start: u8, at: u8, used: &[u8], out: &mut Vec<Action>) {
        let forward = if side == 0 { 1 } else { -1 };
        let look = |s: u8| if s == start { None } else { self.board[usize::from(s)] };
        let mut go = |to: u8, skew: Option<bool>| {
            if to == start || used.contains(&to) || look(to).is_some_and(|(s, _)| s == side) {
                return;
            }
            let promotes = kind == Type::Pawn && to / 8 == if side == 0 { 7 } else { 0 };
            let kinds: &[Type] =
                if promotes { &[Type::Knight, Type::Bishop, Type::Rook, Type::Queen] } else { &[kind] };
            for &new in kinds {
                if self.is_pad(to) {
                    if kind != Type::King {
                        let used: Vec<u8> = used.iter().copied().chain([to]).collect();
                        let skew = if promotes { None } else { skew };
                        self.legs(side, new, skew, start, to, &used, out);
                    }
                } else {
                    let original = self.board[usize::from(start)].unwrap().1;
                    out.push(Action::Move { from: start, to, becomes: (new != original).then_some(new) });
                }
            }
        };
        let lines: &[(i32, i32)] = match kind {
            Type::Knight => &[(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)],
            Type::Bishop => &[(1, 1), (1, -1), (-1, 1), (-1, -1)],
            Type::Rook => &[(1, 0), (0, 1), (-1, 0), (0, -1)],
            _ => &[(1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)],
        };
        if kind == Type::Pawn {
            for df in [-1, 1] {
                if let Some(to) = Self::step(at, df, forward) {
                    let passed = used.is_empty() && side == self.game.side() && to == self.game.ep && !self.is_pad(to);
                    if look(to).is_some() || passed {
                        go(to, None);
                    }
                }
            }
            let Some(one) = Self::step(at, 0, forward) else { return };
            if look(one).is_some() {
                return;
            }
            go(one, None);
            let home = at / 8 == if side == 0 { 1 } else { 6 };
            let two = Self::step(one, 0, forward);
            if let Some(two) = two.filter(|&two| home && used.is_empty() && !self.is_pad(one) && look(two).is_none()) {
                go(two, None);
            }
            return;
        }
        for &(df, dr) in lines {
            let diagonal = df != 0 && dr != 0;
            if kind == Type::Queen && skew.is_some_and(|s| s != diagonal) {
                continue;
            }
            let mut to = at;
            while let Some(next) = Self::step(to, df, dr) {
                to = next;
                go(to, Some(diagonal));
                if look(to).is_some() || matches!(kind, Type::Knight | Type::King) {
                    break;
                }
            }
        }
    }

    fn check(&self, side: usize) -> bool {
        let king = self.board.iter().position(|&m| m == Some((side, Type::King))).unwrap();
        self.wander(1 - side).iter().any(|a| matches!(a, Action::Move { to, .. } if usize::from(*to) == king))
    }

    fn placements(&self, side: usize) -> Vec<Action> {
        let free = |s: &u8| self.board[usize::from(*s)].is_none() && self.pads[1 - side] != Some(*s);
        let fine = |&s: &u8| {
            let mut pads = self.pads;
            pads[side] = Some(s);
            !Naive { board: self.board, pads, game: self.game }.check(side)
        };
        (0..64).filter(free).filter(fine).map(Action::Place).collect()
    }

    fn actions(&self) -> Vec<Action> {
        let side = self.game.side();
        if self.game.placing {
            return self.placements(side);
        }
        let mut all = self.wander(side);
        let moved = |pairs: &[(u8, u8)], gone: Option<u8>, becomes: Option<Type>| {
            let mut board = self.board;
            if let Some(square) = gone {
                board[usize::from(square)] = None;
            }
            for &(from, to) in pairs {
                let (side, kind) = board[usize::from(from)].take().unwrap();
                board[usize::from(to)] = Some((side, becomes.unwrap_or(kind)));
            }
            Naive { board, pads: self.pads, game: self.game }
        };
        for (i, castling) in CASTLINGS.iter().enumerate().filter(|(_, c)| c.side == side) {
            let (low, high) = (castling.king.min(castling.rook), castling.king.max(castling.rook));
            let barred = (low + 1..high).any(|s| self.board[usize::from(s)].is_some() || self.is_pad(s));
            if self.game.castle >> i & 1 == 1 && !barred {
                let through = moved(&[(castling.king, castling.through)], None, None);
                if !self.check(side) && !through.check(side) {
                    all.push(Action::Move { from: castling.king, to: castling.to, becomes: None });
                }
            }
        }
        all.retain(|&action| {
            let Action::Move { from, to, becomes } = action else { unreachable!() };
            let (_, kind) = self.board[usize::from(from)].unwrap();
            let passing = kind == Type::Pawn && from % 8 != to % 8 && self.board[usize::from(to)].is_none();
            let gone = (passing && becomes.is_none()).then_some(from / 8 * 8 + to % 8);
            let after = match CASTLINGS.iter().find(|c| kind == Type::King && c.king == from && c.to == to) {
                Some(c) => moved(&[(from, to), (c.rook, c.through)], None, None),
                None => moved(&[(from, to)], gone, becomes),
            };
            if self.game.first { !after.check(side) } else { !after.placements(side).is_empty() }
        });
        all.sort();
        all
    }
}

/// Asserts the invariants of a position, and that its legal actions are those of the slow implementation.
fn examine(game: &Salto) {
    let naive = Naive::new(game);
    let list = legal(game);
    if game.ending.is_none() {
        assert_eq!(list, naive.actions(), "{:?}", game.object());
    } else if matches!(game.ending, Some(Ending::Mate | Ending::Stalemate)) {
        assert_eq!(naive.actions(), [], "{:?}", game.object());
    }
    assert_eq!(game.in_check(game.side()), naive.check(game.side()), "{:?}", game.object());
    assert_eq!(game.key, game.whole_key());
    let copy = position(Value::Object(game.object()));
    assert_eq!((copy, copy.key()), (*game, game.key()));
    let mut seen: Vec<(String, Taps)> = Vec::new();
    for &action in &list {
        let mut text = String::new();
        game.write(action, &mut text);
        assert_eq!(game.read(&text).unwrap(), action);
        let taps: Vec<Tap> = game.taps(action).to_vec();
        for (other, others) in &seen {
            assert!(!others.starts_with(&taps) && !taps.starts_with(others), "{text} {other}");
            assert_ne!(&text, other);
        }
        seen.push((text, game.taps(action)));
    }
}

/// Plays random actions, checks their effects, and examines one position in `every`.
fn wander(mut game: Salto, rng: &mut Xoshiro256PlusPlus, plies: u32, every: u32) {
    let mut scratch = Vec::new();
    for _ in 0..plies {
        if below(rng, every) == 0 {
            examine(&game);
        }
        if game.ending.is_some() {
            break;
        }
        let action = game.sample(rng, &mut scratch);
        assert!(game.is_legal(action));
        let list = |game: &Salto| {
            let mut pieces = Vec::new();
            game.pieces(&mut pieces);
            PieceList::new(pieces)
        };
        let mut pieces = list(&game);
        let mut events: Vec<Event> = Vec::new();
        game.apply(action, &mut events);
        events.iter().for_each(|event| pieces.apply(event.effect).unwrap());
        assert_eq!(pieces, list(&game));
    }
    examine(&game);
}

/// Returns a random position with few men and both trampolines, in which pawns may be close to promotion; `None` if it
/// is impossible.
fn strewn(rng: &mut Xoshiro256PlusPlus) -> Option<Salto> {
    let mut men = Men::NONE;
    let free = |men: &Men, rng: &mut Xoshiro256PlusPlus, set: u64| {
        let set = set & !men.all();
        nth(set, below(rng, set.count_ones()))
    };
    for side in 0..2 {
        let square = free(&men, rng, !0);
        men.put(side, Type::King, square);
    }
    let inner = !(0xff | 0xff << 56);
    let most = if below(rng, 4) == 0 { 28 } else { 9 };
    for _ in 0..2 + below(rng, most) {
        let side = below(rng, 2) as usize;
        if men.side(side).count_ones() == 16 {
            continue;
        }
        let kind = Type::ALL[below(rng, 5) as usize];
        let square = free(&men, rng, if kind == Type::Pawn { inner } else { !0 });
        men.put(side, kind, square);
    }
    let ends = 0xff | 0xff << 56;
    let edge = below(rng, 2) == 0;
    let white = free(&men, rng, if edge { ends } else { !0 });
    let black = free(&men, rng, !bit(white));
    let (turn, phase) = (["w", "b"][below(rng, 2) as usize], ["piece", "tramp"][below(rng, 2) as usize]);
    read(&men, turn, phase, [white, black])
}

fn read(men: &Men, turn: &str, phase: &str, pads: [u8; 2]) -> Option<Salto> {
    let [w, b] = pads.map(|square| {
        let mut text = String::new();
        write_square(square, &mut text);
        text
    });
    let value = json!({ "fen": men.fen(), "turn": turn, "phase": phase, "tramp": { "w": w, "b": b } });
    Salto::from_object(&Salto::FACTS.defaults(), value.as_object().unwrap()).ok()
}

/// Returns a random position with White to move and few empty squares except on lines to White's King and to Black's
/// trampoline, so that every placement has to be tested; `None` if it is impossible.
fn crowded(rng: &mut Xoshiro256PlusPlus) -> Option<Salto> {
    let (king, black) = (nth(!0, below(rng, 64)), nth(!0, below(rng, 64)));
    let lines = crossing(king) | crossing(black) | bit(king) | bit(black);
    if king == black || lines.count_ones() < 36 {
        return None;
    }
    let mut men = Men::NONE;
    men.put(0, Type::King, king);
    men.put(1, Type::King, nth(!lines, 0));
    for square in Bits(!lines & !men.all()) {
        men.put(1 - usize::from(below(rng, 3) == 0), Type::ALL[1 + below(rng, 4) as usize], square);
    }
    for _ in 0..4 {
        let free = !men.all() & !bit(black);
        men.put(0, Type::ALL[1 + below(rng, 4) as usize], nth(free, below(rng, free.count_ones())));
    }
    let free = !men.all() & !bit(black);
    read(&men, "w", "piece", [nth(free, below(rng, free.count_ones())), black])
}

#[test]
fn the_legal_actions_are_those_of_the_slow_implementation() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for _ in 0..4 {
        wander(Salto::initial(), &mut rng, 300, 25);
    }
    for _ in 0..300 {
        if let Some(game) = strewn(&mut rng) {
            wander(game, &mut rng, 4, 2);
        }
        if let Some(game) = crowded(&mut rng) {
            examine(&game);
        }
    }
}
