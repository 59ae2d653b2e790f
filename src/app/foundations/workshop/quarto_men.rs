//! The sixteen Quarto pieces: tall or low, square or round, hollow or solid; light or dark is the wood.

use super::lathe::{Solid, round, turn};
use super::sweep::{frame, plate};
use bevy::prelude::*;
use tabuleiro_choreography::grown;

const TALL: f32 = 0.86;
const LOW: f32 = 0.46;
const HALF: f32 = 0.25;

/// Creates a piece. Bit 0 set: low; bit 2: round; bit 3: solid. Bit 1, the tone, is set by the material.
pub(crate) fn man(bits: u8) -> Solid {
    let height = if bits & 1 == 0 { TALL } else { LOW };
    let hollow = bits & 8 == 0;
    if bits & 4 == 0 { square(height, hollow) } else { cylinder(height, hollow) }
}

fn cylinder(height: f32, hollow: bool) -> Solid {
    let r = HALF + 0.02;
    let v = Vec2::new;
    let mut profile = vec![v(r + 0.02, 0.0), v(r + 0.02, 0.06), v(r, 0.08)];
    round(&mut profile, v(r, height - 0.04), v(r - 0.04, height), 5, true);
    if hollow {
        profile.extend([v(0.16, height), v(0.15, height - 0.02), v(0.14, height - 0.16), v(0.0, height - 0.17)]);
    } else {
        profile.push(v(0.0, height));
    }
    turn(&profile, 48)
}

fn square(height: f32, hollow: bool) -> Solid {
    let mut solid = Solid::default();
    let outline = [Vec2::new(-HALF, -HALF), Vec2::new(HALF, -HALF), Vec2::new(HALF, HALF), Vec2::new(-HALF, HALF)];
    let v = Vec2::new;
    let mut profile = vec![v(-0.04, height)];
    round(&mut profile, v(-0.04, height), v(0.0, height - 0.04), 4, false);
    profile.extend([v(0.0, 0.08), v(0.02, 0.06), v(0.02, 0.0)]);
    frame(&mut solid, &outline, &profile, 0.35);
    let top = grown(&outline, -0.04);
    if hollow {
        let rim = grown(&outline, -0.09);
        frame(&mut solid, &rim, &[v(0.0, height), v(0.05, height)], 0.35);
        frame(&mut solid, &rim, &[v(-0.02, height - 0.16), v(0.0, height)], 0.35);
        plate(&mut solid, &grown(&rim, -0.02), height - 0.16, 0.35, Vec2::ZERO);
    } else {
        plate(&mut solid, &top, height, 0.35, Vec2::ZERO);
    }
    solid
}
