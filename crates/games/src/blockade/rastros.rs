//! Rastros, also called Slime Trail (`docs/rulings.md`, 20).
//!
//! One bitboard with a stride of eight whatever the size: everything the runner may not enter, the border beyond a
//! smaller board included, so that its targets are one table entry and one mask.

use std::iter;
use tabuleiro_engine::search::{Heuristic, Ladder, Method};
use tabuleiro_rules::{
    Board, BoardBuilder, Coloured, Effect, Effects, Facts, Family, Game, Kind, Look, Names, Object, ObjectError,
    OptionError, OptionSpec, Options, Outcome, Piece, Player, Position, Reader, Rng, Seat, Site, Standing, Taps, Tone,
    Travel, Verdict, below, chain, rows_of, square_name, turn_of, write_slide,
};

static FACTS: Facts = Facts {
    id: "rastros",
    names: Names { pt: "Rastros", en: "Slime Trail" },
    author: "Bill Taylor",
    year: "1992",
    family: Family::Blockade,
    seats: [Seat::ONE, Seat::TWO],
    typical_plies: 20,
    max_plies: 48,
    difficulty: 1,
    variants: &[],
    cards: &[],
    options: &[OptionSpec::side(7, &[5, 6, 7, 8]), OptionSpec::FIRST],
    seeds: "001, 002",
};

const RUNNER: Piece = Piece::new(Kind::Runner, Tone::Neutral);
const TRAIL: Piece = Piece::new(Kind::Trail, Tone::Neutral);

/// The runner's step; cells are rank × 8 + file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action {
    /// The cell it leaves and closes.
    from: u8,
    /// The cell it enters.
    to: u8,
}

/// A position of Rastros.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rastros {
    /// Closed cells, and every cell outside the board.
    closed: u64,
    runner: u8,
    /// The homes of the two players.
    homes: [u8; 2],
    size: u8,
    mover: Player,
    outcome: Option<Outcome>,
}

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// The cells next to a set, itself included.
const fn spread(set: u64) -> u64 {
    let row = set | (set << 1) & NOT_A | (set >> 1) & NOT_H;
    row | row << 8 | row >> 8
}

/// King's neighbours of every cell.
static STEPS: [u64; 64] = {
    let mut table = [0; 64];
    let mut cell = 0;
    while cell < 64 {
        table[cell] = spread(1 << cell) & !(1 << cell);
        cell += 1;
    }
    table
};

/// Farther than any home can be.
const FAR: i32 = 64;

impl Rastros {
    const fn outside(size: u8) -> u64 {
        let mut inside = 0;
        let mut rank = 0;
        while rank < size {
            inside |= (0xff >> (8 - size)) << (8 * rank);
            rank += 1;
        }
        !inside
    }

    /// docs/rulings.md, Rastros: e5 with homes in two opposite corners, one on the diagonal through it. The published 8×8
    /// game starts on e5 too; so the runner stands on the first cell past the middle of that diagonal on every size
    /// (d4 on 5×5 and 6×6).
    fn fresh(size: u8, mover: Player) -> Rastros {
        let (middle, last) = (size.div_ceil(2), size - 1);
        let closed = Self::outside(size);
        Rastros { closed, runner: middle * 9, homes: [0, last * 9], size, mover, outcome: None }
    }

    fn site(&self, cell: u8) -> Site {
        Site(u16::from(cell / 8) * u16::from(self.size) + u16::from(cell % 8))
    }

    fn cell_at(&self, site: usize) -> u8 {
        let size = usize::from(self.size);
        (site / size * 8 + site % size) as u8
    }

    #[inline]
    fn targets(&self) -> u64 {
        STEPS[usize::from(self.runner)] & !self.closed
    }

    /// docs/rulings.md, Rastros: on a home its owner wins, whoever moved; the player who cannot move loses.
    #[inline]
    fn settle(&mut self) {
        self.outcome = if self.runner == self.homes[0] {
            Some(Outcome::Win(Player::First))
        } else if self.runner == self.homes[1] {
            Some(Outcome::Win(Player::Second))
        } else if self.targets() == 0 {
            Some(Outcome::Win(self.mover.other()))
        } else {
            None
        };
    }

    /// The cells that the runner reaches over open ones in no step at all, in one, in two…, as long as there are more.
    #[inline]
    fn floods(&self) -> impl Iterator<Item = u64> {
        let further = |&reached: &u64| {
            let next = reached | spread(reached) & !self.closed;
            (next != reached).then_some(next)
        };
        iter::successors(Some(1u64 << self.runner), further)
    }

