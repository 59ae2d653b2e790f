//! Kharbaga: rulings that need a position of their own, and a second, slow implementation of the legal actions.

use super::*;
use crate::bits::Bits;
use crate::test_support::{play, position, sorted_texts, start};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::json;
use tabuleiro_rules::Game;

/// The rules in a second implementation that shares no code with the game: letters on a 9×9 grid, and lines followed
/// point by point. It checks the bitboards.
struct Slow {
    grid: [[char; 9]; 9],
    white: bool,
}

type Spot = (i32, i32);

impl Slow {
    fn new(game: &Kharbaga) -> Slow {
        let mut grid = [['.'; 9]; 9];
        for (name, letter) in game.object()["cells"].as_object().unwrap() {
            let name = name.as_bytes();
            let (file, rank) = (usize::from(name[0] - b'a'), usize::from(name[1] - b'1'));
            grid[rank][file] = letter.as_str().unwrap().chars().next().unwrap();
        }
        Slow { grid, white: game.mover() == Player::First }
    }

    fn at(&self, (file, rank): Spot) -> char {
        self.grid[rank as usize][file as usize]
    }

    fn next((file, rank): Spot, (df, dr): Spot) -> Option<Spot> {
        let long = df == 0 || dr == 0;
        if long && (file % 2 != 0 || rank % 2 != 0) {
            return None;
        }
        let reach = if long { 2 } else { 1 };
        let to = (file + df * reach, rank + dr * reach);
        ((0..9).contains(&to.0) && (0..9).contains(&to.1)).then_some(to)
    }

    fn directions() -> impl Iterator<Item = Spot> {
        (-1..=1).flat_map(|df| (-1..=1).map(move |dr| (df, dr))).filter(|&d| d != (0, 0))
    }

    fn own(&self, letter: char) -> bool {
        letter.eq_ignore_ascii_case(if self.white { &'w' } else { &'b' })
    }

    fn name((file, rank): Spot) -> String {
        format!("{}{}", char::from(b'a' + file as u8), rank + 1)
    }

    fn hunt(&mut self, at: Spot, flies: bool, way: String, legs: usize, found: &mut Vec<(usize, String)>) {
        found.push((legs, way.clone()));
        for d in Self::directions() {
            let mut victim = Self::next(at, d);
            while flies && victim.is_some_and(|v| self.at(v) == '.') {
                victim = Self::next(victim.unwrap(), d);
            }
            let Some(v) = victim.filter(|&v| self.at(v) != '.' && !self.own(self.at(v))) else { continue };
            let mut landing = Self::next(v, d);
            while let Some(to) = landing.filter(|&to| self.at(to) == '.') {
                let taken = std::mem::replace(&mut self.grid[v.1 as usize][v.0 as usize], '.');
                self.hunt(to, flies, format!("{way}-{}", Self::name(to)), legs + 1, found);
                self.grid[v.1 as usize][v.0 as usize] = taken;
                landing = if flies { Self::next(to, d) } else { None };
            }
        }
    }

    fn legal(&mut self) -> Vec<String> {
        let (mut captures, mut quiet) = (Vec::new(), Vec::new());
        for from in (0..9).flat_map(|f| (0..9).map(move |r| (f, r))).filter(|s| (s.0 + s.1) % 2 == 0) {
            let man = self.at(from);
            if !self.own(man) {
                continue;
            }
            let flies = man.is_uppercase();
            self.grid[from.1 as usize][from.0 as usize] = '.';
            self.hunt(from, flies, Self::name(from), 0, &mut captures);
            self.grid[from.1 as usize][from.0 as usize] = man;
            for d in Self::directions().filter(|d| flies || d.1 == if self.white { 1 } else { -1 }) {
                let mut to = Self::next(from, d);
                while let Some(spot) = to.filter(|&s| self.at(s) == '.') {
                    quiet.push(format!("{}-{}", Self::name(from), Self::name(spot)));
                    to = if flies { Self::next(spot, d) } else { None };
                }
            }
        }
        let most = captures.iter().map(|c| c.0).max().unwrap_or(0);
        let best = captures.into_iter().filter(|c| c.0 == most).map(|c| c.1);
        let mut list = if most == 0 { quiet } else { best.collect() };
        list.sort();
        list
    }
}

#[test]
fn the_legal_actions_are_those_of_the_slow_implementation() {
    let (mut captures, mut mullahs) = (0, 0);
    for seed in 0..60 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (mut game, mut scratch) = (start::<Kharbaga>(&[]), Vec::new());
        while game.outcome().is_none() {
            assert_eq!(sorted_texts(&game), Slow::new(&game).legal(), "{:?}", game.object());
            let action = game.sample(&mut rng, &mut scratch);
            captures += u32::from(action.legs > 2);
            mullahs += u32::from(game.crowned >> action.from & 1 == 1);
            game.apply(action, &mut ());
        }
    }
    assert!(captures > 5 && mullahs > 100, "{captures} long captures, {mullahs} moves of Mullahs");
}

