//! Board, notation, position objects and symmetries of Semáforo.

use super::{ALL, Action, CELLS, FACTS, LETTERS, LINES, RANKS, Semaforo, has_line};
use crate::bits::Bits;
use crate::symmetry::seen;
use tabuleiro_rules::{
    Board, BoardBuilder, Facts, Game, Impossible, Look, Object, ObjectError, OptionError, Options, Outcome, Player,
    Position, Reader, Standing, Taps, Verdict, rows_of, square_name, turn_of,
};

impl Game for Semaforo {
    const FACTS: &'static Facts = &FACTS;

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

    /// Every action changes one light by one step.
    fn check_law(&self, start: &Self) -> Result<(), Impossible> {
        let plies: u32 = (1..4).map(|light| u32::from(light) * self.showing(light).count_ones()).sum();
        let turn = if plies.is_multiple_of(2) { start.mover } else { start.mover.other() };
        let found = self.outcome().and_then(Outcome::winner).map_or(self.mover, Player::other);
        Impossible::unless(found == turn, "side to move", format!("{turn:?}"), format!("{found:?}"))
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
        let (file, rank) = seen(k, (self.files, RANKS), cell % 4, cell / 4);
        rank * 4 + file
    }
}
