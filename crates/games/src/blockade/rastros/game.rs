//! Board, notation and position object of Rastros.

use super::{Action, FACTS, RUNNER, Rastros, TRAIL};
use tabuleiro_rules::{
    Board, BoardBuilder, Coloured, Facts, Game, Look, Object, ObjectError, OptionError, Options, Player, Reader,
    Standing, Taps, Verdict, rows_of, square_name, turn_of, write_slide,
};

impl Game for Rastros {
    const FACTS: &'static Facts = &FACTS;
    const NOTATION: &'static str = "A-B";

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Self::fresh(options.size().0, options.first()))
    }

    fn board(&self) -> Board {
        BoardBuilder::new()
            .cells(self.size, self.size, Look::Plain)
            .region(Coloured::First, &[self.site(self.homes[0])], "1")
            .region(Coloured::Second, &[self.site(self.homes[1])], "2")
            .build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        out.push(Standing { at: self.site(self.runner), piece: RUNNER, count: 1 });
        let mut rest = self.closed & !Self::outside(self.size);
        while rest != 0 {
            out.push(Standing { at: self.site(rest.trailing_zeros() as u8), piece: TRAIL, count: 1 });
            rest &= rest - 1;
        }
    }

    fn taps(&self, action: Action) -> Taps {
        Taps::sites(&[self.site(action.from), self.site(action.to)])
    }

    fn write(&self, action: Action, out: &mut String) {
        write_slide(8, action.from, action.to, out);
    }

    fn object(&self) -> Object {
        let mut object = Object::new();
        let standard = Self::fresh(self.size, self.mover).homes == self.homes;
        if self.size != 7 {
            object.insert("size".into(), [self.size, self.size].as_slice().into());
        }
        let letter = |f, r| match r * 8 + f {
            cell if cell == self.runner => 'o',
            cell if self.closed >> cell & 1 == 1 => '#',
            _ => '.',
        };
        object.insert("rows".into(), rows_of(self.size, self.size, letter));
        object.insert("turn".into(), turn_of(&FACTS.seats, self.mover));
        if self.size != 7 || !standard {
            for (key, home) in ["goal1", "goal2"].into_iter().zip(self.homes) {
                object.insert(key.into(), square_name(home % 8, home / 8).into());
            }
        }
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let (columns, rows) = read.size(options.size())?;
        if columns != rows || !(5..=8).contains(&columns) {
            return Err(ObjectError::value("size", "[5,5] to [8,8]", format!("[{columns},{rows}]")));
        }
        let mut position = Self::fresh(columns, read.turn(&FACTS.seats, Player::First)?);
        let homes = position.homes;
        position.homes = [position.read_home(read, "goal1", homes[0])?, position.read_home(read, "goal2", homes[1])?];
        if position.homes[0] == position.homes[1] {
            return Err(ObjectError::Impossible("both homes are the same cell".into()));
        }
        let mut runner = None;
        for (i, letter) in read.grid(columns, rows, "o#")?.into_iter().enumerate() {
            let cell = position.cell_at(i);
            match letter {
                'o' if runner.replace(cell).is_some() => {
                    return Err(ObjectError::Impossible("more than one runner 'o'".into()));
                }
                '#' => position.closed |= 1 << cell,
                _ => {}
            }
        }
        position.runner = runner.ok_or_else(|| ObjectError::Impossible("no runner 'o'".into()))?;
        position.settle();
        Ok(position)
    }

    fn prompt(&self) -> &'static str {
        "ask-move-runner"
    }

    fn verdict(&self) -> Option<Verdict> {
        self.outcome?;
        let reason = if self.homes.contains(&self.runner) { "end-home" } else { "end-blocked" };
        Some(Verdict { reason, sites: vec![self.site(self.runner)] })
    }

    /// Both homes lie on the a1 diagonal (unless a position object moved them): reflection in it changes no rule.
    fn symmetries(&self) -> u8 {
        if self.homes.iter().all(|&home| Self::transposed(home) == home) { 2 } else { 1 }
    }

    fn transformed(&self, k: u8) -> Self {
        if k == 0 {
            return *self;
        }
        let swap = |m: u64, cell: u8| m | (self.closed >> cell & 1) << Self::transposed(cell);
        Rastros { closed: (0..64).fold(0, swap), runner: Self::transposed(self.runner), ..*self }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        match k {
            0 => action,
            _ => Action { from: Self::transposed(action.from), to: Self::transposed(action.to) },
        }
    }
}
