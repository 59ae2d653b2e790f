//! Board, notation and position object of Gatos & Cães.

use super::{Action, FACTS, GatosECaes, ZONE, beside, regions};
use crate::bits::{each, whose};
use tabuleiro_rules::{
    Board, BoardBuilder, Coloured, Facts, Game, Look, Object, ObjectError, OptionError, Options, Player, Reader, Site,
    Splitting, Standing, Taps, Verdict, rows_of_sides, square_name, turn_of,
};

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
