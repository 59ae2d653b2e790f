use super::*;
use crate::test_support::{assert_refused, play, position, texts};
use serde_json::{Value, json};
use std::collections::HashSet;
use tabuleiro_rules::{About, Game, Kind, Outcome, Piece, PieceList, Player, Position, Site, Tone};

#[test]
fn the_first_turns_allow_three_ten_fifteen_and_then_sixteen_moves() {
    let mut game = Exercito::initial();
    assert_eq!(texts(&game).len(), 20);
    let mut allowed = Vec::new();
    for text in ["e2-e4 end", "e7-e5 end", "d2-d4 end", "d7-d5 end", "a2-a3 end"] {
        allowed.push((game.mover, game.left()));
        play(&mut game, text);
    }
    use Player::{First, Second};
    assert_eq!(allowed, [(First, 3), (Second, 10), (First, 15), (Second, 16), (First, 16)]);
    let mut game = Exercito::initial();
    play(&mut game, "e2-e4 d2-d4 c2-c4");
    assert_eq!((game.mover, game.left()), (Second, 10), "after the third move the turn passes by itself");
}

#[test]
fn a_man_moves_once_a_turn_and_is_highlighted_until_the_turn_ends() {
    let mut game = Exercito::initial();
    assert!(game.remarks(None).is_empty());
    assert!(game.read("end").is_err(), "at least one move");
    play(&mut game, "e2-e4");
    assert!(game.read("e4-e5").is_err());
    let remarks = game.remarks(None);
    assert_eq!((remarks[0].about, &remarks[0].sites[..]), (About::Spent, &[Site(28)][..]));
    play(&mut game, "end");
    assert!(game.remarks(None).is_empty());
}

#[test]
fn a_turn_ends_by_itself_when_no_man_can_move() {
    let mut game = position::<Exercito>(&[], &json!({ "fen": "7k/8/8/8/8/p7/P7/7K", "turn": "w" }));
    play(&mut game, "h1-h2");
    assert_eq!((game.mover, game.state.moved), (Player::Second, 0));
    let mut game = position::<Exercito>(&[], &json!({ "fen": "7k/8/8/8/8/p7/P6P/7K", "turn": "w" }));
    play(&mut game, "h1-g1");
    assert_eq!((game.mover, texts(&game)), (Player::First, vec!["h2-h3".into(), "h2-h4".into(), "end".into()]));
}

#[test]
fn castling_is_a_move_of_the_king_despite_attacks_and_the_rook_may_still_move() {
    let start = json!({ "fen": "4k3/8/8/8/1b4r1/8/8/R3K2R", "turn": "w", "castle": "KQ" });
    let mut game = position::<Exercito>(&[], &start);
    assert!(texts(&game).contains(&"O-O-O".to_string()), "in check, and over and on to struck squares");
    let mut standing = Vec::new();
    game.pieces(&mut standing);
    let mut list = PieceList::new(standing);
    let left = game.left();
    let events = play(&mut game, "0-0");
    events.iter().for_each(|e| list.apply(e.effect).unwrap());
    let rook = Piece::new(Kind::Rook, Tone::Light);
    assert!(list.standing().iter().any(|s| s.at == Site(5) && s.piece == rook));
    assert_eq!((game.left(), game.state.castle), (left - 1, 0));
    assert!(game.read("g1-h1").is_err());
    play(&mut game, "f1-f8");
    let mut game = position::<Exercito>(&[], &start);
    play(&mut game, "h1-h2 end e8-e7 end h2-h1 end e7-e8 end");
    assert!(game.read("O-O").is_err(), "the Rook has moved");
    assert!(game.read("O-O-O").is_ok());
}

#[test]
fn a_promoted_man_has_moved_and_there_is_no_capture_en_passant() {
    let mut game = position::<Exercito>(&[], &json!({ "fen": "7k/P2p4/8/4P3/8/8/8/4K3", "turn": "w" }));
    play(&mut game, "a7-a8=N");
    assert!(texts(&game).iter().all(|text| !text.starts_with("a8")));
    play(&mut game, "end d7-d5 end");
    assert!(game.read("e5-d6").is_err());
}

