//! The materials: one for each [`Finish`], shared by all meshes that have it.
//!
//! Textures take time to compute, especially in a browser, and no game needs all of them. A material is therefore
//! created at the end of the frame in which [`Materials::get`] first asks for it, before rendering.

use super::texture::{Wood, felt, leather, linen, slab, stone, wood};
use bevy::prelude::*;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};

/// The finish of a surface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Finish {
    /// A table of dark walnut.
    Table,
    /// A table of pale ash.
    AshTable,
    /// A table of slate.
    SlateTable,
    /// A table with a linen cloth.
    LinenTable,
    /// A table of stone in a garden.
    StoneTable,
    /// Frames, cornices.
    Frame,
    /// Pale wood of go boards.
    Pale,
    /// The lighter wood of inlaid squares.
    Maple,
    /// The darker wood of inlaid squares.
    Walnut,
    /// Red-brown wood of planks.
    Plank,
    /// Dark stained wood.
    Ebony,
    /// Green felt.
    Felt,
    /// Red lacquer of boards.
    RedLacquer,
    /// Tooled leather.
    Leather,
    /// Inlaid lines on pale wood or felt.
    Line,
    /// Lines drawn light on dark wood.
    PaleLine,
    /// White discs and men.
    Ivory,
    /// Black discs and men.
    Lacquer,
    /// Discs with one face of each, coloured by their vertices.
    TwoFaced,
    /// White go stones.
    Shell,
    /// Black go stones.
    Slate,
    /// Light chess and Quarto wood.
    Boxwood,
    /// Dark chess and Quarto wood.
    Rosewood,
    /// Seeds: polished stones in several earth tones (by vertex colour).
    Seed,
    /// The skin of fish, coloured by its vertices.
    Scales,
    /// Basalt.
    Basalt,
    /// Tin plate.
    Tin,
    /// The gilded inside of a tin.
    Gilt,
    /// Brass fittings.
    Brass,
    /// The runner of Rastros.
    Amber,
    /// Home of the first player.
    HomeFirst,
    /// Home of the second player.
    HomeSecond,
    /// A zone with its own rule.
    Zone,
}

/// The side of a wood or felt texture in pixels. It is small in tests, which create many textures and draw none.
const SIZE: u32 = if cfg!(test) { 32 } else { 512 };

/// The materials, by finish.
#[derive(Resource)]
pub(crate) struct Materials {
    handles: HashMap<Finish, Handle<StandardMaterial>>,
    /// The finishes requested but not created yet, one bit each.
    requested: AtomicU64,
    /// The finishes created, one bit each.
    created: u64,
}

fn bit(finish: Finish) -> u64 {
    1 << finish as u32
}

impl Materials {
    /// Returns the material of a finish, which exists when the frame is rendered.
    pub(crate) fn get(&self, finish: Finish) -> Handle<StandardMaterial> {
        if self.created & bit(finish) == 0 {
            self.requested.fetch_or(bit(finish), Ordering::Relaxed);
        }
        self.handles.get(&finish).cloned().unwrap_or_default()
    }
}

impl FromWorld for Materials {
    fn from_world(world: &mut World) -> Self {
        let materials = world.resource::<Assets<StandardMaterial>>();
        let handles = PALETTE.map(|(finish, ..)| (finish, materials.reserve_handle())).into();
        Materials { handles, requested: AtomicU64::new(0), created: 0 }
    }
}

/// Creates the materials requested since the last run.
pub(super) fn create_requested(
    mut known: ResMut<Materials>,
    mut images: ResMut<Assets<Image>>,
    mut materials: ResMut<Assets<StandardMaterial>>,
) -> Result {
    let known = known.bypass_change_detection();
    let requested = std::mem::take(known.requested.get_mut());
    if requested == 0 {
        return Ok(());
    }
    for (finish, tint, roughness, reflectance) in PALETTE {
        if requested & bit(finish) == 0 {
            continue;
        }
        let material = StandardMaterial {
            base_color: Color::srgb(tint[0], tint[1], tint[2]),
            base_color_texture: texture(finish).map(|image| images.add(image)),
            perceptual_roughness: roughness,
            reflectance,
            metallic: metal(finish),
            ..default()
        };
        materials.insert(&known.handles[&finish], material)?;
    }
    known.created |= requested;
    Ok(())
}

