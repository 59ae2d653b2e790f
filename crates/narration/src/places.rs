//! Where something stands: a site, rows and columns, rays, the whole board.

use super::compass::Compass;
use super::contents::Contents;
use super::edges::Edge;
use super::layout::Grid;
use super::narrator::Narrator;
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_rules::{Coloured, Player, Shape, Site, SiteInfo, Standing, Tap};
use tabuleiro_words::site_name;

/// Equal neighbours in a row that are said together.
const RUN: usize = 3;

impl Narrator<'_> {
    /// Returns the site and what stands there: "a3, White's stone".
    #[must_use]
    pub fn short_site(&self, contents: &Contents, site: Site) -> String {
        self.named(&self.place(site), site, contents.on(site))
    }

    /// Returns what stands on a site; the sentence calls the site by the given name.
    fn named(&self, name: &str, site: Site, standing: &[Standing]) -> String {
        let info = &self.layout.board.sites[site.index()];
        // The name is given, so only the words for what is on it depend on the shape.
        let shape = match info.shape {
            Shape::Store => Shape::Pit,
            Shape::Reserve => Shape::Cell,
            shape => shape,
        };
        site_name(self.texts, &SiteInfo { name: name.into(), shape, ..info.clone() }, standing)
    }

    /// Returns what stands on a site, what it touches, and whether an action begins there.
    #[must_use]
    pub fn site(&self, position: &dyn AnyPosition, site: Site) -> String {
        let contents = self.contents(position);
        let mut said = format!("{}.", self.short_site(&contents, site));
        let mut add = |sentence: String| {
            said.push(' ');
            said.push_str(&sentence);
        };
        if self.is_full() {
            if let Some(touches) = self.touches(self.edges_at(site)) {
                add(touches);
            }
            for region in &self.layout.board.regions {
                if region.sites.contains(&site) {
                    let (id, side) = match region.colour {
                        Coloured::First => ("say-goal", Some(Player::First)),
                        Coloured::Second => ("say-goal", Some(Player::Second)),
                        Coloured::Zone => ("say-zone", None),
                        Coloured::Can => ("say-can", None),
                    };
                    let player = side.map(|side| self.side(side)).unwrap_or_default();
                    add(self.texts.game(self.game, id, &[("player", player.into())]));
                }
            }
        }
        if position.outcome().is_none() {
            let gestures = position.gestures();
            let begins = gestures.iter().any(|offer| offer.taps.first() == Some(&Tap::Site(site)));
            let is_in = gestures.iter().any(|offer| offer.taps.contains(&Tap::Site(site)));
            let id = match (begins, is_in) {
                (true, _) => Some("say-begins"),
                (false, true) => Some("say-part"),
                (false, false) if self.is_full() => Some("say-not-legal"),
                (false, false) => None,
            };
            if let Some(id) = id {
                add(self.say(id, &[]));
            }
        }
        if self.is_full() {
            for note in self.notes(position, Some(site)) {
                add(note);
            }
        }
        said
    }

    pub(crate) fn edges_at(&self, site: Site) -> impl Iterator<Item = &Edge> {
        self.layout.edges.iter().filter(move |edge| edge.sites.contains(&site))
    }

    /// Returns the name of a direction.
    #[must_use]
    pub fn direction(&self, direction: Compass) -> String {
        self.say(&format!("dir-{}", direction.word()), &[])
    }

    /// Returns the name of an edge, with its owner: "north-west edge (Black)".
    #[must_use]
    pub fn edge(&self, edge: &Edge) -> String {
        self.edge_as("say-edge", edge)
    }

    /// Says which edges something touches.
    pub(crate) fn touches<'a>(&self, edges: impl Iterator<Item = &'a Edge>) -> Option<String> {
        let edges: Vec<String> = edges.map(|edge| self.edge_as("say-touched", edge)).collect();
        (!edges.is_empty()).then(|| self.say("say-touches", &[("edges", &self.list(&edges))]))
    }

    fn edge_as(&self, id: &str, edge: &Edge) -> String {
        let direction = self.direction(edge.direction);
        let seats = &self.game.facts().seats;
        let owner = edge.tone.and_then(|tone| Player::BOTH.into_iter().find(|side| seats[side.index()].tone == tone));
        match owner {
            Some(side) => self.say(&format!("{id}-of"), &[("direction", &direction), ("player", &self.side(side))]),
            None => self.say(id, &[("direction", &direction)]),
        }
    }

    /// Returns the contents of sites in their order, `name` being what each is called. Equal ones that follow one another are
    /// said together, and in short the empty ones are left out. A range skips places where the board has no site.
    fn cells(&self, contents: &Contents, sites: &[Site], name: impl Fn(Site) -> String) -> String {
        let is_pit = |site: &Site| matches!(self.layout.board.sites[site.index()].shape, Shape::Pit | Shape::Goblet);
        let same = |one: &Site, other: &Site| {
            let pieces = |site: Site| contents.on(site).iter().map(|s| (s.piece, s.count)).collect::<Vec<_>>();
            !is_pit(one) && pieces(*one) == pieces(*other)
        };
        if sites.iter().all(|site| contents.on(*site).is_empty() && !is_pit(site)) {
            return self.say("say-nothing", &[]);
        }
        let mut said = Vec::new();
        for run in sites.chunk_by(same) {
            let is_empty = contents.on(run[0]).is_empty();
            let is_board = self.layout.coordinates(run[0]).is_some();
            if is_empty && is_board && !is_pit(&run[0]) && !self.is_full() {
                continue;
            }
            match run {
                [first, .., last] if run.len() >= RUN => {
                    let range = self.say("say-range", &[("from", &name(*first)), ("to", &name(*last))]);
                    let id = if is_empty { "say-empty-range" } else { "say-same-range" };
                    let what: Vec<String> =
                        contents.on(*first).iter().rev().map(|standing| self.pieces_named(standing)).collect();
                    said.push(self.say(id, &[("range", &range), ("what", &self.list(&what))]));
                }
                _ => said.extend(run.iter().map(|&site| self.named(&name(site), site, contents.on(site)))),
            }
        }
        said.join("; ")
    }

    /// Returns the board row by row, a sentence for each row, then the places beside the board.
    #[must_use]
    pub fn board(&self, position: &dyn AnyPosition) -> Vec<String> {
        let contents = self.contents(position);
        let mut said = Vec::new();
        for grid in &self.layout.grids {
            for (row, sites) in &grid.rows {
                let sites: Vec<Site> = sites.iter().flatten().copied().collect();
                said.push(self.row(&contents, row, grid, &sites));
            }
        }
        let is_said = |&site: &Site| {
            let is_counted = matches!(self.layout.board.sites[site.index()].shape, Shape::Store | Shape::Pit);
            is_counted || !contents.on(site).is_empty()
        };
        let beside: Vec<Site> = self.layout.beside.iter().copied().filter(is_said).collect();
        said.extend(beside.into_iter().map(|site| format!("{}.", self.short_site(&contents, site))));
        said
    }

    /// Returns a row under its number, the sites called by their letters. Where the board has several parts, the letters of
    /// one are capitals.
    fn row(&self, contents: &Contents, row: &str, grid: &Grid, sites: &[Site]) -> String {
        let letter = |site: Site| self.layout.coordinates(site).map_or(String::new(), |(column, _)| column.to_string());
        let is_capital = grid.columns.iter().all(|column| column.chars().all(char::is_uppercase));
        let id = match (self.layout.grids.len(), is_capital) {
            (..=1, _) => "say-row",
            (_, true) => "say-row-capitals",
            (_, false) => "say-row-small",
        };
        format!("{}: {}.", self.say(id, &[("name", row)]), self.cells(contents, sites, letter))
    }

    /// Returns the row or the column with that name; nothing if there is none. A board with several parts has several rows of
    /// a number.
    #[must_use]
    pub fn line(&self, position: &dyn AnyPosition, name: &str) -> Vec<String> {
        let contents = self.contents(position);
        if name.starts_with(|c: char| c.is_ascii_digit()) {
            let rows = self.layout.grids.iter().flat_map(|grid| grid.rows.iter().map(move |row| (grid, row)));
            let rows = rows.filter(|(_, (row, _))| row == name);
            return rows
                .map(|(grid, (_, sites))| {
                    let sites: Vec<Site> = sites.iter().flatten().copied().collect();
                    self.row(&contents, name, grid, &sites)
                })
                .collect();
        }
        let sites = self.layout.column(name);
        if sites.is_empty() {
            return Vec::new();
        }
        let number = |site: Site| self.layout.coordinates(site).map_or(String::new(), |(_, row)| row.to_string());
        let column = self.say("say-column", &[("name", self.layout.coordinates(sites[0]).map_or(name, |at| at.0))]);
        // A column is read from the first player's side.
        let upwards: Vec<Site> = sites.into_iter().rev().collect();
        vec![format!("{column}: {}.", self.cells(&contents, &upwards, number))]
    }

    /// Returns the sites from a site in a direction, to the edge.
    #[must_use]
    pub fn ray(&self, position: &dyn AnyPosition, from: Site, direction: Compass) -> String {
        let ray = self.layout.ray(from, direction);
        let (place, direction) = (self.place(from), self.direction(direction));
        if ray.is_empty() {
            return self.say("say-no-ray", &[("site", &place), ("direction", &direction)]);
        }
        let contents = self.contents(position);
        let cells = self.cells(&contents, &ray, |site| self.place(site));
        format!("{}: {cells}.", self.say("say-ray", &[("site", &place), ("direction", &direction)]))
    }

    /// Returns the names of sites as a list, by rows; three or more side by side are said as a range.
    pub(crate) fn ranges(&self, sites: &[Site]) -> String {
        let mut sites: Vec<Site> = sites.to_vec();
        let order = |site: &Site| {
            let (column, row) = self.layout.coordinates(*site).unwrap_or(("", "0"));
            (row.parse::<u8>().unwrap_or(0), column.to_string())
        };
        sites.sort_by_key(order);
        let mut said = Vec::new();
        for run in sites.chunk_by(|&one, &other| self.layout.follows(one, other)) {
            match run {
                [first, .., last] if run.len() >= RUN => {
                    said.push(self.say("say-range", &[("from", &self.place(*first)), ("to", &self.place(*last))]));
                }
                _ => said.extend(run.iter().map(|&site| self.place(site))),
            }
        }
        self.list(&said)
    }
}
