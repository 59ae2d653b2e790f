//! Tests of Semáforo: published values of both boards, by exhaustive search, and rules.

use super::*;
use crate::test_support::oracle::{Memory, wins};
use crate::test_support::{play, start};
use tabuleiro_rules::{Game, square_name};

/// Returns the cells with which the mover wins, by exhaustive search.
fn winning_cells(game: &Semaforo, memory: &mut Memory) -> Vec<u8> {
    let wins_with = |&cell: &u8| {
        let mut next = *game;
        next.apply(Action(cell), &mut ());
        next.over || !wins(&next, memory)
    };
    Bits(u64::from(game.open())).filter(wins_with).collect()
}

#[test]
fn on_3x3_the_first_player_wins_with_every_opening() {
    let found = winning_cells(&start(&["3x3"]), &mut Memory::new());
    assert_eq!(found.len(), 9);
}

#[test]
fn on_3x4_the_second_player_wins_with_the_listed_replies_and_no_others() {
    let mut memory = Memory::new();
    let game: Semaforo = start(&["3x4"]);
    assert!(!wins(&game, &mut memory));
    for (opening, replies) in
        [("a1", "a1 d1 c2 d2 b3 d3"), ("b1", "b1 a2 d2 a3 c3"), ("a2", "b1 c1 d1 a2 d2 b3 c3 d3"), ("b2", "d1 b2 d3")]
    {
        let mut next = game;
        play(&mut next, &format!("{opening}=g"));
        let names = winning_cells(&next, &mut memory).into_iter().map(|cell| square_name(cell % 4, cell / 4));
        assert_eq!(names.collect::<Vec<_>>().join(" "), replies, "after {opening}");
    }
}

/// docs/rulings.md, Semáforo: so the supply of eight pieces of a colour is never exhausted.
#[test]
fn at_most_seven_lights_of_a_colour_fit_without_a_line() {
    let most = (0..=ALL).filter(|&set| !has_line(set)).map(u32::count_ones).max();
    assert_eq!(most, Some(7));
}

#[test]
fn a_red_light_cannot_change() {
    let mut game: Semaforo = start(&["3x4"]);
    play(&mut game, "b2=g b2=y b2=r");
    assert!(game.read("b2=g").is_err());
    assert_eq!(game.perft(1), 11);
}
