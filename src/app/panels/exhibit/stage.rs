//! The stages of a visit and the transitions between them.

use super::targets::{ScreenTouched, TargetPressed, TouchAction};
use crate::app::foundations::locale::Language;
use crate::app::foundations::power::{Awake, Need};
use crate::app::foundations::referee::{Happened, MatchOnTable, SetUp};
use crate::app::foundations::settings::Settings;
use crate::app::panels::screens::ThumbnailSubject;
use crate::app::play::tutor::{Course, StudyRequest};
use crate::app::scene::choreography::Playback;
use bevy::prelude::*;
use tabuleiro_catalogue::matches::{Match, Occupant, Record, Seating};
use tabuleiro_exhibit::{Entry, Exhibit, Seats};
use tabuleiro_rules::{Outcome, Player};

/// The stage of the exhibit.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Stage {
    /// The attract loop: games play themselves, and a button invites visitors.
    #[default]
    Attract,
    /// The choice of a game: all boards of the list side by side.
    Choose,
    /// A demonstration of how the game is played.
    ShowMe,
    /// A match of a visitor.
    Play,
    /// The buttons after a match, shown a moment after its end.
    End,
    /// A text about the mathematical idea of the game.
    Idea,
    /// An easy puzzle of the game.
    Puzzle,
}

/// The configuration in force.
#[derive(Resource, Clone, Debug, Default, Deref)]
pub(crate) struct Configuration {
    #[deref]
    exhibit: Exhibit,
    /// The thumbnail of each game of its list.
    subjects: Vec<ThumbnailSubject>,
}

impl Configuration {
    /// Creates a configuration without the games that cannot be set up. Configurations from a file have been checked
    /// and contain none of these.
    pub(super) fn new(mut exhibit: Exhibit) -> Configuration {
        let subject = |entry: &Entry| entry.game().ok().map(|(game, options)| ThumbnailSubject::of(game, options));
        exhibit.games.retain(|entry| subject(entry).is_some());
        let subjects = exhibit.games.iter().filter_map(subject).collect();
        Configuration { exhibit, subjects }
    }

    /// Returns the games of the list with the subjects of their thumbnails.
    pub(super) fn boards(&self) -> impl Iterator<Item = (&Entry, &ThumbnailSubject)> {
        self.games.iter().zip(&self.subjects)
    }
}

/// The state of a visit.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct CurrentVisit {
    /// The index of the game in the configuration's list.
    pub(crate) entry: usize,
    /// When the screen was last touched, in seconds since the program began.
    pub(super) touched: f32,
    /// The start of this stage, in the same unit.
    pub(super) since: f32,
    /// The level of the computer, adapted to the visitor after each match.
    pub(super) level: u8,
    /// Whether the second player is the computer.
    pub(super) computer: bool,
    /// The number of wrong touches since the last action.
    pub(super) wrong: u8,
    /// The match to be resumed after the demonstration.
    pub(super) paused: Option<Record>,
    /// The number of the attract loop's match, counted from the seed.
    pub(super) shown: u64,
}

/// The visitors left, or a match ended.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct VisitEnded;

impl CurrentVisit {
    /// Returns the entry of the game in the configuration's list.
    pub(super) fn game<'a>(&self, configuration: &'a Configuration) -> Option<&'a Entry> {
        configuration.games.get(self.entry)
    }

    /// Returns the record of a new match with these occupants; `None` if the list is empty.
    pub(super) fn record(&self, configuration: &Configuration, occupants: [Occupant; 2]) -> Option<Record> {
        let entry = self.game(configuration)?;
        let seating = match configuration.seating {
            Seats::SideBySide => Seating::SameSide,
            Seats::FaceToFace => Seating::FaceToFace,
        };
        Some(Record { options: entry.options.clone(), occupants, seating, ..Record::of(&entry.id) })
    }

    /// Returns the occupants of the seats in a visitor's match.
    pub(super) fn occupants(&self) -> [Occupant; 2] {
        let other = if self.computer { Occupant::computer(self.level.clamp(1, STRONGEST)) } else { Occupant::Human };
        [Occupant::Human, other]
    }

    /// Returns the seconds until the visitors are taken to have left; `None` unless nobody has touched the screen for a
    /// while.
    pub(super) fn countdown(&self, configuration: &Configuration, now: f32) -> Option<f32> {
        let quiet = now - self.touched - configuration.idle_seconds as f32;
        (quiet > 0.0).then(|| configuration.countdown_seconds as f32 - quiet)
    }

    /// Adapts the computer's level after a match: one higher if the visitor won, one lower if the computer won.
    fn learn(&mut self, game: &Match) {
        let computer = game.occupants.iter().position(|o| matches!(o, Occupant::Computer(_)));
        let (Some(seat), Some(Outcome::Win(side))) = (computer, game.position().outcome()) else { return };
        // Occupants are listed by person, and the persons may have swapped sides by the swap rule.
        let side = if game.position().swapped() { side.other() } else { side };
        let won = side == [Player::First, Player::Second][seat];
        self.level = if won { self.level.saturating_sub(1).max(1) } else { (self.level + 1).min(STRONGEST) };
    }
}

