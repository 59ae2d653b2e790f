//! Collects the accessible items of the screen, when nothing moves and assistive technology is active.

use super::items::{AccessibleItems, BoardGrid, Key, controls, site_names, sites};
use super::live::{Live, LiveKey};
use crate::app::foundations::locale::{Language, Texts};
use crate::app::foundations::navigation::{Dialog, Screen};
use crate::app::foundations::referee::MatchOnTable;
use crate::app::foundations::settings::Settings;
use crate::app::play::input::{Cursor, Gesture};
use crate::app::scene::board::BoardOnTable;
use crate::app::scene::camera::Shot;
use crate::app::scene::choreography::Playback;
use bevy::a11y::AccessibilityRequested;
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::{EguiContext, EguiOutput, PrimaryEguiContext, egui};
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_narration::Layout;

/// Whether the items are needed: assistive technology is active, or the program walks over them. A page cannot know of assistive
/// technology, so there it is always assumed.
pub(super) fn is_active(requested: Option<Res<AccessibilityRequested>>, settings: Res<Settings>) -> bool {
    cfg!(target_family = "wasm") || settings.scan.is_some() || requested.is_some_and(|requested| requested.get())
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
    clock: Res<'w, Playback>,
    screen: Res<'w, State<Screen>>,
    dialog: Res<'w, Dialog>,
    live: Live<'w>,
}

/// Names of sites are computed when the position or the language changes, not when the pointer moves.
#[derive(Default)]
pub(super) struct SiteNames {
    of: Option<SiteNamesKey>,
    names: Vec<String>,
    /// The rows of the board, for a game, its number of sites, and a language.
    grid: Option<(GameId, usize, Language, BoardGrid)>,
}

impl SiteNames {
    /// Returns the rows of the board of the match, which has so many sites. They are computed once for a board.
    fn grid(&mut self, game: &Match, count: usize, texts: &Texts) -> BoardGrid {
        let (position, language) = (game.position(), texts.language);
        let id = position.id();
        let known = self.grid.take().filter(|known| (known.0, known.1, known.2) == (id, count, language));
        let (.., grid) = self.grid.insert(known.unwrap_or_else(|| {
            let name = texts.title(id, position.options().variant);
            (id, count, language, BoardGrid::of(name, &Layout::of(position.board())))
        }));
        grid.clone()
    }
}

pub(super) fn collect(
    mut output: Query<(&mut EguiContext, &EguiOutput), With<PrimaryEguiContext>>,
    window: Query<&Window, With<PrimaryWindow>>,
    state: MatchState,
    mut names: Local<SiteNames>,
    mut said: Local<Option<LiveKey>>,
    mut items: ResMut<AccessibleItems>,
) {
    if state.clock.running() || state.shot.moving {
        return;
    }
    let Ok(window) = window.single() else { return };
    let mut next = AccessibleItems::default();
    let at_table = *state.screen.get() == Screen::Table;
    if let (Some(game), Some(board), true) = (&state.game, &state.board, at_table && *state.dialog == Dialog::None) {
        let position = game.position();
        let of = (position.id(), position.key(), game.cursor(), state.texts.language, board.0.sites.len());
        if names.of != Some(of) {
            (names.of, names.names) = (Some(of), site_names(game, &state.texts));
        }
        next.grid = Some(names.grid(game, board.0.sites.len(), &state.texts));
        sites(&names.names, board, &state.gesture, &state.shot, &mut next.all);
        next.focus = state.cursor.0.map(|site| Key::Site(site.0));
    }
    let key = state.live.key();
    next.news =
        if state.live.is_changed() || said.as_ref() != Some(&key) { state.live.text() } else { items.news.clone() };
    *said = Some(key);
    if let Ok((mut context, output)) = output.single_mut()
        && let Some(tree) = &output.platform_output.accesskit_update
    {
        let dialog = context.get_mut().memory(egui::Memory::top_modal_layer).map(|layer| layer.id.value());
        let dialog = dialog.filter(|_| *state.dialog != Dialog::None);
        // A tooltip appears while the pointer rests, and says what its control is called.
        let tooltips: Vec<u64> = context.get_mut().memory(|memory| {
            let layers = memory.areas().visible_layer_ids().into_iter();
            layers.filter(|layer| layer.order == egui::Order::Tooltip).map(|layer| layer.id.value()).collect()
        });
        let first = next.all.len();
        controls(tree, dialog, &tooltips, output.pixels_per_point / window.scale_factor(), &mut next.all);
        if dialog.is_some() {
            let title = next.all[first..].iter().find(|(_, item)| item.is_text());
            next.dialog = title.map(|(_, item)| item.name.clone());
        }
        let focus = Key::Control(tree.focus.0);
        if next.all.iter().any(|(key, _)| *key == focus) {
            next.focus = Some(focus);
        }
    }
    items.set_if_neq(next);
}
