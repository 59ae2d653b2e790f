//! Hex (`games.md`, 23): each side joins its two edges of a rhombus of hexagons; `field` does the work.

use super::field::{Field, SEATS};
use super::shuffle::shuffle_step;
use crate::rules::{
    Board, BoardBuilder, Border, Effects, Facts, Family, Game, Names, Object, ObjectError, OptionError, OptionSpec,
    Options, Outcome, Player, Point, Position, Rng, Standing, Taps, Tone, Verdict,
};
use crate::search::{Heuristic, Method};

pub use super::field::Action;

const SIDES: [u8; 12] = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];
const SIDE: u8 = 11;
const CELLS: usize = 14 * 14;

static FACTS: Facts = Facts {
    id: "hex",
    names: Names { pt: "Hex", en: "Hex" },
    author: "Piet Hein, John Nash",
    year: "1942",
    family: Family::Connection,
    seats: SEATS,
    typical_plies: 50,
    // Every cell and a swap.
    max_plies: 122,
    difficulty: 1,
    variants: &[],
    cards: &[],
    options: &[OptionSpec::side(SIDE, &SIDES), OptionSpec::FIRST],
    seeds: "001",
};

/// games.md, 0.1: (c, r) touches (c±1, r), (c, r±1), (c+1, r−1) and (c−1, r+1).
type Grid = Field<16, 0b011, 0b110>;

/// A position of Hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hex(Grid);

impl Position for Hex {
    type Action = Action;

    #[inline]
    fn mover(&self) -> Player {
        self.0.mover()
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.0.winner().is_none() {
            self.0.actions(out);
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        match action {
            Action::Swap => self.0.swap(effects),
            Action::Place(cell) if !self.0.is_empty(cell) => {}
            Action::Place(cell) => {
                let player = self.0.mover();
                effects.push(0, self.0.placed(player, cell));
                self.0.put(player, cell);
                self.0.end_turn();
            }
        }
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }

    fn key(&self) -> u64 {
        self.0.key()
    }

    fn swapped(&self) -> bool {
        self.0.swapped()
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        self.0.sample(rng)
    }

    /// Draws the order in which the empty cells are taken, then takes them. Random games seldom end in the first three
    /// quarters, so those are put down in one go unless that would join sides.
    fn random_playout<R: Rng>(&mut self, rng: &mut R, scratch: &mut Vec<Action>, limit: u32) -> u32 {
        let mut plies = 0;
        while plies < limit && !self.0.under_way() {
            let action = self.sample(rng, scratch);
            self.apply(action, &mut ());
            plies += 1;
        }
        if self.outcome().is_some() {
            return plies;
        }
        let mut cells = [0; CELLS];
        let count = self.0.list_empty(&mut cells);
        let cells = &mut cells[..count];
        let mut drawn = (count * 3 / 4).min((limit - plies) as usize);
        for at in 0..drawn {
            shuffle_step(cells, at, rng);
        }
        let mut played = if self.0.put_all(&cells[..drawn]) { drawn } else { 0 };
        while plies + (played as u32) < limit && self.outcome().is_none() {
            if played == drawn {
                shuffle_step(cells, drawn, rng);
                drawn += 1;
            }
            self.apply(Action::Place(cells[played]), &mut ());
            played += 1;
        }
        plies + played as u32
    }
}

impl Game for Hex {
    const FACTS: &'static Facts = &FACTS;
    const NOTATION: &'static str = "CELL | swap";

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Hex(Field::new(options.size().0, options.first())))
    }

    fn board(&self) -> Board {
        rhombus(self.0.side())
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        self.0.pieces(out);
    }

    fn taps(&self, action: Action) -> Taps {
        self.0.taps(action)
    }

    fn write(&self, action: Action, out: &mut String) {
        Grid::write(action, out);
    }

    fn object(&self) -> Object {
        self.0.object(SIDE)
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        Field::new(options.size().0, options.first()).read_object(object, &SIDES).map(Hex)
    }

    fn prompt(&self) -> &'static str {
        self.0.prompt()
    }

    fn verdict(&self) -> Option<Verdict> {
        self.outcome().map(|_| Verdict { reason: "end-chain", sites: self.0.chain() })
    }

    fn symmetries(&self) -> u8 {
        2
    }

    fn transformed(&self, k: u8) -> Self {
        if k == 0 { *self } else { Hex(self.0.turned()) }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        match action {
            Action::Place(cell) if k == 1 => Action::Place(self.0.opposite(cell)),
            other => other,
        }
    }
}

