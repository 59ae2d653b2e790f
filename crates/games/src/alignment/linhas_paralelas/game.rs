//! Board, notation, taps, position objects and symmetries of Linhas Paralelas.

use super::lattice::{self, POINTS, SIDE, Set, bit, bit_of, has_line, lines, members};
use super::{Action, EITHER, FACTS, LinhasParalelas, Spot};
use crate::pairs::in_pairs;
use tabuleiro_rules::{
    Board, BoardBuilder, Choice, Facts, Game, Impossible, Look, Object, ObjectError, OptionError, Options, Player,
    Point, Reader, Standing, Taps, Verdict, men_of_sides, rows_of, turn_of,
};

const BOARDS: [&str; 2] = ["left", "right"];

impl LinhasParalelas {
    fn rows(&self, board: usize) -> serde_json::Value {
        rows_of(SIDE, SIDE, |file, rank| {
            let at = bit(bit_of(rank * SIDE + file));
            let side = (0..2).find(|&side| self.stones[board][side] & at != 0);
            side.map_or('.', |side| FACTS.seats[side].letter)
        })
    }

    fn read_rows(&mut self, board: usize, key: &'static str, object: &Object) -> Result<(), ObjectError> {
        let value = object.get(key).ok_or(ObjectError::Missing(key))?;
        for (point, letter) in Reader::grid_of(key, value, SIDE, SIDE, "BW")?.into_iter().enumerate() {
            if let Some(side) = FACTS.seats.iter().position(|seat| seat.letter == letter) {
                self.stones[board][side] |= bit(bit_of(point as u8));
            }
        }
        self.count[board] = POINTS - self.empty(board).count_ones() as u8;
        Ok(())
    }
}

