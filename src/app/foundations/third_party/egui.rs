//! egui: behaviour and style of all panels. They are drawn in one pass, in the order of [`Panels`].

use super::taps::{FilteredInput, TREMBLE};
use crate::app::foundations::controls::Replacing;
use crate::app::foundations::navigation::PanelFocus;
use crate::app::foundations::settings::{Settings, SystemPreferences};
use crate::app::foundations::theme::{self, Palette, bold, fonts, palette_of, regular};
use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;
use bevy_egui::{
    EguiContexts, EguiInput, EguiInputSet, EguiPlugin, EguiPostUpdateSet, EguiPreUpdateSet, EguiPrimaryContextPass,
    egui,
};
use egui::{CornerRadius, Stroke, TextStyle, Theme};

/// Panels in the order they are drawn.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Panels {
    /// Sets fonts and sizes, clears the zones.
    Prepare,
    /// Bars round the board.
    Hud,
    /// Whole screens and dialogs.
    Screens,
    /// Passes zones and margins on.
    Report,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_plugins((EguiPlugin::default(), super::taps::plugin))
        .configure_sets(EguiPrimaryContextPass, (Panels::Prepare, Panels::Hud, Panels::Screens, Panels::Report).chain())
        .configure_sets(EguiPrimaryContextPass, (Panels::Hud, Panels::Screens).run_if(fonts_ready))
        .init_resource::<FontsReady>()
        .add_systems(
            PreUpdate,
            (drop_repeated_modifiers, drop_awaited_keys)
                .in_set(FilteredInput)
                .after(EguiInputSet::WriteEguiEvents)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(PostUpdate, report_focus.after(EguiPostUpdateSet::ProcessOutput))
        // Characters shown for the first time are added to egui's font texture: the renderer must learn of it in the
        // same frame, or they are missing until the next.
        .configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems))
        .add_systems(EguiPrimaryContextPass, prepare.in_set(Panels::Prepare));
}

/// `bevy_egui` reports the modifier keys in every frame, and egui requests another frame after every event, so that
/// frames would be drawn continuously. Reports only changes.
fn drop_repeated_modifiers(mut inputs: Query<&mut EguiInput>, mut last: Local<egui::Modifiers>) {
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

/// The key chosen as a new binding must not press a button.
fn drop_awaited_keys(mut inputs: Query<&mut EguiInput>, replacing: Res<Replacing>) {
    if replacing.0.is_none() {
        return;
    }
    for mut input in &mut inputs {
        input.events.retain(|event| !matches!(event, egui::Event::Key { .. } | egui::Event::Text(_)));
    }
}

/// Reports whether egui has the keyboard focus.
fn report_focus(wants: Res<EguiWantsInput>, mut focus: ResMut<PanelFocus>) {
    focus.set_if_neq(PanelFocus(wants.wants_any_keyboard_input()));
}

/// Passes since the fonts were set; they are available from the next pass on.
#[derive(Resource, Default)]
struct FontsReady(u8);

fn fonts_ready(passes: Res<FontsReady>) -> bool {
    passes.0 > 1
}

fn prepare(
    mut contexts: EguiContexts,
    settings: Res<Settings>,
    system: Res<SystemPreferences>,
    mut passes: ResMut<FontsReady>,
) -> Result {
    let context = contexts.ctx_mut()?;
    if passes.0 == 0 {
        context.set_fonts(fonts());
        // A slow press is still a click, and so is one of a finger that trembles.
        context.options_mut(|o| {
            o.input_options.max_click_duration = f64::INFINITY;
            o.input_options.max_click_dist = TREMBLE;
        });
        // Taps find their control by its name (`taps`).
        context.enable_accesskit();
    }
    let is_contrast = settings.is_contrast(&system);
    if passes.0 == 0 || theme::is_contrast(context) != is_contrast {
        theme::set_contrast(context, is_contrast);
        for (theme, visuals) in [(Theme::Dark, egui::Visuals::dark()), (Theme::Light, egui::Visuals::light())] {
            context.style_mut_of(theme, |s| style(s, visuals, palette_of(theme, is_contrast), is_contrast));
        }
    }
    let theme = if settings.is_light(&system) { Theme::Light } else { Theme::Dark };
    if context.theme() != theme {
        context.set_theme(theme);
    }
    if passes.0 < 2 {
        passes.0 += 1;
    }
    // A very large window is seen from farther away: texts and buttons grow with it.
    let window = context.content_rect().size() * context.zoom_factor();
    let room = (window.x / 1500.0).min(window.y / 950.0).clamp(1.0, 2.25);
    let zoom = settings.text_size.clamp(0.75, 2.0) * room;
    if (context.zoom_factor() - zoom).abs() > 1e-3 {
        context.set_zoom_factor(zoom);
    }
    Ok(())
}

fn style(style: &mut egui::Style, visuals: egui::Visuals, palette: &Palette, is_contrast: bool) {
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
    // Large enough for a finger.
    style.spacing.interact_size.y = 44.0;
    style.interaction.selectable_labels = false;
    style.visuals = visuals;
    let visuals = &mut style.visuals;
    // A blinking cursor would cause frames at rest.
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
        // With high contrast a button is known by the line round it.
        state.bg_stroke = if is_contrast { Stroke::new(2.0, palette.edge) } else { Stroke::NONE };
    }
    widgets.hovered.bg_stroke = Stroke::new(if is_contrast { 3.0 } else { 1.0 }, palette.accent);
    widgets.noninteractive.bg_stroke = Stroke::new(1.0, palette.edge);
}
