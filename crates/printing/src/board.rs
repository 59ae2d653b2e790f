//! A board as a line drawing: slabs, cells, lines, coloured regions, edges and coordinates. Lengths are board units:
//! the distance of neighbouring sites.

use super::canvas::{Ink, Medium, Paint};
use super::font::Weight;
use super::pen::Pen;
use tabuleiro_rules::{Board, Body, Coloured, Extent, Label, Look, Point, Region, Shape, Site, Tone};

/// Width of the lines between cells.
const LINE: f32 = 0.025;
/// Width of the line round a grid of cells.
const EDGE: f32 = 0.05;
/// Height of the capital letters of coordinates.
const CAPITAL: f32 = 0.22;
/// Least height of these letters in millimetres, as long as they are not higher than [`MAX_CAPITAL`].
const MIN_CAPITAL_MM: f32 = 2.0;
/// Greatest height of these letters.
const MAX_CAPITAL: f32 = 0.36;
/// Half the width and half the height of coordinates in large print.
const LARGE_LABEL: (f32, f32) = (0.42, 0.36);
/// By how much they lie farther from the board.
const LARGE_LABEL_OUT: f32 = 0.2;
/// Radius of the mouth of a pit.
pub(super) const PIT: f32 = 0.42;
/// Half the width and half the height of the mouth of a store.
pub(super) const STORE: (f32, f32) = (0.44, 0.98);

/// Returns half the width and half the height of the drawing of a site.
fn reach(shape: Shape) -> (f32, f32) {
    match shape {
        Shape::Cell | Shape::Intersection | Shape::Pit | Shape::Goblet | Shape::Reserve => (0.5, 0.5),
        Shape::Hexagon => (0.58, 0.58),
        Shape::Store => STORE,
    }
}

/// Returns whether the outline of a slab is drawn.
const fn has_outline(look: Look) -> bool {
    !matches!(look, Look::Goban | Look::Figure | Look::Hexes)
}

fn round(middle: Point, (w, h): (f32, f32)) -> Extent {
    let corner = |sign: f32| Point::new(middle.x + sign * w, middle.y + sign * h);
    Extent { least: corner(-1.0), greatest: corner(1.0) }
}

/// Returns the bounding rectangle of the drawing of a board. Reserves lie in trays, which are slabs.
pub(super) fn extent(board: &Board, coordinates: bool, medium: Medium) -> Extent {
    let sites = board.sites.iter().filter(|site| site.shape != Shape::Reserve);
    let mut parts: Vec<Extent> = sites.map(|site| round(site.at, reach(site.shape))).collect();
    parts.extend(board.bodies.iter().filter(|body| has_outline(body.look)).map(Body::extent));
    parts.extend(board.borders.iter().flat_map(|border| [border.from, border.to]).map(|at| round(at, (0.15, 0.15))));
    if coordinates {
        let reach = if medium == Medium::Large { LARGE_LABEL } else { (0.3, 0.3) };
        parts.extend(board.labels.iter().map(|label| round(label_place(board, label, medium), reach)));
    }
    let all = parts.iter().skip(1).fold(parts[0], |all, &part| all.with(part));
    let margin = |p: Point, by: f32| Point::new(p.x + by, p.y + by);
    Extent { least: margin(all.least, -EDGE), greatest: margin(all.greatest, EDGE) }
}

/// Draws a board without pieces.
pub(super) fn draw(pen: &mut Pen<'_>, board: &Board, coordinates: bool) {
    let look = board.bodies.first().map_or(Look::Plain, |body| body.look);
    for body in &board.bodies {
        slab(pen, body);
    }
    if matches!(look, Look::Inlay | Look::Terraces) {
        squares(pen, board);
    }
    for region in &board.regions {
        paint_region(pen, board, region, look);
    }
    borders(pen, board, look);
    hollows(pen, board, look);
    lines(pen, board, look);
    board.regions.iter().for_each(|region| mark(pen, board, region));
    if coordinates {
        // There is little room between pits.
        let capital =
            if look == Look::Plank { 0.17 } else { CAPITAL.max(MIN_CAPITAL_MM / pen.scale()).min(MAX_CAPITAL) };
        for label in &board.labels {
            let at = label_place(board, label, pen.canvas.medium);
            pen.text((at.x, at.y), Weight::Regular, capital, Ink::Middle, &label.text);
        }
    }
}

/// How much farther than the nearest site one in the row or column of a coordinate may be.
const ALIGNED: f32 = 3.0;

/// Returns the direction, of length 1, in which a coordinate lies from the nearest site of its row or column, or from the
/// nearest site on boards without such. `None` on a board without sites.
pub(super) fn outward(board: &Board, label: &Label) -> Option<Point> {
    let at = label.at;
    let field = || board.sites.iter().filter(|site| site.shape != Shape::Reserve).map(|site| site.at);
    let nearest = field().min_by(|a, b| a.distance(at).total_cmp(&b.distance(at)))?;
    let aligned = field().filter(|p| (p.x - at.x).abs() < 0.01 || (p.y - at.y).abs() < 0.01);
    let aligned = aligned.min_by(|a, b| a.distance(at).total_cmp(&b.distance(at)));
    let from = aligned.filter(|p| p.distance(at) < ALIGNED * nearest.distance(at)).unwrap_or(nearest);
    let length = from.distance(at).max(f32::EPSILON);
    Some(Point::new((at.x - from.x) / length, (at.y - from.y) / length))
}

