//! Questions to the other person, face to face or at another device: may an action be taken back, is the match a draw?
//! Side by side and against the computer nobody is asked.

use super::bar::{BarCommands, Hud, Question};
use crate::app::foundations::referee::{Distant, EndMatch, GoTo, MatchOnTable, Offered, TellOther};
use bevy::prelude::*;
use tabuleiro_catalogue::matches::{Ending, Match, Occupant, Seating, Why};
use tabuleiro_rules::Player;

/// Whether a person has to be asked.
fn asks(game: &Match) -> bool {
    game.seating == Seating::FaceToFace && game.occupants == [Occupant::Human; 2] && !game.decided()
}

/// A person takes the last action back, or asks the other one.
pub(super) fn undo(game: &Match, by: Player, distant: &Distant, commands: &mut BarCommands, hud: &mut Hud) {
    if !distant.is_none() {
        if distant.may_undo() {
            commands.tell.write(TellOther::Offer(Offered::Undo));
        } else if let Some(ply) = game.cursor().checked_sub(1) {
            // After the end of the match everybody looks at what they like.
            commands.go.write(GoTo(ply));
        }
    } else if game.ending_here().is_some() {
        commands.end.write(EndMatch(None));
    } else if let Some(ply) = game.undo_target() {
        if asks(game) {
            hud.asked = Some((by.other(), Question::Undo(ply)));
        } else {
            commands.go.write(GoTo(ply));
        }
    }
}

/// The match is declared a draw, or the person who does not decide is asked.
pub(super) fn draw(game: &Match, distant: &Distant, commands: &mut BarCommands, hud: &mut Hud) {
    if !distant.is_none() {
        commands.tell.write(TellOther::Offer(Offered::Draw));
    } else if asks(game) {
        hud.asked = Some((game.position().person().other(), Question::Draw));
    } else {
        commands.end.write(EndMatch(Some(Ending::draw(Why::Agreed))));
    }
}

/// The person at this device, or the person who decides, resigns.
pub(super) fn resign(game: &Match, distant: &Distant, commands: &mut BarCommands) {
    if distant.is_none() {
        let ending = Ending::lost_by(game.position().person(), Why::Resigned);
        commands.end.write(EndMatch(Some(ending)));
    } else {
        commands.tell.write(TellOther::Resign);
    }
}

/// Does what was asked.
pub(super) fn accept(question: Question, commands: &mut BarCommands) {
    match question {
        Question::Undo(ply) => drop(commands.go.write(GoTo(ply))),
        Question::Draw => drop(commands.end.write(EndMatch(Some(Ending::draw(Why::Agreed))))),
    }
}

/// A question is void when the match goes on.
pub(super) fn forget(game: Option<Res<MatchOnTable>>, mut hud: ResMut<Hud>) {
    if hud.asked.is_some() && game.is_none_or(|game| game.is_changed()) {
        hud.asked = None;
    }
}
