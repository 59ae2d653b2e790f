//! The style of panels: colours, typeface, frames and icons, independent of their contents.

mod fonts;
mod frames;
mod icons;
mod palette;
mod qr;

pub(crate) use fonts::{bold, fonts, regular};
pub(crate) use frames::{
    column_screen, dialog_frame, heading_label, panel_frame, ring, screen_head, scroll, silent_label, whole_screen,
};
pub(crate) use icons::{Icon, button, tell_expanded, tick, worded_button};
pub(crate) use palette::{Palette, is_contrast, palette, palette_of, set_contrast};
pub(crate) use qr::qr;
