//! What whoever does not see the screen does to it: it takes the same ways as the tap of a finger.

use super::faces::Key;
use crate::app::input::{Cursor, Tapped};
use crate::app::navigation::{Dialog, Screen, at_the_board};
use crate::app::power::Awake;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Action, ActionData, ActionRequest, NodeId, TreeId};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{PrimaryEguiContext, egui};
use tabuleiro_rules::{Site, Tap};

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

/// What is done to a control goes to egui with the devices' own events, what is done to a site to the gesture.
pub(super) fn act(
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
                tapped.write(Tapped(Tap::Site(Site(site))));
            }
            (Key::Site(site), Action::Focus) if open => cursor.0 = Some(Site(site)),
            (Key::Site(_), _) => {}
        }
    }
}