fn metal(finish: Finish) -> f32 {
    match finish {
        Finish::Brass => 0.9,
        Finish::Tin | Finish::Gilt => 0.55,
        Finish::Scales => 0.25,
        _ => 0.0,
    }
}

/// Finish, tint over the texture (sRGB), roughness, reflectance.
const PALETTE: [(Finish, [f32; 3], f32, f32); 33] = [
    (Finish::Table, [0.62, 0.60, 0.58], 0.55, 0.35),
    (Finish::AshTable, [0.86, 0.84, 0.80], 0.55, 0.32),
    (Finish::SlateTable, [0.40, 0.42, 0.45], 0.6, 0.3),
    (Finish::LinenTable, [0.88, 0.86, 0.80], 0.95, 0.08),
    (Finish::StoneTable, [0.62, 0.60, 0.54], 0.85, 0.2),
    (Finish::Frame, [1.0, 1.0, 1.0], 0.38, 0.45),
    (Finish::Pale, [1.0, 1.0, 1.0], 0.5, 0.35),
    (Finish::Maple, [1.0, 1.0, 1.0], 0.42, 0.4),
    (Finish::Walnut, [1.0, 1.0, 1.0], 0.42, 0.4),
    (Finish::Plank, [1.0, 1.0, 1.0], 0.45, 0.4),
    (Finish::Ebony, [0.82, 0.8, 0.8], 0.42, 0.42),
    (Finish::Felt, [1.0, 1.0, 1.0], 0.95, 0.1),
    (Finish::RedLacquer, [1.0, 1.0, 1.0], 0.3, 0.5),
    (Finish::Leather, [1.0, 1.0, 1.0], 0.6, 0.35),
    (Finish::Line, [0.085, 0.07, 0.055], 0.7, 0.2),
    (Finish::PaleLine, [0.80, 0.70, 0.52], 0.5, 0.35),
    (Finish::Ivory, [0.90, 0.85, 0.74], 0.32, 0.45),
    (Finish::Lacquer, [0.045, 0.043, 0.048], 0.28, 0.5),
    (Finish::TwoFaced, [1.0, 1.0, 1.0], 0.30, 0.48),
    (Finish::Shell, [0.94, 0.93, 0.89], 0.22, 0.5),
    (Finish::Slate, [0.075, 0.08, 0.09], 0.42, 0.4),
    (Finish::Boxwood, [1.0, 1.0, 1.0], 0.36, 0.45),
    (Finish::Rosewood, [1.0, 1.0, 1.0], 0.34, 0.45),
    (Finish::Seed, [1.0, 1.0, 1.0], 0.25, 0.5),
    (Finish::Scales, [1.0, 1.0, 1.0], 0.24, 0.6),
    (Finish::Basalt, [0.30, 0.30, 0.31], 0.62, 0.3),
    (Finish::Gilt, [0.80, 0.60, 0.26], 0.34, 0.5),
    (Finish::Tin, [0.66, 0.68, 0.68], 0.36, 0.5),
    (Finish::Brass, [0.86, 0.68, 0.36], 0.34, 0.5),
    (Finish::Amber, [0.95, 0.62, 0.20], 0.2, 0.5),
    (Finish::HomeFirst, [0.16, 0.31, 0.45], 0.5, 0.35),
    (Finish::HomeSecond, [0.56, 0.19, 0.11], 0.5, 0.35),
    (Finish::Zone, [0.62, 0.52, 0.36], 0.6, 0.3),
];

