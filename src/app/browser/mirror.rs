//! Every control of the canvas as an element of the page: invisible, out of the pointer's way, named, and placed where the
//! control is drawn. Screen readers find them there and press them; tests find out where to put the finger.
//!
//! Controls of the panels come from egui's own accessibility tree, sites of the board from the board. The mirror is
//! brought up to date when nothing moves.

use super::page_events::{PageEvent, enqueue, listen};
use crate::app::board::BoardOnTable;
use crate::app::camera::Shot;
use crate::app::choreography::Clock;
use crate::app::input::Gesture;
use crate::app::locale::{Language, Texts, site_name};
use crate::app::navigation::{Dialog, Screen};
use crate::app::referee::MatchOnTable;
use crate::games::GameId;
use crate::matches::Match;
use crate::rules::{Site, Standing, Tap};
use bevy::platform::collections::{HashMap, HashSet};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::accesskit::{Node, Role, Toggled, TreeUpdate};
use bevy_egui::{EguiContexts, EguiOutput, EguiPrimaryContextPass, PrimaryEguiContext};
use wasm_bindgen::prelude::JsCast;
use web_sys::{Document, Element};

/// The element that holds the mirror; it covers the canvas exactly.
const ROOT: &str = "mirror";
/// The least a site's element measures, in CSS pixels.
const LEAST: f32 = 24.0;

/// Label: the mirror shows what the canvas shows.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Reflected;

/// What an element stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Key {
    /// A node of egui's tree.
    Node(u64),
    /// A site of the board.
    Site(u16),
}

/// What an element says.
#[derive(Clone, Debug, PartialEq)]
struct Face {
    /// ARIA role; `None` is plain text.
    role: Option<&'static str>,
    name: String,
    /// Left, top, width, height in CSS pixels.
    area: [i32; 4],
    /// Further attributes.
    state: Vec<(&'static str, String)>,
}

/// What stands in the page.
#[derive(Default)]
struct Mirror(HashMap<Key, (Face, Element)>);

pub(super) fn plugin(app: &mut App) {
    app.init_non_send::<Mirror>()
        .add_systems(Startup, hear)
        .add_systems(EguiPrimaryContextPass, ask.run_if(run_once))
        .add_systems(Last, reflect.in_set(Reflected));
}

/// egui builds its tree only when asked to.
fn ask(mut contexts: EguiContexts) -> Result {
    contexts.ctx_mut()?.enable_accesskit();
    Ok(())
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
            enqueue(PageEvent::Press(node));
        }
        if let Some(site) = attribute("data-site").and_then(|n| n.parse().ok()) {
            enqueue(PageEvent::Tap(Site(site)));
        }
    });
}

fn reflect(
    output: Query<&EguiOutput, With<PrimaryEguiContext>>,
    window: Single<&Window, With<PrimaryWindow>>,
    game: Option<Res<MatchOnTable>>,
    board: Option<Res<BoardOnTable>>,
    gesture: Res<Gesture>,
    texts: Res<Texts>,
    shot: Res<Shot>,
    screen: Res<State<Screen>>,
    dialog: Res<Dialog>,
    clock: Res<Clock>,
    mut names: Local<SiteNames>,
    mut mirror: NonSendMut<Mirror>,
) {
    if clock.running() || shot.moving {
        return;
    }
    let mut wanted = Vec::new();
    if let (Some(game), Some(board), false) = (game, board, *screen.get() != Screen::Table || *dialog != Dialog::None) {
        // Names are put together when the position or the language changes, not whenever the pointer moves.
        let position = game.position();
        let of = (position.id(), position.key(), game.cursor(), texts.language);
        if names.of != Some(of) || names.names.len() != board.0.sites.len() {
            *names = SiteNames { of: Some(of), names: site_names(&game, &board, &texts) };
        }
        sites(&names.names, &board, &gesture, &shot, &mut wanted);
    }
    if let Ok(output) = output.single()
        && let Some(tree) = &output.platform_output.accesskit_update
    {
        controls(tree, output.pixels_per_point / window.scale_factor(), &mut wanted);
    }
    let Some((document, root)) = root() else { return };
    let kept: HashSet<Key> = wanted.iter().map(|(key, _)| *key).collect();
    mirror.0.retain(|key, (_, element)| {
        let keep = kept.contains(key);
        if !keep {
            element.remove();
        }
        keep
    });
    let mut last: Option<Element> = None;
    for (key, face) in wanted {
        let Some(element) = mirror.set(&document, &root, last.as_ref(), key, face) else { continue };
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
        face: Face,
    ) -> Option<Element> {
        if let Some((old, element)) = self.0.get_mut(&key) {
            if *old != face {
                write_face(element, &face, Some(old));
                *old = face;
            }
            return Some(element.clone());
        }
        let element = document.create_element(if face.role == Some("button") { "button" } else { "span" }).ok()?;
        let (attribute, value) = match key {
            Key::Node(node) => ("data-node", node.to_string()),
            Key::Site(site) => ("data-site", site.to_string()),
        };
        element.set_attribute(attribute, &value).ok()?;
        // The canvas has the keyboard; assistive technology finds the element without the tab key.
        element.set_attribute("tabindex", "-1").ok()?;
        write_face(&element, &face, None);
        let after = last.map_or_else(|| root.first_child(), |last| last.next_sibling());
        root.insert_before(&element, after.as_ref()).ok()?;
        self.0.insert(key, (face, element.clone()));
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
        if face.role.is_some() {
            let _ = element.set_attribute("aria-label", &face.name);
        } else {
            element.set_text_content(Some(&face.name));
        }
    }
    if let Some(role) = face.role.filter(|role| *role != "button") {
        let _ = element.set_attribute("role", role);
    }
    for (name, value) in &face.state {
        let _ = element.set_attribute(name, value);
    }
}

