//! The program's replies in a puzzle: the longest defence to a right action, a refutation of a wrong one.

use tabuleiro_games::AnyPosition;
use tabuleiro_games::matches::Match;
use tabuleiro_learning::Puzzle;

/// Node limit for one reply: a fraction of a second, also in a browser.
const NODES: u64 = 60_000;

/// The result of a person's action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum AnswerResult {
    /// The goal is reached.
    Solved,
    /// Right so far, and it is the person's turn again.
    GoesOn,
    /// Right so far; the reply.
    Right(String),
    /// Wrong; the refutation, if there is one.
    Wrong(Option<String>),
}

/// Evaluates the last action of a match that began with the puzzle's position.
pub(super) fn judge(puzzle: &Puzzle, game: &Match) -> AnswerResult {
    let (now, played) = (game.position(), game.cursor() as u32);
    let on_the_line =
        game.plies()[..game.cursor()].iter().map(|ply| &ply.text).eq(puzzle.line.iter().take(game.cursor()));
    let right = match played {
        1 => puzzle.solutions.contains(&game.plies()[0].text),
        _ => on_the_line || matches!(puzzle.holds(now, played, NODES), Ok(Some(_))),
    };
    if now.outcome().is_some() {
        let reached = matches!(puzzle.holds(now, played, NODES), Ok(Some(0)));
        return if reached { AnswerResult::Solved } else { AnswerResult::Wrong(None) };
    }
    let theirs = now.person() == puzzle.position().person();
    match (right, theirs) {
        (true, true) => AnswerResult::GoesOn,
        (true, false) if on_the_line => match puzzle.line.get(game.cursor()) {
            Some(reply) => AnswerResult::Right(reply.clone()),
            None => AnswerResult::GoesOn,
        },
        (true, false) => longest(puzzle, now, played).map_or(AnswerResult::GoesOn, AnswerResult::Right),
        (false, true) => AnswerResult::Wrong(None),
        (false, false) => AnswerResult::Wrong(refutation(puzzle, now, played)),
    }
}

/// Returns every reply with the position after it.
fn replies(now: &dyn AnyPosition) -> impl Iterator<Item = (String, Box<dyn AnyPosition>)> {
    now.legal().into_iter().filter_map(move |offer| {
        let mut after = now.boxed();
        after.play_offer(&offer, &mut Vec::new()).ok()?;
        Some((offer.text, after))
    })
}

/// Returns the reply that delays the goal longest.
fn longest(puzzle: &Puzzle, now: &dyn AnyPosition, played: u32) -> Option<String> {
    let rated = replies(now).map(|(text, after)| (puzzle.holds(&*after, played + 1, NODES).ok().flatten(), text));
    rated.max_by_key(|(within, _)| *within).map(|(_, text)| text)
}

/// Returns a reply after which the goal cannot be reached.
fn refutation(puzzle: &Puzzle, now: &dyn AnyPosition, played: u32) -> Option<String> {
    let mut all = replies(now);
    all.find(|(_, after)| puzzle.holds(&**after, played + 1, NODES) == Ok(None)).map(|(text, _)| text)
}
