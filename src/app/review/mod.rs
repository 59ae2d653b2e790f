//! A match looked back on: the computer thinks about one position of it after the other, beside the table, and what it
//! finds becomes a graph of the chances with the points where they turned.

use super::navigation::Screen;
use super::opponent::{Thinking, Work, look};
use super::power::{Awake, Need};
use super::referee::MatchOnTable;
use super::sets::TableSet;
use super::tutor::Course;
use bevy::prelude::*;
use tabuleiro_games::matches::Match;
use tabuleiro_learning::{Chance, TurningPoint, turning_points};

/// Seconds for a whole match, and for one position of it at most.
const WHOLE: f32 = 15.0;
const EACH: f32 = 0.6;

/// Look back on the match on the table.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct LookBack;

/// What has been found out about the match that was looked back on last.
#[derive(Resource, Default)]
pub(crate) struct Review {
    /// That match; it stands where the computer is looking.
    game: Option<Match>,
    /// After 0, 1, 2… actions, as far as it has come.
    chances: Vec<Chance>,
    points: Vec<TurningPoint>,
    work: Option<Work>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Review>()
        .add_message::<LookBack>()
        .add_systems(Update, (forget, begin, go_on).chain().in_set(TableSet::Opponent))
        .add_systems(OnExit(Screen::Table), |mut review: ResMut<Review>| *review = Review::default());
}

/// Whether two matches are the same, wherever in them somebody stands.
fn same(one: &Match, other: &Match) -> bool {
    // Asked in every frame of the list of moves: nothing is copied.
    let mut pairs = one.plies().iter().zip(other.plies());
    let [from, also_from] = [one, other].map(|game| (game.position_at(0).id(), game.position_at(0).key()));
    from == also_from && one.plies().len() == other.plies().len() && pairs.all(|(a, b)| a.text == b.text)
}

impl Review {
    /// Whether it is about that match.
    pub(crate) fn is_of(&self, game: &Match) -> bool {
        self.game.as_ref().is_some_and(|reviewed| same(reviewed, game))
    }

    /// The chances after 0, 1, 2… actions, as far as it has come.
    pub(crate) fn chances(&self) -> &[Chance] {
        &self.chances
    }

    /// Where the match turned, as far as it has come.
    pub(crate) fn points(&self) -> &[TurningPoint] {
        &self.points
    }

    /// Whether there is more to come.
    pub(crate) fn busy(&self) -> bool {
        self.work.is_some()
    }

    /// Takes the next position; a match that is over ends with what is certain.
    fn next(&mut self) {
        let Some(game) = &mut self.game else { return };
        let ply = self.chances.len();
        if ply > game.plies().len() {
            return;
        }
        game.jump(ply);
        if let Some(end) = Chance::at_end(game.position()) {
            self.chances.push(end);
            self.points = turning_points(game, &self.chances);
            return;
        }
        let seconds = (WHOLE / (game.plies().len() + 1) as f32).min(EACH);
        self.work = Some(look(game, seconds));
    }

    /// Takes what was found, once it is there.
    fn take(&mut self) -> bool {
        let (Some(work), Some(game)) = (&mut self.work, &self.game) else { return false };
        let Some(answer) = work.poll() else { return false };
        self.work = None;
        if let Some(chance) = Chance::seen(game.position().person(), &answer.candidates) {
            self.chances.push(chance);
            self.points = turning_points(game, &self.chances);
            self.next();
        }
        true
    }
}

/// Another match was begun; a lesson or a moment of this one is none.
fn forget(game: Option<Res<MatchOnTable>>, course: Res<Course>, mut review: ResMut<Review>) {
    let Some(game) = game.filter(|game| game.is_changed() && !course.runs()) else { return };
    if review.game.is_some() && !review.is_of(&game) {
        *review = Review::default();
    }
}

fn begin(mut wanted: MessageReader<LookBack>, game: Option<Res<MatchOnTable>>, mut review: ResMut<Review>) {
    let (Some(_), Some(game)) = (wanted.read().last(), game) else { return };
    if !review.is_of(&game) {
        *review = Review { game: Some(game.clone()), ..Review::default() };
        review.next();
    }
}

/// The opponent of somebody who plays thinks first.
fn go_on(thinking: Res<Thinking>, mut review: ResMut<Review>, mut awake: ResMut<Awake>) {
    let Some(work) = &review.work else { return };
    awake.need(if work.needs_frames() { Need::Frames } else { Need::Answer });
    if thinking.busy() {
        return;
    }
    if review.bypass_change_detection().take() {
        review.set_changed();
    }
}
