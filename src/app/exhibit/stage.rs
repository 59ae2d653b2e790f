//! Where a visit stands, and how it goes on.

use super::targets::{Pressed, TouchAction, Touched};
use crate::app::choreography::Clock;
use crate::app::locale::Language;
use crate::app::power::{Awake, Need};
use crate::app::referee::{Happened, MatchOnTable, SetUp};
use crate::app::screens::ThumbnailSubject;
use crate::app::settings::Settings;
use crate::app::tutor::{Course, Turn};
use bevy::prelude::*;
use tabuleiro_exhibit::{Entry, Exhibit, Seats};
use tabuleiro_games::matches::{Match, Occupant, Record, Seating};
use tabuleiro_rules::{Outcome, Player};

/// What the screen is doing.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Stage {
    /// It plays by itself and invites.
    #[default]
    Attract,
    /// All boards beside each other.
    Choose,
    /// It shows how the game goes.
    ShowMe,
    /// Somebody plays.
    Play,
    /// The match is over, and the board has been looked at.
    End,
    /// The idea behind the game.
    Idea,
    /// A small puzzle of it.
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
    /// With the games of the list that can be set up; a configuration that was read has no others.
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

/// The visit.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Visit {
    /// Which game of the list.
    pub(crate) entry: usize,
    /// When the screen was last touched, in seconds since the program began.
    pub(super) touched: f32,
    /// When this stage began.
    pub(super) since: f32,
    /// The level of the computer, which grows with the winner.
    pub(super) level: u8,
    /// The computer has taken the free seat.
    pub(super) computer: bool,
    /// Touches that meant nothing, since the last action.
    pub(super) wrong: u8,
    /// The match that waits while the program shows how the game goes.
    pub(super) paused: Option<Record>,
    /// The number of the attract loop's match, counted from wherever the day began.
    pub(super) shown: u64,
}

/// Somebody left, or a match came to its end.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Left;

impl Visit {
    /// The entry of the list that is played.
    pub(super) fn game<'a>(&self, configuration: &'a Configuration) -> Option<&'a Entry> {
        configuration.games.get(self.entry)
    }

    /// The match as it begins.
    pub(super) fn record(&self, configuration: &Configuration, occupants: [Occupant; 2]) -> Option<Record> {
        let entry = self.game(configuration)?;
        let seating = match configuration.seating {
            Seats::SideBySide => Seating::SameSide,
            Seats::FaceToFace => Seating::FaceToFace,
        };
        Some(Record { options: entry.options.clone(), occupants, seating, ..Record::of(&entry.id) })
    }

    /// Who sits there when people play.
    pub(super) fn occupants(&self) -> [Occupant; 2] {
        let other = if self.computer { Occupant::Computer(self.level.clamp(1, STRONGEST)) } else { Occupant::Human };
        [Occupant::Human, other]
    }

    /// Seconds until nobody is there any more; `None` while somebody is.
    pub(super) fn countdown(&self, configuration: &Configuration, now: f32) -> Option<f32> {
        let quiet = now - self.touched - configuration.idle_seconds as f32;
        (quiet > 0.0).then(|| configuration.countdown_seconds as f32 - quiet)
    }

    /// After a match against the computer: it grows with the winner, and gives way to the loser.
    fn learn(&mut self, game: &Match) {
        let computer = game.occupants.iter().position(|o| matches!(o, Occupant::Computer(_)));
        let (Some(seat), Some(Outcome::Win(side))) = (computer, game.position().outcome()) else { return };
        // Occupants are counted by person, and persons may have swapped their sides.
        let side = if game.position().swapped() { side.other() } else { side };
        let won = side == [Player::First, Player::Second][seat];
        self.level = if won { self.level.saturating_sub(1).max(1) } else { (self.level + 1).min(STRONGEST) };
    }
}

/// The strongest level there is.
const STRONGEST: u8 = 5;
/// Seconds during which the end is shown on the board alone.
const LOOKED_AT: f32 = 2.5;
/// What is shown cannot be skipped by the touch that asked for it.
const SHOWN: f32 = 0.8;

/// Somebody is there.
pub(super) fn notice(mut touched: MessageReader<Touched>, time: Res<Time<Real>>, mut visit: ResMut<Visit>) {
    if touched.read().count() > 0 {
        visit.touched = time.elapsed_secs();
    }
}

/// Who leads from one stage to another.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Lead<'w> {
    pub(super) stage: Res<'w, State<Stage>>,
    next: ResMut<'w, NextState<Stage>>,
    pub(super) configuration: Res<'w, Configuration>,
    time: Res<'w, Time<Real>>,
    pub(super) visit: ResMut<'w, Visit>,
    settings: ResMut<'w, Settings>,
    pub(super) set_up: MessageWriter<'w, SetUp>,
    left: MessageWriter<'w, Left>,
    course: Res<'w, Course>,
    turn: MessageWriter<'w, Turn>,
}

