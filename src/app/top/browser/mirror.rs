//! An invisible element for every control of the canvas, with its name and at its place. Screen readers find and press
//! these elements, and the tab key goes from one to the next; tests find the places of controls. An element with the
//! focus tells the program, and the focus follows the board's cursor; `page.js` passes other keys on to the canvas.
//!
//! The items come from [`AccessibleItems`], which is updated when nothing moves.

use super::grid::Grid;
use super::page_events::{PageEvent, enqueue, listen};
use crate::app::panels::accessibility::{AccessibleItem, AccessibleItems, Act, BoardGrid, Key, Role};
use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Action, ActionData};
use std::cell::Cell;
use wasm_bindgen::prelude::JsCast;
use web_sys::{Document, Element, HtmlElement, HtmlInputElement};

/// The element that contains the mirror; it covers the canvas exactly.
const ROOT: &str = "mirror";
/// The canvas.
const CANVAS: &str = "table";

/// For so many changes of the items the focus does not follow the program after the person has moved it: the program may
/// still report an earlier place.
const PATIENCE: u8 = 2;

thread_local! {
    /// The item with the program's focus.
    static FOCUS: Cell<Option<Key>> = const { Cell::new(None) };
    /// The element to which the person has moved the focus, until the program reports it.
    static ASKED: Cell<Option<(Key, u8)>> = const { Cell::new(None) };
}

/// The system that updates the mirror.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Reflected;

/// The elements in the page.
#[derive(Default)]
struct Mirror {
    items: HashMap<Key, (AccessibleItem, Element)>,
    grid: Option<Grid>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_non_send::<Mirror>()
        .add_systems(Startup, listen_to_acts)
        .add_systems(Last, reflect.run_if(resource_changed::<AccessibleItems>).in_set(Reflected));
}

fn root() -> Option<(Document, Element)> {
    let document = web_sys::window()?.document()?;
    let root = document.get_element_by_id(ROOT)?;
    Some((document, root))
}

/// Returns the item of an element.
fn key_of(element: &Element) -> Option<Key> {
    let number = |name: &str| element.get_attribute(name);
    let control = number("data-node").and_then(|node| node.parse().ok()).map(Key::Control);
    control.or_else(|| number("data-site").and_then(|site| site.parse().ok()).map(Key::Site))
}

fn listen_to_acts() {
    let Some((_, root)) = root() else { return };
    let target = |event: &web_sys::Event| {
        let element = event.target()?.dyn_into::<Element>().ok()?;
        Some((key_of(&element)?, element))
    };
    listen(&root, "click", move |event| {
        if let Some((key, element)) = target(&event)
            && element.tag_name() != "INPUT"
        {
            enqueue(PageEvent::Act(Act::click(key)));
        }
    });
    listen(&root, "input", move |event| {
        let Some((key, element)) = target(&event) else { return };
        let range = element.dyn_into::<HtmlInputElement>().ok().filter(|input| input.type_() == "range");
        if let Some(value) = range.map(|range| range.value_as_number()).filter(|value| value.is_finite()) {
            let data = Some(ActionData::NumericValue(value));
            enqueue(PageEvent::Act(Act { key, action: Action::SetValue, data }));
        }
    });
    // The canvas stands for the board: a panel's control that had the focus must not take the keys any more.
    if let Some(canvas) = web_sys::window().and_then(|w| w.document()?.get_element_by_id(CANVAS)) {
        listen(&canvas, "focus", |_| {
            ASKED.set(None);
            // Which control it is does not matter; the program may not have reported it yet.
            enqueue(PageEvent::Act(Act { key: Key::Control(0), action: Action::Blur, data: None }));
        });
    }
    listen(&root, "focusin", move |event| {
        let Some((key, _)) = target(&event) else { return };
        if FOCUS.get() != Some(key) {
            ASKED.set(Some((key, PATIENCE)));
            enqueue(PageEvent::Act(Act { key, action: Action::Focus, data: None }));
        }
    });
}

