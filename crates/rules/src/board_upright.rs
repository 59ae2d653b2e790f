//! Board layout for tall windows, in which boards much wider than high would be tiny.

use super::{Board, Body, Extent, Look, Point};

/// The ratio of width to height above which a board of hexagons is turned.
const WIDE: f32 = 1.3;

/// Returns whether a slab lies entirely to the left or right of the centre.
fn aside(extent: Extent) -> bool {
    extent.greatest.x < 0.0 || extent.least.x > 0.0
}

/// The movement of a slab and everything on it: an optional clockwise quarter turn about its centre, then a
/// translation.
#[derive(Clone, Copy)]
struct Shift {
    turned: bool,
    from: Point,
    to: Point,
}

impl Shift {
    fn of(self, p: Point) -> Point {
        let (x, y) = (p.x - self.from.x, p.y - self.from.y);
        let (x, y) = if self.turned { (y, -x) } else { (x, y) };
        Point::new(self.to.x + x, self.to.y + y)
    }
}

impl Board {
    /// Returns the board's layout for a tall window. A wide board of hexagons is turned to stand on its western
    /// corner; slabs beside the board move above or below it, those at the first player's right nearer to the first
    /// player. Boards that would not become narrower are unchanged.
    #[must_use]
    pub fn upright(&self) -> Board {
        let all = self.extent();
        match &self.bodies[..] {
            [Body { look: Look::Hexes, .. }] if all.width() > WIDE * all.height() => self.on_its_corner(),
            _ => self.stacked(),
        }
    }

    /// Turns everything a quarter turn to the left.
    fn on_its_corner(&self) -> Board {
        let mut board = self.moved(|p| Point::new(-p.y, p.x));
        board.pointed = !self.pointed;
        board
    }

    fn stacked(&self) -> Board {
        let extents: Vec<Extent> = self.bodies.iter().map(Body::extent).collect();
        let shifts = self.shifts(&extents);
        self.moved(|p| {
            let distance = |i: &usize| extents[*i].distance(p);
            let nearest = (0..extents.len()).min_by(|a, b| distance(a).total_cmp(&distance(b)));
            nearest.and_then(|i| shifts[i]).map_or(p, |shift| shift.of(p))
        })
    }

    /// Returns the movement of each slab; `None` where it stays.
    fn shifts(&self, extents: &[Extent]) -> Vec<Option<Shift>> {
        let middle = extents.iter().filter(|e| !aside(**e)).fold(Extent::NOTHING, |all, &e| all.with(e));
        let lonely = extents.iter().all(|&e| aside(e));
        let inner = |e: &Extent| e.least.x.max(-e.greatest.x);
        // Two boards side by side keep the gap between them.
        let (edge, top, bottom) =
            if lonely { (0.0, 0.0, 0.0) } else { (middle.greatest.x, middle.greatest.y, middle.least.y) };
        let shift = |(body, extent): (&Body, &Extent)| {
            if !aside(*extent) {
                return None;
            }
            let from = extent.middle();
            let turned = body.look == Look::Tray && extent.height() > extent.width();
            let (gap, half) = (inner(extent) - edge, if turned { extent.width() } else { extent.height() } / 2.0);
            // Trays in a corner stay at their player's end; otherwise the right side goes to the first player's end.
            let up = if from.y.abs() > 0.5 { from.y > 0.0 } else { from.x < 0.0 };
            let y = if up { top + gap + half } else { bottom - gap - half };
            Some(Shift { turned, from, to: Point::new(0.0, y) })
        };
        self.bodies.iter().zip(extents).map(shift).collect()
    }

    /// Maps every point of the board.
    fn moved(&self, to: impl Fn(Point) -> Point) -> Board {
        let mut board = self.clone();
        board.sites.iter_mut().for_each(|site| site.at = to(site.at));
        board.bodies.iter_mut().flat_map(|body| &mut body.outline).for_each(|p| *p = to(*p));
        board.dots.iter_mut().for_each(|p| *p = to(*p));
        board.labels.iter_mut().for_each(|label| label.at = to(label.at));
        let ends = board.lines.iter_mut().map(|l| (&mut l.from, &mut l.to));
        let ends = ends.chain(board.borders.iter_mut().map(|b| (&mut b.from, &mut b.to)));
        ends.for_each(|(a, b)| (*a, *b) = (to(*a), to(*b)));
        board
    }
}
