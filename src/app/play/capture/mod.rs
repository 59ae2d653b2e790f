//! Pictures and films of a match: a picture is the window as it is seen, a film shows the position after every action
//! of the shown line, as an animated GIF for a teacher's slides.

mod encode;

use crate::app::foundations::locale::Reason;
use crate::app::foundations::navigation::Screen;
use crate::app::foundations::notices::Notice;
use crate::app::foundations::power::Awake;
use crate::app::foundations::referee::{GoTo, Happened, MatchOnTable};
use crate::app::foundations::sets::TableSet;
use crate::app::foundations::store::Store;
use crate::app::play::archive::Exported;
use crate::app::scene::choreography::Playback;
use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use encode::{Gif, Pixels};

/// The greatest number of pictures in a film; of longer matches some positions are left out.
const MOST_PICTURES: usize = 240;

/// Frames between a jump and the picture: panels and marks follow one frame later.
const SETTLED: u8 = 4;

/// Requests a picture or a film.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Capture {
    Picture,
    Film,
}

/// The film being made. While there is one, the bars are hidden.
#[derive(Resource, Default)]
pub(crate) struct Filming(Option<Film>);

impl Filming {
    /// Whether a film is being made.
    pub(crate) fn is_running(&self) -> bool {
        self.0.is_some()
    }
}

/// A film in the making.
struct Film {
    /// The number of actions after which the table was shown before.
    back: usize,
    /// The numbers of actions that are still to be shown, the last one first.
    left: Vec<usize>,
    /// Frames since the table went to the current position.
    frames: u8,
    /// Whether a picture has been requested.
    pending: bool,
    gif: Gif,
}

/// Pictures that have arrived from the renderer.
#[derive(Resource, Default)]
struct Arrived(Vec<(Capture, Pixels)>);

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Capture>()
        .init_resource::<Filming>()
        .init_resource::<Arrived>()
        .add_systems(Update, (begin, go_on, take).chain().in_set(TableSet::Housekeeping))
        .add_systems(OnExit(Screen::Table), |mut filming: ResMut<Filming>| filming.0 = None);
}

/// Requests a picture of the window. The answer comes some frames later.
fn shoot(commands: &mut Commands, what: Capture) {
    commands.spawn(Screenshot::primary_window()).observe(
        move |captured: On<ScreenshotCaptured>, mut arrived: ResMut<Arrived>| {
            arrived.0.push((what, Pixels::of(&captured.image)));
        },
    );
}

fn begin(
    mut wanted: MessageReader<Capture>,
    game: Option<Res<MatchOnTable>>,
    mut filming: ResMut<Filming>,
    mut commands: Commands,
    mut go: MessageWriter<GoTo>,
) {
    let (Some(&what), Some(game)) = (wanted.read().last(), game) else { return };
    if filming.is_running() {
        return;
    }
    match what {
        Capture::Picture => shoot(&mut commands, Capture::Picture),
        Capture::Film => {
            let left = chosen(game.plies().len());
            go.write_batch(left.last().map(|&first| GoTo(first)));
            filming.0 = Some(Film { back: game.cursor(), left, frames: 0, pending: false, gif: Gif::default() });
        }
    }
}

/// Returns the numbers of actions of which a film shows the position, the last one first.
fn chosen(plies: usize) -> Vec<usize> {
    let step = (plies + 1).div_ceil(MOST_PICTURES);
    let mut shown: Vec<usize> = (0..=plies).step_by(step).collect();
    if shown.last() != Some(&plies) {
        shown.push(plies);
    }
    shown.reverse();
    shown
}

/// Takes the next picture of the film when nothing moves. A film ends without a file if somebody plays.
fn go_on(
    clock: Res<Playback>,
    mut happened: MessageReader<Happened>,
    mut filming: ResMut<Filming>,
    mut commands: Commands,
    mut awake: ResMut<Awake>,
) {
    if happened.read().any(|what| matches!(what, Happened::Played(_) | Happened::Began)) {
        filming.0 = None;
    }
    let Some(film) = &mut filming.bypass_change_detection().0 else { return };
    awake.request_frames();
    if clock.running() || film.pending {
        film.frames = 0;
        return;
    }
    film.frames += 1;
    if film.frames > SETTLED {
        film.pending = true;
        shoot(&mut commands, Capture::Film);
    }
}

/// Takes the pictures that have arrived: stores a picture, adds one to the film, or stores the finished film.
fn take(
    mut arrived: ResMut<Arrived>,
    mut filming: ResMut<Filming>,
    game: Option<Res<MatchOnTable>>,
    mut go: MessageWriter<GoTo>,
    store: Res<Store>,
    mut exported: MessageWriter<Exported>,
    mut notices: MessageWriter<Notice>,
) {
    if arrived.0.is_empty() {
        return;
    }
    let name = game.as_ref().map_or("tabuleiro", |game| game.position().id().id());
    for (what, pixels) in std::mem::take(&mut arrived.0) {
        let file = match (what, &mut filming.0) {
            (Capture::Picture, _) => pixels.png().map(|bytes| Some(("png", bytes))),
            (Capture::Film, Some(film)) => {
                film.pending = false;
                film.left.pop();
                let added = film.gif.add(&pixels, film.left.is_empty());
                match (added, film.left.last()) {
                    (Ok(()), Some(&next)) => {
                        go.write(GoTo(next));
                        Ok(None)
                    }
                    (Ok(()), None) => std::mem::take(&mut film.gif).finish().map(|bytes| Some(("gif", bytes))),
                    (Err(error), _) => Err(error),
                }
            }
            (Capture::Film, None) => Ok(None),
        };
        match file {
            Ok(None) => continue,
            Ok(Some((ending, contents))) => {
                let name = format!("{name}-{}.{ending}", store.next_number());
                exported.write(Exported { name, contents });
            }
            Err(error) => drop(notices.write(Notice::because("export-failed", Reason::quoted(error)))),
        }
        if what == Capture::Film
            && let Some(film) = filming.0.take()
        {
            go.write(GoTo(film.back));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_film_shows_the_start_the_end_and_no_more_pictures_than_allowed() {
        assert_eq!(chosen(0), [0]);
        assert_eq!(chosen(3), [3, 2, 1, 0]);
        for plies in [239, 240, 241, 1000] {
            let shown = chosen(plies);
            assert!(shown.len() <= MOST_PICTURES + 1, "{} of {plies}", shown.len());
            assert_eq!((shown.first(), shown.last()), (Some(&plies), Some(&0)));
        }
    }
}