/// The board of Hex, with the sides that each colour joins.
pub(super) fn rhombus(side: u8) -> Board {
    let mut board = BoardBuilder::new().hex_rhombus(side).build();
    let n = usize::from(side);
    let (origin, right, up) = (board.sites[0].at, board.sites[1].at, board.sites[n].at);
    let place = |c: f32, r: f32| {
        let along = |o: f32, x: f32, y: f32| o + c * (x - o) + r * (y - o);
        Point::new(along(origin.x, right.x, up.x), along(origin.y, right.y, up.y))
    };
    // Just outside the outermost corners of the hexagons, apart from one another at the acute corners.
    let (out, short, last) = (0.82, 0.55, f32::from(side - 1));
    let lines = [
        (place(-out, -short), place(-out, last + short), Tone::Dark),
        (place(last + out, -short), place(last + out, last + short), Tone::Dark),
        (place(-short, -out), place(last + short, -out), Tone::Light),
        (place(-short, last + out), place(last + short, last + out), Tone::Light),
    ];
    board.borders = lines.map(|(from, to, tone)| Border { from, to, tone }).to_vec();
    board
}

impl Hex {
    /// The six neighbours of a cell, once round, of the stones of `player` and of the sides it joins: E, NE, NW, W,
    /// SW, SE on the lozenge of rows and columns.
    fn ring(&self, player: Player, cell: u16) -> u32 {
        let set = self.0.with_sides(player);
        let (row, column) = (usize::from(cell >> 5), cell & 31);
        let bit = |r: usize, c: u16, k: u32| (set[r] >> c & 1) << k;
        bit(row, column + 1, 0)
            | bit(row + 1, column, 1)
            | bit(row + 1, column - 1, 2)
            | bit(row, column - 1, 3)
            | bit(row - 1, column, 4)
            | bit(row - 1, column + 1, 5)
    }
}

/// A ring of six bits, turned by `k`.
const fn turn(ring: u32, k: u32) -> u32 {
    (ring << k | ring >> (6 - k)) & 63
}

impl Heuristic for Hex {
    const METHOD: Method = Method::MonteCarlo;

    /// The difference of the stones still needed, and half a stone for who moves.
    fn evaluate(&self) -> i32 {
        let needs = |player| self.0.distance(player, Grid::neighbours);
        let stones = |player| needs(player).map_or(100, |d| d as i32);
        let tempo = if self.mover() == Player::First { 50 } else { -50 };
        100 * (stones(Player::Second) - stones(Player::First)) + tempo
    }

    /// Completing a bridge that the opponent has stepped into, or stepping into one; never a cell that is walled in.
    fn promise(&self, action: Action) -> i32 {
        let Action::Place(cell) = action else { return 0 };
        let (own, opp) = (self.ring(self.mover(), cell), self.ring(self.mover().other(), cell));
        let saves = own & turn(opp, 1) & turn(own, 2) != 0;
        let cuts = opp & turn(own, 1) & turn(opp, 2) != 0;
        let walled = |ring: u32| ring & turn(ring, 1) & turn(ring, 2) & turn(ring, 3) != 0;
        let middle = i32::from(self.0.side()) + 1;
        let off = |x: u16| (2 * i32::from(x) - middle).abs();
        let inward = middle - i32::midpoint(off(cell >> 5), off(cell & 31));
        let shape = match (walled(own) || walled(opp), saves, cuts) {
            (true, ..) => -100,
            (_, true, _) => 100,
            (_, _, true) => 40,
            _ => 0,
        };
        shape + inward
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::exact::{Memory, wins};
    use crate::games::trial::play;
    use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};

    fn start(words: &[&str]) -> Hex {
        Hex::start(&FACTS.parse_options(words.iter().copied()).unwrap()).unwrap()
    }

    #[test]
    fn counts_are_those_of_free_cells_and_one_swap() {
        let game = start(&["size=3"]);
        assert_eq!([1, 2, 3].map(|d| game.perft(d)), [9, 9 * 9, 9 * (8 * 7 + 8)]);
    }

