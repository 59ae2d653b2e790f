//! Dominório, known as Domineering (`docs/rulings.md`, 25).
//!
//! Cells are numbered rank by rank without gaps, so a cell is its site, and a set of cells is one word of 128 bits. The
//! lower ends of all dominoes that fit upright are one shift of the empty cells, the left ends of those that fit
//! across another.

mod regions;

use crate::bits::{each, nth_of};
use std::iter;
use tabuleiro_engine::search::{Heuristic, Ladder, Method};
use tabuleiro_rules::{
    Board, BoardBuilder, Component, Effect, Effects, Facts, Family, Game, Kind, Look, Names, Object, ObjectError,
    OptionError, OptionKind, OptionSpec, Options, Outcome, Piece, Player, Position, Reader, Rng, Seat, Site, Splitting,
    Standing, Tap, Taps, Verdict, below, chain, halves, rows_of_sides, square_name, turn_of, write_slide,
};

static FACTS: Facts = Facts {
    id: "dominorio",
    names: Names { pt: "Dominório", en: "Domineering" },
    author: "Göran Andersson",
    year: "1973",
    family: Family::Blockade,
    seats: [Seat { letter: 'V', ..Seat::BLACK }, Seat { letter: 'H', ..Seat::WHITE }],
    typical_plies: 28,
    // 32 dominoes would cover the board.
    max_plies: 32,
    difficulty: 1,
    variants: &[],
    cards: &[],
    options: &[
        OptionSpec::new("size", OptionKind::Size { default: SIZE, least: (2, 2), greatest: (10, 10) }),
        OptionSpec::FIRST,
    ],
    seeds: "002",
};

const SIZE: (u8, u8) = (8, 8);

/// A domino, by the two cells it covers: the lower or left one first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action {
    low: u8,
    high: u8,
}

/// A position of Dominório.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dominorio {
    /// Empty cells.
    free: u128,
    /// The lower cells of the upright dominoes, the left cells of those that lie across.
    laid: [u128; 2],
    columns: u8,
    rows: u8,
    mover: Player,
    outcome: Option<Outcome>,
}

/// The cells of the last file, by the number of columns; as many ranks as fit.
static LAST_FILE: [u128; 11] = {
    let mut table = [0; 11];
    let mut columns = 1;
    while columns < 11 {
        let mut cell = columns - 1;
        while cell < 128 {
            table[columns] |= 1 << cell;
            cell += columns;
        }
        columns += 1;
    }
    table
};

impl Dominorio {
    fn fresh((columns, rows): (u8, u8), mover: Player) -> Dominorio {
        let free = (1 << (columns * rows)) - 1;
        let mut start = Dominorio { free, laid: [0; 2], columns, rows, mover, outcome: None };
        start.settle();
        start
    }

    /// How far the second cell of a side's domino is from its first.
    #[inline]
    fn reach(&self, side: Player) -> u8 {
        if side == Player::First { self.columns } else { 1 }
    }

    /// The first cells of all dominoes of a side that fit on these cells.
    #[inline]
    fn fits(&self, side: Player, cells: u128) -> u128 {
        match side {
            Player::First => cells & cells >> self.columns,
            Player::Second => cells & cells >> 1 & !LAST_FILE[usize::from(self.columns) % 11],
        }
    }

    /// docs/rulings.md, Dominório: whoever cannot place loses.
    #[inline]
    fn settle(&mut self) {
        self.outcome = (self.fits(self.mover, self.free) == 0).then_some(Outcome::Win(self.mover.other()));
    }

    #[inline]
    fn action(&self, low: u8) -> Action {
        Action { low, high: low + self.reach(self.mover) }
    }

    fn piece(side: Player) -> Piece {
        let kind = if side == Player::First { Kind::DominoUp } else { Kind::DominoAcross };
        Piece::new(kind, FACTS.seats[side.index()].tone)
    }

    /// How many dominoes of a side fit on these cells at once: line by line, from the near end of each.
    fn packed(&self, side: Player, mut cells: u128) -> i32 {
        let (line, steps, stride) = match side {
            Player::First => ((1u128 << self.columns) - 1, self.rows, self.columns),
            Player::Second => (LAST_FILE[usize::from(self.columns)] >> (self.columns - 1), self.columns, 1),
        };
        let mut packed = 0;
        for step in 0..steps {
            let taken = self.fits(side, cells) & line << (step * stride);
            cells &= !(taken | taken << self.reach(side));
            packed += taken.count_ones();
        }
        packed as i32
    }

    /// How many dominoes of a side fit on cells that the other side can never cover.
    fn safe(&self, side: Player) -> i32 {
        let other = side.other();
        let fits = self.fits(other, self.free);
        self.packed(side, self.free & !(fits | fits << self.reach(other)))
    }

