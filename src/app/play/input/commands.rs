//! Keyboard and gamepad: a cursor over the sites, and commands.

use super::gesture::{Gesture, Tapped, Unaided};
use super::keys::{Controls, ReadControls};
use super::pointer::ReadPointers;
use crate::app::foundations::controls::Control;
use crate::app::foundations::navigation::{ChangeScreen, Dialog, Screen};
use crate::app::foundations::referee::{Counted, Distant, GoTo, MatchOnTable, Offered, TellOther, has_help};
use crate::app::foundations::sets::TableSet;
use crate::app::scene::board::BoardOnTable;
use crate::app::scene::camera::View;
use bevy::prelude::*;
use tabuleiro_rules::{Site, Tap};

/// The site of the keyboard's cursor; `None` until a key moves it, and again once a pointer is used.
#[derive(Resource, Default, Debug, PartialEq, Eq)]
pub(crate) struct Cursor(pub(crate) Option<Site>);

/// A request for the computer's advice on the position. Ignored while it is not a person's turn or advice is already
/// being computed.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HintWanted {
    /// The best action, in more detail each time it is requested again.
    BestAction,
    /// The value of every legal action.
    AllValues,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Cursor>().add_message::<HintWanted>();
    app.add_systems(
        Update,
        (steer, command, look).chain().after(ReadControls).in_set(ReadPointers).in_set(TableSet::Input),
    );
    app.add_systems(Update, forget_cursor.after(TableSet::Board).before(TableSet::Choreography));
}

/// Removes the cursor from a new board, in the frame in which it comes: a smaller one lacks sites of the board before.
fn forget_cursor(board: Option<Res<BoardOnTable>>, mut cursor: ResMut<Cursor>) {
    if board.is_some_and(|board| board.is_changed()) {
        cursor.set_if_neq(Cursor(None));
    }
}

fn steer(
    controls: Res<Controls>,
    view: Res<View>,
    board: Option<Res<BoardOnTable>>,
    mut cursor: ResMut<Cursor>,
    mut gesture: ResMut<Gesture>,
    mut tapped: MessageWriter<Tapped>,
) {
    let Some(board) = board else { return };
    let arrows =
        [(Control::Up, 0.0, 1.0), (Control::Down, 0.0, -1.0), (Control::Left, -1.0, 0.0), (Control::Right, 1.0, 0.0)];
    for (control, x, y) in arrows {
        if !controls.just_pressed(control) {
            continue;
        }
        // Arrow keys follow the screen, so they turn with the camera.
        let direction = Vec2::from_angle(view.yaw.to_radians()).rotate(Vec2::new(x, y));
        let next = match cursor.0 {
            Some(site) => board.0.step(site, direction.x, direction.y).unwrap_or(site),
            None => gesture.sites().first().copied().unwrap_or(Site(0)),
        };
        cursor.0 = Some(next);
        gesture.hover = Some(next);
    }
    if controls.just_pressed(Control::Act)
        && let Some(site) = cursor.0
    {
        tapped.write(Tapped(Tap::Site(site)));
    }
    let buttons = [Control::Choice1, Control::Choice2, Control::Choice3, Control::Choice4];
    for (i, control) in buttons.iter().enumerate() {
        if controls.just_pressed(*control)
            && let Some(&choice) = gesture.choices().get(i)
        {
            tapped.write(Tapped(Tap::Choice(choice)));
        }
    }
}

fn command(
    controls: Res<Controls>,
    game: Option<Res<MatchOnTable>>,
    distant: Res<Distant>,
    counted: Res<Counted>,
    unaided: Res<Unaided>,
    screen: Res<State<Screen>>,
    mut dialog: ResMut<Dialog>,
    mut gesture: ResMut<Gesture>,
    mut travel: MessageWriter<ChangeScreen>,
    mut go: MessageWriter<GoTo>,
    mut tell: MessageWriter<TellOther>,
    mut hint: MessageWriter<HintWanted>,
) {
    if controls.just_pressed(Control::Cancel) {
        // The topmost thing is closed first.
        match (*dialog, screen.get()) {
            (Dialog::None, Screen::SetUp | Screen::Matches | Screen::Devices | Screen::Class) => {
                travel.write(ChangeScreen(Screen::Gallery));
            }
            (Dialog::None, _) => gesture.cancel(),
            _ => *dialog = Dialog::None,
        }
    }
    let Some(game) = game else { return };
    if controls.just_pressed(Control::Hint) && has_help(&game, &distant, *counted) && !unaided.0 {
        hint.write(HintWanted::BestAction);
    }
    if controls.just_pressed(Control::Undo) {
        if distant.may_undo() {
            tell.write(TellOther::Offer(Offered::Undo));
        } else if let Some(ply) = game.undo_target().filter(|_| distant.may_look_back() && !counted.0) {
            go.write(GoTo(ply));
        }
    }
    if controls.just_pressed(Control::Redo) {
        go.write_batch(game.redo_target().map(GoTo));
    }
}

fn look(controls: Res<Controls>, mut view: ResMut<View>) {
    if controls.just_pressed(Control::View) {
        view.flat = !view.flat;
    }
    for (control, factor) in [(Control::ZoomIn, 1.15), (Control::ZoomOut, 1.0 / 1.15)] {
        if controls.just_pressed(control) {
            view.magnify(factor);
        }
    }
    for (control, degrees) in [(Control::OrbitLeft, -15.0), (Control::OrbitRight, 15.0)] {
        if controls.just_pressed(control) && !view.flat {
            view.orbit(degrees, 0.0);
        }
    }
}
