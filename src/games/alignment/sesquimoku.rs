//! Sesquimoku (`games.md`, 5): a stone and half a move a turn; five in line win.
//!
//! Both colours are kept in rows of bits; only the lines through the stone just placed or moved are walked.

use crate::games::in_a_row::{
    Rows, Windows, board, cell, cells, goban, has, in_line, lined_up, place, split, turned, windows_through,
};
use crate::rules::{
    Board, Choice, Effect, Effects, Facts, Family, Game, KeyTable, Kind, Look, Names, Object, ObjectError, OptionError,
    OptionKind, OptionSpec, Options, Outcome, Piece, Player, Position, Reader, Rng, Seat, Site, Standing, Taps, Travel,
    Verdict, below, mix, rows_of, square_name,
};
use crate::search::{Heuristic, Method};

const SIDES: [u8; 8] = [8, 9, 10, 11, 12, 13, 14, 15];
const SIDE: u8 = 8;
const ROWS: usize = 15 + 2;
const LINE: u32 = 5;
/// King's steps from a cell, ascending.
const STEPS: [i16; 8] = [-33, -32, -31, -1, 1, 31, 32, 33];

static FACTS: Facts = Facts {
    id: "sesquimoku",
    names: Names { pt: "Sesquimoku", en: "Sesqui-moku" },
    author: "Bill Taylor",
    year: "2007",
    family: Family::Alignment,
    look: Look::Goban,
    seats: [Seat::BLACK, Seat::WHITE],
    typical_plies: 50,
    // A stone on every point and as many steps.
    max_plies: 130,
    difficulty: 2,
    variants: &[],
    cards: &[],
    options: &[
        OptionSpec::side(SIDE, &SIDES),
        OptionSpec { name: "exact", kind: OptionKind::Toggle { default: false } },
        OptionSpec::FIRST,
    ],
    seeds: "000",
};

static KEYS: KeyTable<2, { ROWS * 32 }> = KeyTable::new(0x5e59);

/// One decision; points are numbered as in [`crate::games::in_a_row::cell`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// An own stone on an empty point.
    Place(u16),
    /// Another own stone goes to an empty point beside it.
    Step {
        /// Where it lies.
        from: u16,
        /// Where it goes.
        to: u16,
    },
    /// No step.
    Pass,
}

/// A position of Sesquimoku.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sesquimoku {
    stones: [Rows<ROWS>; 2],
    /// Key of the stones.
    key: u64,
    side: u8,
    /// Exactly five win, six do not.
    exact: bool,
    /// The stone placed in this turn, 0 before.
    placed: u16,
    /// Empty points.
    empty: u16,
    mover: Player,
    outcome: Option<Outcome>,
}

impl Sesquimoku {
    fn fresh(side: u8, exact: bool, mover: Player) -> Self {
        let empty = u16::from(side) * u16::from(side);
        Sesquimoku { stones: [[0; ROWS]; 2], key: 0, side, exact, placed: 0, empty, mover, outcome: None }
    }

    #[inline]
    fn empty_in(&self, row: usize) -> u32 {
        let inside = ((1 << self.side) - 1) << 1;
        inside & !(self.stones[0][row] | self.stones[1][row])
    }

    #[inline]
    fn is_empty(&self, point: u16) -> bool {
        let (row, column) = split(point);
        row.wrapping_sub(1) < usize::from(self.side) && self.empty_in(row) >> column & 1 == 1
    }

    /// Takes a stone up or puts it down.
    #[inline]
    fn toggle(&mut self, side: usize, point: u16) {
        let (row, column) = split(point);
        self.stones[side][row] ^= 1 << column;
        self.key ^= KEYS.get(side, usize::from(point));
    }

    fn site(&self, point: u16) -> Site {
        let (column, row) = place(point);
        Site(u16::from(row) * u16::from(self.side) + u16::from(column))
    }

    const fn piece(side: usize) -> Piece {
        Piece::new(Kind::Stone, FACTS.seats[side].tone)
    }

