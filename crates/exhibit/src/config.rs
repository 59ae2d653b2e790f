//! What the technician may say about an exhibit, and what holds where nothing is said (`assets/exhibit.ron`).

use super::hours::{Hours, TimeOfDay};
use serde::Deserialize;
use tabuleiro_games::GameId;
use tabuleiro_rules::{OptionError, Options};

/// How the screen hangs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Deserialize)]
pub enum Orientation {
    /// As the system reports it.
    #[default]
    AsItIs,
    /// Wider than high.
    Landscape,
    /// Higher than wide.
    Portrait,
}

/// The screen.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Screen {
    /// From corner to corner, in inches: with the number of pixels it says how large a millimetre is.
    pub diagonal_inches: f32,
    /// How it hangs.
    pub orientation: Orientation,
}

impl Default for Screen {
    fn default() -> Self {
        Screen { diagonal_inches: 27.0, orientation: Orientation::default() }
    }
}

/// How two visitors sit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Deserialize)]
pub enum Seats {
    /// Both in front of the screen.
    #[default]
    SideBySide,
    /// On opposite sides of a table.
    FaceToFace,
}

/// A game that visitors may choose.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// Its id in the catalogue.
    pub id: String,
    /// Variant and options, one word each, as the protocol's command `game` takes them after the id.
    #[serde(default)]
    pub options: Vec<String>,
    /// How strong the computer is at first, 1 to 5.
    #[serde(default = "Entry::level")]
    pub level: u8,
    /// About how long a match takes, in minutes: visitors read it when they choose.
    #[serde(default = "Entry::minutes")]
    pub minutes: u32,
}

impl Entry {
    pub(super) fn level() -> u8 {
        1
    }

    pub(super) fn minutes() -> u32 {
        3
    }

    fn new(id: &str, options: &[&str], minutes: u32) -> Entry {
        let options = options.iter().map(ToString::to_string).collect();
        Entry { id: id.into(), options, level: Entry::level(), minutes }
    }

    /// The game, and the rules it starts under.
    ///
    /// # Errors
    /// [`OptionError`] where there is no such game or option, or where options contradict each other. A list of games
    /// that [`Exhibit::load`](super::Exhibit::load) or [`Exhibit::mended`](super::Exhibit::mended) returned has none of
    /// these.
    pub fn game(&self) -> Result<(GameId, Options), OptionError> {
        let game = GameId::find(&self.id)?;
        let options = game.facts().parse_options(self.options.iter().map(String::as_str))?;
        game.start(&options)?;
        Ok((game, options))
    }
}

/// An exhibit: everything that may be said about it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Exhibit {
    /// The screen.
    pub screen: Screen,
    /// How two visitors sit.
    pub seating: Seats,
    /// What they may choose, 1 to 8 games.
    pub games: Vec<Entry>,
    /// Codes of the languages offered, the one shown first in front.
    pub languages: Vec<String>,
    /// Seconds without a touch after which somebody is asked whether they are still there.
    pub idle_seconds: u32,
    /// Seconds they have to answer.
    pub countdown_seconds: u32,
    /// Seconds after which the exhibit, playing by itself, goes on to another game.
    pub attract_seconds: u32,
    /// Whether what is heard is also written.
    pub captions: bool,
    /// The greatest volume, 0 to 1.
    pub volume: f32,
    /// When there is no sound at all.
    pub quiet: Option<Hours>,
    /// When the picture is dimmed.
    pub dark: Option<Hours>,
    /// How bright the picture is then, from 0 (black) to 1 (as always).
    pub brightness: f32,
    /// What staff type to leave, digits only; nobody can leave if it is empty.
    pub staff_code: String,
    /// The folder for counts and log; nothing is counted without one.
    pub counts: Option<String>,
    /// Days for which counts are kept.
    pub keep_days: u32,
    /// When the program starts afresh each day, at the first moment after it at which nobody plays.
    pub restart: Option<TimeOfDay>,
}

impl Default for Exhibit {
    fn default() -> Self {
        Exhibit {
            screen: Screen::default(),
            seating: Seats::default(),
            games: vec![
                Entry::new("semaforo", &["3x4"], 2),
                Entry::new("rastros", &["size=5"], 2),
                Entry::new("hex", &["size=5"], 2),
                Entry::new("dominorio", &["size=6x6"], 2),
                Entry::new("konane", &["size=6"], 3),
                Entry::new("avanco", &["size=5"], 3),
                Entry::new("mak_yek", &[], 5),
                Entry::new("otelo_1_11", &["size=6"], 4),
            ],
            languages: vec!["pt".into(), "en".into()],
            idle_seconds: 45,
            countdown_seconds: 15,
            attract_seconds: 75,
            captions: true,
            volume: 0.6,
            quiet: None,
            dark: None,
            brightness: 0.2,
            staff_code: String::new(),
            counts: None,
            keep_days: 400,
            restart: None,
        }
    }
}

impl Exhibit {
    /// The greatest volume at a time of day, 0 to 1.
    #[must_use]
    pub fn volume_at(&self, time: TimeOfDay) -> f32 {
        if self.quiet.is_some_and(|hours| hours.contains(time)) { 0.0 } else { self.volume }
    }

    /// How bright the picture is at a time of day, 0 to 1.
    #[must_use]
    pub fn brightness_at(&self, time: TimeOfDay) -> f32 {
        if self.dark.is_some_and(|hours| hours.contains(time)) { self.brightness } else { 1.0 }
    }
}
