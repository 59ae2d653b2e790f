//! What is on the screen is gathered when nothing moves, and only for somebody who listens.

use super::faces::{Faces, Key, controls, site_names, sites};
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
use crate::app::referee::MatchOnTable;
use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContexts, EguiOutput, PrimaryEguiContext};
use tabuleiro_games::GameId;

/// Whether anybody listens. A page is never told, so there it is always so.
pub(super) fn heard(requested: Option<Res<AccessibilityRequested>>) -> bool {
    cfg!(target_family = "wasm") || requested.is_some_and(|requested| requested.get())
}

/// egui builds its tree only when asked to.
pub(super) fn ask(mut contexts: EguiContexts, mut asked: Local<bool>, mut awake: ResMut<Awake>) -> Result {
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
pub(super) struct Told<'w> {
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
pub(super) struct SiteNames {
    of: Option<Cause>,
    names: Vec<String>,
}

pub(super) fn collect(
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
                *names = SiteNames { of: Some(of), names: site_names(game, board, &told.texts) };
            }
            sites(&names.names, board, &told.gesture, &told.shot, &mut next.all);
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
        controls(tree, output.pixels_per_point / window.scale_factor(), &mut next.all);
        let focus = Key::Control(tree.focus.0);
        if next.all.iter().any(|(key, _)| *key == focus) {
            next.focus = Some(focus);
        }
    }
    faces.set_if_neq(next);
}
