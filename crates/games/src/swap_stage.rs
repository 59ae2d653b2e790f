//! The swap rule (`docs/rulings.md`, 0.6) of games in which the second player may take over the first stone.

use tabuleiro_rules::{ObjectError, Reader};

/// The stage of the opening. As a number it is the key `ply` of position objects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Stage {
    /// No stone has been placed, or the first turn is not over.
    Empty,
    /// One stone has been placed; the second player may swap.
    Offer,
    /// The swap has been taken or declined.
    Play,
}

impl Stage {
    /// Returns the stage after a placement that ends the turn.
    #[inline]
    pub(super) const fn after_turn(self) -> Stage {
        if matches!(self, Stage::Empty) { Stage::Offer } else { Stage::Play }
    }

    /// Reads `ply` (at most `limit`) and `swapped` from a position object. The array has the numbers of stones of the
    /// mover and of the opponent.
    ///
    /// # Errors
    /// If `ply` and the stones contradict each other, or if sides are exchanged before the second turn.
    pub(super) fn read(read: Reader, [own, opposing]: [u32; 2], limit: u32) -> Result<(Stage, bool), ObjectError> {
        let count = own + opposing;
        let impossible = |why: &str| Err(ObjectError::Impossible(why.into()));
        let stage = match (read.number("ply", if count == 0 { 0 } else { 2 }, limit)?, count) {
            (0, 0) => Stage::Empty,
            (1, 1) if own == 1 => return impossible("the only stone is the mover's own, so no swap is on offer"),
            (1, 1) => Stage::Offer,
            (2.., 1..) => Stage::Play,
            (ply, stones) => return impossible(&format!("{stones} stones after {ply} actions")),
        };
        Ok((stage, stage.read_swapped(read)?))
    }

    /// Reads the key `swapped` of a position object.
    ///
    /// # Errors
    /// If sides are exchanged before [`Stage::Play`].
    pub(super) fn read_swapped(self, read: Reader) -> Result<bool, ObjectError> {
        let swapped = read.flag("swapped")?;
        if swapped && self != Stage::Play {
            return Err(ObjectError::Impossible("sides are exchanged only after the first stone".into()));
        }
        Ok(swapped)
    }
}
