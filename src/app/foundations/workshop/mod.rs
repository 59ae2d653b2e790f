//! Procedural meshes, textures and materials of boards and pieces; none are loaded from files.
//!
//! Each mesh and each material is created once on first use and shared by handle, so that a hundred stones are one
//! batch. The parameters of woods and varnishes were chosen by rendering them.
//!
//! Pieces have their origin at the centre of their site, y upwards and lengths in board units (the distance of
//! neighbouring sites). Light and dark pieces differ in shape as well as in colour.

pub(crate) mod animals;
pub(crate) mod arms;
mod bodies;
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

pub(crate) fn plugin(app: &mut App) {
    // Before the asset events, so that materials requested in this frame are rendered in this frame.
    app.init_resource::<Materials>().add_systems(PostUpdate, materials::create_requested.before(AssetEventSystems));
}