    /// A cell of an area seen in a mirror; the area is as large as the board less `short` columns and rows.
    fn mirrored(&self, k: u8, cell: u8, short: (u8, u8)) -> u8 {
        let (mut c, mut r) = (cell % self.columns, cell / self.columns);
        if k & 1 != 0 {
            c = (self.columns - 1 - short.0).saturating_sub(c);
        }
        if k & 2 != 0 {
            r = (self.rows - 1 - short.1).saturating_sub(r);
        }
        r * self.columns + c
    }
}

impl Dominorio {
    /// All that can still be played, as `solve/sums/` has it.
    #[allow(clippy::unnecessary_wraps, reason = "other games begin with an opening that is no sum")]
    fn whole(&self) -> Option<Component> {
        let columns = self.columns;
        let cells = each(self.free).fold(0, |set, cell| set | Component::cell(cell % columns, cell / columns));
        Some(Component { sets: [cells, 0, 0] })
    }
}

impl Position for Dominorio {
    type Action = Action;

    #[inline]
    fn mover(&self) -> Player {
        self.mover
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.outcome.is_none() {
            out.extend(each(self.fits(self.mover, self.free)).map(|low| self.action(low)));
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        let side = self.mover;
        effects.push(0, Effect::Place { at: Site(action.low.into()), piece: Self::piece(side), count: 1 });
        self.free &= !(1 << (action.low & 127) | 1 << (action.high & 127));
        self.laid[side.index()] |= 1 << (action.low & 127);
        self.mover = side.other();
        self.settle();
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn key(&self) -> u64 {
        let rules = u64::from(self.columns) << 8 | u64::from(self.rows) << 16 | self.mover as u64;
        chain(iter::once(rules).chain(self.laid.into_iter().flat_map(halves)))
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let fits = self.fits(self.mover, self.free);
        self.action(nth_of(fits, below(rng, fits.count_ones())))
    }
}

impl Game for Dominorio {
    const FACTS: &'static Facts = &FACTS;
    const NOTATION: &'static str = "A-B";
    const SPLITTING: Option<Splitting<Self>> = Some(Splitting {
        whole: Self::whole,
        options: regions::options,
        parts: regions::parts,
        bounds: regions::bounds,
        turns: false,
    });

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Self::fresh(options.size(), options.first()))
    }

    fn board(&self) -> Board {
        BoardBuilder::new().cells(self.columns, self.rows, Look::Plain).build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        for side in Player::BOTH {
            let standing = |cell: u8| Standing { at: Site(cell.into()), piece: Self::piece(side), count: 1 };
            out.extend(each(self.laid[side.index()]).map(standing));
        }
    }

    fn taps(&self, action: Action) -> Taps {
        Taps::sites(&[Site(action.low.into()), Site(action.high.into())])
    }

    fn other_taps(&self, action: Action, out: &mut Vec<Taps>) {
        out.push(Taps::new(&[Tap::Site(Site(action.high.into())), Tap::Site(Site(action.low.into()))]));
    }

    fn write(&self, action: Action, out: &mut String) {
        write_slide(self.columns, action.low, action.high, out);
    }

    fn object(&self) -> Object {
        let mut object = Object::new();
        if (self.columns, self.rows) != SIZE {
            object.insert("size".into(), [self.columns, self.rows].as_slice().into());
        }
        let covers = |side: Player, bit: u128| {
            let laid = self.laid[side.index()];
            (laid | laid << self.reach(side)) & bit != 0
        };
        let owner = |c: u8, r: u8| {
            let bit = 1u128 << (r * self.columns + c);
            Player::BOTH.into_iter().find(|&side| covers(side, bit))
        };
        object.insert("rows".into(), rows_of_sides(&FACTS.seats, self.columns, self.rows, owner));
        object.insert("turn".into(), turn_of(&FACTS.seats, self.mover));
        object
    }

    /// The letters tell the dominoes apart: an unbroken column of V can only be cut into dominoes in one way.
    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let (columns, rows) = read.size(options.size())?;
        if !(2..=10).contains(&columns) || !(2..=10).contains(&rows) {
            return Err(ObjectError::value("size", "[2,2] to [10,10]", format!("[{columns},{rows}]")));
        }
        let mut position = Self::fresh((columns, rows), read.turn(&FACTS.seats, Player::First)?);
        let mut covered = [0u128; 2];
        for (cell, side) in read.sides(&FACTS.seats, columns, rows)? {
            covered[side.index()] |= 1 << cell;
        }
        position.free &= !(covered[0] | covered[1]);
        for side in Player::BOTH {
            let mut rest = covered[side.index()];
            while rest != 0 {
                let low = rest.trailing_zeros() as u8;
                if position.fits(side, rest) >> low & 1 == 0 {
                    let (name, letter) = (square_name(low % columns, low / columns), FACTS.seats[side.index()].letter);
                    return Err(ObjectError::Impossible(format!("'{letter}' on {name} is half a domino")));
                }
                position.laid[side.index()] |= 1 << low;
                rest &= !(1 << low | 1 << (low + position.reach(side)));
            }
        }
        position.settle();
        Ok(position)
    }

    fn prompt(&self) -> &'static str {
        if self.mover == Player::First { "ask-domino-up" } else { "ask-domino-across" }
    }

    fn verdict(&self) -> Option<Verdict> {
        self.outcome.map(|_| Verdict { reason: "end-blocked", sites: Vec::new() })
    }

    /// The mirrors; a quarter turn would exchange the sides.
    fn symmetries(&self) -> u8 {
        4
    }

    fn transformed(&self, k: u8) -> Self {
        let map = |set: u128, short| each(set).fold(0, |m, cell| m | 1u128 << self.mirrored(k, cell, short));
        Dominorio {
            free: map(self.free, (0, 0)),
            laid: [map(self.laid[0], (0, 1)), map(self.laid[1], (1, 0))],
            ..*self
        }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        let upright = action.high - action.low == self.columns;
        let low = self.mirrored(k, action.low, if upright { (0, 1) } else { (1, 0) });
        Action { low, high: low + (action.high - action.low) }
    }
}

