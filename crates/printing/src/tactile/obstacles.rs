//! What is drawn of a board, as thick segments, so that braille can keep its distance from it.

/// A point of the page, or of a drawing relative to the middle of its board; y downwards.
pub(super) type Place = (f32, f32);

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Area {
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) right: f32,
    pub(super) bottom: f32,
}

impl Area {
    /// The rectangle of a size round a point.
    pub(super) fn round(middle: Place, (w, h): (f32, f32)) -> Area {
        let (x, y) = middle;
        Area { left: x - w / 2.0, top: y - h / 2.0, right: x + w / 2.0, bottom: y + h / 2.0 }
    }

    pub(super) fn with(self, other: Area) -> Area {
        Area {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    pub(super) fn size(self) -> (f32, f32) {
        (self.right - self.left, self.bottom - self.top)
    }

    /// Returns the distance of a point, 0 inside.
    fn distance(self, (x, y): Place) -> f32 {
        let outside = |v: f32, low: f32, high: f32| (low - v).max(v - high).max(0.0);
        outside(x, self.left, self.right).hypot(outside(y, self.top, self.bottom))
    }

    /// Returns the distance of another rectangle, 0 if they meet.
    fn apart(self, other: Area) -> f32 {
        let x = (self.left - other.right).max(other.left - self.right).max(0.0);
        x.hypot((self.top - other.bottom).max(other.top - self.bottom).max(0.0))
    }
}

/// A line with round ends, or a disc if it has no length.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Segment {
    pub(super) from: Place,
    pub(super) to: Place,
    pub(super) width: f32,
}

impl Segment {
    pub(super) fn area(self) -> Area {
        let [from, to] = [self.from, self.to].map(|end| Area::round(end, (self.width, self.width)));
        from.with(to)
    }

    /// Returns the distance of its edge from a rectangle, at most 0 if they meet.
    fn distance(self, area: Area) -> f32 {
        if self.crosses(area) {
            return 0.0;
        }
        // Apart, an end of one or a corner of the other is nearest.
        let corners =
            [(area.left, area.top), (area.right, area.top), (area.left, area.bottom), (area.right, area.bottom)];
        let from_corners = corners.map(|corner| self.apart_from(corner)).into_iter().fold(f32::MAX, f32::min);
        area.distance(self.from).min(area.distance(self.to)).min(from_corners) - self.width / 2.0
    }

    /// Returns the distance of a point from the middle of the line.
    fn apart_from(self, (x, y): Place) -> f32 {
        let along = (self.to.0 - self.from.0, self.to.1 - self.from.1);
        let square = along.0 * along.0 + along.1 * along.1;
        let t = ((x - self.from.0) * along.0 + (y - self.from.1) * along.1) / square.max(f32::EPSILON);
        let t = t.clamp(0.0, 1.0);
        (x - self.from.0 - along.0 * t).hypot(y - self.from.1 - along.1 * t)
    }

    /// Returns whether the middle of the line passes through a rectangle (Liang and Barsky).
    fn crosses(self, area: Area) -> bool {
        let along = (self.to.0 - self.from.0, self.to.1 - self.from.1);
        let (mut enter, mut leave) = (0.0_f32, 1.0_f32);
        for (step, from, low, high) in
            [(along.0, self.from.0, area.left, area.right), (along.1, self.from.1, area.top, area.bottom)]
        {
            if step.abs() < f32::EPSILON {
                if from < low || from > high {
                    return false;
                }
                continue;
            }
            let (a, b) = ((low - from) / step, (high - from) / step);
            (enter, leave) = (enter.max(a.min(b)), leave.min(a.max(b)));
        }
        enter <= leave
    }
}

/// What braille must keep its distance from.
#[derive(Clone, Debug, Default)]
pub(super) struct Obstacles {
    segments: Vec<Segment>,
    texts: Vec<Area>,
}

impl Obstacles {
    pub(super) fn add(&mut self, segments: impl IntoIterator<Item = Segment>) {
        self.segments.extend(segments);
    }

    pub(super) fn add_text(&mut self, text: Area) {
        self.texts.push(text);
    }

    /// Returns whether a rectangle is at least `gap` from everything.
    pub(super) fn leave(&self, area: Area, gap: f32) -> bool {
        self.texts.iter().all(|text| text.apart(area) >= gap)
            && self.segments.iter().all(|segment| {
                // The rectangle round the segment is cheaper, and almost always far enough.
                segment.area().apart(area) >= gap || segment.distance(area) >= gap
            })
    }

    /// Returns the rectangle round everything.
    pub(super) fn area(&self) -> Option<Area> {
        let segments = self.segments.iter().map(|segment| segment.area());
        segments.chain(self.texts.iter().copied()).reduce(Area::with)
    }
}
