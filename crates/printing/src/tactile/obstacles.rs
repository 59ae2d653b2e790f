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
        let step = ((self.to.0 - self.from.0).hypot(self.to.1 - self.from.1) / 0.5).ceil().max(1.0);
        // Half a millimetre is less than any difference that counts here.
        let along = (0..=step as u16).map(|i| f32::from(i) / step);
        let at = |t: f32| (self.from.0 + (self.to.0 - self.from.0) * t, self.from.1 + (self.to.1 - self.from.1) * t);
        along.map(|t| area.distance(at(t))).fold(f32::MAX, f32::min) - self.width / 2.0
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
