//! Conectar-6, also called Connect6 (`docs/rulings.md`, 16): one stone, then two a turn; six or more in line win.
//!
//! Both colours are kept in rows of bits; only the lines through the stone just placed are walked. The key is carried
//! along.

mod heuristic;

use crate::bits::Bits;
use crate::in_a_row::{Rows, cell, cells, goban, has, in_line, lined_up, place, split};
use crate::symmetry::turned;
use tabuleiro_rules::{
    Board, Effect, Effects, Facts, Family, Game, KeyTable, Kind, Names, Object, ObjectError, OptionError, OptionSpec,
    Options, Outcome, Piece, Player, Position, Reader, Rng, Seat, Site, Standing, Taps, Verdict, below, mix,
    rows_of_sides, square_name, turn_of,
};

const SIDES: [u8; 11] = [9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19];
const SIDE: u8 = 19;
const POINTS: usize = 19 * 19;
/// The rows of the largest board and the margin.
const ROWS: usize = SIDE as usize + 2;
/// So many in line win.
const LINE: u32 = 6;

static FACTS: Facts = Facts {
    id: "conectar_6",
    names: Names { pt: "Conectar-6", en: "Connect6" },
    author: "I-Chen Wu",
    year: "2003",
    family: Family::Alignment,
    seats: [Seat::BLACK, Seat::WHITE],
    typical_plies: 50,
    // Every point.
    max_plies: 362,
    difficulty: 1,
    variants: &[],
    cards: &[],
    options: &[OptionSpec::side(SIDE, &SIDES), OptionSpec::FIRST],
    seeds: "000",
};

static KEYS: KeyTable<2, { ROWS * 32 }> = KeyTable::new(0x0c06);

/// A stone of the mover on an empty point, numbered as in [`crate::in_a_row::cell`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u16);

/// A position of Conectar-6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Conectar6 {
    stones: [Rows<ROWS>; 2],
    /// Key of the stones.
    key: u64,
    side: u8,
    /// Stones still to be placed in this turn.
    left: u8,
    /// Empty points.
    empty: u16,
    mover: Player,
    outcome: Option<Outcome>,
}

impl Conectar6 {
    fn fresh(side: u8, mover: Player) -> Self {
        // docs/rulings.md, Conectar-6: the first turn of the game is a single stone.
        let empty = u16::from(side) * u16::from(side);
        Conectar6 { stones: [[0; ROWS]; 2], key: 0, side, left: 1, empty, mover, outcome: None }
    }

    #[inline]
    fn empty_in(&self, row: usize) -> u32 {
        let inside = ((1 << self.side) - 1) << 1;
        inside & !(self.stones[0][row] | self.stones[1][row])
    }

    #[inline]
    fn is_empty(&self, point: u16) -> bool {
        let (row, column) = split(point);
        (1..=usize::from(self.side)).contains(&row) && self.empty_in(row) >> column & 1 == 1
    }

    fn empty_points(&self) -> impl Iterator<Item = u16> + '_ {
        (1..=usize::from(self.side)).flat_map(|row| {
            Bits(u64::from(self.empty_in(row))).map(move |column| (row << 5) as u16 | u16::from(column))
        })
    }

    fn put(&mut self, side: usize, point: u16) {
        let (row, column) = split(point);
        self.stones[side][row] |= 1 << column;
        self.key ^= KEYS.get(side, usize::from(point));
        self.empty -= 1;
    }

    fn site(&self, point: u16) -> Site {
        let (column, row) = place(point);
        Site(u16::from(row) * u16::from(self.side) + u16::from(column))
    }

    const fn piece(side: usize) -> Piece {
        Piece::new(Kind::Stone, FACTS.seats[side].tone)
    }

    /// Whether the mover has begun the turn.
    fn half_way(&self) -> bool {
        self.left == 1 && self.empty < u16::from(self.side) * u16::from(self.side)
    }
}

impl Position for Conectar6 {
    type Action = Action;