#[test]
fn a_king_may_be_left_under_attack_and_its_capture_wins_at_once() {
    let mut game = position::<Exercito>(&[], &json!({ "fen": "4k3/8/8/8/8/8/4R3/4K3", "turn": "b" }));
    play(&mut game, "e8-e7");
    assert_eq!(game.mover, Player::First, "the only man has moved");
    play(&mut game, "e2-e7");
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
    assert!(texts(&game).is_empty());
    let again = position::<Exercito>(&[], &Value::Object(game.object()));
    assert_eq!((again, again.ending), (game, game.ending));
}

#[test]
fn a_side_that_cannot_move_when_its_turn_begins_draws() {
    let mut game = position::<Exercito>(&[], &json!({ "fen": "k7/8/8/8/6p1/5pPp/5PRP/6BK", "turn": "b" }));
    play(&mut game, "a8-a7 end");
    assert_eq!((*game.ending, game.outcome()), (Some(Ending::Stalemate), Some(Outcome::Draw)));
    let game = position::<Exercito>(&[], &json!({ "fen": "k7/8/p7/P7/8/8/8/8", "turn": "b" }));
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::Second)), "White has no King");
}

#[test]
fn the_same_turn_start_for_the_third_time_is_a_draw() {
    let mut game = position::<Exercito>(&[], &json!({ "fen": "7k/8/8/p7/P7/8/8/7K", "turn": "w" }));
    let lap = "h1-g1 h8-g8 g1-h1 g8-h8";
    play(&mut game, lap);
    assert_eq!(game.outcome(), None);
    play(&mut game, lap);
    assert_eq!(*game.ending, Some(Ending::Repetition));
}

#[test]
fn impossible_objects_are_refused() {
    let fen = "4k3/8/8/8/8/8/P7/R3K3";
    position::<Exercito>(&[], &json!({ "fen": fen, "moved": ["a2"], "left": 15, "castle": "Q" }));
    assert_refused::<Exercito>(
        &[],
        &[
            json!({}),
            json!({ "fen": "8/8/8/8/8/8/8/8" }),
            json!({ "fen": "kk6/8/8/8/8/8/8/K7" }),
            json!({ "fen": "k6p/8/8/8/8/8/8/K7" }),
            json!({ "fen": "k7/8/8/8/8/8/8/KA6" }),
            json!({ "fen": fen, "k": 0, "turn": "b" }),
            json!({ "fen": fen, "k": 2, "turn": "w" }),
            json!({ "fen": fen, "moved": ["e8"] }),
            json!({ "fen": fen, "moved": ["a2"], "left": 16 }),
            json!({ "fen": fen, "moved": ["a1", "a2", "e1"] }),
            json!({ "fen": fen, "moved": "a2" }),
            json!({ "fen": fen, "castle": "K" }),
            json!({ "fen": fen, "quiet": 1000 }),
        ],
    );
}

#[test]
fn perft_equals_the_counts_of_a_second_program() {
    let start = Exercito::initial();
    let counts: Vec<u64> = (1..=4).map(|d| start.perft(d)).collect();
    assert_eq!(counts, [20, 433, 9459, 189_246]);
    let fen = "r3k2r/1P4pp/8/3n1b2/8/2N5/PP4p1/R3K2R";
    let game = position::<Exercito>(&[], &json!({ "fen": fen, "turn": "w", "castle": "KQkq" }));
    let counts: Vec<u64> = (1..=4).map(|d| game.perft(d)).collect();
    assert_eq!(counts, [37, 1167, 30_218, 644_837]);
}

#[test]
fn the_first_turn_leads_to_2433_boards() {
    let (mut open, mut ends) = (vec![Exercito::initial()], HashSet::new());
    let (mut seen, mut list) = (HashSet::new(), Vec::new());
    while let Some(game) = open.pop() {
        list.clear();
        game.actions(&mut list);
        for &action in &list {
            let mut next = game;
            next.apply(action, &mut ());
            if next.mover == Player::Second {
                ends.insert(next);
            } else if seen.insert(next) {
                open.push(next);
            }
        }
    }
    assert_eq!(ends.len(), 2433);
}
