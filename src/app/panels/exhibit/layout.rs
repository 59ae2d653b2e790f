//! The layout of targets as a function of the window and its size in millimetres, so that tests need no screen. Buttons
//! are in the lower half, and also along the opposite edge where people sit face to face.

use super::targets::{Target, TouchAction};
use crate::app::panels::screens::ThumbnailSubject;
use bevy::prelude::*;

// Sizes on the screen, in millimetres (`docs/exhibit.md`, Targets).

/// The height of a button.
pub(super) const BUTTON: f32 = 17.0;
/// The distance between two targets.
pub(super) const GAP: f32 = 8.0;
/// The font size of running text. A capital letter has two thirds of the font size: 4 mm at a size of 6 mm.
pub(super) const LETTERS: f32 = 6.0;
/// The font size of a title.
pub(super) const TITLE: f32 = 12.0;
/// The least and the greatest width of a button.
const WIDTHS: (f32, f32) = (42.0, 62.0);

/// The shorter side of screens on which the sizes above apply. They are scaled down on smaller screens and up on
/// larger ones.
const SHORT: (f32, f32) = (150.0, 200.0);
/// The greatest factor by which sizes are scaled up.
const LARGER: f32 = 1.6;

/// The window and its size on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Layout {
    /// Width and height in logical pixels.
    pub(super) size: Vec2,
    /// Logical pixels per millimetre.
    pub(super) per_mm: f32,
    /// Whether people sit at both long edges.
    pub(super) face_to_face: bool,
    /// The number of buttons along an edge.
    pub(super) buttons: usize,
}

impl Layout {
    /// Converts millimetres to logical pixels, with a factor above 1 on a large screen, which is seen from farther away,
    /// and below 1 on a screen without enough space.
    pub(super) fn mm(&self, mm: f32) -> f32 {
        let short = self.size.min_element() / self.per_mm;
        let scale = if short < SHORT.0 { short / SHORT.0 } else { (short / SHORT.1).clamp(1.0, LARGER) };
        mm * self.per_mm * scale
    }

    /// Returns the number of buttons in a row.
    fn columns(&self) -> usize {
        let fit = ((self.size.x - self.mm(GAP)) / self.mm(WIDTHS.0 + GAP)).floor().max(1.0) as usize;
        let rows = self.buttons.max(1).div_ceil(fit);
        self.buttons.max(1).div_ceil(rows)
    }

    /// Returns the area of the buttons along the lower edge.
    pub(super) fn bottom(&self) -> Rect {
        let rows = self.buttons.max(1).div_ceil(self.columns());
        let height = self.mm((BUTTON + GAP) * rows as f32);
        Rect::new(0.0, self.size.y - height, self.size.x, self.size.y)
    }

    /// Returns the area of the sentences: two lines, or three on a narrow screen.
    pub(super) fn sentence(&self) -> Rect {
        let bottom = self.bottom().min.y;
        let lines = if self.size.x > self.mm(300.0) { 2.0 } else { 3.0 };
        let top = bottom - self.mm(lines * LETTERS * 1.3 + 7.0);
        Rect::new(self.mm(GAP), top, self.size.x - self.mm(GAP), bottom - self.mm(3.0))
    }

    /// Returns the area of a title at the top: below the other person's buttons where people sit face to face.
    pub(super) fn title(&self) -> Rect {
        let top = if self.face_to_face { self.across(self.bottom()).max.y } else { 0.0 };
        Rect::new(self.mm(GAP), top + self.mm(2.0), self.size.x - self.mm(GAP), top + self.mm(TITLE * 1.9))
    }

    /// Returns the same area seen from the other side of the table.
    pub(super) fn across(&self, area: Rect) -> Rect {
        Rect { min: self.size - area.max, max: self.size - area.min }
    }

    /// Returns the heights to leave free above and below the board, in logical pixels.
    pub(super) fn margins(&self) -> (f32, f32) {
        let below = self.size.y - self.sentence().min.y;
        (if self.face_to_face { below } else { self.mm(GAP) }, below)
    }
}

/// Returns the buttons along the lower edge, and also along the opposite edge where people sit face to face. `first` is
/// the highlighted one.
pub(super) fn row(layout: &Layout, buttons: &[(TouchAction, String)], first: Option<TouchAction>) -> Vec<Target> {
    let (height, gap) = (layout.mm(BUTTON), layout.mm(GAP));
    let columns = layout.columns();
    let room = layout.size.x - 2.0 * gap;
    let width = ((room - (columns as f32 - 1.0) * gap) / columns as f32).min(layout.mm(WIDTHS.1));
    let mut targets = Vec::new();
    for (i, (action, label)) in buttons.iter().enumerate() {
        // A last row that is not full is centred.
        let (row, in_row) = (i / columns, (buttons.len() - i / columns * columns).min(columns) as f32);
        let left = (layout.size.x - in_row * width - (in_row - 1.0) * gap) / 2.0;
        let x = left + (i % columns) as f32 * (width + gap);
        let top = layout.bottom().min.y + row as f32 * (height + gap);
        let area = Rect::new(x, top, x + width, top + height);
        let target = Target { first: first == Some(*action), ..Target::new(*action, area, label.clone()) };
        if layout.face_to_face {
            targets.push(Target { area: layout.across(area), turned: true, ..target.clone() });
        }
        targets.push(target);
    }
    targets
}

