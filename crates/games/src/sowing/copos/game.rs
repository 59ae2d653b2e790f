//! Board, pieces, notation and position object of Copos.

use super::{Action, CUPS, Copos, FACTS, SEEDS, STOCK, exact, seeds_in, site, stock, store, total};
use crate::sowing::circuit::{SEATS, SEED, count, lit, read_sides, side, sides};
use tabuleiro_rules::{
    Board, BoardBuilder, Choice, Facts, Game, Impossible, Look, Material, Object, ObjectError, OptionError, Options,
    Point, Reader, Shape, Standing, Taps, Verdict, square_name, turn_of,
};

impl Game for Copos {
    const FACTS: &'static Facts = &FACTS;
    const MATERIAL: Material = Material::Kept;

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Copos { cups: [0; 2], stock: [STOCK; 2], stores: [0; 2], mover: options.first(), outcome: None })
    }

    /// Two rows of four cups, each side's store at its right end and its stock to its left, beside the board.
    fn board(&self) -> Board {
        let mut board = BoardBuilder::new().slab(Point::default(), 6.7, 2.95, Look::Plank);
        let column = |c: u8| f32::from(c) - 1.5;
        for (rank, y) in [(0, -0.55), (1, 0.55)] {
            for c in 0..CUPS as u8 {
                board = board.site(square_name(c, rank), Point::new(column(c), y), Shape::Goblet);
            }
            board = board.label(Point::new(-2.04, y), (rank + 1).to_string());
        }
        for c in 0..CUPS as u8 {
            board = board.label(Point::new(column(c), -1.24), char::from(b'a' + c));
        }
        board = board.site("S", Point::new(2.6, 0.0), Shape::Store).site("N", Point::new(-2.6, 0.0), Shape::Store);
        for (name, x, y) in [("stock-S", -4.2, -0.75), ("stock-N", 4.2, 0.75)] {
            let at = Point::new(x, y);
            board = board.site(name, at, Shape::Pit).slab(at, 1.25, 1.25, Look::Plank);
        }
        board.build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        let cups = (0..2 * CUPS).map(|c| (site(c), seeds_in(self.cups[c / CUPS], c % CUPS)));
        let rest = (0..2).flat_map(|p| [(store(p), self.stores[p]), (stock(p), self.stock[p])]);
        let standing = cups.chain(rest).filter(|&(_, count)| count != 0);
        out.extend(standing.map(|(at, count)| Standing { at, piece: SEED, count }));
    }

    fn taps(&self, action: Action) -> Taps {
        match action {
            Action::Cup(cup) => Taps::sites(&[site(usize::from(cup))]),
            Action::Stock(n) => Taps::choice(Choice::Count(n)),
            Action::Pass => Taps::choice(Choice::Pass),
        }
    }

    fn write(&self, action: Action, out: &mut String) {
        match action {
            Action::Cup(cup) => {
                let site = site(usize::from(cup)).0 as u8;
                out.push_str(&square_name(site % 4, site / 4));
            }
            Action::Stock(n) => out.extend(['+', char::from(b'0' + n)]),
            Action::Pass => out.push_str("pass"),
        }
    }

    fn object(&self) -> Object {
        let mut object = Object::new();
        object.insert("cups".into(), sides(self.cups.map(|row| row.to_le_bytes().to_vec())));
        object.insert("stock".into(), sides(self.stock));
        object.insert("stores".into(), sides(self.stores));
        object.insert("turn".into(), turn_of(&SEATS, self.mover));
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let mut position = Self::start(options).map_err(|e| ObjectError::Impossible(e.to_string()))?;
        for (key, value) in read.map("cups")?.ok_or(ObjectError::Missing("cups"))? {
            let list = value.as_array().filter(|list| list.len() == CUPS);
            let list = list.ok_or_else(|| ObjectError::value("cups", "four numbers from the owner's left", value))?;
            let mut row = [0; CUPS];
            for (cup, seeds) in row.iter_mut().zip(list) {
                *cup = count("cups", seeds, SEEDS)?;
            }
            position.cups[side("cups", key)?] = u32::from_le_bytes(row);
        }
        position.stock = read_sides(&read, "stock", u32::from(STOCK))?;
        position.stores = read_sides(&read, "stores", SEEDS)?;
        let rest = position.stock.into_iter().chain(position.stores).map(u32::from).sum::<u32>();
        let sum = position.cups.into_iter().map(total).sum::<u32>() + rest;
        if sum > SEEDS {
            return Err(ObjectError::Impossible(format!("{sum} seeds; there are {SEEDS}")));
        }
        position.mover = read.turn(&SEATS, options.first())?;
        position.settle();
        Ok(position)
    }

    /// The first turn of each side takes seeds from its stock, because its cups are empty.
    fn check_law(&self, start: &Self) -> Result<(), Impossible> {
        let (first, other) = (start.mover, start.mover.other());
        let untouched = [first, other].map(|side| self.stock[side.index()] == STOCK);
        let turn = match untouched {
            [true, true] => first,
            [true, false] => return Err(Impossible::new("stock of the side that began", "less than all", STOCK)),
            [false, true] => other,
            [false, false] => self.mover,
        };
        let fits = self.outcome.is_some() || self.mover == turn;
        Impossible::unless(fits, "side to move", format!("{turn:?}"), format!("{:?}", self.mover))
    }

    fn prompt(&self) -> &'static str {
        let side = self.mover.index();
        match (self.stock[side], exact(self.cups[side])) {
            (0, 0) => "ask-pass",
            (0, _) => "ask-cup",
            (_, 0) => "ask-stock",
            _ => "ask-stock-or-cup",
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        let outcome = self.outcome?;
        let [south, north] = self.measures();
        let reason = match (0..3).find(|&i| south[i] != north[i]) {
            Some(0) => "end-count",
            Some(1) => "end-cups",
            Some(_) => "end-free-cups",
            None => "end-even",
        };
        Some(Verdict { reason, sites: lit(outcome, store) })
    }

    fn score(&self) -> Option<[i32; 2]> {
        Some(self.points())
    }
}