impl Heuristic for Dominorio {
    const METHOD: Method = Method::AlphaBeta;
    const LADDERS: &'static [Ladder] = &[[-11, 9, 27, 38]];
    const ADVANTAGE: i32 = 150;

    /// Dominoes that are safe count in full, what may be disputed by half; to move is worth half a domino.
    fn evaluate(&self) -> i32 {
        let worth = |side: Player| 50 * (self.packed(side, self.free) + self.safe(side));
        let tempo = if self.mover == Player::First { 50 } else { -50 };
        worth(Player::First) - worth(Player::Second) + tempo
    }

    /// The cells that a domino still fits on, whoever laid which of those that lie.
    fn essence(&self) -> u64 {
        let covered = |side: Player| self.fits(side, self.free) | self.fits(side, self.free) << self.reach(side);
        let cells = covered(Player::First) | covered(Player::Second);
        let rules = u64::from(self.columns) << 8 | u64::from(self.rows) << 16 | self.mover as u64;
        chain(iter::once(rules).chain(halves(cells)))
    }

    /// What it takes from the opponent, less what it takes from oneself.
    fn move_order(&self, action: Action) -> i32 {
        let left = self.free & !(1 << action.low | 1 << action.high);
        let lost =
            |side: Player| self.fits(side, self.free).count_ones() as i32 - self.fits(side, left).count_ones() as i32;
        10 * lost(self.mover.other()) - 7 * lost(self.mover)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::essence_is_enough;
    use crate::test_support::oracle::winner;

    #[test]
    fn which_dominoes_lie_is_no_matter() {
        essence_is_enough::<Dominorio>(&["size=4x4"]);
    }

    fn start(words: &[&str]) -> Dominorio {
        Dominorio::start(&FACTS.parse_options(words.iter().copied()).unwrap()).unwrap()
    }

    #[test]
    fn the_first_player_wins_on_2_3_4_and_6_and_loses_on_5() {
        let first = [("2", true), ("3", true), ("4", true), ("5", false), ("6", true)];
        for (size, wins) in first {
            let found = winner::<Dominorio>(&[&format!("size={size}")]);
            assert_eq!(found == Player::First, wins, "{size}×{size}");
        }
    }

    #[test]
    fn turning_the_board_by_a_quarter_exchanges_the_sides() {
        for (size, turned) in [("3x2", "2x3"), ("4x3", "3x4"), ("5x4", "4x5"), ("5x2", "2x5")] {
            let one = winner::<Dominorio>(&[&format!("size={size}")]);
            let other = winner::<Dominorio>(&[&format!("size={turned}"), "first=H"]);
            assert_eq!(one, other.other(), "{size}");
        }
    }

    #[test]
    fn a_long_column_of_dominoes_is_read_back_and_half_a_domino_is_refused() {
        let read = |text: &str| {
            let options = FACTS.parse_options(["size=3x4"]).unwrap();
            Dominorio::from_object(&options, &serde_json::from_str(text).unwrap())
        };
        let position = read(r#"{"rows":["V..","VHH","V..","V.."],"turn":"H"}"#).unwrap();
        assert_eq!(position.laid, [1 | 1 << 6, 1 << 7]);
        for rows in [r#"["...","V..","V..","V.."]"#, r#"["...","...","...","HV."]"#, r#"["..H","H..","...","..."]"#] {
            assert!(read(&format!(r#"{{"rows":{rows},"turn":"V"}}"#)).is_err(), "{rows}");
        }
    }

    #[test]
    fn dominoes_that_fit_at_once_are_counted() {
        let game = start(&["size=5x3"]);
        assert_eq!(game.packed(Player::First, game.free), 5);
        assert_eq!(game.packed(Player::Second, game.free), 6);
        assert_eq!(game.safe(Player::First), 0);
        assert_eq!(start(&["size=10"]).packed(Player::Second, start(&["size=10"]).free), 50);
    }
}
