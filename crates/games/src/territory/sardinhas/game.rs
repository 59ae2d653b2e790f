//! Board, notation and position object of Sardinhas.

use super::cells::{CAN, FILES, GRID, RANKS};
use super::{FACTS, MAJORITY, Sardinhas, man};
use crate::square::{Set, grid_actions, object_of_men, pieces_of_men, read_men};
use tabuleiro_rules::{
    Board, BoardBuilder, Coloured, Facts, Game, HistoryRule, Look, Material, Object, ObjectError, OptionError, Options,
    Player, Reader, Standing, Verdict,
};

impl Game for Sardinhas {
    const FACTS: &'static Facts = &FACTS;
    const MATERIAL: Material = Material::KeptEach;
    const HISTORY: HistoryRule = HistoryRule::Counts;

    fn start(options: &Options) -> Result<Self, OptionError> {
        let rank = (1 << FILES) - 1;
        Ok(Self::with_men([rank, rank << (FILES * (RANKS - 1))], options.first(), options))
    }

    fn board(&self) -> Board {
        BoardBuilder::new().cells(FILES, RANKS, Look::Plain).region(Coloured::Can, &GRID.sites(CAN), "").build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        pieces_of_men(GRID, self.men, man, out);
    }

    grid_actions!(GRID);

    fn object(&self) -> Object {
        let mut object = object_of_men(GRID, GRID.size(), self.men, &FACTS.seats, self.mover);
        if self.end.is_some_and(|(_, reason)| reason == "end-no-progress") {
            object.insert("phase".into(), "no-progress".into());
        }
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let men = read_men(GRID, read, &FACTS.seats)?;
        let mut position = Self::with_men(men, read.turn(&FACTS.seats, Player::First)?, options);
        if position.points().iter().all(|&men| men >= MAJORITY as i32) {
            return Err(ObjectError::Impossible("both sides have eight men inside".into()));
        }
        match read.text("phase")? {
            None => position.settle(),
            Some("no-progress") => position.count("end-no-progress"),
            Some(phase) => return Err(ObjectError::value("phase", "no-progress (none while the game runs)", phase)),
        }
        Ok(position)
    }

    fn prompt(&self) -> &'static str {
        if self.can_move(self.mover) { "ask-move-sardine" } else { "ask-pass" }
    }

    fn verdict(&self) -> Option<Verdict> {
        let (outcome, reason) = (*self.end)?;
        let men = outcome.winner().map_or(0, |side| self.men[side.index()] & CAN);
        Some(Verdict { reason, sites: GRID.sites(men) })
    }

    fn score(&self) -> Option<[i32; 2]> {
        Some(self.points())
    }

    fn symmetries(&self) -> u8 {
        2
    }

    /// Reflection that exchanges left and right.
    fn transformed(&self, k: u8) -> Self {
        let mirror = |men: u64| men.image(|cell| GRID.image(1, cell));
        if k == 0 { *self } else { Sardinhas { men: self.men.map(mirror), ..*self } }
    }
}