/// The strongest level.
const STRONGEST: u8 = 5;
/// Seconds after the end of a match before its buttons appear.
const END_SHOWN: f32 = 2.5;
/// Seconds before a touch can skip the demonstration, so that the touch that started it does not.
const NOT_SKIPPED: f32 = 0.8;

/// Records the time of the last touch.
pub(super) fn record_touch(
    mut touched: MessageReader<ScreenTouched>,
    time: Res<Time<Real>>,
    mut visit: ResMut<CurrentVisit>,
) {
    if touched.read().count() > 0 {
        visit.touched = time.elapsed_secs();
    }
}

/// The resources for transitions between stages.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Transitions<'w> {
    pub(super) stage: Res<'w, State<Stage>>,
    next: ResMut<'w, NextState<Stage>>,
    pub(super) configuration: Res<'w, Configuration>,
    time: Res<'w, Time<Real>>,
    pub(super) visit: ResMut<'w, CurrentVisit>,
    settings: ResMut<'w, Settings>,
    pub(super) set_up: MessageWriter<'w, SetUp>,
    ended: MessageWriter<'w, VisitEnded>,
    course: Res<'w, Course>,
    request: MessageWriter<'w, StudyRequest>,
}

impl Transitions<'_> {
    pub(super) fn now(&self) -> f32 {
        self.time.elapsed_secs()
    }

    /// Enters a stage; the current stage is left and entered again.
    pub(super) fn go(&mut self, stage: Stage) {
        self.visit.since = self.now();
        self.visit.wrong = 0;
        self.next.set(stage);
    }

    /// Begins a visitor's match of an entry.
    fn begin(&mut self, entry: usize) {
        self.visit.entry = entry;
        self.visit.paused = None;
        let occupants = self.visit.occupants();
        if let Some(record) = self.visit.record(&self.configuration, occupants) {
            self.set_up.write(SetUp(record));
            self.go(Stage::Play);
        }
    }

    /// Resumes the paused match, or begins a new one if there is none.
    pub(super) fn resume(&mut self) {
        match self.visit.paused.take() {
            Some(record) => {
                self.set_up.write(SetUp(record));
                self.go(Stage::Play);
            }
            None => self.begin(self.visit.entry),
        }
    }

    /// Chooses a game and sets the level to the configured one.
    fn choose(&mut self, entry: usize) {
        self.visit.entry = entry;
        self.visit.level = self.visit.game(&self.configuration).map_or(1, |entry| entry.level);
    }

    fn next_language(&mut self) {
        let languages = offered(&self.configuration);
        let at = languages.iter().position(|&l| Some(l) == self.settings.language).unwrap_or(0);
        if let Some(&next) = languages.get((at + 1) % languages.len().max(1)) {
            self.settings.language = Some(next);
        }
    }

    /// Begins a match of the game that the attract loop shows.
    fn accept(&mut self) {
        self.choose(self.visit.entry);
        self.visit.computer = false;
        self.visit.touched = self.now();
        self.begin(self.visit.entry);
    }

    fn leave(&mut self) {
        self.ended.write(VisitEnded);
        self.visit.paused = None;
    }

    fn perform(&mut self, action: TouchAction, game: Option<&Match>) {
        match action {
            // Touches are recorded elsewhere, but assistive technology presses targets without a touch.
            TouchAction::StillHere => self.visit.touched = self.now(),
            TouchAction::Choice(_) | TouchAction::Digit(_) => {}
            TouchAction::Invitation => self.accept(),
            TouchAction::Begin(entry) => {
                self.choose(entry);
                self.go(Stage::ShowMe);
            }
            TouchAction::Again => self.begin(self.visit.entry),
            TouchAction::Play => self.resume(),
            TouchAction::Others => {
                self.leave();
                self.go(Stage::Choose);
            }
            TouchAction::ShowMe => {
                self.visit.paused = game.map(Match::record_to_here);
                self.go(Stage::ShowMe);
            }
            TouchAction::Idea => self.go(Stage::Idea),
            TouchAction::Puzzle => self.go(Stage::Puzzle),
            TouchAction::Hint => {
                self.request.write(if self.course.hinted() { StudyRequest::Show } else { StudyRequest::Hint });
            }
            TouchAction::Language => self.next_language(),
            TouchAction::Computer => {
                self.visit.computer = !self.visit.computer;
                let occupants = self.visit.occupants();
                if let Some(game) = game {
                    self.set_up.write(SetUp(Record { occupants, ..game.record_to_here() }));
                }
            }
        }
    }
}