    /// Steps from the runner to each home over open cells, [`FAR`] where there is no way.
    fn distances(&self) -> [i32; 2] {
        let mut found = [FAR; 2];
        for (steps, reached) in (1..FAR).zip(self.floods().skip(1)) {
            for (distance, home) in found.iter_mut().zip(self.homes) {
                if *distance == FAR && reached >> home & 1 == 1 {
                    *distance = steps;
                }
            }
        }
        found
    }

    fn read_home(&self, read: Reader, key: &'static str, default: u8) -> Result<u8, ObjectError> {
        let Some(name) = read.text(key)? else { return Ok(default) };
        (0..self.size * self.size)
            .map(|i| self.cell_at(usize::from(i)))
            .find(|cell| square_name(cell % 8, cell / 8) == name)
            .ok_or_else(|| ObjectError::value(key, "a cell of the board", name))
    }

    const fn transposed(cell: u8) -> u8 {
        cell % 8 * 8 + cell / 8
    }
}

impl Position for Rastros {
    type Action = Action;

    #[inline]
    fn mover(&self) -> Player {
        self.mover
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.outcome.is_some() {
            return;
        }
        let mut rest = self.targets();
        while rest != 0 {
            out.push(Action { from: self.runner, to: rest.trailing_zeros() as u8 });
            rest &= rest - 1;
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        if E::LIVE {
            let (from, to) = (self.site(self.runner), self.site(action.to));
            effects.push(0, Effect::Move { from, to, piece: RUNNER, count: 1, travel: Travel::Slide });
            effects.push(1, Effect::Place { at: from, piece: TRAIL, count: 1 });
        }
        self.closed |= 1 << self.runner;
        self.runner = action.to;
        self.mover = self.mover.other();
        self.settle();
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn key(&self) -> u64 {
        let [first, second] = self.homes.map(u64::from);
        let rules = u64::from(self.size) << 16 | first << 24 | second << 32;
        chain([u64::from(self.runner) | (self.mover as u64) << 8 | rules, self.closed])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let mut rest = self.targets();
        for _ in 0..below(rng, rest.count_ones()) {
            rest &= rest - 1;
        }
        Action { from: self.runner, to: rest.trailing_zeros() as u8 }
    }
}

impl Game for Rastros {
    const FACTS: &'static Facts = &FACTS;
    const NOTATION: &'static str = "A-B";

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Self::fresh(options.size().0, options.first()))
    }

    fn board(&self) -> Board {
        BoardBuilder::new()
            .cells(self.size, self.size, Look::Plain)
            .region(Coloured::First, &[self.site(self.homes[0])], "1")
            .region(Coloured::Second, &[self.site(self.homes[1])], "2")
            .build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        out.push(Standing { at: self.site(self.runner), piece: RUNNER, count: 1 });
        let mut rest = self.closed & !Self::outside(self.size);
        while rest != 0 {
            out.push(Standing { at: self.site(rest.trailing_zeros() as u8), piece: TRAIL, count: 1 });
            rest &= rest - 1;
        }
    }

    fn taps(&self, action: Action) -> Taps {
        Taps::sites(&[self.site(action.from), self.site(action.to)])
    }

    fn write(&self, action: Action, out: &mut String) {
        write_slide(8, action.from, action.to, out);
    }

    fn object(&self) -> Object {
        let mut object = Object::new();
        let standard = Self::fresh(self.size, self.mover).homes == self.homes;
        if self.size != 7 {
            object.insert("size".into(), [self.size, self.size].as_slice().into());
        }
        let letter = |f, r| match r * 8 + f {
            cell if cell == self.runner => 'o',
            cell if self.closed >> cell & 1 == 1 => '#',
            _ => '.',
        };
        object.insert("rows".into(), rows_of(self.size, self.size, letter));
        object.insert("turn".into(), turn_of(&FACTS.seats, self.mover));
        if self.size != 7 || !standard {
            for (key, home) in ["goal1", "goal2"].into_iter().zip(self.homes) {
                object.insert(key.into(), square_name(home % 8, home / 8).into());
            }
        }
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let (columns, rows) = read.size(options.size())?;
        if columns != rows || !(5..=8).contains(&columns) {
            return Err(ObjectError::value("size", "[5,5] to [8,8]", format!("[{columns},{rows}]")));
        }
        let mut position = Self::fresh(columns, read.turn(&FACTS.seats, Player::First)?);
        let homes = position.homes;
        position.homes = [position.read_home(read, "goal1", homes[0])?, position.read_home(read, "goal2", homes[1])?];
        if position.homes[0] == position.homes[1] {
            return Err(ObjectError::Impossible("both homes are the same cell".into()));
        }
        let mut runner = None;
        for (i, letter) in read.grid(columns, rows, "o#")?.into_iter().enumerate() {
            let cell = position.cell_at(i);
            match letter {
                'o' if runner.replace(cell).is_some() => {
                    return Err(ObjectError::Impossible("more than one runner 'o'".into()));
                }
                '#' => position.closed |= 1 << cell,
                _ => {}
            }
        }
        position.runner = runner.ok_or_else(|| ObjectError::Impossible("no runner 'o'".into()))?;
        position.settle();
        Ok(position)
    }

