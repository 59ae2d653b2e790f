//! A builder for boards of recurring shapes: cells, intersections, hexagons in a rhombus, a hexagon or a triangle.

use super::{
    Board, Body, Border, Coloured, Label, Line, Look, Point, Region, Shape, Site, SiteInfo, Tone, square_name,
};

/// A builder for boards of recurring shapes: cells, intersections, hexagons in a rhombus, a hexagon or a triangle.
#[derive(Clone, Debug)]
pub struct BoardBuilder {
    board: Board,
}

impl Default for BoardBuilder {
    fn default() -> Self {
        Self::new()
    }
}

impl BoardBuilder {
    /// Creates a builder of a board without sites. Sites are numbered in the order in which they are added.
    #[must_use]
    pub fn new() -> Self {
        BoardBuilder {
            board: Board {
                sites: Vec::new(),
                bodies: Vec::new(),
                lines: Vec::new(),
                dots: Vec::new(),
                regions: Vec::new(),
                borders: Vec::new(),
                labels: Vec::new(),
                zigzag: false,
                pointed: false,
            },
        }
    }

    fn rectangle(&mut self, middle: Point, width: f32, height: f32, look: Look) {
        let (w, h) = (width / 2.0, height / 2.0);
        let corner = |x: f32, y: f32| Point::new(middle.x + x, middle.y + y);
        let outline = vec![corner(-w, -h), corner(w, -h), corner(w, h), corner(-w, h)];
        self.board.bodies.push(Body { outline, look });
    }

    fn coordinates(&mut self, middle: Point, columns: u8, rows: u8, margin: f32, upper: bool) {
        let (w, h) = (f32::from(columns - 1) / 2.0, f32::from(rows - 1) / 2.0);
        for c in 0..columns {
            let text = char::from(if upper { b'A' } else { b'a' } + c).to_string();
            let x = middle.x + f32::from(c) - w;
            self.board.labels.push(Label { at: Point::new(x, middle.y - h - margin), text });
        }
        for r in 0..rows {
            let y = middle.y + f32::from(r) - h;
            self.board.labels.push(Label { at: Point::new(middle.x - w - margin, y), text: (r + 1).to_string() });
        }
    }

    /// Adds a slab with `columns` × `rows` square cells around the origin, rank by rank from a1, and their coordinates.
    /// `Look::Inlay` is chequered with a dark a1.
    #[must_use]
    pub fn cells(mut self, columns: u8, rows: u8, look: Look) -> Self {
        let (w, h) = (f32::from(columns) / 2.0, f32::from(rows) / 2.0);
        for r in 0..rows {
            for c in 0..columns {
                self.board.sites.push(SiteInfo {
                    name: square_name(c, r),
                    at: Point::new(f32::from(c) + 0.5 - w, f32::from(r) + 0.5 - h),
                    shape: Shape::Cell,
                    dark: (c + r) % 2 == 0,
                });
            }
        }
        for c in 0..=columns {
            let x = f32::from(c) - w;
            self.board.lines.push(Line { from: Point::new(x, -h), to: Point::new(x, h) });
        }
        for r in 0..=rows {
            let y = f32::from(r) - h;
            self.board.lines.push(Line { from: Point::new(-w, y), to: Point::new(w, y) });
        }
        self.rectangle(Point::default(), f32::from(columns), f32::from(rows), look);
        self.coordinates(Point::default(), columns, rows, 0.86, false);
        self
    }

    /// Adds a slab with `columns` × `rows` intersections around `middle`, rank by rank from a1, their lines and their
    /// coordinates. If `upper` is true, names have capital letters (`A1`).
    #[must_use]
    pub fn grid(mut self, middle: Point, columns: u8, rows: u8, look: Look, upper: bool) -> Self {
        let (w, h) = (f32::from(columns - 1) / 2.0, f32::from(rows - 1) / 2.0);
        for r in 0..rows {
            for c in 0..columns {
                let mut name = square_name(c, r);
                if upper {
                    name.make_ascii_uppercase();
                }
                self.board.sites.push(SiteInfo {
                    name,
                    at: Point::new(middle.x + f32::from(c) - w, middle.y + f32::from(r) - h),
                    shape: Shape::Intersection,
                    dark: false,
                });
            }
        }
        for c in 0..columns {
            let x = middle.x + f32::from(c) - w;
            self.board.lines.push(Line { from: Point::new(x, middle.y - h), to: Point::new(x, middle.y + h) });
        }
        for r in 0..rows {
            let y = middle.y + f32::from(r) - h;
            self.board.lines.push(Line { from: Point::new(middle.x - w, y), to: Point::new(middle.x + w, y) });
        }
        self.rectangle(middle, f32::from(columns) + 1.0, f32::from(rows) + 1.0, look);
        self.coordinates(middle, columns, rows, 0.8, upper);
        self
    }