    #[test]
    fn black_joins_the_first_column_with_the_last() {
        let mut game = start(&["size=3"]);
        play(&mut game, "a2 a3 b2 b3 c1");
        assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
        let names: Vec<String> =
            game.verdict().unwrap().sites.iter().map(|s| game.board().sites[s.index()].name.clone()).collect();
        assert!(names == ["c1", "b2", "a2"] || names == ["a2", "b2", "c1"], "{names:?}");
    }

    #[test]
    fn the_other_diagonal_does_not_join() {
        let mut game = start(&["size=3"]);
        play(&mut game, "a1 a2 b2 b1 c3");
        assert_eq!(game.outcome(), None);
    }

    #[test]
    fn on_an_empty_board_a_side_needs_as_many_stones_as_the_board_is_wide() {
        let game = start(&[]);
        assert_eq!(game.0.distance(Player::First, Grid::neighbours), Some(11));
        assert_eq!(game.0.distance(Player::Second, Grid::neighbours), Some(11));
    }

    #[test]
    fn completing_a_broken_bridge_promises_most() {
        let mut game = start(&["size=7"]);
        // d4 and e5 are joined through d5 or e4; white steps into e4.
        play(&mut game, "d4 a7 e5 e4");
        let mut actions = Vec::new();
        game.actions(&mut actions);
        let best = actions.into_iter().max_by_key(|&a| game.promise(a)).unwrap();
        assert_eq!(best, game.read("d5").unwrap());
    }

    /// The override must not change what random games are: their mean length and the share won by the first side.
    #[test]
    fn random_games_put_down_in_one_go_are_those_played_stone_by_stone() {
        const GAMES: u32 = 20_000;
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
        let mut scratch = Vec::new();
        let mut game_of = |in_one_go: bool| {
            let (mut plies, mut wins) = (0, 0);
            for _ in 0..GAMES {
                let mut game = start(&["size=5"]);
                if in_one_go {
                    plies += game.random_playout(&mut rng, &mut scratch, u32::MAX);
                } else {
                    while game.outcome().is_none() {
                        let action = game.sample(&mut rng, &mut scratch);
                        game.apply(action, &mut ());
                        plies += 1;
                    }
                }
                wins += u32::from(game.outcome() == Some(Outcome::Win(Player::First)));
                let placed = 25 - u32::from(game.0.left());
                assert_eq!(game.0.winner(), Some(game.mover().other()), "the last stone wins");
                assert!(placed >= 9 || game.outcome().is_none());
            }
            (f64::from(plies) / f64::from(GAMES), f64::from(wins) / f64::from(GAMES))
        };
        let (one_go, by_stone) = (game_of(true), game_of(false));
        assert!((one_go.0 - by_stone.0).abs() < 0.12, "{one_go:?} {by_stone:?}");
        assert!((one_go.1 - by_stone.1).abs() < 0.02, "{one_go:?} {by_stone:?}");
    }

    #[test]
    fn a_random_game_stops_at_its_limit() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
        for limit in [0, 1, 2, 7, 100] {
            let mut game = start(&[]);
            let plies = game.random_playout(&mut rng, &mut Vec::new(), limit);
            let swap = u32::from(game.swapped());
            assert!(plies == limit || game.outcome().is_some());
            assert_eq!(plies, 121 - u32::from(game.0.left()) + swap);
        }
    }

    /// Whether the first side wins after that opening, every game tried.
    fn opening_wins(size: &str, opening: &str) -> bool {
        let mut game = start(&[size]);
        play(&mut game, opening);
        !wins(&game, &mut Memory::new())
    }

    #[test]
    fn on_small_boards_openings_on_the_short_diagonal_win_and_those_in_the_acute_corners_lose() {
        for (size, diagonal, acute) in
            [("size=3", &["a3", "b2", "c1"][..], ["a1", "c3"]), ("size=4", &["a4", "b3", "c2", "d1"][..], ["a1", "d4"])]
        {
            assert!(diagonal.iter().all(|cell| opening_wins(size, cell)), "{size}");
            assert!(acute.iter().all(|cell| !opening_wins(size, cell)), "{size}");
        }
    }
}
