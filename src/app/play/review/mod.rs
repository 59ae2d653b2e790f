//! Analysis of a finished match: a search evaluates every position and produces a graph of the chances with the turning
//! points.

use crate::app::foundations::locale::Texts;
use crate::app::foundations::navigation::Screen;
use crate::app::foundations::power::Awake;
use crate::app::foundations::referee::{EditLines, MatchOnTable};
use crate::app::foundations::sets::TableSet;
use crate::app::play::opponent::{SearchTask, Thinking, compare, evaluate};
use crate::app::play::tutor::Course;
use bevy::prelude::*;
use std::collections::BTreeSet;
use tabuleiro_catalogue::matches::{Match, NodeId};
use tabuleiro_learning::{Chance, TurningPoint, agree, turning_points};

/// Time limit in seconds for a whole match, and for one position.
const WHOLE: f32 = 15.0;
const EACH: f32 = 0.6;
/// Time limit in seconds for comparing all actions of a position whose first search was wrong.
const COMPARISON: f32 = 3.0;

/// Requests the analysis of the match on the table.
#[derive(Message, Clone, Copy, Debug)]
pub(crate) struct StartReview;

/// The analysis of one match.
#[derive(Resource, Default)]
pub(crate) struct Review {
    /// The match; its cursor is at the position being searched.
    game: Option<Match>,
    /// The chances after 0, 1, 2… actions, as far as known.
    chances: Vec<Chance>,
    points: Vec<TurningPoint>,
    search: SearchTask,
    /// The position whose actions are being compared.
    comparing: Option<usize>,
    /// The positions whose actions have been compared.
    compared: BTreeSet<usize>,
    /// Whether the better actions have been added to the lines of the match.
    written: bool,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_resource::<Review>()
        .add_message::<StartReview>()
        .add_systems(Update, (forget, begin, go_on, write_lines).chain().in_set(TableSet::Opponent))
        .add_systems(OnExit(Screen::Table), |mut review: ResMut<Review>| *review = Review::default());
}

/// Whether two matches are equal, apart from their cursors.
fn same(one: &Match, other: &Match) -> bool {
    // Called in every frame by the list of moves, so nothing is copied.
    let mut pairs = one.plies().iter().zip(other.plies());
    let [from, also_from] = [one, other].map(|game| (game.position_at(0).id(), game.position_at(0).key()));
    from == also_from && one.plies().len() == other.plies().len() && pairs.all(|(a, b)| a.text == b.text)
}

impl Review {
    /// Whether the analysis is about that match.
    pub(crate) fn is_of(&self, game: &Match) -> bool {
        self.game.as_ref().is_some_and(|reviewed| same(reviewed, game))
    }

    /// Returns the chances after 0, 1, 2… actions, as far as known.
    pub(crate) fn chances(&self) -> &[Chance] {
        &self.chances
    }

    /// Returns the turning points, as far as known.
    pub(crate) fn points(&self) -> &[TurningPoint] {
        &self.points
    }

    /// Whether the analysis is unfinished.
    pub(crate) fn busy(&self) -> bool {
        self.search.is_running()
    }

    /// Starts the search of the next position; the final position of a finished match needs none.
    fn next(&mut self) {
        let Some(game) = &mut self.game else { return };
        let ply = self.chances.len();
        if ply > game.plies().len() {
            self.comparing = agree(game, &mut self.chances, &self.compared);
            self.points = turning_points(game, &self.chances);
            if let Some(ply) = self.comparing {
                game.jump(ply);
                self.search = compare(game, COMPARISON);
            }
            return;
        }
        game.jump(ply);
        if let Some(end) = Chance::at_end(game.position()) {
            self.chances.push(end);
            return self.next();
        }
        let seconds = (WHOLE / (game.plies().len() + 1) as f32).min(EACH);
        self.search = evaluate(game, seconds);
    }

    /// Takes the result of a search, if it is ready.
    fn take(&mut self) -> bool {
        let (Some(answer), Some(game)) = (self.search.poll(), &self.game) else { return false };
        if let Some(ply) = self.comparing.take() {
            let (person, played) = (game.position().person(), &game.plies()[ply].text);
            self.chances[ply] = Chance::compared(person, &answer.candidates, played, &self.chances[ply + 1]);
            self.compared.insert(ply);
            self.next();
            return true;
        }
        if let Some(chance) = Chance::seen(game.position().person(), &answer.candidates) {
            self.chances.push(chance);
            self.points = turning_points(game, &self.chances);
            self.next();
        }
        true
    }
}

/// Discards the analysis when another match begins; lessons and single positions do not count.
fn forget(game: Option<Res<MatchOnTable>>, course: Res<Course>, mut review: ResMut<Review>) {
    let Some(game) = game.filter(|game| game.is_changed() && !course.runs()) else { return };
    if review.game.is_some() && !review.is_of(&game) {
        *review = Review::default();
    }
}

fn begin(mut wanted: MessageReader<StartReview>, game: Option<Res<MatchOnTable>>, mut review: ResMut<Review>) {
    let (Some(_), Some(game)) = (wanted.read().last(), game) else { return };
    if !review.is_of(&game) {
        *review = Review { game: Some(game.clone()), ..Review::default() };
        review.next();
    }
}

/// Adds the better action of every turning point to the lines of the match, once the analysis is complete.
fn write_lines(
    game: Option<Res<MatchOnTable>>,
    texts: Res<Texts>,
    mut review: ResMut<Review>,
    mut edit: MessageWriter<EditLines>,
) {
    let Some(game) = game.filter(|game| review.is_of(game)) else { return };
    if review.written || review.busy() || review.chances.len() <= game.plies().len() {
        return;
    }
    for point in &review.points {
        let after = point.ply.checked_sub(1).map_or(NodeId::START, |i| game.path()[i]);
        let percent = ((point.before + 1.0) * 50.0).round() as i32;
        let comment = texts.with("review-better", &[("percent", percent.into())]);
        edit.write(EditLines::Add { after, moves: vec![point.better.clone()], comment });
    }
    review.written = true;
}

/// Advances the analysis. A search for a player on the table takes precedence.
fn go_on(thinking: Res<Thinking>, mut review: ResMut<Review>, mut awake: ResMut<Awake>) {
    review.search.keep_awake(&mut awake);
    if thinking.busy() {
        return;
    }
    if review.bypass_change_detection().take() {
        review.set_changed();
    }
}
