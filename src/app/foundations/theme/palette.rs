//! Colours of panels, for a dark and a light theme.

use bevy_egui::egui;
use egui::{Color32, Theme};

/// The colours of panels.
pub(crate) struct Palette {
    /// Background of whole screens.
    pub(crate) ground: Color32,
    /// Background of dialogs.
    pub(crate) window: Color32,
    /// Bars over the table, translucent.
    pub(crate) panel: Color32,
    /// A card or a button at rest.
    pub(crate) card: Color32,
    /// A card or a button under the pointer.
    pub(crate) lifted: Color32,
    /// A pressed or active button.
    pub(crate) pressed: Color32,
    /// Thin lines.
    pub(crate) edge: Color32,
    /// Text.
    pub(crate) ink: Color32,
    /// Secondary text, with a contrast of at least 4.5 : 1 on a card.
    pub(crate) quiet: Color32,
    /// Disabled elements.
    pub(crate) faint: Color32,
    /// Accent colour of text and lines.
    pub(crate) accent: Color32,
    /// Accent colour of surfaces.
    pub(crate) fill: Color32,
    /// Text on accent-coloured surfaces.
    pub(crate) on_fill: Color32,
}

/// The dark theme, in the colours of walnut.
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

/// The light theme, in the colours of paper.
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

/// Returns the palette of the current theme.
pub(crate) fn palette(context: &egui::Context) -> &'static Palette {
    match context.theme() {
        Theme::Dark => &DARK,
        Theme::Light => &LIGHT,
    }
}
