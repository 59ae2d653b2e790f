//! Proposals for a tournament that fits a lesson: which game, on which board, how many rounds, how many minutes each, and why.
//!
//! The time of a lesson is the time to begin, the rounds with a change of tables after each, and the prize-giving.

use super::lengths::{Board, boards};
use super::presets::Cycle;
use super::wire::{AtBell, Setup, System};
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use tabuleiro_pairing::{round_robin, swiss};

/// The numbers of children for which there are proposals.
pub const CHILDREN: RangeInclusive<usize> = 2..=200;

/// The lengths of a lesson in minutes for which there are proposals.
pub const MINUTES: RangeInclusive<u32> = 10..=180;

/// The greatest number of proposals.
const MOST: usize = 4;

/// The games where no cycle is given, those for the youngest pupils first.
const GAMES: [&str; 7] = ["semaforo", "atari_go", "dominorio", "rastros", "hex", "gatos_e_caes", "produto"];

/// The most entrants among whom everybody meets everybody: those of one group.
const FEW: usize = round_robin::GROUP[1];

/// The minutes between two rounds, in which pupils find their next opponent.
const CHANGE: u32 = 2;

/// The minutes of the prize-giving.
const PRIZES: u32 = 3;

/// The number of rounds below which a smaller board is better than fewer rounds.
const ENOUGH: u32 = 3;

/// A tournament for a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proposal {
    /// The section.
    pub setup: Setup,
    /// Why it is as it is, and where the time goes, in the order in which a page says it.
    pub reasons: Vec<Reason>,
    /// The minutes that it takes with everything, at most those of the lesson.
    pub minutes: u32,
}

/// A reason, or a part of the time of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Reason {
    /// The game is one of those that the championship has for the cycle.
    Preset {
        /// The cycle.
        cycle: Cycle,
    },
    /// So long takes a match of the game on that board.
    FitsGame {
        /// The id of the game.
        game: String,
        /// The minutes of a match.
        minutes: u32,
    },
    /// The board is smaller than usual, because there would not be time for enough rounds.
    SmallBoard,
    /// Everybody meets everybody, because there are few children.
    FewChildren,
    /// There are so many rounds, in which everybody meets somebody with about as many points.
    Rounds {
        /// The number of rounds.
        rounds: u32,
        /// The minutes of a round, after which the bell rings.
        minutes: u32,
    },
    /// There are fewer rounds than the system needs to tell who is the best of all.
    FewRounds {
        /// The number of rounds that it needs.
        needed: u32,
    },
    /// A pair plays two matches in a round, so that each child moves first once.
    BothSides,
    /// There is no time for two rounds: whoever is ready plays.
    FreePlay {
        /// The minutes of play.
        minutes: u32,
    },
    /// The number of children is odd: in each round one child plays the computer.
    OddNumber,
    /// So many minutes are for scanning the code, choosing a name and explaining the rules.
    SetUp {
        /// The minutes.
        minutes: u32,
        /// Whether that is too short for a class that does it for the first time.
        short: bool,
    },
    /// So long pupils have after each round to find their next opponent.
    Change {
        /// The seconds.
        seconds: u32,
    },
    /// So many minutes are for the prize-giving.
    Prizes {
        /// The minutes.
        minutes: u32,
    },
}

/// The minutes of set-up that a class needs the first time.
const SET_UP: u32 = 8;

/// Returns the minutes of set-up: a fifth of a short lesson.
fn set_up(minutes: u32) -> u32 {
    (minutes / 5).clamp(3, SET_UP)
}

/// Returns proposals for a lesson, the best one first: tournaments before free play, then the easiest games. With a cycle the games
/// are those of the championship. There are none outside [`CHILDREN`] and [`MINUTES`].
#[must_use]
pub fn propose(children: usize, minutes: u32, cycle: Option<Cycle>) -> Vec<Proposal> {
    if !CHILDREN.contains(&children) || !MINUTES.contains(&minutes) {
        return Vec::new();
    }
    let games: Vec<&str> = cycle.map_or(GAMES.to_vec(), |cycle| cycle.games().to_vec());
    let mut proposals: Vec<Proposal> =
        games.into_iter().filter_map(|game| of_game(game, children, minutes, cycle)).collect();
    proposals.sort_by_key(|proposal| proposal.setup.system == System::Free);
    proposals.truncate(MOST);
    proposals
}

/// How a game is played in the time that there is.
#[derive(Clone, Copy, Debug)]
struct Plan {
    board: Board,
    system: System,
    /// None in free play.
    rounds: u32,
    matches: u8,
}

