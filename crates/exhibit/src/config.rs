//! The configuration of an exhibit and its defaults (`assets/exhibit.ron` has every key).

use super::hours::{Hours, TimeOfDay};
use serde::Deserialize;
use tabuleiro_catalogue::GameId;
use tabuleiro_rules::{OptionError, Options};

/// The orientation of the screen.
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
    /// The diagonal in inches; with the number of pixels it gives the size of a millimetre.
    pub diagonal_inches: f32,
    /// Its orientation.
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
    /// The initial level of the computer, 1 to 5.
    #[serde(default = "Entry::level")]
    pub level: u8,
    /// The approximate length of a match in minutes, shown to visitors when they choose.
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

    /// Returns the game and its options.
    ///
    /// # Errors
    /// [`OptionError`] for an unknown game or option and for contradictory options. The games of a configuration
    /// returned by [`Exhibit::load`](super::Exhibit::load) or [`Exhibit::mended`](super::Exhibit::mended) give no
    /// error.
    pub fn game(&self) -> Result<(GameId, Options), OptionError> {
        let game = GameId::find(&self.id)?;
        let options = game.facts().parse_options(self.options.iter().map(String::as_str))?;
        game.start(&options)?;
        Ok((game, options))
    }
}

/// The configuration of an exhibit.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Exhibit {
    /// The screen.
    pub screen: Screen,
    /// How two visitors sit.
    pub seating: Seats,
    /// The games that visitors may choose, 1 to 8.
    pub games: Vec<Entry>,
    /// Codes of the languages offered; the first one is shown first.
    pub languages: Vec<String>,
    /// Seconds without a touch after which visitors are asked whether they are still there.
    pub idle_seconds: u32,
    /// Seconds they have to answer.
    pub countdown_seconds: u32,
    /// Seconds after which the attract loop changes to another game.
    pub attract_seconds: u32,
    /// Whether sounds are also shown as text.
    pub captions: bool,
    /// The greatest volume, 0 to 1.
    pub volume: f32,
    /// The daily span in which there is no sound at all, if there is one.
    pub quiet: Option<Hours>,
    /// The daily span in which the picture is dimmed, if there is one.
    pub dark: Option<Hours>,
    /// The brightness of the dimmed picture, from 0 (black) to 1 (not dimmed).
    pub brightness: f32,
    /// The code that staff type to leave, digits only; an empty code disables leaving.
    pub staff_code: String,
    /// The folder for counts and log; if `None`, visits are not counted.
    pub counts: Option<String>,
    /// Days for which counts are kept.
    pub keep_days: u32,
    /// The time of the daily restart, which happens at the first moment from then on at which no match is being played.
    pub restart: Option<TimeOfDay>,
    /// The address of a page of this program on the internet. At the end of a match a QR code leads to the match there;
    /// if `None`, no code is shown.
    pub page: Option<String>,
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
            page: None,
        }
    }
}

impl Exhibit {
    /// Returns the greatest volume at a time of day, 0 to 1.
    #[must_use]
    pub fn volume_at(&self, time: TimeOfDay) -> f32 {
        if self.quiet.is_some_and(|hours| hours.contains(time)) { 0.0 } else { self.volume }
    }

    /// Returns the brightness of the picture at a time of day, 0 to 1.
    #[must_use]
    pub fn brightness_at(&self, time: TimeOfDay) -> f32 {
        if self.dark.is_some_and(|hours| hours.contains(time)) { self.brightness } else { 1.0 }
    }
}
