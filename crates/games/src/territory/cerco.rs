//! Cerco (`docs/rulings.md`, 15): players remove men so that empty corners form squares that enclose other men.
//!
//! One word of 128 bits holds the men. A table lists, for every point, the squares that it is a corner of: the other
//! corners and the points strictly inside.

use crate::openings::openings;
use crate::square::{Grid, Set, read_side};
use crate::tables::table;
use tabuleiro_engine::person::Character;
use tabuleiro_engine::search::{AlphaBetaHints, Heuristic, Ladder, Method};
use tabuleiro_rules::{
    Board, BoardBuilder, Effect, Effects, Facts, Family, Game, Impossible, Kind, Look, Material, Object, ObjectError,
    OptionError, OptionSpec, Options, Outcome, Piece, Player, Point, Position, Reader, Removal, Rng, Seat, Site,
    Standing, Taps, Tone, Verdict, below, chain, halves, mover_and_outcome,
};

static FACTS: Facts = Facts::new("cerco", "Cerco", "Cerco", Family::Territory)
    .notation("xCELL")
    .published("João Pedro Neto", "c. 1990", "000")
    .seats([Seat::ONE, Seat::TWO])
    .plies(30, 49)
    .options(&[OptionSpec::side(SIZE, SIZES), OptionSpec::FIRST]);

/// The side of the usual board, and of all boards.
const SIZE: u8 = 7;
const SIZES: &[u8] = &[3, 4, 5, 6, 7, 8, 9];

const MAN: Piece = Piece::new(Kind::Man, Tone::Neutral);

/// Removes the man on a point, rank × size + file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u8);

/// A position of Cerco.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Cerco {
    men: u128,
    captured: [u8; 2],
    size: u8,
    mover: Player,
    outcome: Option<Outcome>,
}

/// A square, listed for one of its corners.
#[derive(Clone, Copy)]
struct Square {
    /// The other three corners.
    others: u128,
    /// The points strictly inside.
    inside: u128,
    /// The opposite corner.
    far: u8,
}

/// Σ (n − k)² squares of side k ≥ 2 on n × n points, four corners each, for n from 3 to 9.
const CORNERS: usize = 1344;

/// The squares on boards of all sizes, listed by size and corner.
struct Squares {
    squares: [Square; CORNERS],
    /// Where the squares of a corner begin, by size − 3 and point; they end where those of the next point begin.
    begins: [[u16; 82]; 7],
}

table! {
    static SQUARES: Squares = {
        let mut table = Squares { squares: [Square { others: 0, inside: 0, far: 0 }; CORNERS], begins: [[0; 82]; 7] };
        let mut filled = 0;
        let mut size = 3i32;
        while size <= 9 {
            let mut point = 0;
            while point < size * size {
                table.begins[(size - 3) as usize][point as usize] = filled as u16;
                let (x, y) = (point % size, point / size);
                let mut way = 0;
                while way < 4 {
                    let (dx, dy) = ((way & 1) * 2 - 1, (way >> 1) * 2 - 1);
                    let mut k = 2;
                    while k < size {
                        let (fx, fy) = (x + dx * k, y + dy * k);
                        if fx >= 0 && fx < size && fy >= 0 && fy < size {
                            let far = fy * size + fx;
                            let others = 1u128 << (y * size + fx) | 1 << (fy * size + x) | 1 << far;
                            let (left, low) = (if dx > 0 { x } else { fx }, if dy > 0 { y } else { fy });
                            let mut inside = 0u128;
                            let mut row = 1;
                            while row < k {
                                inside |= ((1u128 << (k - 1)) - 1) << ((low + row) * size + left + 1);
                                row += 1;
                            }
                            table.squares[filled] = Square { others, inside, far: far as u8 };
                            filled += 1;
                        }
                        k += 1;
                    }
                    way += 1;
                }
                point += 1;
            }
            table.begins[(size - 3) as usize][point as usize] = filled as u16;
            size += 1;
        }
        table
    };
}

impl Cerco {
    fn full(size: u8, mover: Player) -> Cerco {
        Cerco { men: (1 << (size * size)) - 1, captured: [0; 2], size, mover, outcome: None }
    }