    /// Adds a slab with a rhombus of `side` × `side` hexagons (`docs/rulings.md`, 0.1): west corner a1, letters towards
    /// south-east, numbers towards north-east. Row-major: column c of row r is site `r × side + c`.
    #[must_use]
    pub fn hex_rhombus(mut self, side: u8) -> Self {
        let step = 3f32.sqrt() / 2.0;
        let n = f32::from(side - 1);
        let place = |c: f32, r: f32| Point::new((c + r - n) * step, (r - c) * 0.5);
        for r in 0..side {
            for c in 0..side {
                self.board.sites.push(SiteInfo {
                    name: square_name(c, r),
                    at: place(f32::from(c), f32::from(r)),
                    shape: Shape::Hexagon,
                    dark: false,
                });
            }
        }
        let m = 1.0;
        let corner = |c: f32, r: f32| place(c, r);
        let (west, south) = (corner(-m, -m), corner(n + m, -m));
        let (east, north) = (corner(n + m, n + m), corner(-m, n + m));
        self.board.bodies.push(Body { outline: vec![west, south, east, north], look: Look::Hexes });
        for i in 0..side {
            let i = f32::from(i);
            let letter = char::from(b'a' + i as u8).to_string();
            self.board.labels.push(Label { at: place(i, -1.37), text: letter });
            self.board.labels.push(Label { at: place(-1.37, i), text: format!("{}", i as u8 + 1) });
        }
        self
    }

    /// Adds a slab with a hexagon of hexagons in flat-topped columns, `side` cells along each edge (`docs/rulings.md`,
    /// 0.1): cell (c, n) exists when |c − n| < `side`. Sites run column by column from a, with rising numbers.
    /// Neighbours: (c ± 1, n), (c, n ± 1), (c + 1, n + 1), (c − 1, n − 1).
    #[must_use]
    pub fn hex_hexagon(mut self, side: u8, look: Look) -> Self {
        let step = 3f32.sqrt() / 2.0;
        let (n, last) = (f32::from(side - 1), 2 * (side - 1));
        let place = |c: f32, r: f32| Point::new((c - n) * step, (r - n) - (c - n) / 2.0);
        for c in 0..=last {
            for r in (c + 1).saturating_sub(side)..=(c + side - 1).min(last) {
                self.board.sites.push(SiteInfo {
                    name: square_name(c, r),
                    at: place(f32::from(c), f32::from(r)),
                    shape: Shape::Hexagon,
                    dark: false,
                });
            }
        }
        // The corners of the field, counter-clockwise from the east, a little outside the last cells.
        let reach = n + 0.9;
        let corner = |i: u8| {
            let angle = std::f32::consts::FRAC_PI_6 * (2.0 * f32::from(i) + 1.0);
            Point::new(reach * angle.cos(), reach * angle.sin())
        };
        self.board.bodies.push(Body { outline: (0..6).map(corner).collect(), look });
        for c in 0..=last {
            let low = (c + 1).saturating_sub(side);
            let at = place(f32::from(c), f32::from(low));
            self.board.labels.push(Label {
                at: Point::new(at.x, at.y - 0.95 - if c < side { 0.08 } else { 0.0 }),
                text: char::from(b'a' + c).to_string(),
            });
        }
        for r in 0..=last {
            let low = (r + 1).saturating_sub(side);
            let at = place(f32::from(low), f32::from(r));
            let out = if r < side { Point::new(-0.95, 0.1) } else { Point::new(-0.72, 0.62) };
            let label = Label { at: Point::new(at.x + out.x, at.y + out.y), text: (r + 1).to_string() };
            self.board.labels.push(label);
        }
        self
    }

