use super::super::common::{parse_square, sites};
use super::*;
use crate::test_support::{assert_refused, play, position, texts};
use serde_json::{Value, json};
use tabuleiro_rules::{About, Game, Outcome, Site};

fn squares(names: &[&str]) -> Vec<Site> {
    sites(names.iter().fold(0, |set, name| set | bit(parse_square(name).unwrap())))
}

#[test]
fn the_lenders_of_a_picked_man_are_highlighted_whoever_is_to_move() {
    let start = Delegacao::initial();
    let site = |name: &str| Some(squares(&[name])[0]);
    for (man, lenders) in [("d2", &["c1", "d1", "e1"][..]), ("c2", &["a1", "d1"]), ("d7", &["c8", "d8", "e8"])] {
        let remarks = start.remarks(site(man));
        assert_eq!((remarks[0].about, &remarks[0].sites), (About::Source, &squares(lenders)), "{man}");
    }
    for none in ["a2", "b1", "e1", "e4"] {
        assert_eq!(start.remarks(site(none)), [], "{none}");
    }
    assert_eq!(start.remarks(None), []);
    assert_eq!(start.remarks(Some(Site(900))), []);
}

#[test]
fn a_lent_power_cannot_be_lent_again() {
    // The Queen lends to the Rook, the Rook to the Bishop; the Bishop does not move as a Queen.
    let game = position::<Delegacao>(&[], &json!({ "fen": "6k1/8/8/8/8/8/B7/R2Q3K", "turn": "w" }));
    let bishop: Vec<String> = texts(&game).into_iter().filter(|t| t.starts_with("a2")).collect();
    assert!(bishop.contains(&"a2-h2".to_string()) && !bishop.contains(&"a2-b3".to_string()), "{bishop:?}");
}

#[test]
fn a_pinned_man_still_lends_its_powers() {
    // The Rook on e2 may not leave the file of its King, and the Knight on a2 moves like a Rook.
    let game = position::<Delegacao>(&[], &json!({ "fen": "4r2k/4q3/8/8/8/8/N3R3/4K3", "turn": "w" }));
    assert!(texts(&game).iter().any(|text| text == "a2-a8"));
}

#[test]
fn no_action_leaves_the_own_king_in_check_and_the_prompt_announces_a_check() {
    let mut game = position::<Delegacao>(&[], &json!({ "fen": "8/3Q1k1p/8/4n3/2K5/8/1B1PP2Q/1Q6", "turn": "w" }));
    assert_eq!(game.prompt(), "ask-move");
    play(&mut game, "d2-d5");
    assert_eq!(game.prompt(), "ask-in-check");
    play(&mut game, "f7-g7 b2:e5 g7-h6 e2-h5");
    let verdict = game.verdict().unwrap();
    assert_eq!((verdict.reason, game.outcome()), ("end-mate", Some(Outcome::Win(Player::First))));
    assert!(verdict.sites.contains(&squares(&["h6"])[0]) && verdict.sites.contains(&squares(&["h5"])[0]));
}

#[test]
fn only_captures_and_promotions_are_progress() {
    let start = json!({ "fen": "7k/8/8/8/8/8/6NK/8", "turn": "w", "quiet": 98 });
    let mut game = position::<Delegacao>(&[], &start);
    play(&mut game, "h2-h1 h8-g8");
    assert_eq!(*game.ending, Some(Ending::NoProgress));
    assert_eq!(position::<Delegacao>(&[], &Value::Object(game.object())).ending, game.ending);
}

#[test]
fn a_king_that_could_be_captured_in_a_given_position_is_not_captured() {
    let game = position::<Delegacao>(&[], &json!({ "fen": "7k/Q7/8/8/8/7N/8/Q3K3", "turn": "w" }));
    assert!(texts(&game).iter().all(|text| !text.ends_with("h8")));
}

/// A second, slow implementation of the rulings, man by man and square by square.
struct Naive([Option<(usize, Type)>; 64]);

