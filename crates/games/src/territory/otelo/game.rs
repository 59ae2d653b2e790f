//! Board, notation and position object of Otelo.

use super::{Action, FACTS, Otelo, SIZES};
use crate::square::{DIAGONALS, Set, around, object_of_men, pieces_of_men, read_men, read_side};
use tabuleiro_rules::{
    Board, BoardBuilder, Choice, Facts, Game, Impossible, Look, Object, ObjectError, OptionError, Options, Player,
    Point, Reader, Standing, Taps, Verdict,
};

impl Game for Otelo {
    const FACTS: &'static Facts = &FACTS;

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
        start.find_moves();
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
        pieces_of_men(self.grid(), self.discs, Self::piece, out);
    }

    fn taps(&self, action: Action) -> Taps {
        match action {
            Action::Place(cell) => Taps::sites(&[self.grid().site(cell)]),
            Action::Pass => Taps::choice(Choice::Pass),
        }
    }

    fn write(&self, action: Action, out: &mut String) {
        match action {
            Action::Place(cell) => out.push_str(&self.grid().name(cell)),
            Action::Pass => out.push_str("pass"),
        }
    }

    fn object(&self) -> Object {
        let mut object = object_of_men(self.grid(), (8, 8), self.discs, &FACTS.seats, self.mover);
        object.insert("phase".into(), if self.opening { "opening" } else { "play" }.into());
        object.insert("part".into(), (self.phase + 1).into());
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let mut position = Self::start(options).map_err(|e| ObjectError::Impossible(e.to_string()))?;
        position.size = read_side(read, (position.size, position.size), SIZES)?;
        position.discs = read_men(position.grid(), read, &FACTS.seats)?;
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
        position.find_moves();
        Ok(position)
    }

    /// Discs are never removed and are placed beside others. There is no pass before the third turn of the game.
    fn check_law(&self, start: &Self) -> Result<(), Impossible> {
        let (all, middle) = (self.discs[0] | self.discs[1], start.discs[0] | start.discs[1]);
        Impossible::unless(
            all & middle == middle,
            "discs on the four cells in the middle",
            4,
            (all & middle).count_ones(),
        )?;
        let mut joined = middle;
        while around(joined) & all & !joined != 0 {
            joined |= around(joined) & all;
        }
        Impossible::unless(joined == all, "discs apart from the others", 0, (all & !joined).count_ones())?;
        let turn = match all.count_ones() {
            // The opening of the classic game is a turn like any other.
            4 => (!self.classic || self.opening, 0, start.mover),
            5 => (false, 0, start.mover.other()),
            _ => (false, self.phase, self.mover),
        };
        let found = (self.opening, self.phase, self.mover);
        let fits = self.outcome.is_some() || found == turn;
        Impossible::unless(fits, "opening, phase and side to move", format!("{turn:?}"), format!("{found:?}"))
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
        DIAGONALS.len() as u8
    }

    /// The start is symmetric about both diagonals.
    fn transformed(&self, k: u8) -> Self {
        let image = |set: u64| set.image(|cell| self.image(k, cell));
        Otelo { discs: self.discs.map(image), moves: image(self.moves), ..*self }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        match action {
            Action::Place(cell) => Action::Place(self.image(k, cell)),
            Action::Pass => Action::Pass,
        }
    }
}

impl Otelo {
    fn image(&self, k: u8, cell: u8) -> u8 {
        self.grid().image(DIAGONALS[usize::from(k)], cell)
    }
}
