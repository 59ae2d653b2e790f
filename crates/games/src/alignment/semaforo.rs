//! Semáforo, also called Traffic Lights (`docs/rulings.md`, 21).
//!
//! A cell is a counter of two bits: empty, green, yellow, red. The twelve low bits of all cells and the twelve high ones
//! make one word of 24 bits, which only grows in the course of a game. Whether twelve cells of one colour hold a line
//! is looked up.

use crate::bits::Bits;
use crate::symmetry::turned;
use tabuleiro_engine::search::{Heuristic, Ladder, Method};
use tabuleiro_rules::{
    Board, BoardBuilder, Effect, Effects, Facts, Family, Game, Kind, Look, Names, Object, ObjectError, OptionError,
    OptionSpec, Options, Outcome, Piece, Player, Position, Reader, Rng, Seat, Site, Standing, Taps, Tone, Verdict, mix,
    rows_of, square_name, turn_of,
};

static FACTS: Facts = Facts {
    id: "semaforo",
    names: Names { pt: "Semáforo", en: "Traffic Lights" },
    author: "Alan Parr",
    year: "",
    family: Family::Alignment,
    seats: [Seat::ONE, Seat::TWO],
    typical_plies: 16,
    // Three changes a cell.
    max_plies: 36,
    difficulty: 1,
    variants: &["3x4", "3x3"],
    cards: &[],
    options: &[OptionSpec::FIRST],
    seeds: "001, 002",
};

const RANKS: u8 = 3;
const CELLS: u8 = 12;
const ALL: u32 = (1 << CELLS) - 1;
const LETTERS: [char; 4] = ['.', 'g', 'y', 'r'];

/// Every line of three: cells are rank × 4 + file.
const LINES: [u32; 14] = lines();

const fn lines() -> [u32; 14] {
    let (mut table, mut count, mut cell) = ([0; 14], 0, 0);
    while cell < CELLS {
        let (file, rank) = (cell % 4, cell / 4);
        let fits = [file < 2, rank == 0, file < 2 && rank == 0, file > 1 && rank == 0];
        let steps = [1, 4, 5, 3];
        let mut axis = 0;
        while axis < 4 {
            if fits[axis] {
                table[count] = (1 | 1 << steps[axis] | 1 << (2 * steps[axis])) << cell;
                count += 1;
            }
            axis += 1;
        }
        cell += 1;
    }
    table
}

/// For every set of cells, a bit: whether it holds a line.
static HOLDS_LINE: [u64; 64] = holds_line();

const fn holds_line() -> [u64; 64] {
    let (mut table, mut set) = ([0; 64], 0);
    while set <= ALL {
        let mut i = 0;
        while i < LINES.len() {
            if LINES[i] & set == LINES[i] {
                table[(set >> 6) as usize] |= 1 << (set & 63);
            }
            i += 1;
        }
        set += 1;
    }
    table
}

#[inline(always)]
fn has_line(set: u32) -> bool {
    HOLDS_LINE[(set >> 6) as usize & 63] >> (set & 63) & 1 == 1
}

/// The light of a cell (rank × 4 + file) changes to its next colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u8);

/// A position of Semáforo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Semaforo {
    /// Low bits of all cells, then high bits.
    lights: u32,
    files: u8,
    mover: Player,
    over: bool,
}

impl Semaforo {
    fn fresh(variant: &str, mover: Player) -> Self {
        Semaforo { lights: 0, files: if variant == "3x3" { 3 } else { 4 }, mover, over: false }
    }

    #[inline]
    fn board_cells(&self) -> u32 {
        if self.files == 4 { ALL } else { 0x777 }
    }

    /// Empty, green, yellow, red: 0 to 3.
    #[inline]
    fn light(&self, cell: u8) -> u8 {
        (self.lights >> cell & 1 | (self.lights >> (cell + CELLS) & 1) << 1) as u8
    }

    /// The cells that show a light, 0 to 3.
    #[inline]
    fn showing(&self, light: u8) -> u32 {
        let (low, high) = (self.lights & ALL, self.lights >> CELLS);
        let low = if light & 1 == 1 { low } else { !low };
        let high = if light & 2 == 2 { high } else { !high };
        low & high & self.board_cells()
    }

    /// The cells that may still change.
    #[inline]
    fn open(&self) -> u32 {
        self.board_cells() & !(self.lights & self.lights >> CELLS)
    }

    fn site(&self, cell: u8) -> Site {
        Site(u16::from(cell / 4 * self.files + cell % 4))
    }

    fn piece(light: u8) -> Piece {
        Piece::new(Kind::Lamp(light - 1), Tone::Neutral)
    }