    #[inline]
    fn mover(&self) -> Player {
        self.mover
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.outcome.is_none() {
            out.extend(self.empty_points().map(Action));
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, Action(point): Action, effects: &mut E) {
        if !self.is_empty(point) {
            return;
        }
        let side = self.mover.index();
        if E::LIVE {
            effects.push(0, Effect::Place { at: self.site(point), piece: Self::piece(side), count: 1 });
        }
        self.put(side, point);
        // docs/rulings.md, Conectar-6: a line wins at once, also with the first stone of a turn.
        if in_line(&self.stones[side], point, LINE, false) {
            self.outcome = Some(Outcome::Win(self.mover));
        } else if self.empty == 0 {
            self.outcome = Some(Outcome::Draw);
        }
        self.left -= 1;
        if self.left == 0 {
            self.left = 2;
            self.mover = self.mover.other();
        }
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn key(&self) -> u64 {
        self.key ^ mix(u64::from(self.left) | (self.mover as u64) << 8 | u64::from(self.side) << 16)
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        // A random point is soon an empty one, unless few are.
        for _ in 0..12 {
            let (column, row) = (below(rng, u32::from(self.side)) as u8, below(rng, u32::from(self.side)) as u8);
            let point = cell(column, row);
            if self.is_empty(point) {
                return Action(point);
            }
        }
        let mut skip = below(rng, u32::from(self.empty));
        let mut row = 1;
        while skip >= self.empty_in(row).count_ones() {
            skip -= self.empty_in(row).count_ones();
            row += 1;
        }
        let mut rest = self.empty_in(row);
        for _ in 0..skip {
            rest &= rest - 1;
        }
        Action((row << 5) as u16 | rest.trailing_zeros() as u16)
    }

    /// Draws the order in which the empty points are taken while taking them.
    fn random_playout<R: Rng>(&mut self, rng: &mut R, _: &mut Vec<Action>, limit: u32) -> u32 {
        let (mut points, mut count) = ([0; POINTS], 0);
        for (slot, point) in points.iter_mut().zip(self.empty_points()) {
            *slot = point;
            count += 1;
        }
        let mut plies = 0;
        while plies < limit && self.outcome.is_none() {
            let at = below(rng, count - plies) as usize;
            let point = points[at];
            points[at] = points[(count - plies) as usize - 1];
            self.apply(Action(point), &mut ());
            plies += 1;
        }
        plies
    }
}

impl Game for Conectar6 {
    const FACTS: &'static Facts = &FACTS;
    const NOTATION: &'static str = "CELL";

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Self::fresh(options.size().0, options.first()))
    }

    fn board(&self) -> Board {
        goban(self.side)
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        for (side, stones) in self.stones.iter().enumerate() {
            let standing = |point| Standing { at: self.site(point), piece: Self::piece(side), count: 1 };
            out.extend(cells(stones).map(standing));
        }
    }

    fn taps(&self, Action(point): Action) -> Taps {
        Taps::sites(&[self.site(point)])
    }

    fn write(&self, Action(point): Action, out: &mut String) {
        let (column, row) = place(point);
        out.push_str(&square_name(column, row));
    }

    fn object(&self) -> Object {
        let mut object = Object::new();
        if self.side != SIDE {
            object.insert("size".into(), [self.side, self.side].as_slice().into());
        }
        let owner = |c, r| Player::BOTH.into_iter().find(|side| has(&self.stones[side.index()], cell(c, r)));
        object.insert("rows".into(), rows_of_sides(&FACTS.seats, self.side, self.side, owner));
        object.insert("turn".into(), turn_of(&FACTS.seats, self.mover));
        object.insert("part".into(), (1 + u8::from(self.half_way())).into());
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let (columns, rows) = read.size(options.size())?;
        if columns != rows || !SIDES.contains(&columns) {
            return Err(ObjectError::value("size", "[9,9] to [19,19]", format!("[{columns},{rows}]")));
        }
        let mut position = Self::fresh(columns, read.turn(&FACTS.seats, options.first())?);
        for (i, side) in read.sides(&FACTS.seats, columns, rows)? {
            position.put(side.index(), cell((i % usize::from(columns)) as u8, (i / usize::from(columns)) as u8));
        }
        let bare = position.empty == u16::from(columns) * u16::from(rows);
        position.left = match read.number("part", 1, 2)? {
            1 if bare => 1,
            1 => 2,
            2 if !bare => 1,
            part => return Err(ObjectError::value("part", if bare { "1" } else { "1 or 2" }, part)),
        };
        let won = [0, 1].map(|side| !lined_up(&position.stones[side], LINE, false).is_empty());
        position.outcome = match won {
            [true, true] => return Err(ObjectError::Impossible("both sides have a line".into())),
            [false, false] => (position.empty == 0).then_some(Outcome::Draw),
            [_, second] => Some(Outcome::Win(Player::from_second(second))),
        };
        Ok(position)
    }

