//! Names of keys, buttons and controls.

use super::binding::{Binding, Push};
use super::control::Control;
use crate::app::foundations::locale::Texts;
use bevy::input::gamepad::GamepadButton;
use bevy::input::keyboard::KeyCode;

/// The name of a key or a button before translation.
enum Word {
    /// The same in all languages.
    Printed(String),
    /// The id of a message.
    Message(&'static str),
    /// The sign on a key of the numeric keypad.
    Numpad(String),
}

/// Returns the sign on an English keyboard, because keys are identified by their position.
fn sign(key: KeyCode) -> Option<&'static str> {
    Some(match key {
        KeyCode::Minus => "-",
        KeyCode::Equal => "=",
        KeyCode::Comma => ",",
        KeyCode::Period => ".",
        KeyCode::Slash => "/",
        KeyCode::Backslash => "\\",
        KeyCode::Semicolon => ";",
        KeyCode::Quote => "'",
        KeyCode::Backquote => "`",
        KeyCode::BracketLeft => "[",
        KeyCode::BracketRight => "]",
        KeyCode::IntlBackslash => "<",
        _ => return None,
    })
}

fn numpad_sign(key: KeyCode) -> Option<&'static str> {
    Some(match key {
        KeyCode::NumpadAdd => "+",
        KeyCode::NumpadSubtract => "-",
        KeyCode::NumpadMultiply => "×",
        KeyCode::NumpadDivide => "/",
        KeyCode::NumpadDecimal => ".",
        KeyCode::NumpadEnter => "Enter",
        _ => return None,
    })
}

fn key_word(key: KeyCode) -> Option<Word> {
    let label = match key {
        KeyCode::ArrowUp => "key-up",
        KeyCode::ArrowDown => "key-down",
        KeyCode::ArrowLeft => "key-left",
        KeyCode::ArrowRight => "key-right",
        KeyCode::Enter => "key-enter",
        KeyCode::Space => "key-space",
        KeyCode::Escape => "key-escape",
        KeyCode::Backspace => "key-backspace",
        KeyCode::Delete => "key-delete",
        KeyCode::Insert => "key-insert",
        KeyCode::Home => "key-home",
        KeyCode::End => "key-end",
        KeyCode::PageUp => "key-page-up",
        KeyCode::PageDown => "key-page-down",
        KeyCode::ShiftLeft => "key-shift-left",
        KeyCode::ShiftRight => "key-shift-right",
        KeyCode::ControlLeft => "key-control-left",
        KeyCode::ControlRight => "key-control-right",
        _ => "",
    };
    if !label.is_empty() {
        return Some(Word::Message(label));
    }
    if let Some(sign) = sign(key) {
        return Some(Word::Printed(sign.into()));
    }
    if let Some(sign) = numpad_sign(key) {
        return Some(Word::Numpad(sign.into()));
    }
    // Letters, digits and function keys are named after their print: `KeyA`, `Digit1`, `Numpad1`, `F1`.
    let name = format!("{key:?}");
    let is_one = |text: &str| text.chars().count() == 1;
    let is_number = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    if let Some(letter) = name.strip_prefix("Key").or_else(|| name.strip_prefix("Digit")) {
        return is_one(letter).then(|| Word::Printed(letter.into()));
    }
    if let Some(digit) = name.strip_prefix("Numpad") {
        return is_one(digit).then(|| Word::Numpad(digit.into()));
    }
    name.strip_prefix('F').is_some_and(is_number).then(|| Word::Printed(name.clone()))
}

fn button_word(button: GamepadButton) -> Option<Word> {
    Some(Word::Message(match button {
        GamepadButton::South => "pad-south",
        GamepadButton::East => "pad-east",
        GamepadButton::West => "pad-west",
        GamepadButton::North => "pad-north",
        GamepadButton::LeftTrigger => "pad-left-shoulder",
        GamepadButton::RightTrigger => "pad-right-shoulder",
        GamepadButton::LeftTrigger2 => "pad-left-trigger",
        GamepadButton::RightTrigger2 => "pad-right-trigger",
        GamepadButton::Select => "pad-select",
        GamepadButton::Start => "pad-start",
        GamepadButton::LeftThumb => "pad-left-stick",
        GamepadButton::RightThumb => "pad-right-stick",
        GamepadButton::DPadUp => "pad-up",
        GamepadButton::DPadDown => "pad-down",
        GamepadButton::DPadLeft => "pad-left",
        GamepadButton::DPadRight => "pad-right",
        // Other buttons differ between gamepads, or belong to the system.
        _ => return None,
    }))
}

