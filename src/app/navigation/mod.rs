//! Where the person is: the screen, what lies over it, and the way to another.

use super::sets::TableSet;
use bevy::prelude::*;

/// Where the person is.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Screen {
    /// All games.
    #[default]
    Gallery,
    /// Options and opponents of one.
    SetUp,
    /// The table.
    Table,
}

/// What lies over the screen.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Dialog {
    /// Nothing.
    #[default]
    None,
    /// Rules of the game at hand.
    Rules,
    /// Preferences.
    Settings,
}

/// Nobody leaves the table: what leads out, and what is meant for one person at a keyboard, is not heard.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Closed(pub(crate) bool);

/// Go to another screen.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct Go(pub(crate) Screen);

pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_resource::<Dialog>()
        .init_resource::<Closed>()
        .init_resource::<PanelFocus>()
        .add_message::<Go>()
        .add_systems(Update, travel.in_set(TableSet::Navigation));
}

/// The last wish of a frame counts; whatever lay over the old screen is closed.
fn travel(mut wanted: MessageReader<Go>, mut next: ResMut<NextState<Screen>>, mut dialog: ResMut<Dialog>) {
    if let Some(&Go(screen)) = wanted.read().last() {
        NextState::set_if_neq(&mut next, screen);
        dialog.set_if_neq(Dialog::None);
    }
}

/// Whether a panel holds the keyboard: a button that Tab has reached, a field that is being written in, an open menu.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PanelFocus(pub(crate) bool);

/// Whether the board lies open: at the table, with no dialog over it. Asked by whatever acts on the board.
pub(crate) fn at_the_board(screen: Screen, dialog: Dialog) -> bool {
    screen == Screen::Table && dialog == Dialog::None
}
