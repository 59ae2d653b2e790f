//! The system's accessibility tree: a node for every site, on the site's entity under its board, and one for every
//! control of the panels, in a group of their own. Bevy passes the nodes to the system.

use super::acts::{Act, act};
use super::collect::{collect, is_active};
use super::items::{AccessibleItem, AccessibleItems, Key, Role};
use crate::app::foundations::power::LoopWaker;
use crate::app::foundations::referee::MatchOnTable;
use crate::app::scene::board::{BoardRoot, SiteEntities, SiteOf};
use bevy::a11y::{AccessibilityNode, AccessibilityRequested, AccessibilitySystems, ActionRequest};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::accessibility::WinitActionRequestHandlers;
use bevy_egui::EguiPreUpdateSet;
use bevy_egui::egui::accesskit::{Action, Live, Node, Rect as Bounds, Toggled};
use bevy_input_focus::InputFocus;
use std::time::Duration;
use tabuleiro_rules::Site;

/// The entity of a control of the panels.
#[derive(Component, Clone, Copy, Debug)]
struct PanelControl(u64);

/// The state of the published nodes.
#[derive(Resource, Default)]
struct Published {
    /// The group of the panels, and the text that is read out when it changes.
    panels: Option<Entity>,
    news: Option<Entity>,
    /// The open dialog and its name. A dialog has a node of its own, because screen readers name it when the focus comes into a
    /// node that they do not know yet.
    dialog: Option<(Entity, String)>,
    controls: HashMap<u64, Entity>,
    /// The last published state of every node.
    items: HashMap<Entity, AccessibleItem>,
    /// The controls in reading order, and the node that has them.
    order: (Option<Entity>, Vec<Entity>),
    news_text: String,
    scale: f64,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Published>()
        .init_resource::<InputFocus>()
        .add_message::<ActionRequest>()
        .add_systems(PreUpdate, read_requests.before(act).before(EguiPreUpdateSet::ProcessInput))
        .add_systems(Update, spawn_waker)
        .add_systems(
            PostUpdate,
            (publish, focus).chain().run_if(is_active).after(collect).before(AccessibilitySystems::Update),
        );
}

/// How soon a request of assistive technology is noticed while the program sleeps.
const REQUEST_INTERVAL: Duration = Duration::from_millis(50);
/// How soon assistive technology that starts after the program is noticed.
const ACTIVATION_INTERVAL: Duration = Duration::from_millis(500);

/// AccessKit sets a flag when assistive technology starts and queues its requests, and wakes the program for neither. A
/// thread polls the flag and then the queues, and wakes the program. It starts when the window exists.
fn spawn_waker(
    requested: Option<Res<AccessibilityRequested>>,
    handlers: Option<Res<WinitActionRequestHandlers>>,
    waker: Res<LoopWaker>,
    mut is_running: Local<bool>,
) {
    let (Some(requested), Some(handlers)) = (requested, handlers) else { return };
    if *is_running || handlers.is_empty() || !waker.has_loop() {
        return;
    }
    *is_running = true;
    let requested = requested.clone();
    let queues: Vec<_> = handlers.values().cloned().collect();
    let waker = waker.clone();
    std::thread::spawn(move || {
        let wake = || waker.ring();
        while !requested.get() {
            std::thread::sleep(ACTIVATION_INTERVAL);
        }
        let mut runs = wake();
        while runs {
            std::thread::sleep(REQUEST_INTERVAL);
            let is_queued = queues.iter().any(|queue| queue.lock().is_ok_and(|queue| !queue.is_empty()));
            runs = !is_queued || wake();
        }
    });
}

/// Requests of the system contain the bits of an entity.
fn read_requests(
    mut requests: MessageReader<ActionRequest>,
    sites: Query<&SiteOf>,
    controls: Query<&PanelControl>,
    mut acts: MessageWriter<Act>,
) {
    for ActionRequest(request) in requests.read() {
        let Some(entity) = Entity::try_from_bits(request.target_node.0) else { continue };
        let site = sites.get(entity).map(|site| Key::Site(site.0.0));
        if let Ok(key) = site.or_else(|_| controls.get(entity).map(|control| Key::Control(control.0))) {
            acts.write(Act { key, action: request.action, data: request.data.clone() });
        }
    }
}

/// Returns the node of an item; `scale` converts logical to physical pixels.
fn node(item: &AccessibleItem, scale: f64) -> AccessibilityNode {
    let mut node = Node::new(item.role);
    if item.role == Role::Label {
        node.set_value(item.name.as_str());
    } else {
        node.set_label(item.name.as_str());
    }
    if item.role == Role::Heading {
        node.set_level(2);
    }
    if !item.is_text() {
        node.add_action(Action::Click);
        node.add_action(Action::Focus);
    }
    let [x, y, w, h] = item.area.map(|v| f64::from(v) * scale);
    node.set_bounds(Bounds { x0: x, y0: y, x1: x + w, y1: y + h });
    if item.disabled {
        node.set_disabled();
    }
    if let Some(toggled) = item.toggled {
        node.set_toggled(Toggled::from(toggled));
    }
    if let Some(expanded) = item.expanded {
        node.set_expanded(expanded);
    }
    if let Some([value, least, greatest]) = item.amount {
        node.set_numeric_value(value);
        node.set_min_numeric_value(least);
        node.set_max_numeric_value(greatest);
        node.add_action(Action::Increment);
        node.add_action(Action::Decrement);
        node.add_action(Action::SetValue);
    }
    AccessibilityNode(node)
}