impl Naive {
    /// The squares to which a man of that type can go from a square by its own chess moves: without a capture if
    /// `moving`, else with a capture.
    fn native(&self, kind: Type, side: usize, from: usize, moving: bool) -> Vec<usize> {
        let forward = if side == 0 { 1 } else { -1 };
        let (steps, far): (Vec<(i32, i32)>, bool) = match kind {
            Type::Pawn if moving => (vec![(0, forward)], false),
            Type::Pawn => (vec![(-1, forward), (1, forward)], false),
            Type::Knight => (vec![(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)], false),
            Type::Bishop => (vec![(1, 1), (1, -1), (-1, 1), (-1, -1)], true),
            Type::Rook => (vec![(1, 0), (-1, 0), (0, 1), (0, -1)], true),
            _ => (vec![(1, 1), (1, -1), (-1, 1), (-1, -1), (1, 0), (-1, 0), (0, 1), (0, -1)], kind == Type::Queen),
        };
        let mut found = Vec::new();
        for (df, dr) in steps {
            let (mut f, mut r) = (from as i32 % 8 + df, from as i32 / 8 + dr);
            while (0..8).contains(&f) && (0..8).contains(&r) {
                let at = (r * 8 + f) as usize;
                let enemy = self.0[at].is_some_and(|(owner, _)| owner != side);
                if self.0[at].is_none() == moving && (moving || enemy) {
                    found.push(at);
                }
                if self.0[at].is_some() || !far {
                    break;
                }
                (f, r) = (f + df, r + dr);
            }
        }
        found
    }

    /// The squares to which the man on `from` may move, and those on which it may capture.
    fn ends(&self, from: usize) -> [Vec<usize>; 2] {
        let Some((side, kind)) = self.0[from] else { return [vec![], vec![]] };
        let mut ends = [true, false].map(|moving| {
            if kind == Type::King {
                return self.native(kind, side, from, moving);
            }
            let mut ends = Vec::new();
            for lender in 0..64 {
                let Some((owner, lent)) = self.0[lender].filter(|&(owner, _)| owner == side && lender != from) else {
                    continue;
                };
                // The square of the man, made empty or occupied by an enemy, so that the lender could move there or
                // capture there.
                let mut there = Naive(self.0);
                there.0[from] = if moving { None } else { Some((1 - owner, Type::Pawn)) };
                if there.native(lent, side, lender, moving).contains(&from) {
                    ends.extend(self.native(lent, side, from, moving));
                }
            }
            ends
        });
        ends.iter_mut().for_each(|set| {
            set.sort_unstable();
            set.dedup();
        });
        ends
    }

    fn in_check(&self, side: usize) -> bool {
        let king = self.0.iter().position(|&man| man == Some((side, Type::King))).unwrap();
        let enemy = |at: &usize| self.0[*at].is_some_and(|(owner, _)| owner != side);
        (0..64).filter(enemy).any(|from| self.ends(from)[1].contains(&king))
    }
}

#[test]
fn the_legal_actions_are_those_of_the_slow_implementation() {
    use rand_xoshiro::Xoshiro256PlusPlus;
    use rand_xoshiro::rand_core::SeedableRng;
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    let mut checks = 0;
    for _ in 0..12 {
        let mut game = Delegacao::initial();
        for _ in 0..80 {
            let naive = Naive(std::array::from_fn(|square| game.army.at(square as u8)));
            let side = game.side();
            assert_eq!(naive.in_check(side), game.in_check(side));
            checks += u32::from(game.in_check(side));
            let mut expected = Vec::new();
            for from in (0..64).filter(|&from| naive.0[from].is_some_and(|(owner, _)| owner == side)) {
                let (_, kind) = naive.0[from].unwrap();
                for to in naive.ends(from).concat() {
                    let mut next = Naive(naive.0);
                    next.0[to] = next.0[from].take();
                    if !next.in_check(side) {
                        let last = to / 8 == if side == 0 { 7 } else { 0 };
                        let new: &[Option<Type>] = if last && kind == Type::Pawn { &PROMOTIONS } else { &[None] };
                        expected.extend(new.iter().map(|&becomes| Step { from: from as u8, to: to as u8, becomes }));
                    }
                }
            }
            expected.sort_unstable();
            let mut found = Vec::new();
            game.actions(&mut found);
            if game.ending.is_some() {
                break;
            }
            assert_eq!(found, expected, "{:?}", game.object());
            let step = game.sample(&mut rng, &mut Vec::new());
            game.apply(step, &mut ());
        }
    }
    assert!(checks > 10);
}

#[test]
fn impossible_objects_are_refused() {
    let fen = "4k3/8/8/8/8/8/8/4K3";
    position::<Delegacao>(&[], &json!({ "fen": fen }));
    assert_refused::<Delegacao>(
        &[],
        &[
            json!({}),
            json!({ "fen": "8/8/8/8/8/8/8/8" }),
            json!({ "fen": "4k2P/8/8/8/8/8/8/4K3" }),
            json!({ "fen": "4k3/8/8/8/8/8/8/4KA2" }),
            json!({ "fen": "4k3/8/8/8/8/8/8/3KK3" }),
            json!({ "fen": fen, "quiet": 101 }),
        ],
    );
}