fn word(binding: Binding) -> Option<Word> {
    match binding {
        Binding::Key(key) => key_word(key),
        Binding::Button(button) => button_word(button),
        Binding::Stick(push) => Some(Word::Message(match push {
            Push::LeftUp => "pad-left-stick-up",
            Push::LeftDown => "pad-left-stick-down",
            Push::LeftLeft => "pad-left-stick-left",
            Push::LeftRight => "pad-left-stick-right",
            Push::RightUp => "pad-right-stick-up",
            Push::RightDown => "pad-right-stick-down",
            Push::RightLeft => "pad-right-stick-left",
            Push::RightRight => "pad-right-stick-right",
        })),
    }
}

/// Whether the binding has a name.
pub(super) fn has_name(binding: Binding) -> bool {
    word(binding).is_some()
}

/// Returns the name of a key or a button; empty if it has none.
pub(crate) fn name(texts: &Texts, binding: Binding) -> String {
    match word(binding) {
        Some(Word::Printed(text)) => text,
        Some(Word::Message(id)) => texts.get(id),
        Some(Word::Numpad(sign)) => texts.with("key-numpad", &[("sign", sign.into())]),
        None => String::new(),
    }
}

/// Returns the name of a control.
pub(crate) fn control_name(texts: &Texts, control: Control) -> String {
    texts.get(match control {
        Control::Up => "control-up",
        Control::Down => "control-down",
        Control::Left => "control-left",
        Control::Right => "control-right",
        Control::Act => "control-act",
        Control::Cancel => "control-cancel",
        Control::Undo => "control-undo",
        Control::Redo => "control-redo",
        Control::Choice1 => "control-choice-1",
        Control::Choice2 => "control-choice-2",
        Control::Choice3 => "control-choice-3",
        Control::Choice4 => "control-choice-4",
        Control::View => "control-view",
        Control::ZoomIn => "control-zoom-in",
        Control::ZoomOut => "control-zoom-out",
        Control::OrbitLeft => "control-orbit-left",
        Control::OrbitRight => "control-orbit-right",
        Control::Hint => "control-hint",
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::foundations::controls::Bindings;
    use crate::app::foundations::locale::Language;
    use std::collections::BTreeSet;

    /// Keys whose name is a message.
    const KEYS: [KeyCode; 10] = [
        KeyCode::Delete,
        KeyCode::Insert,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::ShiftLeft,
        KeyCode::ShiftRight,
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
    ];

    #[test]
    fn every_control_and_binding_has_a_unique_name_in_every_language() {
        for language in Language::ALL {
            let texts = Texts::load(language);
            let controls: BTreeSet<String> = Control::ALL.iter().map(|&c| control_name(&texts, c)).collect();
            assert_eq!(controls.len(), Control::ALL.len());
            assert!(!controls.iter().any(|name| name.starts_with("control-")), "{controls:?}");
            let bound: Vec<Binding> = Bindings::default().iter().map(|(_, binding)| binding).collect();
            let more = KEYS.map(Binding::Key).into_iter().chain(Push::ALL.map(Binding::Stick));
            let buttons = GamepadButton::all().map(Binding::Button).into_iter().filter(|b| has_name(*b));
            let mut all: Vec<Binding> = more.chain(buttons).filter(|b| !bound.contains(b)).collect();
            all.extend(bound);
            let names: BTreeSet<String> = all.iter().map(|&b| name(&texts, b)).collect();
            assert_eq!(names.len(), all.len(), "{names:?}");
            let missing = |name: &String| name.is_empty() || name.starts_with("key-") || name.starts_with("pad-");
            assert!(!names.iter().any(missing), "{names:?}");
        }
    }

    #[test]
    fn letters_digits_and_function_keys_are_named_after_their_labels() {
        let texts = Texts::load(Language::Pt);
        for (key, label) in [(KeyCode::KeyU, "U"), (KeyCode::Digit4, "4"), (KeyCode::F11, "F11"), (KeyCode::Slash, "/")]
        {
            assert_eq!(name(&texts, Binding::Key(key)), label);
        }
        assert!(name(&texts, Binding::Key(KeyCode::Numpad7)).contains('7'));
        assert!(!has_name(Binding::Key(KeyCode::Fn)));
    }
}
