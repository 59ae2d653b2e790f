//! The mapping from controls to keys, buttons and sticks.

use super::binding::{Binding, Device, Push};
use super::control::Control::{self, *};
use super::words;
use bevy::input::gamepad::GamepadButton;
use bevy::input::keyboard::KeyCode;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

impl Binding {
    /// Whether a binding may be moved from one control to another: it must have a name to show, and panels must not
    /// need it (Tab moves the focus, Escape closes).
    pub(crate) fn is_free(self) -> bool {
        !matches!(self, Binding::Key(KeyCode::Escape | KeyCode::Tab)) && words::has_name(self)
    }
}

/// The bindings of every control. No two controls share a binding, and each keeps its default number of keys and of
/// buttons: bindings are only replaced or exchanged, so acting and cancelling always stay possible.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "Value", into = "BTreeMap<Control, Vec<Binding>>")]
pub(crate) struct Bindings(BTreeMap<Control, Vec<Binding>>);

/// Returns the default bindings.
fn defaults(control: Control) -> Vec<Binding> {
    let (keys, button, push): (&[KeyCode], _, _) = match control {
        Up => (&[KeyCode::ArrowUp], Some(GamepadButton::DPadUp), Some(Push::LeftUp)),
        Down => (&[KeyCode::ArrowDown], Some(GamepadButton::DPadDown), Some(Push::LeftDown)),
        Left => (&[KeyCode::ArrowLeft], Some(GamepadButton::DPadLeft), Some(Push::LeftLeft)),
        Right => (&[KeyCode::ArrowRight], Some(GamepadButton::DPadRight), Some(Push::LeftRight)),
        Act => (&[KeyCode::Enter, KeyCode::Space], Some(GamepadButton::South), None),
        Cancel => (&[KeyCode::Escape], Some(GamepadButton::East), None),
        Undo => (&[KeyCode::KeyU, KeyCode::Backspace], Some(GamepadButton::LeftTrigger), None),
        Redo => (&[KeyCode::KeyR], Some(GamepadButton::RightTrigger), None),
        Choice1 => (&[KeyCode::Digit1], Some(GamepadButton::West), None),
        Choice2 => (&[KeyCode::Digit2], Some(GamepadButton::North), None),
        Choice3 => (&[KeyCode::Digit3], Some(GamepadButton::LeftThumb), None),
        Choice4 => (&[KeyCode::Digit4], Some(GamepadButton::RightThumb), None),
        View => (&[KeyCode::KeyV], Some(GamepadButton::Select), None),
        ZoomIn => (&[KeyCode::NumpadAdd, KeyCode::Equal], Some(GamepadButton::RightTrigger2), Some(Push::RightUp)),
        ZoomOut => {
            (&[KeyCode::NumpadSubtract, KeyCode::Minus], Some(GamepadButton::LeftTrigger2), Some(Push::RightDown))
        }
        OrbitLeft => (&[KeyCode::KeyQ], None, Some(Push::RightLeft)),
        OrbitRight => (&[KeyCode::KeyE], None, Some(Push::RightRight)),
        Hint => (&[KeyCode::KeyH], Some(GamepadButton::Start), None),
    };
    let keys = keys.iter().copied().map(Binding::Key);
    keys.chain(button.map(Binding::Button)).chain(push.map(Binding::Stick)).collect()
}

impl Default for Bindings {
    fn default() -> Self {
        Bindings(Control::ALL.into_iter().map(|control| (control, defaults(control))).collect())
    }
}

impl Bindings {
    /// Returns the bindings of a control, keys first.
    pub(crate) fn of(&self, control: Control) -> &[Binding] {
        self.0.get(&control).map_or(&[], Vec::as_slice)
    }

    /// Iterates over all controls with their bindings.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (Control, Binding)> + '_ {
        self.0.iter().flat_map(|(&control, list)| list.iter().map(move |&binding| (control, binding)))
    }

    /// Replaces a binding by another one of the same device. If the new one belongs to another control, the two are
    /// exchanged. Returns whether anything changed: nothing does if one of the two may not be moved.
    pub(crate) fn replace(&mut self, control: Control, old: Binding, new: Binding) -> bool {
        let free = old.is_free() && new.is_free() && old.device() == new.device();
        if !free || !self.of(control).contains(&old) {
            return false;
        }
        for binding in self.0.values_mut().flatten() {
            if *binding == old {
                *binding = new;
            } else if *binding == new {
                *binding = old;
            }
        }
        true
    }
}

/// The contents of a settings file: the controls that differ from the defaults.
impl From<Bindings> for BTreeMap<Control, Vec<Binding>> {
    fn from(bindings: Bindings) -> Self {
        bindings.0.into_iter().filter(|(control, list)| *list != defaults(*control)).collect()
    }
}

