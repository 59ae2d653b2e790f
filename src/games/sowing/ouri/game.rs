//! Ouri as the rest of the program sees it: board, notation, position object, and hints for search.

use super::{
    Action, HOUSES, Halt, Memory, ONES, Ouri, SEED, SEEDS, SOWINGS, harvest, holding, seeds_in, site, store, total,
};
use crate::rules::{
    Board, BoardBuilder, Choice, Facts, Family, Game, Look, Names, Object, ObjectError, OptionError, OptionKind,
    OptionSpec, Options, Player, Point, Position, Reader, Seat, Shape, Standing, Taps, Tone, Verdict, square_name,
};
use crate::search::{Heuristic, Method};

static FACTS: Facts = Facts {
    id: "ouri",
    names: Names { pt: "Ouri", en: "Oware" },
    author: "",
    year: "",
    family: Family::Sowing,
    look: Look::Plank,
    seats: [Seat { letter: 'S', tone: Tone::Neutral }, Seat { letter: 'N', tone: Tone::Neutral }],
    typical_plies: 60,
    // No rule bounds it; random play has not been seen to pass 400, nor play that shuns captures 3400.
    max_plies: 5000,
    difficulty: 2,
    variants: &["ouri", "oware"],
    cards: &[],
    // The cycle rule ends what makes no progress; the safety net of games.md, 0.5, has to be asked for.
    options: &[
        OptionSpec::FIRST,
        OptionSpec { name: "no_progress", kind: OptionKind::Number { default: 0, least: 0, greatest: 1000 } },
    ],
    seeds: "001, 004",
};

/// What `phase` says of a game that the seeds alone do not show to be over.
const PHASES: [(Halt, &str); 3] = [(Halt::No, "play"), (Halt::Cycle, "cycle"), (Halt::NoProgress, "no-progress")];

fn name(house: u8) -> String {
    let site = site(house).0 as u8;
    square_name(site % 6, site / 6)
}

/// A number of seeds out of a map.
fn count(map: &Object, key: &str) -> Result<u8, ObjectError> {
    let value = &map[key];
    let seeds = value.as_u64().filter(|&n| n <= u64::from(SEEDS)).map(|n| n as u8);
    seeds.ok_or_else(|| ObjectError::value(key, format!("0 to {SEEDS} seeds"), value))
}

impl Game for Ouri {
    const FACTS: &'static Facts = &FACTS;
    const NOTATION: &'static str = "CELL | pass";

    fn start(options: &Options) -> Result<Self, OptionError> {
        let mut start = Ouri {
            rows: [4 * ONES; 2],
            stores: [0; 2],
            mover: options.first(),
            halt: Halt::No,
            oware: options.variant == "oware",
            no_progress: options.number("no_progress") as u16,
            outcome: None,
            memory: Memory::new(),
        };
        start.memory.note(start.key());
        Ok(start)
    }

    /// Two rows of six pits; each side's store lies to its right.
    fn board(&self) -> Board {
        let mut board = BoardBuilder::new().slab(Point::default(), 8.7, 2.95, Look::Plank);
        let column = |c: u8| f32::from(c) - 2.5;
        for (rank, y) in [(0, -0.55), (1, 0.55)] {
            for c in 0..6 {
                board = board.site(square_name(c, rank), Point::new(column(c), y), Shape::Pit);
            }
            board = board.label(Point::new(-3.03, y), (rank + 1).to_string());
        }
        for c in 0..6 {
            board = board.label(Point::new(column(c), -1.24), char::from(b'a' + c));
        }
        let board = board.site("S", Point::new(3.6, 0.0), Shape::Store);
        board.site("N", Point::new(-3.6, 0.0), Shape::Store).build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        let houses = (0..12).map(|h| (site(h), seeds_in(self.rows[usize::from(h) / HOUSES], usize::from(h) % HOUSES)));
        let stores = (0..2).map(|side| (store(side), self.stores[side]));
        let standing = houses.chain(stores).filter(|&(_, count)| count != 0);
        out.extend(standing.map(|(at, count)| Standing { at, piece: SEED, count }));
    }

    fn taps(&self, action: Action) -> Taps {
        match action {
            Action::Sow(house) => Taps::sites(&[site(house)]),
            Action::Pass => Taps::choice(Choice::Pass),
        }
    }

    fn write(&self, action: Action, out: &mut String) {
        match action {
            Action::Sow(house) => out.push_str(&name(house)),
            Action::Pass => out.push_str("pass"),
        }
    }