    /// The squares that a point is a corner of.
    #[inline]
    fn squares_of(&self, point: u8) -> &'static [Square] {
        let begins = &SQUARES.begins[usize::from(self.size - 3) % 7];
        let point = usize::from(point) % 81;
        &SQUARES.squares[usize::from(begins[point])..usize::from(begins[point + 1])]
    }

    /// The points that are not on the border.
    #[inline]
    fn inner(&self) -> u128 {
        let n = self.size;
        let row = ((1u128 << (n - 2)) - 1) << 1;
        (1..n - 1).fold(0, |set, r| set | row << (r * n))
    }

    /// The men that the mover captures by removing the man on a point.
    #[inline]
    fn enclosed(&self, point: u8) -> u128 {
        let closed = self.squares_of(point).iter().filter(|square| self.men & square.others == 0);
        closed.fold(0, |set, square| set | square.inside) & self.men
    }

    fn points(&self) -> [i32; 2] {
        self.captured.map(i32::from)
    }

    /// Ends the game when all men left are on the border (docs/rulings.md, Cerco).
    #[inline]
    fn settle(&mut self) {
        self.outcome = (self.men & self.inner() == 0).then(|| Outcome::by_points(self.points()));
    }

    fn emit_effects<E: Effects>(&self, point: u8, enclosed: u128, effects: &mut E) {
        let site = |point: u8| Site(point.into());
        effects.push(0, Effect::Remove { at: site(point), piece: MAN, count: 1, why: Removal::Taken });
        if enclosed == 0 {
            return;
        }
        for man in enclosed.cells() {
            let closed = |square: &&Square| self.men & square.others == 0 && square.inside >> man & 1 == 1;
            let far = self.squares_of(point).iter().find(closed).map_or(point, |square| square.far);
            let why = Removal::Custody([site(point), site(far)]);
            effects.push(1, Effect::Remove { at: site(man), piece: MAN, count: 1, why });
        }
        let points = i32::from(self.captured[self.mover.index()]) + enclosed.count_ones() as i32;
        effects.push(1, Effect::Score { player: self.mover, points });
    }

    const fn grid(&self) -> Grid {
        Grid::dense(self.size, self.size)
    }
}

impl Position for Cerco {
    type Action = Action;

    mover_and_outcome!();

    fn list_actions(&self, out: &mut Vec<Action>) {
        out.extend(self.men.cells().map(Action));
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        self.men &= !(1 << (action.0 & 127));
        let enclosed = self.enclosed(action.0);
        if E::LIVE {
            self.emit_effects(action.0, enclosed, effects);
        }
        self.men &= !enclosed;
        self.captured[self.mover.index()] += enclosed.count_ones() as u8;
        self.mover = self.mover.other();
        self.settle();
    }

    fn key(&self) -> u64 {
        let [first, second] = self.captured.map(u64::from);
        let rest = first << 8 | second << 16 | u64::from(self.size) << 24 | self.mover as u64;
        let [low, high] = halves(self.men);
        chain([rest, high, low])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        Action(self.men.nth(below(rng, self.men.count_ones())))
    }
}

impl Game for Cerco {
    const FACTS: &'static Facts = &FACTS;
    const MATERIAL: Material = Material::Falling;

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Self::full(options.size().0, options.first()))
    }

    fn board(&self) -> Board {
        BoardBuilder::new().grid(Point::default(), self.size, self.size, Look::Goban, false).build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        self.grid().pieces(self.men, MAN, out);
    }

    fn taps(&self, action: Action) -> Taps {
        Taps::sites(&[Site(action.0.into())])
    }

    fn write(&self, action: Action, out: &mut String) {
        out.push('x');
        out.push_str(&self.grid().name(action.0));
    }

    fn object(&self) -> Object {
        let letter = |point| if self.men.has(point) { 'o' } else { '.' };
        let mut object = self.grid().object((SIZE, SIZE), letter, &FACTS.seats, self.mover);
        let captured = FACTS.seats.iter().zip(self.captured).map(|(s, n)| (s.letter.to_string(), n.into()));
        object.insert("captured".into(), captured.collect::<Object>().into());
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let size = read_side(read, options.size(), SIZES)?;
        let mut position = Self::full(size, read.turn(&FACTS.seats, Player::First)?);
        for (point, letter) in position.grid().read(read, "o")? {
            if letter == '.' {
                position.men &= !(1 << point);
            }
        }
        if let Some(captured) = read.map("captured")? {
            let gone = (position.inner() & !position.men).count_ones();
            let of = |key: &'static str| Reader(captured).number(key, 0, gone);
            let (first, second) = (of("1")?, of("2")?);
            if first + second > gone {
                return Err(ObjectError::Impossible("more men were captured than are gone".into()));
            }
            position.captured = [first as u8, second as u8];
        }
        position.settle();
        Ok(position)
    }

    /// Every turn removes a man; the others that are gone were captured. A capture needs four empty corners. Without any
    /// capture, no square with empty corners has a man inside.
    fn check_law(&self, start: &Self) -> Result<(), Impossible> {
        let gone = start.men.count_ones() - self.men.count_ones();
        let captured: u32 = self.captured.iter().map(|&men| u32::from(men)).sum();
        let plies = gone - captured.min(gone);
        let first = start.mover;
        let least = match self.captured {
            [0, 0] => 0,
            captured if captured[first.index()] > 0 => 5,
            _ => 4,
        };
        Impossible::unless(plies >= least, "men removed in turn", format!("at least {least}"), plies)?;
        let turn = if plies.is_multiple_of(2) { first } else { first.other() };
        let fits = self.outcome.is_some() || self.mover == turn;
        Impossible::unless(fits, "side to move", format!("{turn:?}"), format!("{:?}", self.mover))?;
        let empty = (start.men & !self.men).cells();
        let enclosed = empty.fold(0, |set, point| set | self.enclosed(point)).count_ones();
        Impossible::unless(captured > 0 || enclosed == 0, "men enclosed and not captured", 0, enclosed)
    }

    fn prompt(&self) -> &'static str {
        "ask-take-away"
    }

    fn verdict(&self) -> Option<Verdict> {
        self.outcome.map(|_| Verdict { reason: "end-count", sites: Vec::new() })
    }

    fn score(&self) -> Option<[i32; 2]> {
        Some(self.points())
    }

    fn symmetries(&self) -> u8 {
        8
    }

    fn transformed(&self, k: u8) -> Self {
        Cerco { men: self.men.image(|point| self.grid().image(k, point)), ..*self }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        Action(self.grid().image(k, action.0))
    }
}

