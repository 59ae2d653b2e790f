//! A game's board as data (C4), used for drawing, picking, coordinates, the keyboard cursor and screen readers.
//!
//! Plane coordinates: one unit is the distance of neighbouring sites, x points right, y points away from the first
//! player, and the origin is the centre of the playing field. [`BoardBuilder`](super::BoardBuilder) builds recurring
//! shapes.

use super::Tone;

/// The index of a site in [`Board::sites`], which contains the reserves too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Site(pub u16);

impl Site {
    /// Returns the index as `usize`.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A point of the plane, in the plane coordinates of a board: one unit is the distance of neighbouring sites.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Away from the first player.
    pub y: f32,
}

impl Point {
    /// Creates the point (x, y).
    #[must_use]
    pub const fn new(x: f32, y: f32) -> Point {
        Point { x, y }
    }

    /// Returns the Euclidean distance to another point, in board units.
    #[must_use]
    pub fn distance(self, other: Point) -> f32 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

/// A rectangle with sides parallel to the axes, in plane coordinates.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Extent {
    /// The lower left corner.
    pub least: Point,
    /// The upper right corner.
    pub greatest: Point,
}

impl Extent {
    pub(super) const NOTHING: Extent =
        Extent { least: Point::new(f32::MAX, f32::MAX), greatest: Point::new(f32::MIN, f32::MIN) };

    /// Returns the smallest rectangle that contains this one and `other`.
    #[must_use]
    pub fn with(self, other: Extent) -> Extent {
        Extent {
            least: Point::new(self.least.x.min(other.least.x), self.least.y.min(other.least.y)),
            greatest: Point::new(self.greatest.x.max(other.greatest.x), self.greatest.y.max(other.greatest.y)),
        }
    }

    /// Returns the middle of the rectangle.
    #[must_use]
    pub fn middle(self) -> Point {
        Point::new(self.least.x.midpoint(self.greatest.x), self.least.y.midpoint(self.greatest.y))
    }

    /// Returns the width in board units.
    #[must_use]
    pub fn width(self) -> f32 {
        self.greatest.x - self.least.x
    }

    /// Returns the height in board units.
    #[must_use]
    pub fn height(self) -> f32 {
        self.greatest.y - self.least.y
    }

    /// Returns the distance of a point from the rectangle in board units; 0 inside.
    #[must_use]
    pub fn distance(self, p: Point) -> f32 {
        let outside = |v: f32, low: f32, high: f32| (low - v).max(v - high).max(0.0);
        outside(p.x, self.least.x, self.greatest.x).hypot(outside(p.y, self.least.y, self.greatest.y))
    }
}

/// The shape of a site.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Shape {
    /// A square.
    Cell,
    /// A flat-topped hexagon.
    Hexagon,
    /// A crossing of lines.
    Intersection,
    /// A round hollow.
    Pit,
    /// A goblet that stands on the board and is filled with seeds.
    Goblet,
    /// A long hollow for captured seeds.
    Store,
    /// A place beside the board for pieces in hand or captured ones.
    Reserve,
}

/// The material and style of a slab.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Look {
    /// Green felt with inlaid lines in a wooden frame.
    Felt,
    /// Red lacquer with gilded lines (Ming Mang).
    Lacquer,
    /// Leather with gilded lines (Sofia).
    Leather,
    /// Pale wood with drawn lines (go).
    Goban,
    /// Inlaid squares of two woods.
    Inlay,
    /// Plain squares of one wood.
    Plain,
    /// Carved hexagons.
    Hexes,
    /// A plank with turned pits.
    Plank,
    /// Dark wood with a drawn figure (Moinho).
    Figure,
    /// Dark basalt with shallow dimples (Konane).
    Basalt,
    /// Steps that rise from the first rank to the last (Punhais).
    Terraces,
    /// A wooden board with a hollow for every marble (Poláris).
    Hollows,
    /// A shallow tray beside a board.
    Tray,
}

/// A site of a board: a place on which pieces can be.
#[derive(Clone, Debug, PartialEq)]
pub struct SiteInfo {
    /// Its name in the notation (`e4`); reserves have names of their own.
    pub name: String,
    /// Its middle.
    pub at: Point,
    /// Its shape.
    pub shape: Shape,
    /// Dark square of a chequered board.
    pub dark: bool,
}

/// A drawn line.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Line {
    /// One end.
    pub from: Point,
    /// The other.
    pub to: Point,
}

/// The meaning of a painted region.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Coloured {
    /// A goal of the first side.
    First,
    /// A goal of the second side.
    Second,
    /// A zone with a rule of its own.
    Zone,
    /// A rectangle of cells with a rim of tin (Sardinhas).
    Can,
}

/// A set of sites that is painted in one colour.
#[derive(Clone, Debug, PartialEq)]
pub struct Region {
    /// Its meaning.
    pub colour: Coloured,
    /// Its sites.
    pub sites: Vec<Site>,
    /// Text carved into it, often `""`.
    pub mark: &'static str,
}

