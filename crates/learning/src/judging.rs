//! The judgement of a solver's actions, and the program's replies: the longest defence to a right action, a refutation of
//! a wrong one.

use super::judge::{JudgeError, JudgeRequest, Judgement};
use super::puzzle::Puzzle;
use super::reach::Reach;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_engine::search::exact::Exhausted;

/// The greatest number of nodes for one position: a fraction of a second, also in a browser.
const NODES: u64 = 60_000;

impl JudgeRequest {
    /// Sets up the puzzle and its position.
    ///
    /// # Errors
    /// [`JudgeError`], if the puzzle or its actions are not of the game.
    pub fn begin(&self) -> Result<Judging, JudgeError> {
        let game = GameId::find(&self.game).map_err(|_| JudgeError::Game(self.game.clone()))?;
        let puzzle = Puzzle::from_entry(game, self.puzzle.clone())?;
        let mut now = puzzle.position().boxed();
        for action in &self.moves {
            now.play(action, &mut Vec::new())?;
        }
        Ok(Judging::begun(puzzle, now, &self.moves))
    }
}

/// A running judgement of the last action. It advances by one search at a time.
#[derive(Debug)]
pub struct Judging {
    puzzle: Puzzle,
    now: Box<dyn AnyPosition>,
    played: u32,
    /// The first action, if it is the one to be judged.
    first: Option<String>,
    /// Whether the actions so far are the beginning of the puzzle's line.
    is_on_the_line: bool,
    stage: Stage,
}

/// What is to be searched next.
#[derive(Debug)]
enum Stage {
    /// Whether the action is right.
    Action,
    /// The remaining replies of which the one that delays the goal longest is sought, and the best so far.
    Longest(Vec<Reply>, Option<(Reach, String)>),
    /// The remaining replies of which one refutes the action, and one that at least delays the goal.
    Refutation(Vec<Reply>, Option<String>),
}

/// A reply and the position after it.
type Reply = (String, Box<dyn AnyPosition>);

impl Judging {
    /// Begins the judgement of the last action of a match that began with the puzzle's position; nothing is searched yet.
    #[must_use]
    pub fn new(puzzle: &Puzzle, game: &Match) -> Judging {
        let moves: Vec<String> = game.plies()[..game.cursor()].iter().map(|ply| ply.text.clone()).collect();
        Judging::begun(puzzle.clone(), game.position().boxed(), &moves)
    }

    fn begun(puzzle: Puzzle, now: Box<dyn AnyPosition>, moves: &[String]) -> Judging {
        let is_on_the_line = moves.iter().eq(puzzle.line.iter().take(moves.len()));
        let first = if let [first] = moves { Some(first.clone()) } else { None };
        Judging { puzzle, now, played: moves.len() as u32, first, is_on_the_line, stage: Stage::Action }
    }

    /// Searches one position; returns the judgement once it is known.
    pub fn advance(&mut self) -> Option<Judgement> {
        let after_reply = self.played + 1;
        match &mut self.stage {
            Stage::Action => self.judge(),
            Stage::Longest(replies, longest) => {
                let Some((text, after)) = replies.pop() else {
                    let longest = longest.take().map(|(_, text)| text);
                    return Some(longest.map_or(Judgement::GoesOn, Judgement::Right));
                };
                // A reply that takes too long to examine is a good defence.
                let reach = self.puzzle.reaches(&*after, after_reply, NODES).unwrap_or(Reach::Never);
                if longest.as_ref().is_none_or(|(most, _)| reach >= *most) {
                    *longest = Some((reach, text));
                }
                None
            }
            Stage::Refutation(replies, delay) => {
                let Some((text, after)) = replies.pop() else { return Some(Judgement::Wrong(delay.take())) };
                match self.puzzle.reaches(&*after, after_reply, NODES) {
                    Ok(Reach::Never) => return Some(Judgement::Wrong(Some(text))),
                    Ok(Reach::Later) | Err(Exhausted) => drop(delay.get_or_insert(text)),
                    Ok(Reach::Within(_)) => {}
                }
                None
            }
        }
    }

    /// Searches whether the action is right, and determines what follows.
    fn judge(&mut self) -> Option<Judgement> {
        if self.now.outcome().is_some() {
            let reach = self.puzzle.reaches(&*self.now, self.played, NODES);
            let is_reached = matches!(reach, Ok(Reach::Within(_)));
            return Some(if is_reached { Judgement::Solved } else { Judgement::Wrong(None) });
        }
        let reach = match &self.first {
            Some(first) if self.puzzle.solutions.contains(first) => Ok(Reach::Within(u32::MAX)),
            Some(first) if self.puzzle.slower.contains(first) => Ok(Reach::Later),
            Some(_) if self.puzzle.short => Err(Exhausted),
            // All others were proved wrong when the puzzle was composed.
            Some(_) => Ok(Reach::Never),
            None if self.is_on_the_line => Ok(Reach::Within(u32::MAX)),
            None => self.puzzle.reaches(&*self.now, self.played, NODES),
        };
        let is_solvers_turn = self.now.person() == self.puzzle.position().person();
        // The replies are taken from the end.
        let replies = |now: &dyn AnyPosition| replies(now).into_iter().rev().collect();
        match (reach, is_solvers_turn) {
            (Ok(Reach::Within(_)), true) => return Some(Judgement::GoesOn),
            (Ok(Reach::Within(_)), false) if self.is_on_the_line => {
                let reply = self.puzzle.line.get(self.played as usize).cloned();
                return Some(reply.map_or(Judgement::GoesOn, Judgement::Right));
            }
            (Ok(Reach::Within(_)), false) => self.stage = Stage::Longest(replies(&*self.now), None),
            (Ok(Reach::Later), _) => return Some(Judgement::Slower),
            (Err(Exhausted), _) => return Some(Judgement::Unclear),
            (Ok(Reach::Never), true) => return Some(Judgement::Wrong(None)),
            (Ok(Reach::Never), false) => self.stage = Stage::Refutation(replies(&*self.now), None),
        }
        None
    }
}

/// Returns every reply with the position after it.
fn replies(now: &dyn AnyPosition) -> Vec<Reply> {
    let after = |offer: tabuleiro_catalogue::Offer| {
        let mut after = now.boxed();
        after.play_offer(&offer, &mut Vec::new()).ok()?;
        Some((offer.text, after))
    };
    now.legal().into_iter().filter_map(after).collect()
}
