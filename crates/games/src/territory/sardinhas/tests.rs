use super::*;
use crate::test_support::oracle::wins_within;
use crate::test_support::play;
use tabuleiro_rules::Game;

fn position(rows: &str, turn: &str) -> Sardinhas {
    let rows: Vec<&str> = rows.split('/').collect();
    crate::test_support::position(&[], &serde_json::json!({"rows": rows, "turn": turn}))
}

#[test]
fn a_man_may_cross_the_can_and_never_leaves_it() {
    let mut game = position("........./........./........./W......../........./........./.........", "W");
    assert!(game.read("a4-i4").is_ok());
    play(&mut game, "a4-c4");
    // The only man is fixed, so no man can enter the can any more.
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
}

/// The worked example of the source: with 7.i3-i4 White wins.
#[test]
fn after_the_published_seventh_action_white_wins_whatever_black_does() {
    let mut game = position(".......W./........./..BWBWW../..B....WW/..BBBWBWW/...B...B./.........", "W");
    play(&mut game, "h4-d4 d2-b2 i4-e4 b2-b6 h7-g6 h2-i2 i3-i4");
    assert!(wins_within(&game, Player::First, 6));
}

#[test]
fn eight_men_inside_win_at_once_and_a_full_rim_is_counted() {
    let mut game = position("...W...../........./..WBWBB../..W...B../..WBWBW../........./...B.....", "W");
    assert_eq!((game.outcome(), game.points()), (Some(Outcome::Draw), [6, 6]));
    game = position("...W...../........./..WBWBB../..W...B../..WB.BW../........./...B.....", "W");
    assert_eq!(game.outcome(), None);
    play(&mut game, "d7-h7 d1-e2 h7-h6 e2-e3");
    assert_eq!((game.outcome(), game.verdict().unwrap().reason), (Some(Outcome::Win(Player::Second)), "end-count"));
}

#[test]
fn sixty_actions_without_an_entry_are_counted() {
    let mut game = position("W.......W/........./..W....../........./........./........./B.......B", "W");
    for text in ["a7-a6", "a1-a2", "a6-a7", "a2-a1"].into_iter().cycle().take(60) {
        assert_eq!(game.outcome(), None);
        play(&mut game, text);
    }
    assert_eq!(
        (game.outcome(), game.verdict().unwrap().reason),
        (Some(Outcome::Win(Player::First)), "end-no-progress")
    );
    assert_eq!(Sardinhas::from_object(&FACTS.defaults(), &game.object()).unwrap().outcome(), game.outcome());
}
