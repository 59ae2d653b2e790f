//! Variations, comments and marks are read back from what is written.

use super::one;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::{Mark, Match, NodeId};
use tabuleiro_exchange::{Format, Transcript, write};

const COMMENTS: [&str; 8] = [
    "good",
    "a ] bracket [and] \\ backslash",
    "two\nlines",
    "braces {here} and (there)",
    "} ; $1 1-0 *",
    "ends with \\",
    "çã 北 1. e2-e4",
    "a:b \"quoted\"",
];

/// Returns a match with `count` variations at random places, with comments and marks.
fn random_tree(game: GameId, count: usize, seed: u64) -> Match {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut below = |count: usize| rng.next_u64() as usize % count;
    let mut tree = Match::of(game);
    let mut places = vec![NodeId::START];
    for number in 0..=count {
        let place = places[below(places.len())];
        let mut side = Match::of(game);
        for at in tree.lines().path(place) {
            side.play(tree.lines().text(at)).unwrap();
        }
        let mut moves = Vec::new();
        for _ in 0..=below(if number == 0 { 30 } else { 5 }) {
            if side.position().outcome().is_none() {
                let offers = side.position().legal();
                let offer = &offers[below(offers.len())];
                side.play_offer(offer).unwrap();
                moves.push(offer.text.clone());
            }
        }
        if let Some(first) = tree.add_line(place, &moves).unwrap() {
            places.extend(std::iter::once(first).chain(tree.lines().rest_of_line(first).collect::<Vec<_>>()));
        }
        let noted = places[below(places.len())];
        tree.set_comment(noted, COMMENTS[below(COMMENTS.len())]);
        let marked = places[below(places.len())];
        if marked != NodeId::START {
            tree.set_mark(marked, Some(Mark::ALL[below(6)]));
        }
    }
    tree
}

/// Returns the games with their format.
fn games() -> impl Iterator<Item = (GameId, Format)> {
    let format = |&game: &GameId| [Format::Sgf, Format::Pgn].into_iter().find(|format| format.suits(game));
    GameId::ALL.iter().filter_map(move |game| Some((*game, format(game)?)))
}

#[test]
fn trees_of_every_game_are_read_back() {
    assert_eq!(games().count(), 10);
    for (game, format) in games() {
        for seed in 0..6 {
            let tree = random_tree(game, 12, seed);
            let before = Transcript::from(tree.record());
            let text = write(format, std::slice::from_ref(&before)).unwrap();
            let after = one(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            let after = Match::from_record(&after.record).unwrap().record();
            let before = Match::from_record(&before.record).unwrap().record();
            assert_eq!((&after.moves, &after.lines), (&before.moves, &before.lines), "{text}");
            assert_eq!(after.notes, before.notes, "{text}");
        }
    }
}

#[test]
fn a_tree_of_hundreds_of_variations_is_read_back() {
    for (game, format) in [(GameId::Hex, Format::Sgf), (GameId::XadrezEspartano, Format::Pgn)] {
        let record = random_tree(game, 500, 1).record();
        assert!(record.lines.len() > 300);
        let text = write(format, &[record.clone().into()]).unwrap();
        let after = Match::from_record(&one(&text).unwrap().record).unwrap().record();
        assert_eq!((after.moves, after.lines, after.notes), (record.moves, record.lines, record.notes));
    }
}

#[test]
fn variations_are_written_as_people_know_them() {
    let mut tree = Match::of(GameId::XadrezDeExercito);
    ["e2-e4", "d2-d4", "c2-c4", "b7-b6"].iter().for_each(|text| drop(tree.play(text).unwrap().text.clone()));
    let third = tree.path()[1];
    tree.add_line(third, &["b1-c3".into(), "a7-a6".into()]).unwrap();
    tree.set_comment(third, "the centre");
    tree.set_mark(tree.path()[0], Some(Mark::Good));
    let text = write(Format::Pgn, &[tree.record().into()]).unwrap();
    let moves = text.split("\n\n").nth(1).unwrap().trim();
    assert_eq!(moves, "1. e2-e4 $1 d2-d4 {the centre} 1. c2-c4 (1. b1-c3 1... a7-a6) 1... b7-b6 *");
}
