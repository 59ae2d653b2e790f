//! The screen in words, for whoever does not see it: every control of the panels and every site of the board, with its
//! name, its place and what may be done with it. On the desktop they become nodes of the system's accessibility tree
//! ([`nodes`]), in a page elements beside the canvas (the browser's edge); what comes back from there is an [`Act`].
//!
//! Controls of the panels come from egui's own accessibility tree, sites of the board from the board. All of it is brought
//! up to date when nothing moves, and only for somebody who listens.

mod faces;
#[cfg(not(target_family = "wasm"))]
mod nodes;

pub(crate) use faces::{Face, Key, Role};

use super::board::BoardOnTable;
use super::camera::Shot;
use super::choreography::Clock;
use super::hud::spoken;
use super::input::{Cursor, Gesture, Tapped};
use super::locale::{Language, Texts};
use super::navigation::{Dialog, Screen, at_the_board};
use super::notices::Notices;
use super::opponent::Thinking;
use super::power::Awake;
use super::referee::MatchOnTable;
use crate::games::GameId;
use crate::rules::Tap;
use bevy::a11y::{AccessibilityRequested, AccessibilitySystems};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::accesskit::{Action, ActionData, ActionRequest, NodeId, TreeId};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{
    EguiContexts, EguiOutput, EguiPostUpdateSet, EguiPreUpdateSet, EguiPrimaryContextPass, PrimaryEguiContext, egui,
};

/// What is on the screen, in reading order: the sites of the board, then the panels.
#[derive(Resource, Default, Debug, PartialEq)]
pub(crate) struct Faces {
    /// What can be named, and what it says.
    pub(crate) all: Vec<(Key, Face)>,
    /// Where the keyboard is.
    pub(crate) focus: Option<Key>,
    /// What has just happened and whose turn it is, to be read out when it changes.
    pub(crate) news: String,
}

/// Somebody who does not see the screen acts on something of it.
#[derive(Message, Clone, Debug)]
pub(crate) struct Act {
    /// On what.
    pub(crate) key: Key,
    /// How: a click above all.
    pub(crate) action: Action,
    /// The value to be set, where one is.
    pub(crate) data: Option<ActionData>,
}

#[cfg(any(target_family = "wasm", test))]
impl Act {
    /// A press, as by a finger.
    pub(crate) fn click(key: Key) -> Act {
        Act { key, action: Action::Click, data: None }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Faces>()
        .add_message::<Act>()
        .add_systems(PreUpdate, act.before(EguiPreUpdateSet::ProcessInput))
        .add_systems(EguiPrimaryContextPass, ask.run_if(heard))
        .add_systems(
            PostUpdate,
            collect.run_if(heard).after(EguiPostUpdateSet::ProcessOutput).before(AccessibilitySystems::Update),
        );
    #[cfg(not(target_family = "wasm"))]
    app.add_plugins(nodes::plugin);
}

/// Whether anybody listens. A page is never told, so there it is always so.
fn heard(requested: Option<Res<AccessibilityRequested>>) -> bool {
    cfg!(target_family = "wasm") || requested.is_some_and(|requested| requested.get())
}

/// egui builds its tree only when asked to.
fn ask(mut contexts: EguiContexts, mut asked: Local<bool>, mut awake: ResMut<Awake>) -> Result {
    if !*asked {
        contexts.ctx_mut()?.enable_accesskit();
        // The tree is there from the next frame on.
        awake.stir();
        *asked = true;
    }
    Ok(())
}

/// What the names of the sites depend on.
type Cause = (GameId, u64, usize, Language, usize);

/// What the match at hand says.
#[derive(bevy::ecs::system::SystemParam)]
struct Told<'w> {
    game: Option<Res<'w, MatchOnTable>>,
    board: Option<Res<'w, BoardOnTable>>,
    gesture: Res<'w, Gesture>,
    cursor: Res<'w, Cursor>,
    texts: Res<'w, Texts>,
    shot: Res<'w, Shot>,
    clock: Res<'w, Clock>,
    screen: Res<'w, State<Screen>>,
    dialog: Res<'w, Dialog>,
    thinking: Res<'w, Thinking>,
    notices: Res<'w, Notices>,
}

/// Names are put together when the position or the language changes, not whenever the pointer moves.
#[derive(Default)]
struct SiteNames {
    of: Option<Cause>,
    names: Vec<String>,
}

fn collect(
    output: Query<&EguiOutput, With<PrimaryEguiContext>>,
    window: Query<&Window, With<PrimaryWindow>>,
    told: Told,
    mut names: Local<SiteNames>,
    mut faces: ResMut<Faces>,
) {
    if told.clock.running() || told.shot.moving {
        return;
    }
    let Ok(window) = window.single() else { return };
    let mut next = Faces::default();
    let at_table = *told.screen.get() == Screen::Table;
    if let (Some(game), Some(board), true) = (&told.game, &told.board, at_table) {
        if *told.dialog == Dialog::None {
            let position = game.position();
            let of = (position.id(), position.key(), game.cursor(), told.texts.language, board.0.sites.len());
            if names.of != Some(of) {
                *names = SiteNames { of: Some(of), names: faces::site_names(game, board, &told.texts) };
            }
            faces::sites(&names.names, board, &told.gesture, &told.shot, &mut next.all);
            next.focus = told.cursor.0.map(|site| Key::Site(site.0));
        }
        next.news = spoken(game, &told.texts, told.thinking.busy());
    }
    for notice in told.notices.texts() {
        next.news = format!("{notice}. {}", next.news);
    }
    if let Ok(output) = output.single()
        && let Some(tree) = &output.platform_output.accesskit_update
    {
        faces::controls(tree, output.pixels_per_point / window.scale_factor(), &mut next.all);
        let focus = Key::Control(tree.focus.0);
        if next.all.iter().any(|(key, _)| *key == focus) {
            next.focus = Some(focus);
        }
    }
    faces.set_if_neq(next);
}

/// What is done to a control goes to egui with the devices' own events, what is done to a site to the gesture.
fn act(
    mut wanted: MessageReader<Act>,
    context: Query<Entity, With<PrimaryEguiContext>>,
    screen: Res<State<Screen>>,
    dialog: Res<Dialog>,
    mut cursor: ResMut<Cursor>,
    mut events: MessageWriter<EguiInputEvent>,
    mut tapped: MessageWriter<Tapped>,
    mut awake: ResMut<Awake>,
) {
    let open = at_the_board(*screen.get(), *dialog);
    for Act { key, action, data } in wanted.read() {
        awake.stir();
        match (*key, action) {
            (Key::Control(node), _) => {
                let Ok(context) = context.single() else { continue };
                let (target_tree, target_node) = (TreeId::ROOT, NodeId(node));
                let request = ActionRequest { action: *action, target_tree, target_node, data: data.clone() };
                events.write(EguiInputEvent { context, event: egui::Event::AccessKitActionRequest(request) });
            }
            // A dialog may have opened since the site was read out.
            (Key::Site(site), Action::Click) if open => {
                tapped.write(Tapped(Tap::Site(crate::rules::Site(site))));
            }
            (Key::Site(site), Action::Focus) if open => cursor.0 = Some(crate::rules::Site(site)),
            (Key::Site(_), _) => {}
        }
    }
}
