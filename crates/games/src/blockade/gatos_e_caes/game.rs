//! Board, notation and position object of Gatos & Cães.

use super::{FACTS, GRID, GatosECaes, ZONE, regions};
use crate::square::{Set, grid_actions, object_of_men, orthogonal, pieces_of_men, read_men};
use tabuleiro_rules::{
    Board, BoardBuilder, Coloured, Facts, Game, Impossible, Look, Material, Object, ObjectError, OptionError, Options,
    Player, Reader, Splitting, Standing, Verdict,
};

impl Game for GatosECaes {
    const FACTS: &'static Facts = &FACTS;
    const MATERIAL: Material = Material::Alternating;
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
        BoardBuilder::new().cells(8, 8, Look::Plain).region(Coloured::Zone, &GRID.sites(ZONE), "").build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        pieces_of_men(GRID, self.animals, Self::piece, out);
    }

    grid_actions!(GRID);

    fn object(&self) -> Object {
        object_of_men(GRID, GRID.size(), self.animals, &FACTS.seats, self.mover)
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let animals: [u64; 2] = read_men(GRID, read, &FACTS.seats)?;
        if let Some(cell) = (orthogonal(animals[0]) & animals[1]).cells().next() {
            return Err(ObjectError::Impossible(format!("the dog on {} has a cat beside it", GRID.name(cell))));
        }
        let mut position = GatosECaes { animals, mover: options.first(), outcome: None };
        position.mover = read.turn(&FACTS.seats, Player::First)?;
        position.settle();
        Ok(position)
    }

    /// The first cat is placed inside the zone, the first dog outside it.
    fn check_law(&self, _start: &Self) -> Result<(), Impossible> {
        for (side, zone, name) in [(0, ZONE, "a cat inside the zone"), (1, !ZONE, "a dog outside the zone")] {
            let animals = self.animals[side];
            Impossible::unless(animals == 0 || animals & zone != 0, name, "one at least", 0)?;
        }
        Ok(())
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
        GatosECaes { animals: self.animals.map(|set| set.image(|cell| GRID.image(k, cell))), ..*self }
    }
}