/// Returns the middle of a coordinate: farther from the board in large print, whose letters are higher.
fn label_place(board: &Board, label: &Label, medium: Medium) -> Point {
    // There is little room between pits.
    let has_room = board.bodies.first().is_none_or(|body| body.look != Look::Plank);
    let direction = outward(board, label).filter(|_| has_room && medium == Medium::Large).unwrap_or_default();
    Point::new(label.at.x + direction.x * LARGE_LABEL_OUT, label.at.y + direction.y * LARGE_LABEL_OUT)
}

fn points(body: &Body) -> Vec<(f32, f32)> {
    body.outline.iter().map(|p| (p.x, p.y)).collect()
}

fn slab(pen: &mut Pen<'_>, body: &Body) {
    let Extent { least, greatest } = body.extent();
    let (low, high) = ((least.x, least.y), (greatest.x, greatest.y));
    match body.look {
        look if !has_outline(look) => {}
        Look::Tray => {
            let paint = Paint::line(Ink::Middle, LINE).dashed(0.09);
            pen.rectangle((low.0 + 0.04, low.1 + 0.04), (high.0 - 0.04, high.1 - 0.04), 0.18, paint);
        }
        Look::Plank => pen.rectangle(low, high, 0.3, Paint::both(Ink::Pale, Ink::Black, EDGE)),
        Look::Basalt => pen.rectangle(low, high, 0.2, Paint::both(Ink::Pale, Ink::Black, EDGE)),
        // Coordinates lie outside the board here, not on its frame as in the window: draw it without the frame.
        Look::Hollows => {
            let outline: Vec<_> = points(body).into_iter().map(|(x, y)| (x * 0.943, y * 0.943)).collect();
            pen.polygon(&outline, Paint::both(Ink::Pale, Ink::Black, EDGE));
        }
        _ => {}
    }
}

/// Draws the dark squares of a chequered or terraced board.
fn squares(pen: &mut Pen<'_>, board: &Board) {
    for site in board.sites.iter().filter(|site| site.shape == Shape::Cell && site.dark) {
        let Point { x, y } = site.at;
        pen.rectangle((x - 0.5, y - 0.5), (x + 0.5, y + 0.5), 0.0, Paint::fill(Ink::Shade));
    }
}

fn hexagon(board: &Board, middle: Point, radius: f32) -> Vec<(f32, f32)> {
    let first = if board.pointed { 0.5 } else { 0.0 };
    let corner = |i: u8| {
        let (sin, cos) = (std::f32::consts::TAU * (f32::from(i) + first) / 6.0).sin_cos();
        (middle.x + radius * cos, middle.y + radius * sin)
    };
    (0..6).map(corner).collect()
}

/// Draws hexagonal cells, pits, stores, and the round hollows of pebbles and marbles.
fn hollows(pen: &mut Pen<'_>, board: &Board, look: Look) {
    let dimple = Paint::both(Ink::Paper, Ink::Middle, LINE);
    for (index, site) in board.sites.iter().enumerate() {
        let Point { x, y } = site.at;
        match (site.shape, look) {
            (Shape::Cell, Look::Basalt) | (Shape::Hexagon, Look::Hollows) => pen.circle((x, y), 0.43, dimple),
            (Shape::Hexagon, _) => {
                let painted = board.regions.iter().any(|region| region.sites.contains(&Site(index as u16)));
                let ground = if painted { Ink::Shade } else { Ink::Paper };
                pen.polygon(&hexagon(board, site.at, 1.0 / 3f32.sqrt()), Paint::both(ground, Ink::Black, LINE));
            }
            (Shape::Pit, _) => pen.circle((x, y), PIT, Paint::both(Ink::Paper, Ink::Black, LINE)),
            (Shape::Goblet, _) => {
                pen.circle((x, y), PIT, Paint::both(Ink::Paper, Ink::Black, LINE));
                pen.circle((x, y), PIT - 0.06, Paint::line(Ink::Black, LINE));
            }
            (Shape::Store, _) => {
                let (w, h) = STORE;
                let paint = Paint::both(Ink::Paper, Ink::Black, LINE);
                pen.rectangle((x - w, y - h), (x + w, y + h), 0.4, paint);
            }
            _ => {}
        }
    }
}