impl Heuristic for Cerco {
    const METHOD: Method = Method::AlphaBeta;
    const CHARACTERS: &'static [Character] = &[Character::Attacker, Character::Builder, Character::Explorer];
    const LADDERS: &'static [Ladder] = &[[20, 25, 53, 86]];
    const OPENINGS: &'static str = openings!("cerco");
    const ADVANTAGE: i32 = 250;
    const ALPHA_BETA: AlphaBetaHints<Self> =
        AlphaBetaHints { margin: Some(AlphaBetaHints::score_margin), ..AlphaBetaHints::NONE };

    /// 100 for each captured man, and 50 for each man of the largest capture that the mover can make.
    fn evaluate(&self) -> i32 {
        let [first, second] = self.points();
        let best = self.men.cells().map(|point| self.enclosed(point).count_ones()).max().unwrap_or(0) as i32;
        let turn = if self.mover == Player::First { 50 } else { -50 };
        100 * (first - second) + turn * best
    }

    fn move_order(&self, action: Action) -> i32 {
        100 * self.enclosed(action.0).count_ones() as i32
    }

    fn is_noisy(&self, action: Action) -> bool {
        self.enclosed(action.0) != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::{play, position};
    use serde_json::json;

    #[test]
    fn emptying_the_fourth_corner_captures_what_is_strictly_inside() {
        let rows = ["ooooooo", "ooooooo", "o.ooo.o", "ooooooo", "ooooooo", "ooooooo", "o.ooooo"];
        let mut game: Cerco = position(&[], &json!({"rows": rows, "turn": "1"}));
        play(&mut game, "xf1");
        assert_eq!(game.score(), Some([9, 0]));
        assert_eq!(
            game.object()["rows"],
            json!(["ooooooo", "ooooooo", "o.ooo.o", "oo...oo", "oo...oo", "oo...oo", "o.ooo.o"])
        );
    }

    #[test]
    fn the_point_just_emptied_has_to_be_a_corner() {
        let mut game = position::<Cerco>(
            &[],
            &json!({"size": [5,5], "rows": [".ooo.", "ooooo", "ooooo", "ooooo", ".ooo."], "turn": "2"}),
        );
        play(&mut game, "xc3");
        assert_eq!(game.score(), Some([0, 0]));
    }

    #[test]
    fn several_squares_closed_at_once_all_count() {
        let mut game = position::<Cerco>(
            &[],
            &json!({"size": [5,5], "rows": [".o.o.", "ooooo", "..oo.", "ooooo", ".o.o."], "turn": "2"}),
        );
        // c3 is the corner of the four squares of side 2 that fill the board.
        assert_eq!(play(&mut game, "xc3").len(), 1 + 4 + 1, "the man taken, four captured, the score");
        assert_eq!(game.score(), Some([0, 4]));
    }

    #[test]
    fn the_game_ends_when_only_the_border_has_men() {
        let mut game = position::<Cerco>(
            &[],
            &json!({"size": [4,4], "rows": ["oooo", "o.oo", "o..o", "oooo"], "captured": {"1":1}, "turn": "2"}),
        );
        assert_eq!(game.outcome(), None);
        play(&mut game, "xc3");
        assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
        assert_eq!(game.score(), Some([1, 0]));
    }
}
