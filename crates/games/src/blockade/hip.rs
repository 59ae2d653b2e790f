//! HIP (`docs/rulings.md`, 15): whoever cannot place without completing a square of the own colour loses.
//!
//! A table lists, for every point, the other three corners of every square it belongs to, at any inclination. Each
//! side's barred points – where three own corners wait for the fourth – grow with every stone and are carried along.

use crate::bits::{each, nth_of, whose};
use crate::symmetry::turned_cell;
use std::iter;
use tabuleiro_engine::search::{Heuristic, Ladder, Method};
use tabuleiro_rules::{
    Board, BoardBuilder, Effect, Effects, Facts, Family, Game, Kind, Look, Names, Object, ObjectError, OptionError,
    OptionSpec, Options, Outcome, Piece, Player, Point, Position, Reader, Rng, Seat, Site, Standing, Taps, Verdict,
    below, chain, halves, rows_of_sides, square_name, turn_of,
};

static FACTS: Facts = Facts {
    id: "hip",
    names: Names { pt: "HIP", en: "HIP" },
    author: "Martin Gardner",
    year: "1960",
    family: Family::Blockade,
    seats: [Seat::BLACK, Seat::WHITE],
    typical_plies: 40,
    max_plies: 49,
    difficulty: 2,
    variants: &[],
    cards: &[],
    options: &[OptionSpec::side(SIZE, &[2, 3, 4, 5, 6, 7, 8, 9]), OptionSpec::FIRST],
    seeds: "000",
};

const SIZE: u8 = 7;

/// A stone of the mover on a point: rank × size + file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u8);

/// A position of HIP.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hip {
    stones: [u128; 2],
    /// Where a side would complete a square; also points taken since.
    barred: [u128; 2],
    size: u8,
    mover: Player,
    outcome: Option<Outcome>,
}

/// n²(n² − 1) / 12 squares of four corners each, for n from 2 to 9.
const CORNERS: usize = 5016;

/// The squares of all sizes: for each size and point the part of the list that speaks of it.
struct Squares {
    others: [[u8; 3]; CORNERS],
    /// By size − 2 and point; the part ends where that of the next point begins.
    begins: [[u16; 82]; 8],
}

static SQUARES: Squares = squares();

const fn squares() -> Squares {
    let mut table = Squares { others: [[0; 3]; CORNERS], begins: [[0; 82]; 8] };
    let mut filled = 0;
    let mut size = 2;
    while size <= 9 {
        let mut counts = [0u16; 81];
        let mut place = [0u16; 81];
        // First count, then fill.
        let mut pass = 0;
        while pass < 2 {
            // The corner (x, y) from which the square turns left: along (a, b), a > 0, b ≥ 0.
            let mut at = 0;
            while at < size * size {
                let (x, y) = (at % size, at / size);
                let mut a = 1;
                while x + a < size && y + a < size {
                    let mut b = 0;
                    while b <= x && y + a + b < size {
                        let low = y * size + x;
                        let corners = [low, low + b * size + a, low + (a + b) * size + a - b, low + a * size - b];
                        let mut i = 0;
                        while i < 4 {
                            let corner = corners[i];
                            if pass == 1 {
                                let others = [corners[(i + 1) % 4], corners[(i + 2) % 4], corners[(i + 3) % 4]];
                                let slot = place[corner] as usize;
                                table.others[slot] = [others[0] as u8, others[1] as u8, others[2] as u8];
                                place[corner] += 1;
                            } else {
                                counts[corner] += 1;
                            }
                            i += 1;
                        }
                        b += 1;
                    }
                    a += 1;
                }
                at += 1;
            }
            if pass == 0 {
                let mut point = 0;
                while point <= size * size {
                    table.begins[size - 2][point] = filled;
                    if point < size * size {
                        place[point] = filled;
                        filled += counts[point];
                    }
                    point += 1;
                }
            }
            pass += 1;
        }
        size += 1;
    }
    table
}

impl Hip {
    fn empty_board(size: u8, mover: Player) -> Hip {
        Hip { stones: [0; 2], barred: [0; 2], size, mover, outcome: None }
    }