fn reflect(items: Res<AccessibleItems>, mut mirror: NonSendMut<Mirror>) {
    let Some((document, root)) = root() else { return };
    let active = document.active_element();
    let had_focus = active.as_ref().is_some_and(|active| root.contains(Some(active)));
    let kept: HashSet<Key> = items.all.iter().map(|(key, _)| *key).collect();
    mirror.items.retain(|key, (_, element)| {
        let keep = kept.contains(key);
        if !keep {
            element.remove();
        }
        keep
    });
    set_dialog(&root, items.dialog.as_deref());
    mirror.lay_grid(&document, &root, items.grid.as_ref());
    let stop = tab_stop(&items);
    // The board comes first.
    let mut last: Option<Element> = mirror.grid.as_ref().map(|grid| grid.element().clone());
    for (key, item) in &items.all {
        let cell = match key {
            Key::Site(site) => mirror.grid.as_ref().and_then(|grid| grid.cell(*site)).cloned(),
            Key::Control(_) => None,
        };
        let is_in_grid = cell.is_some();
        let place = cell.map_or_else(|| (root.clone(), last.clone()), |cell| (cell, None));
        let Some(element) = mirror.set(&document, place, *key, item) else { continue };
        set_tab_index(&element, *key, item, stop);
        if !is_in_grid {
            last = Some(element);
        }
    }
    let is_on_canvas = active.is_some_and(|active| active.id() == CANVAS);
    let lost = had_focus && document.active_element().is_none_or(|active| !root.contains(Some(&active)));
    let wanted = followed(&items, had_focus, is_on_canvas);
    if let Some(element) = wanted.and_then(|key| mirror.items.get(&key)).map(|(_, element)| element.clone()) {
        focus(&element);
    } else if lost {
        // The focus must not be lost with its element.
        let first = items.dialog.as_ref().and_then(|_| root.query_selector("[tabindex='0']").ok().flatten());
        if let Some(next) = first.or_else(|| document.get_element_by_id(CANVAS)) {
            focus(&next);
        }
    }
}

fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        // An element that is not in the page any more takes no focus.
        let _ = element.focus();
    }
}

/// Returns the item to which the document's focus has to move because the program's has moved there: to the board's
/// cursor, or between controls once the person uses the mirror.
fn followed(items: &AccessibleItems, had_focus: bool, is_on_canvas: bool) -> Option<Key> {
    let before = FOCUS.replace(items.focus);
    match ASKED.take() {
        Some((asked, _)) if items.focus == Some(asked) => return None,
        Some((asked, patience)) if patience > 0 => {
            ASKED.set(Some((asked, patience - 1)));
            return None;
        }
        _ => {}
    }
    let key = items.focus.filter(|_| items.focus != before)?;
    (had_focus || is_on_canvas && matches!(key, Key::Site(_))).then_some(key)
}

/// Returns the site that the tab key reaches: the cursor's, or the first that can be tapped. Arrow keys lead to the others.
fn tab_stop(items: &AccessibleItems) -> Option<Key> {
    let sites = || items.all.iter().filter(|(key, _)| matches!(key, Key::Site(_)));
    let cursor = items.focus.filter(|key| matches!(key, Key::Site(_)));
    let open = || sites().find(|(_, item)| !item.disabled).or_else(|| sites().next()).map(|(key, _)| *key);
    cursor.or_else(open)
}

fn set_tab_index(element: &Element, key: Key, item: &AccessibleItem, stop: Option<Key>) {
    let index = match key {
        _ if item.is_text() => return,
        Key::Site(_) => stop == Some(key),
        Key::Control(_) => !item.disabled,
    };
    set(element, "tabindex", if index { "0" } else { "-1" });
}

/// While a dialog is open, the mirror is the dialog.
fn set_dialog(root: &Element, name: Option<&str>) {
    if let Some(name) = name {
        set(root, "role", "dialog");
        set(root, "aria-modal", "true");
        set(root, "aria-label", name);
    } else {
        ["role", "aria-modal", "aria-label"].into_iter().for_each(|name| remove(root, name));
    }
}

/// Sets an attribute; its name is constant and valid. An unchanged one is left alone.
fn set(element: &Element, name: &str, value: &str) {
    if element.get_attribute(name).as_deref() != Some(value) {
        let _ = element.set_attribute(name, value);
    }
}

fn remove(element: &Element, name: &str) {
    let _ = element.remove_attribute(name);
}

