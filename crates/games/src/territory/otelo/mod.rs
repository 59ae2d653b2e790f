//! Otelo 1-11 and classic Otelo (`docs/rulings.md`, 7).
//!
//! Two bitboards with a stride of eight whatever the size, so that one set of rays serves 4×4, 6×6 and 8×8. The legal
//! placements of the phase at hand are kept in the position: they decide at once who must pass and whether the game is
//! over. The key is a hash of the words themselves, constant time without being carried along.

mod classic;
mod discs;
mod ending;
mod evaluation;
mod heuristic;
mod stable;

use crate::bits::whose;
use discs::{placements, turned};
use tabuleiro_rules::{
    Board, BoardBuilder, Choice, Effect, Effects, Facts, Family, Game, Kind, Look, Names, Object, ObjectError,
    OptionError, OptionSpec, Options, Outcome, Piece, Player, Point, Position, Reader, Rng, Seat, Site, Standing, Taps,
    Verdict, below, chain, rows_of_sides, square_name, turn_of,
};

static FACTS: Facts = Facts {
    id: "otelo_1_11",
    names: Names { pt: "Otelo 1-11", en: "1-11 Othello" },
    author: "Bill Taylor",
    year: "",
    family: Family::Territory,
    seats: [Seat::BLACK, Seat::WHITE],
    typical_plies: 62,
    max_plies: 130,
    difficulty: 2,
    variants: &["1_11", "classico"],
    cards: &["classico"],
    options: &[OptionSpec::side(8, &[4, 6, 8]), OptionSpec::FIRST],
    seeds: "000",
};

/// One decision: a disc on a cell (rank × 8 + file), or the forced pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A disc of the colour that the phase asks for.
    Place(u8),
    /// Nothing to place in this phase.
    Pass,
}

/// A position of Otelo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Otelo {
    /// Black and white discs.
    discs: [u64; 2],
    /// Where the phase's colour may be placed.
    moves: u64,
    size: u8,
    classic: bool,
    /// The very first turn of the game is a single disc.
    opening: bool,
    /// 0, 1, 2: own disc, opponent's disc, own disc.
    phase: u8,
    mover: Player,
    outcome: Option<Outcome>,
}

impl Otelo {
    fn valid(&self) -> u64 {
        let row = (1u64 << self.size) - 1;
        (0..self.size).fold(0, |m, r| m | row << (8 * r))
    }

    fn cell(&self, site: Site) -> u8 {
        let size = u16::from(self.size);
        (site.0 / size * 8 + site.0 % size) as u8
    }

    fn site(&self, cell: u8) -> Site {
        Site(u16::from(cell / 8) * u16::from(self.size) + u16::from(cell % 8))
    }

    /// The colour that the phase places.
    #[inline]
    fn colour(&self) -> usize {
        if self.phase == 1 { self.mover.other().index() } else { self.mover.index() }
    }

    /// Finds the placements of the phase at hand and whether anybody can place at all.
    #[inline]
    fn look(&mut self) {
        let valid = if self.size == 8 { !0 } else { self.valid() };
        let colour = self.colour();
        let (own, opp) = (self.discs[colour], self.discs[1 - colour]);
        self.moves = placements(own, opp, valid);
        if self.moves == 0 && placements(opp, own, valid) == 0 {
            self.outcome = Some(Outcome::by_points(self.points()));
        }
    }

    fn points(&self) -> [i32; 2] {
        [self.discs[0].count_ones() as i32, self.discs[1].count_ones() as i32]
    }

    #[inline]
    fn advance(&mut self) {
        if self.classic || self.opening || self.phase == 2 {
            self.mover = self.mover.other();
            self.phase = 0;
            self.opening = false;
        } else {
            self.phase += 1;
        }
    }

    fn piece(colour: usize) -> Piece {
        Piece::new(Kind::Disc, FACTS.seats[colour].tone)
    }
}

impl Position for Otelo {
    type Action = Action;

