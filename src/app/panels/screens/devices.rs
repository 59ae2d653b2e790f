//! A match with another device: waiting for the other person with the code of the table, or joining a table.

use super::commands::ScreenCommands;
use super::teacher;
use super::widgets::{boxes, heading, main_button, say};
use crate::app::foundations::locale::Texts;
use crate::app::foundations::navigation::{ChangeScreen, Screen};
use crate::app::foundations::theme::{Icon, bold, button, column_screen, palette, qr, regular, screen_head};
use crate::app::play::online::{Dial, Lobby, Online, ServerHere};
use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{RichText, Ui, vec2};
use tabuleiro_online::code::{Code, LETTERS};
use tabuleiro_online::words::Why;

/// The width of a QR code.
const QR: f32 = 250.0;

/// What the person has entered.
#[derive(Default)]
pub(super) struct Entered {
    code: String,
    server: Option<String>,
}

pub(super) fn show(
    mut contexts: EguiContexts,
    texts: Res<Texts>,
    online: Res<Online>,
    here: Option<Res<ServerHere>>,
    mut commands: ScreenCommands,
    mut entered: Local<Entered>,
) -> Result {
    let context = contexts.ctx_mut()?.clone();
    column_screen(&context, "devices", 620.0, |ui| {
        if screen_head(ui, &texts.get("gallery-back"), texts.get("mode-other-device"), |_| {}) {
            commands.go.write(ChangeScreen(Screen::Gallery));
        }
        let lobby = online.lobby();
        match lobby {
            Lobby::Waiting(code) => waiting(ui, &texts, &online, code, &mut commands),
            Lobby::Playing(code) => playing(ui, &texts, code, &mut commands),
            Lobby::Asking => {
                say(ui, texts.get(if online.is_connected() { "distant-asking" } else { "distant-connecting" }));
                leave(ui, &texts, "distant-stop", &mut commands);
            }
            Lobby::Nothing => {}
        }
        if let Some(why) = online.refusal() {
            let text = RichText::new(texts.get(reason(why))).font(bold(19.0)).color(palette(ui.ctx()).accent);
            ui.add(egui::Label::new(text).wrap());
        }
        if matches!(lobby, Lobby::Nothing | Lobby::Playing(_)) {
            join(ui, &texts, &mut entered.code, &mut commands);
            say(ui, texts.get("distant-how-to-open"));
            teacher::show(ui, &texts, here.as_deref());
        }
        if !cfg!(target_family = "wasm") && matches!(lobby, Lobby::Nothing | Lobby::Asking) {
            server(ui, &texts, &online, &mut entered.server, &mut commands);
        }
    });
    Ok(())
}

fn leave(ui: &mut Ui, texts: &Texts, id: &str, commands: &mut ScreenCommands) {
    let text = RichText::new(texts.get(id)).font(regular(18.0));
    if ui.add(egui::Button::new(text).min_size(vec2(120.0, 46.0))).clicked() {
        commands.dial.write(Dial::Leave);
    }
}

/// Draws the code, the QR code and the link for the other person.
fn waiting(ui: &mut Ui, texts: &Texts, online: &Online, code: Code, commands: &mut ScreenCommands) {
    say(ui, texts.get("distant-waiting"));
    ui.add_space(8.0);
    let letters = code.to_string();
    boxes(ui, &letters, &texts.with("distant-code", &[("code", letters.clone().into())]));
    if let Some(link) = online.link_to(code) {
        ui.add_space(10.0);
        qr(ui, &link, QR.min(ui.available_width()), &texts.with("distant-qr", &[("link", link.clone().into())]));
        say(ui, texts.get("distant-link"));
        // It can be selected and copied.
        ui.add(egui::Label::new(RichText::new(&link).font(bold(20.0))).wrap().selectable(true));
    }
    ui.add_space(10.0);
    leave(ui, texts, "distant-stop", commands);
}

/// Draws the way back to a match that goes on.
fn playing(ui: &mut Ui, texts: &Texts, code: Code, commands: &mut ScreenCommands) {
    say(ui, texts.with("distant-goes-on", &[("code", code.to_string().into())]));
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        if main_button(ui, true, texts.get("match-continue")) {
            commands.dial.write(Dial::Return);
        }
        leave(ui, texts, "distant-leave", commands);
    });
}

/// Draws the entry of a code: boxes, the letters that codes have, and the button that joins. A keyboard works, too.
fn join(ui: &mut Ui, texts: &Texts, code: &mut String, commands: &mut ScreenCommands) {
    heading(ui, texts.get("distant-join"));
    typed(ui, code);
    boxes(ui, code, &texts.with("distant-code", &[("code", code.clone().into())]));
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        for letter in LETTERS {
            let letter = char::from(*letter);
            let face = egui::Button::new(RichText::new(letter).font(bold(24.0))).min_size(vec2(52.0, 52.0));
            if ui.add_enabled(code.len() < 4, face).clicked() {
                code.push(letter);
            }
        }
        if button(ui, Icon::Erase, &texts.get("distant-erase"), !code.is_empty(), false).clicked() {
            code.pop();
        }
    });
    ui.add_space(8.0);
    let whole = code.parse::<Code>().ok();
    if main_button(ui, whole.is_some(), texts.get("distant-join"))
        && let Some(code) = whole
    {
        commands.dial.write(Dial::Join(code.into()));
    }
}

/// Takes letters from a keyboard, unless they are entered into a field.
fn typed(ui: &Ui, code: &mut String) {
    if ui.ctx().text_edit_focused() {
        return;
    }
    ui.input(|input| {
        for event in &input.events {
            if let egui::Event::Text(text) = event {
                let letters = text.chars().map(|c| c.to_ascii_uppercase());
                let letters = letters.filter(|c| LETTERS.iter().any(|letter| char::from(*letter) == *c));
                code.extend(letters.take(4 - code.len().min(4)));
            }
        }
        if input.key_pressed(egui::Key::Backspace) {
            code.pop();
        }
    });
}

/// Draws the address of the server, which only the program on the desktop asks for.
fn server(ui: &mut Ui, texts: &Texts, online: &Online, entered: &mut Option<String>, commands: &mut ScreenCommands) {
    heading(ui, texts.get("distant-server"));
    let known = online.server().unwrap_or_default();
    let address = entered.get_or_insert_with(|| known.to_string());
    ui.horizontal_wrapped(|ui| {
        let field = egui::TextEdit::singleline(address).hint_text("192.168.1.17:8080").font(regular(20.0));
        let field = field.margin(egui::Margin::symmetric(14, 10)).background_color(palette(ui.ctx()).card);
        let response = ui.add(field.desired_width(320.0));
        let name = texts.get("distant-server");
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, &name));
        let text = RichText::new(texts.get("distant-use-server")).font(regular(18.0));
        let can = !address.trim().is_empty() && address.trim() != known;
        if ui.add_enabled(can, egui::Button::new(text).min_size(vec2(100.0, 44.0))).clicked() {
            commands.dial.write(Dial::Server(address.clone()));
        }
    });
    say(ui, texts.get("distant-server-note"));
}

/// Returns the message id of a refusal.
pub(crate) fn reason(why: Why) -> &'static str {
    match why {
        Why::UnknownTable => "distant-unknown-table",
        Why::Full => "distant-full",
        Why::UnknownGame => "distant-unknown-game",
        Why::ReadOnly => "distant-read-only",
        Why::Locked => "class-locked",
        Why::Paused => "class-paused",
        Why::UnknownClass => "class-unknown",
        _ => "distant-refused",
    }
}
