//! Puzzles: exact search proves that each solution forces the goal and that no other legal action does.

use super::files::{assert_none, read_existing};
use std::collections::BTreeSet;
use std::sync::Mutex;
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_engine::search::exact::LONGEST;
use tabuleiro_learning::{BEYOND, EXACT_NODES, Merit, Motif, Puzzle, Puzzles, Reach, SEARCH_NODES, puzzle_path};

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
    let question = puzzle.first_actions();
    // The search stops at its greatest depth without an error.
    if question.counts_length() && !puzzle.exact && puzzle.plies + BEYOND > LONGEST {
        faults.push(format!("slower ways than {} actions cannot be searched", puzzle.plies));
    }
    match question.answer(EXACT_NODES, SEARCH_NODES) {
        Err(error) => faults.push(error.to_string()),
        Ok(merits) => {
            let of = |merit| merits.iter().filter(move |(_, found)| *found == merit).map(|(text, _)| text);
            let named = |list: &[String]| list.iter().cloned().collect::<BTreeSet<_>>();
            let found = |merit| of(merit).cloned().collect::<BTreeSet<_>>();
            if found(Merit::Solves) != named(&puzzle.solutions) {
                faults.push(format!("solved by {:?}, not {:?}", found(Merit::Solves), puzzle.solutions));
            }
            if found(Merit::Slower) != named(&puzzle.slower) {
                faults.push(format!("solved more slowly by {:?}, not {:?}", found(Merit::Slower), puzzle.slower));
            }
            let winning = merits.iter().filter(|(_, merit)| *merit != Merit::Fails).count();
            if puzzle.plies > 1 && puzzle.source.is_empty() && winning * 2 > merits.len() {
                faults.push(format!("{winning} of {} actions reach the goal", merits.len()));
            }
        }
    }
    let mut now = position.boxed();
    for action in &puzzle.line {
        match after(&*now, action) {
            Ok(next) => now = next,
            Err(error) => return [faults, vec![error]].concat(),
        }
    }
    let reach = puzzle.reaches(&*now, puzzle.line.len() as u32, NODES);
    if reach != Ok(Reach::Within(0)) || now.outcome().is_none() {
        faults.push(format!("the line {:?} does not end at the goal", puzzle.line));
    }
    let fitting = Motif::fitting(puzzle);
    if !fitting.contains(&puzzle.motif) {
        faults.push(format!("the motif is {}, but {fitting:?} fit", puzzle.motif));
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
fn the_puzzles_of_a_card_begin_with_those_of_one_action_and_are_graded_by_thirds_of_difficulty() {
    for &game in GameId::ALL {
        let puzzles = puzzles(game);
        assert!(puzzles.all().is_sorted_by_key(|puzzle| puzzle.grade), "{}: the easy ones first", game.id());
        for card in cards(&puzzles) {
            let of_card: Vec<&Puzzle> = puzzles.of_card(card).collect();
            let key = |puzzle: &Puzzle| (puzzle.plies > 1, puzzle.difficulty);
            let sorted = of_card.is_sorted_by(|a, b| key(a) <= key(b));
            assert!(sorted, "{} {card}: the easy ones first", game.id());
            for (place, puzzle) in of_card.iter().enumerate() {
                let grade = if puzzle.plies == 1 { 1 } else { place * 3 / of_card.len() + 1 };
                assert_eq!(usize::from(puzzle.grade), grade, "{} {}", game.id(), puzzle.id);
            }
        }
    }
}

/// The games in which no position was found that one turn decides and that offers a choice (`docs/motifs.md`).
const NO_ONE_TURN: [&str; 1] = ["fang"];

#[test]
fn the_first_puzzle_of_every_card_is_solved_in_one_turn() {
    for &game in GameId::ALL {
        let puzzles = puzzles(game);
        for card in cards(&puzzles) {
            let is_easy = puzzles.of_card(card).any(|puzzle| puzzle.turns() == 1 && puzzle.grade == 1);
            assert_eq!(is_easy, !NO_ONE_TURN.contains(&game.id()), "{} {card}", game.id());
        }
    }
}

/// The games of whose puzzles more than half have one idea, because no other is found in enough of them
/// (`docs/motifs.md`).
const ONE_IDEA: [&str; 2] = ["mak_yek", "ming_mang"];

#[test]
fn at_most_half_of_a_card_has_the_same_motif_and_no_answer_is_repeated_for_the_same_reason() {
    let mut complaints = Vec::new();
    for &game in GameId::ALL {
        let puzzles = puzzles(game);
        for card in cards(&puzzles) {
            let of_card: Vec<&Puzzle> = puzzles.of_card(card).collect();
            for motif in Motif::ALL {
                let count = of_card.iter().filter(|puzzle| puzzle.motif == *motif).count();
                if count * 2 > of_card.len() && !ONE_IDEA.contains(&game.id()) {
                    complaints.push(format!("{} {card}: {count} of {} are {motif}", game.id(), of_card.len()));
                }
            }
            // The problems of the sources stay as they are.
            let own = || of_card.iter().filter(|puzzle| puzzle.source.is_empty());
            let answers: BTreeSet<_> = own().map(|puzzle| (puzzle.motif, &puzzle.solutions)).collect();
            if answers.len() < own().count() {
                complaints.push(format!("{} {card}: an answer is repeated", game.id()));
            }
        }
    }
    assert_none(&complaints);
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
