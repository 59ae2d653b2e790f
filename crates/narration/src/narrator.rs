//! The narrator, and what all its sentences need: names of sites, sides and pieces, and lists.

use super::contents::Contents;
use super::layout::Layout;
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_rules::{Player, Shape, Site, Standing};
use tabuleiro_words::{Texts, Value, place_name, standing_name};

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
    /// The game.
    pub game: GameId,
    /// How much is said.
    pub length: Length,
}

impl<'a> Narrator<'a> {
    /// Returns a narrator of a board of a game.
    #[must_use]
    pub fn new(texts: &'a Texts, layout: &'a Layout, game: GameId, length: Length) -> Narrator<'a> {
        Narrator { texts, layout, game, length }
    }

    pub(crate) fn is_full(&self) -> bool {
        self.length == Length::Full
    }

    pub(crate) fn say(&self, id: &str, values: &[(&str, &str)]) -> String {
        let values: Vec<_> = values.iter().map(|&(name, value)| (name, Value::from(value))).collect();
        self.texts.with(id, &values)
    }

    /// Returns a message about a number of things, with further arguments.
    pub(crate) fn count(&self, id: &str, count: usize, values: &[(&str, &str)]) -> String {
        let number = ("count", Value::from(count));
        let values = values.iter().map(|&(name, value)| (name, Value::from(value))).chain([number]);
        self.texts.with(id, &values.collect::<Vec<_>>())
    }

    /// Returns things as a list in words: "a, b and c".
    pub(crate) fn list(&self, things: &[String]) -> String {
        match things {
            [] => String::new(),
            [only] => only.clone(),
            [before @ .., last] => self.say("say-and", &[("first", &before.join(", ")), ("last", last)]),
        }
    }

    /// Returns the name of a side: White, South, Player 1.
    #[must_use]
    pub fn side(&self, side: Player) -> String {
        self.texts.side(self.game, "turn", side)
    }

    /// Returns the name of a site: its coordinates, or what it is and whose.
    #[must_use]
    pub fn place(&self, site: Site) -> String {
        let info = &self.layout.board.sites[site.index()];
        if self.layout.coordinates(site).is_some() {
            return info.name.clone();
        }
        let id = match info.shape {
            Shape::Store => "place-store",
            Shape::Reserve => match self.owner_of_place(site) {
                Some(_) => "place-beside-of",
                None if info.name == "hand" => "place-hand",
                None => return place_name(self.texts, info),
            },
            _ => "place-stock",
        };
        let side = self.owner_of_place(site).map(|side| self.side(side)).unwrap_or_default();
        self.say(id, &[("player", &side)])
    }

    /// Returns the side that a place beside the board belongs to: the letter of its seat is part of the place's name.
    fn owner_of_place(&self, site: Site) -> Option<Player> {
        let name = self.layout.name(site);
        let letter = name.rsplit('-').next()?.chars().next()?.to_ascii_uppercase();
        let is_marked = name.len() == 1 || name.contains('-');
        let seats = &self.game.facts().seats;
        Player::BOTH.into_iter().find(|side| is_marked && seats[side.index()].letter == letter)
    }

    /// Returns the names of sites as a list.
    pub(crate) fn places(&self, sites: &[Site]) -> String {
        let names: Vec<String> = sites.iter().map(|&site| self.place(site)).collect();
        self.list(&names)
    }

    /// Returns pieces in words: "White's Rook".
    pub(crate) fn pieces_named(&self, standing: &Standing) -> String {
        standing_name(self.texts, standing)
    }

    /// Returns what stands on the sites of a position.
    #[must_use]
    pub fn contents(&self, position: &dyn AnyPosition) -> Contents {
        Contents::of(position, self.layout)
    }
}

/// Returns a sentence with a capital letter at the beginning.
pub(crate) fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or(String::new(), |first| first.to_uppercase().chain(chars).collect())
}
