//! QR codes.

use bevy_egui::egui;
use egui::{Color32, Rect, Ui, pos2, vec2};
use qrcodegen::{QrCode, QrCodeEcc};
use std::sync::Arc;

/// The white border round the code in modules, as the standard asks.
const QUIET: i32 = 4;

/// Returns the QR code of a text; `None` if the text is too long. It is kept until another text is drawn at the same place.
fn code_of(ui: &Ui, text: &str) -> Option<Arc<QrCode>> {
    let id = ui.id().with("qr");
    if let Some((_, code)) = ui.data(|kept| kept.get_temp::<(String, Arc<QrCode>)>(id)).filter(|(of, _)| of == text) {
        return Some(code);
    }
    let code = Arc::new(QrCode::encode_text(text, QrCodeEcc::Medium).ok()?);
    ui.data_mut(|kept| kept.insert_temp(id, (text.to_string(), code.clone())));
    Some(code)
}

/// Draws the QR code of a text, `width` wide, dark on white in every palette. A screen reader reads `said`. A text that is
/// too long for a code is not drawn.
pub(crate) fn qr(ui: &mut Ui, text: &str, width: f32, said: &str) {
    let Some(code) = code_of(ui, text) else { return };
    let (area, response) = ui.allocate_exact_size(vec2(width, width), egui::Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, said));
    let size = code.size();
    let scale = width / (size + 2 * QUIET) as f32;
    ui.painter().rect_filled(area, 6.0, Color32::WHITE);
    let corner =
        |x: i32, y: i32| pos2(area.left() + (x + QUIET) as f32 * scale, area.top() + (y + QUIET) as f32 * scale);
    for y in 0..size {
        let mut x = 0;
        while x < size {
            let from = x;
            while code.get_module(x, y) {
                x += 1;
            }
            if x > from {
                // Adjacent modules are one rectangle, so that there are no gaps between them.
                ui.painter().rect_filled(Rect::from_min_max(corner(from, y), corner(x, y + 1)), 0.0, Color32::BLACK);
            }
            x += 1;
        }
    }
}