impl Plan {
    /// Returns the minutes that all rounds take at least.
    const fn minutes(self) -> u32 {
        self.rounds * (self.match_minutes() + CHANGE)
    }

    const fn match_minutes(self) -> u32 {
        self.board.minutes * self.matches as u32
    }
}

/// Returns the rounds that show who is the best, and how pairs are made for that.
fn full(children: usize) -> (System, u32) {
    if children <= FEW {
        // With an odd number each child is left over once.
        (System::Robin, children.next_multiple_of(2) as u32 - 1)
    } else {
        (System::Swiss, swiss::rounds(children))
    }
}

/// Returns the best plan that takes at most so many minutes. All rounds on the usual board are the best; then all on a smaller
/// one, three or more, two, and free play.
fn plan(boards: &[Board], children: usize, time: u32) -> Option<Plan> {
    let (system, rounds) = full(children);
    let complete = boards.iter().flat_map(|&board| [2, 1].map(|matches| Plan { board, system, rounds, matches }));
    if let Some(plan) = complete.into_iter().find(|plan| plan.minutes() <= time) {
        return Some(plan);
    }
    let most = swiss::rounds(children);
    for least in [ENOUGH, 2] {
        let fewer = boards.iter().map(|&board| {
            let rounds = most.min(time / (board.minutes + CHANGE));
            Plan { board, system: System::Swiss, rounds, matches: 1 }
        });
        if let Some(plan) = fewer.into_iter().find(|plan| plan.rounds >= least) {
            return Some(plan);
        }
    }
    // A board on which each child can play twice, or the smallest one.
    let board = boards.iter().find(|board| 2 * board.minutes <= time).or(boards.last())?;
    Some(Plan { board: *board, system: System::Free, rounds: 0, matches: 1 })
}

fn of_game(game: &str, children: usize, minutes: u32, cycle: Option<Cycle>) -> Option<Proposal> {
    let boards: Vec<Board> = boards(game).collect();
    let before = set_up(minutes);
    let time = minutes.checked_sub(before + PRIZES)?;
    let plan = plan(&boards, children, time)?;
    // What is left makes the rounds longer, up to half of a match: pupils who learn a game need longer.
    let round = time.checked_div(plan.rounds).map_or(time, |round| {
        let longest = (3 * plan.match_minutes()).div_ceil(2);
        (round - CHANGE).min(longest)
    });
    let playing = if plan.system == System::Free { round } else { plan.rounds * (round + CHANGE) };
    let setup = Setup {
        game: game.into(),
        options: plan.board.options.iter().map(ToString::to_string).collect(),
        system: plan.system,
        rounds: (plan.rounds > 0).then_some(plan.rounds),
        matches: plan.matches,
        clock: None,
        minutes: Some(round),
        bell: AtBell::Draw,
        level: None,
        from: None,
    };
    let is_small = boards.first().is_some_and(|usual| *usual != plan.board);
    let reasons = reasons(&plan, children, round, before, is_small, cycle);
    Some(Proposal { setup, reasons, minutes: before + playing + PRIZES })
}

fn reasons(plan: &Plan, children: usize, round: u32, before: u32, is_small: bool, cycle: Option<Cycle>) -> Vec<Reason> {
    let is_free = plan.system == System::Free;
    let mut reasons: Vec<Reason> = cycle.map(|cycle| Reason::Preset { cycle }).into_iter().collect();
    reasons.push(Reason::FitsGame { game: plan.board.game.into(), minutes: plan.board.minutes });
    reasons.extend(is_small.then_some(Reason::SmallBoard));
    reasons.extend((plan.system == System::Robin).then_some(Reason::FewChildren));
    reasons.push(if is_free {
        Reason::FreePlay { minutes: round }
    } else {
        Reason::Rounds { rounds: plan.rounds, minutes: round }
    });
    let needed = full(children).1;
    reasons.extend((!is_free && plan.rounds < needed).then_some(Reason::FewRounds { needed }));
    reasons.extend((plan.matches == 2).then_some(Reason::BothSides));
    reasons.extend((!children.is_multiple_of(2)).then_some(Reason::OddNumber));
    reasons.push(Reason::SetUp { minutes: before, short: before < SET_UP });
    reasons.extend((!is_free).then_some(Reason::Change { seconds: 60 * CHANGE }));
    reasons.push(Reason::Prizes { minutes: PRIZES });
    reasons
}

#[cfg(test)]
mod tests;