    fn mover(&self) -> Player {
        self.mover
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.outcome.is_some() {
            return;
        }
        if self.moves == 0 {
            out.push(Action::Pass);
        }
        let mut rest = self.moves;
        while rest != 0 {
            out.push(Action::Place(rest.trailing_zeros() as u8));
            rest &= rest - 1;
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        match action {
            Action::Pass => effects.push(0, Effect::Pass { player: self.mover }),
            Action::Place(cell) => {
                let colour = self.colour();
                let flips = turned(cell, self.discs[colour], self.discs[1 - colour]);
                if E::LIVE {
                    self.emit_effects(cell, colour, flips, effects);
                }
                self.discs[colour] |= flips | 1 << cell;
                self.discs[1 - colour] &= !flips;
            }
        }
        self.advance();
        self.look();
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn key(&self) -> u64 {
        let state = u64::from(self.phase) | (self.mover as u64) << 2 | u64::from(self.opening) << 3;
        let rules = u64::from(self.size) << 4 | u64::from(self.classic) << 8;
        chain([state | rules, self.discs[1], self.discs[0]])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        if self.moves == 0 {
            return Action::Pass;
        }
        let mut rest = self.moves;
        for _ in 0..below(rng, rest.count_ones()) {
            rest &= rest - 1;
        }
        Action::Place(rest.trailing_zeros() as u8)
    }
}

impl Otelo {
    /// The disc lands, then the lines turn outward from it, one disc of each line a beat.
    fn emit_effects<E: Effects>(&self, cell: u8, colour: usize, flips: u64, effects: &mut E) {
        let (own, opp) = (Self::piece(colour), Self::piece(1 - colour));
        effects.push(0, Effect::Place { at: self.site(cell), piece: own, count: 1 });
        let (f, r) = (i32::from(cell % 8), i32::from(cell / 8));
        for distance in 1..8 {
            let mut rest = flips;
            while rest != 0 {
                let at = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                let (df, dr) = (i32::from(at % 8) - f, i32::from(at / 8) - r);
                if df.abs().max(dr.abs()) == distance {
                    let by = (r + dr - dr.signum()) * 8 + f + df - df.signum();
                    let by = self.site(by as u8);
                    effects.push(distance as u16, Effect::Flip { at: self.site(at), from: opp, to: own, by });
                }
            }
        }
    }
}

impl Game for Otelo {
    const FACTS: &'static Facts = &FACTS;
    const NOTATION: &'static str = "CELL | pass";

    fn start(options: &Options) -> Result<Self, OptionError> {
        let (size, _) = options.size();
        let mut start = Otelo {
            discs: [0; 2],
            moves: 0,
            size,
            classic: options.variant == "classico",
            opening: true,
            phase: 0,
            mover: options.first(),
            outcome: None,
        };
        let low = u32::from(size / 2 - 1);
        let at = |f: u32, r: u32| 1u64 << (r * 8 + f);
        // docs/rulings.md, 7: white d5 e4, black e5 d4.
        start.discs[1] = at(low, low + 1) | at(low + 1, low);
        start.discs[0] = at(low + 1, low + 1) | at(low, low);
        start.look();
        Ok(start)
    }

    fn board(&self) -> Board {
        let board = BoardBuilder::new().cells(self.size, self.size, Look::Felt);
        if self.size < 8 {
            return board.build();
        }
        [(-2.0, -2.0), (2.0, -2.0), (-2.0, 2.0), (2.0, 2.0)]
            .into_iter()
            .fold(board, |board, (x, y)| board.dot(Point::new(x, y)))
            .build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        for colour in 0..2 {
            let mut rest = self.discs[colour];
            while rest != 0 {
                let at = self.site(rest.trailing_zeros() as u8);
                out.push(Standing { at, piece: Self::piece(colour), count: 1 });
                rest &= rest - 1;
            }
        }
    }

    fn taps(&self, action: Action) -> Taps {
        match action {
            Action::Place(cell) => Taps::sites(&[self.site(cell)]),
            Action::Pass => Taps::choice(Choice::Pass),
        }
    }

    fn write(&self, action: Action, out: &mut String) {
        match action {
            Action::Place(cell) => out.push_str(&square_name(cell % 8, cell / 8)),
            Action::Pass => out.push_str("pass"),
        }
    }

    fn object(&self) -> Object {
        let mut object = Object::new();
        if self.size != 8 {
            object.insert("size".into(), [self.size, self.size].as_slice().into());
        }
        let owner = |f, r| whose(self.discs, r * 8 + f);
        object.insert("rows".into(), rows_of_sides(&FACTS.seats, self.size, self.size, owner));
        object.insert("turn".into(), turn_of(&FACTS.seats, self.mover));
        object.insert("phase".into(), if self.opening { "opening" } else { "play" }.into());
        object.insert("part".into(), (self.phase + 1).into());
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let mut position = Self::start(options).map_err(|e| ObjectError::Impossible(e.to_string()))?;
        let (columns, rows) = read.size((position.size, position.size))?;
        if columns != rows || ![4, 6, 8].contains(&columns) {
            return Err(ObjectError::value("size", "[4,4], [6,6] or [8,8]", format!("[{columns},{rows}]")));
        }
        position.size = columns;
        position.discs = [0; 2];
        for (i, side) in read.sides(&FACTS.seats, columns, rows)? {
            let cell = position.cell(Site(i as u16));
            position.discs[side.index()] |= 1 << cell;
        }
        position.mover = read.turn(&FACTS.seats, Player::First)?;
        position.opening = match read.text("phase")? {
            None => object.get("ply").is_some_and(|p| p == 0),
            Some("opening") => true,
            Some("play") => false,
            Some(other) => return Err(ObjectError::value("phase", "opening or play", other)),
        };
        let last = if position.classic || position.opening { 1 } else { 3 };
        position.phase = match read.number("part", 1, last)? {
            0 => return Err(ObjectError::value("part", format!("1 to {last}"), 0)),
            part => part as u8 - 1,
        };
        position.outcome = None;
        position.look();
        Ok(position)
    }

    fn prompt(&self) -> &'static str {
        match (self.moves, self.phase) {
            (0, _) => "ask-pass",
            (_, 1) => "ask-place-opponents-disc",
            _ => "ask-place-own-disc",
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        self.outcome.map(|_| Verdict { reason: "end-count", sites: Vec::new() })
    }

    fn score(&self) -> Option<[i32; 2]> {
        Some(self.points())
    }

    fn symmetries(&self) -> u8 {
        4
    }

    /// The start is symmetric about both diagonals: identity, transposition, anti-transposition, half turn.
    fn transformed(&self, k: u8) -> Self {
        let map = |board: u64| (0..64u8).filter(|i| board >> i & 1 == 1).fold(0, |m, i| m | 1u64 << self.mapped(k, i));
        Otelo { discs: [map(self.discs[0]), map(self.discs[1])], moves: map(self.moves), ..*self }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        match action {
            Action::Place(cell) => Action::Place(self.mapped(k, cell)),
            Action::Pass => Action::Pass,
        }
    }
}

impl Otelo {
    fn mapped(&self, k: u8, cell: u8) -> u8 {
        let (f, r, last) = (cell % 8, cell / 8, self.size - 1);
        let (f, r) = match k {
            1 => (r, f),
            2 => (last - r, last - f),
            3 => (last - f, last - r),
            _ => (f, r),
        };
        r * 8 + f
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    pub(super) fn start(words: &[&str]) -> Otelo {
        let options = FACTS.parse_options(words.iter().copied()).unwrap();
        Otelo::start(&options).unwrap()
    }

    #[test]
    fn the_classic_game_has_the_published_number_of_sequences() {
        let start = start(&["classico"]);
        let counts: Vec<u64> = (1..=8).map(|d| start.perft(d)).collect();
        assert_eq!(counts, [4, 12, 56, 244, 1396, 8200, 55_092, 390_216]);
    }

    #[test]
    fn the_second_disc_of_a_turn_has_the_opponents_colour() {
        let mut game = start(&[]);
        for text in ["e3", "d3", "c4", "f3"] {
            assert_eq!(game.prompt() == "ask-place-opponents-disc", text == "c4");
            let action = game.read(text).unwrap();
            game.apply(action, &mut ());
        }
        assert_eq!(game.mover(), Player::First);
    }

    #[test]
    fn on_4x4_the_second_player_of_the_classic_game_wins() {
        let mut game = start(&["classico", "size=4"]);
        // All four openings are one, seen from four sides.
        let mut list = Vec::new();
        game.actions(&mut list);
        game.apply(list[0], &mut ());
        assert!(crate::test_support::oracle::wins(&game, &mut crate::test_support::oracle::Memory::new()));
    }
}
