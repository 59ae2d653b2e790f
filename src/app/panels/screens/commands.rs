//! The commands of the gallery and of the page on which a match is set up.

use super::draft::Draft;
use crate::app::foundations::navigation::{ChangeScreen, Dialog};
use crate::app::foundations::referee::SetUp;
use crate::app::panels::hud::Commentary;
use crate::app::play::archive::{Import, Pick};
use crate::app::play::collection::Ask;
use crate::app::play::online::{AskClass, Dial};
use crate::app::play::proofs::Proofs;
use crate::app::play::tutor::{Library, Progress, StartStudy};
use bevy::prelude::*;

/// The messages and resources that they write.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct ScreenCommands<'w> {
    pub(super) go: MessageWriter<'w, ChangeScreen>,
    pub(super) set_up: MessageWriter<'w, SetUp>,
    pub(super) ask: MessageWriter<'w, Ask>,
    pub(super) dial: MessageWriter<'w, Dial>,
    pub(super) ask_class: MessageWriter<'w, AskClass>,
    pub(super) import: MessageWriter<'w, Import>,
    pub(super) pick: MessageWriter<'w, Pick>,
    pub(super) draft: ResMut<'w, Draft>,
    pub(super) dialog: ResMut<'w, Dialog>,
    pub(super) learn: MessageWriter<'w, StartStudy>,
    pub(super) progress: Res<'w, Progress>,
    pub(super) library: ResMut<'w, Library>,
    pub(super) proofs: ResMut<'w, Proofs>,
    pub(super) commentary: ResMut<'w, Commentary>,
}
