//! What a game says about a position to somebody who does not see the board.

use super::{Player, Site};

/// A feature of a position that a game describes in its own words, such as an open mill, a bridge or a phalanx. Screens draw
/// it or leave it to the eye; the text table and screen readers say it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The id of its message, `note-…`, in the texts of the game. The arguments of the message are `player` (the name of
    /// [`Note::side`]), `sites` and `others` (the names of sites as a list), `first` and `last` (the names of the first and
    /// the last of [`Note::sites`]), `count` ([`Note::count`]) and `size` (the number of [`Note::sites`]).
    pub id: &'static str,
    /// The side it belongs to, `None` if it belongs to nobody.
    pub side: Option<Player>,
    /// The sites of which it consists; at least one, unless it is about the whole board.
    pub sites: Vec<Site>,
    /// Other sites that matter for it, such as the empty ones of a bridge or those from which a mill can be closed.
    pub others: Vec<Site>,
    /// A number, such as the seeds that an action captures.
    pub count: u32,
}

impl Note {
    /// Creates a note of a side about sites, without other sites and with the number 0.
    #[must_use]
    pub fn new(id: &'static str, side: Player, sites: Vec<Site>) -> Note {
        Note { id, side: Some(side), sites, others: Vec::new(), count: 0 }
    }

    /// Sets the other sites that matter for it.
    #[must_use]
    pub fn with_others(self, others: Vec<Site>) -> Note {
        Note { others, ..self }
    }

    /// Sets its number.
    #[must_use]
    pub fn with_count(self, count: u32) -> Note {
        Note { count, ..self }
    }

    /// Whether it is about a site.
    #[must_use]
    pub fn is_about(&self, site: Site) -> bool {
        self.sites.contains(&site) || self.others.contains(&site)
    }
}
