//! Board, pieces, notation and position object of Oust.

use super::{Action, FACTS, Oust, SIDE, SIDES, Stones};
use crate::goban::goban;
use crate::groups::{Groups, SEATS};
use tabuleiro_rules::{
    About, Board, Facts, Game, Impossible, Object, ObjectError, OptionError, Options, Outcome, Position, Reader,
    Remark, Site, Standing, Taps, Verdict, alternate, turn_of,
};

impl Game for Oust {
    const FACTS: &'static Facts = &FACTS;

    fn start(options: &Options) -> Result<Self, OptionError> {
        Ok(Oust::with_board(&Groups::new(options.size().0), options.first(), 0))
    }

    fn board(&self) -> Board {
        goban(self.board.side())
    }

    fn pieces(&self, out: &mut Vec<Standing>) {
        self.board.pieces(out);
    }

    fn taps(&self, action: Action) -> Taps {
        self.board.placement_taps(action)
    }

    /// The groups of at least two stones with their sizes, which decide what can be captured.
    fn remarks(&self, _: Option<Site>) -> Vec<Remark> {
        let remark = |group: u16| {
            let mut sites: Vec<Site> = self.board.stones(group).map(|p| self.board.site(p)).collect();
            sites.sort_unstable();
            Remark { about: About::Group, sites, number: Some(self.board.size(group)) }
        };
        self.board.groups().filter(|&group| self.board.size(group) >= 2).map(remark).collect()
    }

    fn write(&self, action: Action, out: &mut String) {
        Stones::write_placement(action, out);
    }

    fn object(&self) -> Object {
        let mut object = self.board.object(SIDE);
        object.insert("turn".into(), turn_of(&SEATS, self.mover));
        object.insert("passes".into(), self.passes.into());
        object
    }

    fn from_object(options: &Options, object: &Object) -> Result<Self, ObjectError> {
        let read = Reader(object);
        let board = Groups::read(object, options.size().0, &SIDES)?;
        let mover = read.turn(&SEATS, options.first())?;
        Ok(Oust::with_board(&board, mover, read.number("passes", 0, 2)? as u8))
    }

    /// A side without stones has lost, unless it has not had a turn. Of two touching groups only one can have grown: growing
    /// captures whatever it touches.
    fn check_law(&self, start: &Self) -> Result<(), Impossible> {
        let running = self.outcome().is_none();
        let stones = self.count[0] + self.count[1];
        if running && stones < 2 {
            return alternate(self.count.map(u32::from), self, start);
        }
        let board = &self.board;
        for group in board.groups().filter(|&group| board.size(group) > 1) {
            let Some(owner) = board.owner(group) else { continue };
            let beside = board.stones(group).flat_map(Stones::around).filter(|&n| board.has(owner.other(), n));
            let largest = beside.map(|n| board.size(board.group(n))).max().unwrap_or(0);
            let subject = "stones of a group that touches a larger one";
            Impossible::unless(largest < 2, subject, "one", largest)?;
        }
        Ok(())
    }

    fn prompt(&self) -> &'static str {
        let placeable = self.outcome().is_some() || self.board.empties().iter().any(|&p| self.may_place(p));
        if placeable { "ask-place" } else { "ask-pass" }
    }

    fn verdict(&self) -> Option<Verdict> {
        let reason = match self.outcome()? {
            Outcome::Win(_) => "end-captured-all",
            Outcome::Draw => "end-both-blocked",
        };
        Some(Verdict { reason, sites: Vec::new() })
    }

    fn symmetries(&self) -> u8 {
        8
    }

    fn transformed(&self, k: u8) -> Self {
        Oust::with_board(&self.board.transformed(k), self.mover, self.passes)
    }

    fn transformed_action(&self, k: u8, action: Action) -> Action {
        self.board.mirrored_placement(k, action)
    }
}
