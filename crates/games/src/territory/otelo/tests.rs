use super::*;
use crate::test_support::oracle::{Memory, wins};
use crate::test_support::{play, start, texts};
use tabuleiro_rules::Game;

#[test]
fn the_classic_game_has_the_published_number_of_sequences() {
    let start: Otelo = start(&["classico"]);
    let counts: Vec<u64> = (1..=8).map(|d| start.perft(d)).collect();
    assert_eq!(counts, [4, 12, 56, 244, 1396, 8200, 55_092, 390_216]);
}

#[test]
fn the_second_disc_of_a_turn_has_the_opponents_colour() {
    let mut game: Otelo = start(&[]);
    for text in ["e3", "d3", "c4", "f3"] {
        assert_eq!(game.prompt() == "ask-place-opponents-disc", text == "c4");
        play(&mut game, text);
    }
    assert_eq!(game.mover(), Player::First);
}

#[test]
fn on_4x4_the_second_player_of_the_classic_game_wins() {
    let mut game: Otelo = start(&["classico", "size=4"]);
    // The four openings are equivalent by symmetry.
    let opening = texts(&game).remove(0);
    play(&mut game, &opening);
    assert!(wins(&game, &mut Memory::new()));
}
