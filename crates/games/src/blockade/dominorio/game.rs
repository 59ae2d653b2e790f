//! Board, notation and position object of Dominório.

use super::{Action, Dominorio, FACTS, SIZE, regions};
use crate::square::{Set, object_of_men, pieces_of_men, read_men};
use tabuleiro_rules::{
    Board, BoardBuilder, Facts, Game, Look, Material, Object, ObjectError, OptionError, Options, Player, Reader, Site,
    Splitting, Standing, Tap, Taps, Verdict, write_slide,
};

impl Game for Dominorio {
    const FACTS: &'static Facts = &FACTS;
    const MATERIAL: Material = Material::Alternating;
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
        pieces_of_men(self.grid(), self.laid, Self::piece, out);
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
        let covered = Player::BOTH.map(|side| {
            let laid = self.laid[side.index()];
            laid | laid << self.reach(side)
        });
        object_of_men(self.grid(), SIZE, covered, &FACTS.seats, self.mover)
    }

    /// The letters determine the dominoes: an unbroken column of V can be divided into dominoes in one way only.
    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let (columns, rows) = read.size(options.size())?;
        if !(2..=10).contains(&columns) || !(2..=10).contains(&rows) {
            return Err(ObjectError::value("size", "[2,2] to [10,10]", format!("[{columns},{rows}]")));
        }
        let mut position = Self::fresh((columns, rows), read.turn(&FACTS.seats, Player::First)?);
        let covered: [u128; 2] = read_men(position.grid(), read, &FACTS.seats)?;
        position.free &= !(covered[0] | covered[1]);
        for side in Player::BOTH {
            let mut rest = covered[side.index()];
            while rest != 0 {
                let low = rest.trailing_zeros() as u8;
                if position.fits(side, rest) >> low & 1 == 0 {
                    let (name, letter) = (position.grid().name(low), FACTS.seats[side.index()].letter);
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

    /// The reflections in the middle lines and the half turn; a quarter turn would exchange the sides.
    fn symmetries(&self) -> u8 {
        4
    }

    fn transformed(&self, k: u8) -> Self {
        let image = |side: Player| self.laid[side.index()].image(|cell| self.first_cells(side).image(k, cell));
        let free = self.free.image(|cell| self.grid().image(k, cell));
        Dominorio { free, laid: Player::BOTH.map(image), ..*self }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        let side = Player::from_second(action.high - action.low != self.columns);
        let low = self.first_cells(side).image(k, action.low);
        Action { low, high: low + (action.high - action.low) }
    }
}