fn group() -> AccessibilityNode {
    AccessibilityNode(Node::new(Role::Group))
}

fn dialog(name: &str) -> AccessibilityNode {
    let mut node = Node::new(Role::Dialog);
    node.set_label(name);
    node.set_modal();
    AccessibilityNode(node)
}

fn publish(
    mut commands: Commands,
    items: Res<AccessibleItems>,
    sites: Option<Res<SiteEntities>>,
    game: Option<Res<MatchOnTable>>,
    texts: Res<crate::app::foundations::locale::Texts>,
    window: Query<&Window, With<PrimaryWindow>>,
    boards: Query<Entity, With<BoardRoot>>,
    parents: Query<&ChildOf>,
    mut published: ResMut<Published>,
) {
    let laid = sites.as_ref().is_some_and(DetectChanges::is_changed);
    if !items.is_changed() && !laid {
        return;
    }
    let published = &mut *published;
    let scale = window.single().map_or(1.0, |window| f64::from(window.scale_factor()));
    let rescaled = std::mem::replace(&mut published.scale, scale) != scale;
    let panels = *published.panels.get_or_insert_with(|| commands.spawn((Name::new("panels"), group())).id());
    let mut shown: HashMap<Entity, AccessibleItem> = HashMap::default();
    let mut order = Vec::new();
    let mut board = None;
    for (key, item) in &items.all {
        let entity = match *key {
            Key::Site(site) => {
                let Some(entity) = sites.as_ref().and_then(|sites| sites.get(Site(site))) else { continue };
                board = board.or_else(|| parents.get(entity).ok().map(ChildOf::parent));
                entity
            }
            Key::Control(id) => {
                let spawn = || commands.spawn(PanelControl(id)).id();
                let entity = *published.controls.entry(id).or_insert_with(spawn);
                order.push(entity);
                entity
            }
        };
        if rescaled || published.items.get(&entity) != Some(item) {
            commands.entity(entity).try_insert(node(item, scale));
        }
        shown.insert(entity, item.clone());
    }
    // Removes nodes of items that are no longer on the screen: control entities are despawned, site entities lose their
    // node.
    let kept = |entity: &Entity| shown.contains_key(entity);
    published.controls.retain(|_, entity| {
        if !kept(entity) {
            commands.entity(*entity).try_despawn();
        }
        kept(entity)
    });
    for entity in published.items.keys().filter(|entity| !kept(entity)) {
        if let Ok(mut entity) = commands.get_entity(*entity) {
            entity.try_remove::<AccessibilityNode>();
        }
    }
    for root in &boards {
        if Some(root) == board {
            let mut named = Node::new(Role::Group);
            if let Some(game) = &game {
                let position = game.position();
                named.set_label(texts.title(position.id(), position.options().variant));
            }
            commands.entity(root).try_insert(AccessibilityNode(named));
        } else {
            commands.entity(root).try_remove::<AccessibilityNode>();
        }
    }
    let closed = published.dialog.take_if(|(_, name)| items.dialog.as_ref() != Some(&*name));
    if let (Some(name), None) = (&items.dialog, &published.dialog) {
        published.dialog = Some((commands.spawn(dialog(name)).id(), name.clone()));
    }
    let order = (Some(published.dialog.as_ref().map_or(panels, |(entity, _)| *entity)), order);
    if published.order != order {
        if let (Some(parent), controls) = &order {
            commands.entity(*parent).replace_children(controls);
        }
        published.order = order;
    }
    // Its controls are in another node by then.
    if let Some((entity, _)) = closed {
        commands.entity(entity).try_despawn();
    }
    published.items = shown;
    if published.news_text != items.news || published.news.is_none() {
        let mut news = Node::new(Role::Status);
        news.set_live(Live::Polite);
        // AccessKit announces the label: only of a node with the role of a label would it announce the value.
        news.set_label(items.news.as_str());
        let entity = *published.news.get_or_insert_with(|| commands.spawn(Name::new("news")).id());
        commands.entity(entity).try_insert(AccessibilityNode(news));
        published.news_text.clone_from(&items.news);
    }
}

/// Sets the focus of the accessibility tree to the item with the keyboard focus.
fn focus(
    items: Res<AccessibleItems>,
    sites: Option<Res<SiteEntities>>,
    published: Res<Published>,
    nodes: Query<(), With<AccessibilityNode>>,
    mut focus: ResMut<InputFocus>,
) {
    let entity = match items.focus {
        Some(Key::Site(site)) => sites.and_then(|sites| sites.get(Site(site))),
        Some(Key::Control(id)) => published.controls.get(&id).copied(),
        // A dialog opens without a focus, and screen readers name one only when the focus comes into it.
        None => published.dialog.as_ref().map(|(entity, _)| *entity),
    };
    let entity = entity.filter(|entity| nodes.contains(*entity));
    if focus.get() == entity {
        return;
    }
    // Nothing reads the changes that `InputFocus` would otherwise record.
    *focus = entity.map_or_else(InputFocus::default, InputFocus::from_entity);
}
