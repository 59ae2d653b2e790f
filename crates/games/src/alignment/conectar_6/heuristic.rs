//! What Conectar-6 contributes to search: open windows of six, and who must answer what.
//!
//! A window of six with four stones of one side and none of the other is a *threat*: two more stones make a line. Each
//! threat has at most two empty points, so that stopping all of them is covering the edges of a graph with as few points
//! as possible; a side with fewer stones to place than that has lost.

use super::{Action, Conectar6, LINE, ROWS};
use crate::in_a_row::{Rows, Windows, board, further, split, windows_through};
use tabuleiro_engine::search::{Heuristic, Ladder, Method};
use tabuleiro_rules::Player;

/// Worth of an open window by the stones it holds.
const WORTH: [i32; 6] = [0, 1, 5, 16, 50, 60];
/// A line next.
const WON: i32 = 90_000;
/// More threats than stones to answer them.
const LOST: i32 = 80_000;
/// Threats that are told apart; more cannot be answered anyway.
const THREATS: usize = 64;

/// The empty points of threats, two each (twice the same where there is one).
struct Threats {
    points: [[u16; 2]; THREATS],
    count: usize,
}

impl Threats {
    fn list(&self) -> &[[u16; 2]] {
        &self.points[..self.count]
    }

    /// Whether `stones` stones can stop all of them.
    fn answered(&self, stones: u8) -> bool {
        let Some(&edge) = self.list().first() else { return true };
        edge.iter().any(|&point| {
            let mut rest = self.list().iter().filter(|e| !e.contains(&point));
            match rest.next() {
                None => true,
                Some(_) if stones < 2 => false,
                Some(other) => other.iter().any(|second| rest.clone().all(|e| e.contains(second))),
            }
        })
    }
}

impl Conectar6 {
    /// Points no window may contain.
    fn outside(&self) -> Rows<ROWS> {
        board(self.side, self.side).map(|row: u32| !row)
    }

    /// The threats of a side: open windows with four stones or more.
    fn threats(&self, player: Player) -> Threats {
        let (own, opp) = (&self.stones[player.index()], &self.stones[player.other().index()]);
        let outside = self.outside();
        let closed: Rows<ROWS> = std::array::from_fn(|r| outside[r] | opp[r]);
        let mut threats = Threats { points: [[0; 2]; THREATS], count: 0 };
        for (row, axis) in (1..=usize::from(self.side)).flat_map(|row| (0..4).map(move |axis| (row, axis))) {
            if row + LINE as usize > ROWS && axis > 0 {
                continue;
            }
            let windows = Windows::of_row(own, &closed, row, axis, LINE);
            let mut starts = windows.holding(4) | windows.holding(5);
            while starts != 0 && threats.count < THREATS {
                let start = (row << 5) as u16 | starts.trailing_zeros() as u16;
                starts &= starts - 1;
                let points = (0..LINE as u16).map(|k| further(start, axis, k));
                let mut free = points.filter(|&p| self.is_empty(p));
                let first = free.next().unwrap_or_default();
                threats.points[threats.count] = [first, free.next().unwrap_or(first)];
                threats.count += 1;
            }
        }
        threats
    }
}

impl Heuristic for Conectar6 {
    const METHOD: Method = Method::AlphaBeta;
    const LADDERS: &'static [Ladder] = &[[-10, 6, 19, 33]];
    const SELECTIVE: bool = true;

    const BREADTH: usize = 24;

    /// Two open fours.
    const ADVANTAGE: i32 = 100;

