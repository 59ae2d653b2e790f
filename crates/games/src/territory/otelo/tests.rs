use super::*;
use tabuleiro_rules::Game;

pub(super) fn start(words: &[&str]) -> Otelo {
    let options = FACTS.parse_options(words.iter().copied()).unwrap();
    Otelo::start(&options).unwrap()
}

#[test]
fn the_classic_game_has_the_published_number_of_sequences() {
    let start = start(&["classico"]);
    let counts: Vec<u64> = (1..=8).map(|d| start.perft(d)).collect();
    assert_eq!(counts, [4, 12, 56, 244, 1396, 8200, 55_092, 390_216]);
}

#[test]
fn the_second_disc_of_a_turn_has_the_opponents_colour() {
    let mut game = start(&[]);
    for text in ["e3", "d3", "c4", "f3"] {
        assert_eq!(game.prompt() == "ask-place-opponents-disc", text == "c4");
        let action = game.read(text).unwrap();
        game.apply(action, &mut ());
    }
    assert_eq!(game.mover(), Player::First);
}

#[test]
fn on_4x4_the_second_player_of_the_classic_game_wins() {
    let mut game = start(&["classico", "size=4"]);
    // All four openings are one, seen from four sides.
    let mut list = Vec::new();
    game.actions(&mut list);
    game.apply(list[0], &mut ());
    assert!(crate::test_support::oracle::wins(&game, &mut crate::test_support::oracle::Memory::new()));
}
