//! HIP (`docs/rulings.md`, 15): a player who cannot place a stone without completing a square of their own colour
//! loses.
//!
//! A table lists, for every point, the other three corners of every square that it belongs to, at any inclination. The
//! position keeps the barred points of each side, which are the fourth corners of squares whose other three corners
//! have own stones, and each stone adds to them.

use crate::openings::openings;
use crate::square::Place as Action;
use crate::square::{Grid, Set, grid_actions, object_of_men, pieces_of_men, read_men, read_side};
use crate::tables::table;
use std::iter;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{Heuristic, Ladder, Method, MonteCarloHints};
use tabuleiro_rules::{
    Board, BoardBuilder, Effect, Effects, Facts, Family, Game, Kind, Look, Material, Object, ObjectError, OptionError,
    OptionSpec, Options, Outcome, Piece, Player, Point, Position, Reader, Rng, Site, Standing, Verdict, below, chain,
    halves, mover_and_outcome,
};

static FACTS: Facts = Facts::new("hip", "HIP", "HIP", Family::Blockade)
    .notation("CELL")
    .published("Martin Gardner", "1960", "000")
    .plies(40, 49)
    .last_mover_wins()
    .options(&[OptionSpec::side(SIZE, SIZES), OptionSpec::FIRST]);

/// The side of the usual board, and of all boards.
const SIZE: u8 = 7;
const SIZES: &[u8] = &[2, 3, 4, 5, 6, 7, 8, 9];

/// A position of HIP.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hip {
    stones: [u128; 2],
    /// The points on which a side would complete a square, including points occupied since.
    barred: [u128; 2],
    size: u8,
    mover: Player,
    outcome: Option<Outcome>,
}

/// n²(n² − 1) / 12 squares of four corners each, for n from 2 to 9.
const CORNERS: usize = 5016;

/// The squares on boards of all sizes, listed by size and corner.
struct Squares {
    others: [[u8; 3]; CORNERS],
    /// Where the squares of a corner begin, by size − 2 and point; they end where those of the next point begin.
    begins: [[u16; 82]; 8],
}

table! {
    static SQUARES: Squares = squares();
}

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

    /// The other corners of the squares that a point is a corner of.
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

    /// Places a stone and bars the points that would now complete a square. Returns whether the stone completed one.
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

    /// Ends the game if the mover has no legal placement. docs/rulings.md, HIP: the mover then loses.
    #[inline]
    fn settle(&mut self) {
        self.outcome = (self.legal(self.mover) == 0).then_some(Outcome::Win(self.mover.other()));
    }

    fn stone(side: Player) -> Piece {
        Piece::new(Kind::Stone, FACTS.seats[side.index()].tone)
    }

    const fn grid(&self) -> Grid {
        Grid::dense(self.size, self.size)
    }
}

impl Position for Hip {
    type Action = Action;

    mover_and_outcome!();

    fn list_actions(&self, out: &mut Vec<Action>) {
        out.extend(self.legal(self.mover).cells().map(Action));
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        let piece = Self::stone(self.mover);
        effects.push(0, Effect::Place { at: Site(action.0.into()), piece, count: 1 });
        self.put(self.mover, action.0);
        self.mover = self.mover.other();
        self.settle();
    }

    fn key(&self) -> u64 {
        let rules = u64::from(self.size) << 8 | self.mover as u64;
        chain(iter::once(rules).chain(self.stones.into_iter().flat_map(halves)))
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let legal = self.legal(self.mover);
        Action(legal.nth(below(rng, legal.count_ones())))
    }
}

impl Game for Hip {
    const FACTS: &'static Facts = &FACTS;
    const MATERIAL: Material = Material::Alternating;

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Self::empty_board(options.size().0, options.first()))
    }

    fn board(&self) -> Board {
        BoardBuilder::new().grid(Point::default(), self.size, self.size, Look::Goban, false).build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        pieces_of_men(self.grid(), self.stones, Self::stone, out);
    }

    grid_actions!(|position| position.grid());

    fn object(&self) -> Object {
        object_of_men(self.grid(), (SIZE, SIZE), self.stones, &FACTS.seats, self.mover)
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let size = read_side(read, options.size(), SIZES)?;
        let mut position = Self::empty_board(size, read.turn(&FACTS.seats, Player::First)?);
        let grid = position.grid();
        let stones: [u128; 2] = read_men(grid, read, &FACTS.seats)?;
        for point in grid.cells() {
            for side in Player::BOTH {
                if stones[side.index()].has(point) && position.put(side, point) {
                    let (letter, name) = (FACTS.seats[side.index()].letter, grid.name(point));
                    return Err(ObjectError::Impossible(format!("'{letter}' on {name} completes a square")));
                }
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
        let image = |set: u128| set.image(|point| self.grid().image(k, point));
        Hip { stones: self.stones.map(image), barred: self.barred.map(image), ..*self }
    }
}

impl Heuristic for Hip {
    const METHOD: Method = Method::MonteCarlo;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[14, 26, 48, 60]];
    const OPENINGS: &'static str = openings!("hip");
    const MONTE_CARLO: MonteCarloHints<Self> =
        MonteCarloHints { slots: 81, slot: |Action(point)| Some(usize::from(point) % 81), ..MonteCarloHints::NONE };

    /// The points that only one side may still occupy: 100 each.
    fn evaluate(&self) -> i32 {
        let (first, second) = (self.legal(Player::First), self.legal(Player::Second));
        100 * ((first & !second).count_ones() as i32 - (second & !first).count_ones() as i32)
    }

    /// Points open to both sides come first: a point barred to the opponent stays available.
    fn move_order(&self, action: Action) -> i32 {
        (self.barred[self.mover.other().index()] >> action.0 & 1) as i32 * -10
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::oracle::winner;
    use crate::test_support::{position, start};
    use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
    use serde_json::json;

    #[test]
    fn small_boards_have_the_known_winners() {
        for (size, known) in [("2", Player::Second), ("3", Player::First), ("4", Player::Second)] {
            assert_eq!(winner::<Hip>(&[&format!("size={size}")]), known, "{size}");
        }
    }

    /// The source: on even boards the second player answers every placement with the point opposite the centre.
    #[test]
    fn on_even_boards_answering_opposite_always_wins() {
        let (mut rng, mut scratch) = (Xoshiro256PlusPlus::seed_from_u64(15), Vec::new());
        for size in ["2", "4", "6", "8"] {
            for _ in 0..200 {
                let mut game: Hip = start(&[&format!("size={size}")]);
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
    fn a_board_of_n_by_n_points_has_n_squared_times_n_squared_minus_1_over_12_squares() {
        for size in 2..=9u8 {
            let game = Hip::empty_board(size, Player::First);
            let n = usize::from(size * size);
            let corners: usize = (0..size * size).map(|point| game.squares_of(point).len()).sum();
            assert_eq!(corners, n * (n - 1) / 3, "{size}");
        }
    }

    #[test]
    fn a_tilted_square_is_as_forbidden_as_a_straight_one() {
        let read = |last: &str| {
            let rows = [".......", ".......", ".......", ".......", "....B..", ".B.....", last];
            position::<Hip>(&[], &json!({"rows": rows, "turn": "B"})).read("c4")
        };
        assert!(read("...B...").is_err(), "b2, d1, e3 and c4 are a square");
        assert!(read("...W...").is_ok());
    }
}