    /// The other corners of the squares through a point.
    #[inline]
    fn squares_of(&self, point: u8) -> &'static [[u8; 3]] {
        let begins = &SQUARES.begins[usize::from(self.size - 2) % 8];
        let point = usize::from(point) % 81;
        &SQUARES.others[usize::from(begins[point])..usize::from(begins[point + 1])]
    }

    fn empty(&self) -> u128 {
        ((1 << (self.size * self.size)) - 1) & !(self.stones[0] | self.stones[1])
    }

    #[inline]
    fn legal(&self, side: Player) -> u128 {
        self.empty() & !self.barred[side.index()]
    }

    /// Puts a stone down and bars the points that would now complete a square. Whether it completed one itself.
    #[inline]
    fn put(&mut self, side: Player, point: u8) -> bool {
        let side = side.index();
        let own = self.stones[side];
        let has = |corner: u8| own >> (corner & 127) & 1 == 1;
        let mut barred = 0;
        let mut complete = false;
        for &[a, b, c] in self.squares_of(point) {
            match (has(a), has(b), has(c)) {
                (true, true, true) => complete = true,
                (true, true, false) => barred |= 1 << c,
                (true, false, true) => barred |= 1 << b,
                (false, true, true) => barred |= 1 << a,
                _ => {}
            }
        }
        self.barred[side] |= barred;
        self.stones[side] |= 1 << (point & 127);
        complete
    }

    /// docs/rulings.md, HIP: no legal placement is a loss.
    #[inline]
    fn settle(&mut self) {
        self.outcome = (self.legal(self.mover) == 0).then_some(Outcome::Win(self.mover.other()));
    }

    fn stone(side: usize) -> Piece {
        Piece::new(Kind::Stone, FACTS.seats[side].tone)
    }

    /// A point seen through one of the eight symmetries of the square.
    fn mapped(&self, k: u8, point: u8) -> u8 {
        turned_cell(k, self.size, point)
    }
}

impl Position for Hip {
    type Action = Action;

    #[inline]
    fn mover(&self) -> Player {
        self.mover
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.outcome.is_none() {
            out.extend(each(self.legal(self.mover)).map(Action));
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        let piece = Self::stone(self.mover.index());
        effects.push(0, Effect::Place { at: Site(action.0.into()), piece, count: 1 });
        self.put(self.mover, action.0);
        self.mover = self.mover.other();
        self.settle();
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn key(&self) -> u64 {
        let rules = u64::from(self.size) << 8 | self.mover as u64;
        chain(iter::once(rules).chain(self.stones.into_iter().flat_map(halves)))
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let legal = self.legal(self.mover);
        Action(nth_of(legal, below(rng, legal.count_ones())))
    }
}

impl Game for Hip {
    const FACTS: &'static Facts = &FACTS;
    const NOTATION: &'static str = "CELL";

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Self::empty_board(options.size().0, options.first()))
    }

    fn board(&self) -> Board {
        BoardBuilder::new().grid(Point::default(), self.size, self.size, Look::Goban, false).build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        for side in 0..2 {
            let standing = |point: u8| Standing { at: Site(point.into()), piece: Self::stone(side), count: 1 };
            out.extend(each(self.stones[side]).map(standing));
        }
    }

    fn taps(&self, action: Action) -> Taps {
        Taps::sites(&[Site(action.0.into())])
    }

    fn write(&self, action: Action, out: &mut String) {
        out.push_str(&square_name(action.0 % self.size, action.0 / self.size));
    }

    fn object(&self) -> Object {
        let mut object = Object::new();
        if self.size != SIZE {
            object.insert("size".into(), [self.size, self.size].as_slice().into());
        }
        let owner = |f, r| whose(self.stones, r * self.size + f);
        object.insert("rows".into(), rows_of_sides(&FACTS.seats, self.size, self.size, owner));
        object.insert("turn".into(), turn_of(&FACTS.seats, self.mover));
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let (columns, rows) = read.size(options.size())?;
        if columns != rows || !(2..=9).contains(&columns) {
            return Err(ObjectError::value("size", "[2,2] to [9,9]", format!("[{columns},{rows}]")));
        }
        let mut position = Self::empty_board(columns, read.turn(&FACTS.seats, Player::First)?);
        for (point, side) in read.sides(&FACTS.seats, columns, rows)? {
            let point = point as u8;
            if position.put(side, point) {
                let (letter, name) = (FACTS.seats[side.index()].letter, square_name(point % columns, point / columns));
                return Err(ObjectError::Impossible(format!("'{letter}' on {name} completes a square")));
            }
        }
        position.settle();
        Ok(position)
    }

