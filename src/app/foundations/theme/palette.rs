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

/// The dark theme with high contrast: at least 7 : 1 for every text, and lines round all controls.
static DARK_CONTRAST: Palette = Palette {
    ground: Color32::BLACK,
    window: Color32::BLACK,
    panel: Color32::BLACK,
    card: Color32::BLACK,
    lifted: Color32::from_rgb(50, 50, 50),
    pressed: Color32::from_rgb(84, 58, 0),
    edge: Color32::WHITE,
    ink: Color32::WHITE,
    quiet: Color32::from_rgb(230, 230, 230),
    faint: Color32::from_rgb(150, 150, 150),
    accent: Color32::from_rgb(255, 211, 77),
    fill: Color32::from_rgb(255, 211, 77),
    on_fill: Color32::BLACK,
};

/// The light theme with high contrast.
static LIGHT_CONTRAST: Palette = Palette {
    ground: Color32::WHITE,
    window: Color32::WHITE,
    panel: Color32::WHITE,
    card: Color32::WHITE,
    lifted: Color32::from_rgb(225, 225, 225),
    pressed: Color32::from_rgb(255, 222, 140),
    edge: Color32::BLACK,
    ink: Color32::BLACK,
    quiet: Color32::from_rgb(40, 40, 40),
    faint: Color32::from_rgb(110, 110, 110),
    accent: Color32::from_rgb(88, 44, 0),
    fill: Color32::from_rgb(255, 196, 77),
    on_fill: Color32::BLACK,
};

/// Where the context keeps whether contrast is high.
fn contrast_id() -> egui::Id {
    egui::Id::new("contrast")
}

/// Whether contrast is high.
pub(crate) fn is_contrast(context: &egui::Context) -> bool {
    context.data(|data| data.get_temp(contrast_id()).unwrap_or_default())
}

/// Sets whether contrast is high.
pub(crate) fn set_contrast(context: &egui::Context, is_high: bool) {
    context.data_mut(|data| data.insert_temp(contrast_id(), is_high));
}

/// Returns the palette of a theme.
pub(crate) fn palette_of(theme: Theme, is_contrast: bool) -> &'static Palette {
    match (theme, is_contrast) {
        (Theme::Dark, false) => &DARK,
        (Theme::Light, false) => &LIGHT,
        (Theme::Dark, true) => &DARK_CONTRAST,
        (Theme::Light, true) => &LIGHT_CONTRAST,
    }
}

/// Returns the palette of the current theme.
pub(crate) fn palette(context: &egui::Context) -> &'static Palette {
    palette_of(context.theme(), is_contrast(context))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the relative luminance of an opaque colour (WCAG 2.2).
    fn luminance(colour: Color32) -> f32 {
        let linear = egui::Rgba::from(colour);
        0.2126 * linear.r() + 0.7152 * linear.g() + 0.0722 * linear.b()
    }

    fn contrast(one: Color32, other: Color32) -> f32 {
        let (one, other) = (luminance(one), luminance(other));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }

    #[test]
    fn texts_and_lines_of_high_contrast_stand_out() {
        for theme in [Theme::Dark, Theme::Light] {
            let colours = palette_of(theme, true);
            for ground in [colours.ground, colours.window, colours.panel, colours.card, colours.lifted, colours.pressed]
            {
                for text in [colours.ink, colours.quiet, colours.accent] {
                    // A secondary or accent-coloured text does not stand on what is pressed.
                    let least = if ground == colours.pressed && text != colours.ink { 4.5 } else { 7.0 };
                    assert!(contrast(text, ground) >= least, "{theme:?}: {text:?} on {ground:?}");
                }
                assert!(contrast(colours.edge, ground) >= 7.0, "{theme:?}: lines on {ground:?}");
            }
            assert!(contrast(colours.on_fill, colours.fill) >= 7.0);
        }
    }

    #[test]
    fn texts_of_the_ordinary_themes_can_be_read() {
        for theme in [Theme::Dark, Theme::Light] {
            let colours = palette_of(theme, false);
            for ground in [colours.ground, colours.window, colours.card] {
                assert!(contrast(colours.ink, ground) >= 7.0 && contrast(colours.quiet, ground) >= 4.5);
                assert!(contrast(colours.accent, ground) >= 4.5, "{theme:?}: {}", contrast(colours.accent, ground));
            }
        }
    }
}