/// Returns the configured languages; the first is the default.
pub(super) fn offered(configuration: &Configuration) -> Vec<Language> {
    let of_code = |code: &String| Language::ALL.into_iter().find(|l| l.code() == code);
    configuration.languages.iter().filter_map(of_code).collect()
}

/// Performs the actions of pressed targets. In the attract loop, a touch anywhere begins a match of the game shown;
/// during the demonstration, a touch outside targets ends it.
pub(super) fn perform(
    mut pressed: MessageReader<TargetPressed>,
    mut touched: MessageReader<ScreenTouched>,
    game: Option<Res<MatchOnTable>>,
    mut transitions: Transitions,
) {
    let touches: Vec<ScreenTouched> = touched.read().copied().collect();
    let actions: Vec<TouchAction> = pressed.read().map(|p| p.0).collect();
    match *transitions.stage.get() {
        Stage::Attract if !touches.is_empty() => return transitions.accept(),
        Stage::ShowMe
            if transitions.now() - transitions.visit.since > NOT_SKIPPED
                && touches.iter().any(|touch| !touch.on_target) =>
        {
            return transitions.resume();
        }
        _ => {}
    }
    for action in actions {
        transitions.perform(action, game.as_deref().map(|game| &**game));
    }
}

/// Returns whether no change of the stage is pending. Systems of a stage must not run after a change was requested,
/// since they would act on the match of the next stage.
pub(super) fn is_settled(next: Res<NextState<Stage>>) -> bool {
    matches!(*next, NextState::Unchanged)
}

/// Changes the stage by time: to [`Stage::End`] a moment after a match ended, to [`Stage::Attract`] when the visitors
/// have left.
pub(super) fn change_by_time(
    game: Option<Res<MatchOnTable>>,
    clock: Res<Playback>,
    mut happened: MessageReader<Happened>,
    mut ended: Local<Option<f32>>,
    mut awake: ResMut<Awake>,
    mut transitions: Transitions,
) {
    // An exhibit always needs frames: for the countdown, pulsing rings, the moving camera and the heartbeat.
    awake.need(Need::Frames);
    let now = transitions.now();
    if happened.read().count() > 0 {
        *ended = None;
    }
    let over = game.filter(|game| game.position().outcome().is_some());
    if let (Stage::Play, Some(game), false) = (*transitions.stage.get(), over, clock.running()) {
        let since = *ended.get_or_insert(now);
        if now - since > END_SHOWN {
            *ended = None;
            transitions.visit.learn(&game);
            transitions.leave();
            transitions.go(Stage::End);
        }
    }
    let stage = *transitions.stage.get();
    if stage != Stage::Attract
        && transitions.visit.countdown(&transitions.configuration, now).is_some_and(|left| left <= 0.0)
    {
        transitions.leave();
        transitions.visit.computer = false;
        transitions.settings.language = offered(&transitions.configuration).first().copied();
        transitions.go(Stage::Attract);
    }
}
