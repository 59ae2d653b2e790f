//! Copos (`docs/rulings.md`, 32): four cups each, a store and a stock of forty seeds.
//!
//! Each side is one word, a byte a cup from its owner's left. Sides never sow on each other, so that only captures and
//! the count join the two rows. Every action brings a seed out of a stock or into a store: no position comes twice.

#[cfg(test)]
mod tests;

use super::circuit::{SEATS, SEED, carry, count, lit, read_sides, side, sides};
use tabuleiro_engine::search::{Heuristic, Ladder, Method};
use tabuleiro_rules::{
    Beat, Board, BoardBuilder, Choice, Effect, Effects, Facts, Family, Game, Look, Names, Object, ObjectError,
    OptionError, OptionSpec, Options, Outcome, Player, Point, Position, Reader, Rng, Shape, Site, Standing, Taps,
    Verdict, below, chain, square_name, turn_of,
};

static FACTS: Facts = Facts {
    id: "copos",
    names: Names { pt: "Copos", en: "Cups" },
    author: "Arthur & Wald Amberstone",
    year: "1965",
    family: Family::Sowing,
    seats: SEATS,
    typical_plies: 50,
    // 80 seeds leave the stocks and 80 reach the stores at most, one an action; no two passes follow each other.
    max_plies: 320,
    difficulty: 2,
    variants: &[],
    cards: &[],
    options: &[OptionSpec::FIRST],
    seeds: "004",
};

/// One decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// Play a cup: South's a1 to d1 are 0 to 3, North's d2 to a2 are 4 to 7.
    Cup(u8),
    /// Sow so many seeds from the stock.
    Stock(u8),
    /// Neither a seed in the stock nor a cup to play, while the other side has.
    Pass,
}

/// A position of Copos.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Copos {
    /// Seeds of South and North, cup `i` from the owner's left in byte `i`.
    cups: [u32; 2],
    stock: [u8; 2],
    stores: [u8; 2],
    mover: Player,
    outcome: Option<Outcome>,
}

const CUPS: usize = 4;
const STOCK: u8 = 40;
const SEEDS: u32 = 80;
/// One in every cup.
const ONES: u32 = 0x0101_0101;
/// The carry of every cup.
const CARRY: u32 = 0x8080_8080;
/// What brings the last seed of each cup into the store.
const EXACT: u32 = 0x0102_0304;

#[inline]
const fn seeds_in(row: u32, cup: usize) -> u8 {
    (row >> (8 * cup)) as u8
}

/// The carries of the cups that hold exactly what leads to the store.
#[inline]
const fn exact(row: u32) -> u32 {
    // Bytes below 128 reach the carry with 127 unless they are 0.
    !((row ^ EXACT) + (CARRY - ONES)) & CARRY
}

/// The seeds of the cups that are not obstructed, added up.
fn free(row: u32) -> u32 {
    let open = |cup: &usize| seeds_in(row, *cup) <= seeds_in(EXACT, *cup);
    (0..CUPS).filter(open).map(|cup| u32::from(seeds_in(row, cup))).sum()
}

fn total(row: u32) -> u32 {
    row.to_le_bytes().into_iter().map(u32::from).sum()
}

/// The site of a cup counted as in [`Action::Cup`].
const fn site(cup: usize) -> Site {
    Site(if cup < CUPS { cup as u16 } else { 11 - cup as u16 })
}

const fn store(side: usize) -> Site {
    Site(8 + side as u16)
}

const fn stock(side: usize) -> Site {
    Site(10 + side as u16)
}

impl Copos {
    fn points(&self) -> [i32; 2] {
        self.stores.map(i32::from)
    }

    /// How many seeds a side may sow from its stock.
    #[inline]
    fn most(&self, side: usize) -> u8 {
        self.stock[side].min(CUPS as u8)
    }

    #[inline]
    fn stuck(&self, side: usize) -> bool {
        self.stock[side] == 0 && exact(self.cups[side]) == 0
    }

    /// What sowing `n` from the stock takes from the cup across the last one.
    #[inline]
    fn taken(&self, n: u8) -> u8 {
        let (side, last) = (self.mover.index(), usize::from(n.wrapping_sub(1)) % CUPS);
        let across = CUPS - 1 - last;
        let seeds = seeds_in(self.cups[1 - side], across);
        // docs/rulings.md, Copos: the last cup was empty, and the one across is not obstructed.
        let takes = seeds_in(self.cups[side], last) == 0 && seeds <= seeds_in(EXACT, across);
        if takes { seeds } else { 0 }
    }

    fn sow_stock<E: Effects>(&mut self, n: u8, effects: &mut E) {
        let side = self.mover.index();
        let n = n.min(self.most(side));
        if n == 0 {
            return;
        }
        let taken = self.taken(n);
        self.stock[side] -= n;
        self.cups[side] += ONES >> (8 * (CUPS - usize::from(n)));
        for cup in 0..usize::from(n) {
            effects.push(cup as Beat, Effect::Sow { from: stock(side), to: site(side * CUPS + cup), piece: SEED });
        }
        if taken != 0 {
            let across = CUPS - usize::from(n);
            self.cups[1 - side] &= !(0xff << (8 * across));
            self.stores[side] += taken;
            carry(effects, Beat::from(n), site((1 - side) * CUPS + across), store(side), taken);
            self.emit_score(Beat::from(n), effects);
        }
    }

