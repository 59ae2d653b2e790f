//! Board, pieces, notation and position object of Formas.

use super::cells::{Cells, STRIDE};
use super::{Action, FACTS, Formas, SIZE};
use tabuleiro_rules::{
    Board, BoardBuilder, Facts, Game, Look, Object, ObjectError, OptionError, Options, Player, Reader, Standing, Taps,
    Verdict, rows_of_sides, turn_of,
};

impl Game for Formas {
    const FACTS: &'static Facts = &FACTS;
    const NOTATION: &'static str = "A-B";

    fn start(options: &Options) -> Result<Self, OptionError> {
        let size = options.size();
        if size.0 % 2 == 1 && size.1 % 2 == 1 {
            let given = format!("{}x{}", size.0, size.1);
            return Err(OptionError::Value { name: "size", given, expected: "an even side".into() });
        }
        Ok(Self::full(size, options))
    }

    fn board(&self) -> Board {
        BoardBuilder::new().cells(self.columns, self.rows, Look::Plain).build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        for side in Player::BOTH {
            let standing = |cell| Standing { at: self.site(cell), piece: Self::block(side), count: 1 };
            out.extend(self.men[side.index()].each().map(standing));
        }
    }

    fn taps(&self, action: Action) -> Taps {
        Taps::sites(&[self.site(action.from), self.site(action.to)])
    }

    fn write(&self, action: Action, out: &mut String) {
        out.push_str(&Self::name(action.from));
        out.push('-');
        out.push_str(&Self::name(action.to));
    }

    fn object(&self) -> Object {
        let mut object = Object::new();
        if (self.columns, self.rows) != SIZE {
            object.insert("size".into(), [self.columns, self.rows].as_slice().into());
        }
        let owner = |f, r| Player::BOTH.into_iter().find(|side| self.men[side.index()].has(r * STRIDE + f));
        object.insert("rows".into(), rows_of_sides(&FACTS.seats, self.columns, self.rows, owner));
        object.insert("turn".into(), turn_of(&FACTS.seats, self.mover));
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let (columns, rows) = read.size(options.size())?;
        let fits = |side: &u8| (4..=12).contains(side);
        if !fits(&columns) || !fits(&rows) || columns % 2 == 1 && rows % 2 == 1 {
            let expected = "[4,4] to [12,12] with an even side";
            return Err(ObjectError::value("size", expected, format!("[{columns},{rows}]")));
        }
        let mut position = Self::full((columns, rows), options);
        position.men = [Cells::default(); 2];
        for (i, side) in read.sides(&FACTS.seats, columns, rows)? {
            let cell = Cells::one((i / usize::from(columns)) as u8 * STRIDE + (i % usize::from(columns)) as u8);
            position.men[side.index()] = position.men[side.index()] | cell;
        }
        let all = position.men[0] | position.men[1];
        let first = all.each().next().ok_or_else(|| ObjectError::Impossible("there are no men".into()))?;
        if let Some(lost) = (all & !all.group(first)).each().next() {
            let (a, b) = (Self::name(first), Self::name(lost));
            return Err(ObjectError::Impossible(format!("the men on {a} and {b} do not hang together")));
        }
        position.mover = read.turn(&FACTS.seats, Player::First)?;
        position.settle();
        Ok(position)
    }

    fn prompt(&self) -> &'static str {
        if self.neighbours { "ask-capture-neighbour" } else { "ask-capture-anywhere" }
    }

    fn verdict(&self) -> Option<Verdict> {
        self.outcome.map(|_| Verdict { reason: "end-no-men-wins", sites: Vec::new() })
    }

    fn symmetries(&self) -> u8 {
        if self.columns == self.rows { 8 } else { 4 }
    }

    fn transformed(&self, k: u8) -> Self {
        let map = |men: Cells| men.each().fold(Cells::default(), |set, cell| set | Cells::one(self.mapped(k, cell)));
        Formas { men: self.men.map(map), ..*self }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        Action { from: self.mapped(k, action.from), to: self.mapped(k, action.to) }
    }
}
