//! Command line options of the window.

use crate::app::foundations::locale::Language;
use clap::Args;
use std::path::PathBuf;

/// The window: how it opens and what it shows first.
#[derive(Args, Clone, Debug, Default)]
pub struct WindowOptions {
    /// Open this game (an id of the catalogue) instead of the gallery
    #[arg(long, value_name = "ID")]
    pub game: Option<String>,
    /// Variant and options of the game, as in the protocol: `size=9`, `classico`…
    #[arg(long = "option", value_name = "WORD")]
    pub options: Vec<String>,
    /// Open a record: a file, or the id of a published one together with --game; several are shown one after the other
    #[arg(long = "record", value_name = "FILE|ID")]
    pub records: Vec<String>,
    /// Open the position of a link of the page: what follows `#` in it
    #[arg(long, value_name = "LINK", conflicts_with_all = ["game", "records"])]
    pub link: Option<String>,
    /// Play the record from its beginning, with animation
    #[arg(long)]
    pub autoplay: bool,
    /// Write numbered pictures of the window into this folder: one at the start, one in the middle of each action, one
    /// at the end
    #[arg(long, value_name = "DIR")]
    pub screenshot_dir: Option<PathBuf>,
    /// Only every n-th action is photographed
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub every: usize,
    /// Leave when there is nothing more to show
    #[arg(long)]
    pub exit: bool,
    /// When there is nothing more to show, count the frames drawn in this many seconds, print their number and leave
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=86_400))]
    pub rest: Option<u64>,
    /// Print how long frames took during animations when the program ends
    #[arg(long)]
    pub frame_times: bool,
    /// `table` or `flat`
    #[arg(long, value_name = "VIEW", default_value = "table")]
    pub view: String,
    /// Window size in pixels, for example 1280x800
    #[arg(long, value_name = "WxH")]
    pub size: Option<String>,
    /// Animation speed from 0 (at once) to 2
    #[arg(long, value_name = "SPEED")]
    pub speed: Option<f32>,
    /// `pt` or `en` instead of the system's language
    #[arg(long, value_name = "LANGUAGE")]
    pub language: Option<String>,
    /// Where settings, saves and exports are kept
    #[arg(long, value_name = "DIR")]
    pub data_dir: Option<PathBuf>,
    /// No bars round the board (for pictures)
    #[arg(long)]
    pub bare: bool,
    /// Open this screen first: `gallery`, `setup`, `rules`, `settings`, `moves`, `review`, `learn`,
    /// `learn:3` (a step) or `puzzle:3` (for pictures)
    #[arg(long, value_name = "SCREEN")]
    pub screen: Option<String>,
}

impl WindowOptions {
    /// Whether the options say what the window shows first.
    pub(crate) fn opens_something(&self) -> bool {
        let shows = self.game.is_some() || !self.records.is_empty() || self.link.is_some() || self.screen.is_some();
        shows || self.screenshot_dir.is_some() || self.rest.is_some()
    }

    /// Returns the requested screen and the number after it, at least 1.
    pub(crate) fn screen_and_number(&self) -> (&str, usize) {
        let (screen, number) = self
            .screen
            .as_deref()
            .unwrap_or_default()
            .split_once(':')
            .unwrap_or_else(|| (self.screen.as_deref().unwrap_or_default(), "1"));
        (screen, number.parse().unwrap_or(1).max(1))
    }

    /// Returns the width and the height in pixels.
    pub(crate) fn pixels(&self) -> Option<(u32, u32)> {
        let (w, h) = self.size.as_deref()?.split_once('x')?;
        Some((w.parse().ok()?, h.parse().ok()?))
    }

    /// Returns the requested language.
    pub(crate) fn language(&self) -> Option<Language> {
        Language::ALL.into_iter().find(|l| Some(l.code()) == self.language.as_deref())
    }
}
