//! Collects the accessible items of the screen, when nothing moves and assistive technology is active.

use super::items::{AccessibleItems, Key, controls, site_names, sites};
use crate::app::board::BoardOnTable;
use crate::app::camera::Shot;
use crate::app::choreography::Clock;
use crate::app::hud::spoken;
use crate::app::input::{Cursor, Gesture};
use crate::app::locale::{Language, Texts};
use crate::app::navigation::{Dialog, Screen};
use crate::app::notices::Notices;
use crate::app::opponent::Thinking;
use crate::app::power::Awake;
use crate::app::referee::{Distant, MatchOnTable};
use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContexts, EguiOutput, PrimaryEguiContext};
use tabuleiro_games::GameId;

/// Whether assistive technology is active. A page cannot know, so there it is always assumed.
pub(super) fn is_active(requested: Option<Res<AccessibilityRequested>>) -> bool {
    cfg!(target_family = "wasm") || requested.is_some_and(|requested| requested.get())
}

/// egui builds its accessibility tree only on request.
pub(super) fn enable_accesskit_tree(
    mut contexts: EguiContexts,
    mut asked: Local<bool>,
    mut awake: ResMut<Awake>,
) -> Result {
    if !*asked {
        contexts.ctx_mut()?.enable_accesskit();
        // The tree exists from the next frame on.
        awake.request_frames();
        *asked = true;
    }
    Ok(())
}

/// The values that the names of the sites depend on.
type SiteNamesKey = (GameId, u64, usize, Language, usize);

/// The state of the match and the screen.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct MatchState<'w> {
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
    distant: Res<'w, Distant>,
    notices: Res<'w, Notices>,
}

/// Names of sites are computed when the position or the language changes, not when the pointer moves.
#[derive(Default)]
pub(super) struct SiteNames {
    of: Option<SiteNamesKey>,
    names: Vec<String>,
}

pub(super) fn collect(
    output: Query<&EguiOutput, With<PrimaryEguiContext>>,
    window: Query<&Window, With<PrimaryWindow>>,
    state: MatchState,
    mut names: Local<SiteNames>,
    mut items: ResMut<AccessibleItems>,
) {
    if state.clock.running() || state.shot.moving {
        return;
    }
    let Ok(window) = window.single() else { return };
    let mut next = AccessibleItems::default();
    let at_table = *state.screen.get() == Screen::Table;
    if let (Some(game), Some(board), true) = (&state.game, &state.board, at_table) {
        if *state.dialog == Dialog::None {
            let position = game.position();
            let of = (position.id(), position.key(), game.cursor(), state.texts.language, board.0.sites.len());
            if names.of != Some(of) {
                *names = SiteNames { of: Some(of), names: site_names(game, board, &state.texts) };
            }
            sites(&names.names, board, &state.gesture, &state.shot, &mut next.all);
            next.focus = state.cursor.0.map(|site| Key::Site(site.0));
        }
        next.news = spoken(game, &state.texts, state.thinking.busy(), &state.distant);
    }
    for notice in state.notices.sentences() {
        next.news = format!("{notice}{}", next.news);
    }
    if let Ok(output) = output.single()
        && let Some(tree) = &output.platform_output.accesskit_update
    {
        controls(tree, output.pixels_per_point / window.scale_factor(), &mut next.all);
        let focus = Key::Control(tree.focus.0);
        if next.all.iter().any(|(key, _)| *key == focus) {
            next.focus = Some(focus);
        }
    }
    items.set_if_neq(next);
}