impl Lead<'_> {
    pub(super) fn now(&self) -> f32 {
        self.time.elapsed_secs()
    }

    /// The same stage once more is begun anew.
    pub(super) fn go(&mut self, stage: Stage) {
        self.visit.since = self.now();
        self.visit.wrong = 0;
        self.next.set(stage);
    }

    /// A new match of an entry, for people.
    fn begin(&mut self, entry: usize) {
        self.visit.entry = entry;
        self.visit.paused = None;
        let occupants = self.visit.occupants();
        if let Some(record) = self.visit.record(&self.configuration, occupants) {
            self.set_up.write(SetUp(record));
            self.go(Stage::Play);
        }
    }

    /// The match goes on where it stood; a visitor who has none yet begins one.
    pub(super) fn resume(&mut self) {
        match self.visit.paused.take() {
            Some(record) => {
                self.set_up.write(SetUp(record));
                self.go(Stage::Play);
            }
            None => self.begin(self.visit.entry),
        }
    }

    /// A game is chosen: its level is the one it is configured with.
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

    /// Somebody comes while it plays by itself: the game that is shown begins.
    fn accept(&mut self) {
        self.choose(self.visit.entry);
        self.visit.computer = false;
        self.visit.touched = self.now();
        self.begin(self.visit.entry);
    }

    fn leave(&mut self) {
        self.left.write(Left);
        self.visit.paused = None;
    }

    fn act(&mut self, deed: TouchAction, game: Option<&Match>) {
        match deed {
            // Any touch says that somebody is there, but not every press is one.
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
            TouchAction::Hint => drop(self.turn.write(if self.course.hinted() { Turn::Show } else { Turn::Hint })),
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

/// The languages offered, the one shown first in front.
pub(super) fn offered(configuration: &Configuration) -> Vec<Language> {
    let of_code = |code: &String| Language::ALL.into_iter().find(|l| l.code() == code);
    configuration.languages.iter().filter_map(of_code).collect()
}

/// What was pressed is done. In the attract loop a touch anywhere begins the game that is shown; while the program
/// shows how a game goes, it begins to be played.
pub(super) fn act(
    mut pressed: MessageReader<Pressed>,
    mut touched: MessageReader<Touched>,
    game: Option<Res<MatchOnTable>>,
    mut lead: Lead,
) {
    let touches: Vec<Touched> = touched.read().copied().collect();
    let deeds: Vec<TouchAction> = pressed.read().map(|p| p.0).collect();
    match *lead.stage.get() {
        Stage::Attract if !touches.is_empty() => return lead.accept(),
        Stage::ShowMe if lead.now() - lead.visit.since > SHOWN && touches.iter().any(|touch| !touch.on_target) => {
            return lead.resume();
        }
        _ => {}
    }
    for deed in deeds {
        lead.act(deed, game.as_deref().map(|game| &**game));
    }
}

/// Nobody has asked for another stage in this frame: what the old one would still do would happen to the new one's
/// match.
pub(super) fn stays(next: Res<NextState<Stage>>) -> bool {
    matches!(*next, NextState::Unchanged)
}

/// Time goes on: a finished match is looked at, then asked about; nobody there any more brings the attract loop back.
pub(super) fn pass(
    game: Option<Res<MatchOnTable>>,
    clock: Res<Clock>,
    mut happened: MessageReader<Happened>,
    mut ended: Local<Option<f32>>,
    mut awake: ResMut<Awake>,
    mut lead: Lead,
) {
    // An exhibit never sleeps: a countdown, a pulse, a drifting camera, and a heart that beats.
    awake.need(Need::Frames);
    let now = lead.now();
    if happened.read().count() > 0 {
        *ended = None;
    }
    let over = game.filter(|game| game.position().outcome().is_some());
    if let (Stage::Play, Some(game), false) = (*lead.stage.get(), over, clock.running()) {
        let since = *ended.get_or_insert(now);
        if now - since > LOOKED_AT {
            *ended = None;
            lead.visit.learn(&game);
            lead.leave();
            lead.go(Stage::End);
        }
    }
    let stage = *lead.stage.get();
    if stage != Stage::Attract && lead.visit.countdown(&lead.configuration, now).is_some_and(|left| left <= 0.0) {
        lead.leave();
        lead.visit.computer = false;
        lead.settings.language = offered(&lead.configuration).first().copied();
        lead.go(Stage::Attract);
    }
}