    fn prompt(&self) -> &'static str {
        match (self.left, self.half_way()) {
            (2, _) => "ask-first-of-two",
            (_, true) => "ask-second-of-two",
            _ => "ask-first-stone",
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        let Some(winner) = self.outcome?.winner() else {
            return Some(Verdict { reason: "end-full", sites: Vec::new() });
        };
        let line = lined_up(&self.stones[winner.index()], LINE, false);
        Some(Verdict { reason: "end-line", sites: line.into_iter().map(|point| self.site(point)).collect() })
    }

    fn symmetries(&self) -> u8 {
        8
    }

    fn transformed(&self, k: u8) -> Self {
        let mut seen = Self::fresh(self.side, self.mover);
        for (side, stones) in self.stones.iter().enumerate() {
            for point in cells(stones) {
                seen.put(side, self.mapped(k, point));
            }
        }
        Conectar6 { left: self.left, outcome: self.outcome, ..seen }
    }

    fn transformed_action(&self, k: u8, Action(point): Action) -> Action {
        Action(self.mapped(k, point))
    }
}

impl Conectar6 {
    fn mapped(&self, k: u8, point: u16) -> u16 {
        let (column, row) = place(point);
        let (column, row) = turned(k, self.side, column, row);
        cell(column, row)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(words: &[&str], text: &str) -> Conectar6 {
        let mut game = Conectar6::start(&FACTS.parse_options(words.iter().copied()).unwrap()).unwrap();
        for word in text.split_whitespace() {
            let action = game.read(word).unwrap();
            game.play(action, &mut ()).unwrap();
        }
        game
    }

    #[test]
    fn the_first_turn_is_one_stone_and_every_later_turn_two() {
        let mut game = played(&[], "");
        let movers: String = "j10 j11 k11 a1 a2 b1 b2 c1"
            .split(' ')
            .map(|text| {
                let mover = FACTS.seats[game.mover().index()].letter;
                game.apply(game.read(text).unwrap(), &mut ());
                mover
            })
            .collect();
        assert_eq!(movers, "BWWBBWWB");
    }

    #[test]
    fn six_win_at_once_even_with_the_first_stone_of_a_turn() {
        let game = played(&["size=9"], "a1 a9 c9 b1 c1 e9 g9 d1 e1 i9 i7 f1");
        assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
        let names: Vec<String> =
            game.verdict().unwrap().sites.iter().map(|s| game.board().sites[s.index()].name.clone()).collect();
        assert_eq!(names, ["a1", "b1", "c1", "d1", "e1", "f1"]);
    }

    #[test]
    fn more_than_six_win_too() {
        let game = played(&["size=9"], "a1 a9 c9 b2 c3 e9 g9 e5 f6 i9 i7 g7 d4");
        assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
        assert_eq!(game.verdict().unwrap().sites.len(), 7);
    }

    #[test]
    fn a_full_board_without_a_line_is_a_draw() {
        let rows: Vec<String> =
            (0..9).map(|r| (0..9).map(|c| if (c + 2 * r) % 4 < 2 { 'B' } else { 'W' }).collect::<String>()).collect();
        let mut object = Object::new();
        object.insert("rows".into(), rows.into());
        let full = Conectar6::from_object(&FACTS.parse_options(["size=9"]).unwrap(), &object).unwrap();
        assert_eq!(full.outcome(), Some(Outcome::Draw));
    }
}
