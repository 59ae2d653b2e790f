//! Where boards and pieces are made: textures, materials and meshes, all computed, none loaded.
//!
//! Everything is made once on first use and shared: a handle per shape and per material, so that a
//! hundred stones are one batch. Figures for woods and varnishes follow what worked in trial renders.

pub(crate) mod animals;
pub(crate) mod arms;
mod bodies;
pub(crate) mod chess_men;
pub(crate) mod lathe;
pub(crate) mod letters;
mod materials;
mod noise;
pub(crate) mod quarto_men;
pub(crate) mod shapes;
pub(crate) mod sweep;
mod texture;
pub(crate) mod tokens;

pub(crate) use materials::{Finish, Materials};

use bevy::asset::AssetEventSystems;
use bevy::prelude::*;

pub(crate) use noise::jitter;

pub(super) fn plugin(app: &mut App) {
    // What is made now is drawn now.
    app.init_resource::<Materials>().add_systems(PostUpdate, materials::mix.before(AssetEventSystems));
}
