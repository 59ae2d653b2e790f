//! Board, notation and position object of Otelo.

use super::{Action, FACTS, Otelo};
use crate::bits::whose;
use tabuleiro_rules::{
    Board, BoardBuilder, Choice, Facts, Game, Look, Object, ObjectError, OptionError, Options, Player, Point, Reader,
    Site, Standing, Taps, Verdict, rows_of_sides, square_name, turn_of,
};

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
