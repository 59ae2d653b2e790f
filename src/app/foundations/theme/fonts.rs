//! The typeface in two weights, and font ids.

use bevy_egui::egui;
use egui::{FontData, FontDefinitions, FontFamily, FontId};

/// Returns the two faces as egui's font definitions.
pub(crate) fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let faces: [(&str, &'static [u8]); 2] = [
        ("regular", include_bytes!("../../../../assets/fonts/AlegreyaSans-Regular.ttf")),
        ("bold", include_bytes!("../../../../assets/fonts/AlegreyaSans-Bold.ttf")),
    ];
    for (name, bytes) in faces {
        fonts.font_data.insert(name.into(), FontData::from_static(bytes).into());
    }
    fonts.families.insert(FontFamily::Proportional, vec!["regular".into()]);
    fonts.families.insert(FontFamily::Monospace, vec!["regular".into()]);
    fonts.families.insert(FontFamily::Name("bold".into()), vec!["bold".into()]);
    fonts
}

/// Returns a font id of the bold face.
pub(crate) fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("bold".into()))
}

/// Returns a font id of the regular face.
pub(crate) fn regular(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}