/// Returns the boards to choose from, in the number of columns that makes them largest.
pub(super) fn shelf(layout: &Layout, games: &[(ThumbnailSubject, String)]) -> Vec<Target> {
    let gap = layout.mm(GAP);
    let top = layout.title().max.y;
    let room = Vec2::new(layout.size.x - gap, layout.bottom().min.y - top - gap);
    let count = games.len().max(1);
    let cell = |columns: usize| Vec2::new(room.x / columns as f32, room.y / count.div_ceil(columns) as f32);
    let side = |columns: usize| cell(columns).min_element();
    let columns = (1..=count).max_by(|&a, &b| side(a).total_cmp(&side(b))).unwrap_or(1);
    let cell = cell(columns);
    let place = |i: usize| {
        // A last row that is not full is centred.
        let row = i / columns;
        let in_row = (count - row * columns).min(columns);
        let indent = (columns - in_row) as f32 * cell.x / 2.0;
        let corner = Vec2::new(gap + indent + (i % columns) as f32 * cell.x, top + row as f32 * cell.y);
        Rect::from_corners(corner, corner + cell - gap)
    };
    let target = |(i, (game, label)): (usize, &(ThumbnailSubject, String))| Target {
        game: Some(game.clone()),
        ..Target::new(TouchAction::Begin(i), place(i), label.clone())
    };
    games.iter().enumerate().map(target).collect()
}

/// Returns a pad of digits in the middle of the screen.
pub(super) fn pad(layout: &Layout) -> Vec<Target> {
    let (side, gap) = (layout.mm(BUTTON), layout.mm(GAP));
    let keys = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0];
    let corner = layout.size / 2.0 - Vec2::new(3.0 * side + 2.0 * gap, 4.0 * side + 3.0 * gap) / 2.0;
    let target = |(i, digit): (usize, u8)| {
        let column = if digit == 0 { 1 } else { i % 3 };
        let at = corner + Vec2::new(column as f32, (i / 3) as f32) * (side + gap);
        Target::new(TouchAction::Digit(digit), Rect::from_corners(at, at + Vec2::splat(side)), digit.to_string())
    };
    keys.into_iter().enumerate().map(target).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_catalogue::GameId;

    /// Returns screens of 27 inches in landscape and portrait orientation, one of 43 inches and a tablet, each for both
    /// ways of sitting.
    fn layouts() -> Vec<Layout> {
        let of = |w: f32, h: f32, inches: f32, face_to_face| Layout {
            size: Vec2::new(w, h),
            per_mm: Vec2::new(w, h).length() / (inches * 25.4),
            face_to_face,
            buttons: 5,
        };
        let sizes = [(1920.0, 1080.0, 27.0), (1080.0, 1920.0, 27.0), (3840.0, 2160.0, 43.0), (1180.0, 820.0, 10.9)];
        sizes.into_iter().flat_map(|(w, h, d)| [of(w, h, d, false), of(w, h, d, true)]).collect()
    }

    fn apart(targets: &[Target], gap: f32) -> bool {
        let near = |a: &Target, b: &Target| {
            !a.area.inflate(gap / 2.0 - 0.1).intersect(b.area.inflate(gap / 2.0 - 0.1)).is_empty()
        };
        targets.iter().enumerate().all(|(i, a)| targets[..i].iter().all(|b| !near(a, b)))
    }

    fn buttons(count: usize) -> Vec<(TouchAction, String)> {
        (0..count).map(|i| (TouchAction::Begin(i), "word".to_string())).collect()
    }

    #[test]
    fn buttons_have_sufficient_size_and_distance_and_lie_near_an_edge() {
        for layout in layouts() {
            let targets = row(&layout, &buttons(5), None);
            assert!(apart(&targets, layout.mm(GAP)), "{layout:?}");
            for target in &targets {
                let size = target.area.size() / layout.per_mm;
                assert!(size.min_element() >= 15.0, "{layout:?}: {size} mm");
                let window = Rect::from_corners(Vec2::ZERO, layout.size);
                assert!(window.contains(target.area.min) && window.contains(target.area.max), "{layout:?}");
                let low = target.area.center().y > layout.size.y / 2.0;
                assert!(low != target.turned, "in the lower half, or at the other person's edge");
            }
        }
    }

    #[test]
    fn capitals_are_at_least_four_millimetres_high_and_eight_in_titles() {
        // The height of capital letters in Alegreya Sans is 0.67 of the font size.
        for layout in layouts() {
            assert!(layout.mm(LETTERS) * 0.67 / layout.per_mm >= 4.0, "{layout:?}");
            assert!(layout.mm(TITLE) * 0.67 / layout.per_mm >= 8.0, "{layout:?}");
        }
    }

    #[test]
    fn the_pad_has_ten_keys_of_sufficient_size_and_distance() {
        for layout in layouts() {
            let targets = pad(&layout);
            assert_eq!(targets.len(), 10);
            assert!(apart(&targets, layout.mm(GAP)), "{layout:?}");
            assert!(targets.iter().all(|t| t.area.size().min_element() / layout.per_mm >= 15.0), "{layout:?}");
        }
    }

    #[test]
    fn eight_boards_fit_on_every_screen() {
        for layout in layouts() {
            let games: Vec<_> = GameId::ALL
                .iter()
                .take(8)
                .map(|&game| (ThumbnailSubject::of(game, game.facts().defaults()), "name".to_string()))
                .collect();
            let layout = Layout { buttons: 1, ..layout };
            let mut targets = shelf(&layout, &games);
            assert_eq!(targets.len(), 8);
            targets.extend(row(&layout, &buttons(1), None));
            assert!(apart(&targets, layout.mm(GAP)), "{layout:?}");
            for target in &targets {
                assert!(target.area.size().min_element() / layout.per_mm >= 15.0, "{layout:?}");
                assert!(target.area.max.y <= layout.size.y && target.area.max.x <= layout.size.x);
            }
        }
    }
}
