//! Board, notation and position object of Dominório.

use super::{Action, Dominorio, FACTS, SIZE, regions};
use crate::bits::each;
use tabuleiro_rules::{
    Board, BoardBuilder, Facts, Game, Look, Object, ObjectError, OptionError, Options, Player, Reader, Site, Splitting,
    Standing, Tap, Taps, Verdict, rows_of_sides, square_name, turn_of, write_slide,
};

impl Game for Dominorio {
    const FACTS: &'static Facts = &FACTS;
    const NOTATION: &'static str = "A-B";
    const SPLITTING: Option<Splitting<Self>> = Some(Splitting {
        whole: Self::whole,
        options: regions::options,
        parts: regions::parts,
        bounds: regions::bounds,
        turns: false,
    });

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Self::fresh(options.size(), options.first()))
    }

    fn board(&self) -> Board {
        BoardBuilder::new().cells(self.columns, self.rows, Look::Plain).build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        for side in Player::BOTH {
            let standing = |cell: u8| Standing { at: Site(cell.into()), piece: Self::piece(side), count: 1 };
            out.extend(each(self.laid[side.index()]).map(standing));
        }
    }

    fn taps(&self, action: Action) -> Taps {
        Taps::sites(&[Site(action.low.into()), Site(action.high.into())])
    }

    fn other_taps(&self, action: Action, out: &mut Vec<Taps>) {
        out.push(Taps::new(&[Tap::Site(Site(action.high.into())), Tap::Site(Site(action.low.into()))]));
    }

    fn write(&self, action: Action, out: &mut String) {
        write_slide(self.columns, action.low, action.high, out);
    }

    fn object(&self) -> Object {
        let mut object = Object::new();
        if (self.columns, self.rows) != SIZE {
            object.insert("size".into(), [self.columns, self.rows].as_slice().into());
        }
        let covers = |side: Player, bit: u128| {
            let laid = self.laid[side.index()];
            (laid | laid << self.reach(side)) & bit != 0
        };
        let owner = |c: u8, r: u8| {
            let bit = 1u128 << (r * self.columns + c);
            Player::BOTH.into_iter().find(|&side| covers(side, bit))
        };
        object.insert("rows".into(), rows_of_sides(&FACTS.seats, self.columns, self.rows, owner));
        object.insert("turn".into(), turn_of(&FACTS.seats, self.mover));
        object
    }

    /// The letters tell the dominoes apart: an unbroken column of V can only be cut into dominoes in one way.
    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let (columns, rows) = read.size(options.size())?;
        if !(2..=10).contains(&columns) || !(2..=10).contains(&rows) {
            return Err(ObjectError::value("size", "[2,2] to [10,10]", format!("[{columns},{rows}]")));
        }
        let mut position = Self::fresh((columns, rows), read.turn(&FACTS.seats, Player::First)?);
        let mut covered = [0u128; 2];
        for (cell, side) in read.sides(&FACTS.seats, columns, rows)? {
            covered[side.index()] |= 1 << cell;
        }
        position.free &= !(covered[0] | covered[1]);
        for side in Player::BOTH {
            let mut rest = covered[side.index()];
            while rest != 0 {
                let low = rest.trailing_zeros() as u8;
                if position.fits(side, rest) >> low & 1 == 0 {
                    let (name, letter) = (square_name(low % columns, low / columns), FACTS.seats[side.index()].letter);
                    return Err(ObjectError::Impossible(format!("'{letter}' on {name} is half a domino")));
                }
                position.laid[side.index()] |= 1 << low;
                rest &= !(1 << low | 1 << (low + position.reach(side)));
            }
        }
        position.settle();
        Ok(position)
    }

    fn prompt(&self) -> &'static str {
        if self.mover == Player::First { "ask-domino-up" } else { "ask-domino-across" }
    }

    fn verdict(&self) -> Option<Verdict> {
        self.outcome.map(|_| Verdict { reason: "end-blocked", sites: Vec::new() })
    }

    /// The mirrors; a quarter turn would exchange the sides.
    fn symmetries(&self) -> u8 {
        4
    }

    fn transformed(&self, k: u8) -> Self {
        let map = |set: u128, short| each(set).fold(0, |m, cell| m | 1u128 << self.mirrored(k, cell, short));
        Dominorio {
            free: map(self.free, (0, 0)),
            laid: [map(self.laid[0], (0, 1)), map(self.laid[1], (1, 0))],
            ..*self
        }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        let upright = action.high - action.low == self.columns;
        let low = self.mirrored(k, action.low, if upright { (0, 1) } else { (1, 0) });
        Action { low, high: low + (action.high - action.low) }
    }
}
