use super::super::common::parse_square;
use super::*;
use crate::rules::{Event, Game, Object, PieceList, Tap, Taps};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::Value;

fn object(value: &Value) -> Object {
    value.as_object().unwrap().clone()
}

fn position(value: Value) -> Salto {
    Salto::from_object(&Salto::FACTS.defaults(), &object(&value)).unwrap()
}

fn legal(game: &Salto) -> Vec<Action> {
    let mut list = Vec::new();
    game.actions(&mut list);
    list
}

fn texts(game: &Salto) -> Vec<String> {
    let text = |action| {
        let mut text = String::new();
        game.write(action, &mut text);
        text
    };
    let mut texts: Vec<String> = legal(game).into_iter().map(text).collect();
    texts.sort();
    texts
}

fn play(game: &mut Salto, text: &str) {
    let action = game.read(text).unwrap_or_else(|e| panic!("{e}"));
    game.apply(action, &mut ());
}

fn strings(value: &Value) -> Vec<String> {
    let mut list: Vec<String> = value.as_array().unwrap().iter().map(|s| s.as_str().unwrap().into()).collect();
    list.sort();
    list
}

fn side_of(letter: &Value) -> usize {
    usize::from(letter == "b")
}

fn check_fact(id: &str, game: &Salto, fact: &Object) {
    let now = game.object();
    let list = texts(game);
    for (key, want) in fact {
        let holds = match key.as_str() {
            "after" | "note" => true,
            "fen" | "turn" | "phase" | "tramp" | "castle" | "ep" => now.get(key) == Some(want),
            "result" => match game.outcome() {
                None => want.is_null(),
                Some(Outcome::Draw) => want == "draw",
                Some(Outcome::Win(player)) => want == ["w", "b"][player.index()],
            },
            "why" => want == "checkmate" && game.ending == Some(Ending::Mate),
            "check" => Value::from(game.in_check(side_of(&want[0]))) == want[1],
            "legal" => list == strings(want),
            "legal_count" => Value::from(list.len()) == *want,
            "legal_includes" => strings(want).iter().all(|text| list.contains(text)),
            "legal_excludes" => strings(want).iter().all(|text| game.read(text).is_err()),
            "legal_from" => want.as_object().unwrap().iter().all(|(from, ends)| {
                let starts = |text: &&String| text.starts_with(&format!("{from}-"));
                list.iter().filter(starts).cloned().collect::<Vec<_>>() == strings(ends)
            }),
            "squares" => want.as_object().unwrap().iter().all(|(name, man)| {
                let letter = match game.men.at(parse_square(name).unwrap()) {
                    None => '.',
                    Some((0, kind)) => kind.letter(),
                    Some((_, kind)) => kind.letter().to_ascii_lowercase(),
                };
                *man == letter.to_string()
            }),
            "material" => want.as_object().unwrap().iter().all(|(letter, counts)| {
                let side = usize::from(letter == "b");
                counts.as_object().unwrap().iter().all(|(kind, count)| {
                    let kind = Type::of_letter(kind.chars().next().unwrap()).unwrap();
                    Value::from(game.men.of(side, kind).count_ones()) == *count
                })
            }),
            other => panic!("{id}: unknown fact {other}"),
        };
        assert!(holds, "{id}: {key} should be {want}\n{now:?}\n{list:?}");
    }
}

#[test]
fn every_fact_of_the_published_records_holds() {
    let text = include_str!("../../../../assets/games/xadrez_de_salto/records/published.json");
    let records: Value = serde_json::from_str(text).unwrap();
    let records = records.as_array().unwrap();
    assert_eq!(records.len(), 20);
    for record in records {
        let id = record["id"].as_str().unwrap();
        let mut game = match &record["start"] {
            Value::String(_) => Salto::initial(),
            start => position(start.clone()),
        };
        let moves: Vec<&str> = record["moves"].as_array().unwrap().iter().map(|m| m.as_str().unwrap()).collect();
        let facts = record["expect"]["facts"].as_array().unwrap();
        for n in 0..=moves.len() {
            for fact in facts.iter().map(|f| f.as_object().unwrap()) {
                if fact.get("after").map_or(moves.len() as u64, |a| a.as_u64().unwrap()) == n as u64 {
                    check_fact(id, &game, fact);
                }
            }
            if let Some(text) = moves.get(n) {
                play(&mut game, text);
            }
        }
    }
}

#[test]
fn ordinary_chess_comes_out_while_no_trampoline_lies() {
    let start = Salto::initial();
    assert_eq!([start.perft(1), start.perft(2)], [20, 400]);
    // Black's first placements: every empty square but those from which White would reach the King.
    let mut game = start;
    play(&mut game, "e2-e4");
    play(&mut game, "d7-d5");
    let placements = texts(&game);
    assert_eq!(placements.len(), 31, "{placements:?}");
    assert!(!placements.contains(&"@b5".to_string()), "the Bishop f1 takes on e8 by way of b5");
}

/// The rules once more, slowly, square by square and leg by leg, with legality found by trying every placement.
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

    /// Collects (start, end, final type) of every action of a side, Kings' safety and castling aside.
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

/// Everything that must hold in any position.
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

/// Plays at random, telling what happens, and examines one position in `every`.
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

/// A few men and trampolines strewn about, pawns near promotion among them; `None` if that cannot be.
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
    for _ in 0..2 + below(rng, 9) {
        let side = below(rng, 2) as usize;
        let kind = Type::ALL[below(rng, 5) as usize];
        let square = free(&men, rng, if kind == Type::Pawn { inner } else { !0 });
        men.put(side, kind, square);
    }
    let mut object = Object::new();
    object.insert("fen".into(), men.fen().into());
    object.insert("turn".into(), ["w", "b"][below(rng, 2) as usize].into());
    object.insert("phase".into(), ["piece", "tramp"][below(rng, 2) as usize].into());
    let ends = 0xff | 0xff << 56;
    let edge = below(rng, 2) == 0;
    let one = free(&men, rng, if edge { ends } else { !0 });
    let two = free(&men, rng, !bit(one));
    let name = |square| {
        let mut text = String::new();
        super::super::common::write_square(square, &mut text);
        Value::from(text)
    };
    object.insert("tramp".into(), [("w", name(one)), ("b", name(two))].into_iter().collect());
    Salto::from_object(&Salto::FACTS.defaults(), &object).ok()
}

#[test]
fn quick_and_slow_rules_agree() {
    let scale: u32 = std::env::var("SALTO_SCALE").map_or(1, |s| s.parse().unwrap());
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    for _ in 0..4 * scale {
        wander(Salto::initial(), &mut rng, 300, 25);
    }
    for _ in 0..300 * scale {
        if let Some(game) = strewn(&mut rng) {
            wander(game, &mut rng, 4, 2);
        }
    }
}
