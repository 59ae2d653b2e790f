//! Tone mapping: a lookup table with the default contrast of `AgX`.
//!
//! Bevy contains tables for three tone mappers, two thirds of a megabyte, of which only this curve is used here. The
//! curve is the same for the three channels: 32 values for light between −10 and +6.5 stops around middle grey.

use bevy::asset::RenderAssetUsages;
use bevy::core_pipeline::tonemapping::TonemappingLuts;
use bevy::image::{ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

/// Displayed light (linear, 0 to 1) for received light, in equal steps of stops.
const CURVE: [f32; 32] = [
    0.0, 0.0, 0.0, 0.0, 0.0001, 0.0001, 0.0002, 0.0005, 0.0009, 0.0017, 0.0032, 0.0057, 0.0110, 0.0191, 0.0322, 0.0522,
    0.0847, 0.1234, 0.1715, 0.2288, 0.2949, 0.3799, 0.4631, 0.5503, 0.6362, 0.7271, 0.7979, 0.8569, 0.9053, 0.9482,
    0.9771, 1.0,
];

/// Replaces Bevy's tables with this one.
pub(crate) fn use_one_curve(app: &mut App) {
    let Some(mut images) = app.world_mut().get_resource_mut::<Assets<Image>>() else { return };
    let agx = images.add(table());
    app.insert_resource(TonemappingLuts { blender_filmic: agx.clone(), tony_mc_mapface: agx.clone(), agx });
}

/// Converts a number in 0..1 to half precision.
pub(super) fn half(value: f32) -> u16 {
    let bits = value.to_bits();
    let exponent = (bits >> 23) as i32 - 127 + 15;
    if exponent <= 0 {
        // Below the smallest normal half: a multiple of 2⁻²⁴.
        return (value * 16_777_216.0).round() as u16;
    }
    ((exponent as u32) << 10 | (bits & 0x007f_ffff) >> 13) as u16
}

fn table() -> Image {
    let side = CURVE.len() as u32;
    let mut data = Vec::with_capacity((side * side * side * 8) as usize);
    for blue in CURVE {
        for green in CURVE {
            for red in CURVE {
                for channel in [red, green, blue, 1.0] {
                    data.extend(half(channel).to_le_bytes());
                }
            }
        }
    }
    let extent = Extent3d { width: side, height: side, depth_or_array_layers: side };
    let format = TextureFormat::Rgba16Float;
    let mut image = Image::new(extent, TextureDimension::D3, data, format, RenderAssetUsages::RENDER_WORLD);
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        mag_filter: ImageFilterMode::Linear,
        min_filter: ImageFilterMode::Linear,
        mipmap_filter: ImageFilterMode::Linear,
        ..default()
    });
    image
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_precision_conversion_matches_known_values() {
        for (value, bits) in [(0.0, 0), (1.0, 0x3c00), (0.5, 0x3800), (0.25, 0x3400), (0.75, 0x3a00)] {
            assert_eq!(half(value), bits, "{value}");
        }
        // 0.0001 is 1.6384 × 2⁻¹⁴, the smallest exponent of a normal half.
        assert_eq!(half(0.0001) >> 10, 1);
    }
}
