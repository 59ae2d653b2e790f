//! Judgements of actions in puzzles: right, slower or wrong, and the reply of the program.

use super::files::read_existing;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::{Match, Record};
use tabuleiro_learning::{JudgeError, JudgeRequest, Judgement, Judging, Puzzle, Puzzles, puzzle_path};

fn puzzles(game: GameId) -> Puzzles {
    Puzzles::read(&read_existing(&puzzle_path(game)), game).unwrap_or_else(|error| panic!("{error}"))
}

/// Returns the match that begins with the puzzle's position after some actions.
fn played(puzzle: &Puzzle, moves: &[&str]) -> Match {
    let options = puzzle.options.words(puzzle.position().facts());
    let record = Record {
        options,
        start: Some(puzzle.position().object()),
        moves: moves.iter().map(ToString::to_string).collect(),
        ..Record::of(puzzle.position().id().id())
    };
    Match::from_record(&record).unwrap_or_else(|error| panic!("{error}"))
}

/// Returns the judgement of the last action, which is the same from a request in another process.
fn judged(puzzle: &Puzzle, moves: &[&str]) -> Judgement {
    let finish = |mut judging: Judging| {
        loop {
            if let Some(judgement) = judging.advance() {
                return judgement;
            }
        }
    };
    let game = played(puzzle, moves);
    let judgement = finish(Judging::new(puzzle, &game));
    let text = serde_json::to_string(&JudgeRequest::new(puzzle, &game)).unwrap();
    let request = JudgeRequest::read(&text).unwrap();
    assert_eq!(finish(request.begin().unwrap()), judgement);
    judgement
}

#[test]
fn a_slower_win_is_called_one_and_never_wrong() {
    let mut count = 0;
    for &game in GameId::ALL {
        for puzzle in puzzles(game).all() {
            for action in &puzzle.slower {
                assert_eq!(judged(puzzle, &[action.as_str()]), Judgement::Slower, "{} {}", game.id(), puzzle.id);
                count += 1;
            }
        }
    }
    assert!(count > 100, "{count} slower wins");
}

#[test]
fn every_action_of_a_line_is_right_and_the_last_one_solves_the_puzzle() {
    for &game in GameId::ALL {
        for puzzle in puzzles(game).all().iter().take(6) {
            let line: Vec<&str> = puzzle.line.iter().map(String::as_str).collect();
            let position = |played: usize| person_after(puzzle, &line[..played]);
            for ply in (1..=line.len()).filter(|&ply| position(ply - 1) == puzzle.position().person()) {
                let judgement = judged(puzzle, &line[..ply]);
                let expected = match line.get(ply) {
                    None => Judgement::Solved,
                    Some(_) if position(ply) == puzzle.position().person() => Judgement::GoesOn,
                    Some(reply) => Judgement::Right((*reply).to_string()),
                };
                assert_eq!(judgement, expected, "{} {} after {ply}", game.id(), puzzle.id);
            }
        }
    }
}

/// Returns the person who decides after some actions.
fn person_after(puzzle: &Puzzle, moves: &[&str]) -> tabuleiro_rules::Player {
    played(puzzle, moves).position().person()
}

#[test]
fn a_wrong_action_is_refuted_by_a_reply_that_can_be_played() {
    for &game in GameId::ALL {
        let puzzles = puzzles(game);
        let Some(puzzle) = puzzles.all().iter().find(|puzzle| puzzle.plies == 3) else { continue };
        let wrong = puzzle.position().legal().into_iter().map(|offer| offer.text).find(|text| {
            let next = played(puzzle, &[text.as_str()]);
            let is_theirs = next.position().person() != puzzle.position().person();
            is_theirs && !next.decided() && !puzzle.solutions.contains(text) && !puzzle.slower.contains(text)
        });
        let Some(wrong) = wrong else { continue };
        let Judgement::Wrong(Some(reply)) = judged(puzzle, &[wrong.as_str()]) else {
            panic!("{} {}: '{wrong}' is not refuted", game.id(), puzzle.id)
        };
        played(puzzle, &[wrong.as_str(), reply.as_str()]);
    }
}

#[test]
fn a_request_that_cannot_be_answered_says_why() {
    let hex = puzzles(GameId::Hex);
    let puzzle = &hex.all()[0];
    let text = serde_json::to_string(&JudgeRequest::new(puzzle, &played(puzzle, &[]))).unwrap();
    let begin = |text: &str| JudgeRequest::read(text).and_then(|request| request.begin());
    assert!(matches!(begin("{}"), Err(JudgeError::Text(_))));
    assert!(matches!(begin(&text.replace("\"hex\"", "\"ludo\"")), Err(JudgeError::Game(name)) if name == "ludo"));
    assert!(matches!(begin(&text.replace("\"moves\":[]", "\"moves\":[\"z99\"]")), Err(JudgeError::Action(_))));
    assert!(matches!(begin(&text.replace("\"goal\":\"win\"", "\"goal\":\"fly\"")), Err(JudgeError::Puzzle(_))));
}