    /// Adds a slab with a triangle of hexagons for Y in `side` rows (`docs/rulings.md`, 0.1): row r, counted from 1 at
    /// the apex, has cells a to the r-th letter. The neighbours of (p, r) are (p ± 1, r), (p, r ± 1), (p + 1, r + 1)
    /// and (p − 1, r − 1). Sites run row by row from the apex.
    #[must_use]
    pub fn hex_triangle(mut self, side: u8) -> Self {
        let step = 3f32.sqrt() / 2.0;
        let n = f32::from(side - 1);
        // The triangle lies on its side, apex to the left, so that its rows are columns of flat-topped hexagons.
        let place = |p: f32, r: f32| Point::new((r - n * 2.0 / 3.0) * step, r / 2.0 - p);
        for r in 0..side {
            for p in 0..=r {
                self.board.sites.push(SiteInfo {
                    name: square_name(p, r),
                    at: place(f32::from(p), f32::from(r)),
                    shape: Shape::Hexagon,
                    dark: false,
                });
            }
        }
        let apex = place(-0.75, -1.75);
        let corners = [Point::new(apex.x, 0.0), place(n + 1.5, n + 0.75), place(-0.75, n + 0.75)];
        // The sharp corners are cut off, because a frame around them would have long points.
        let towards = |from: Point, to: Point| {
            let part = 1.0 / from.distance(to);
            Point::new(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
        };
        let sawn = |i: usize| {
            let (before, here, after) = (corners[(i + 2) % 3], corners[i], corners[(i + 1) % 3]);
            [towards(here, before), towards(here, after)]
        };
        let outline = (0..3).flat_map(sawn).collect();
        self.board.bodies.push(Body { outline, look: Look::Hexes });
        for i in 0..side {
            let (i, text) = (f32::from(i), char::from(b'a' + i).to_string());
            self.board.labels.push(Label { at: place(i, n + 1.25), text });
            self.board.labels.push(Label { at: place(-1.3, i - 0.25), text: format!("{}", i as u8 + 1) });
        }
        self
    }

    /// Adds one site with its name in the notation, its middle and its shape.
    #[must_use]
    pub fn site(mut self, name: impl Into<String>, at: Point, shape: Shape) -> Self {
        self.board.sites.push(SiteInfo { name: name.into(), at, shape, dark: false });
        self
    }

    /// Adds a rectangular slab with its middle, width and height in board units.
    #[must_use]
    pub fn slab(mut self, middle: Point, width: f32, height: f32, look: Look) -> Self {
        self.rectangle(middle, width, height, look);
        self
    }

    /// Adds a drawn line between two points.
    #[must_use]
    pub fn line(mut self, from: Point, to: Point) -> Self {
        self.board.lines.push(Line { from, to });
        self
    }

    /// Adds a small mark, such as a star point.
    #[must_use]
    pub fn dot(mut self, at: Point) -> Self {
        self.board.dots.push(at);
        self
    }

    /// Adds a painted region. `mark` is the text carved into it, `""` for none.
    #[must_use]
    pub fn region(mut self, colour: Coloured, sites: &[Site], mark: &'static str) -> Self {
        self.board.regions.push(Region { colour, sites: sites.to_vec(), mark });
        self
    }

    /// Adds an edge of the board from one point to another, in the colour of the side that it belongs to.
    #[must_use]
    pub fn border(mut self, from: Point, to: Point, tone: Tone) -> Self {
        self.board.borders.push(Border { from, to, tone });
        self
    }

    /// Sets [`Board::zigzag`] to true.
    #[must_use]
    pub fn zigzag(mut self) -> Self {
        self.board.zigzag = true;
        self
    }

    /// Adds a text, such as a coordinate, centred on a point.
    #[must_use]
    pub fn label(mut self, at: Point, text: impl Into<String>) -> Self {
        self.board.labels.push(Label { at, text: text.into() });
        self
    }

    /// Returns the finished board.
    #[must_use]
    pub fn build(self) -> Board {
        self.board
    }
}
