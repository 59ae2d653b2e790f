use super::*;
use crate::test_support::forced::wins_within;
use crate::test_support::play;
use tabuleiro_rules::Game;

fn start(words: &[&str]) -> Punhais {
    Punhais::start(&FACTS.parse_options(words.iter().copied()).unwrap()).unwrap()
}

fn position(text: &str) -> Punhais {
    Punhais::from_object(&FACTS.defaults(), &serde_json::from_str(text).unwrap()).unwrap()
}

/// Where the man on a cell may go, in the order of the list.
fn goals(game: &Punhais, from: &str) -> String {
    let mut list = Vec::new();
    game.actions(&mut list);
    let text = |action: Action| {
        let mut text = String::new();
        game.write(action, &mut text);
        text
    };
    let goal = |t: String| t.strip_prefix(&format!("{from}-")).map(str::to_string);
    list.into_iter().map(text).filter_map(goal).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_dagger_goes_far_down_one_cell_up_and_never_sideways() {
    for (turn, dagger) in [("B", "d"), ("W", "D")] {
        let game = position(&format!(r#"{{"cells":{{"d5":"{dagger}"}},"turn":"{turn}"}}"#));
        assert_eq!(goals(&game, "d5"), "d1 h1 a2 d2 g2 b3 d3 f3 c4 d4 e4 c6 d6 e6");
    }
}

#[test]
fn a_dagger_takes_anything_diagonally_and_only_crowns_straight_ahead() {
    // Down: a dagger straight below stops it, one on the diagonal falls. Up: the same one cell away.
    let game = position(
        r#"{"cells":{"d5":"d","d3":"D","b3":"D","f3":"C","c6":"D","d6":"D","e6":"C","e5":"C","c5":"D"},"turn":"B"}"#,
    );
    assert_eq!(goals(&game, "d5"), "b3 f3 c4 d4 e4 c6 e6");
    let crowns = position(r#"{"cells":{"d5":"d","d2":"C","d6":"C","e5":"C"},"turn":"B"}"#);
    assert_eq!(goals(&crowns, "d5"), "h1 a2 d2 g2 b3 d3 f3 c4 d4 e4 c6 d6 e6");
}

#[test]
fn a_crown_goes_and_takes_one_cell_in_every_direction() {
    let game = position(r#"{"cells":{"d4":"C","d5":"d","e4":"d","c3":"D","c5":"c"},"turn":"W"}"#);
    assert_eq!(goals(&game, "d4"), "d3 e3 c4 e4 c5 d5 e5");
}

#[test]
fn a_side_wins_with_the_first_crown_it_takes() {
    let mut game = position(r#"{"cells":{"d5":"d","d2":"C","h2":"C","a7":"c"},"turn":"B"}"#);
    play(&mut game, "d5-d2");
    assert_eq!(game.verdict().unwrap().reason, "end-crown-captured");
    let again = Punhais::from_object(&FACTS.defaults(), &game.object()).unwrap();
    assert_eq!((again.outcome(), again == game), (Some(Outcome::Win(Player::First)), true));
}

#[test]
fn a_crown_wins_on_the_far_rank_and_a_dagger_does_not() {
    let mut game = position(r#"{"cells":{"a7":"C","b7":"D","h5":"c"},"turn":"W"}"#);
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
    let mut game = position(r#"{"cells":{"a7":"D","b6":"C"},"turn":"B"}"#);
    assert_eq!(game.prompt(), "ask-pass");
    play(&mut game, "pass");
    assert_eq!((game.mover(), game.outcome()), (Player::Second, None));
}

#[test]
fn the_page_of_the_author_has_the_white_crowns_farther_apart() {
    assert_eq!((start(&[]).crowns[1], start(&["wag"]).crowns[1]), (0b0001_1000, 0b0010_0100));
    assert_eq!(start(&[]).mover(), Player::First);
}

#[test]
fn neither_opening_is_won_in_two_turns() {
    for words in [&[][..], &["wag"]] {
        assert!(!wins_within(&start(words), Player::First, 3), "{words:?}");
    }
}