    /// Lines that can be completed now, threats that cannot be answered; else the open windows of both.
    fn evaluate(&self) -> i32 {
        let (mover, sign) = (self.mover.index(), if self.mover == Player::First { 1 } else { -1 });
        let outside = self.outside();
        let (mut worth, mut ready, mut threatened) = ([0; 2], 0, 0);
        for row in 1..=usize::from(self.side) {
            for axis in 0..4 {
                if row + LINE as usize > ROWS && axis > 0 {
                    continue;
                }
                let all = [0, 1].map(|side| Windows::of_row(&self.stones[side], &outside, row, axis, LINE));
                for side in 0..2 {
                    let open = all[side].without(&all[1 - side]);
                    for (held, value) in (0..).zip(WORTH).skip(1) {
                        let found = open.holding(held);
                        worth[side] += value * found.count_ones() as i32;
                        if held >= 4 {
                            let counts = held + u32::from(self.left) >= LINE;
                            ready |= if side == mover && counts { found } else { 0 };
                            threatened |= if side == mover { 0 } else { found };
                        }
                    }
                }
            }
        }
        if ready != 0 {
            return sign * WON;
        }
        if threatened != 0 && !self.threats(self.mover.other()).answered(self.left) {
            return -sign * LOST;
        }
        worth[0] - worth[1] + sign * 12 * i32::from(self.left)
    }

    /// What the stone adds to the windows of its side and spoils of the other's.
    fn move_order(&self, Action(point): Action) -> i32 {
        let (row, column) = split(point);
        let near = |r: usize| (self.stones[0][r] | self.stones[1][r]) >> column.saturating_sub(2) & 0b11111;
        let middle = i32::from(self.side) + 1;
        let off = (2 * row as i32 - middle).abs().max((2 * column as i32 - middle).abs());
        if (row.saturating_sub(2)..(row + 3).min(ROWS)).all(|r| near(r) == 0) {
            return -off;
        }
        let sides = [self.mover, self.mover.other()].map(|player| &self.stones[player.index()]);
        let mut sum = 0;
        windows_through(sides, &self.outside(), point, LINE, |mine, theirs| {
            sum += match (mine, theirs) {
                (held, 0) if held + usize::from(self.left) >= 6 => 2000,
                (held, 0) => [2, 8, 24, 60, 80, 2000][held],
                (0, held) => [2, 6, 20, 50, 600, 700][held],
                _ => 0,
            };
        });
        sum - off
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_rules::{Game, Object, Outcome, Position};

    fn position(stones: &[(&str, char)], turn: char, part: u8) -> Conectar6 {
        let mut object = Object::new();
        let names = stones.iter().flat_map(|(list, letter)| list.split(' ').map(move |name| (name, letter)));
        let cells: Object = names.map(|(name, letter)| (name.to_string(), letter.to_string().into())).collect();
        object.insert("cells".into(), cells.into());
        object.insert("turn".into(), turn.to_string().into());
        object.insert("part".into(), part.into());
        Conectar6::from_object(&Conectar6::FACTS.defaults(), &object).unwrap()
    }

    #[test]
    fn an_open_four_needs_two_stones_and_a_four_and_a_half_more_than_a_turn_has() {
        let four = position(&[("h10 i10 j10 k10", 'B'), ("a1", 'W')], 'W', 1);
        assert!(four.threats(Player::First).answered(2) && !four.threats(Player::First).answered(1));
        let more = position(&[("h10 i10 j10 k10 d4 d5 d6 d7", 'B'), ("a1 d8", 'W')], 'W', 1);
        assert!(!more.threats(Player::First).answered(2));
        assert_eq!(more.evaluate(), LOST);
    }

    #[test]
    fn four_stones_win_with_two_to_place_and_not_with_one() {
        let stones = [("h10 i10 j10 k10", 'B'), ("a1", 'W')];
        assert_eq!(position(&stones, 'B', 1).evaluate(), WON);
        assert!(position(&stones, 'B', 2).evaluate() < LOST);
    }

    #[test]
    fn one_stone_stops_a_four_that_is_closed_on_one_side() {
        let half = position(&[("d4 d5 d6 d7", 'B'), ("d3 a1", 'W')], 'W', 2);
        assert!(half.threats(Player::First).answered(1));
    }

    #[test]
    fn a_line_promises_most() {
        let game = position(&[("h10 j10 k10 l10 m10", 'B'), ("a1 b7 c3 d5 g10", 'W')], 'B', 1);
        let mut actions = Vec::new();
        game.actions(&mut actions);
        let best = actions.into_iter().max_by_key(|&a| game.move_order(a)).unwrap();
        let mut next = game;
        next.apply(best, &mut ());
        assert!(next.outcome() == Some(Outcome::Win(Player::First)) || next.evaluate() == WON);
    }
}
