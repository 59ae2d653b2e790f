//! A board with its pieces and coordinates for fingers.

use super::super::board::{PIT, STORE, outward};
use super::super::canvas::{Canvas, Ink, Paint};
use super::super::position::nearest;
use super::borders;
use super::braille::braille;
use super::cells::{self, HEIGHT};
use super::mark::{Body, Form, Mark, Surface};
use super::obstacles::{Area, Obstacles, Place, Segment};
use super::outline::{self, RIM, place};
use super::{GAP, GREATEST_MARK, GREATEST_UNIT, LEAST_MARK, LINE};
use std::collections::BTreeMap;
use tabuleiro_catalogue::AnyPosition;
use tabuleiro_rules::{Board, Coloured, Extent, Point, Shape, SiteInfo, Standing};
use tabuleiro_words::Texts;

/// The steps in which sizes are tried.
const STEP: f32 = 0.25;
/// The length of the short sides of the patch in a corner of a cell.
const PATCH: f32 = 4.0;
/// The part of a cell or pit, from its middle, in which no coordinate may be.
const INSIDE: f32 = 0.8;
/// The greatest distance of sites that is tried; no board needs as much.
const HOPELESS: f32 = 200.0;

/// A site with something on it.
struct Occupied {
    site: usize,
    mark: Mark,
    /// The pieces as words of the text protocol with their numbers; empty for a mark of the board.
    pieces: String,
}

/// A coordinate in braille, and the direction in which it lies from the board.
struct Coordinate {
    text: String,
    at: Point,
    direction: Place,
}

impl Coordinate {
    /// Returns the rectangle of the braille, `out` millimetres farther out than the board has it.
    fn area(&self, unit: f32, out: f32) -> Area {
        let (x, y) = place(self.at, unit);
        let middle = (x + self.direction.0 * out, y + self.direction.1 * out);
        Area::round(middle, (cells::width(&self.text), HEIGHT))
    }

    /// Returns whether another coordinate lies in the same direction, and in the same row or column across it.
    fn lies_beside(&self, other: &Coordinate) -> bool {
        let along = |label: &Coordinate| label.at.x * self.direction.0 - label.at.y * self.direction.1;
        let turned = (self.direction.0 - other.direction.0).hypot(self.direction.1 - other.direction.1);
        turned < 0.01 && (along(self) - along(other)).abs() < 0.01
    }
}

/// A position before it has a size.
pub(super) struct Figure {
    board: Board,
    occupied: Vec<Occupied>,
    coordinates: Vec<Coordinate>,
    /// The least distance of two sites in board units.
    nearest: f32,
}

/// A figure with a size and the places of its coordinates, round the middle of the board.
pub(super) struct Plan<'a> {
    figure: &'a Figure,
    unit: f32,
    /// The size of the pieces.
    size: f32,
    lines: Vec<Segment>,
    bars: Vec<Segment>,
    labels: Vec<(Place, &'a str)>,
    /// The rectangle round everything.
    area: Area,
}

impl Figure {
    pub(super) fn of(position: &dyn AnyPosition, texts: &Texts, coordinates: bool, empty: bool) -> Figure {
        let board = position.board();
        let pieces = position.pieces();
        let mut standing: BTreeMap<usize, Vec<Standing>> = BTreeMap::new();
        for &man in pieces.standing().iter().filter(|_| !empty) {
            if board.sites[man.at.index()].shape != Shape::Reserve {
                standing.entry(man.at.index()).or_default().push(man);
            }
        }
        let mut occupied: Vec<Occupied> = Vec::new();
        for region in board.regions.iter().filter(|region| !region.mark.is_empty()) {
            let free = region.sites.iter().map(|site| site.index()).filter(|site| !standing.contains_key(site));
            let number = braille(region.mark, texts.language);
            occupied.extend(free.map(|site| Occupied {
                site,
                mark: Mark { number: number.clone(), ..Mark::default() },
                pieces: String::new(),
            }));
        }
        occupied.extend(standing.into_iter().map(|(site, men)| {
            let words: Vec<String> = men.iter().map(|man| format!("{} {}", man.piece.word(), man.count)).collect();
            Occupied { site, mark: Mark::of(&men, texts), pieces: words.join(", ") }
        }));
        let coordinates = if coordinates { labels(&board, texts) } else { Vec::new() };
        let nearest = nearest(&board);
        Figure { board, occupied, coordinates, nearest }
    }

