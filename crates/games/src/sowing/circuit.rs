//! Seeds, stores and seats of all sowing games, and the two rows of six pits of Ouri and Kalah.
//!
//! The pits of a side are one word with a byte for each pit (*house*) in the order of sowing (South a1…f1, North
//! f2…a2). A sowing is an addition of a table entry that is the same for both sides. Comparisons of all pits with a
//! number are one addition: the highest bit of each byte (its *carry*) is the result for its pit.

use crate::bits::Bits;
use tabuleiro_rules::{
    Beat, Board, BoardBuilder, Effect, Effects, Kind, Look, Object, ObjectError, Outcome, Piece, Player, Point, Reader,
    Rng, Seat, Shape, Site, Standing, Tone, Travel, below, square_name,
};

/// The number of pits of a side.
pub(super) const HOUSES: usize = 6;
/// One seed in each pit.
pub(super) const ONES: u64 = 0x0101_0101_0101;
/// The carries of all pits.
pub(super) const CARRY: u64 = 0x8080_8080_8080;

pub(super) const SEED: Piece = Piece::new(Kind::Seed, Tone::Neutral);

/// The seats: South begins. The tone is neutral since both players sow the same seeds.
pub(super) const SEATS: [Seat; 2] = [
    Seat { letter: 'S', tone: Tone::Neutral, word: "south" },
    Seat { letter: 'N', tone: Tone::Neutral, word: "north" },
];

/// Returns the number of seeds in a pit of a row.
#[inline]
pub(super) const fn seeds_in(row: u64, house: usize) -> u8 {
    (row >> (8 * house)) as u8
}

/// Returns the number of seeds in a row.
pub(super) fn total(row: u64) -> u8 {
    row.to_le_bytes().iter().sum()
}

/// Returns the carries of the pits with at least `least` seeds, `least` being 1 to 128.
#[inline]
pub(super) const fn holding(row: u64, least: u64) -> u64 {
    (row + ONES * (128 - least)) & CARRY
}

/// Returns the pits of a side whose carries are set, in the order of sowing, North's numbered from 6.
#[inline]
pub(super) fn houses(side: usize, carries: u64) -> impl Iterator<Item = u8> {
    Bits(carries).map(move |bit| (side * HOUSES) as u8 + bit / 8)
}

/// Returns a random one of [`houses`], all with the same probability; there must be one.
#[inline]
pub(super) fn random_house<R: Rng>(side: usize, mut carries: u64, rng: &mut R) -> u8 {
    for _ in 0..below(rng, carries.count_ones()) {
        carries &= carries - 1;
    }
    (side * HOUSES) as u8 + (carries.trailing_zeros() / 8) as u8
}

/// Returns the site of a pit that is numbered in the order of sowing, 0 to 11. The same map leads from sites to pits.
pub(super) const fn site(house: u8) -> Site {
    Site(if house < 6 { house as u16 } else { 17 - house as u16 })
}

/// Returns the site of a side's store on the board of [`Circuit::board`].
pub(super) const fn store(side: usize) -> Site {
    Site(12 + side as u16)
}

/// Returns the name of a pit that is numbered in the order of sowing.
pub(super) fn name(house: u8) -> String {
    let site = site(house).0 as u8;
    square_name(site % 6, site / 6)
}

/// Emits the move of `count` captured seeds from a pit to a store.
pub(super) fn carry<E: Effects>(effects: &mut E, beat: Beat, from: Site, to: Site, count: u8) {
    effects.push(beat, Effect::Move { from, to, piece: SEED, count, travel: Travel::Hop });
}

/// Returns the stores to highlight at the end of the game: the winner's, or both after a draw.
pub(super) fn lit(outcome: Outcome, store: impl Fn(usize) -> Site) -> Vec<Site> {
    let lit = |p: &Player| outcome.winner().is_none_or(|winner| winner == *p);
    Player::BOTH.into_iter().filter(lit).map(|p| store(p.index())).collect()
}

/// Reads a number of seeds from the value of `key`.
///
/// # Errors
/// When the value is not a number from 0 to `most`.
pub(super) fn count(key: &str, value: &serde_json::Value, most: u32) -> Result<u8, ObjectError> {
    let seeds = value.as_u64().filter(|&n| n <= u64::from(most)).map(|n| n as u8);
    seeds.ok_or_else(|| ObjectError::value(key, format!("0 to {most} seeds"), value))
}

/// Returns the index of the side with the letter `name`, which was found as a key in the map `key`.
///
/// # Errors
/// When `name` is neither `S` nor `N`.
pub(super) fn side(key: &'static str, name: &str) -> Result<usize, ObjectError> {
    let found = SEATS.iter().position(|seat| *name == seat.letter.to_string());
    found.ok_or_else(|| ObjectError::value(key, "S and N", name))
}