    /// The empty points beside a stone, ascending.
    fn ways(&self, from: u16) -> impl Iterator<Item = u16> + '_ {
        STEPS.iter().map(move |&step| from.wrapping_add_signed(step)).filter(|&to| self.is_empty(to))
    }

    /// The stones of the mover that may step.
    fn movable(&self) -> impl Iterator<Item = u16> + '_ {
        cells(&self.stones[self.mover.index()]).filter(|&point| point != self.placed)
    }

    /// Whether the mover has a line that counts through a point.
    #[inline]
    fn wins(&self, point: u16) -> bool {
        in_line(&self.stones[self.mover.index()], point, LINE, self.exact)
    }

    #[inline]
    fn end_turn(&mut self) {
        self.placed = 0;
        self.mover = self.mover.other();
    }

    /// A random step or no step; `None` where luck runs out.
    #[inline]
    fn draw_step<R: Rng>(&self, rng: &mut R) -> Option<Action> {
        const TRIES: u32 = 16;
        let (placed_row, placed_column) = split(self.placed);
        let own = &self.stones[self.mover.index()];
        let row = |r: usize| if r == placed_row { own[r] & !(1 << placed_column) } else { own[r] };
        let count: u32 = (1..=usize::from(self.side)).map(|r| row(r).count_ones()).sum();
        for _ in 0..TRIES {
            // Every stone has eight tickets, passing has one.
            let ticket = below(rng, 8 * count + 1);
            let (mut skip, mut r) = (ticket / 8, 1);
            if skip == count {
                return Some(Action::Pass);
            }
            while skip >= row(r).count_ones() {
                skip -= row(r).count_ones();
                r += 1;
            }
            let mut rest = row(r);
            for _ in 0..skip {
                rest &= rest - 1;
            }
            let from = (r << 5) as u16 | rest.trailing_zeros() as u16;
            let to = from.wrapping_add_signed(STEPS[(ticket % 8) as usize]);
            if self.is_empty(to) {
                return Some(Action::Step { from, to });
            }
        }
        None
    }
}

impl Position for Sesquimoku {
    type Action = Action;

    #[inline]
    fn mover(&self) -> Player {
        self.mover
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.outcome.is_some() {
            return;
        }
        if self.placed == 0 {
            for row in 1..=usize::from(self.side) {
                let points = crate::games::in_a_row::members(u64::from(self.empty_in(row)));
                out.extend(points.map(|column| Action::Place((row << 5) as u16 | u16::from(column))));
            }
            return;
        }
        for from in self.movable() {
            out.extend(self.ways(from).map(|to| Action::Step { from, to }));
        }
        out.push(Action::Pass);
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        let side = self.mover.index();
        match action {
            Action::Place(point) => {
                if !self.is_empty(point) {
                    return;
                }
                if E::LIVE {
                    effects.push(0, Effect::Place { at: self.site(point), piece: Self::piece(side), count: 1 });
                }
                self.toggle(side, point);
                self.empty -= 1;
                self.placed = point;
                // games.md, Sesquimoku: a line wins at once, after either action.
                if self.wins(point) {
                    self.outcome = Some(Outcome::Win(self.mover));
                } else if self.empty == 0 {
                    self.outcome = Some(Outcome::Draw);
                }
            }
            Action::Step { from, to } => {
                if !has(&self.stones[side], from) || !self.is_empty(to) {
                    return;
                }
                if E::LIVE {
                    let (at, goal, piece) = (self.site(from), self.site(to), Self::piece(side));
                    effects.push(0, Effect::Move { from: at, to: goal, piece, count: 1, travel: Travel::Slide });
                }
                self.toggle(side, from);
                self.toggle(side, to);
                // Where exactly five are wanted, leaving six makes five.
                let shortened = |step: &i16| {
                    let beside = from.wrapping_add_signed(*step);
                    has(&self.stones[side], beside) && self.wins(beside)
                };
                if self.wins(to) || (self.exact && STEPS.iter().any(shortened)) {
                    self.outcome = Some(Outcome::Win(self.mover));
                }
                self.end_turn();
            }
            Action::Pass => {
                effects.push(0, Effect::Pass { player: self.mover });
                self.end_turn();
            }
        }
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn key(&self) -> u64 {
        let rules = u64::from(self.side) << 24 | u64::from(self.exact) << 20;
        self.key ^ mix(u64::from(self.placed) | (self.mover as u64) << 16 | rules)
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, scratch: &mut Vec<Action>) -> Action {
        if self.placed != 0 {
            if let Some(action) = self.draw_step(rng) {
                return action;
            }
            scratch.clear();
            self.actions(scratch);
            return scratch[below(rng, scratch.len() as u32) as usize];
        }
        // A random point is soon an empty one, unless few are.
        for _ in 0..8 {
            let (column, row) = (below(rng, u32::from(self.side)) as u8, below(rng, u32::from(self.side)) as u8);
            let point = cell(column, row);
            if self.is_empty(point) {
                return Action::Place(point);
            }
        }
        let (mut skip, mut row) = (below(rng, u32::from(self.empty)), 1);
        while skip >= self.empty_in(row).count_ones() {
            skip -= self.empty_in(row).count_ones();
            row += 1;
        }
        let mut rest = self.empty_in(row);
        for _ in 0..skip {
            rest &= rest - 1;
        }
        Action::Place((row << 5) as u16 | rest.trailing_zeros() as u16)
    }
}

impl Game for Sesquimoku {
    const FACTS: &'static Facts = &FACTS;
    const NOTATION: &'static str = "CELL | A-B | pass";

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Self::fresh(options.size().0, options.toggle("exact"), options.first()))
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

