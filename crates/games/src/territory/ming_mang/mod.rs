//! Ming Mang (`docs/rulings.md`, 34).
//!
//! Two bitboards with the slides and captures of [`custody`](crate::custody). Territory is found with two floods, one
//! from the men of each side: an empty cell that only one flood reaches belongs to that side. Superko needs the boards
//! of the whole match.

mod game;
mod heuristic;
mod position_history;
#[cfg(test)]
mod tests;

use crate::custody::{beside, enclosed, nth_slide, slides};
use crate::square::SlideOrPass as Action;
use crate::square::{Grid, Set, east, flood, north, orthogonal, south, west};
use crate::unseen::Unseen;
use position_history::{PositionHistory, board_key};
use tabuleiro_rules::{
    Effect, Effects, Facts, Family, Kind, OptionSpec, Options, Outcome, Piece, Player, Position, Rng, Seat, Travel,
    below, chain, mover_and_outcome,
};

static FACTS: Facts = Facts::new("ming_mang", "Ming Mang", "Ming Mang", Family::Territory)
    .notation("A-B | pass")
    .traditional("004")
    .seats([Seat::WHITE, Seat::BLACK])
    // Only superko limits the length. Of 10 000 random matches the longest had 3568 actions.
    .plies(60, 20_000)
    .variants(&["torneio", "linhas"])
    .options(&[OptionSpec::FIRST, OptionSpec::NO_PROGRESS]);

/// A side with more points than this wins at once (rule 10).
const HALF: u8 = 32;

const GRID: Grid = Grid::bitboard(8);

/// A position of Ming Mang.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MingMang {
    /// The men of White and of Black.
    men: [u64; 2],
    mover: Player,
    /// The number of passes in a row.
    passes: u8,
    /// Whether whole rows are captured (a variant).
    rows: bool,
    /// The points of both sides: men and territory.
    totals: [u8; 2],
    /// The number of actions without a capture.
    quiet: Unseen<u16>,
    /// The number of actions without a capture that makes a draw; 0 = never.
    patience: Unseen<u16>,
    /// How and why the game ended.
    end: Unseen<Option<(Outcome, &'static str)>>,
    past: Unseen<PositionHistory>,
}

/// The empty cells that belong to each side: their connected region is adjacent to men of that side only.
#[inline]
fn territory(men: [u64; 2]) -> [u64; 2] {
    let empty = !(men[0] | men[1]);
    let [light, dark] = men.map(|side| flood(orthogonal(side), empty));
    [light & !dark, dark & !light]
}

/// The men captured in the variant `linhas`: every unbroken row of opposing men between the man on `to` and another man
/// of `own` (docs/rulings.md, Ming Mang).
fn enclosed_rows(to: u8, own: u64, opp: u64) -> u64 {
    let steps: [fn(u64) -> u64; 4] = [north, east, south, west];
    let row = |step: fn(u64) -> u64| {
        let (mut row, mut at) = (0, step(1 << to));
        while at & opp != 0 {
            row |= at;
            at = step(at);
        }
        if at & own != 0 { row } else { 0 }
    };
    steps.into_iter().map(row).fold(0, |all, row| all | row)
}

fn man(side: Player) -> Piece {
    Piece::new(Kind::Disc, FACTS.seats[side.index()].tone)
}

impl MingMang {
    fn with_men(men: [u64; 2], mover: Player, options: &Options) -> MingMang {
        MingMang {
            men,
            mover,
            passes: 0,
            rows: options.variant == "linhas",
            totals: totals(men),
            quiet: Unseen(0),
            patience: Unseen(options.number("no_progress") as u16),
            end: Unseen(None),
            past: Unseen(PositionHistory::new()),
        }
    }

    fn empty(&self) -> u64 {
        !(self.men[0] | self.men[1])
    }

    /// The men that a slide of the mover captures.
    #[inline]
    fn caught(&self, from: u8, to: u8) -> u64 {
        let own = self.mover.index();
        let after = self.men[own] & !(1 << from) | 1 << to;
        let opp = self.men[1 - own];
        if beside(to).into_iter().fold(0, |all, one| all | one) & opp == 0 {
            0
        } else if self.rows {
            enclosed_rows(to, after, opp)
        } else {
            enclosed(to, after, opp, 0)
        }
    }

    /// The men after a slide of the mover.
    #[inline]
    fn after(&self, from: u8, to: u8) -> [u64; 2] {
        let (own, caught) = (self.mover.index(), self.caught(from, to));
        let mut men = self.men;
        men[own] = men[own] & !(1 << from) | 1 << to | caught;
        men[1 - own] &= !caught;
        men
    }

    /// Whether a slide recreates an earlier board, which is forbidden (docs/rulings.md, Ming Mang).
    #[inline]
    fn recreates(&self, from: u8, to: u8) -> bool {
        self.past.has(board_key(self.after(from, to)))
    }

