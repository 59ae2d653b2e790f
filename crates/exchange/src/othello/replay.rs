//! A match of Othello that is being read.

use crate::error::Problem;
use crate::flaw::Flaw;
use tabuleiro_catalogue::matches::Record;
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_rules::{Object, PlayError, Player, square_name};

/// A column from the left and a row from the top, both from 0.
pub(super) type Cell = (u8, u8);

/// A match of Othello that is being read.
pub(super) struct Replay {
    pub(super) record: Record,
    pub(super) position: Box<dyn AnyPosition>,
    side: u8,
    /// Whether the file counts rows from the bottom.
    from_the_bottom: bool,
}

impl Clone for Replay {
    fn clone(&self) -> Replay {
        Replay { record: self.record.clone(), position: self.position.boxed(), ..*self }
    }
}

impl Replay {
    /// Begins a match on a board of this side, from a position object if it is not the initial one.
    pub(super) fn new(side: u8, start: Option<&Object>) -> Result<Replay, Problem> {
        let game = GameId::Otelo111;
        let mut record = Record::of(game.id());
        record.options = vec!["classico".into(), format!("size={side}")];
        let (_, options) = record.rules()?;
        record.options = options.words(game.facts());
        let mut position = game.start(&options)?;
        if let Some(object) = start {
            let set_up = position.with_object(object)?;
            let same = set_up.pieces().standing() == position.pieces().standing() && set_up.mover() == position.mover();
            if !same {
                record.start = Some(set_up.object());
                position = set_up;
            }
        }
        Ok(Replay { record, position, side, from_the_bottom: false })
    }

    /// Returns whether no disc has been placed.
    pub(super) fn is_empty(&self) -> bool {
        self.record.moves.is_empty()
    }

    /// Places a disc, after a pass that the file leaves out if it is forced. Returns what was found to be unusual.
    ///
    /// # Errors
    /// [`Problem`] if it is not legal, or not the turn of `mover`.
    pub(super) fn place(&mut self, cell: Cell, mover: Option<Player>) -> Result<Option<Flaw>, Problem> {
        let name =
            |(column, row): Cell, bottom: bool| square_name(column, if bottom { row } else { self.side - 1 - row });
        if cell.0 >= self.side || cell.1 >= self.side {
            return Err(Problem::Cell(square_name(cell.0, cell.1)));
        }
        let (action, mirrored) = (name(cell, self.from_the_bottom), name(cell, !self.from_the_bottom));
        let legal =
            |position: &dyn AnyPosition, action: &str| position.legal().iter().any(|offer| offer.text == action);
        let is_first = self.is_empty() && self.record.start.is_none();
        let mut flaw = None;
        if is_first && !legal(&*self.position, &action) && legal(&*self.position, &mirrored) {
            self.from_the_bottom = !self.from_the_bottom;
            flaw = Some(Flaw::FromTheBottom);
        }
        let action = if flaw.is_some() { mirrored } else { action };
        let waits = mover.is_some_and(|mover| mover != self.position.mover());
        if waits || !legal(&*self.position, &action) {
            self.forced_pass()?;
        }
        if let Some(mover) = mover.filter(|&mover| mover != self.position.mover()) {
            let word = |side| if side == Player::First { "B" } else { "W" };
            return Err(Problem::Colour { expected: word(mover.other()), found: word(mover) });
        }
        self.play(&action)?;
        Ok(flaw)
    }

    /// Passes where the file says so. A pass after the end of the match has no meaning.
    pub(super) fn pass(&mut self) -> Result<(), Problem> {
        if self.position.outcome().is_some() {
            return Ok(());
        }
        self.play("pass")
    }

    /// Passes if the mover has no other action.
    fn forced_pass(&mut self) -> Result<(), Problem> {
        let legal = self.position.legal();
        if matches!(&legal[..], [only] if only.text == "pass") { self.play("pass") } else { Ok(()) }
    }

    fn play(&mut self, action: &str) -> Result<(), Problem> {
        let played = self.position.play(action, &mut Vec::new()).map_err(|error: PlayError| Problem::from(error))?;
        self.record.moves.push(played);
        Ok(())
    }
}
