//! Rectangles and distances of what an SVG file draws, without glyphs.

use roxmltree::Node;

/// A rectangle of the page, in millimetres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    pub left: f32,
    pub top: f32,
    pub right: f32,
    pub bottom: f32,
}

impl Area {
    pub fn round(points: impl IntoIterator<Item = (f32, f32)>) -> Option<Area> {
        points.into_iter().map(|(x, y)| Area { left: x, top: y, right: x, bottom: y }).reduce(Area::with)
    }

    pub fn with(self, other: Area) -> Area {
        Area {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    pub fn grown(self, by: f32) -> Area {
        Area { left: self.left - by, top: self.top - by, right: self.right + by, bottom: self.bottom + by }
    }

    pub fn holds(self, (x, y): (f32, f32)) -> bool {
        self.left <= x && x <= self.right && self.top <= y && y <= self.bottom
    }

    pub fn distance(self, other: Area) -> f32 {
        let x = (self.left - other.right).max(other.left - self.right).max(0.0);
        x.hypot((self.top - other.bottom).max(other.top - self.bottom).max(0.0))
    }
}

pub fn number(node: Node<'_, '_>, name: &str) -> f32 {
    node.attribute(name).unwrap_or("0").trim_end_matches("mm").parse().unwrap_or_else(|_| panic!("{name}"))
}

pub fn class<'a>(node: Node<'a, '_>) -> Option<&'a str> {
    node.attribute("class")
}

/// Returns the groups of a class.
pub fn groups<'a, 'i>(root: Node<'a, 'i>, name: &'static str) -> impl Iterator<Item = Node<'a, 'i>> {
    root.descendants().filter(move |node| class(*node) == Some(name))
}

/// Returns the corners of a polygon.
pub fn corners(polygon: Node<'_, '_>) -> Vec<(f32, f32)> {
    let points = polygon.attribute("points").unwrap().split([' ', ',']);
    let numbers: Vec<f32> = points.map(|text| text.parse().unwrap()).collect();
    numbers.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect()
}

/// Returns the rectangle round a shape with its line, or round all shapes of a group.
pub fn area(node: Node<'_, '_>) -> Option<Area> {
    let n = |name| number(node, name);
    let plain = match node.tag_name().name() {
        "line" => Area::round([(n("x1"), n("y1")), (n("x2"), n("y2"))]),
        "rect" => Area::round([(n("x"), n("y")), (n("x") + n("width"), n("y") + n("height"))]),
        "circle" => Area::round([(n("cx"), n("cy"))]).map(|area| area.grown(n("r"))),
        "polygon" => Area::round(corners(node)),
        "g" | "svg" => return node.children().filter_map(|child| area(child)).reduce(Area::with),
        "" | "title" | "desc" | "defs" => None,
        other => panic!("not drawn for fingers: {other}"),
    };
    plain.map(|area| area.grown(n("stroke-width") / 2.0))
}

/// Returns points along a line, half a millimetre apart, and half its width.
pub fn along(line: Node<'_, '_>) -> (Vec<(f32, f32)>, f32) {
    let [x1, y1, x2, y2] = ["x1", "y1", "x2", "y2"].map(|name| number(line, name));
    let steps = ((x2 - x1).hypot(y2 - y1) / 0.5).ceil().max(1.0);
    let point = |i: u16| {
        let t = f32::from(i) / steps;
        (x1 + (x2 - x1) * t, y1 + (y2 - y1) * t)
    };
    ((0..=steps as u16).map(point).collect(), number(line, "stroke-width") / 2.0)
}
