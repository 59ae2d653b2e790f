//! The colours of panels, by lamplight and by day.

use bevy_egui::egui;
use egui::{Color32, Theme};

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
    /// DrawCounter text; still 4.5 : 1 on a card.
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
pub(crate) static DARK: Palette = Palette {
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
pub(crate) static LIGHT: Palette = Palette {
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