#[test]
fn the_first_step_is_to_the_only_free_point() {
    let game = start::<Kharbaga>(&[]);
    assert_eq!(sorted_texts(&game), ["d4-e5", "e3-e5", "f4-e5"]);
}

#[test]
fn men_step_forward_only_and_capture_backward_as_well() {
    let game = position::<Kharbaga>(&[], &json!({"cells":{"e5":"w","a9":"b"},"turn":"W"}));
    assert_eq!(sorted_texts(&game), ["e5-d6", "e5-e7", "e5-f6"]);
    let game = position::<Kharbaga>(&[], &json!({"cells":{"e5":"w","d4":"b","a9":"b"},"turn":"W"}));
    assert_eq!(sorted_texts(&game), ["e5-c3"]);
    // A centre has no lines along files and ranks.
    let game = position::<Kharbaga>(&[], &json!({"cells":{"d4":"w","d6":"b"},"turn":"W"}));
    assert_eq!(sorted_texts(&game), ["d4-c5", "d4-e5"]);
}

#[test]
fn the_greatest_number_of_men_must_be_captured() {
    let game =
        position::<Kharbaga>(&[], &json!({"cells":{"c3":"w","d4":"b","f6":"b","h4":"b","i1":"w","b2":"b"},"turn":"W"}));
    assert_eq!(sorted_texts(&game), ["c3-e5-g7"]);
}

#[test]
fn a_man_is_crowned_only_if_its_move_ends_on_the_last_rank() {
    let mut game = position::<Kharbaga>(&[], &json!({"cells":{"c7":"w","d8":"b","f8":"b","a1":"b"},"turn":"W"}));
    assert_eq!(sorted_texts(&game), ["c7-e9-g7"]);
    play(&mut game, "c7-e9-g7");
    assert_eq!(game.object()["cells"]["g7"], "w");
    let mut game = position::<Kharbaga>(&[], &json!({"cells":{"c7":"w","d8":"b","a1":"b"},"turn":"W"}));
    play(&mut game, "c7-e9");
    assert_eq!(game.object()["cells"]["e9"], "W");
}

#[test]
fn a_mullah_captures_at_a_distance_and_lands_on_any_free_point_behind() {
    let game = position::<Kharbaga>(&[], &json!({"cells":{"a1":"W","d4":"b","i1":"b"},"turn":"W"}));
    assert_eq!(sorted_texts(&game), ["a1-e5", "a1-f6", "a1-g7", "a1-h8", "a1-i9"]);
    // Two enemies in a row cannot be jumped over.
    let game = position::<Kharbaga>(&[], &json!({"cells":{"a1":"W","d4":"b","e5":"b"},"turn":"W"}));
    assert!(sorted_texts(&game).iter().all(|text| text.len() == 5 && !["a1-f6", "a1-e5"].contains(&text.as_str())));
}

#[test]
fn a_man_on_a_crossing_captures_to_crossings_and_one_on_a_centre_to_centres() {
    let column = |p: u8| p % 9 < 5;
    for from in 0..41u8 {
        for d in 0..8 {
            let to = step(step(1 << from, d), d);
            assert!(Bits(to).all(|to| column(to) == column(from)));
        }
    }
}

#[test]
fn a_side_that_cannot_move_loses() {
    let cells = json!({
        "a9": "b", "a7": "w", "b8": "w", "c9": "w", "c7": "w", "d8": "w", "e7": "w", "e9": "w", "a5": "w", "f8": "w",
        "g9": "w", "g7": "w", "h8": "w"
    });
    let mut game = position::<Kharbaga>(&[], &json!({"cells": cells, "turn": "W"}));
    assert_eq!(game.outcome(), None);
    play(&mut game, "a5-b6");
    // a9 can jump to a5.
    assert_eq!(sorted_texts(&game), ["a9-a5"]);
    let blocked = json!({"cells":{"a1":"b","i9":"w"},"turn":"B"});
    assert_eq!(position::<Kharbaga>(&[], &blocked).verdict().unwrap().reason, "end-blocked");
    assert_eq!(position::<Kharbaga>(&[], &blocked).outcome(), Some(Outcome::Win(Player::First)));
}

#[test]
fn moves_of_men_are_progress_and_moves_of_mullahs_are_not() {
    let mut game = position::<Kharbaga>(&[], &json!({"cells":{"a1":"W","i9":"B","e1":"w"},"turn":"W"}));
    for text in ["a1-a3", "i9-i7", "a3-a1", "i7-i9", "a1-a3", "i9-i7", "a3-a1"] {
        play(&mut game, text);
        assert_eq!(game.outcome(), None, "{text}");
    }
    play(&mut game, "i7-i9");
    assert_eq!(game.verdict().unwrap().reason, "end-repetition");
}