    fn prompt(&self) -> &'static str {
        "ask-move-runner"
    }

    fn verdict(&self) -> Option<Verdict> {
        self.outcome?;
        let reason = if self.homes.contains(&self.runner) { "end-home" } else { "end-blocked" };
        Some(Verdict { reason, sites: vec![self.site(self.runner)] })
    }

    /// Both homes lie on the a1 diagonal (unless a position object moved them): reflection in it changes no rule.
    fn symmetries(&self) -> u8 {
        if self.homes.iter().all(|&home| Self::transposed(home) == home) { 2 } else { 1 }
    }

    fn transformed(&self, k: u8) -> Self {
        if k == 0 {
            return *self;
        }
        let swap = |m: u64, cell: u8| m | (self.closed >> cell & 1) << Self::transposed(cell);
        Rastros { closed: (0..64).fold(0, swap), runner: Self::transposed(self.runner), ..*self }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        match k {
            0 => action,
            _ => Action { from: Self::transposed(action.from), to: Self::transposed(action.to) },
        }
    }
}

impl Heuristic for Rastros {
    const METHOD: Method = Method::AlphaBeta;
    const LADDERS: &'static [Ladder] = &[[16, 43, 64, 89]];

    /// Who is nearer home over open cells; a home cut off is worth a little more than the longest way.
    fn evaluate(&self) -> i32 {
        let [first, second] = self.distances().map(|d| d.min(12));
        let tempo = if self.mover == Player::First { 30 } else { -30 };
        100 * (second - first) + tempo
    }

    /// Cells that the runner cannot reach any more are as good as closed.
    fn essence(&self) -> u64 {
        let reached = self.floods().last().unwrap_or_default();
        Rastros { closed: !reached, ..*self }.key()
    }

    /// Towards one's own home first.
    fn move_order(&self, action: Action) -> i32 {
        let away = |home: u8| {
            let (f, r) = ((home % 8).abs_diff(action.to % 8), (home / 8).abs_diff(action.to / 8));
            i32::from(f.max(r))
        };
        let (own, other) = (self.homes[self.mover.index()], self.homes[self.mover.other().index()]);
        away(other) - 2 * away(own)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::essence_is_enough;

    fn position(text: &str) -> Rastros {
        let object = serde_json::from_str(text).unwrap();
        Rastros::from_object(&FACTS.defaults(), &object).unwrap()
    }

    #[test]
    fn whoever_leaves_the_runner_without_a_step_wins() {
        let mut game =
            position(r#"{"rows":[".......",".......",".......",".......","....###","....#.#","....##o"],"turn":"2"}"#);
        let step = game.read("g1-f2").unwrap();
        game.apply(step, &mut ());
        assert_eq!(game.outcome(), Some(Outcome::Win(Player::Second)));
        assert_eq!(game.verdict().unwrap().reason, "end-blocked");
    }

    #[test]
    fn what_the_runner_cannot_reach_is_no_matter() {
        essence_is_enough::<Rastros>(&["size=5"]);
    }

    /// The mover can force a win.
    fn wins(game: Rastros) -> bool {
        let mut list = Vec::new();
        game.actions(&mut list);
        list.into_iter().any(|action| {
            let mut next = game;
            next.apply(action, &mut ());
            next.outcome().map_or_else(|| !wins(next), |end| end == Outcome::Win(game.mover))
        })
    }

    /// A game of 32 steps given by compass: it fits the board from e5 only, and the resignation was right.
    #[test]
    fn the_published_game_on_8x8_starts_on_e5_and_is_lost_at_its_end() {
        let options = FACTS.parse_options(["size=8"]).unwrap();
        let mut game = Rastros::start(&options).unwrap();
        for step in "sw e sw e e ne e n nw w s e sw se sw se w w n w nw nw n nw ne nw s ne e s e sw".split(' ') {
            let up = i32::from(step.contains('n')) - i32::from(step.contains('s'));
            let right = i32::from(step.contains('e')) - i32::from(step.contains('w'));
            let to = (i32::from(game.runner) + 8 * up + right) as u8;
            game.play(Action { from: game.runner, to }, &mut ()).unwrap();
        }
        assert_eq!(game.outcome(), None);
        assert!(!wins(game));
    }
}
