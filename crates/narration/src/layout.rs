//! The geometry of a board as somebody names it who does not see it: rows, columns, neighbours, edges.

use super::compass::Compass;
use super::edges::{Edge, edges};
use tabuleiro_rules::{Board, Line, Point, Shape, Site};

/// Two points on a board are the same if they are not farther apart.
const SAME: f32 = 0.05;

/// A part of a board whose sites have coordinates: the sites on one slab.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    /// The names of the columns, from left to right.
    pub columns: Vec<String>,
    /// The rows, the farthest from the first player first: the name of the row, and its site in each column.
    pub rows: Vec<(String, Vec<Option<Site>>)>,
}

/// The geometry of a board.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The board.
    pub board: Board,
    /// The parts with coordinates; all boards but one have a single part.
    pub grids: Vec<Grid>,
    /// The sites without coordinates: stores and places beside the board.
    pub beside: Vec<Site>,
    /// The edges of the board.
    pub edges: Vec<Edge>,
    /// The neighbours of each site, and the sites diagonally beside it.
    near: Vec<[Vec<Site>; 2]>,
}

/// Splits the name of a site in the letters of its column and the number of its row; `None` for any other name.
fn split(name: &str) -> Option<(&str, &str)> {
    let digits = name.find(|c: char| c.is_ascii_digit())?;
    let (column, row) = name.split_at(digits);
    let is_site = column.len() == 1 && column.chars().all(|c| c.is_ascii_alphabetic()) && row.parse::<u8>().is_ok();
    is_site.then_some((column, row))
}

impl Layout {
    /// Derives the geometry of a board.
    #[must_use]
    pub fn of(board: Board) -> Layout {
        let mut layout = Layout { board, grids: Vec::new(), beside: Vec::new(), edges: Vec::new(), near: Vec::new() };
        let (placed, beside): (Vec<Site>, _) = layout.sites().partition(|&site| layout.coordinates(site).is_some());
        layout.beside = beside;
        layout.edges = edges(&layout.board, &placed);
        layout.grids = layout.grids_of(placed);
        layout.near = layout.sites().map(|site| layout.near(site)).collect();
        layout
    }

    /// Iterates over all sites of the board.
    pub fn sites(&self) -> impl Iterator<Item = Site> + use<> {
        (0..self.board.sites.len() as u16).map(Site)
    }

    pub(crate) fn at(&self, site: Site) -> Point {
        self.board.sites[site.index()].at
    }

    pub(crate) fn name(&self, site: Site) -> &str {
        &self.board.sites[site.index()].name
    }

    /// Returns the column and the row of a site in its name; `None` for a place beside the board.
    #[must_use]
    pub fn coordinates(&self, site: Site) -> Option<(&str, &str)> {
        let info = &self.board.sites[site.index()];
        if matches!(info.shape, Shape::Reserve | Shape::Store) { None } else { split(&info.name) }
    }

    fn slab(&self, site: Site) -> usize {
        let extents = self.board.bodies.iter().map(|body| body.extent().distance(self.at(site)));
        extents.enumerate().min_by(|one, other| one.1.total_cmp(&other.1)).map_or(0, |(slab, _)| slab)
    }

    fn grids_of(&self, placed: Vec<Site>) -> Vec<Grid> {
        let mut slabs: Vec<usize> = placed.iter().map(|&site| self.slab(site)).collect();
        slabs.sort_unstable();
        slabs.dedup();
        let of_slab = |slab| placed.iter().copied().filter(move |&site| self.slab(site) == slab).collect();
        slabs.into_iter().map(|slab| self.grid_of(of_slab(slab))).collect()
    }

    fn grid_of(&self, sites: Vec<Site>) -> Grid {
        let at = |site: Site| self.coordinates(site).unwrap_or(("", ""));
        let mut columns: Vec<&str> = sites.iter().map(|&site| at(site).0).collect();
        columns.sort_unstable();
        columns.dedup();
        let mut rows: Vec<&str> = sites.iter().map(|&site| at(site).1).collect();
        rows.sort_by_key(|row| row.parse::<u8>().unwrap_or(0));
        rows.dedup();
        let find = |column: &str, row: &str| sites.iter().copied().find(|&site| at(site) == (column, row));
        let mut rows: Vec<_> = rows
            .into_iter()
            .map(|row| (row.to_string(), columns.iter().map(|column| find(column, row)).collect::<Vec<_>>()))
            .collect();
        // Where the first row is the farthest from the first player, it stays first.
        let height = |row: &(String, Vec<Option<Site>>)| {
            let heights = row.1.iter().flatten().map(|&site| self.at(site).y);
            heights.clone().sum::<f32>() / heights.count().max(1) as f32
        };
        if let [first, .., last] = rows.as_slice()
            && height(first) < height(last) - SAME
        {
            rows.reverse();
        }
        Grid { columns: columns.into_iter().map(str::to_string).collect(), rows }
    }

