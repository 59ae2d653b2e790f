use super::super::common::parse_square;
use super::*;
use crate::test_support::{assert_refused, play, position, texts};
use serde_json::{Value, json};
use tabuleiro_rules::{About, Event, Game, Outcome, PieceList, Player, Position};

#[test]
fn each_side_has_thirty_pawns_and_two_kings_or_in_tebas_six() {
    for (tebas, pawns, kings, kings_at) in [(false, 30, 2, "e8"), (true, 26, 6, "g7")] {
        let start = Espartano::initial(tebas);
        for side in [0, 1] {
            assert_eq!(start.army.of(side, Type::Pawn).count_ones(), pawns);
            assert_eq!(start.army.of(side, Type::King).count_ones(), kings);
        }
        assert_eq!(start.army.at(parse_square(kings_at).unwrap()), Some((1, Type::King)));
        assert_eq!(start.army.mirrored(), start.army);
        assert_eq!(texts(&start).len(), 14, "only the pawns in the middle can do anything: take one another");
    }
}

#[test]
fn the_first_turn_is_shorter_and_the_others_have_a_move_for_every_king() {
    let mut game = Espartano::initial(false);
    let mut turns = vec![];
    for text in ["d4-e5=N", "d6-e5=N", "g5-f4=N", "e3-f4=N", "e4-d5=N"] {
        turns.push((game.mover, game.state.left));
        play(&mut game, text);
    }
    use Player::{First, Second};
    assert_eq!(turns, [(First, 1), (Second, 2), (Second, 1), (First, 2), (First, 1)]);
    assert_eq!(Espartano::initial(true).state.left, 3);
}

#[test]
fn a_man_that_has_moved_may_not_move_again_in_that_turn_and_is_highlighted() {
    let start = json!({ "fen": "4k3/4k3/8/8/8/8/P7/3KK3", "turn": "w", "left": 2 });
    let mut game = position::<Espartano>(&[], &start);
    assert_eq!(game.remarks(None), []);
    play(&mut game, "a2-a3");
    assert!(game.read("a3-a4").is_err());
    let remarks = game.remarks(None);
    assert_eq!((remarks[0].about, &remarks[0].sites[..]), (About::Spent, &[tabuleiro_rules::Site(16)][..]));
    assert_eq!((game.prompt(), game.object()["moved"].clone()), ("ask-last-move", json!(["a3"])));
}

#[test]
fn a_turn_ends_early_when_no_man_can_move() {
    let mut game = position::<Espartano>(&[], &json!({ "fen": "7k/8/8/8/8/p1K5/P7/KP6", "turn": "w", "left": 2 }));
    play(&mut game, "c3-b2");
    assert_eq!((game.mover, game.state.left), (Player::Second, 1));
}

#[test]
fn a_side_without_any_move_at_the_start_of_its_turn_draws() {
    let blocked = "7k/8/8/p1p5/P1Pp4/p2P4/PN1P4/KP1P4";
    let mut game = position::<Espartano>(&[], &json!({ "fen": blocked, "turn": "b", "left": 1 }));
    play(&mut game, "h8-g8");
    assert_eq!((game.outcome(), *game.ending), (Some(Outcome::Draw), Some(Ending::Stalemate)));
}

#[test]
fn the_right_to_capture_en_passant_lapses_with_the_pawn_and_after_one_turn() {
    let start = json!({ "fen": "3kk3/8/8/8/8/p1p5/8/1P1KK3", "turn": "w", "left": 2 });
    let mut game = position::<Espartano>(&[], &start);
    play(&mut game, "b1-b3 d1-d2");
    assert_eq!(game.object()["ep"], json!({ "b2": "b3" }));
    let mut events: Vec<Event> = Vec::new();
    let mut standing = Vec::new();
    game.pieces(&mut standing);
    let step = game.read("a3:b2=N").unwrap();
    let mut taken = game;
    taken.apply(step, &mut events);
    let mut list = PieceList::new(standing);
    events.iter().for_each(|e| list.apply(e.effect).unwrap());
    assert_eq!(list.standing().len(), taken.army.all().count_ones() as usize);
    assert_eq!(taken.state.passed, 0);
    assert!(taken.read("c3-b2=N").is_err());
    play(&mut game, "d8-d7 e8-f8");
    assert_eq!(game.state.passed, 0, "it lapses when Black's turn is over");
}

#[test]
fn capturing_the_last_king_wins_with_moves_left_and_the_position_is_read_back() {
    let mut game = position::<Espartano>(&[], &json!({ "fen": "5k2/6P1/8/8/8/8/8/3KK3", "turn": "w", "left": 2 }));
    play(&mut game, "g7-f8=A");
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
    assert!(texts(&game).is_empty());
    let again = position::<Espartano>(&[], &Value::Object(game.object()));
    assert_eq!((again.ending, again.state.left), (game.ending, game.state.left));
}

#[test]
fn impossible_objects_are_refused() {
    let fen = "4k3/4k3/8/8/8/8/P7/3KK3";
    position::<Espartano>(&[], &json!({ "fen": fen }));
    assert_refused::<Espartano>(
        &[],
        &[
            json!({}),
            json!({ "fen": "8/8/8/8/8/8/8/8" }),
            json!({ "fen": "kkk5/8/8/8/8/8/8/K7" }),
            json!({ "fen": "k6P/8/8/8/8/8/8/K7" }),
            json!({ "fen": fen, "left": 3 }),
            json!({ "fen": fen, "left": 0 }),
            json!({ "fen": fen, "left": 2, "moved": ["a2"] }),
            json!({ "fen": fen, "left": 1, "moved": ["a3"] }),
            json!({ "fen": fen, "moved": "a2" }),
            json!({ "fen": fen, "ep": { "a3": "a4" } }),
            json!({ "fen": fen, "ep": ["a3"] }),
            json!({ "fen": fen, "turn": "x" }),
            json!({ "fen": fen, "quiet": 102 }),
            json!({ "fen": "7k/8/8/8/8/p7/PK6/KP6", "turn": "w", "left": 1, "moved": ["b2"] }),
        ],
    );
}