/// Returns the texture of a finish; `None` if it has a single colour.
fn texture(finish: Finish) -> Option<Image> {
    let rgb = |r: f32, g: f32, b: f32| Vec3::new(r, g, b);
    let wood = |light, dark, rings, warp, fibre, planks, seed| {
        wood(SIZE, Wood { light, dark, rings, warp, fibre, planks, seed })
    };
    Some(match finish {
        Finish::Table => wood(rgb(0.40, 0.25, 0.165), rgb(0.235, 0.135, 0.085), 7.0, 5.0, 0.5, 4, 11),
        Finish::AshTable => wood(rgb(0.66, 0.54, 0.40), rgb(0.50, 0.38, 0.26), 8.0, 6.0, 0.5, 3, 17),
        Finish::SlateTable => slab(SIZE, rgb(0.62, 0.64, 0.68), 0.5, 0.8, 19),
        Finish::LinenTable => linen(SIZE, rgb(0.66, 0.62, 0.53), 29),
        Finish::StoneTable => slab(SIZE, rgb(0.62, 0.60, 0.55), 0.16, 0.1, 37),
        Finish::Frame => wood(rgb(0.60, 0.36, 0.20), rgb(0.37, 0.195, 0.10), 6.0, 3.5, 0.45, 1, 23),
        Finish::Pale => wood(rgb(0.86, 0.68, 0.42), rgb(0.74, 0.54, 0.29), 9.0, 2.5, 0.4, 1, 31),
        Finish::Maple => wood(rgb(0.80, 0.62, 0.40), rgb(0.67, 0.48, 0.28), 5.0, 3.0, 0.45, 1, 41),
        Finish::Walnut => wood(rgb(0.40, 0.23, 0.13), rgb(0.24, 0.13, 0.075), 5.0, 3.0, 0.5, 1, 53),
        Finish::Plank => wood(rgb(0.58, 0.32, 0.17), rgb(0.36, 0.18, 0.09), 6.0, 5.0, 0.45, 1, 61),
        Finish::Ebony => wood(rgb(0.26, 0.19, 0.15), rgb(0.14, 0.10, 0.08), 6.0, 4.0, 0.5, 1, 71),
        Finish::Boxwood => wood(rgb(0.86, 0.68, 0.40), rgb(0.70, 0.50, 0.26), 4.0, 2.0, 0.35, 1, 83),
        Finish::Rosewood => wood(rgb(0.33, 0.155, 0.10), rgb(0.16, 0.07, 0.05), 6.0, 3.0, 0.5, 1, 97),
        Finish::Felt => felt(SIZE, rgb(0.055, 0.275, 0.15), 5),
        Finish::RedLacquer => stone(256, rgb(0.42, 0.055, 0.035), 0.22, 47),
        Finish::Leather => leather(SIZE, rgb(0.20, 0.105, 0.06), 59),
        Finish::Shell => stone(128, rgb(1.0, 1.0, 1.0), 0.07, 3),
        Finish::Basalt => stone(256, rgb(0.75, 0.75, 0.78), 0.35, 9),
        Finish::Slate => stone(128, rgb(0.9, 0.9, 0.9), 0.25, 4),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_requested_materials_are_created() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, AssetPlugin::default()))
            .init_asset::<Image>()
            .init_asset::<StandardMaterial>()
            .add_plugins(crate::app::foundations::workshop::plugin);
        let made = |app: &App| app.world().resource::<Assets<StandardMaterial>>().iter().count();
        app.update();
        assert_eq!(made(&app), 0);
        let felt = app.world().resource::<Materials>().get(Finish::Felt);
        app.update();
        assert_eq!(made(&app), 1);
        let material = app.world().resource::<Assets<StandardMaterial>>().get(&felt).unwrap();
        assert!(material.base_color_texture.is_some());
        let again = app.world().resource::<Materials>().get(Finish::Felt);
        app.update();
        assert_eq!((made(&app), again), (1, felt));
    }
}
