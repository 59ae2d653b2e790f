//! Actions of assistive technology: they are handled like taps.

use super::items::Key;
use crate::app::foundations::navigation::{Dialog, Screen, at_the_board};
use crate::app::foundations::power::Awake;
use crate::app::play::input::{Cursor, Gesture, Tapped};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{Action, ActionData, ActionRequest, NodeId, TreeId};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiContext, PrimaryEguiContext, egui};
use tabuleiro_rules::{Site, Tap};

/// An action of assistive technology on an item of the screen.
#[derive(Message, Clone, Debug)]
pub(crate) struct Act {
    /// The item.
    pub(crate) key: Key,
    /// The action, usually a click.
    pub(crate) action: Action,
    /// The value to set, if the action sets one.
    pub(crate) data: Option<ActionData>,
}

#[cfg(any(target_family = "wasm", test))]
impl Act {
    /// Returns a click, which has the effect of a tap.
    pub(crate) fn click(key: Key) -> Act {
        Act { key, action: Action::Click, data: None }
    }
}

/// For so many frames the panels give the focus back: egui may still have to read a request from before.
const RELEASES: u8 = 3;

/// Passes actions on controls to egui, and actions on sites to the gesture.
pub(super) fn act(
    mut wanted: MessageReader<Act>,
    mut context: Query<(Entity, &mut EguiContext), With<PrimaryEguiContext>>,
    screen: Res<State<Screen>>,
    dialog: Res<Dialog>,
    mut cursor: ResMut<Cursor>,
    mut gesture: ResMut<Gesture>,
    mut events: MessageWriter<EguiInputEvent>,
    mut tapped: MessageWriter<Tapped>,
    mut awake: ResMut<Awake>,
    mut releases: Local<u8>,
) {
    let open = at_the_board(*screen.get(), *dialog);
    for Act { key, action, data } in wanted.read() {
        awake.request_frames();
        match (*key, action) {
            (Key::Control(_), Action::Blur) => *releases = RELEASES,
            (Key::Control(node), _) => {
                let Ok((context, _)) = context.single() else { continue };
                if *action == Action::Focus {
                    *releases = 0;
                }
                let (target_tree, target_node) = (TreeId::ROOT, NodeId(node));
                let request = ActionRequest { action: *action, target_tree, target_node, data: data.clone() };
                events.write(EguiInputEvent { context, event: egui::Event::AccessKitActionRequest(request) });
            }
            // A dialog may have opened since the site was read out.
            (Key::Site(site), Action::Click) if open => {
                tapped.write(Tapped(Tap::Site(Site(site))));
            }
            (Key::Site(site), Action::Focus) if open => {
                *releases = RELEASES;
                cursor.0 = Some(Site(site));
                gesture.hover = cursor.0;
            }
            (Key::Site(_), _) => {}
        }
    }
    if *releases > 0 {
        *releases -= 1;
        release_focus(&mut context);
        awake.request_frames();
    }
}

/// Takes the focus from the panels, so that keys go to the board.
fn release_focus(context: &mut Query<(Entity, &mut EguiContext), With<PrimaryEguiContext>>) {
    let Ok((_, mut context)) = context.single_mut() else { return };
    context.get_mut().memory_mut(|memory| {
        if let Some(focused) = memory.focused() {
            memory.surrender_focus(focused);
        }
    });
}
