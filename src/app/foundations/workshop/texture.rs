//! Procedural textures with their mip levels.

use super::noise::{Layers, Noise};
use bevy::asset::RenderAssetUsages;
use bevy::image::{ImageAddressMode, ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use tabuleiro_choreography::jitter;

/// A wood: its colours (sRGB) and the scale of its figure.
#[derive(Clone, Copy)]
pub(super) struct Wood {
    pub(super) light: Vec3,
    pub(super) dark: Vec3,
    /// Rings across one texture.
    pub(super) rings: f32,
    /// The distortion of the rings, in rings.
    pub(super) warp: f32,
    /// Strength of the fine fibres, 0..1.
    pub(super) fibre: f32,
    /// The number of planks across one texture; 1 for a single board.
    pub(super) planks: u32,
    pub(super) seed: u32,
}

/// Computes a wood texture, with the grain along the vertical axis.
pub(super) fn wood(size: u32, wood: Wood) -> Image {
    let seed = wood.seed;
    let (mut shifts, mut tones, mut pores) = (Noise::new(seed), Noise::new(seed), Noise::new(seed ^ 33));
    let (mut wander, mut streaks) = (Layers::new(seed), Layers::new(seed ^ 21));
    let (mut fibres, mut hairs) = (Layers::new(seed ^ 9), Layers::new(seed ^ 11));
    build(size, |x, y| {
        let plank = (x * wood.planks as f32).floor();
        let shift = if wood.planks > 1 { shifts.at(plank * 7.3, 3.7) * 9.0 } else { 0.0 };
        let tone = if wood.planks > 1 { (tones.at(plank * 3.1, 8.2) - 0.5) * 0.22 } else { 0.0 };
        let (px, py) = (x, y + shift);
        let wander = wander.at(px * 2.2 + shift, py * 0.55) * wood.warp;
        let radius = px * wood.rings + wander;
        let triangle = ((radius.fract() + 1.0).fract() * 2.0 - 1.0).abs();
        let ring = triangle * triangle * (3.0 - 2.0 * triangle);
        let fibre = fibres.at(px * 130.0, py * 3.4) + 0.6 * hairs.at(px * 300.0, py * 6.0);
        let streak = streaks.at(px * 9.0, py * 0.35);
        let pore = pores.at(px * 240.0, py * 7.0);
        let pore = ((pore - 0.8) * 5.0).clamp(0.0, 1.0) * 0.16;
        let mix = (0.5 + (ring - 0.5) * 0.55 + fibre * wood.fibre + streak * 0.6 + tone).clamp(0.0, 1.0);
        let mut colour = wood.dark.lerp(wood.light, mix) * (1.0 - pore);
        if wood.planks > 1 {
            let edge = (x * wood.planks as f32).fract();
            let joint = (edge.min(1.0 - edge) * 260.0 / wood.planks as f32).clamp(0.0, 1.0);
            colour *= 0.45 + 0.55 * joint;
        }
        colour
    })
}

/// Computes a felt texture: fine noise around a mean colour, with variation on a large scale.
pub(super) fn felt(size: u32, middle: Vec3, seed: u32) -> Image {
    let (mut nap, mut fine, mut slow) = (Noise::new(seed), Layers::new(seed ^ 5), Layers::new(seed ^ 7));
    build(size, |x, y| {
        let fine = nap.at(x * 340.0, y * 340.0) - 0.5 + fine.at(x * 120.0, y * 120.0);
        let slow = slow.at(x * 5.0, y * 5.0);
        middle * (1.0 + fine * 0.2 + slow * 0.18)
    })
}

/// Computes a woven cloth: warp and weft cross each other, and threads differ in thickness and tone.
pub(super) fn linen(size: u32, middle: Vec3, seed: u32) -> Image {
    /// Threads across one texture.
    const THREADS: f32 = 64.0;
    let (mut warp, mut weft, mut slow) = (Noise::new(seed), Noise::new(seed ^ 13), Layers::new(seed ^ 7));
    build(size, |x, y| {
        let (across, along) = (x * THREADS, y * THREADS);
        let upper = (across.floor() + along.floor()).rem_euclid(2.0) < 1.0;
        let bulge = |t: f32| (std::f32::consts::PI * t.fract()).sin();
        let (thread, height) = if upper {
            (warp.at(across.floor() * 5.3, y * 9.0), bulge(across) * (0.7 + 0.3 * bulge(along)))
        } else {
            (weft.at(x * 9.0, along.floor() * 5.3), bulge(along) * (0.7 + 0.3 * bulge(across)))
        };
        let slow = slow.at(x * 4.0, y * 4.0);
        middle * (0.87 + 0.13 * height + (thread - 0.5) * 0.12 + slow * 0.06)
    })
}

/// Computes a slab of stone as it was cut: clouds of tone, layers along one direction, and grains. `layers` says how
/// much the layers show, 0 to 1.
pub(super) fn slab(size: u32, middle: Vec3, contrast: f32, layers: f32, seed: u32) -> Image {
    let (mut clouds, mut veins, mut grains) = (Layers::new(seed), Layers::new(seed ^ 3), Noise::new(seed ^ 11));
    let mut fine = Noise::new(seed ^ 17);
    build(size, |x, y| {
        let cloud = clouds.at(x * 5.0, y * 5.0) * 0.5;
        let layer = veins.at(x * 4.0 + cloud, y * 40.0) * layers;
        let (grain, dust) = (grains.at(x * 150.0, y * 150.0) - 0.5, fine.at(x * 420.0, y * 420.0) - 0.5);
        middle * (1.0 + (cloud + layer) * contrast + grain * 0.22 + dust * 0.2)
    })
}

/// Computes leather: a grain of rounded cells with fine creases between them.
pub(super) fn leather(size: u32, middle: Vec3, seed: u32) -> Image {
    /// Cells across one texture.
    const CELLS: f32 = 70.0;
    let (mut bend, mut slow) = (Layers::new(seed), Layers::new(seed ^ 7));
    build(size, |x, y| {
        let at = Vec2::new(x, y) * CELLS + Vec2::new(bend.at(x * 9.0, y * 9.0), bend.at(y * 9.0, x * 9.0)) * 1.6;
        let cell = at.floor();
        // The distances to the nearest two centres of cells.
        let (mut nearest, mut second) = (f32::MAX, f32::MAX);
        for (dx, dy) in [-1.0, 0.0, 1.0].into_iter().flat_map(|dx| [-1.0, 0.0, 1.0].map(|dy| (dx, dy))) {
            let other = cell + Vec2::new(dx, dy);
            let index = (other.x as i32).wrapping_mul(8191).wrapping_add(other.y as i32) as u32;
            let centre = other + Vec2::new(jitter(index, seed), jitter(index, seed ^ 3));
            let distance = centre.distance(at);
            (nearest, second) = if distance < nearest { (distance, nearest) } else { (nearest, second.min(distance)) };
        }
        let crease = ((second - nearest) * 3.5).clamp(0.0, 1.0);
        middle * (0.62 + 0.38 * crease + slow.at(x * 5.0, y * 5.0) * 0.3)
    })
}

/// Computes a texture of polished stone, cloudy with faint veins.
pub(super) fn stone(size: u32, middle: Vec3, contrast: f32, seed: u32) -> Image {
    let (mut clouds, mut veins) = (Layers::new(seed), Layers::new(seed ^ 3));
    build(size, |x, y| {
        let cloud = clouds.at(x * 6.0, y * 6.0) + 0.5 * veins.at(x * 22.0, y * 22.0);
        middle * (1.0 + cloud * contrast)
    })
}

/// Creates a square texture with all mip levels. `colour` is called with coordinates in 0..1 and returns sRGB in 0..1.
fn build(size: u32, mut colour: impl FnMut(f32, f32) -> Vec3) -> Image {
    let mut level: Vec<u8> = Vec::with_capacity((size * size * 4) as usize);
    for y in 0..size {
        for x in 0..size {
            let c = colour((x as f32 + 0.5) / size as f32, (y as f32 + 0.5) / size as f32);
            let byte = |v: f32| (v.clamp(0.0, 1.0) * 255.0 + 0.5) as u8;
            level.extend([byte(c.x), byte(c.y), byte(c.z), 255]);
        }
    }
    let mut data = level.clone();
    let (mut side, mut levels) = (size, 1);
    while side > 1 {
        level = halve(&level, side);
        data.extend_from_slice(&level);
        side /= 2;
        levels += 1;
    }
    let extent = Extent3d { width: size, height: size, depth_or_array_layers: 1 };
    let mut image =
        Image::new_uninit(extent, TextureDimension::D2, TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::RENDER_WORLD);
    image.texture_descriptor.mip_level_count = levels;
    image.data = Some(data);
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        address_mode_u: ImageAddressMode::MirrorRepeat,
        address_mode_v: ImageAddressMode::MirrorRepeat,
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        anisotropy_clamp: 8,
        ..ImageSamplerDescriptor::linear()
    });
    image
}

/// Returns the next mip level of a square image with four bytes per pixel.
fn halve(pixels: &[u8], side: u32) -> Vec<u8> {
    let (side, half) = (side as usize, side as usize / 2);
    let mut out = Vec::with_capacity(half * half * 4);
    for y in 0..half {
        for x in 0..half {
            for channel in 0..4 {
                let at = |dx: usize, dy: usize| u32::from(pixels[((2 * y + dy) * side + 2 * x + dx) * 4 + channel]);
                out.push(((at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1) + 2) / 4) as u8);
            }
        }
    }
    out
}