    /// The word after the light of a cell has changed, and whether that makes a line.
    #[inline(always)]
    fn changed(&self, cell: u8) -> (u32, bool) {
        let low = self.lights >> cell & 1;
        let lights = self.lights ^ (1 | low << CELLS) << cell;
        let after = Semaforo { lights, ..*self };
        (lights, has_line(after.showing(after.light(cell))))
    }

    /// Whether some change makes a line.
    fn can_win(&self) -> bool {
        Bits(u64::from(self.open())).any(|cell| self.changed(cell).1)
    }
}

impl Position for Semaforo {
    type Action = Action;

    #[inline]
    fn mover(&self) -> Player {
        self.mover
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if !self.over {
            out.extend(Bits(u64::from(self.open())).map(Action));
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, Action(cell): Action, effects: &mut E) {
        if self.open() >> (cell & 31) & 1 == 0 {
            return;
        }
        if E::LIVE {
            let (at, light) = (self.site(cell), self.light(cell));
            let to = Self::piece(light + 1);
            effects.push(
                0,
                match light {
                    0 => Effect::Place { at, piece: to, count: 1 },
                    _ => Effect::Transform { at, from: Self::piece(light), to },
                },
            );
        }
        (self.lights, self.over) = self.changed(cell);
        self.mover = self.mover.other();
    }

    /// docs/rulings.md, Semáforo: a line wins for who made it; there is always one in the end.
    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.over.then_some(Outcome::Win(self.mover.other()))
    }

    fn key(&self) -> u64 {
        mix(u64::from(self.lights) | (self.mover as u64) << 24 | u64::from(self.files) << 25)
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let open = self.open();
        loop {
            // Four bits name a cell, or none.
            let mut word = rng.next_u64();
            for _ in 0..16 {
                if open >> (word & 15) & 1 == 1 {
                    return Action((word & 15) as u8);
                }
                word >>= 4;
            }
        }
    }
}

impl Game for Semaforo {
    const FACTS: &'static Facts = &FACTS;
    const NOTATION: &'static str = "CELL=g | CELL=y | CELL=r";

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Self::fresh(options.variant, options.first()))
    }

    fn board(&self) -> Board {
        BoardBuilder::new().cells(self.files, RANKS, Look::Plain).build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        for cell in Bits(u64::from(self.board_cells() & !self.showing(0))) {
            out.push(Standing { at: self.site(cell), piece: Self::piece(self.light(cell)), count: 1 });
        }
    }

    fn taps(&self, Action(cell): Action) -> Taps {
        Taps::sites(&[self.site(cell)])
    }

    fn write(&self, Action(cell): Action, out: &mut String) {
        out.push_str(&square_name(cell % 4, cell / 4));
        out.push('=');
        out.push(LETTERS[usize::from(self.light(cell) + 1) & 3]);
    }

    fn object(&self) -> Object {
        let mut object = Object::new();
        let letter = |file, rank| LETTERS[usize::from(self.light(rank * 4 + file))];
        object.insert("rows".into(), rows_of(self.files, RANKS, letter));
        object.insert("turn".into(), turn_of(&FACTS.seats, self.mover));
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let mut position = Self::fresh(options.variant, read.turn(&FACTS.seats, options.first())?);
        for (i, letter) in (0u8..).zip(read.grid(position.files, RANKS, "gyr")?) {
            let cell = i / position.files * 4 + i % position.files;
            let light = LETTERS.iter().position(|&l| l == letter).unwrap_or_default() as u32;
            position.lights |= (light & 1 | (light >> 1) << CELLS) << cell;
        }
        let lines = (1..4).filter(|&light| has_line(position.showing(light))).count();
        if lines > 1 {
            return Err(ObjectError::Impossible("lines of two colours".into()));
        }
        position.over = lines == 1;
        Ok(position)
    }

    fn prompt(&self) -> &'static str {
        "ask-change-light"
    }

    fn verdict(&self) -> Option<Verdict> {
        if !self.over {
            return None;
        }
        let lined = |set: u32| LINES.iter().filter(move |&line| line & set == *line).fold(0, |all, line| all | line);
        let cells = (1..4).fold(0, |all, light| all | lined(self.showing(light)));
        Some(Verdict { reason: "end-line", sites: Bits(u64::from(cells)).map(|cell| self.site(cell)).collect() })
    }

    fn symmetries(&self) -> u8 {
        if self.files == 4 { 4 } else { 8 }
    }

    fn transformed(&self, k: u8) -> Self {
        let map = |set: u32| Bits(u64::from(set)).fold(0, |seen, cell| seen | 1 << self.mapped(k, cell));
        Semaforo { lights: map(self.lights & ALL) | map(self.lights >> CELLS) << CELLS, ..*self }
    }

    fn transformed_action(&self, k: u8, Action(cell): Action) -> Action {
        Action(self.mapped(k, cell))
    }
}

