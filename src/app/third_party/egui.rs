//! egui: the typeface and the manners of every panel. Panels are drawn in one pass; [`Panels`] orders them.

use crate::app::settings::{Settings, Surroundings};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiInput, EguiInputSet, EguiPlugin, EguiPreUpdateSet, EguiPrimaryContextPass, egui};
use egui::{Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Margin, Stroke, TextStyle, Theme};

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

/// The colours of panels.
pub(crate) struct Palette {
    /// Ground of whole screens.
    pub(crate) ground: Color32,
    /// Ground of dialogs.
    pub(crate) window: Color32,
    /// Bars over the table, half seen through.
    pub(crate) panel: Color32,
    /// A card or a button at rest.
    pub(crate) card: Color32,
    /// The same under the pointer.
    pub(crate) lifted: Color32,
    /// The same pressed, or switched on.
    pub(crate) pressed: Color32,
    /// Thin lines.
    pub(crate) edge: Color32,
    /// Text.
    pub(crate) ink: Color32,
    /// Quiet text; still 4.5 : 1 on a card.
    pub(crate) quiet: Color32,
    /// What cannot be chosen now.
    pub(crate) faint: Color32,
    /// What is chosen, what is asked: text and lines.
    pub(crate) accent: Color32,
    /// The same as a surface.
    pub(crate) fill: Color32,
    /// Text on that surface.
    pub(crate) on_fill: Color32,
}

/// Walnut by lamplight.
static DARK: Palette = Palette {
    ground: Color32::from_rgb(30, 22, 17),
    window: Color32::from_rgb(36, 27, 21),
    panel: Color32::from_rgba_premultiplied(26, 19, 14, 232),
    card: Color32::from_rgb(51, 38, 29),
    lifted: Color32::from_rgb(74, 55, 40),
    pressed: Color32::from_rgb(122, 82, 38),
    edge: Color32::from_rgb(84, 64, 48),
    ink: Color32::from_rgb(243, 231, 210),
    quiet: Color32::from_rgb(205, 186, 158),
    faint: Color32::from_rgb(112, 96, 80),
    accent: Color32::from_rgb(240, 180, 92),
    fill: Color32::from_rgb(240, 180, 92),
    on_fill: Color32::from_rgb(28, 18, 10),
};

/// Paper by day.
static LIGHT: Palette = Palette {
    ground: Color32::from_rgb(239, 228, 208),
    window: Color32::from_rgb(247, 239, 224),
    panel: Color32::from_rgba_premultiplied(221, 211, 193, 236),
    card: Color32::from_rgb(251, 245, 233),
    lifted: Color32::from_rgb(255, 252, 245),
    pressed: Color32::from_rgb(240, 205, 148),
    edge: Color32::from_rgb(201, 180, 150),
    ink: Color32::from_rgb(46, 32, 22),
    quiet: Color32::from_rgb(98, 76, 57),
    faint: Color32::from_rgb(168, 149, 126),
    accent: Color32::from_rgb(140, 78, 12),
    fill: Color32::from_rgb(236, 170, 76),
    on_fill: Color32::from_rgb(28, 18, 10),
};

/// The colours in force.
pub(crate) fn palette(context: &egui::Context) -> &'static Palette {
    match context.theme() {
        Theme::Dark => &DARK,
        Theme::Light => &LIGHT,
    }
}

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

fn dress(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    surroundings: Res<Surroundings>,
    mut wardrobe: ResMut<Wardrobe>,
) -> Result {
    let context = contexts.ctx_mut()?;
    if wardrobe.0 == 0 {
        context.set_fonts(fonts());
        // Slow hands click too, and so do fingers on slow machines.
        context.options_mut(|o| o.input_options.max_click_duration = 10.0);
        context.style_mut_of(Theme::Dark, |s| style(s, egui::Visuals::dark(), &DARK));
        context.style_mut_of(Theme::Light, |s| style(s, egui::Visuals::light(), &LIGHT));
    }
    let theme = if settings.is_light(&surroundings) { Theme::Light } else { Theme::Dark };
    if context.theme() != theme {
        context.set_theme(theme);
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

fn style(style: &mut egui::Style, visuals: egui::Visuals, palette: &Palette) {
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
    // A finger's width.
    style.spacing.interact_size.y = 44.0;
    style.interaction.selectable_labels = false;
    style.visuals = visuals;
    let visuals = &mut style.visuals;
    // A blinking cursor would keep the table awake for nothing.
    visuals.text_cursor.blink = false;
    visuals.override_text_color = Some(palette.ink);
    visuals.panel_fill = palette.ground;
    visuals.window_fill = palette.window;
    visuals.window_stroke = Stroke::new(1.0, palette.edge);
    visuals.window_corner_radius = CornerRadius::same(14);
    visuals.extreme_bg_color = palette.ground;
    visuals.selection.bg_fill = palette.pressed;
    visuals.selection.stroke = Stroke::new(1.5, palette.ink);
    let rounded = CornerRadius::same(10);
    let widgets = &mut visuals.widgets;
    for (state, fill) in [
        (&mut widgets.noninteractive, palette.card),
        (&mut widgets.inactive, palette.card),
        (&mut widgets.hovered, palette.lifted),
        (&mut widgets.active, palette.pressed),
        (&mut widgets.open, palette.lifted),
    ] {
        state.bg_fill = fill;
        state.weak_bg_fill = fill;
        state.corner_radius = rounded;
        state.fg_stroke = Stroke::new(1.5, palette.ink);
        state.bg_stroke = Stroke::NONE;
    }
    widgets.hovered.bg_stroke = Stroke::new(1.0, palette.accent);
    widgets.noninteractive.bg_stroke = Stroke::new(1.0, palette.edge);
}

/// A list that is longer than its place. Dragging scrolls it, with the mouse too: egui by itself learns of fingers from the
/// first touch, and would ignore the first drag.
pub(crate) fn scroll() -> egui::ScrollArea {
    egui::ScrollArea::vertical().scroll_source(egui::scroll_area::ScrollSource::ALL)
}

/// The frame of a bar or a floating panel.
pub(crate) fn panel_frame(context: &egui::Context) -> egui::Frame {
    egui::Frame::new()
        .fill(palette(context).panel)
        .corner_radius(CornerRadius::same(14))
        .inner_margin(Margin::symmetric(12, 8))
}
