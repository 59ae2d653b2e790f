//! The environment that polished surfaces reflect: a room, warm white above, brown at the horizon, near black below, and
//! the window through which the fill light comes. Its reflection moves over lacquer, glass and stone with the camera.

use super::tonemapping::half;
use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{
    Extent3d, TextureDimension, TextureFormat, TextureViewDescriptor, TextureViewDimension,
};

/// The side of a face of the environment map in pixels.
const SIDE: u32 = 64;
/// The direction of the window, that of the fill light.
pub(crate) const TO_WINDOW: Vec3 = Vec3::new(7.0, 9.0, -9.0);
/// Half the width and the height of the window, and of the bars that divide it, as tangents of angles.
const HALF: Vec2 = Vec2::new(0.20, 0.28);
const BAR: f32 = 0.014;
/// The height of the horizontal bar over the middle.
const BAR_AT: f32 = 0.07;
/// The light of the window, in units of the white above.
const BRIGHTNESS: f32 = 5.0;

/// The environment of all cameras. They share it, because a camera whose environment map is still loading needs other
/// shaders than one with a loaded map.
#[derive(Resource, Clone)]
pub(crate) struct Sky(pub(crate) EnvironmentMapLight);

/// Intensity of the environment map in the two views: seen from above, varnish would mirror its brightest part.
pub(super) const INTENSITY: (f32, f32) = (170.0, 70.0);

/// The colours of the room: above, at the horizon, below.
const ROOM: [Color; 3] = [Color::srgb(1.0, 0.95, 0.86), Color::srgb(0.50, 0.44, 0.38), Color::srgb(0.05, 0.04, 0.035)];

impl FromWorld for Sky {
    fn from_world(world: &mut World) -> Sky {
        let mut images = world.resource_mut::<Assets<Image>>();
        let [above, horizon, below] = ROOM;
        // Matt surfaces receive the light of the window from the fill light.
        let gradient = EnvironmentMapLight::hemispherical_gradient(&mut images, above, horizon, below);
        let specular_map = images.add(room());
        Sky(EnvironmentMapLight { specular_map, intensity: INTENSITY.0, ..gradient })
    }
}

/// Returns the cube map of the room. Each mip level is blurred as far as the roughness that uses it asks for.
fn room() -> Image {
    let levels = SIDE.ilog2() + 1;
    let mut data = Vec::new();
    for face in 0..6 {
        for level in 0..levels {
            let side = SIDE >> level;
            let roughness = level as f32 / (levels - 1) as f32;
            for (row, column) in (0..side).flat_map(|row| (0..side).map(move |column| (row, column))) {
                let at = |pixel: u32| (pixel as f32 + 0.5) / side as f32 * 2.0 - 1.0;
                let light = radiance(direction(face, at(column), at(row)), roughness);
                [light.x, light.y, light.z, 1.0].into_iter().for_each(|value| data.extend(half(value).to_le_bytes()));
            }
        }
    }
    let size = Extent3d { width: SIDE, height: SIDE, depth_or_array_layers: 6 };
    let format = TextureFormat::Rgba16Float;
    let mut image = Image::new_uninit(size, TextureDimension::D2, format, RenderAssetUsages::RENDER_WORLD);
    image.texture_descriptor.mip_level_count = levels;
    image.data = Some(data);
    let dimension = Some(TextureViewDimension::Cube);
    image.texture_view_descriptor = Some(TextureViewDescriptor { dimension, ..default() });
    let mipmap_filter = ImageFilterMode::Linear;
    image.sampler =
        ImageSampler::Descriptor(ImageSamplerDescriptor { mipmap_filter, ..ImageSamplerDescriptor::linear() });
    image
}

/// Returns the direction in the world of a place on a face of the cube, which is −1 to 1 from the left and from the top.
/// The third axis of cube maps points the other way.
fn direction(face: u32, x: f32, y: f32) -> Vec3 {
    let cube = match face {
        0 => Vec3::new(1.0, -y, -x),
        1 => Vec3::new(-1.0, -y, x),
        2 => Vec3::new(x, 1.0, y),
        3 => Vec3::new(x, -1.0, -y),
        4 => Vec3::new(x, -y, 1.0),
        _ => Vec3::new(-x, -y, -1.0),
    };
    (cube * Vec3::new(1.0, 1.0, -1.0)).normalize()
}

/// Returns the light (linear) that a surface of some roughness reflects from a direction.
fn radiance(direction: Vec3, roughness: f32) -> Vec3 {
    let [above, horizon, below] = ROOM.map(|colour| colour.to_linear().to_vec3());
    // The same gradient as that for matt surfaces, a cube map with one pixel on each face.
    let (side, up) = (direction.x.abs().max(direction.z.abs()), direction.y.abs());
    let share = if up > side { 1.0 - side / up / 2.0 } else { up / side / 2.0 };
    let room = horizon.lerp(if direction.y > 0.0 { above } else { below }, share);
    room + above * BRIGHTNESS * window(direction, 0.012 + 0.9 * roughness * roughness)
}

/// Returns the part of a direction's surroundings that the window covers, up to a distance of about `blur`.
fn window(direction: Vec3, blur: f32) -> f32 {
    let centre = TO_WINDOW.normalize();
    let ahead = direction.dot(centre);
    if ahead <= 0.1 {
        return 0.0;
    }
    let right = centre.cross(Vec3::Y).normalize();
    let (u, v) = (direction.dot(right) / ahead, direction.dot(right.cross(centre)) / ahead);
    let step = |t: f32| 0.5 + 0.5 * (1.2 * t / blur).tanh();
    let covered = |t: f32, half: f32| step(t + half) - step(t - half);
    let (across, upright) = (covered(u, HALF.x), covered(v, HALF.y));
    across * upright - covered(u, BAR) * upright - across * covered(v - BAR_AT, BAR)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_is_where_the_fill_light_is_and_its_reflection_is_blurred_by_rough_surfaces() {
        let beside = TO_WINDOW.normalize() + TO_WINDOW.cross(Vec3::Y).normalize() * HALF.x / 2.0;
        let polished = radiance(beside, 0.0).x;
        assert!(polished > 4.0 * radiance(beside * Vec3::new(-1.0, 1.0, 1.0), 0.0).x, "{polished}");
        assert!(radiance(beside, 1.0).x < polished / 2.0);
        // A bar divides it.
        assert!(radiance(TO_WINDOW, 0.0).x < polished / 2.0);
    }

    #[test]
    fn the_faces_of_the_cube_meet() {
        for (face, other) in [((4, 1.0, 0.3), (0, -1.0, 0.3)), ((4, 0.3, -1.0), (2, 0.3, 1.0))] {
            let at = |(face, x, y): (u32, f32, f32)| direction(face, x, y);
            assert!(at(face).distance(at(other)) < 1e-6, "{face:?} {other:?}");
        }
    }
}