impl Semaforo {
    fn mapped(&self, k: u8, cell: u8) -> u8 {
        let (file, rank) = (cell % 4, cell / 4);
        if self.files == 3 {
            let (file, rank) = turned(k, 3, file, rank);
            return rank * 4 + file;
        }
        let file = if k & 1 == 0 { file } else { 3 - file };
        (if k & 2 == 0 { rank } else { RANKS - 1 - rank }) * 4 + file
    }
}

impl Heuristic for Semaforo {
    const METHOD: Method = Method::AlphaBeta;
    const LADDERS: &'static [Ladder] = &[[-70, 28, 45, 100], [-60, 26, 46, 100]];

    /// Parity alone is not sure.
    const ADVANTAGE: i32 = 100;

    /// A line next wins; otherwise whoever runs out of changes that do not give one away loses, so that an even number
    /// of them is a bad sign for the mover.
    fn evaluate(&self) -> i32 {
        let sign = if self.mover == Player::First { 1 } else { -1 };
        if self.can_win() {
            return sign * 900;
        }
        let safe = |cell: &u8| !Semaforo { lights: self.changed(*cell).0, ..*self }.can_win();
        match Bits(u64::from(self.open())).filter(safe).count() {
            0 => -800 * sign,
            odd if odd % 2 == 1 => 60 * sign,
            _ => -60 * sign,
        }
    }

    fn move_order(&self, Action(cell): Action) -> i32 {
        i32::from(self.changed(cell).1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn start(variant: &str) -> Semaforo {
        Semaforo::fresh(variant, Player::First)
    }

    /// Depth first in the order of the legal list, every position once: 0 unknown, 1 lost, 2 won for the mover.
    struct Solver {
        known: Vec<u8>,
        positions: u32,
    }

    impl Solver {
        fn new() -> Solver {
            Solver { known: vec![0; 1 << (2 * CELLS)], positions: 0 }
        }

        fn wins(&mut self, game: Semaforo) -> bool {
            if self.known[game.lights as usize] == 0 {
                let wins = Bits(u64::from(game.open())).any(|cell| self.winning(game, cell));
                self.known[game.lights as usize] = 1 + u8::from(wins);
                self.positions += 1;
            }
            self.known[game.lights as usize] == 2
        }

        fn winning(&mut self, mut game: Semaforo, cell: u8) -> bool {
            game.apply(Action(cell), &mut ());
            game.over || !self.wins(game)
        }
    }

    #[test]
    fn on_3x3_the_first_player_wins_with_every_opening() {
        let mut solver = Solver::new();
        let game = start("3x3");
        let cells: Vec<u8> = Bits(u64::from(game.open())).collect();
        assert_eq!(cells.len(), 9);
        assert!(cells.into_iter().all(|cell| solver.winning(game, cell)));
    }

    #[test]
    fn on_3x4_the_second_player_wins_with_the_listed_replies_and_no_others() {
        let mut solver = Solver::new();
        let game = start("3x4");
        assert!(!solver.wins(game));
        assert_eq!(solver.positions, 5_436_172);
        for (opening, replies) in [
            ("a1", "a1 d1 c2 d2 b3 d3"),
            ("b1", "b1 a2 d2 a3 c3"),
            ("a2", "b1 c1 d1 a2 d2 b3 c3 d3"),
            ("b2", "d1 b2 d3"),
        ] {
            let mut next = game;
            next.apply(game.read(&format!("{opening}=g")).unwrap(), &mut ());
            let found: Vec<String> = (0..CELLS)
                .filter(|&cell| solver.winning(next, cell))
                .map(|cell| square_name(cell % 4, cell / 4))
                .collect();
            assert_eq!(found.join(" "), replies, "after {opening}");
        }
    }

    /// docs/rulings.md, Semáforo: so the supply of eight pieces a colour never binds.
    #[test]
    fn at_most_seven_lights_of_a_colour_fit_without_a_line() {
        let most = (0..=ALL).filter(|&set| !has_line(set)).map(u32::count_ones).max();
        assert_eq!(most, Some(7));
    }

    #[test]
    fn red_is_final() {
        let mut game = start("3x4");
        for text in ["b2=g", "b2=y", "b2=r"] {
            game.play(game.read(text).unwrap(), &mut ()).unwrap();
        }
        assert!(game.read("b2=g").is_err());
        assert_eq!(game.perft(1), 11);
    }
}