impl Mirror {
    /// Makes the rows of another board. Its sites are made again, in their cells.
    fn lay_grid(&mut self, document: &Document, root: &Element, wanted: Option<&BoardGrid>) {
        if self.grid.as_ref().map(Grid::of) == wanted {
            return;
        }
        if let Some(grid) = self.grid.take() {
            grid.element().remove();
            self.items.retain(|key, _| !matches!(key, Key::Site(_)));
        }
        self.grid = wanted.and_then(|wanted| Grid::make(document, root, wanted));
    }

    /// Creates or changes one element. A new one is inserted in a parent, behind a sibling or as the first. An item with
    /// another role has a new element.
    fn set(
        &mut self,
        document: &Document,
        (parent, last): (Element, Option<Element>),
        key: Key,
        item: &AccessibleItem,
    ) -> Option<Element> {
        match self.items.get_mut(&key) {
            Some((old, element)) if old.role == item.role => {
                if old != item {
                    write_item(element, item, Some(old));
                    old.clone_from(item);
                }
                return Some(element.clone());
            }
            Some((_, element)) => element.remove(),
            None => {}
        }
        let element = make(document, item.role)?;
        let (attribute, value) = match key {
            Key::Control(node) => ("data-node", node.to_string()),
            Key::Site(site) => ("data-site", site.to_string()),
        };
        element.set_attribute(attribute, &value).ok()?;
        write_item(&element, item, None);
        let after = last.map_or_else(|| parent.first_child(), |last| last.next_sibling());
        parent.insert_before(&element, after.as_ref()).ok()?;
        self.items.insert(key, (item.clone(), element.clone()));
        Some(element)
    }
}

/// Makes the element of a role: values of sliders and text fields can be changed only in real ones.
fn make(document: &Document, role: Role) -> Option<Element> {
    let (tag, attributes): (&str, &[(&str, &str)]) = match role {
        Role::Button => ("button", &[("type", "button")]),
        Role::CheckBox => ("button", &[("type", "button"), ("role", "checkbox")]),
        Role::RadioButton => ("button", &[("type", "button"), ("role", "radio")]),
        Role::Heading => ("h2", &[]),
        Role::Link => ("span", &[("role", "link")]),
        Role::Slider => ("input", &[("type", "range"), ("step", "any")]),
        Role::TextInput => ("input", &[("type", "text"), ("autocomplete", "off")]),
        _ => ("span", &[]),
    };
    let element = document.create_element(tag).ok()?;
    attributes.iter().for_each(|(name, value)| set(&element, name, value));
    Some(element)
}

/// Sets what has changed.
fn write_item(element: &Element, item: &AccessibleItem, old: Option<&AccessibleItem>) {
    if old.is_none_or(|old| old.area != item.area) {
        let [x, y, w, h] = item.area;
        // Moved by transform, which browsers do not count as a shift of the layout.
        set(element, "style", &format!("transform:translate({x}px,{y}px);width:{w}px;height:{h}px"));
    }
    if item.is_text() {
        if old.is_none_or(|old| old.name != item.name) {
            element.set_text_content(Some(&item.name));
        }
        return;
    }
    set(element, "aria-label", &item.name);
    if matches!(item.role, Role::Slider | Role::TextInput) {
        if item.disabled { set(element, "disabled", "") } else { remove(element, "disabled") }
    } else {
        set(element, "aria-disabled", if item.disabled { "true" } else { "false" });
    }
    let state = if item.role == Role::Button { "aria-pressed" } else { "aria-checked" };
    match item.toggled {
        Some(toggled) => set(element, state, if toggled { "true" } else { "false" }),
        None if item.role == Role::Button => remove(element, state),
        None => {}
    }
    match item.expanded {
        Some(expanded) => set(element, "aria-expanded", if expanded { "true" } else { "false" }),
        None => remove(element, "aria-expanded"),
    }
    if let (Some([value, least, greatest]), Some(input)) = (item.amount, element.dyn_ref::<HtmlInputElement>()) {
        set(element, "min", &least.to_string());
        set(element, "max", &greatest.to_string());
        if (input.value_as_number() - value).abs() > 1e-6 {
            input.set_value_as_number(value);
        }
    }
}
