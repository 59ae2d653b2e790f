//! Camera geometry: the camera position at which a board fills the free part of the window, and the conversion between
//! pixels and places on the table. Pure arithmetic, tested without a GPU.

use bevy::prelude::*;
use tabuleiro_choreography::rim;
use tabuleiro_rules::Board;

/// A perspective camera and the window it fills.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Lens {
    pub(crate) transform: Transform,
    /// Vertical field of view in radians.
    pub(crate) fov: f32,
    /// Distance from the camera to its target.
    pub(crate) distance: f32,
    /// Window size in logical pixels.
    pub(crate) size: Vec2,
}

/// The parts of the window covered by panels at its edges, in logical pixels.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Margins {
    pub(crate) left: f32,
    pub(crate) right: f32,
    pub(crate) top: f32,
    pub(crate) bottom: f32,
}

impl Default for Lens {
    fn default() -> Self {
        let transform = Transform::from_xyz(0.0, 16.0, 13.4).looking_at(Vec3::ZERO, Vec3::Y);
        Lens { transform, fov: 30f32.to_radians(), distance: 20.9, size: Vec2::new(1280.0, 800.0) }
    }
}

impl Lens {
    /// Projects a world position to a pixel, measured from the window's top left.
    pub(crate) fn pixel(&self, at: Vec3) -> Vec2 {
        let local = self.transform.rotation.inverse() * (at - self.transform.translation);
        let depth = (-local.z).max(1e-3);
        let half = (self.fov / 2.0).tan() * depth;
        let aspect = self.size.x / self.size.y;
        let ndc = Vec2::new(local.x / (half * aspect), local.y / half);
        Vec2::new((ndc.x + 1.0) * 0.5 * self.size.x, (1.0 - ndc.y) * 0.5 * self.size.y)
    }

    /// Returns the world position at a height under a pixel, if there is one.
    pub(crate) fn place(&self, pixel: Vec2, height: f32) -> Option<Vec3> {
        let half = (self.fov / 2.0).tan();
        let aspect = self.size.x / self.size.y;
        let ndc = Vec2::new(pixel.x / self.size.x * 2.0 - 1.0, 1.0 - pixel.y / self.size.y * 2.0);
        let ray = self.transform.rotation * Vec3::new(ndc.x * half * aspect, ndc.y * half, -1.0);
        let along = (height - self.transform.translation.y) / ray.y;
        (along > 0.0).then(|| self.transform.translation + ray * along)
    }

    /// Returns how many pixels one unit of the board spans near a world position.
    pub(crate) fn pixels_per_unit(&self, at: Vec3) -> f32 {
        let right = self.transform.right() * 0.5;
        self.pixel(at + right).distance(self.pixel(at - right))
    }

    /// Returns the lens for a thumbnail of the whole board.
    pub(crate) fn for_picture(board: &Board, size: Vec2) -> Lens {
        let margin = size.y * 0.03;
        let margins = Margins { left: margin, right: margin, top: margin, bottom: margin };
        Lens::fitted(board, size, margins, -14.0, 46.0, 26.0, 1.0, Vec2::ZERO)
    }

