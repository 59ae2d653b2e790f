use super::*;
use crate::test_support::oracle::{Memory, wins, wins_by_mobility, wins_plainly};
use crate::test_support::{after, play, position, start, texts};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::json;
use std::collections::BTreeSet;
use tabuleiro_rules::{Game, square_name};

#[test]
fn white_opens_in_the_centre_or_on_the_border_and_black_answers_beside_the_hole() {
    let mut game: Konane = start(&[]);
    let border = (0..64u8).filter(|c| [0, 7].contains(&(c % 8)) || [0, 7].contains(&(c / 8)));
    let mut expected: Vec<String> =
        border.filter(|c| (c % 8 + c / 8) % 2 == 0).map(|c| format!("x{}", square_name(c % 8, c / 8))).collect();
    expected.extend(["xd4".to_string(), "xe5".into()]);
    let opening: BTreeSet<String> = texts(&game).into_iter().collect();
    assert_eq!(opening, expected.into_iter().collect());
    assert_eq!(opening.len(), 16);
    play(&mut game, "xd4");
    assert_eq!(texts(&game), ["xd3", "xc4", "xe4", "xd5"]);
    play(&mut game, "xd5");
    assert_eq!((game.mover(), game), (Player::First, start(&["torneio"])));
}

#[test]
fn the_tournament_opening_has_31_men_each_and_white_moves() {
    let game: Konane = start(&["torneio"]);
    assert_eq!(Player::BOTH.map(|side| game.of(side).count_ones()), [31, 31]);
    assert_eq!(texts(&game), ["d2-d4", "b4-d4", "f4-d4"]);
}

#[test]
fn a_jump_goes_on_in_its_own_direction_only() {
    let cells = json!({"a1": "W", "a2": "B", "a4": "B", "b3": "B", "b1": "B", "d1": "B", "f1": "B", "g8": "B"});
    let game: Konane = position(&[], &json!({"cells": cells, "turn": "W"}));
    assert_eq!(texts(&game), ["a1-c1", "a1-c1-e1", "a1-c1-e1-g1", "a1-a3", "a1-a3-a5"].map(String::from));
}

#[test]
fn endings_have_the_same_winner_whichever_way_they_are_searched() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(17);
    let (mut scratch, mut won) = (Vec::new(), [0, 0]);
    for _ in 0..40 {
        let mut game: Konane = start(&[]);
        let mut positions = vec![game];
        while game.outcome().is_none() {
            let action = game.sample(&mut rng, &mut scratch);
            game.apply(action, &mut ());
            positions.push(game);
        }
        let ending = &positions[positions.len().saturating_sub(8)];
        let first = wins_plainly(ending, false);
        assert_eq!((first, first), (wins_plainly(ending, true), wins(ending, &mut Memory::new())));
        won[usize::from(first)] += 1;
    }
    assert!(won[0] > 0 && won[1] > 0, "{won:?}");
}

#[test]
fn on_4x4_the_first_player_loses_from_both_openings() {
    let wins = |words: &[&str]| wins::<Konane>(&start(words), &mut Memory::new());
    assert_eq!((wins(&["size=4"]), wins(&["torneio", "size=4"])), (false, false));
}

#[test]
fn on_6x6_the_first_player_loses_from_the_tournament_opening() {
    assert!(!wins_by_mobility::<Konane>(&start(&["torneio", "size=6"]), &mut Memory::new()));
}

#[test]
fn a_man_on_the_other_colour_is_refused() {
    let read = |object: serde_json::Value| Konane::from_object(&FACTS.defaults(), object.as_object().unwrap());
    assert!(read(json!({"cells": {"a2": "W"}})).is_err());
    assert!(read(json!({"cells": {"a1": "W"}, "phase": "answer"})).is_err());
    assert!(read(json!({"cells": {"a1": "W"}})).is_ok_and(|game| game.outcome() == Some(Outcome::Win(Player::Second))));
    let opened: Konane = after(&[], "xd4");
    assert_eq!(Konane::from_object(&FACTS.defaults(), &opened.object()), Ok(opened));
}