    fn taps(&self, action: Action) -> Taps {
        match action {
            Action::Place(point) => Taps::sites(&[self.site(point)]),
            Action::Step { from, to } => Taps::sites(&[self.site(from), self.site(to)]),
            Action::Pass => Taps::choice(Choice::Pass),
        }
    }

    fn write(&self, action: Action, out: &mut String) {
        let name = |point| {
            let (column, row) = place(point);
            square_name(column, row)
        };
        match action {
            Action::Place(point) => out.push_str(&name(point)),
            Action::Step { from, to } => out.push_str(&format!("{}-{}", name(from), name(to))),
            Action::Pass => out.push_str("pass"),
        }
    }

    /// Beside the keys that records have: `placed`, the stone of this turn, at part 2.
    fn object(&self) -> Object {
        let mut object = Object::new();
        if self.side != SIDE {
            object.insert("size".into(), [self.side, self.side].as_slice().into());
        }
        let letter = |c, r| match (0..2).find(|&side| has(&self.stones[side], cell(c, r))) {
            Some(side) => FACTS.seats[side].letter,
            None => '.',
        };
        object.insert("rows".into(), rows_of(self.side, self.side, letter));
        object.insert("turn".into(), FACTS.seats[self.mover.index()].letter.to_string().into());
        object.insert("part".into(), if self.placed == 0 { 1 } else { 2 }.into());
        if self.placed != 0 {
            let (column, row) = place(self.placed);
            object.insert("placed".into(), square_name(column, row).into());
        }
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let (columns, rows) = read.size(options.size())?;
        if columns != rows || !SIDES.contains(&columns) {
            return Err(ObjectError::value("size", "[8,8] to [15,15]", format!("[{columns},{rows}]")));
        }
        let mover = read.turn(&FACTS.seats, options.first())?;
        let mut position = Self::fresh(columns, options.toggle("exact"), mover);
        for (i, letter) in read.grid(columns, rows, "BW")?.into_iter().enumerate() {
            let point = cell((i % usize::from(columns)) as u8, (i / usize::from(columns)) as u8);
            if let Some(side) = FACTS.seats.iter().position(|seat| seat.letter == letter) {
                position.toggle(side, point);
                position.empty -= 1;
            }
        }
        let part = read.number("part", 1, 2)?;
        position.placed = match (part, read.text("placed")?) {
            (1, None) => 0,
            (2, None) => return Err(ObjectError::Missing("placed")),
            (2, Some(name)) => {
                let mut own = cells(&position.stones[mover.index()]);
                let found = own.find(|&point| square_name(place(point).0, place(point).1) == name);
                found.ok_or_else(|| ObjectError::value("placed", "a stone of the side to move", name))?
            }
            _ => return Err(ObjectError::value("part", "2 where 'placed' is given, else 1", part)),
        };
        let won = [0, 1].map(|side| !lined_up(&position.stones[side], LINE, position.exact).is_empty());
        position.outcome = match won {
            [true, true] => return Err(ObjectError::Impossible("both sides have a line".into())),
            [false, false] => (position.empty == 0).then_some(Outcome::Draw),
            [_, second] => Some(Outcome::Win(Player::from_second(second))),
        };
        Ok(position)
    }

