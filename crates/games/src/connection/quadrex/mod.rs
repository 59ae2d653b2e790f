//! Quadrex (`docs/rulings.md`, 1): join two opposite sides of a square grid along its lines; stones complete 2×2 blocks by
//! themselves. `field` knows what hangs together; `reaction` completes the blocks.

mod grid;
mod reaction;

use self::grid::{Grid, POINTS};
use self::reaction::{CORNERS, Ring, around, next, previous, react};
use super::field::{Field, Rows, SEATS};
use super::shuffle::shuffle_step;
use crate::goban::star_points;
use tabuleiro_engine::search::{Heuristic, Ladder, Method};
use tabuleiro_rules::{
    Board, BoardBuilder, Effects, Facts, Family, Game, Look, Names, Object, ObjectError, OptionError, OptionSpec,
    Options, Outcome, Player, Point, Position, Rng, Standing, Taps, Tone, Verdict,
};

pub use super::field::Action;

const SIDES: [u8; 15] = [5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19];
const SIDE: u8 = 19;

static FACTS: Facts = Facts {
    id: "quadrex",
    names: Names { pt: "Quadrex", en: "Quadrex" },
    author: "Bill Taylor",
    year: "2006",
    family: Family::Connection,
    seats: SEATS,
    typical_plies: 70,
    // Every point and a swap.
    max_plies: 362,
    difficulty: 2,
    variants: &[],
    cards: &[],
    options: &[OptionSpec::side(SIDE, &SIDES), OptionSpec::FIRST],
    seeds: "000",
};

/// A position of Quadrex.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Quadrex(Grid);

impl Position for Quadrex {
    type Action = Action;

    #[inline]
    fn mover(&self) -> Player {
        self.0.mover()
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.outcome().is_none() {
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
                if !around(&self.0, player, cell).is_quiet() {
                    react(&mut self.0, player, cell, effects);
                }
                self.0.end_turn();
            }
        }
    }

    /// docs/rulings.md, 1: no draws. A full board without a winner has never come out of play, but somebody may set one up.
    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome().or_else(|| (self.0.left() == 0).then_some(Outcome::Draw))
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

    /// Draws the order in which the empty points are taken as it goes; points that a chain fills are passed over.
    fn random_playout<R: Rng>(&mut self, rng: &mut R, scratch: &mut Vec<Action>, limit: u32) -> u32 {
        let mut plies = 0;
        while plies < limit && !self.0.under_way() {
            let action = self.sample(rng, scratch);
            self.apply(action, &mut ());
            plies += 1;
        }
        let mut points = [0; POINTS];
        let count = self.0.list_empty(&mut points);
        let mut drawn = 0;
        while plies < limit && self.outcome().is_none() {
            let point = shuffle_step(&mut points[..count], drawn, rng);
            drawn += 1;
            if self.0.is_empty(point) {
                self.apply(Action::Place(point), &mut ());
                plies += 1;
            }
        }
        plies
    }
}

impl Game for Quadrex {
    const FACTS: &'static Facts = &FACTS;
    const NOTATION: &'static str = "CELL | swap";

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Quadrex(Field::new(options.size().0, options.first())))
    }

    fn board(&self) -> Board {
        let side = self.0.side();
        let grid = BoardBuilder::new().grid(Point::default(), side, side, Look::Goban, false);
        let edge = f32::from(side - 1) / 2.0;
        // Between the stones of the outermost line and the coordinates.
        let (out, end) = (edge + 0.56, edge + 0.3);
        let mut board = grid
            .border(Point::new(-out, -end), Point::new(-out, end), Tone::Dark)
            .border(Point::new(out, -end), Point::new(out, end), Tone::Dark)
            .border(Point::new(-end, -out), Point::new(end, -out), Tone::Light)
            .border(Point::new(-end, out), Point::new(end, out), Tone::Light)
            .build();
        board.dots = star_points(side);
        board
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
        Field::new(options.size().0, options.first()).read_object(object, &SIDES).map(Quadrex)
    }

    fn prompt(&self) -> &'static str {
        self.0.prompt()
    }

    fn verdict(&self) -> Option<Verdict> {
        let reason = if self.outcome()? == Outcome::Draw { "end-full" } else { "end-chain" };
        Some(Verdict { reason, sites: self.0.chain() })
    }
}

impl Heuristic for Quadrex {
    /// docs/strength.md, `quadrex`, ab – mcts: 14 : 0.
    const METHOD: Method = Method::AlphaBeta;
    const LADDERS: &'static [Ladder] = &[[-2, 12, 30, 53]];
    const SELECTIVE: bool = true;

    /// The difference of the stones still needed, where own stones on a diagonal hang together because the rule
    /// completes their block; and half a stone for who moves.
    fn evaluate(&self) -> i32 {
        let needs = |player: Player| {
            let other = self.0.stones(player.other());
            let around = |r: usize, set: &Rows<21>| {
                let from = |s: usize| {
                    let (left, right) = (set[s] >> 1, set[s] << 1);
                    set[s] | (left & !(other[s] & (other[r] >> 1))) | (right & !(other[s] & (other[r] << 1)))
                };
                from(r - 1) | from(r + 1) | set[r] << 1 | set[r] >> 1
            };
            self.0.distance(player, around).map_or(100, |d| d as i32)
        };
        let tempo = if self.mover() == Player::First { 50 } else { -50 };
        100 * (needs(Player::Second) - needs(Player::First)) + tempo
    }