impl Game for LinhasParalelas {
    const FACTS: &'static Facts = &FACTS;

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(LinhasParalelas {
            stones: [[0; 2]; 2],
            count: [0; 2],
            both_empty: POINTS,
            mover: options.first(),
            open: EITHER,
            passes: 0,
            outcome: None,
        })
    }

    fn board(&self) -> Board {
        const APART: f32 = 6.0;
        let mut board = BoardBuilder::new();
        for (x, upper) in [(-APART, false), (APART, true)] {
            board = board.grid(Point::new(x, 0.0), SIDE, SIDE, Look::Goban, upper);
            for (dx, dy) in [(-2.0, -2.0), (2.0, -2.0), (0.0, 0.0), (-2.0, 2.0), (2.0, 2.0)] {
                board = board.dot(Point::new(x + dx, dy));
            }
        }
        board.build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        for board in 0..2 {
            for side in 0..2 {
                let at = members(self.stones[board][side]).map(|at| Spot::new(board, at).site());
                out.extend(at.map(|at| Standing { at, piece: Self::piece(side), count: 1 }));
            }
        }
    }

    fn taps(&self, action: Action) -> Taps {
        match action {
            Action::Place(at) => Taps::sites(&[at.site()]),
            Action::Displace { at, to } => Taps::sites(&[at.site(), to.site()]),
            Action::Pass => Taps::choice(Choice::Pass),
        }
    }

    fn write(&self, action: Action, out: &mut String) {
        match action {
            Action::Place(at) => out.push_str(&at.name()),
            Action::Displace { at, to } => out.push_str(&format!("{}/{}", at.name(), to.name())),
            Action::Pass => out.push_str("pass"),
        }
    }

    /// In addition to the keys of records: `next`, the board to be played (`either` at part 1), and `passes`.
    fn object(&self) -> Object {
        let next = if self.open == EITHER { "either" } else { BOARDS[usize::from(self.open >> 1)] };
        let mut object = Object::new();
        object.insert(BOARDS[0].into(), self.rows(0));
        object.insert(BOARDS[1].into(), self.rows(1));
        object.insert("turn".into(), turn_of(&FACTS.seats, self.mover));
        object.insert("part".into(), if self.open == EITHER { 1 } else { 2 }.into());
        object.insert("next".into(), next.into());
        object.insert("passes".into(), self.passes.into());
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let mut position = Self::start(options).map_err(|e| ObjectError::Impossible(e.to_string()))?;
        for (board, key) in BOARDS.into_iter().enumerate() {
            position.read_rows(board, key, object)?;
        }
        position.both_empty = (position.empty(0) & position.empty(1)).count_ones() as u8;
        position.mover = read.turn(&FACTS.seats, Player::First)?;
        let part = read.number("part", 1, 2)?;
        let next = read.text("next")?;
        position.open = match (part, next) {
            (1, None | Some("either")) => EITHER,
            (2, None) => return Err(ObjectError::Missing("next")),
            (2, Some("left")) => 1,
            (2, Some("right")) => 2,
            (1 | 2, Some(text)) => return Err(ObjectError::value("next", "left or right at part 2", text)),
            _ => return Err(ObjectError::value("part", "1 or 2", part)),
        };
        position.passes = read.number("passes", 0, 2)? as u8;
        if position.passes > 0 && !(part == 1 && position.blocked()) {
            return Err(ObjectError::Impossible("'passes' where somebody could place a stone".into()));
        }
        // With lines of both sides the player who acted last wins; at part 2 that stone is on the board no longer open.
        let actor = if part == 2 { position.mover } else { position.mover.other() };
        let played = usize::from(position.open == 1);
        if part == 2 && position.stones[played][actor.index()] == 0 {
            return Err(ObjectError::Impossible("part 2 without a stone of the mover on the board played".into()));
        }
        let won = [0, 1].map(|side| (0..2).any(|board| has_line(position.stones[board][side])));
        position.outcome = position.judged(won, actor);
        Ok(position)
    }

    /// One stone in the first turn, one on each board in every other; a displaced stone stays on its board. Nobody can
    /// have passed in a position without passes, because a blocked match stays blocked until two passes end it.
    fn check_law(&self, start: &Self) -> Result<(), Impossible> {
        if self.passes > 0 {
            return Ok(());
        }
        let half_way = self.open != EITHER;
        in_pairs(men_of_sides(self), half_way, self, start)?;
        for side in [Player::First, Player::Second] {
            let [left, right] = self.stones.map(|sides| sides[side.index()].count_ones());
            // The board that the mover has played on in this turn has one more.
            let [left, right] = match self.open {
                1 if side == self.mover => [left, right.saturating_sub(1)],
                2 if side == self.mover => [left.saturating_sub(1), right],
                _ => [left, right],
            };
            let (ahead, has_opened) = (left.abs_diff(right), side == start.mover && left + right > 0);
            let expected = if has_opened { "one more on the board of the first turn" } else { "as many on each board" };
            Impossible::unless(ahead == u32::from(has_opened), "stones of a side on the two boards", expected, ahead)?;
        }
        Ok(())
    }

    fn prompt(&self) -> &'static str {
        match self.open {
            _ if self.blocked() => "ask-pass",
            1 => "ask-place-small-letters",
            2 => "ask-place-capitals",
            _ if self.is_start() => "ask-place",
            _ => "ask-place-either-board",
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        let Some(winner) = self.outcome?.winner() else {
            let reason = if self.passes == 2 { "end-both-blocked" } else { "end-full" };
            return Some(Verdict { reason, sites: Vec::new() });
        };
        let of = |board: usize| {
            let line = lines(self.stones[board][winner.index()]);
            members(line).map(move |at| Spot::new(board, at).site())
        };
        Some(Verdict { reason: "end-line", sites: of(0).chain(of(1)).collect() })
    }

    /// The eight symmetries of the square, with and without exchanging the boards.
    fn symmetries(&self) -> u8 {
        16
    }

    fn transformed(&self, k: u8) -> Self {
        let set = |set: Set| members(set).fold(0, |to, at| to | bit(lattice::turned(k & 7, at)));
        let mut seen = LinhasParalelas { stones: self.stones.map(|sides| sides.map(set)), ..*self };
        if k & 8 != 0 {
            seen.stones.swap(0, 1);
            seen.count.swap(0, 1);
            seen.open = self.open >> 1 | (self.open & 1) << 1;
        }
        seen
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        let turned = |spot: Spot| Spot::new(spot.board() ^ usize::from(k >> 3 & 1), lattice::turned(k & 7, spot.at()));
        match action {
            Action::Place(at) => Action::Place(turned(at)),
            Action::Displace { at, to } => Action::Displace { at: turned(at), to: turned(to) },
            Action::Pass => Action::Pass,
        }
    }
}