/// Reads a map with a number of seeds for each side; a missing one is 0.
///
/// # Errors
/// When a key is not the letter of a side, or a value is not a number from 0 to `most`.
pub(super) fn read_sides(read: &Reader<'_>, key: &'static str, most: u32) -> Result<[u8; 2], ObjectError> {
    let mut seeds = [0; 2];
    for (name, value) in read.map(key)?.into_iter().flatten() {
        seeds[side(key, name)?] = count(name, value, most)?;
    }
    Ok(seeds)
}

/// Returns a map from the letters of the sides to values, as [`read_sides`] reads it.
pub(super) fn sides<T: Into<serde_json::Value>>(of: [T; 2]) -> serde_json::Value {
    SEATS.iter().zip(of).map(|(seat, value)| (seat.letter.to_string(), value.into())).collect::<Object>().into()
}

/// The seeds of a game with two rows of six pits and two stores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Circuit {
    /// Seeds in the pits of South and North, pit `h` of the side in byte `h`.
    pub(super) rows: [u64; 2],
    pub(super) stores: [u8; 2],
}

impl Circuit {
    /// Returns a start position with `each` seeds in each pit.
    pub(super) const fn new(each: u64) -> Circuit {
        Circuit { rows: [each * ONES; 2], stores: [0; 2] }
    }

    /// Returns the score: the seeds in the stores.
    pub(super) fn points(&self) -> [i32; 2] {
        self.stores.map(i32::from)
    }

    /// Returns two words that identify the seeds and 16 more bits of a position's state.
    #[inline]
    pub(super) fn words(&self, state: u64) -> [u64; 2] {
        let stores = u64::from(self.stores[0]) | u64::from(self.stores[1]) << 8;
        [self.rows[0] | state << 48, self.rows[1] | stores << 48]
    }

    /// Moves the seeds in a player's pits to the player's store.
    pub(super) fn collect<E: Effects>(&mut self, player: Player, beat: Beat, effects: &mut E) {
        let side = player.index();
        if self.rows[side] == 0 {
            return;
        }
        for house in 0..HOUSES {
            let count = seeds_in(self.rows[side], house);
            if count != 0 {
                carry(effects, beat, site((side * HOUSES + house) as u8), store(side), count);
            }
        }
        self.stores[side] += total(self.rows[side]);
        self.rows[side] = 0;
        effects.push(beat, Effect::Score { player, points: self.points()[side] });
    }

    /// Returns the board: two rows of six pits, and the store of each side to its right.
    pub(super) fn board() -> Board {
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

    /// Appends the seeds to a list of pieces.
    pub(super) fn pieces(&self, out: &mut Vec<Standing>) {
        let houses = (0..12).map(|h| (site(h), seeds_in(self.rows[usize::from(h) / HOUSES], usize::from(h) % HOUSES)));
        let stores = (0..2).map(|side| (store(side), self.stores[side]));
        let standing = houses.chain(stores).filter(|&(_, count)| count != 0);
        out.extend(standing.map(|(at, count)| Standing { at, piece: SEED, count }));
    }

    /// Returns a position object with the keys `houses` and `stores`.
    pub(super) fn object(&self) -> Object {
        let seeds = |h: u8| seeds_in(self.rows[usize::from(h) / HOUSES], usize::from(h) % HOUSES);
        let houses: Object = (0..12).map(|h| (name(h), seeds(h).into())).collect();
        let mut object = Object::new();
        object.insert("houses".into(), houses.into());
        object.insert("stores".into(), sides(self.stores));
        object
    }

    /// Reads a position object written by [`Circuit::object`]. `most` is the number of seeds of the game, `goal` the
    /// number of stored seeds with which a side has won.
    ///
    /// # Errors
    /// When `houses` is missing, a name or number is wrong, there are more than `most` seeds, or both sides have won.
    pub(super) fn read(read: &Reader<'_>, most: u32, goal: u8) -> Result<Circuit, ObjectError> {
        let mut circuit = Circuit { rows: [0; 2], stores: read_sides(read, "stores", most)? };
        for (key, value) in read.map("houses")?.ok_or(ObjectError::Missing("houses"))? {
            let house = (0..12).find(|&h| name(h) == *key);
            let house = usize::from(house.ok_or_else(|| ObjectError::value("houses", "a1 to f2", key))?);
            circuit.rows[house / HOUSES] |= u64::from(count(key, value, most)?) << (8 * (house % HOUSES));
        }
        let all = circuit.rows.iter().flat_map(|row| row.to_le_bytes()).chain(circuit.stores);
        let sum: u32 = all.map(u32::from).sum();
        if sum > most {
            return Err(ObjectError::Impossible(format!("{sum} seeds; there are {most}")));
        }
        if circuit.stores.iter().all(|&seeds| seeds >= goal) {
            return Err(ObjectError::Impossible("both sides have won".into()));
        }
        Ok(circuit)
    }
}
