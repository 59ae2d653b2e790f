//! What all bars share: their state, the resources they show, their commands, and the part of the window they cover.

use crate::app::foundations::locale::Texts;
use crate::app::foundations::navigation::{ChangeScreen, Dialog, Home};
use crate::app::foundations::referee::{
    Counted, Distant, EndMatch, GoTo, MatchOnTable, MatchTimer, TellOther, TimerCommand,
};
use crate::app::play::capture::{Capture, Filming};
use crate::app::play::input::{Gesture, HintWanted, Tapped};
use crate::app::play::link::Share;
use crate::app::play::online::{AskClass, Online};
use crate::app::play::opponent::{Advice, Thinking};
use crate::app::play::review::StartReview;
use crate::app::play::tutor::Course;
use crate::app::scene::camera::View;
use crate::app::scene::choreography::Playback;
use bevy::prelude::*;
use bevy_egui::egui;
use tabuleiro_catalogue::matches::{Match, Record};
use tabuleiro_rules::Player;

/// A question to the other person, face to face.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Question {
    /// May the match go back to that many actions?
    Undo(usize),
    /// Is the match a draw?
    Draw,
}

/// The state of the bars.
#[derive(Resource, Default, Debug)]
pub(crate) struct Hud {
    /// Whether the list of moves is open.
    pub(crate) moves: bool,
    /// Whether the history is being replayed.
    pub(crate) replaying: bool,
    /// The question that a person has been asked, with that person.
    pub(super) asked: Option<(Player, Question)>,
    /// Whether bars are hidden (for pictures).
    pub(crate) hidden: bool,
    /// Bars above and below the board.
    pub(super) rects: Vec<Rect>,
    /// The list of moves beside the board.
    pub(super) side: Option<Rect>,
}

/// The commentary of the published game opened last, shown while its actions are played.
#[derive(Resource, Default, Debug)]
pub(crate) struct Commentary(Option<(String, Record)>);

impl Commentary {
    /// Returns the commentary in a message for a record.
    pub(crate) fn of(message: String, record: Record) -> Commentary {
        Commentary(Some((message, record)))
    }

    /// Returns the commentary on the position on the table, if the match follows the record.
    pub(super) fn now(&self, game: &Match, texts: &Texts) -> Option<String> {
        let (message, record) = self.0.as_ref()?;
        let played = &game.plies()[..game.cursor()];
        let same = game.position().id().id() == record.game
            && played.len() <= record.moves.len()
            && played.iter().zip(&record.moves).all(|(ply, text)| ply.text == *text);
        let ply = same.then(|| format!("ply-{}", game.cursor()))?;
        texts.attribute(game.position().id(), message, &ply)
    }
}

/// The commands of bars.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct BarCommands<'w> {
    pub(super) tapped: MessageWriter<'w, Tapped>,
    pub(super) go: MessageWriter<'w, GoTo>,
    pub(super) hint: MessageWriter<'w, HintWanted>,
    pub(super) screen: MessageWriter<'w, ChangeScreen>,
    pub(super) share: MessageWriter<'w, Share>,
    pub(super) back: MessageWriter<'w, StartReview>,
    pub(super) capture: MessageWriter<'w, Capture>,
    pub(super) timer: MessageWriter<'w, TimerCommand>,
    pub(super) end: MessageWriter<'w, EndMatch>,
    pub(super) tell: MessageWriter<'w, TellOther>,
    pub(super) ask_class: MessageWriter<'w, AskClass>,
    pub(super) dialog: ResMut<'w, Dialog>,
    pub(super) view: ResMut<'w, View>,
}

/// The resources shown in bars.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Shown<'w> {
    pub(super) game: Option<Res<'w, MatchOnTable>>,
    pub(super) gesture: Res<'w, Gesture>,
    pub(super) texts: Res<'w, Texts>,
    pub(super) thinking: Res<'w, Thinking>,
    pub(super) advice: Res<'w, Advice>,
    pub(super) clock: Res<'w, Playback>,
    pub(super) course: Res<'w, Course>,
    pub(super) commentary: Res<'w, Commentary>,
    pub(super) timer: Res<'w, MatchTimer>,
    pub(super) distant: Res<'w, Distant>,
    pub(super) counted: Res<'w, Counted>,
    pub(super) filming: Res<'w, Filming>,
    pub(super) home: Res<'w, Home>,
    pub(super) online: Res<'w, Online>,
    pub(super) time: Res<'w, Time<Real>>,
}

/// Whether the window is too narrow for one row of buttons.
pub(super) fn narrow(context: &egui::Context) -> bool {
    context.content_rect().width() < 620.0
}

/// Converts a rectangle from egui to Bevy.
pub(super) fn rect(r: egui::Rect) -> Rect {
    Rect::new(r.min.x, r.min.y, r.max.x, r.max.y)
}