    /// Returns the lens that shows the whole board inside the margins at that angle, then magnified by `zoom` about
    /// `pan`. Angles in degrees.
    #[expect(clippy::too_many_arguments, reason = "each is an independent dial of one formula")]
    pub(super) fn fitted(
        board: &Board,
        size: Vec2,
        margins: Margins,
        yaw: f32,
        pitch: f32,
        field: f32,
        zoom: f32,
        pan: Vec2,
    ) -> Lens {
        let rims = board.bodies.iter().flat_map(rim);
        let corners: Vec<Vec3> = rims.flat_map(|p| [-0.5, 0.35].map(|h| Vec3::new(p.x, h, -p.y))).collect();
        let extent = board.extent();
        let rotation = Quat::from_rotation_y(yaw.to_radians()) * Quat::from_rotation_x(-pitch.to_radians());
        let free = Rect::new(
            margins.left,
            margins.top,
            (size.x - margins.right).max(margins.left + 40.0),
            (size.y - margins.bottom).max(margins.top + 40.0),
        );
        let middle = extent.middle();
        let mut focus = Vec3::new(middle.x, 0.0, -middle.y);
        let mut lens =
            Lens { transform: Transform::from_rotation(rotation), fov: field.to_radians(), distance: 1.0, size };
        let stand = |lens: &mut Lens, focus: Vec3, distance: f32| {
            lens.distance = distance;
            lens.transform.translation = focus + rotation * Vec3::Z * distance;
        };
        let boxed = |lens: &Lens| {
            corners
                .iter()
                .map(|&c| lens.pixel(c))
                .fold(Rect::from_center_size(lens.pixel(corners[0]), Vec2::ZERO), |r, p| r.union_point(p))
        };
        // The apparent size is almost inversely proportional to the distance: a few iterations converge.
        let mut distance = extent.width().hypot(extent.height()) / (field.to_radians() / 2.0).tan();
        for _ in 0..12 {
            stand(&mut lens, focus, distance);
            let shown = boxed(&lens);
            let scale = (shown.width() / free.width()).max(shown.height() / free.height());
            distance *= scale.clamp(0.3, 3.0);
            stand(&mut lens, focus, distance);
            let shown = boxed(&lens);
            if let (Some(here), Some(there)) = (lens.place(shown.center(), 0.0), lens.place(free.center(), 0.0)) {
                focus += here - there;
            }
        }
        let target = focus + Vec3::new(pan.x, 0.0, -pan.y);
        stand(&mut lens, target, distance / zoom);
        lens
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabuleiro_rules::{BoardBuilder, Look};

    fn lens(size: Vec2, margins: Margins, pitch: f32, field: f32) -> (Board, Lens) {
        lens_of(BoardBuilder::new().cells(8, 8, Look::Felt).build(), size, margins, pitch, field)
    }

    fn lens_of(board: Board, size: Vec2, margins: Margins, pitch: f32, field: f32) -> (Board, Lens) {
        let lens = Lens::fitted(&board, size, margins, 0.0, pitch, field, 1.0, Vec2::ZERO);
        (board, lens)
    }

    #[test]
    fn every_site_lies_in_the_free_part_of_every_window() {
        let margins = Margins { top: 60.0, bottom: 80.0, ..default() };
        for size in [(640.0, 400.0), (400.0, 640.0), (1280.0, 800.0), (3840.0, 2160.0)] {
            for (pitch, field) in [(50.0, 30.0), (90.0, 6.0), (24.0, 30.0)] {
                let size = Vec2::from(size);
                let (board, lens) = lens(size, margins, pitch, field);
                for site in &board.sites {
                    let p = lens.pixel(Vec3::new(site.at.x, 0.0, -site.at.y));
                    assert!(p.x > 0.0 && p.x < size.x, "{} at {p} in {size}", site.name);
                    assert!(p.y > 60.0 && p.y < size.y - 80.0, "{} at {p} in {size}", site.name);
                }
            }
        }
    }

    #[test]
    fn the_corners_of_a_rhombus_with_its_frame_lie_in_the_free_part() {
        let margins = Margins { top: 60.0, bottom: 80.0, ..default() };
        let size = Vec2::new(800.0, 1100.0);
        let (board, lens) = lens_of(BoardBuilder::new().hex_rhombus(11).build().upright(), size, margins, 67.0, 30.0);
        // The corner of a frame of width 0.65 reaches twice as far where two sides meet at 60 degrees.
        for y in [board.extent().least.y - 1.3, board.extent().greatest.y + 1.3] {
            let p = lens.pixel(Vec3::new(0.0, 0.0, -y));
            assert!(p.y > 60.0 && p.y < size.y - 80.0, "{y} is seen at {p}");
        }
    }

    #[test]
    fn projecting_a_place_and_its_pixel_are_inverse() {
        let (_, lens) = lens(Vec2::new(800.0, 600.0), Margins::default(), 50.0, 30.0);
        for place in [Vec3::new(1.0, 0.0, 2.0), Vec3::new(-3.5, 0.0, -3.5)] {
            let back = lens.place(lens.pixel(place), 0.0).unwrap();
            assert!(back.distance(place) < 1e-2, "{back} is not {place}");
        }
    }
}
