use super::*;
use crate::test_support::oracle::wins_within;
use crate::test_support::{play, start, texts};
use serde_json::{Value, json};
use tabuleiro_rules::Game;

fn position(object: &Value) -> Punhais {
    crate::test_support::position(&[], object)
}

/// The targets of the man on a cell, in the order of the list.
fn goals(game: &Punhais, from: &str) -> String {
    let goal = |text: String| text.strip_prefix(&format!("{from}-")).map(str::to_string);
    texts(game).into_iter().filter_map(goal).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_dagger_goes_far_down_one_cell_up_and_never_sideways() {
    for (turn, dagger) in [("B", "d"), ("W", "D")] {
        let game = position(&json!({"cells": {"d5": dagger}, "turn": turn}));
        assert_eq!(goals(&game, "d5"), "d1 h1 a2 d2 g2 b3 d3 f3 c4 d4 e4 c6 d6 e6");
    }
}

#[test]
fn a_dagger_captures_any_man_diagonally_and_only_crowns_straight_ahead() {
    // Down: a dagger straight below blocks it, one on the diagonal can be captured. Up: the same, one cell away.
    let cells =
        json!({"d5": "d", "d3": "D", "b3": "D", "f3": "C", "c6": "D", "d6": "D", "e6": "C", "e5": "C", "c5": "D"});
    let game = position(&json!({"cells": cells, "turn": "B"}));
    assert_eq!(goals(&game, "d5"), "b3 f3 c4 d4 e4 c6 e6");
    let crowns = position(&json!({"cells": {"d5": "d", "d2": "C", "d6": "C", "e5": "C"}, "turn": "B"}));
    assert_eq!(goals(&crowns, "d5"), "h1 a2 d2 g2 b3 d3 f3 c4 d4 e4 c6 d6 e6");
}

#[test]
fn a_crown_moves_and_captures_one_cell_in_every_direction() {
    let game = position(&json!({"cells": {"d4": "C", "d5": "d", "e4": "d", "c3": "D", "c5": "c"}, "turn": "W"}));
    assert_eq!(goals(&game, "d4"), "d3 e3 c4 e4 c5 d5 e5");
}

#[test]
fn a_side_wins_with_the_first_crown_it_captures() {
    let mut game = position(&json!({"cells": {"d5": "d", "d2": "C", "h2": "C", "a7": "c"}, "turn": "B"}));
    play(&mut game, "d5-d2");
    assert_eq!(game.verdict().unwrap().reason, "end-crown-captured");
    let again = Punhais::from_object(&FACTS.defaults(), &game.object()).unwrap();
    assert_eq!((again.outcome(), again == game), (Some(Outcome::Win(Player::First)), true));
}

#[test]
fn a_crown_wins_on_the_far_rank_and_a_dagger_does_not() {
    let mut game = position(&json!({"cells": {"a7": "C", "b7": "D", "h5": "c"}, "turn": "W"}));
    let mut other = game;
    play(&mut game, "a7-a8");
    assert_eq!(
        (game.outcome(), game.verdict().unwrap().reason),
        (Some(Outcome::Win(Player::Second)), "end-crown-across")
    );
    play(&mut other, "b7-b8");
    assert_eq!(other.outcome(), None);
}

#[test]
fn a_side_that_cannot_move_passes() {
    let mut game = position(&json!({"cells": {"a7": "D", "b6": "C"}, "turn": "B"}));
    assert_eq!(game.prompt(), "ask-pass");
    play(&mut game, "pass");
    assert_eq!((game.mover(), game.outcome()), (Player::Second, None));
}

#[test]
fn the_variant_of_the_author_has_the_white_crowns_farther_apart() {
    let [book, page]: [Punhais; 2] = [start(&[]), start(&["wag"])];
    assert_eq!((book.crowns[1], page.crowns[1]), (0b0001_1000, 0b0010_0100));
    assert_eq!(book.mover(), Player::First);
}

#[test]
fn neither_opening_is_won_in_two_turns() {
    for words in [&[][..], &["wag"]] {
        assert!(!wins_within::<Punhais>(&start(words), Player::First, 3), "{words:?}");
    }
}
