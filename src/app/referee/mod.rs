//! The match on the table. Only the systems in this module change it (docs/architecture.md, C8).

use super::locale::Reason;
use super::navigation::{ChangeScreen, Screen};
use super::notices::Notice;
use super::sets::TableSet;
use bevy::prelude::*;
use tabuleiro_games::Offer;
use tabuleiro_games::matches::{Match, Record};

/// The running match; read-only outside this module.
#[derive(Resource, Deref, Debug)]
pub(crate) struct MatchOnTable(Match);

/// Requests a new match.
#[derive(Message, Clone, Debug)]
pub(crate) struct SetUp(pub(crate) Record);

/// Requests an action.
#[derive(Message, Clone, Debug)]
pub(crate) enum PlayAction {
    /// An action offered for the position on the table.
    Offered(Offer),
    /// An action in canonical notation.
    Text(String),
}

/// Requests the position after that many actions.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct GoTo(pub(crate) usize);

/// Requests that the action undone last is played again.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct Redo;

/// A change of the match, or a refusal.
#[derive(Message, Clone, Debug)]
pub(crate) enum Happened {
    /// A match was set up.
    Began,
    /// The action with that index was played.
    Played(usize),
    /// The cursor went somewhere else.
    Jumped,
    /// A request was refused; nothing changed.
    Refused(Reason),
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<SetUp>()
        .add_message::<PlayAction>()
        .add_message::<GoTo>()
        .add_message::<Redo>()
        .add_message::<Happened>()
        .add_systems(Update, (set_up, play, redo, walk).chain().in_set(TableSet::Referee))
        .add_systems(Update, announce.after(TableSet::Referee).before(TableSet::Navigation));
}

fn set_up(mut commands: Commands, mut wanted: MessageReader<SetUp>, mut happened: MessageWriter<Happened>) {
    let Some(SetUp(record)) = wanted.read().last() else { return };
    match Match::from_record(record) {
        Ok(game) => {
            commands.insert_resource(MatchOnTable(game));
            happened.write(Happened::Began);
        }
        Err(error) => {
            happened.write(Happened::Refused((&error).into()));
        }
    }
}

fn play(
    game: Option<ResMut<MatchOnTable>>,
    mut wanted: MessageReader<PlayAction>,
    mut happened: MessageWriter<Happened>,
) {
    let Some(mut game) = game else { return wanted.clear() };
    for action in wanted.read() {
        let played = match action {
            PlayAction::Offered(offer) => game.0.play_offer(offer).map(|_| ()),
            PlayAction::Text(text) => game.0.play(text).map(|_| ()),
        };
        match played {
            Ok(()) => happened.write(Happened::Played(game.cursor() - 1)),
            Err(error) => happened.write(Happened::Refused((&error).into())),
        };
    }
}

fn redo(game: Option<ResMut<MatchOnTable>>, mut wanted: MessageReader<Redo>, mut happened: MessageWriter<Happened>) {
    let Some(mut game) = game else { return wanted.clear() };
    if wanted.read().count() > 0 && game.cursor() < game.plies().len() {
        game.0.redo();
        happened.write(Happened::Played(game.cursor() - 1));
    }
}

fn walk(game: Option<ResMut<MatchOnTable>>, mut wanted: MessageReader<GoTo>, mut happened: MessageWriter<Happened>) {
    let Some(mut game) = game else { return wanted.clear() };
    let Some(&GoTo(ply)) = wanted.read().last() else { return };
    // A jump to the current position must not mark the match as changed.
    if ply <= game.plies().len() && ply != game.cursor() {
        game.0.jump(ply);
        happened.write(Happened::Jumped);
    }
}

/// Goes to the table when a match begins, and shows a notice when a request was refused.
fn announce(
    mut happened: MessageReader<Happened>,
    mut go: MessageWriter<ChangeScreen>,
    mut notices: MessageWriter<Notice>,
) {
    for what in happened.read() {
        match what {
            Happened::Began => drop(go.write(ChangeScreen(Screen::Table))),
            Happened::Refused(reason) => {
                notices.write(Notice::because("refused", reason.clone()));
            }
            Happened::Played(_) | Happened::Jumped => {}
        }
    }
}