fn lines(pen: &mut Pen<'_>, board: &Board, look: Look) {
    let (width, dot) = match look {
        Look::Figure => (0.035, 0.08),
        Look::Goban => (LINE, 0.07),
        Look::Felt | Look::Lacquer | Look::Leather | Look::Plain | Look::Inlay | Look::Terraces => (LINE, 0.06),
        Look::Basalt | Look::Hollows | Look::Hexes | Look::Plank | Look::Tray => return,
    };
    for line in &board.lines {
        // The edges of terraces are thicker than other lines.
        let step = look == Look::Terraces && line.from.y == line.to.y;
        pen.line((line.from.x, line.from.y), (line.to.x, line.to.y), Ink::Black, if step { EDGE } else { width });
    }
    if matches!(look, Look::Felt | Look::Lacquer | Look::Leather | Look::Plain | Look::Inlay | Look::Terraces) {
        let fields = board.bodies.iter().filter(|body| body.look == look);
        fields.for_each(|body| pen.polygon(&points(body), Paint::line(Ink::Black, EDGE)));
    }
    let crossings = board.sites.iter().filter(|site| look == Look::Figure && site.shape == Shape::Intersection);
    for at in board.dots.iter().copied().chain(crossings.map(|site| site.at)) {
        pen.circle((at.x, at.y), dot, Paint::fill(Ink::Black));
    }
}

/// Draws the background of a coloured region.
fn paint_region(pen: &mut Pen<'_>, board: &Board, region: &Region, look: Look) {
    if region.colour == Coloured::Can {
        let Extent { least, greatest } = round_cells(board, &region.sites);
        let low = (least.x - 0.07, least.y - 0.07);
        pen.rectangle(low, (greatest.x + 0.07, greatest.y + 0.07), 0.14, Paint::both(Ink::Shade, Ink::Black, EDGE));
        return;
    }
    for &site in &region.sites {
        let info = &board.sites[site.index()];
        if info.shape == Shape::Hexagon {
            continue;
        }
        let Point { x, y } = info.at;
        let (half, paint) = if look == Look::Inlay {
            // Grey is the colour of the dark squares here: draw an outline.
            (0.44, Paint::line(Ink::Black, LINE))
        } else {
            (0.5, Paint::fill(Ink::Shade))
        };
        pen.rectangle((x - half, y - half), (x + half, y + half), 0.0, paint);
    }
}

fn round_cells(board: &Board, sites: &[Site]) -> Extent {
    let cells = sites.iter().map(|site| round(board.sites[site.index()].at, (0.5, 0.5)));
    cells.reduce(Extent::with).unwrap_or(round(Point::default(), (0.5, 0.5)))
}

/// Draws the text of a region, and the inner rim of a sardine tin.
fn mark(pen: &mut Pen<'_>, board: &Board, region: &Region) {
    if region.colour == Coloured::Can {
        let Extent { least, greatest } = round_cells(board, &region.sites);
        let low = (least.x + 0.02, least.y + 0.02);
        pen.rectangle(low, (greatest.x - 0.02, greatest.y - 0.02), 0.1, Paint::line(Ink::Black, EDGE));
    }
    if !region.mark.is_empty() {
        for &site in &region.sites {
            let at = board.sites[site.index()].at;
            pen.text((at.x, at.y), Weight::Bold, 0.42, Ink::Black, region.mark);
        }
    }
}

/// Draws the edges of the two players as black and white bars: beside a grid of lines, or along a field of hexagons.
fn borders(pen: &mut Pen<'_>, board: &Board, look: Look) {
    let (out, depth, gap) = if look == Look::Hexes { (0.06, 0.42, 0.05) } else { (0.07, 0.07, 0.1) };
    for border in &board.borders {
        let (from, to) = (border.from, border.to);
        let length = from.distance(to).max(f32::EPSILON);
        let along = ((to.x - from.x) / length, (to.y - from.y) / length);
        // The centre of the field is on the inner side.
        let inwards = if along.0 * from.y - along.1 * from.x > 0.0 { 1.0 } else { -1.0 };
        let inwards = (along.1 * inwards, -along.0 * inwards);
        let place = |p: Point, on: f32, depth: f32| {
            (p.x + along.0 * on + inwards.0 * depth, p.y + along.1 * on + inwards.1 * depth)
        };
        let [first, last] = [from, to].map(|corner| mitre(board, corner));
        let bar = [
            place(from, gap - out * first, -out),
            place(to, out * last - gap, -out),
            place(to, -depth * last - gap, depth),
            place(from, gap + depth * first, depth),
        ];
        let fill = if border.tone == Tone::Dark { Ink::Black } else { Ink::Paper };
        pen.polygon(&bar, Paint::both(fill, Ink::Black, LINE));
    }
}

/// Returns by how much a bar is shortened at a corner for each unit of depth, so that it meets the end of the next bar.
fn mitre(board: &Board, corner: Point) -> f32 {
    let away = |p: Point, q: Point| ((q.x - p.x) / p.distance(q), (q.y - p.y) / p.distance(q));
    let ends = board.borders.iter().flat_map(|b| [(b.from, b.to), (b.to, b.from)]);
    let edges: Vec<_> = ends.filter(|(at, _)| at.distance(corner) < 0.01).map(|(at, to)| away(at, to)).collect();
    let [a, b] = edges[..] else { return 0.0 };
    // The cotangent of half the angle between the two bars.
    let cosine = a.0 * b.0 + a.1 * b.1;
    ((1.0 + cosine) / (1.0 - cosine).max(f32::EPSILON)).sqrt()
}
