//! The effects of an action, in order (C3). Effects of one beat happen at the same time; the next beat follows.
//!
//! `()` ignores all effects at no cost, so search and display share *one* implementation of the rules. [`PieceList`]
//! replays effects without knowing any rule; the test battery compares the result with the position.

use super::{Piece, Player, Site, Standing};

/// The time of an effect, counted from 0 at the start of the action.
pub type Beat = u16;

/// The way in which a moving piece is animated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Travel {
    /// Along the board.
    Slide,
    /// Lifted and put down (jumps, placements from a reserve).
    Hop,
    /// Bounced high off a trampoline.
    Bounce,
}

/// The reason why a piece left the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Removal {
    /// Enclosed between these two sites (custodian capture); one may be the captured piece's own where the edge
    /// encloses.
    Custody([Site; 2]),
    /// The mover stands between it and another captured piece (intervention capture).
    Intervention(Site),
    /// The capturing piece landed on it (displacement).
    Replaced,
    /// Removed by choice (after a mill).
    Taken,
    /// Moved off the edge.
    Off,
    /// Lost its last connection or liberty.
    Disconnected,
}

/// A change of the board. A move of several legs is several `Move`s in successive beats, whose sites are its path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Effect {
    /// `count` new pieces appear.
    Place {
        /// The site.
        at: Site,
        /// The piece.
        piece: Piece,
        /// The number of pieces.
        count: u8,
    },
    /// `count` pieces go from one site to another.
    Move {
        /// The start.
        from: Site,
        /// The destination.
        to: Site,
        /// The piece.
        piece: Piece,
        /// The number of pieces.
        count: u8,
        /// How it travels.
        travel: Travel,
    },
    /// `count` pieces leave.
    Remove {
        /// The site.
        at: Site,
        /// The piece.
        piece: Piece,
        /// The number of pieces.
        count: u8,
        /// The reason.
        why: Removal,
    },
    /// A disc turns over, pushed from the side of `by`.
    Flip {
        /// The site.
        at: Site,
        /// The piece before.
        from: Piece,
        /// The piece after.
        to: Piece,
        /// The neighbour on the side it is pushed from.
        by: Site,
    },
    /// A piece becomes another (promotion, demotion).
    Transform {
        /// The site.
        at: Site,
        /// The piece before.
        from: Piece,
        /// The piece after.
        to: Piece,
    },
    /// One seed, lifted from `from`, drops into `to`.
    Sow {
        /// The start.
        from: Site,
        /// The destination.
        to: Site,
        /// The piece.
        piece: Piece,
    },
    /// A side's score changes.
    Score {
        /// The side.
        player: Player,
        /// Its new score in points.
        points: i32,
    },
    /// The persons exchange sides.
    SwapSides,
    /// The side passed.
    Pass {
        /// The side.
        player: Player,
    },
}

/// An effect and its beat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Event {
    /// Its beat.
    pub beat: Beat,
    /// The effect.
    pub effect: Effect,
}

/// A receiver of the effects of an action, in order. `()` ignores them, `Vec<Event>` collects them.
pub trait Effects {
    /// Whether the receiver uses effects. Where this is false, implementations of
    /// [`Position::apply`](crate::Position::apply) skip work that only effects need.
    const LIVE: bool;
    /// Receives the next effect. Beats never decrease within an action.
    fn push(&mut self, beat: Beat, effect: Effect);
}

impl Effects for () {
    const LIVE: bool = false;
    #[inline(always)]
    fn push(&mut self, _: Beat, _: Effect) {}
}

impl Effects for Vec<Event> {
    const LIVE: bool = true;
    fn push(&mut self, beat: Beat, effect: Effect) {
        Vec::push(self, Event { beat, effect });
    }
}

/// The pieces on the sites of a board, to which effects can be applied without knowledge of the rules.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct PieceList {
    standing: Vec<Standing>,
}

impl PieceList {
    /// Creates a list of pieces in any order, with at most one entry for each site and piece.
    #[must_use]
    pub fn new(standing: Vec<Standing>) -> PieceList {
        let mut list = PieceList { standing };
        list.standing.sort_unstable();
        list
    }

    /// Returns the pieces, sorted by site, then piece.
    #[must_use]
    pub fn standing(&self) -> &[Standing] {
        &self.standing
    }

    fn add(&mut self, at: Site, piece: Piece, count: u8) {
        match self.standing.binary_search_by(|s| (s.at, s.piece).cmp(&(at, piece))) {
            Ok(i) => self.standing[i].count += count,
            Err(i) => self.standing.insert(i, Standing { at, piece, count }),
        }
    }

    fn take(&mut self, at: Site, piece: Piece, count: u8) -> Result<(), String> {
        let found = self.standing.binary_search_by(|s| (s.at, s.piece).cmp(&(at, piece)));
        match found {
            Ok(i) if self.standing[i].count > count => self.standing[i].count -= count,
            Ok(i) if self.standing[i].count == count => {
                self.standing.remove(i);
            }
            _ => return Err(format!("expected {count} of {piece:?} on site {}", at.0)),
        }
        Ok(())
    }

    /// Applies one effect.
    ///
    /// # Errors
    /// If the effect takes a piece that is not on its site; the list is unchanged then.
    pub fn apply(&mut self, effect: Effect) -> Result<(), String> {
        match effect {
            Effect::Place { at, piece, count } => self.add(at, piece, count),
            Effect::Move { from, to, piece, count, .. } => {
                self.take(from, piece, count)?;
                self.add(to, piece, count);
            }
            Effect::Remove { at, piece, count, .. } => self.take(at, piece, count)?,
            Effect::Flip { at, from, to, .. } | Effect::Transform { at, from, to } => {
                self.take(at, from, 1)?;
                self.add(at, to, 1);
            }
            Effect::Sow { from, to, piece } => {
                self.take(from, piece, 1)?;
                self.add(to, piece, 1);
            }
            Effect::Score { .. } | Effect::SwapSides | Effect::Pass { .. } => {}
        }
        Ok(())
    }
}