    fn object(&self) -> Object {
        let mut houses = Object::new();
        let mut stores = Object::new();
        for (side, seat) in FACTS.seats.iter().enumerate() {
            for house in 0..HOUSES {
                houses.insert(name((side * HOUSES + house) as u8), seeds_in(self.rows[side], house).into());
            }
            stores.insert(seat.letter.to_string(), self.stores[side].into());
        }
        let mut object = Object::new();
        object.insert("houses".into(), houses.into());
        object.insert("stores".into(), stores.into());
        object.insert("turn".into(), FACTS.seats[self.mover.index()].letter.to_string().into());
        let word = PHASES.iter().find(|(halt, _)| *halt == self.halt).map_or("play", |&(_, word)| word);
        object.insert("phase".into(), word.into());
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let mut position = Self::start(options).map_err(|e| ObjectError::Impossible(e.to_string()))?;
        position.rows = [0; 2];
        let houses = read.map("houses")?.ok_or(ObjectError::Missing("houses"))?;
        let mut sum = 0;
        for key in houses.keys() {
            let house = (0..12).find(|&h| name(h) == *key);
            let house = usize::from(house.ok_or_else(|| ObjectError::value("houses", "a1 to f2", key))?);
            let seeds = count(houses, key)?;
            position.rows[house / HOUSES] |= u64::from(seeds) << (8 * (house % HOUSES));
            sum += u32::from(seeds);
        }
        if let Some(stores) = read.map("stores")? {
            for key in stores.keys() {
                let side = FACTS.seats.iter().position(|seat| *key == seat.letter.to_string());
                let side = side.ok_or_else(|| ObjectError::value("stores", "S and N", key))?;
                position.stores[side] = count(stores, key)?;
                sum += u32::from(position.stores[side]);
            }
        }
        if sum > SEEDS {
            return Err(ObjectError::Impossible(format!("{sum} seeds; there are {SEEDS}")));
        }
        if position.stores.iter().all(|&seeds| seeds >= position.goal()) {
            return Err(ObjectError::Impossible("both sides have won".into()));
        }
        position.mover = read.turn(&FACTS.seats, options.first())?;
        let phase = read.text("phase")?.unwrap_or("play");
        let halt = PHASES.iter().find(|(_, word)| *word == phase).map(|&(halt, _)| halt);
        let halt = halt.ok_or_else(|| ObjectError::value("phase", "play, cycle or no-progress", phase))?;
        position.settle(0, &mut ());
        if position.outcome.is_none() && halt != Halt::No {
            position.stop(halt);
        }
        position.memory.clear();
        position.memory.note(position.key());
        Ok(position)
    }

    fn prompt(&self) -> &'static str {
        match (self.rows[self.mover.index()], self.rows[self.mover.other().index()]) {
            (0, _) => "ask-pass",
            (_, 0) => "ask-feed",
            _ => "ask-sow",
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        let outcome = self.outcome?;
        let reason = match self.halt {
            Halt::Cycle => "end-cycle",
            Halt::NoProgress => "end-no-progress",
            Halt::No if self.rows == [0; 2] => "end-cannot-feed",
            Halt::No => "end-majority",
        };
        let lit = |p: &Player| outcome.winner().is_none_or(|winner| winner == *p);
        Some(Verdict { reason, sites: Player::BOTH.into_iter().filter(lit).map(|p| store(p.index())).collect() })
    }

    fn score(&self) -> Option<[i32; 2]> {
        Some(self.points())
    }
}

impl Ouri {
    /// How many seeds the mover takes by sowing from a house of his.
    fn taken(&self, house: u8) -> u8 {
        let (house, side) = (usize::from(house) % HOUSES, self.mover.index());
        let sowing = &SOWINGS[house][usize::from(seeds_in(self.rows[side], house).min(SEEDS as u8))];
        harvest(self.rows[1 - side] + sowing.other, sowing.last).1
    }
}

impl Heuristic for Ouri {
    const METHOD: Method = Method::AlphaBeta;

    /// The harvest; then houses to choose from, and few of them with the one or two seeds that invite a capture.
    fn evaluate(&self) -> i32 {
        let side = |p: usize| {
            let row = self.rows[p];
            let (some, three) = (holding(row, 1).count_ones() as i32, holding(row, 3).count_ones() as i32);
            100 * i32::from(self.stores[p]) + 8 * some - 15 * (some - three) + 2 * i32::from(total(row))
        };
        side(0) - side(1)
    }

    fn promise(&self, action: Action) -> i32 {
        match action {
            Action::Sow(house) => 10 * i32::from(self.taken(house)) + i32::from(house) % 6,
            Action::Pass => 0,
        }
    }

    fn is_noisy(&self, action: Action) -> bool {
        matches!(action, Action::Sow(house) if self.taken(house) > 0)
    }
}