    pub(super) fn board(&self) -> &Board {
        &self.board
    }

    /// Returns whether a mark with bodies of a size fits on a site and keeps its distance from the lines.
    fn fits(&self, mark: &Mark, shape: Shape, unit: f32, size: f32) -> bool {
        let (w, h) = mark.extent(size);
        let has_box = self.board.regions.iter().any(|region| region.colour == Coloured::Can);
        let line = if has_box { RIM } else { LINE };
        let inner = |length: f32| length * unit - line - 2.0 * GAP;
        let within = |width: f32, height: f32| w <= inner(width) && h <= inner(height);
        let is_round = mark.body.is_some_and(|b| b.form == Form::Round) && (w, h) == (size, size);
        let across = if is_round { w } else { w.hypot(h) };
        match shape {
            // Half of each line stays.
            Shape::Intersection => {
                let most = self.nearest * unit / 2.0;
                within(self.nearest, self.nearest) && (!is_round || w <= most)
            }
            Shape::Cell | Shape::Reserve => within(self.nearest, self.nearest),
            Shape::Hexagon => across <= inner(1.0),
            Shape::Pit => across <= inner(2.0 * PIT),
            Shape::Goblet => across <= inner(2.0 * PIT) - RIM + LINE,
            Shape::Store => within(2.0 * STORE.0, 2.0 * STORE.1),
        }
    }

    /// Returns the greatest size of pieces for a distance of sites; `None` if the least does not fit.
    fn size(&self, unit: f32) -> Option<f32> {
        let free = Mark { body: Some(Body::plain(Form::Round, Surface::Filled)), ..Mark::default() };
        // Pieces that are not there yet have the same size.
        let shapes = self.board.sites.iter().map(|site| site.shape);
        let shape =
            shapes.into_iter().find(|shape| matches!(shape, Shape::Cell | Shape::Intersection | Shape::Hexagon));
        let fits = |size: f32| {
            let every = self.occupied.iter().all(|one| {
                let shape = self.board.sites[one.site].shape;
                self.fits(&one.mark, shape, unit, size)
            });
            every && shape.is_none_or(|shape| self.fits(&free, shape, unit, size))
        };
        let steps = ((GREATEST_MARK - LEAST_MARK) / STEP) as u16;
        (0..=steps).map(|i| GREATEST_MARK - f32::from(i) * STEP).find(|&size| fits(size))
    }

    /// Returns the least distance of sites at which fingers can tell the pieces apart.
    pub(super) fn least_unit(&self) -> f32 {
        let mut unit = LEAST_MARK + 2.0 * GAP + LINE;
        while self.size(unit).is_none() && unit < HOPELESS {
            unit += STEP;
        }
        unit
    }