    fn sow_cup<E: Effects>(&mut self, cup: usize, effects: &mut E) {
        let side = self.mover.index();
        let from = site(side * CUPS + cup);
        self.cups[side] &= !(0xff << (8 * cup));
        // The bytes after this cup; the seed for the store falls off the end.
        self.cups[side] += if cup == CUPS - 1 { 0 } else { ONES << (8 * (cup + 1)) };
        self.stores[side] += 1;
        for next in cup + 1..CUPS {
            let beat = (next - cup - 1) as Beat;
            effects.push(beat, Effect::Sow { from, to: site(side * CUPS + next), piece: SEED });
        }
        let beat = (CUPS - 1 - cup) as Beat;
        effects.push(beat, Effect::Sow { from, to: store(side), piece: SEED });
        self.emit_score(beat, effects);
    }

    fn emit_score<E: Effects>(&self, beat: Beat, effects: &mut E) {
        let points = self.points()[self.mover.index()];
        effects.push(beat, Effect::Score { player: self.mover, points });
    }

    /// When nobody can do anything: stores, then all seeds in the cups, then those not obstructed.
    #[inline]
    fn settle(&mut self) {
        if self.stuck(0) && self.stuck(1) {
            let [south, north] = self.measures();
            self.outcome = Some(match south.cmp(&north) {
                std::cmp::Ordering::Greater => Outcome::Win(Player::First),
                std::cmp::Ordering::Less => Outcome::Win(Player::Second),
                std::cmp::Ordering::Equal => Outcome::Draw,
            });
        }
    }

    /// What decides, the weightier first.
    fn measures(&self) -> [[u32; 3]; 2] {
        [0, 1].map(|p| [u32::from(self.stores[p]), total(self.cups[p]), free(self.cups[p])])
    }
}

impl Position for Copos {
    type Action = Action;

    fn mover(&self) -> Player {
        self.mover
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.outcome.is_some() {
            return;
        }
        let side = self.mover.index();
        let mut rest = exact(self.cups[side]);
        while rest != 0 {
            out.push(Action::Cup((side * CUPS) as u8 + (rest.trailing_zeros() / 8) as u8));
            rest &= rest - 1;
        }
        out.extend((1..=self.most(side)).map(Action::Stock));
        if self.stuck(side) {
            out.push(Action::Pass);
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        match action {
            Action::Cup(cup) => self.sow_cup(usize::from(cup) % CUPS, effects),
            Action::Stock(n) => self.sow_stock(n, effects),
            Action::Pass => effects.push(0, Effect::Pass { player: self.mover }),
        }
        self.mover = self.mover.other();
        self.settle();
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    #[inline]
    fn key(&self) -> u64 {
        let cups = u64::from(self.cups[0]) | u64::from(self.cups[1]) << 32;
        let [a, b] = self.stores;
        let [c, d] = self.stock;
        let rest = u64::from(u32::from_le_bytes([a, b, c, d])) | (self.mover as u64) << 32;
        chain([rest, cups])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let side = self.mover.index();
        let mut rest = exact(self.cups[side]);
        let (cups, most) = (rest.count_ones(), u32::from(self.most(side)));
        if cups + most == 0 {
            return Action::Pass;
        }
        let drawn = below(rng, cups + most);
        if drawn >= cups {
            return Action::Stock((drawn - cups) as u8 + 1);
        }
        for _ in 0..drawn {
            rest &= rest - 1;
        }
        Action::Cup((side * CUPS) as u8 + (rest.trailing_zeros() / 8) as u8)
    }
}

impl Game for Copos {
    const FACTS: &'static Facts = &FACTS;
    const NOTATION: &'static str = "CELL | +n | pass";

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Copos { cups: [0; 2], stock: [STOCK; 2], stores: [0; 2], mover: options.first(), outcome: None })
    }

    /// Two rows of four goblets, each side's store at its right end; off the board at its left the stock.
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

impl Heuristic for Copos {
    const METHOD: Method = Method::AlphaBeta;
    const LADDERS: &'static [Ladder] = &[[-49, 9, 40, 52]];

    /// The harvest; then seeds in cups that can still be played, cups that can be played now, and the stock, which is
    /// what answers are made of.
    fn evaluate(&self) -> i32 {
        let side = |p: usize| {
            let ready = exact(self.cups[p]).count_ones() as i32;
            100 * i32::from(self.stores[p])
                + 15 * free(self.cups[p]) as i32
                + 30 * ready
                + 10 * i32::from(self.stock[p])
        };
        side(0) - side(1)
    }

    fn move_order(&self, action: Action) -> i32 {
        match action {
            Action::Stock(n) => 20 * i32::from(self.taken(n)),
            Action::Cup(cup) => 15 + i32::from(cup) % 4,
            Action::Pass => 0,
        }
    }

    fn is_noisy(&self, action: Action) -> bool {
        matches!(action, Action::Stock(n) if self.taken(n) > 1)
    }
}