    fn prompt(&self) -> &'static str {
        match self.placed {
            0 => "ask-place",
            _ if self.movable().any(|from| self.ways(from).next().is_some()) => "ask-step-or-pass",
            _ => "ask-pass",
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        let Some(winner) = self.outcome?.winner() else {
            return Some(Verdict { reason: "end-full", sites: Vec::new() });
        };
        let line = lined_up(&self.stones[winner.index()], LINE, self.exact);
        Some(Verdict { reason: "end-line", sites: line.into_iter().map(|point| self.site(point)).collect() })
    }

    fn symmetries(&self) -> u8 {
        8
    }

    fn transformed(&self, k: u8) -> Self {
        let mut seen = Sesquimoku { stones: [[0; ROWS]; 2], key: 0, ..*self };
        for (side, stones) in self.stones.iter().enumerate() {
            cells(stones).for_each(|point| seen.toggle(side, self.mapped(k, point)));
        }
        seen.placed = if self.placed == 0 { 0 } else { self.mapped(k, self.placed) };
        seen
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        match action {
            Action::Place(point) => Action::Place(self.mapped(k, point)),
            Action::Step { from, to } => Action::Step { from: self.mapped(k, from), to: self.mapped(k, to) },
            Action::Pass => Action::Pass,
        }
    }
}

impl Sesquimoku {
    fn mapped(&self, k: u8, point: u16) -> u16 {
        let (column, row) = place(point);
        let (column, row) = turned(k, self.side, column, row);
        cell(column, row)
    }

    /// Points no window may contain.
    fn outside(&self) -> Rows<ROWS> {
        board(self.side, self.side).map(|row: u32| !row)
    }

    /// What a stone of the mover on a point adds to its windows and spoils of the other's.
    fn promise_of(&self, point: u16) -> i32 {
        let sides = [self.mover, self.mover.other()].map(|player| &self.stones[player.index()]);
        let mut sum = 0;
        windows_through(sides, &self.outside(), point, LINE, |mine, theirs| {
            sum += match (mine, theirs) {
                (held, 0) => [2, 8, 30, 120, 4000][held],
                (0, held) => [2, 6, 24, 100, 1000][held],
                _ => 0,
            };
        });
        sum
    }
}

impl Heuristic for Sesquimoku {
    const METHOD: Method = Method::AlphaBeta;

    /// Open windows of five by the stones they hold; a four wins for who may place.
    fn evaluate(&self) -> i32 {
        const WORTH: [i32; 5] = [0, 1, 6, 25, 70];
        let (mover, sign) = (self.mover.index(), if self.mover == Player::First { 1 } else { -1 });
        let outside = self.outside();
        let (mut worth, mut ready) = ([0; 2], false);
        for (row, axis) in (1..=usize::from(self.side)).flat_map(|row| (0..4).map(move |axis| (row, axis))) {
            if row + LINE as usize > ROWS && axis > 0 {
                continue;
            }
            let all = [0, 1].map(|side| Windows::of_row(&self.stones[side], &outside, row, axis, LINE));
            for side in 0..2 {
                let open = all[side].without(&all[1 - side]);
                for (held, value) in (0..).zip(WORTH).skip(1) {
                    worth[side] += value * open.holding(held).count_ones() as i32;
                }
                ready |= side == mover && self.placed == 0 && open.holding(4) != 0;
            }
        }
        if ready { sign * 50_000 } else { worth[0] - worth[1] + sign * if self.placed == 0 { 30 } else { 8 } }
    }

