//! Meshes and materials of marks, created once.

use super::forms::{FORMS, shape};
use bevy::prelude::*;

#[derive(Resource)]
pub(super) struct MarkKit {
    pub(super) meshes: Vec<Handle<Mesh>>,
    /// The material of all marks; colours are vertex colours.
    pub(super) paint: Handle<StandardMaterial>,
    pub(super) ghost: [Handle<StandardMaterial>; 2],
}

impl FromWorld for MarkKit {
    fn from_world(world: &mut World) -> Self {
        let mut meshes = world.resource_mut::<Assets<Mesh>>();
        let meshes = FORMS.iter().map(|&form| meshes.add(shape(form).mesh())).collect();
        let mut materials = world.resource_mut::<Assets<StandardMaterial>>();
        let paint = |r: f32, g: f32, b: f32, a: f32, unlit: bool| StandardMaterial {
            base_color: Color::srgba(r, g, b, a),
            unlit,
            alpha_mode: AlphaMode::Blend,
            cull_mode: None,
            ..default()
        };
        let ghost = [paint(0.95, 0.91, 0.82, 0.6, false), paint(0.07, 0.07, 0.08, 0.62, false)];
        MarkKit {
            meshes,
            paint: materials.add(paint(1.0, 1.0, 1.0, 0.92, true)),
            ghost: ghost.map(|m| materials.add(m)),
        }
    }
}