    /// Returns the grid that a site belongs to.
    fn grid(&self, site: Site) -> Option<&Grid> {
        self.grids.iter().find(|grid| grid.rows.iter().any(|(_, sites)| sites.contains(&Some(site))))
    }

    /// Returns whether every row of the grid has a site in every column, one unit apart.
    fn is_full(&self, site: Site) -> bool {
        let square = self.board.sites[site.index()].shape != Shape::Hexagon;
        square
            && self.grid(site).is_some_and(|grid| grid.rows.iter().all(|(_, sites)| sites.iter().all(Option::is_some)))
    }

    /// Returns the neighbours of a site, and the sites diagonally beside it.
    fn near(&self, site: Site) -> [Vec<Site>; 2] {
        let (here, shape) = (self.at(site), self.board.sites[site.index()].shape);
        let others =
            || self.sites().filter(move |&other| other != site && self.board.sites[other.index()].shape == shape);
        let within = |least: f32, most: f32| -> Vec<Site> {
            others().filter(|&other| (least..most).contains(&here.distance(self.at(other)))).collect()
        };
        match shape {
            Shape::Hexagon => [within(0.5, 1.2), Vec::new()],
            Shape::Cell => [within(0.5, 1.2), within(1.2, 1.6)],
            Shape::Intersection => {
                let joined: Vec<Site> = others().filter(|&other| self.is_joined(site, other)).collect();
                let is_new = |other: &Site| !joined.contains(other);
                let across = if self.is_full(site) { within(1.2, 1.6) } else { Vec::new() };
                let across = across.into_iter().filter(is_new).collect();
                [joined, across]
            }
            Shape::Pit | Shape::Goblet | Shape::Store | Shape::Reserve => [Vec::new(), Vec::new()],
        }
    }

    /// Whether a drawn line joins two sites and no other site lies between them.
    fn is_joined(&self, one: Site, other: Site) -> bool {
        let (from, to) = (self.at(one), self.at(other));
        let on_one_line = self.board.lines.iter().any(|line| lies_on(from, *line) && lies_on(to, *line));
        let between = |site: Site| site != one && site != other && lies_on(self.at(site), Line { from, to });
        on_one_line && !self.sites().any(between)
    }

    /// Returns the neighbours of a site: along drawn lines, or the sites that share a side with it.
    #[must_use]
    pub fn neighbours(&self, site: Site) -> &[Site] {
        &self.near[site.index()][0]
    }

    /// Returns the next site in a direction; `None` at the edge, or if the board has no line in that direction.
    #[must_use]
    pub fn step(&self, from: Site, direction: Compass) -> Option<Site> {
        let here = self.at(from);
        let off = |site: Site| direction.off((self.at(site).x - here.x, self.at(site).y - here.y));
        let near = self.near[from.index()].iter().flatten().copied();
        let by_angle = |one: &Site, other: &Site| off(*one).total_cmp(&off(*other));
        near.filter(|&site| off(site) < 25.0).min_by(by_angle)
    }

    /// Returns the sites from a site in a direction to the edge, without the first one.
    #[must_use]
    pub fn ray(&self, from: Site, direction: Compass) -> Vec<Site> {
        let mut ray = Vec::new();
        let mut here = from;
        while let Some(next) = self.step(here, direction).filter(|_| ray.len() < self.board.sites.len()) {
            ray.push(next);
            here = next;
        }
        ray
    }

    /// Returns whether the second site is the next one in the row of the first.
    #[must_use]
    pub fn follows(&self, one: Site, other: Site) -> bool {
        let mut rows = self.grids.iter().flat_map(|grid| &grid.rows);
        let row = rows.find(|(_, sites)| sites.contains(&Some(one)));
        let mut sites = row.into_iter().flat_map(|(_, sites)| sites.iter().flatten());
        sites.any(|&site| site == one) && sites.next() == Some(&other)
    }

    /// Returns the sites of a column, given its letter, in reading order; nothing if there is none. Upper and lower case count
    /// as different only on a board that has both.
    #[must_use]
    pub fn column(&self, name: &str) -> Vec<Site> {
        let exact = self.column_named(name);
        if exact.is_empty() { self.column_named(&name.to_lowercase()) } else { exact }
    }

    fn column_named(&self, name: &str) -> Vec<Site> {
        let of_grid = |grid: &Grid| {
            let column = grid.columns.iter().position(|column| column == name);
            let sites = column.map(|column| grid.rows.iter().filter_map(move |(_, sites)| sites[column]));
            sites.into_iter().flatten().collect::<Vec<Site>>()
        };
        self.grids.iter().flat_map(of_grid).collect()
    }
}

/// Whether a point lies on a line.
fn lies_on(point: Point, line: Line) -> bool {
    line.from.distance(point) + point.distance(line.to) < line.from.distance(line.to) + SAME * SAME
}
