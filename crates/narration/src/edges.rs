//! The edges of a board.

use super::compass::Compass;
use tabuleiro_rules::{Board, Point, Shape, Site, Tone};

/// An edge of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edge {
    /// Where it is, seen from the middle.
    pub direction: Compass,
    /// The colour of the side that it belongs to, if it belongs to one.
    pub tone: Option<Tone>,
    /// The sites that touch it.
    pub sites: Vec<Site>,
}

/// Returns the distance of a point from the straight line through two others.
fn distance(point: Point, from: Point, to: Point) -> f32 {
    ((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)).abs() / from.distance(to)
}

/// Returns the edges of the slabs, given the sites with coordinates. A corner that was cut off is none.
pub(crate) fn edges(board: &Board, placed: &[Site]) -> Vec<Edge> {
    let mut edges: Vec<Edge> = Vec::new();
    let at = |site: Site| board.sites[site.index()].at;
    let is_played_on =
        |site: Site| matches!(board.sites[site.index()].shape, Shape::Cell | Shape::Hexagon | Shape::Intersection);
    for body in &board.bodies {
        let middle = body.extent().middle();
        let is_here = |site: &Site| is_played_on(*site) && body.extent().distance(at(*site)) == 0.0;
        let sites: Vec<Site> = placed.iter().copied().filter(is_here).collect();
        for (i, &from) in body.outline.iter().enumerate() {
            let to = body.outline[(i + 1) % body.outline.len()];
            let far = |site: Site| distance(at(site), from, to);
            let least = sites.iter().map(|&site| far(site)).fold(f32::MAX, f32::min);
            let touching: Vec<Site> = sites.iter().copied().filter(|&site| far(site) < least + 0.3).collect();
            // The middle of the sites, because slabs can have more corners than fields.
            if touching.len() < 2 {
                continue;
            }
            let foot = Point::new(from.x.midpoint(to.x), from.y.midpoint(to.y));
            // The normal of the edge, pointing outwards.
            let (x, y) = (to.y - from.y, from.x - to.x);
            let out = if x * (foot.x - middle.x) + y * (foot.y - middle.y) < 0.0 { (-x, -y) } else { (x, y) };
            let direction = Compass::nearest(out.0, out.1);
            let borders = board.borders.iter().filter(|border| {
                let foot = Point::new(border.from.x.midpoint(border.to.x), border.from.y.midpoint(border.to.y));
                Compass::between(middle, foot) == direction
            });
            edges.push(Edge { direction, tone: borders.map(|border| border.tone).next(), sites: touching });
        }
    }
    edges
}
