//! Board, notation and position object of Sardinhas.

use super::cells::{CAN, FILES, RANKS};
use super::{Action, FACTS, MAJORITY, Sardinhas, man, mirrored, site};
use crate::bits::{Bits, whose};
use tabuleiro_rules::{
    Board, BoardBuilder, Choice, Coloured, Facts, Game, HistoryRule, Look, Object, ObjectError, OptionError, Options,
    Player, Reader, Site, Standing, Taps, Verdict, rows_of_sides, turn_of, write_slide,
};

impl Game for Sardinhas {
    const FACTS: &'static Facts = &FACTS;
    const NOTATION: &'static str = "A-B | pass";
    const HISTORY: HistoryRule = HistoryRule::Counts;

    fn start(options: &Options) -> Result<Self, OptionError> {
        let rank = (1 << FILES) - 1;
        Ok(Self::with_men([rank, rank << (FILES * (RANKS - 1))], options.first(), options))
    }

    fn board(&self) -> Board {
        let can: Vec<Site> = Bits(CAN).map(site).collect();
        BoardBuilder::new().cells(FILES, RANKS, Look::Plain).region(Coloured::Can, &can, "").build()
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        for side in Player::BOTH {
            let standing = |cell| Standing { at: site(cell), piece: man(side), count: 1 };
            out.extend(Bits(self.men[side.index()]).map(standing));
        }
    }

    fn taps(&self, action: Action) -> Taps {
        match action {
            Action::Slide { from, to } => Taps::sites(&[site(from), site(to)]),
            Action::Pass => Taps::choice(Choice::Pass),
        }
    }

    fn write(&self, action: Action, out: &mut String) {
        match action {
            Action::Slide { from, to } => write_slide(FILES, from, to, out),
            Action::Pass => out.push_str("pass"),
        }
    }

    fn object(&self) -> Object {
        let mut object = Object::new();
        let owner = |f, r| whose(self.men, FILES * r + f);
        object.insert("rows".into(), rows_of_sides(&FACTS.seats, FILES, RANKS, owner));
        object.insert("turn".into(), turn_of(&FACTS.seats, self.mover));
        if self.end.is_some_and(|(_, reason)| reason == "end-no-progress") {
            object.insert("phase".into(), "no-progress".into());
        }
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let mut men = [0; 2];
        for (cell, side) in read.sides(&FACTS.seats, FILES, RANKS)? {
            men[side.index()] |= 1 << cell;
        }
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
        let (outcome, reason) = self.end?;
        let men = outcome.winner().map_or(0, |side| self.men[side.index()] & CAN);
        Some(Verdict { reason, sites: Bits(men).map(site).collect() })
    }

    fn score(&self) -> Option<[i32; 2]> {
        Some(self.points())
    }

    fn symmetries(&self) -> u8 {
        2
    }

    /// Left and right exchanged.
    fn transformed(&self, k: u8) -> Self {
        let mirror = |men: u64| Bits(men).fold(0, |set, cell| set | 1u64 << mirrored(cell));
        if k == 0 { *self } else { Sardinhas { men: self.men.map(mirror), ..*self } }
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        match action {
            Action::Slide { from, to } if k == 1 => Action::Slide { from: mirrored(from), to: mirrored(to) },
            _ => action,
        }
    }
}
