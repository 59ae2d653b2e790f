//! Board, pieces, notation and position object of Formas.

use super::{Action, FACTS, Formas, SIZE};
use crate::square::{Set, object_of_men, pieces_of_men, read_men};
use tabuleiro_rules::{
    Board, BoardBuilder, Facts, Game, Impossible, Look, Material, Object, ObjectError, OptionError, Options, Player,
    Reader, Standing, Taps, Verdict, alternate_within,
};

impl Game for Formas {
    const FACTS: &'static Facts = &FACTS;
    const MATERIAL: Material = Material::Falling;

    fn start(options: &Options) -> Result<Self, OptionError> {
        let size = options.size();
        if size.0 % 2 == 1 && size.1 % 2 == 1 {
            let given = format!("{}x{}", size.0, size.1);
            return Err(OptionError::Value { name: "size", given, expected: "an even side".into() });
        }
        Ok(Self::full(size, options))
    }

    fn board(&self) -> Board {
        let (columns, rows) = self.grid.size();
        BoardBuilder::new().cells(columns, rows, Look::Plain).build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        pieces_of_men(self.grid, self.men, Self::block, out);
    }

    fn taps(&self, action: Action) -> Taps {
        Taps::sites(&[self.grid.site(action.from), self.grid.site(action.to)])
    }

    fn write(&self, action: Action, out: &mut String) {
        out.push_str(&self.grid.name(action.from));
        out.push('-');
        out.push_str(&self.grid.name(action.to));
    }

    fn object(&self) -> Object {
        object_of_men(self.grid, SIZE, self.men, &FACTS.seats, self.mover)
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
        position.men = read_men(position.grid, read, &FACTS.seats)?;
        let all = position.men[0] | position.men[1];
        let first = all.cells().next().ok_or_else(|| ObjectError::Impossible("there are no men".into()))?;
        if let Some(lost) = (all & !all.group(first)).cells().next() {
            let [a, b] = [first, lost].map(|cell| position.grid.name(cell));
            return Err(ObjectError::Impossible(format!("the men on {a} and {b} do not hang together")));
        }
        position.mover = read.turn(&FACTS.seats, Player::First)?;
        position.settle();
        Ok(position)
    }

    /// Every turn captures a man of the other side at least.
    fn check_law(&self, start: &Self) -> Result<(), Impossible> {
        let lost = Player::BOTH.map(|side| {
            let [now, then] = [self, start].map(|position| position.men[side.index()].count());
            then.saturating_sub(now)
        });
        let first = start.mover;
        // A side has had at most as many turns as the other has lost men.
        let begun = u32::from(lost[0] + lost[1] > 0);
        let turns = Player::BOTH.map(|side| if side == first { begun } else { 0 }..=lost[side.other().index()]);
        alternate_within(turns, self, start)
    }

    fn prompt(&self) -> &'static str {
        if self.neighbours { "ask-capture-neighbour" } else { "ask-capture-anywhere" }
    }

    fn verdict(&self) -> Option<Verdict> {
        self.outcome.map(|_| Verdict { reason: "end-no-men-wins", sites: Vec::new() })
    }

    fn symmetries(&self) -> u8 {
        let (columns, rows) = self.grid.size();
        if columns == rows { 8 } else { 4 }
    }

    fn transformed(&self, k: u8) -> Self {
        Formas { men: self.men.map(|men| men.image(|cell| self.grid.image(k, cell))), ..*self }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        Action { from: self.grid.image(k, action.from), to: self.grid.image(k, action.to) }
    }
}
