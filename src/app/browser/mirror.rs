//! An invisible element for every control of the canvas, with its name and at its place. Screen readers find and press
//! these elements; tests find the places of controls.
//!
//! The items come from [`AccessibleItems`], which is updated when nothing moves.

use super::page_events::{PageEvent, enqueue, listen};
use crate::app::accessibility::{AccessibleItem, AccessibleItems, Key, Role};
use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;
use wasm_bindgen::prelude::JsCast;
use web_sys::{Document, Element};

/// The element that contains the mirror; it covers the canvas exactly.
const ROOT: &str = "mirror";

/// The system that updates the mirror.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Reflected;

/// The elements in the page.
#[derive(Default)]
struct Mirror(HashMap<Key, (AccessibleItem, Element)>);

pub(super) fn plugin(app: &mut App) {
    app.init_non_send::<Mirror>()
        .add_systems(Startup, listen_to_clicks)
        .add_systems(Last, reflect.run_if(resource_changed::<AccessibleItems>).in_set(Reflected));
}

fn root() -> Option<(Document, Element)> {
    let document = web_sys::window()?.document()?;
    let root = document.get_element_by_id(ROOT)?;
    Some((document, root))
}

fn listen_to_clicks() {
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

fn reflect(items: Res<AccessibleItems>, mut mirror: NonSendMut<Mirror>) {
    let Some((document, root)) = root() else { return };
    let kept: HashSet<Key> = items.all.iter().map(|(key, _)| *key).collect();
    mirror.0.retain(|key, (_, element)| {
        let keep = kept.contains(key);
        if !keep {
            element.remove();
        }
        keep
    });
    let mut last: Option<Element> = None;
    for (key, item) in &items.all {
        let Some(element) = mirror.set(&document, &root, last.as_ref(), *key, item) else { continue };
        last = Some(element);
    }
}

impl Mirror {
    /// Creates or changes one element; a new one is inserted after `last`.
    fn set(
        &mut self,
        document: &Document,
        root: &Element,
        last: Option<&Element>,
        key: Key,
        item: &AccessibleItem,
    ) -> Option<Element> {
        if let Some((old, element)) = self.0.get_mut(&key) {
            if old != item {
                write_item(element, item, Some(old));
                old.clone_from(item);
            }
            return Some(element.clone());
        }
        let element = document.create_element(if item.role == Role::Button { "button" } else { "span" }).ok()?;
        let (attribute, value) = match key {
            Key::Control(node) => ("data-node", node.to_string()),
            Key::Site(site) => ("data-site", site.to_string()),
        };
        element.set_attribute(attribute, &value).ok()?;
        // The canvas keeps the keyboard focus; assistive technology finds the element without the tab key.
        element.set_attribute("tabindex", "-1").ok()?;
        write_item(&element, item, None);
        let after = last.map_or_else(|| root.first_child(), |last| last.next_sibling());
        root.insert_before(&element, after.as_ref()).ok()?;
        self.0.insert(key, (item.clone(), element.clone()));
        Some(element)
    }
}

/// Sets the changed attributes; their names are constant and valid.
fn write_item(element: &Element, item: &AccessibleItem, old: Option<&AccessibleItem>) {
    if old.is_none_or(|old| old.area != item.area) {
        let [x, y, w, h] = item.area;
        let _ = element.set_attribute("style", &format!("left:{x}px;top:{y}px;width:{w}px;height:{h}px"));
    }
    if old.is_none_or(|old| old.name != item.name) {
        if item.role == Role::Label {
            element.set_text_content(Some(&item.name));
        } else {
            let _ = element.set_attribute("aria-label", &item.name);
        }
    }
    if let Some(role) = aria(item.role) {
        let _ = element.set_attribute("role", role);
    }
    let state = |name: &str, value: String| {
        let _ = element.set_attribute(name, &value);
    };
    if item.role != Role::Label {
        state("aria-disabled", item.disabled.to_string());
    }
    if let Some(toggled) = item.toggled {
        state(if item.role == Role::Button { "aria-pressed" } else { "aria-checked" }, toggled.to_string());
    }
    if let Some([value, least, greatest]) = item.amount {
        state("aria-valuenow", value.to_string());
        state("aria-valuemin", least.to_string());
        state("aria-valuemax", greatest.to_string());
    }
}

/// Returns the ARIA role of elements that are neither buttons nor plain text.
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
