//! Screens and dialogs, and how to change them.

use crate::app::foundations::power::Awake;
use crate::app::foundations::sets::TableSet;
use bevy::prelude::*;
use tabuleiro_catalogue::GameId;

/// The current screen.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Screen {
    /// The gallery of all games.
    #[default]
    Gallery,
    /// The options and opponents of a game.
    SetUp,
    /// The table.
    Table,
    /// The matches that the person keeps.
    Matches,
    /// A match with another device: opening or joining its table.
    Devices,
    /// A class: choosing a name, waiting for a match.
    Class,
}

/// The screen to which the table, its studies and the end of a match lead back.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Home {
    /// The screen.
    pub(crate) screen: Screen,
    /// The message id of the name of the buttons that lead there.
    pub(crate) back: &'static str,
}

impl Default for Home {
    fn default() -> Home {
        Home { screen: Screen::Gallery, back: "gallery-back" }
    }
}

impl Home {
    /// Whether it is another screen than the gallery.
    pub(crate) fn is_elsewhere(self) -> bool {
        self.screen != Screen::Gallery
    }
}

/// The dialog over the screen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Dialog {
    /// Nothing.
    #[default]
    None,
    /// The rules of the current game.
    Rules,
    /// The preferences.
    Settings,
    /// As which game a file is to be opened.
    OpenAs,
}

/// Whether an exhibit is running: leaving the table and controls for a single person at a keyboard are disabled.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct ExhibitMode(pub(crate) bool);

/// How far the gallery is scrolled, in points.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct GalleryScroll {
    /// The position shown last.
    pub(crate) at: f32,
    /// The position to show next, if it was not scrolled there by hand.
    pub(crate) wanted: Option<f32>,
}

/// Requests another screen.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct ChangeScreen(pub(crate) Screen);

/// Requests the page of a game, where a match is set up.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct ShowCard(pub(crate) GameId);

pub(crate) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_resource::<Home>()
        .init_resource::<Dialog>()
        .init_resource::<ExhibitMode>()
        .init_resource::<GalleryScroll>()
        .init_resource::<PanelFocus>()
        .add_message::<ChangeScreen>()
        .add_message::<ShowCard>()
        .add_systems(Update, travel.in_set(TableSet::Navigation));
}

/// Changes the screen; the last request of a frame counts. Closes an open dialog.
fn travel(
    mut wanted: MessageReader<ChangeScreen>,
    mut next: ResMut<NextState<Screen>>,
    mut dialog: ResMut<Dialog>,
    mut awake: ResMut<Awake>,
) {
    if let Some(&ChangeScreen(screen)) = wanted.read().last() {
        // The new screen is drawn from the next frame on.
        awake.request_frames();
        NextState::set_if_neq(&mut next, screen);
        dialog.set_if_neq(Dialog::None);
    }
}

/// Whether a panel has the keyboard focus: a focused button or text field, or an open menu.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PanelFocus(pub(crate) bool);

/// Whether the board accepts input: the table is shown without a dialog.
pub(crate) fn at_the_board(screen: Screen, dialog: Dialog) -> bool {
    screen == Screen::Table && dialog == Dialog::None
}
