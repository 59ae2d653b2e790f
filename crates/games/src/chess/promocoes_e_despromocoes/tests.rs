use super::super::common::parse_square;
use super::*;
use crate::test_support::{assert_refused, play, position, texts};
use serde_json::{Value, json};
use tabuleiro_rules::{Effect, Event, Game, Player, Position};

#[test]
fn black_begins_and_has_four_knight_moves() {
    let start = ProDem::initial(false);
    assert_eq!(ProDem::FACTS.seats[start.mover.index()].letter, 'B');
    assert_eq!(texts(&start), ["b8-a6=P", "b8-c6=P", "g8-f6=P", "g8-h6=P"]);
    assert_eq!(texts(&ProDem::initial(true)).len(), 20);
}

#[test]
fn black_has_the_first_turn_alone_and_then_both_sides_share_a_number() {
    let mut game = ProDem::initial(false);
    let mut numbers = Vec::new();
    for text in ["b8-c6=P", "b2-b3=B", "d7-d5=B", "b1-c3=P"] {
        numbers.push((game.side(), *game.state.number));
        play(&mut game, text);
    }
    assert_eq!(numbers, [(BLACK, 1), (WHITE, 2), (BLACK, 2), (WHITE, 3)]);
}

#[test]
fn no_queen_moves_in_even_turns_and_no_pawn_in_odd_ones() {
    let board = "4k3/8/8/3q4/8/2R5/PP6/RQ2K3";
    for (number, still) in [(2, "b1"), (3, "a2")] {
        let game = position::<ProDem>(&[], &json!({ "fen": board, "turn": "w", "n": number }));
        assert!(texts(&game).iter().all(|text| !text.starts_with(still)));
        assert!(texts(&game).iter().any(|text| text.starts_with("e1")), "the King always moves and stays a King");
    }
}

#[test]
fn the_change_of_type_is_in_the_beat_after_the_move() {
    let mut game = position::<ProDem>(&[], &json!({ "fen": "4k2r/8/8/8/8/8/8/4K2R", "turn": "w", "n": 2 }));
    let mut events: Vec<Event> = Vec::new();
    let step = game.read("h1:h8=Q").unwrap();
    game.apply(step, &mut events);
    let told: Vec<(u16, bool)> =
        events.iter().map(|e| (e.beat, matches!(e.effect, Effect::Transform { .. }))).collect();
    assert_eq!(told, [(0, false), (0, false), (1, true)]);
    assert_eq!(game.army.at(parse_square("h8").unwrap()), Some((WHITE, Type::Queen)));
}

#[test]
fn a_king_may_move_to_an_attacked_square_and_be_captured_there() {
    let mut game = position::<ProDem>(&[], &json!({ "fen": "4k3/8/8/8/8/8/3r4/K7", "turn": "w", "n": 2 }));
    play(&mut game, "a1-a2 d2-a2=Q");
    assert_eq!(*game.ending, Some(Ending::KingTaken(Player::First)));
    let again = position::<ProDem>(&[], &Value::Object(game.object()));
    assert_eq!((again.ending, again == game), (game.ending, true));
}

#[test]
fn a_pawn_on_its_last_rank_never_moves_and_one_on_its_first_may_advance_two_squares() {
    let game = position::<ProDem>(&[], &json!({ "fen": "3Pk3/8/8/8/8/8/8/1P2K3", "turn": "w", "n": 2 }));
    let of = |square: &str| texts(&game).into_iter().filter(|t| t.starts_with(square)).collect::<Vec<_>>();
    assert!(of("d8").is_empty());
    assert_eq!(of("b1"), ["b1-b2=N", "b1-b2=B", "b1-b3=N", "b1-b3=B"]);
}

#[test]
fn a_knight_that_captures_the_last_pawn_becomes_a_queen() {
    let game = position::<ProDem>(&["tipo_a"], &json!({ "fen": "7k/8/8/8/8/1p6/8/2N1K3", "turn": "w" }));
    assert!(texts(&game).contains(&"c1-b3=Q".to_string()));
    // If there is another pawn, a Knight that captures is demoted to a pawn.
    let game = position::<ProDem>(&["tipo_a"], &json!({ "fen": "7k/p7/8/8/8/1p6/8/2N1K3", "turn": "w" }));
    assert!(texts(&game).contains(&"c1-b3=P".to_string()));
}

#[test]
fn positions_whose_turn_numbers_have_the_same_parity_are_equal() {
    let at = |n: u32| position::<ProDem>(&[], &json!({ "fen": "4k3/8/8/8/8/8/8/R3K3", "turn": "w", "n": n }));
    assert_eq!((at(2), at(2).key()), (at(8), at(8).key()));
    assert_ne!(at(2), at(3));
    let mut game = at(2);
    let round = "e1-e2 e8-e7 e2-e1 e7-e8";
    play(&mut game, round);
    assert_eq!(*game.ending, None);
    play(&mut game, round);
    assert_eq!(*game.ending, Some(Ending::Repetition));
}

#[test]
fn impossible_objects_are_refused() {
    let fen = "4k3/8/8/8/8/8/8/4K3";
    position::<ProDem>(&[], &json!({ "fen": fen }));
    assert_refused::<ProDem>(
        &[],
        &[
            json!({}),
            json!({ "fen": "8/8/8/8/8/8/8/8" }),
            json!({ "fen": "4k3/8/8/8/8/8/8/4KA2" }),
            json!({ "fen": "4k3/8/8/8/8/8/8/4KK2" }),
            json!({ "fen": fen, "n": 0 }),
            json!({ "fen": fen, "n": -1 }),
            json!({ "fen": fen, "n": 99_999_999 }),
            json!({ "fen": fen, "turn": "x" }),
        ],
    );
}