    /// Whether a man of the mover is adjacent to an empty cell. docs/rulings.md, Ming Mang: a player who cannot move
    /// any man loses; superko does not count as blocking a man.
    #[inline]
    fn can_move(&self) -> bool {
        orthogonal(self.men[self.mover.index()]) & self.empty() != 0
    }

    /// The outcome by points.
    fn by_count(&self) -> Outcome {
        Outcome::by_points(self.totals.map(i32::from))
    }

    /// Ends the game if the board decides it. `mover` is already the player of the next turn.
    #[inline]
    fn settle(&mut self) {
        let side = |index: usize| Player::from_second(index == 1);
        if let Some(loser) = self.men.iter().position(|&men| men == 0) {
            *self.end = Some((Outcome::Win(side(1 - loser)), "end-captured-all"));
        } else if let Some(winner) = self.totals.iter().position(|&total| total > HALF) {
            *self.end = Some((Outcome::Win(side(winner)), "end-over-half"));
        } else if self.passes == 2 {
            *self.end = Some((self.by_count(), "end-count"));
        } else if !self.can_move() {
            *self.end = Some((Outcome::Win(self.mover.other()), "end-blocked"));
        }
    }

    fn emit_effects<E: Effects>(&self, from: u8, to: u8, caught: u64, effects: &mut E) {
        let (own, opp) = (man(self.mover), man(self.mover.other()));
        let (start, goal) = (GRID.site(from), GRID.site(to));
        effects.push(0, Effect::Move { from: start, to: goal, piece: own, count: 1, travel: Travel::Slide });
        // Captured rows flip from the captor outwards, one man of each row a beat.
        for distance in 1..8 {
            for cell in caught.cells() {
                let (dr, df) = ((cell / 8).abs_diff(to / 8), (cell % 8).abs_diff(to % 8));
                if dr + df == distance {
                    let nearer = |a: u8, b: u8| a + u8::from(a < b) - u8::from(a > b);
                    let by = GRID.site(8 * nearer(cell / 8, to / 8) + nearer(cell % 8, to % 8));
                    effects.push(u16::from(distance), Effect::Flip { at: GRID.site(cell), from: opp, to: own, by });
                }
            }
        }
    }
}

/// The points of both sides: men and territory.
fn totals(men: [u64; 2]) -> [u8; 2] {
    let land = territory(men);
    [0, 1].map(|side| (men[side] | land[side]).count_ones() as u8)
}

impl Position for MingMang {
    type Action = Action;

    mover_and_outcome!(|position| position.end.map(|(outcome, _)| outcome));

    fn list_actions(&self, out: &mut Vec<Action>) {
        let empty = self.empty();
        for from in self.men[self.mover.index()].cells() {
            let goals = slides(1 << from, empty).into_iter().fold(0, |all, one| all | one);
            let allowed = goals.cells().filter(|&to| !self.recreates(from, to));
            out.extend(allowed.map(|to| Action::Slide { from, to }));
        }
        out.push(Action::Pass);
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        *self.quiet = self.quiet.saturating_add(1);
        match action {
            Action::Pass => {
                effects.push(0, Effect::Pass { player: self.mover });
                self.passes = (self.passes + 1).min(2);
                self.mover = self.mover.other();
            }
            Action::Slide { from, to } => {
                let caught = self.caught(from, to);
                if E::LIVE {
                    self.emit_effects(from, to, caught, effects);
                }
                if caught != 0 {
                    *self.quiet = 0;
                }
                self.men = self.after(from, to);
                self.totals = totals(self.men);
                self.past.push(board_key(self.men));
                self.passes = 0;
                self.mover = self.mover.other();
            }
        }
        self.settle();
        if self.end.is_none() && *self.patience != 0 && *self.quiet >= *self.patience {
            // docs/rulings.md, 0.5: ends matches without captures in which neither player passes.
            *self.end = Some((Outcome::Draw, "end-no-progress"));
        }
    }

    #[inline]
    fn key(&self) -> u64 {
        let state = self.mover as u64 | u64::from(self.passes) << 1 | u64::from(self.rows) << 3;
        chain([state, self.men[1], self.men[0]])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, scratch: &mut Vec<Action>) -> Action {
        let men = self.men[self.mover.index()];
        let targets = slides(men, self.empty());
        let total: u32 = targets.iter().map(|set| set.count_ones()).sum();
        // Few slides recreate a board: rejection sampling.
        for _ in 0..8 {
            let n = below(rng, total + 1);
            if n == total {
                return Action::Pass;
            }
            let (from, to) = nth_slide(men, &targets, n);
            if !self.recreates(from, to) {
                return Action::Slide { from, to };
            }
        }
        scratch.clear();
        self.actions(scratch);
        scratch[below(rng, scratch.len() as u32) as usize]
    }
}
