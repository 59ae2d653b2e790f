//! Taps on panels, so that none is lost where frames are slow. egui decides what a press hits by the layout of the pass
//! before and gives the click to the widget with the same id; it looks only at the last position of a pass, and the ids
//! of most widgets depend on how many stand before them. A press and a release within one pass, two taps within one
//! pass, or a line that appears above the button in between would lose the tap or give it to another widget.
//!
//! Therefore each pass receives one press or one release. Before a release the panels are laid out once more without it:
//! the tap follows its control by name, and a tap whose control is gone is answered with a notice.

use crate::app::foundations::notices::Notice;
use crate::app::foundations::power::Awake;
use bevy::prelude::*;
use bevy_egui::{
    EguiContext, EguiFullOutput, EguiInput, EguiInputSet, EguiOutput, EguiPostUpdateSet, EguiPreUpdateSet,
    EguiPrimaryContextPass, PrimaryEguiContext, egui,
};
use egui::accesskit::{Action, ActionRequest, Node, NodeId, Role, TreeId, TreeUpdate};
use egui::{Event, PointerButton, Pos2};

/// Movement of a finger that still counts as a tap, in points (about 3 mm at 96 dpi).
pub(super) const TREMBLE: f32 = 12.0;

/// The systems that remove events from egui's input.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct FilteredInput;

/// A person cannot have seen what a tap changed when so few passes have followed it.
const UNSEEN: u32 = 3;

/// The control under a press.
#[derive(Clone, Debug)]
struct Target {
    node: NodeId,
    role: Role,
    name: String,
    area: egui::Rect,
}

impl Target {
    /// Whether a node is still the same control: it has kept its name, or changed it where it stands, as a clock does,
    /// and no other control has that name.
    fn is_in(&self, tree: &TreeUpdate) -> bool {
        let now = find(tree, self.node).filter(|now| now.role == self.role);
        now.is_some_and(|now| {
            now.name == self.name || now.area == self.area && controls(tree).all(|other| other.name != self.name)
        })
    }
}

/// A press that has not been released.
#[derive(Clone, Debug)]
struct Press {
    at: Pos2,
    target: Option<Target>,
    /// Whether the panel of the control appeared in the pass of the press, so that egui does not know of it.
    is_early: bool,
}

/// The state of the tap in progress.
#[derive(Resource, Default)]
struct Taps {
    /// Events for later passes.
    waiting: Vec<Event>,
    /// The tree of the pass before the one that receives a press.
    before: Option<TreeUpdate>,
    press: Option<Press>,
    /// The tap that was completed in this pass.
    released: Option<Press>,
    /// The texture changes of the layout before a release.
    textures: Option<egui::TexturesDelta>,
    /// The number of this pass, and the last tap that clicked something, with its pass.
    pass: u32,
    last: Option<(u32, Pos2, Target)>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Taps>()
        .add_systems(
            PreUpdate,
            feed.after(EguiInputSet::WriteEguiEvents).after(FilteredInput).before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(
            PostUpdate,
            (
                resolve.run_if(|taps: Res<Taps>| taps.released.is_some()).before(EguiPostUpdateSet::EndPass),
                keep_textures.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput),
                follow.after(EguiPostUpdateSet::ProcessOutput),
            ),
        );
}

/// Returns how many of the events the next pass receives: up to the first press or release, and what follows it at the
/// same place.
fn share(events: &[Event]) -> usize {
    let mut pressed: Option<Pos2> = None;
    let later = |event: &Event| match (event, pressed) {
        (Event::PointerButton { pos, .. }, None) => {
            pressed = Some(*pos);
            false
        }
        (Event::PointerButton { .. } | Event::Key { .. } | Event::Text(_), Some(_)) => true,
        (Event::PointerMoved(to), Some(at)) => *to != at,
        _ => false,
    };
    events.iter().position(later).unwrap_or(events.len())
}

/// Passes the events on that belong to one pass.
fn feed(
    mut contexts: Query<(&mut EguiInput, &EguiOutput), With<PrimaryEguiContext>>,
    mut taps: ResMut<Taps>,
    mut awake: ResMut<Awake>,
) {
    let Ok((mut input, output)) = contexts.single_mut() else { return };
    let taps = taps.bypass_change_detection();
    taps.pass = taps.pass.wrapping_add(1);
    if taps.waiting.is_empty() && input.events.is_empty() {
        return;
    }
    let mut events = std::mem::take(&mut taps.waiting);
    events.append(&mut input.events);
    taps.waiting = events.split_off(share(&events));
    let tree = output.platform_output.accesskit_update.as_ref();
    for event in events {
        match &event {
            Event::PointerButton { pos, button: PointerButton::Primary, pressed: true, .. } => {
                taps.press = Some(Press { at: *pos, target: None, is_early: false });
                taps.before = tree.cloned();
            }
            Event::PointerButton { pos, button: PointerButton::Primary, pressed: false, .. } => {
                let press = taps.press.take().filter(|press| press.at.distance(*pos) <= TREMBLE);
                taps.released = press.filter(|press| press.target.is_some());
            }
            Event::PointerMoved(to) if taps.press.as_ref().is_some_and(|press| press.at.distance(*to) > TREMBLE) => {
                taps.press = None;
            }
            Event::PointerGone => taps.press = None,
            _ => {}
        }
        input.events.push(event);
    }
    if !taps.waiting.is_empty() {
        awake.request_frames();
    }
}

