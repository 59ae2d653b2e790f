use super::*;
use crate::test_support::oracle::wins_plainly;
use crate::test_support::{essence_is_enough, play, position, start};
use serde_json::json;
use tabuleiro_rules::Game;

#[test]
fn a_player_who_leaves_the_runner_without_a_step_wins() {
    let rows = [".......", ".......", ".......", ".......", "....###", "....#.#", "....##o"];
    let mut game: Rastros = position(&[], &json!({"rows": rows, "turn": "2"}));
    play(&mut game, "g1-f2");
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::Second)));
    assert_eq!(game.verdict().unwrap().reason, "end-blocked");
}

#[test]
fn cells_that_the_runner_cannot_reach_do_not_matter() {
    essence_is_enough::<Rastros>(&["size=5"]);
}

/// The record gives 32 steps by compass direction. On 8×8 they stay on the board from e5 only, and the player who
/// resigned had lost.
#[test]
fn the_published_game_on_8x8_starts_on_e5_and_is_lost_at_its_end() {
    let mut game: Rastros = start(&["size=8"]);
    for step in "sw e sw e e ne e n nw w s e sw se sw se w w n w nw nw n nw ne nw s ne e s e sw".split(' ') {
        let up = i32::from(step.contains('n')) - i32::from(step.contains('s'));
        let right = i32::from(step.contains('e')) - i32::from(step.contains('w'));
        let to = (i32::from(game.runner) + 8 * up + right) as u8;
        game.play(Action { from: game.runner, to }, &mut ()).unwrap();
    }
    assert_eq!(game.outcome(), None);
    assert!(!wins_plainly(&game, false));
}