    fn prompt(&self) -> &'static str {
        "ask-place-no-square"
    }

    fn verdict(&self) -> Option<Verdict> {
        let reason = if self.empty() == 0 { "end-full" } else { "end-only-squares" };
        self.outcome.map(|_| Verdict { reason, sites: Vec::new() })
    }

    fn symmetries(&self) -> u8 {
        8
    }

    fn transformed(&self, k: u8) -> Self {
        let map = |set: u128| each(set).fold(0, |m, point| m | 1u128 << self.mapped(k, point));
        Hip { stones: self.stones.map(map), barred: self.barred.map(map), ..*self }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        Action(self.mapped(k, action.0))
    }
}

impl Heuristic for Hip {
    const METHOD: Method = Method::MonteCarlo;
    const LADDERS: &'static [Ladder] = &[[-26, 8, 22, 34]];
    const SLOTS: usize = 81;

    /// Points that only one side may still take.
    fn evaluate(&self) -> i32 {
        let (first, second) = (self.legal(Player::First), self.legal(Player::Second));
        100 * ((first & !second).count_ones() as i32 - (second & !first).count_ones() as i32)
    }

    /// Points that both may take come first: what is barred to the opponent runs nowhere.
    fn move_order(&self, action: Action) -> i32 {
        (self.barred[self.mover.other().index()] >> action.0 & 1) as i32 * -10
    }

    fn slot(&self, action: Action) -> Option<usize> {
        Some(usize::from(action.0) % Self::SLOTS)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::oracle::winner;
    use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};

    fn start(words: &[&str]) -> Hip {
        Hip::start(&FACTS.parse_options(words.iter().copied()).unwrap()).unwrap()
    }

    #[test]
    fn small_boards_have_the_known_winners() {
        for (size, known) in [("2", Player::Second), ("3", Player::First), ("4", Player::Second)] {
            assert_eq!(winner::<Hip>(&[&format!("size={size}")]), known, "{size}");
        }
    }

    /// The seed: on even boards the second player repeats every placement on the other side of the middle.
    #[test]
    fn on_even_boards_answering_opposite_always_wins() {
        let (mut rng, mut scratch) = (Xoshiro256PlusPlus::seed_from_u64(15), Vec::new());
        for size in ["2", "4", "6", "8"] {
            for _ in 0..200 {
                let mut game = start(&[&format!("size={size}")]);
                while game.outcome().is_none() {
                    let action = game.sample(&mut rng, &mut scratch);
                    game.apply(action, &mut ());
                    game.play(game.transformed_action(3, action), &mut ()).unwrap();
                }
                assert_eq!(game.outcome(), Some(Outcome::Win(Player::Second)));
            }
        }
    }

    #[test]
    fn a_board_of_n_by_n_points_has_a_twelfth_of_n_2_times_n_2_minus_1_squares() {
        for size in 2..=9u8 {
            let game = Hip::empty_board(size, Player::First);
            let n = usize::from(size * size);
            let corners: usize = (0..size * size).map(|point| game.squares_of(point).len()).sum();
            assert_eq!(corners, n * (n - 1) / 3, "{size}");
        }
    }

    #[test]
    fn a_tilted_square_is_as_forbidden_as_a_straight_one() {
        let read = |text: &str| Hip::from_object(&FACTS.defaults(), &serde_json::from_str(text).unwrap()).unwrap();
        let rows = |last: &str| {
            format!(r#"{{"rows":[".......",".......",".......",".......","....B..",".B.....","{last}"],"turn":"B"}}"#)
        };
        assert!(read(&rows("...B...")).read("c4").is_err(), "b2, d1, e3 and c4 are a square");
        assert!(read(&rows("...W...")).read("c4").is_ok());
    }
}