/// Applies a settings file change by change. The result satisfies the invariants of [`Bindings`] for any file: unknown,
/// impossible and surplus bindings are ignored.
impl From<Value> for Bindings {
    fn from(value: Value) -> Self {
        let mut bindings = Bindings::default();
        for control in Control::ALL {
            let list =
                serde_json::to_value(control).ok().and_then(|name| value.get(name.as_str()?)?.as_array().cloned());
            let wanted: Vec<Binding> =
                list.unwrap_or_default().into_iter().filter_map(|b| serde_json::from_value(b).ok()).collect();
            for device in [Device::Keyboard, Device::Gamepad] {
                let of_device = |list: &[Binding]| -> Vec<Binding> {
                    list.iter().copied().filter(|binding| binding.device() == device).collect()
                };
                for (place, new) in of_device(&wanted).into_iter().enumerate() {
                    if let Some(&old) = of_device(bindings.of(control)).get(place) {
                        bindings.replace(control, old, new);
                    }
                }
            }
        }
        bindings
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const U: Binding = Binding::Key(KeyCode::KeyU);
    const R: Binding = Binding::Key(KeyCode::KeyR);
    const K: Binding = Binding::Key(KeyCode::KeyK);

    fn read(text: &str) -> Bindings {
        serde_json::from_str(text).expect("any bindings can be parsed")
    }

    /// Checks that no two controls share a binding and that each has as many of each device as by default.
    fn is_sound(bindings: &Bindings) {
        let all: Vec<Binding> = bindings.iter().map(|(_, b)| b).collect();
        for (i, binding) in all.iter().enumerate() {
            assert!(!all[..i].contains(binding), "{binding:?} is there twice");
        }
        let count = |list: &[Binding], device| list.iter().filter(|b| b.device() == device).count();
        for control in Control::ALL {
            for device in [Device::Keyboard, Device::Gamepad] {
                let left = count(bindings.of(control), device);
                assert_eq!(left, count(&defaults(control), device), "{control:?} on {device:?}");
                assert!(left > 0, "{control:?} has nothing on {device:?}");
            }
        }
    }

    #[test]
    fn every_control_has_a_key_and_a_button_of_its_own() {
        is_sound(&Bindings::default());
    }

    #[test]
    fn a_key_bound_to_another_control_is_exchanged() {
        let mut bindings = Bindings::default();
        assert!(bindings.replace(Undo, U, R));
        assert_eq!(bindings.of(Undo)[0], R);
        assert_eq!(bindings.of(Redo)[0], U);
        is_sound(&bindings);
    }

    #[test]
    fn keys_of_panels_and_bindings_of_another_device_are_refused() {
        let mut bindings = Bindings::default();
        for new in [
            Binding::Key(KeyCode::Tab),
            Binding::Key(KeyCode::Escape),
            Binding::Key(KeyCode::Eject),
            Binding::Button(GamepadButton::Mode),
        ] {
            assert!(!bindings.replace(Undo, U, new), "{new:?}");
        }
        assert!(!bindings.replace(Redo, U, K), "U does not belong to redo");
        assert!(!bindings.replace(Cancel, Binding::Key(KeyCode::Escape), K), "Escape leaves, whatever else is bound");
        assert_eq!(bindings, Bindings::default());
    }

    #[test]
    fn only_changed_bindings_are_written_and_they_are_read_back() {
        let mut bindings = Bindings::default();
        assert_eq!(serde_json::to_string(&bindings).unwrap(), "{}");
        // A cycle of three keys, a new key, and a stick for a button.
        bindings.replace(Undo, U, R);
        bindings.replace(Redo, U, Binding::Key(KeyCode::KeyV));
        bindings.replace(Hint, Binding::Key(KeyCode::KeyH), K);
        bindings.replace(Hint, Binding::Button(GamepadButton::Start), Binding::Stick(Push::RightLeft));
        let text = serde_json::to_string(&bindings).unwrap();
        assert!(!text.contains("Act"), "{text}");
        assert_eq!(read(&text), bindings, "{text}");
        is_sound(&bindings);
    }

    #[test]
    fn any_settings_file_leaves_every_control_its_bindings() {
        for text in [
            "7",
            "null",
            "[]",
            r#"{"Act": []}"#,
            r#"{"Act": "Enter"}"#,
            r#"{"Act": [{"key": "NoSuchKey"}, {"lever": "Up"}, 3]}"#,
            r#"{"Cancel": [{"key": "Tab"}, {"key": {"Unidentified": "Unidentified"}}]}"#,
            r#"{"Fly": [{"key": "KeyK"}]}"#,
            r#"{"Act": [{"key": "KeyK"}, {"key": "KeyK"}], "Cancel": [{"key": "KeyK"}]}"#,
            r#"{"Undo": [{"key": "KeyA"}, {"key": "KeyB"}, {"key": "KeyC"}, {"button": "South"}, {"button": "East"}]}"#,
        ] {
            is_sound(&read(text));
        }
        assert_eq!(read(r#"{"Fly": [{"key": "KeyK"}]}"#), Bindings::default());
        assert_eq!(
            read(r#"{"Undo": [{"key": "NoSuchKey"}, {"key": "KeyK"}]}"#).of(Undo)[0],
            K,
            "the rest still counts"
        );
    }
}
