//! Computes opening books. The lines of a book begin at the start position of a variant and consist of the best actions
//! that searches of the best level find, and of alternatives that are almost as good. Opponents below the best level
//! know some of the lines.
//!
//! ```text
//! cargo run --release --no-default-features --example openings -- 1 hex otelo_1_11
//! ```
//!
//! The first argument is the time of a search in seconds, the others are games, all if there are none. The program
//! writes `crates/games/openings/GAME.txt`. A book is compiled into the game by `openings!` in its `Heuristic`.

use std::error::Error;
use std::path::Path;
use std::process::ExitCode;
use std::time::Instant;
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_engine::search::{Candidate, Level, Opponent};
use tabuleiro_engine::{TimedSearch, Wanted};

/// The greatest number of replies for the first and the second action; later actions have one.
const BREADTH: [usize; 2] = [2, 3];
/// An alternative is worse than the best action by at most this value.
const MARGIN: f32 = 0.15;
/// If the best action has at most this value, the position is lost and alternatives are not listed.
const LOST: f32 = -0.9;
/// The greatest number of actions in a line.
const LONGEST: u32 = 6;
/// A line has at most one action for this many of a usual match.
const PART: u32 = 5;
const SEED: u64 = 1;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("openings: {error}\nusage: openings <seconds> [game …]");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<(), Box<dyn Error>> {
    let (seconds, ids) = arguments.split_first().ok_or("the time of a search is missing")?;
    let seconds = seconds.parse().map_err(|_| format!("'{seconds}' is not a number of seconds"))?;
    let games = ids.iter().map(|id| GameId::find(id)).collect::<Result<Vec<GameId>, _>>()?;
    for &game in if games.is_empty() { GameId::ALL } else { &games } {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("crates/games/openings/{}.txt", game.id()));
        std::fs::write(path, book(game, seconds)?)?;
    }
    Ok(())
}

/// Returns the text of the book of a game.
fn book(game: GameId, seconds: f32) -> Result<String, Box<dyn Error>> {
    let facts = game.facts();
    let mut text = String::new();
    for options in facts.defaults_of_variants() {
        let variant = options.variant;
        let start = game.start(&options)?;
        let most = (facts.typical_plies / PART).clamp(2, LONGEST) as usize;
        let mut book = Book { seconds, most, lines: Vec::new() };
        book.explore(&*start, &mut Vec::new());
        let prefix = if variant.is_empty() { String::new() } else { format!("{variant}: ") };
        for line in book.lines {
            text += &format!("{prefix}{}\n", line.join(" "));
        }
        eprintln!("{} {variant}", game.id());
    }
    Ok(text)
}

/// The book of a variant.
struct Book {
    /// The time of a search.
    seconds: f32,
    /// The number of actions in a line.
    most: usize,
    lines: Vec<Vec<String>>,
}

impl Book {
    /// Adds the lines that continue `played`, the actions that led to the position.
    fn explore(&mut self, position: &dyn AnyPosition, played: &mut Vec<String>) {
        if played.len() == self.most {
            self.lines.push(played.clone());
            return;
        }
        let breadth = BREADTH.get(played.len()).copied().unwrap_or(1);
        for reply in self.replies(position, breadth) {
            let mut next = position.boxed();
            if next.play(&reply, &mut Vec::new()).is_err() {
                continue;
            }
            if next.outcome().is_some() {
                self.lines.push(played.clone());
                continue;
            }
            played.push(reply);
            self.explore(&*next, played);
            played.pop();
        }
    }

    /// Returns the action of the best level, and up to `breadth` − 1 others that are not much worse.
    fn replies(&self, position: &dyn AnyPosition, breadth: usize) -> Vec<String> {
        let best = self.values(position.opponent(Level::BEST.into(), SEED));
        let mut replies: Vec<String> = best.into_iter().take(1).map(|candidate| candidate.text).collect();
        if breadth < 2 || replies.is_empty() {
            return replies;
        }
        let mut others = self.values(position.adviser(SEED));
        others.sort_by(|a, b| b.value.total_cmp(&a.value));
        let of_best = others.iter().find(|candidate| candidate.text == replies[0]).map_or(1.0, |best| best.value);
        if of_best <= LOST {
            return replies;
        }
        for other in others.into_iter().filter(|candidate| candidate.value >= of_best - MARGIN) {
            let is_image = |reply: &String| position.images(reply, position.key()).contains(&other.text);
            if replies.len() < breadth && !replies.iter().any(is_image) {
                replies.push(other.text);
            }
        }
        replies
    }

    /// Lets a search run, and returns the candidates of which it knows the value.
    fn values(&self, opponent: Box<dyn Opponent>) -> Vec<Candidate> {
        let mut search = TimedSearch::new(opponent, Wanted::Values, self.seconds);
        let begin = Instant::now();
        let answer = search.think(f64::INFINITY, || begin.elapsed().as_secs_f64());
        let candidates = answer.map_or_else(Vec::new, |answer| answer.candidates);
        candidates.into_iter().filter(|candidate| candidate.trust > 0.0).collect()
    }
}
