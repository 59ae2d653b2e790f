//! Puzzles: exact search proves that each solution forces the goal and that no other legal action does.

use super::{assert_none, read_existing};
use std::collections::BTreeSet;
use std::sync::Mutex;
use tabuleiro_games::{AnyPosition, GameId};
use tabuleiro_learning::{Puzzle, Puzzles, puzzle_path};

/// The node limit of a search, far above the need of any puzzle.
const NODES: u64 = 20_000_000;

/// The least number of puzzles of a game.
const LEAST: usize = 12;

/// The least number of puzzles of a card that has any.
const LEAST_OF_A_CARD: usize = 8;

/// Returns the variants whose cards have puzzles.
fn cards(puzzles: &Puzzles) -> BTreeSet<&'static str> {
    puzzles.all().iter().map(Puzzle::card).collect()
}

fn puzzles(game: GameId) -> Puzzles {
    let text = read_existing(&puzzle_path(game));
    Puzzles::read(&text, game).unwrap_or_else(|error| panic!("{error}"))
}

/// Returns the position after an action, which has to be in canonical notation.
fn after(position: &dyn AnyPosition, action: &str) -> Result<Box<dyn AnyPosition>, String> {
    let mut next = position.boxed();
    match next.play(action, &mut Vec::new()) {
        Ok(written) if written == action => Ok(next),
        Ok(written) => Err(format!("'{action}' is written '{written}'")),
        Err(error) => Err(format!("'{action}': {error}")),
    }
}

/// Returns all faults of a puzzle.
fn faults(puzzle: &Puzzle) -> Vec<String> {
    let position = puzzle.position();
    let mut faults = Vec::new();
    let soonest = position.forced(puzzle.goal, position.person(), puzzle.plies, NODES);
    if soonest != Ok(Some(puzzle.plies)) {
        faults.push(format!("the goal is reached within {soonest:?}, not {}", puzzle.plies));
    }
    for offer in position.legal() {
        let next = after(position, &offer.text).unwrap_or_else(|error| panic!("{error}"));
        let reaches = puzzle.holds(&*next, 1, NODES).map(|within| within.is_some());
        if reaches != Ok(puzzle.solutions.contains(&offer.text)) {
            faults.push(format!("'{}': reaches the goal: {reaches:?}", offer.text));
        }
    }
    let mut now = position.boxed();
    for action in &puzzle.line {
        match after(&*now, action) {
            Ok(next) => now = next,
            Err(error) => return [faults, vec![error]].concat(),
        }
    }
    if puzzle.holds(&*now, puzzle.line.len() as u32, NODES) != Ok(Some(0)) || now.outcome().is_none() {
        faults.push(format!("the line {:?} does not end at the goal", puzzle.line));
    }
    faults
}

#[test]
fn exact_search_confirms_every_puzzle() {
    let (games, complaints) = (Mutex::new(GameId::ALL.iter()), Mutex::new(Vec::new()));
    let work = || {
        loop {
            let Some(&game) = games.lock().unwrap().next() else { return };
            for puzzle in puzzles(game).all() {
                let found = faults(puzzle);
                let mut complaints = complaints.lock().unwrap();
                complaints.extend(found.into_iter().map(|why| format!("{} {}: {why}", game.id(), puzzle.id)));
            }
        }
    };
    std::thread::scope(|scope| {
        scope.spawn(work);
        work();
    });
    assert_none(&complaints.into_inner().unwrap());
}

#[test]
fn every_game_has_twelve_puzzles_and_every_card_with_puzzles_eight() {
    for &game in GameId::ALL {
        let puzzles = puzzles(game);
        let count = puzzles.all().len();
        assert!(count >= LEAST, "{}: {count} puzzles", game.id());
        for card in cards(&puzzles) {
            let count = puzzles.of_card(card).count();
            assert!(count >= LEAST_OF_A_CARD, "{} {card}: {count} puzzles", game.id());
        }
    }
}

#[test]
fn the_puzzles_of_a_card_are_sorted_by_difficulty_and_graded_by_thirds() {
    for &game in GameId::ALL {
        let puzzles = puzzles(game);
        assert!(puzzles.all().is_sorted_by_key(|puzzle| puzzle.grade), "{}: the easy ones first", game.id());
        for card in cards(&puzzles) {
            let of_card: Vec<&Puzzle> = puzzles.of_card(card).collect();
            let sorted = of_card.is_sorted_by(|a, b| a.difficulty <= b.difficulty);
            assert!(sorted, "{} {card}: the easy ones first", game.id());
            for (place, puzzle) in of_card.iter().enumerate() {
                let third = place * 3 / of_card.len() + 1;
                assert_eq!(usize::from(puzzle.grade), third, "{} {}", game.id(), puzzle.id);
            }
        }
    }
}

#[test]
fn no_two_puzzles_of_a_card_have_the_same_position() {
    for &game in GameId::ALL {
        let puzzles = puzzles(game);
        let keys: BTreeSet<(String, u64)> =
            puzzles.all().iter().map(|puzzle| (format!("{:?}", puzzle.options), puzzle.position().key())).collect();
        assert_eq!(keys.len(), puzzles.all().len(), "{}", game.id());
    }
}
