//! Gatos & Cães, known as Snort (`docs/rulings.md`, 19).
//!
//! Two bitboards of 8×8; the cells a side may not enter are one spread of the other side's animals.

mod evaluation;
mod heuristic;
mod regions;

use crate::bits::{each, nth, whose};
use crate::symmetry::turned_cell;
use tabuleiro_rules::{
    Board, BoardBuilder, Coloured, Component, Effect, Effects, Facts, Family, Game, Kind, Look, Names, Object,
    ObjectError, OptionError, OptionSpec, Options, Outcome, Piece, Player, Position, Reader, Rng, Seat, Site,
    Splitting, Standing, Taps, Verdict, below, chain, rows_of_sides, square_name, turn_of,
};

static FACTS: Facts = Facts {
    id: "gatos_e_caes",
    names: Names { pt: "Gatos & Cães", en: "Cats & Dogs" },
    author: "Simon Norton",
    year: "c. 1970",
    family: Family::Blockade,
    seats: [Seat::BLACK, Seat::WHITE],
    typical_plies: 42,
    max_plies: 64,
    difficulty: 1,
    variants: &[],
    cards: &[],
    options: &[OptionSpec::FIRST],
    seeds: "001, 002",
};

/// An animal of the mover on a cell, rank × 8 + file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u8);

/// A position of Gatos & Cães.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GatosECaes {
    /// Cats and dogs.
    animals: [u64; 2],
    mover: Player,
    outcome: Option<Outcome>,
}

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;
/// d4, e4, d5, e5.
const ZONE: u64 = 0x0000_0018_1800_0000;

/// The cells beside those of a set.
#[inline]
const fn beside(set: u64) -> u64 {
    set << 8 | set >> 8 | set << 1 & NOT_A | set >> 1 & NOT_H
}

impl GatosECaes {
    /// The cells where a side keeps no enemy company.
    #[inline]
    fn open(&self, side: Player) -> u64 {
        let other = self.animals[side.other().index()];
        !(self.animals[0] | self.animals[1] | beside(other))
    }

    /// docs/rulings.md, Gatos & Cães: the first cat inside the zone, the first dog outside it; then no zone rule.
    #[inline]
    fn legal(&self, side: Player) -> u64 {
        let open = self.open(side);
        match (self.animals[side.index()], side) {
            (0, Player::First) => open & ZONE,
            (0, Player::Second) => open & !ZONE,
            _ => open,
        }
    }

    #[inline]
    fn settle(&mut self) {
        self.outcome = (self.legal(self.mover) == 0).then_some(Outcome::Win(self.mover.other()));
    }

    fn piece(side: Player) -> Piece {
        let kind = if side == Player::First { Kind::Cat } else { Kind::Dog };
        Piece::new(kind, FACTS.seats[side.index()].tone)
    }

    /// A cell seen through one of the eight symmetries of the square.
    const fn mapped(k: u8, cell: u8) -> u8 {
        turned_cell(k, 8, cell)
    }
}

impl GatosECaes {
    /// All that can still be played, as `solve/sums/` has it.
    /// docs/rulings.md, Gatos & Cães: the rule of the zone binds the first animal of each side.
    fn whole(&self) -> Option<Component> {
        if self.animals.contains(&0) {
            return None;
        }
        let on_grid = |set: u64| each(set.into()).fold(0, |set, cell| set | Component::cell(cell % 8, cell / 8));
        let [cats, dogs] = Player::BOTH.map(|side| on_grid(self.open(side)));
        Some(Component { sets: [cats, dogs, 0] })
    }
}

impl Position for GatosECaes {
    type Action = Action;

    #[inline]
    fn mover(&self) -> Player {
        self.mover
    }

    fn actions(&self, out: &mut Vec<Action>) {
        if self.outcome.is_none() {
            out.extend(each(self.legal(self.mover).into()).map(Action));
        }
    }

    #[inline]
    fn apply<E: Effects>(&mut self, action: Action, effects: &mut E) {
        let side = self.mover;
        effects.push(0, Effect::Place { at: Site(action.0.into()), piece: Self::piece(side), count: 1 });
        self.animals[side.index()] |= 1 << (action.0 & 63);
        self.mover = side.other();
        self.settle();
    }

    #[inline]
    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn key(&self) -> u64 {
        chain([self.mover as u64, self.animals[1], self.animals[0]])
    }

    #[inline]
    fn sample<R: Rng>(&self, rng: &mut R, _: &mut Vec<Action>) -> Action {
        let legal = self.legal(self.mover);
        Action(nth(legal, below(rng, legal.count_ones())))
    }
}