    /// Extra stones won and given away, links across a diagonal, and nearness to the diagonals of the board.
    fn move_order(&self, action: Action) -> i32 {
        let Action::Place(cell) = action else { return 0 };
        let seen = around(&self.0, self.mover(), cell);
        let [after, before, between] = seen.patterns();
        let count = |ring: Ring| ring.count_ones() as i32;
        let links = CORNERS & seen.own & previous(seen.empty) & next(seen.empty);
        let across = i32::from(cell >> 5) - i32::from(cell & 31);
        let along = i32::from(cell >> 5) + i32::from(cell & 31) - i32::from(self.0.side()) - 1;
        40 * count(after | before) - 30 * count(between) + 15 * count(links) - across.abs().min(along.abs())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
    use tabuleiro_rules::{Effect, Event};

    fn start(words: &[&str]) -> Quadrex {
        Quadrex::start(&FACTS.parse_options(words.iter().copied()).unwrap()).unwrap()
    }

    /// Rows from the top; B to play.
    fn position(rows: &[&str]) -> Quadrex {
        let size = format!("size={}", rows.len());
        let object = serde_json::json!({ "rows": rows, "turn": "B" });
        Quadrex::from_object(&FACTS.parse_options([size.as_str()]).unwrap(), object.as_object().unwrap()).unwrap()
    }

    /// Beat, colour and name of every stone that the action puts down.
    fn stones(game: &mut Quadrex, text: &str) -> Vec<(u16, char, String)> {
        let action = game.read(text).unwrap();
        let mut events = Vec::new();
        game.apply(action, &mut events);
        let board = game.board();
        let stone = |event: &Event| match event.effect {
            Effect::Place { at, piece, .. } => {
                let colour = if piece.tone == Tone::Dark { 'B' } else { 'W' };
                (event.beat, colour, board.sites[at.index()].name.clone())
            }
            other => panic!("{other:?} in a placement"),
        };
        events.iter().map(stone).collect()
    }

    fn stone(beat: u16, colour: char, name: &str) -> (u16, char, String) {
        (beat, colour, name.into())
    }

    #[test]
    fn a_diagonal_pair_completes_its_block_whoever_owns_it() {
        let mut game = position(&[".....", ".....", "..B..", ".W...", "....."]);
        assert_eq!(stones(&mut game, "b3"), [stone(0, 'B', "b3")], "two and one on the other diagonal: no pattern");
        let mut game = position(&[".....", ".....", "..B..", "..W..", "....."]);
        assert_eq!(stones(&mut game, "b2"), [stone(0, 'B', "b2"), stone(1, 'B', "b3")]);
        let mut game = position(&[".....", ".....", ".W...", "..W..", "....."]);
        assert_eq!(stones(&mut game, "b2"), [stone(0, 'B', "b2"), stone(1, 'W', "c3")]);
    }

    #[test]
    fn three_equal_stones_and_an_empty_point_stay_as_they_are() {
        let mut game = position(&[".....", ".....", "..B..", "..B..", "....."]);
        assert_eq!(stones(&mut game, "b2").len(), 1);
    }

    #[test]
    fn the_blocks_of_a_stone_complete_clockwise_from_the_north_east() {
        // c3 makes a pair with d4 (white c4 beside them) and with b2 (white c2): d3 before b3.
        let mut game = position(&[".....", "..WB.", ".....", ".BW..", "....."]);
        assert_eq!(stones(&mut game, "c3"), [stone(0, 'B', "c3"), stone(1, 'B', "d3"), stone(1, 'B', "b3")]);
    }

    #[test]
    fn a_diagonal_does_not_join_and_a_line_does() {
        let game = position(&["....B", "...B.", "..B..", ".B...", "B...."]);
        assert_eq!(game.outcome(), None);
        let game = position(&[".....", "...BB", ".BBB.", "BB...", "....."]);
        assert_eq!(game.outcome(), Some(Outcome::Win(Player::First)));
        assert_eq!(game.verdict().unwrap().sites.len(), 7);
    }

    #[test]
    fn no_pattern_and_no_unresolved_crossing_is_left_by_play() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
        for _ in 0..300 {
            let mut game = start(&["size=9"]);
            game.random_playout(&mut rng, &mut Vec::new(), u32::MAX);
            let owner =
                |r: usize, c: usize| Player::BOTH.into_iter().find(|&player| game.0.stones(player)[r] >> c & 1 != 0);
            for (r, c) in (1..9).flat_map(|r| (1..9).map(move |c| (r, c))) {
                let block = [owner(r, c), owner(r, c + 1), owner(r + 1, c + 1), owner(r + 1, c)];
                for k in 0..4 {
                    let [one, beside, opposite, other] = [0, 1, 2, 3].map(|i| block[(k + i) % 4]);
                    let Some(pair) = one.filter(|_| one == opposite) else { continue };
                    assert!(beside != Some(pair.other()) || other == Some(pair), "{block:?}");
                }
            }
            assert!(matches!(game.outcome(), Some(Outcome::Win(_))));
        }
    }

    #[test]
    fn a_full_board_that_joins_nothing_is_a_draw() {
        let game = position(&["BWBWB", "WBWBW", "BWBWB", "WBWBW", "BWBWB"]);
        assert_eq!(game.outcome(), Some(Outcome::Draw));
    }
}
