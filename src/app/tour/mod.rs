//! What the command line asked for: open a record, play it, photograph it, leave. The README's pictures and the tests
//! that look at the table take the same way.

use super::archive::assets::published;
use super::camera::View;
use super::choreography::Clock;
use super::cli::Window;
use super::hud::Hud;
use super::link;
use super::match_::{Match, PlayAction, Record, SetUp};
use super::pipelines::Waiting;
use super::power::Awake;
use super::screens::{Dialog, Draft, Go, Pictures, Screen};
use super::sets::TableSet;
use super::settings::Settings;
use crate::games::GameId;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured, save_to_disk};

/// Frames before the first picture, all with everything there is to be seen.
const WARM_UP: u32 = 6;

/// The wishes of the command line.
#[derive(Resource, Clone, Debug)]
pub(crate) struct Wishes(pub(crate) Window);

#[derive(Resource, Default, Debug)]
struct Tour {
    /// Texts still to be played, the first first.
    rest: Vec<String>,
    played: usize,
    /// How many of the records have been opened.
    opened: usize,
    frame: u32,
    pictures: usize,
    pending: usize,
    stage: Stage,
}

#[derive(Default, Debug, PartialEq, Eq, Clone, Copy)]
enum Stage {
    #[default]
    WarmUp,
    Still,
    Moving,
    Last,
    Done,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Tour>()
        .add_systems(Startup, begin)
        .add_systems(Update, guide.in_set(TableSet::Opponent).run_if(resource_exists::<Wishes>));
}

/// The record that is shown as number `index`.
fn record_of(wishes: &Window, index: usize) -> Result<Option<Record>, String> {
    if let Some(link) = &wishes.link {
        let link = link.rsplit('#').next().unwrap_or_default();
        return link::parse(link).map(Some).map_err(|e| e.to_string());
    }
    let named = |id: &String| GameId::find(id).map_err(|e| e.to_string());
    let game = wishes.game.as_ref().map(named).transpose()?;
    let mut record = match (wishes.records.get(index), game) {
        (None, None) => return Ok(None),
        (None, Some(game)) => Record::of(game.id()),
        (Some(name), game) => {
            let listed = game.and_then(|g| published(g).into_iter().find(|p| p.id == *name));
            if let Some(listed) = listed {
                listed.record
            } else {
                let text = std::fs::read_to_string(name).map_err(|e| format!("{name}: {e}"))?;
                Record::from_text(&text).map_err(|e| format!("{name}: {e}"))?
            }
        }
    };
    record.options.extend(wishes.options.iter().cloned());
    Match::from_record(&record).map_err(|e| e.to_string())?;
    Ok(Some(record))
}

#[derive(bevy::ecs::system::SystemParam)]
struct Stagehands<'w> {
    set_up: MessageWriter<'w, SetUp>,
    go: MessageWriter<'w, Go>,
    exit: MessageWriter<'w, AppExit>,
    view: ResMut<'w, View>,
    hud: ResMut<'w, Hud>,
    settings: ResMut<'w, Settings>,
    draft: ResMut<'w, Draft>,
}

impl Stagehands<'_> {
    /// Lays out the next record, if there is one.
    fn open(&mut self, wishes: &Window, tour: &mut Tour) {
        let record = record_of(wishes, tour.opened);
        tour.opened += 1;
        match record {
            Ok(None) => {}
            Ok(Some(mut record)) => {
                if let Ok(game) = GameId::find(&record.game) {
                    self.draft.game = game;
                    self.draft.record.game.clone_from(&record.game);
                }
                if wishes.autoplay {
                    tour.rest = std::mem::take(&mut record.moves);
                }
                self.set_up.write(SetUp(record));
                let set_up = wishes.screen.as_deref() == Some("setup");
                self.go.write(Go(if set_up { Screen::SetUp } else { Screen::Table }));
            }
            Err(reason) => {
                error!("{reason}");
                self.exit.write(AppExit::error());
            }
        }
    }
}

