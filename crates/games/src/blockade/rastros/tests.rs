use super::*;
use crate::test_support::essence_is_enough;
use tabuleiro_rules::Game;

fn position(text: &str) -> Rastros {
    let object = serde_json::from_str(text).unwrap();
    Rastros::from_object(&FACTS.defaults(), &object).unwrap()
}

#[test]
fn whoever_leaves_the_runner_without_a_step_wins() {
    let mut game =
        position(r#"{"rows":[".......",".......",".......",".......","....###","....#.#","....##o"],"turn":"2"}"#);
    let step = game.read("g1-f2").unwrap();
    game.apply(step, &mut ());
    assert_eq!(game.outcome(), Some(Outcome::Win(Player::Second)));
    assert_eq!(game.verdict().unwrap().reason, "end-blocked");
}

#[test]
fn what_the_runner_cannot_reach_is_no_matter() {
    essence_is_enough::<Rastros>(&["size=5"]);
}

/// The mover can force a win.
fn wins(game: Rastros) -> bool {
    let mut list = Vec::new();
    game.actions(&mut list);
    list.into_iter().any(|action| {
        let mut next = game;
        next.apply(action, &mut ());
        next.outcome().map_or_else(|| !wins(next), |end| end == Outcome::Win(game.mover))
    })
}

/// A game of 32 steps given by compass: it fits the board from e5 only, and the resignation was right.
#[test]
fn the_published_game_on_8x8_starts_on_e5_and_is_lost_at_its_end() {
    let options = FACTS.parse_options(["size=8"]).unwrap();
    let mut game = Rastros::start(&options).unwrap();
    for step in "sw e sw e e ne e n nw w s e sw se sw se w w n w nw nw n nw ne nw s ne e s e sw".split(' ') {
        let up = i32::from(step.contains('n')) - i32::from(step.contains('s'));
        let right = i32::from(step.contains('e')) - i32::from(step.contains('w'));
        let to = (i32::from(game.runner) + 8 * up + right) as u8;
        game.play(Action { from: game.runner, to }, &mut ()).unwrap();
    }
    assert_eq!(game.outcome(), None);
    assert!(!wins(game));
}
