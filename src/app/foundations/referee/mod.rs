//! The match on the table. Only the systems in this module change it (docs/architecture.md, C8).

mod clocks;
mod distant;

pub(crate) use clocks::{MatchTimer, TimerCommand};
pub(crate) use distant::{Counted, Distant, DistantLink, DistantMatch, Event, Offered, ShowTimes, TellOther, has_help};

use crate::app::foundations::locale::Reason;
use crate::app::foundations::navigation::{ChangeScreen, Screen};
use crate::app::foundations::notices::Notice;
use crate::app::foundations::sets::TableSet;
use bevy::prelude::*;
use tabuleiro_catalogue::Offer;
use tabuleiro_catalogue::matches::{Ending, Mark, Match, NodeId, Record};

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

/// Requests the line with a place, at that place.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct ShowPlace(pub(crate) NodeId);

/// Requests a change of the lines of the match, of their comments or marks.
#[derive(Message, Clone, Debug)]
pub(crate) enum EditLines {
    /// The line with the place becomes the main line.
    Promote(NodeId),
    /// The place and all that follows it are deleted.
    Delete(NodeId),
    /// The comment on the place is replaced.
    Comment(NodeId, String),
    /// The mark of the action that leads to the place is replaced.
    Mark(NodeId, Option<Mark>),
    /// A line is added after a place, with a comment on its first action.
    Add { after: NodeId, moves: Vec<String>, comment: String },
}

/// Requests the end of the match before the rules end it; `None` takes such an end back.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct EndMatch(pub(crate) Option<Ending>);

/// A change of the match, or a refusal.
#[derive(Message, Clone, Debug)]
pub(crate) enum Happened {
    /// A match was set up.
    Began,
    /// The action with that index was played.
    Played(usize),
    /// The cursor went somewhere else.
    Jumped,
    /// Lines, comments or marks changed.
    Edited,
    /// The match ended early, or such an end was taken back.
    Ended,
    /// A request was refused; nothing changed.
    Refused(Reason),
}

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<SetUp>()
        .add_message::<PlayAction>()
        .add_message::<GoTo>()
        .add_message::<Redo>()
        .add_message::<ShowPlace>()
        .add_message::<EditLines>()
        .add_message::<EndMatch>()
        .add_message::<Happened>()
        .add_systems(Update, (set_up, play, redo, walk, show_place, edit, end).chain().in_set(TableSet::Referee))
        .add_plugins((clocks::plugin, distant::plugin))
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

fn show_place(
    game: Option<ResMut<MatchOnTable>>,
    mut wanted: MessageReader<ShowPlace>,
    mut happened: MessageWriter<Happened>,
) {
    let Some(mut game) = game else { return wanted.clear() };
    let Some(&ShowPlace(place)) = wanted.read().last() else { return };
    if !game.lines().contains(place) || place == game.place() {
        return;
    }
    match game.0.go_to(place) {
        Ok(()) => happened.write(Happened::Jumped),
        Err(error) => happened.write(Happened::Refused((&error).into())),
    };
}

fn edit(
    game: Option<ResMut<MatchOnTable>>,
    mut wanted: MessageReader<EditLines>,
    mut happened: MessageWriter<Happened>,
) {
    let Some(mut game) = game else { return wanted.clear() };
    for edit in wanted.read() {
        let before = game.position().key();
        match edit {
            EditLines::Promote(place) => game.0.promote(*place),
            EditLines::Delete(place) => game.0.delete(*place),
            EditLines::Comment(place, comment) => game.0.set_comment(*place, comment),
            EditLines::Mark(place, mark) => game.0.set_mark(*place, *mark),
            EditLines::Add { after, moves, comment } => {
                if !game.lines().contains(*after) {
                    continue;
                }
                // A line that the match has already keeps its own comment.
                let known = moves.first().and_then(|first| game.lines().child(*after, first));
                if let (Ok(Some(first)), None) = (game.0.add_line(*after, moves), known) {
                    game.0.set_comment(first, comment);
                }
            }
        }
        if game.position().key() != before {
            happened.write(Happened::Jumped);
        }
        happened.write(Happened::Edited);
    }
}

fn end(game: Option<ResMut<MatchOnTable>>, mut wanted: MessageReader<EndMatch>, mut happened: MessageWriter<Happened>) {
    let Some(mut game) = game else { return wanted.clear() };
    for EndMatch(ending) in wanted.read() {
        match ending {
            Some(ending) if !game.decided() => game.0.end(*ending),
            None if game.ending().is_some() => game.0.reopen(),
            _ => continue,
        }
        happened.write(Happened::Ended);
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
            Happened::Played(_) | Happened::Jumped | Happened::Edited | Happened::Ended => {}
        }
    }
}