    /// Returns the largest plan that fits into a rectangle; `None` if it would be too small for fingers.
    pub(super) fn plan(&self, width: f32, height: f32) -> Option<Plan<'_>> {
        let fitting = |unit: f32| {
            let plan = self.with_unit(unit)?;
            let (w, h) = plan.area.size();
            (w <= width && h <= height).then_some(plan)
        };
        let mut least = self.least_unit();
        let mut best = fitting(least)?;
        // The places alone are a bound for the whole.
        let field = self.board.sites.iter().filter(|site| site.shape != Shape::Reserve).map(|site| site.at);
        let span = field.map(|at| Extent { least: at, greatest: at }).reduce(Extent::with)?;
        let bound = (width / span.width().max(1.0)).min(height / span.height().max(1.0));
        let mut greatest = bound.min(GREATEST_UNIT.max(least));
        while greatest - least > STEP {
            let middle = least.midpoint(greatest);
            match fitting(middle) {
                Some(plan) => (best, least) = (plan, middle),
                None => greatest = middle,
            }
        }
        Some(best)
    }

    fn with_unit(&self, unit: f32) -> Option<Plan<'_>> {
        let size = self.size(unit)?;
        let lines = outline::segments(&self.board, unit);
        let mut obstacles = Obstacles::default();
        obstacles.add(lines.iter().copied());
        // Space for a piece on every site, so that coordinates do not move during a match.
        let widest = self.occupied.iter().map(|one| one.mark.extent(size)).fold(size, |all, (w, h)| all.max(w).max(h));
        let field = self.board.sites.iter().filter(|site| site.shape != Shape::Reserve);
        let disc = |site: &SiteInfo| {
            let at = place(site.at, unit);
            let width = if site.shape == Shape::Intersection { widest } else { INSIDE * unit };
            Segment { from: at, to: at, width }
        };
        let discs: Vec<Segment> = field.map(disc).collect();
        obstacles.add(discs.iter().copied());
        let bars = borders::bars(&self.board, unit, &[lines.as_slice(), &discs].concat());
        obstacles.add(bars.iter().copied());
        let mut outs: Vec<f32> = Vec::new();
        let drawn = obstacles.clone();
        for label in &self.coordinates {
            let is_free = |out: f32| obstacles.leave(label.area(unit, out), GAP);
            // As near to the board as it may be.
            let mut out = 0.0;
            while is_free(out - STEP) && out > -HOPELESS {
                out -= STEP;
            }
            while !is_free(out) && out < HOPELESS {
                out += STEP;
            }
            obstacles.add_text(label.area(unit, out));
            outs.push(out);
        }
        // A row or column of coordinates is straight: a finger runs along it.
        let farthest = |label: &Coordinate| {
            let beside = self.coordinates.iter().zip(&outs).filter(|(other, _)| other.lies_beside(label));
            beside.map(|(_, out)| *out).fold(f32::MIN, f32::max)
        };
        let mut obstacles = drawn;
        let mut labels = Vec::new();
        for label in &self.coordinates {
            let area = label.area(unit, farthest(label));
            obstacles.add_text(area);
            labels.push(((area.left, area.top), label.text.as_str()));
        }
        let area = obstacles.area()?;
        Some(Plan { figure: self, unit, size, lines, bars, labels, area })
    }
}

/// Returns the coordinates with the directions in which they lie from the board.
fn labels(board: &Board, texts: &Texts) -> Vec<Coordinate> {
    let found = board.labels.iter().filter_map(|label| {
        let Point { x, y } = outward(board, label)?;
        Some(Coordinate { text: braille(&label.text, texts.language), at: label.at, direction: (x, -y) })
    });
    found.collect()
}

impl Plan<'_> {
    pub(super) fn unit(&self) -> f32 {
        self.unit
    }

    pub(super) fn size(&self) -> (f32, f32) {
        self.area.size()
    }

    /// Draws the figure with its upper left corner at `corner`.
    pub(super) fn draw(&self, canvas: &mut Canvas, corner: Place) {
        let origin = (corner.0 - self.area.left, corner.1 - self.area.top);
        let on = |(x, y): Place| (x + origin.0, y + origin.1);
        let board = &self.figure.board;
        canvas.begin(&[("class", "board")]);
        for line in self.lines.iter().chain(&self.bars) {
            if line.from == line.to {
                canvas.ellipse(on(line.from), (line.width / 2.0, line.width / 2.0), Paint::fill(Ink::Black));
            } else {
                canvas.line(on(line.from), on(line.to), Paint::line(Ink::Black, line.width));
            }
        }
        for (index, site) in board.sites.iter().enumerate() {
            let outline = outline::outline(board, site, self.unit);
            for patch in outline::patches(board, index) {
                let corners = outline::patch(&outline, patch, PATCH);
                canvas.polygon(corners.into_iter().map(on), Paint::fill(Ink::Black));
            }
        }
        canvas.end();
        for &(corner, text) in &self.labels {
            cells::draw(canvas, on(corner), text);
        }
        let middle = |one: &Occupied| on(place(board.sites[one.site].at, self.unit));
        canvas.begin(&[("class", "white")]);
        for one in &self.figure.occupied {
            let covers_two = one.mark.body.is_some_and(|body| matches!(body.form, Form::Up | Form::Across));
            if covers_two || board.sites[one.site].shape == Shape::Intersection {
                let ((x, y), (w, h)) = one.mark.halo(middle(one), self.size, self.unit);
                let round = if w == h { w / 2.0 } else { 0.0 };
                canvas.rectangle((x - w / 2.0, y - h / 2.0), (w, h), round, Paint::fill(Ink::Paper));
            }
        }
        canvas.end();
        for one in &self.figure.occupied {
            let site = &board.sites[one.site].name;
            canvas.begin(&[("class", "mark"), ("data-site", site), ("data-pieces", &one.pieces)]);
            one.mark.draw(canvas, middle(one), self.size, self.unit);
            canvas.end();
        }
    }
}
