//! The program's replies in a puzzle: the longest defence to a right action, a refutation of a wrong one.

use crate::app::power::{Need, Work, count};
#[cfg(not(target_family = "wasm"))]
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, futures_lite::future::yield_now, poll_once};
use tabuleiro_games::AnyPosition;
use tabuleiro_games::matches::Match;
use tabuleiro_learning::Puzzle;

/// Node limit for the search of one reply: a fraction of a second, also in a browser.
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

/// The evaluation of the last action of a match that began with the puzzle's position. It advances by one search at a
/// time.
pub(super) struct Evaluation {
    puzzle: Puzzle,
    now: Box<dyn AnyPosition>,
    played: u32,
    /// The actions so far, if they are the beginning of the puzzle's line.
    is_on_the_line: bool,
    is_solution: bool,
    stage: Stage,
}

/// What is to be searched next.
enum Stage {
    /// Whether the action is right.
    Action,
    /// The remaining replies of which the one that delays the goal longest is sought, and the best so far.
    Longest(Vec<Reply>, Option<(Option<u32>, String)>),
    /// The remaining replies of which one refutes the action.
    Refutation(Vec<Reply>),
}

/// A reply and the position after it.
type Reply = (String, Box<dyn AnyPosition>);

impl Evaluation {
    /// Begins an evaluation; nothing is searched yet.
    pub(super) fn new(puzzle: &Puzzle, game: &Match) -> Evaluation {
        let played = game.plies()[..game.cursor()].iter().map(|ply| &ply.text);
        Evaluation {
            puzzle: puzzle.clone(),
            now: game.position().boxed(),
            played: game.cursor() as u32,
            is_on_the_line: played.eq(puzzle.line.iter().take(game.cursor())),
            is_solution: game.cursor() == 1 && puzzle.solutions.contains(&game.plies()[0].text),
            stage: Stage::Action,
        }
    }

    /// Searches one position; returns the result once it is known.
    pub(super) fn advance(&mut self) -> Option<AnswerResult> {
        let after_reply = self.played + 1;
        match &mut self.stage {
            Stage::Action => self.evaluate(),
            Stage::Longest(replies, longest) => {
                let Some((text, after)) = replies.pop() else {
                    let longest = longest.take().map(|(_, text)| text);
                    return Some(longest.map_or(AnswerResult::GoesOn, AnswerResult::Right));
                };
                let within = self.puzzle.holds(&*after, after_reply, NODES).ok().flatten();
                if longest.as_ref().is_none_or(|(most, _)| within >= *most) {
                    *longest = Some((within, text));
                }
                None
            }
            Stage::Refutation(replies) => {
                let Some((text, after)) = replies.pop() else { return Some(AnswerResult::Wrong(None)) };
                let refutes = self.puzzle.holds(&*after, after_reply, NODES) == Ok(None);
                refutes.then_some(AnswerResult::Wrong(Some(text)))
            }
        }
    }

    /// Searches whether the action is right, and determines what follows.
    fn evaluate(&mut self) -> Option<AnswerResult> {
        let within = |now: &dyn AnyPosition| self.puzzle.holds(now, self.played, NODES);
        if self.now.outcome().is_some() {
            let is_reached = matches!(within(&*self.now), Ok(Some(0)));
            return Some(if is_reached { AnswerResult::Solved } else { AnswerResult::Wrong(None) });
        }
        let is_right = match self.played {
            1 => self.is_solution,
            _ => self.is_on_the_line || matches!(within(&*self.now), Ok(Some(_))),
        };
        let is_persons_turn = self.now.person() == self.puzzle.position().person();
        // The replies are taken from the end.
        let replies = |now: &dyn AnyPosition| replies(now).collect::<Vec<_>>().into_iter().rev().collect();
        match (is_right, is_persons_turn) {
            (true, true) => return Some(AnswerResult::GoesOn),
            (false, true) => return Some(AnswerResult::Wrong(None)),
            (true, false) if self.is_on_the_line => {
                let reply = self.puzzle.line.get(self.played as usize).cloned();
                return Some(reply.map_or(AnswerResult::GoesOn, AnswerResult::Right));
            }
            (true, false) => self.stage = Stage::Longest(replies(&*self.now), None),
            (false, false) => self.stage = Stage::Refutation(replies(&*self.now)),
        }
        None
    }
}

/// An evaluation in progress: a task on the desktop; on the page one search in each frame. Dropping it ends it.
pub(super) struct Judging {
    #[cfg(not(target_family = "wasm"))]
    task: Task<AnswerResult>,
    #[cfg(target_family = "wasm")]
    evaluation: Evaluation,
}

impl Judging {
    /// Whether the evaluation needs frames to advance.
    pub(super) const NEED: Need = if cfg!(target_family = "wasm") { Need::Frames } else { Need::Answer };

    /// Begins the evaluation of the last action.
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn begin(puzzle: &Puzzle, game: &Match) -> Judging {
        count(Work::Search);
        let mut evaluation = Evaluation::new(puzzle, game);
        let task = AsyncComputeTaskPool::get().spawn(async move {
            loop {
                if let Some(result) = evaluation.advance() {
                    return result;
                }
                // A task that is dropped ends here.
                yield_now().await;
            }
        });
        Judging { task }
    }

    /// Returns the result once it is known.
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn poll(&mut self) -> Option<AnswerResult> {
        block_on(poll_once(&mut self.task))
    }

    /// Waits until the result is known.
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn wait(&self) {
        while !self.task.is_finished() {
            std::thread::sleep(std::time::Duration::from_millis(1));
        }
    }

    /// Begins the evaluation of the last action.
    #[cfg(target_family = "wasm")]
    pub(super) fn begin(puzzle: &Puzzle, game: &Match) -> Judging {
        count(Work::Search);
        Judging { evaluation: Evaluation::new(puzzle, game) }
    }

    /// Advances; returns the result once it is known.
    #[cfg(target_family = "wasm")]
    pub(super) fn poll(&mut self) -> Option<AnswerResult> {
        self.evaluation.advance()
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