impl Game for GatosECaes {
    const FACTS: &'static Facts = &FACTS;
    const NOTATION: &'static str = "CELL";
    const SPLITTING: Option<Splitting<Self>> = Some(Splitting {
        whole: Self::whole,
        options: regions::options,
        parts: regions::parts,
        bounds: regions::bounds,
        turns: true,
    });

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(GatosECaes { animals: [0; 2], mover: options.first(), outcome: None })
    }

    fn board(&self) -> Board {
        let zone: Vec<Site> = each(ZONE.into()).map(|cell| Site(cell.into())).collect();
        BoardBuilder::new().cells(8, 8, Look::Plain).region(Coloured::Zone, &zone, "").build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        for side in Player::BOTH {
            let standing = |cell: u8| Standing { at: Site(cell.into()), piece: Self::piece(side), count: 1 };
            out.extend(each(self.animals[side.index()].into()).map(standing));
        }
    }

    fn taps(&self, action: Action) -> Taps {
        Taps::sites(&[Site(action.0.into())])
    }

    fn write(&self, action: Action, out: &mut String) {
        out.push_str(&square_name(action.0 % 8, action.0 / 8));
    }

    fn object(&self) -> Object {
        let mut object = Object::new();
        let owner = |f, r| whose(self.animals, r * 8 + f);
        object.insert("rows".into(), rows_of_sides(&FACTS.seats, 8, 8, owner));
        object.insert("turn".into(), turn_of(&FACTS.seats, self.mover));
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let mut position = GatosECaes { animals: [0; 2], mover: options.first(), outcome: None };
        for (cell, side) in read.sides(&FACTS.seats, 8, 8)? {
            position.animals[side.index()] |= 1 << cell;
        }
        if let Some(cell) = each((beside(position.animals[0]) & position.animals[1]).into()).next() {
            let name = square_name(cell % 8, cell / 8);
            return Err(ObjectError::Impossible(format!("the dog on {name} has a cat beside it")));
        }
        position.mover = read.turn(&FACTS.seats, Player::First)?;
        position.settle();
        Ok(position)
    }

    fn prompt(&self) -> &'static str {
        match (self.animals[self.mover.index()], self.mover) {
            (0, Player::First) => "ask-first-cat",
            (0, Player::Second) => "ask-first-dog",
            (_, Player::First) => "ask-cat",
            (_, Player::Second) => "ask-dog",
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        self.outcome.map(|_| Verdict { reason: "end-blocked", sites: Vec::new() })
    }

    fn symmetries(&self) -> u8 {
        8
    }

    fn transformed(&self, k: u8) -> Self {
        let map = |set: u64| each(set.into()).fold(0, |m, cell| m | 1u64 << Self::mapped(k, cell));
        GatosECaes { animals: self.animals.map(map), ..*self }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        Action(Self::mapped(k, action.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::test_support::essence_is_enough;
    use crate::test_support::oracle::{Memory, wins, wins_plainly};
    use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};
    use tabuleiro_engine::search::{Method, Setting, opponent_with};

    fn read(text: &str) -> GatosECaes {
        GatosECaes::from_object(&FACTS.defaults(), &serde_json::from_str(text).unwrap()).unwrap()
    }

    #[test]
    fn who_keeps_a_cell_closed_is_no_matter() {
        essence_is_enough::<GatosECaes>(&[]);
    }

    fn legal(game: &GatosECaes) -> String {
        let (mut list, mut text) = (Vec::new(), String::new());
        game.actions(&mut list);
        for action in list {
            game.write(action, &mut text);
            text.push(' ');
        }
        text.trim_end().into()
    }

    #[test]
    fn the_zone_binds_only_the_first_animal_of_each_side() {
        let mut game = read(
            r#"{"rows":["........","........","........","........","........","........","........","........"],"turn":"B"}"#,
        );
        assert_eq!(legal(&game), "d4 e4 d5 e5");
        for text in ["d5", "a1"] {
            let action = game.read(text).unwrap();
            game.apply(action, &mut ());
        }
        assert_eq!(legal(&game).split(' ').count(), 60, "b1 and a2 touch the dog, d5 and a1 are taken");
        let cat = game.read("h8").unwrap();
        game.apply(cat, &mut ());
        assert!(legal(&game).contains("e4") && !legal(&game).contains("d4"));
    }

    /// The seed's second example: provisions that nobody can spoil and one disputed cell.
    #[test]
    fn with_one_cell_in_dispute_the_mover_wins_unless_the_other_has_more_provisions() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(6);
        let (mut seen, mut even) = (0, 0);
        while seen < 60 {
            let mut game = GatosECaes::start(&FACTS.defaults()).unwrap();
            while game.outcome().is_none() {
                let (own, other) = (game.open(game.mover), game.open(game.mover.other()));
                let (disputed, mine, theirs) = (own & other, own & !other, other & !own);
                let apart = (beside(mine) | mine) & (theirs | disputed) == 0 && beside(disputed) & theirs == 0;
                if disputed.is_power_of_two() && apart {
                    seen += 1;
                    even += u32::from(mine.count_ones() == theirs.count_ones());
                    let expected = mine.count_ones() >= theirs.count_ones();
                    assert_eq!(wins(&game, &mut Memory::new()), expected, "{:?}", game.object());
                }
                let action = game.sample(&mut rng, &mut Vec::new());
                game.apply(action, &mut ());
            }
        }
        assert!(even >= 3, "{even} of {seen}");
    }

    #[test]
    fn endings_have_one_value_whatever_the_order_they_are_searched_in() {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(19);
        let mut scratch = Vec::new();
        let (mut endings, mut won) = (0, 0);
        while endings < 120 {
            let mut game = GatosECaes::start(&FACTS.defaults()).unwrap();
            let many = |game: &GatosECaes| (game.open(Player::First) | game.open(Player::Second)).count_ones() > 8;
            while game.outcome().is_none() && many(&game) {
                let action = game.sample(&mut rng, &mut scratch);
                game.apply(action, &mut ());
            }
            if game.outcome().is_some() {
                continue;
            }
            endings += 1;
            let wins = wins(&game, &mut Memory::new());
            assert_eq!(wins, wins_plainly(&game, false), "{:?}", game.object());
            assert_eq!(wins, wins_plainly(&game, true), "{:?}", game.object());
            let mut search = opponent_with(&game, Method::AlphaBeta, Setting::full(2_000_000), 1);
            let value = search.think(u64::MAX).value;
            assert_eq!(wins, value > 0.0, "alpha-beta says {value}: {:?}", game.object());
            won += u32::from(wins);
        }
        assert!((20..100).contains(&won), "{won} of {endings} won");
    }
}