/// An edge of the board that belongs to a side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Border {
    /// One end.
    pub from: Point,
    /// The other.
    pub to: Point,
    /// The colour of the side it belongs to.
    pub tone: Tone,
}

/// A coordinate or other text on the frame.
#[derive(Clone, Debug, PartialEq)]
pub struct Label {
    /// Its middle.
    pub at: Point,
    /// Its text.
    pub text: String,
}

/// A slab: a convex outline and its style.
#[derive(Clone, Debug, PartialEq)]
pub struct Body {
    /// Counter-clockwise corners of the playing field, without the frame.
    pub outline: Vec<Point>,
    /// Its material and style.
    pub look: Look,
}

/// The board of a game as data: sites, slabs, and what is drawn on them.
#[derive(Clone, Debug, PartialEq)]
pub struct Board {
    /// The sites; a [`Site`] indexes this.
    pub sites: Vec<SiteInfo>,
    /// The slabs on which all sites lie.
    pub bodies: Vec<Body>,
    /// The drawn lines.
    pub lines: Vec<Line>,
    /// Small marks (star points).
    pub dots: Vec<Point>,
    /// The painted regions.
    pub regions: Vec<Region>,
    /// The edges of the board that belong to a side.
    pub borders: Vec<Border>,
    /// The coordinates and other texts.
    pub labels: Vec<Label>,
    /// Whether the left and right cursor keys may lead to a site one rank higher or lower, on boards whose nearest
    /// neighbours lie diagonally ([`Board::step`]).
    pub zigzag: bool,
    /// Whether hexagons are pointed-topped instead of flat-topped.
    pub pointed: bool,
}

impl Board {
    /// Returns the site with that name, `None` if there is none.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<Site> {
        self.sites.iter().position(|s| s.name == name).map(|i| Site(i as u16))
    }

    /// Returns the site nearest to a point; `None` if it is farther away than `reach` board units.
    #[must_use]
    pub fn nearest(&self, at: Point, reach: f32) -> Option<Site> {
        let by_distance = |(i, s): (usize, &SiteInfo)| (s.at.distance(at), i);
        let (distance, i) = self.sites.iter().enumerate().map(by_distance).min_by(|a, b| a.0.total_cmp(&b.0))?;
        (distance <= reach).then_some(Site(i as u16))
    }

    /// Returns the site that a cursor reaches from `from` in the direction (dx, dy), of any length but 0: the nearest
    /// one within 50° of the direction, or `None` if there is no site there.
    #[must_use]
    pub fn step(&self, from: Site, dx: f32, dy: f32) -> Option<Site> {
        let start = self.sites[from.index()].at;
        let length = dx.hypot(dy);
        // Below 1, a site one unit along and one across is nearer than one two units along.
        let aside = if self.zigzag && dx.abs() > dy.abs() { 0.9 } else { 2.0 };
        let cost = |s: &SiteInfo| {
            let (x, y) = (s.at.x - start.x, s.at.y - start.y);
            let along = (x * dx + y * dy) / length;
            let across = (x * dy - y * dx).abs() / length;
            (along > 0.1 && across <= along * 1.2).then_some(along + aside * across)
        };
        let reachable = self.sites.iter().enumerate().filter_map(|(i, s)| cost(s).map(|c| (c, i)));
        reachable.min_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, i)| Site(i as u16))
    }

    /// Returns the bounding rectangle of all slabs. A board has at least one.
    #[must_use]
    pub fn extent(&self) -> Extent {
        self.bodies.iter().fold(Extent::NOTHING, |all, body| all.with(body.extent()))
    }

    /// Returns whether the slab under a site, or the slab nearest to it, is wider than high.
    #[must_use]
    pub fn lies_across(&self, site: Site) -> bool {
        let at = self.sites[site.index()].at;
        let extents = self.bodies.iter().map(Body::extent);
        extents.min_by(|a, b| a.distance(at).total_cmp(&b.distance(at))).is_some_and(|e| e.width() > e.height())
    }
}

impl Body {
    /// Returns the bounding rectangle of the outline.
    #[must_use]
    pub fn extent(&self) -> Extent {
        self.outline.iter().fold(Extent::NOTHING, |all, &p| all.with(Extent { least: p, greatest: p }))
    }
}

/// Returns `a1` … `z99`: file letter and rank number; both arguments count from 0.
#[must_use]
pub fn square_name(file: u8, rank: u8) -> String {
    format!("{}{}", char::from(b'a' + file), rank + 1)
}

/// Appends two cells of a board with `columns` columns as `c2-c5`; cells are numbered rank-major from a1.
pub fn write_slide(columns: u8, from: u8, to: u8, out: &mut String) {
    out.push_str(&square_name(from % columns, from / columns));
    out.push('-');
    out.push_str(&square_name(to % columns, to / columns));
}
