use super::*;
use crate::test_support::oracle::winner;
use crate::test_support::{essence_is_enough, start};
use tabuleiro_rules::Game;

#[test]
fn the_dominoes_on_the_board_do_not_matter() {
    essence_is_enough::<Dominorio>(&["size=4x4"]);
}

#[test]
fn the_first_player_wins_on_2_3_4_and_6_and_loses_on_5() {
    let first = [("2", true), ("3", true), ("4", true), ("5", false), ("6", true)];
    for (size, wins) in first {
        let found = winner::<Dominorio>(&[&format!("size={size}")]);
        assert_eq!(found == Player::First, wins, "{size}×{size}");
    }
}

#[test]
fn turning_the_board_by_a_quarter_exchanges_the_sides() {
    for (size, turned) in [("3x2", "2x3"), ("4x3", "3x4"), ("5x4", "4x5"), ("5x2", "2x5")] {
        let one = winner::<Dominorio>(&[&format!("size={size}")]);
        let other = winner::<Dominorio>(&[&format!("size={turned}"), "first=H"]);
        assert_eq!(one, other.other(), "{size}");
    }
}

#[test]
fn a_long_column_of_dominoes_is_read_back_and_half_a_domino_is_refused() {
    let read = |text: &str| {
        let options = FACTS.parse_options(["size=3x4"]).unwrap();
        Dominorio::from_object(&options, &serde_json::from_str(text).unwrap())
    };
    let position = read(r#"{"rows":["V..","VHH","V..","V.."],"turn":"H"}"#).unwrap();
    assert_eq!(position.laid, [1 | 1 << 6, 1 << 7]);
    for rows in [r#"["...","V..","V..","V.."]"#, r#"["...","...","...","HV."]"#, r#"["..H","H..","...","..."]"#] {
        assert!(read(&format!(r#"{{"rows":{rows},"turn":"V"}}"#)).is_err(), "{rows}");
    }
}

#[test]
fn dominoes_that_fit_together_are_counted() {
    let game: Dominorio = start(&["size=5x3"]);
    assert_eq!(game.packed(Player::First, game.free), 5);
    assert_eq!(game.packed(Player::Second, game.free), 6);
    assert_eq!(game.safe(Player::First), 0);
    let game: Dominorio = start(&["size=10"]);
    assert_eq!(game.packed(Player::Second, game.free), 50);
}