/// Returns the control of a node if it can be clicked.
fn control(id: NodeId, node: &Node) -> Option<Target> {
    let role = node.role();
    let is_clicked = matches!(role, Role::Button | Role::CheckBox | Role::RadioButton | Role::Link);
    if !is_clicked || node.is_disabled() {
        return None;
    }
    let name = node.label().or(node.value()).filter(|name| !name.is_empty())?.to_string();
    let bounds = node.bounds()?;
    let corner = |x: f64, y: f64| egui::pos2(x as f32, y as f32);
    let area = egui::Rect::from_min_max(corner(bounds.x0, bounds.y0), corner(bounds.x1, bounds.y1));
    Some(Target { node: id, role, name, area })
}

fn controls(tree: &TreeUpdate) -> impl Iterator<Item = Target> + '_ {
    tree.nodes.iter().filter_map(|(id, node)| control(*id, node))
}

fn find(tree: &TreeUpdate, wanted: NodeId) -> Option<Target> {
    let (id, node) = tree.nodes.iter().find(|(id, _)| *id == wanted)?;
    control(*id, node)
}

/// Returns the control of that role and name which is nearest to the tap.
fn named(tree: &TreeUpdate, target: &Target, at: Pos2) -> Option<NodeId> {
    let same = controls(tree).filter(|found| found.role == target.role && found.name == target.name);
    let nearest = same.min_by(|a, b| a.area.distance_to_pos(at).total_cmp(&b.area.distance_to_pos(at)));
    nearest.map(|found| found.node)
}

/// Lays the panels out before a release and finds the control that was pressed: what has happened since the press may
/// have moved it, given its id to another one, or removed it.
fn resolve(world: &mut World) -> Result {
    let mut contexts = world.query_filtered::<(&mut EguiContext, &mut EguiInput), With<PrimaryEguiContext>>();
    let Ok((mut context, mut input)) = contexts.single_mut(world) else { return Ok(()) };
    let context = context.get_mut().clone();
    let mut events = std::mem::take(&mut input.events);
    let before = input.0.clone();
    let mut result = Ok(());
    let layout = context.run_ui(before, |_| result = world.try_run_schedule(EguiPrimaryContextPass));
    result?;
    let mut taps = world.resource_mut::<Taps>();
    taps.textures = Some(layout.textures_delta);
    if let Some(Press { at, target: Some(target), is_early }) = &taps.released
        && let Some(tree) = &layout.platform_output.accesskit_update
        && (*is_early || !target.is_in(tree))
    {
        // egui must not click what has taken the place or the id of the control.
        let is_release = |event: &Event| matches!(event, Event::PointerButton { pressed: false, .. });
        let release = events.iter().position(is_release).unwrap_or_default();
        events.insert(release, Event::PointerMoved(*at + egui::Vec2::splat(4.0 * TREMBLE)));
        if let Some(target_node) = named(tree, target, *at) {
            let request = ActionRequest { action: Action::Click, target_tree: TreeId::ROOT, target_node, data: None };
            events.push(Event::AccessKitActionRequest(request));
        } else {
            taps.released = None;
            world.write_message(Notice::plain("tap-too-late"));
        }
    }
    if let Ok((_, mut input)) = contexts.single_mut(world) {
        input.events = events;
    }
    Ok(())
}

/// The renderer learns what the layout before a release has added to the textures.
fn keep_textures(mut outputs: Query<&mut EguiFullOutput, With<PrimaryEguiContext>>, mut taps: ResMut<Taps>) {
    let taps = taps.bypass_change_detection();
    if let (Some(mut textures), Ok(mut output)) = (taps.textures.take(), outputs.single_mut())
        && let Some(output) = output.0.as_mut()
    {
        textures.append(std::mem::take(&mut output.textures_delta));
        output.textures_delta = textures;
    }
}

/// Finds out what a press of this pass hit.
fn follow(mut contexts: Query<(&mut EguiContext, &EguiOutput), With<PrimaryEguiContext>>, mut taps: ResMut<Taps>) {
    let Ok((mut context, output)) = contexts.single_mut() else { return };
    let context = context.get_mut();
    let taps = taps.bypass_change_detection();
    let Some(tree) = output.platform_output.accesskit_update.as_ref() else { return };
    if let (Some(before), Some(press)) = (taps.before.take(), &mut taps.press) {
        let hit = context.viewport(|viewport| viewport.hits.click.map(|widget| widget.id.accesskit_id()));
        press.target = hit.and_then(|node| find(&before, node));
        if press.target.is_none() {
            press.target = appeared(tree, &before, press.at);
            press.is_early = press.target.is_some();
        }
        if let Some((pass, at, last)) = &taps.last
            && taps.pass.wrapping_sub(*pass) <= UNSEEN
            && at.distance(press.at) <= TREMBLE
            && press.target.is_some()
            && find(&before, last.node).is_none()
        {
            // The second of two quick taps at one place was meant for the control that the first has removed.
            press.target = Some(last.clone());
        }
    }
    if let Some(Press { at, target: Some(target), .. }) = taps.released.take() {
        taps.last = Some((taps.pass, at, target));
    }
}

/// Returns the control at a place where the tree before had none, if it has appeared in this pass.
fn appeared(tree: &TreeUpdate, before: &TreeUpdate, at: Pos2) -> Option<Target> {
    let under = |tree| controls(tree).filter(|found| found.area.contains(at)).last();
    let is_new = |found: &Target| under(before).is_none() && find(before, found.node).is_none();
    under(tree).filter(is_new)
}