    fn promise(&self, action: Action) -> i32 {
        match action {
            Action::Place(point) => self.promise_of(point),
            Action::Step { from, to } => {
                let mut without = *self;
                without.toggle(self.mover.index(), from);
                without.promise_of(to) - without.promise_of(from)
            }
            Action::Pass => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(words: &[&str], cells: &[(&str, char)], turn: char) -> Sesquimoku {
        let names = cells.iter().flat_map(|(list, letter)| list.split(' ').map(move |name| (name, letter)));
        let cells: Object = names.map(|(name, letter)| (name.to_string(), letter.to_string().into())).collect();
        let mut object = Object::new();
        object.insert("cells".into(), cells.into());
        object.insert("turn".into(), turn.to_string().into());
        Sesquimoku::from_object(&FACTS.parse_options(words.iter().copied()).unwrap(), &object).unwrap()
    }

    fn play(game: &mut Sesquimoku, text: &str) {
        for word in text.split(' ') {
            game.play(game.read(word).unwrap(), &mut ()).unwrap();
        }
    }

    #[test]
    fn the_stone_just_placed_stays_and_another_may_step() {
        let mut game = position(&[], &[], 'B');
        play(&mut game, "c3");
        assert_eq!((game.perft(1), game.prompt()), (1, "ask-pass"));
        play(&mut game, "pass e5 pass g7");
        assert_eq!((game.perft(1), game.prompt()), (9, "ask-step-or-pass"));
        assert!(game.read("g7-g8").is_err() && game.read("c3-d4").is_ok());
    }

    #[test]
    fn a_step_can_complete_the_line() {
        let mut game = position(&[], &[("a1 b1 c1 d2", 'B'), ("a8", 'W')], 'B');
        play(&mut game, "e1 d2-d1");
        assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
    }

    #[test]
    fn six_win_unless_exactly_five_are_wanted() {
        let stones = [("a1 b1 c1 e1 f1", 'B'), ("a8", 'W')];
        let mut game = position(&[], &stones, 'B');
        play(&mut game, "d1");
        assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
        let mut exact = position(&["exact=on"], &stones, 'B');
        play(&mut exact, "d1");
        assert_eq!(exact.outcome(), None);
        play(&mut exact, "f1-g2");
        assert_eq!(exact.outcome(), Some(Outcome::Win(Player::First)));
    }

    /// The seed's first diagram: the same four would win in the ordinary game.
    #[test]
    fn an_open_four_is_stopped_with_a_stone_and_a_step() {
        let mut game = position(&[], &[("d6 e4 b3 d3", 'B'), ("f6 e5 c3", 'W')], 'W');
        play(&mut game, "d4 pass g7 b3-b2");
        let (mut actions, mut wins) = (Vec::new(), 0);
        game.actions(&mut actions);
        for action in actions {
            let mut next = game;
            next.apply(action, &mut ());
            wins += u32::from(next.outcome().is_some());
        }
        assert_eq!(wins, 0);
    }

    #[test]
    fn a_board_filled_without_a_line_is_a_draw() {
        let rows: Vec<String> =
            (0..8).map(|r| (0..8).map(|c| if (c + 2 * r) % 4 < 2 { 'B' } else { 'W' }).collect::<String>()).collect();
        let mut rows = rows;
        rows[7].replace_range(0..1, ".");
        let mut object = Object::new();
        object.insert("rows".into(), rows.into());
        object.insert("turn".into(), "B".into());
        let mut game = Sesquimoku::from_object(&FACTS.defaults(), &object).unwrap();
        play(&mut game, "a1");
        assert_eq!(game.outcome(), Some(Outcome::Draw));
    }
}
