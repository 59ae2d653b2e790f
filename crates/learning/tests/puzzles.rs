//! Every puzzle is proved again, by exact search: what it calls a solution reaches the goal against any defence, and no other
//! legal action does.

use std::path::PathBuf;
use std::sync::Mutex;
use tabuleiro_games::{AnyPosition, GameId};
use tabuleiro_learning::{Puzzle, Puzzles, puzzle_path};

/// Far more than any of them needs.
const NODES: u64 = 20_000_000;

/// A game has at least so many.
const ENOUGH: usize = 12;

fn puzzles(game: GameId) -> Puzzles {
    let path = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(puzzle_path(game));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    Puzzles::read(&text, game).unwrap_or_else(|error| panic!("{error}"))
}

/// The position after an action, which has to be written as the game writes it.
fn after(position: &dyn AnyPosition, action: &str) -> Result<Box<dyn AnyPosition>, String> {
    let mut next = position.boxed();
    match next.play(action, &mut Vec::new()) {
        Ok(written) if written == action => Ok(next),
        Ok(written) => Err(format!("'{action}' is written '{written}'")),
        Err(error) => Err(format!("'{action}': {error}")),
    }
}

/// What is wrong with a puzzle.
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
    if puzzle.grade
        != (if puzzle.plies <= 2 {
            1
        } else if puzzle.plies <= 4 {
            2
        } else {
            3
        })
    {
        faults.push(format!("grade {} for {} actions", puzzle.grade, puzzle.plies));
    }
    faults
}

#[test]
fn every_puzzle_is_proved_again() {
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
    let complaints = complaints.into_inner().unwrap();
    assert!(complaints.is_empty(), "{} complaints:\n{}", complaints.len(), complaints.join("\n"));
}

#[test]
fn every_game_has_puzzles_enough_the_easy_ones_first() {
    for &game in GameId::ALL {
        let puzzles = puzzles(game);
        let count = puzzles.all().len();
        assert!(count >= ENOUGH, "{}: {count} puzzles", game.id());
        assert!(puzzles.all().is_sorted_by_key(|puzzle| puzzle.grade), "{}: the easy ones first", game.id());
    }
}
