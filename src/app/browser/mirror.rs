//! Every control of the canvas as an element of the page: invisible, out of the pointer's way, named, and placed where the
//! control is drawn. Screen readers find them there and press them; tests find out where to put the finger.
//!
//! What there is and what it says comes from [`Faces`], which is brought up to date when nothing moves.

use super::page_events::{PageEvent, enqueue, listen};
use crate::app::accessibility::{Face, Faces, Key, Role};
use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;
use wasm_bindgen::prelude::JsCast;
use web_sys::{Document, Element};

/// The element that holds the mirror; it covers the canvas exactly.
const ROOT: &str = "mirror";

/// Label: the mirror shows what the canvas shows.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Reflected;

/// What stands in the page.
#[derive(Default)]
struct Mirror(HashMap<Key, (Face, Element)>);

pub(super) fn plugin(app: &mut App) {
    app.init_non_send::<Mirror>()
        .add_systems(Startup, hear)
        .add_systems(Last, reflect.run_if(resource_changed::<Faces>).in_set(Reflected));
}

fn root() -> Option<(Document, Element)> {
    let document = web_sys::window()?.document()?;
    let root = document.get_element_by_id(ROOT)?;
    Some((document, root))
}

fn hear() {
    let Some((_, root)) = root() else { return };
    listen(&root, "click", |event| {
        let element = event.target().and_then(|t| t.dyn_into::<Element>().ok());
        let attribute = |name: &str| element.as_ref().and_then(|e| e.get_attribute(name));
        if let Some(node) = attribute("data-node").and_then(|n| n.parse().ok()) {
            enqueue(PageEvent::Press(Key::Control(node)));
        }
        if let Some(site) = attribute("data-site").and_then(|n| n.parse().ok()) {
            enqueue(PageEvent::Press(Key::Site(site)));
        }
    });
}

fn reflect(faces: Res<Faces>, mut mirror: NonSendMut<Mirror>) {
    let Some((document, root)) = root() else { return };
    let kept: HashSet<Key> = faces.all.iter().map(|(key, _)| *key).collect();
    mirror.0.retain(|key, (_, element)| {
        let keep = kept.contains(key);
        if !keep {
            element.remove();
        }
        keep
    });
    let mut last: Option<Element> = None;
    for (key, face) in &faces.all {
        let Some(element) = mirror.set(&document, &root, last.as_ref(), *key, face) else { continue };
        last = Some(element);
    }
}

impl Mirror {
    /// Makes or changes one element; a new one stands after `last`.
    fn set(
        &mut self,
        document: &Document,
        root: &Element,
        last: Option<&Element>,
        key: Key,
        face: &Face,
    ) -> Option<Element> {
        if let Some((old, element)) = self.0.get_mut(&key) {
            if old != face {
                write_face(element, face, Some(old));
                old.clone_from(face);
            }
            return Some(element.clone());
        }
        let element = document.create_element(if face.role == Role::Button { "button" } else { "span" }).ok()?;
        let (attribute, value) = match key {
            Key::Control(node) => ("data-node", node.to_string()),
            Key::Site(site) => ("data-site", site.to_string()),
        };
        element.set_attribute(attribute, &value).ok()?;
        // The canvas has the keyboard; assistive technology finds the element without the tab key.
        element.set_attribute("tabindex", "-1").ok()?;
        write_face(&element, face, None);
        let after = last.map_or_else(|| root.first_child(), |last| last.next_sibling());
        root.insert_before(&element, after.as_ref()).ok()?;
        self.0.insert(key, (face.clone(), element.clone()));
        Some(element)
    }
}

/// Writes what has changed; attribute names are ours and never refused.
fn write_face(element: &Element, face: &Face, old: Option<&Face>) {
    if old.is_none_or(|old| old.area != face.area) {
        let [x, y, w, h] = face.area;
        let _ = element.set_attribute("style", &format!("left:{x}px;top:{y}px;width:{w}px;height:{h}px"));
    }
    if old.is_none_or(|old| old.name != face.name) {
        if face.role == Role::Label {
            element.set_text_content(Some(&face.name));
        } else {
            let _ = element.set_attribute("aria-label", &face.name);
        }
    }
    if let Some(role) = aria(face.role) {
        let _ = element.set_attribute("role", role);
    }
    let state = |name: &str, value: String| {
        let _ = element.set_attribute(name, &value);
    };
    if face.role != Role::Label {
        state("aria-disabled", face.disabled.to_string());
    }
    if let Some(toggled) = face.toggled {
        state(if face.role == Role::Button { "aria-pressed" } else { "aria-checked" }, toggled.to_string());
    }
    if let Some([value, least, greatest]) = face.amount {
        state("aria-valuenow", value.to_string());
        state("aria-valuemin", least.to_string());
        state("aria-valuemax", greatest.to_string());
    }
}

/// The ARIA role of what is neither a button, which has an element of its own, nor plain text.
fn aria(role: Role) -> Option<&'static str> {
    match role {
        Role::CheckBox => Some("checkbox"),
        Role::RadioButton => Some("radio"),
        Role::Slider => Some("slider"),
        Role::Link => Some("link"),
        Role::TextInput => Some("textbox"),
        _ => None,
    }
}
