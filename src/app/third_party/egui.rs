//! egui: the typeface and the manners of every panel. Panels are drawn in one pass; [`Panels`] orders them.

use crate::app::settings::Settings;
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiInput, EguiInputSet, EguiPlugin, EguiPreUpdateSet, EguiPrimaryContextPass, egui};
use egui::{Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Margin, Stroke, TextStyle};

/// Panels in the order they are drawn.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Panels {
    /// Typeface, sizes; zones are emptied.
    Prepare,
    /// Bars round the board.
    Hud,
    /// Whole screens and dialogs.
    Screens,
    /// Zones and margins are handed over.
    Report,
}

/// Dark, warm, half seen through.
pub(crate) const PANEL: Color32 = Color32::from_rgba_premultiplied(26, 19, 14, 232);
/// Solid ground of whole screens.
pub(crate) const GROUND: Color32 = Color32::from_rgb(30, 22, 17);
/// A card or a button at rest.
pub(crate) const CARD: Color32 = Color32::from_rgb(51, 38, 29);
/// Text.
pub(crate) const CREAM: Color32 = Color32::from_rgb(243, 231, 210);
/// Quiet text; still 4.5 : 1 on [`CARD`].
pub(crate) const SAND: Color32 = Color32::from_rgb(205, 186, 158);
/// What is chosen, what is asked.
pub(crate) const AMBER: Color32 = Color32::from_rgb(240, 180, 92);

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin::default())
        .configure_sets(EguiPrimaryContextPass, (Panels::Prepare, Panels::Hud, Panels::Screens, Panels::Report).chain())
        .configure_sets(EguiPrimaryContextPass, (Panels::Hud, Panels::Screens).run_if(dressed))
        .init_resource::<Wardrobe>()
        .add_systems(PreUpdate, hush.after(EguiInputSet::WriteEguiEvents).before(EguiPreUpdateSet::BeginPass))
        .add_systems(EguiPrimaryContextPass, dress.in_set(Panels::Prepare));
}

/// The plugin reports the modifier keys in every frame, and egui asks for another frame after every event: together they
/// never sleep. Only a change is worth reporting.
fn hush(mut inputs: Query<&mut EguiInput>, mut last: Local<egui::Modifiers>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(now) => {
                let changed = *now != *last;
                *last = *now;
                changed
            }
            _ => true,
        });
    }
}

/// Passes since the typeface was handed over; it is there from the next pass on.
#[derive(Resource, Default)]
struct Wardrobe(u8);

fn dressed(wardrobe: Res<Wardrobe>) -> bool {
    wardrobe.0 > 1
}

fn dress(mut contexts: EguiContexts, settings: Res<Settings>, mut wardrobe: ResMut<Wardrobe>) -> Result {
    let context = contexts.ctx_mut()?;
    if wardrobe.0 == 0 {
        context.set_fonts(fonts());
        context.all_styles_mut(style);
    }
    if wardrobe.0 < 2 {
        wardrobe.0 += 1;
    }
    // A wall-sized window is looked at from farther away: texts and buttons grow with it.
    let window = context.content_rect().size() * context.zoom_factor();
    let room = (window.x / 1500.0).min(window.y / 950.0).clamp(1.0, 2.25);
    let zoom = settings.text_size.clamp(0.75, 2.0) * room;
    if (context.zoom_factor() - zoom).abs() > 1e-3 {
        context.set_zoom_factor(zoom);
    }
    Ok(())
}

fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let faces: [(&str, &'static [u8]); 2] = [
        ("regular", include_bytes!("../../../assets/fonts/AlegreyaSans-Regular.ttf")),
        ("bold", include_bytes!("../../../assets/fonts/AlegreyaSans-Bold.ttf")),
    ];
    for (name, bytes) in faces {
        fonts.font_data.insert(name.into(), FontData::from_static(bytes).into());
    }
    fonts.families.insert(FontFamily::Proportional, vec!["regular".into()]);
    fonts.families.insert(FontFamily::Monospace, vec!["regular".into()]);
    fonts.families.insert(FontFamily::Name("bold".into()), vec!["bold".into()]);
    fonts
}

/// The bold face.
pub(crate) fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("bold".into()))
}

/// The regular face.
pub(crate) fn regular(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

fn style(style: &mut egui::Style) {
    style.text_styles = [
        (TextStyle::Heading, bold(28.0)),
        (TextStyle::Body, regular(18.0)),
        (TextStyle::Button, regular(18.0)),
        (TextStyle::Small, regular(15.0)),
        (TextStyle::Monospace, regular(17.0)),
    ]
    .into();
    style.spacing.item_spacing = egui::vec2(8.0, 8.0);
    style.spacing.button_padding = egui::vec2(14.0, 9.0);
    style.spacing.interact_size.y = 40.0;
    style.interaction.selectable_labels = false;
    let visuals = &mut style.visuals;
    *visuals = egui::Visuals::dark();
    visuals.override_text_color = Some(CREAM);
    visuals.panel_fill = GROUND;
    visuals.window_fill = Color32::from_rgb(36, 27, 21);
    visuals.window_stroke = Stroke::new(1.0, Color32::from_rgb(84, 64, 48));
    visuals.window_corner_radius = CornerRadius::same(14);
    visuals.extreme_bg_color = Color32::from_rgb(20, 14, 11);
    visuals.selection.bg_fill = Color32::from_rgb(140, 92, 38);
    visuals.selection.stroke = Stroke::new(1.5, CREAM);
    let rounded = CornerRadius::same(10);
    let widgets = &mut visuals.widgets;
    for (state, fill) in [
        (&mut widgets.noninteractive, CARD),
        (&mut widgets.inactive, CARD),
        (&mut widgets.hovered, Color32::from_rgb(74, 55, 40)),
        (&mut widgets.active, Color32::from_rgb(110, 76, 40)),
        (&mut widgets.open, Color32::from_rgb(74, 55, 40)),
    ] {
        state.bg_fill = fill;
        state.weak_bg_fill = fill;
        state.corner_radius = rounded;
        state.fg_stroke = Stroke::new(1.5, CREAM);
        state.bg_stroke = Stroke::NONE;
    }
    widgets.hovered.bg_stroke = Stroke::new(1.0, AMBER);
    widgets.noninteractive.bg_stroke = Stroke::new(1.0, Color32::from_rgb(70, 54, 42));
}

/// The frame of a bar or a floating panel.
pub(crate) fn panel_frame() -> egui::Frame {
    egui::Frame::new().fill(PANEL).corner_radius(CornerRadius::same(14)).inner_margin(Margin::symmetric(12, 8))
}