fn begin(wishes: Option<Res<Wishes>>, mut tour: ResMut<Tour>, mut hands: Stagehands) {
    let Some(Wishes(wishes)) = wishes.as_deref() else { return };
    hands.view.flat = wishes.view == "flat";
    hands.hud.hidden = wishes.bare;
    if let Some(speed) = wishes.speed {
        hands.settings.speed = speed.clamp(0.0, 2.0);
    }
    if let Some(language) = wishes.language() {
        hands.settings.language = Some(language);
    }
    hands.open(wishes, &mut tour);
    hands.hud.moves = wishes.screen.as_deref() == Some("moves");
}

fn shoot(commands: &mut Commands, tour: &mut Tour, wishes: &Window) {
    let Some(folder) = &wishes.screenshot_dir else { return };
    if std::fs::create_dir_all(folder).is_err() {
        return error!("pictures cannot be written to {}", folder.display());
    }
    let path = folder.join(format!("{:04}.png", tour.pictures));
    tour.pictures += 1;
    tour.pending += 1;
    let count = |_: On<ScreenshotCaptured>, mut tour: ResMut<Tour>| tour.pending -= 1;
    commands.spawn(Screenshot::primary_window()).observe(save_to_disk(path)).observe(count);
}

fn guide(
    mut commands: Commands,
    wishes: Res<Wishes>,
    game: Option<Res<Match>>,
    clock: Res<Clock>,
    pictures: Res<Pictures>,
    screen: Res<State<Screen>>,
    pipelines: Res<Waiting>,
    mut dialog: ResMut<Dialog>,
    mut tour: ResMut<Tour>,
    mut awake: ResMut<Awake>,
    mut play: MessageWriter<PlayAction>,
    mut hands: Stagehands,
) {
    let wishes = &wishes.0;
    let touring = wishes.autoplay || wishes.screenshot_dir.is_some() || wishes.exit;
    if tour.stage == Stage::Done || !touring {
        return;
    }
    awake.stir();
    tour.frame = if pipelines.any() { 0 } else { tour.frame + 1 };
    let tour = &mut *tour;
    match tour.stage {
        Stage::WarmUp => {
            match wishes.screen.as_deref() {
                Some("rules") => dialog.set_if_neq(Dialog::Rules),
                Some("settings") => dialog.set_if_neq(Dialog::Settings),
                _ => false,
            };
            let waiting = *screen.get() == Screen::Gallery && pictures.unfinished();
            if tour.frame >= WARM_UP && !waiting && (game.is_some() || *screen.get() != Screen::Table) {
                shoot(&mut commands, tour, wishes);
                tour.stage = Stage::Still;
                tour.frame = 0;
            }
        }
        Stage::Still if !clock.running() && tour.pending == 0 && tour.frame > 2 => {
            tour.frame = 0;
            if tour.rest.is_empty() {
                if tour.played > 0 {
                    shoot(&mut commands, tour, wishes);
                }
                tour.stage = Stage::Last;
            } else {
                play.write(PlayAction(tour.rest.remove(0)));
                tour.played += 1;
                tour.stage = Stage::Moving;
            }
        }
        Stage::Moving => {
            let chosen = tour.played.is_multiple_of(wishes.every.max(1));
            if chosen && clock.halfway() && tour.pending == 0 {
                shoot(&mut commands, tour, wishes);
                tour.stage = Stage::Still;
            } else if !clock.running() && tour.frame > 2 {
                tour.stage = Stage::Still;
            }
        }
        Stage::Last if tour.pending == 0 && tour.frame > 4 => {
            if tour.opened < wishes.records.len() {
                hands.open(wishes, tour);
                (tour.stage, tour.frame, tour.played) = (Stage::WarmUp, 0, 0);
                return;
            }
            tour.stage = Stage::Done;
            if wishes.exit {
                hands.exit.write(AppExit::Success);
            }
        }
        _ => {}
    }
}
