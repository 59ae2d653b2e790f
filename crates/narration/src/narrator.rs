//! The sentences.

use super::layout::{Compass, Layout};
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_rules::{Event, Player, Site};
use tabuleiro_words::Texts;

/// How much is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Length {
    /// What is needed to play.
    Short,
    /// Everything.
    #[default]
    Full,
}

/// Tells positions and matches of a board.
#[derive(Clone, Copy)]
pub struct Narrator<'a> {
    /// The texts, which also determine the language.
    pub texts: &'a Texts,
    /// The geometry of the board.
    pub layout: &'a Layout,
    /// How much is said.
    pub length: Length,
}

impl Narrator<'_> {
    /// Returns what stands on a site, what it touches, and whether an action begins there.
    #[must_use]
    pub fn site(&self, position: &dyn AnyPosition, site: Site) -> String {
        let _ = (position, site);
        String::new()
    }

    /// Returns the board row by row, a sentence for each row, then the places beside the board.
    #[must_use]
    pub fn board(&self, position: &dyn AnyPosition) -> Vec<String> {
        let _ = position;
        Vec::new()
    }

    /// Returns the row or the column with that name; `None` if there is none.
    #[must_use]
    pub fn line(&self, position: &dyn AnyPosition, name: &str) -> Option<String> {
        let _ = (position, name);
        None
    }

    /// Returns the sites from a site in a direction, to the edge.
    #[must_use]
    pub fn ray(&self, position: &dyn AnyPosition, from: Site, direction: Compass) -> String {
        let _ = (position, from, direction);
        String::new()
    }

    /// Returns the connected pieces of the owner of a site: their number, the edges they touch, their free neighbours.
    #[must_use]
    pub fn chain(&self, position: &dyn AnyPosition, site: Site) -> String {
        let _ = (position, site);
        String::new()
    }

    /// Returns what an action did, beat by beat. `position` is the one before the action.
    #[must_use]
    pub fn events(&self, position: &dyn AnyPosition, side: Player, events: &[Event]) -> Vec<String> {
        let _ = (position, side, events);
        Vec::new()
    }

    /// Returns what was played last and what it did.
    #[must_use]
    pub fn last(&self, game: &Match) -> Vec<String> {
        let _ = game;
        Vec::new()
    }

    /// Returns the legal actions, grouped by their first site; those that begin at a site if one is given.
    #[must_use]
    pub fn legal(&self, position: &dyn AnyPosition, from: Option<Site>) -> Vec<String> {
        let _ = (position, from);
        Vec::new()
    }

    /// Returns the legal actions that capture, with what they capture.
    #[must_use]
    pub fn captures(&self, position: &dyn AnyPosition) -> Vec<String> {
        let _ = position;
        Vec::new()
    }

    /// Returns the pieces of each side and where they stand.
    #[must_use]
    pub fn pieces(&self, position: &dyn AnyPosition) -> Vec<String> {
        let _ = position;
        Vec::new()
    }

    /// Returns the score; says that there is none in a game without points.
    #[must_use]
    pub fn score(&self, position: &dyn AnyPosition) -> String {
        let _ = position;
        String::new()
    }

    /// Returns what matters in the position, in the game's own words; about a site if one is given.
    #[must_use]
    pub fn notes(&self, position: &dyn AnyPosition, about: Option<Site>) -> Vec<String> {
        let _ = (position, about);
        Vec::new()
    }

    /// Returns whose turn it is and what is asked, or how and why the match ended.
    #[must_use]
    pub fn state(&self, game: &Match) -> String {
        let _ = game;
        String::new()
    }
}