/// What the sites of a position are called.
#[derive(Default)]
struct SiteNames {
    of: Option<(GameId, u64, usize, Language)>,
    names: Vec<String>,
}

/// What stands on each site, in words.
fn site_names(game: &Match, board: &BoardOnTable, texts: &Texts) -> Vec<String> {
    let mut standing: HashMap<Site, Vec<Standing>> = HashMap::default();
    for piece in game.position().pieces().standing() {
        standing.entry(piece.at).or_default().push(*piece);
    }
    let on = |i: usize| standing.get(&Site(i as u16)).map_or(&[][..], Vec::as_slice);
    board.0.sites.iter().enumerate().map(|(i, site)| site_name(texts, site, on(i))).collect()
}

/// The sites, and whether a tap means something there.
fn sites(names: &[String], board: &BoardOnTable, gesture: &Gesture, shot: &Shot, wanted: &mut Vec<(Key, Face)>) {
    let open: HashSet<Site> = gesture.sites().into_iter().collect();
    for (i, (site, name)) in board.0.sites.iter().zip(names).enumerate() {
        let at = Vec3::new(site.at.x, 0.0, -site.at.y);
        let middle = shot.lens.pixel(at);
        let size = (shot.lens.pixels_per_unit(at) * 0.8).max(LEAST);
        let corner = middle - size / 2.0;
        let key = Site(i as u16);
        let tapped = gesture.taps().contains(&Tap::Site(key));
        let state = vec![
            ("aria-disabled", (!open.contains(&key) && !tapped).to_string()),
            ("aria-pressed", tapped.to_string()),
        ];
        let area = [corner.x, corner.y, size, size].map(|v| v.round() as i32);
        wanted.push((Key::Site(key.0), Face { role: Some("button"), name: name.clone(), area, state }));
    }
}

/// The controls and texts of egui's tree, in reading order.
fn controls(tree: &TreeUpdate, scale: f32, wanted: &mut Vec<(Key, Face)>) {
    let nodes: HashMap<u64, &Node> = tree.nodes.iter().map(|(id, node)| (id.0, node)).collect();
    let mut waiting: Vec<u64> = tree.tree.as_ref().map(|t| t.root.0).into_iter().collect();
    while let Some(id) = waiting.pop() {
        let Some(node) = nodes.get(&id) else { continue };
        waiting.extend(node.children().iter().rev().map(|child| child.0));
        if let Some(face) = face(node, scale) {
            wanted.push((Key::Node(id), face));
        }
    }
}

fn face(node: &Node, scale: f32) -> Option<Face> {
    let role = match node.role() {
        Role::Button => Some("button"),
        Role::CheckBox => Some("checkbox"),
        Role::RadioButton => Some("radio"),
        Role::Slider => Some("slider"),
        Role::Link => Some("link"),
        Role::TextInput | Role::SearchInput => Some("textbox"),
        Role::Label => None,
        _ => return None,
    };
    let name = node.label().or(node.value()).filter(|name| !name.is_empty())?.to_string();
    let bounds = node.bounds()?;
    let area = [bounds.x0, bounds.y0, bounds.width(), bounds.height()];
    let mut state = Vec::new();
    if role.is_some() {
        state.push(("aria-disabled", node.is_disabled().to_string()));
    }
    if let Some(toggled) = node.toggled() {
        let attribute = if role == Some("button") { "aria-pressed" } else { "aria-checked" };
        state.push((attribute, (toggled == Toggled::True).to_string()));
    }
    if let Some(value) = node.numeric_value() {
        state.push(("aria-valuenow", value.to_string()));
        state.extend(node.min_numeric_value().map(|v| ("aria-valuemin", v.to_string())));
        state.extend(node.max_numeric_value().map(|v| ("aria-valuemax", v.to_string())));
    }
    Some(Face { role, name, area: area.map(|v| (v * f64::from(scale)).round() as i32), state })
}
