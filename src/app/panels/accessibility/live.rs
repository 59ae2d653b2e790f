//! What is read out when it changes: the same sentences on the desktop and in a browser.

use crate::app::foundations::locale::{Language, Texts};
use crate::app::foundations::navigation::Screen;
use crate::app::foundations::notices::Notices;
use crate::app::foundations::referee::{Distant, MatchOnTable};
use crate::app::foundations::settings::Settings;
use crate::app::panels::hud::spoken;
use crate::app::panels::screens::{Draft, Search, class_sentences, refusal_text};
use crate::app::play::input::Gesture;
use crate::app::play::online::Online;
use crate::app::play::opponent::Thinking;
use crate::app::play::tutor::Course;
use bevy::prelude::*;
use tabuleiro_narration::{Layout, Length, Narrator};
use tabuleiro_rules::Tap;

/// The state that is read out.
#[derive(bevy::ecs::system::SystemParam)]
pub(crate) struct Live<'w> {
    game: Option<Res<'w, MatchOnTable>>,
    screen: Res<'w, State<Screen>>,
    texts: Res<'w, Texts>,
    thinking: Res<'w, Thinking>,
    distant: Res<'w, Distant>,
    notices: Res<'w, Notices>,
    course: Res<'w, Course>,
    online: Res<'w, Online>,
    draft: Res<'w, Draft>,
    gesture: Res<'w, Gesture>,
    search: Res<'w, Search>,
    settings: Res<'w, Settings>,
}

/// The values that the text depends on: it is too expensive to compute in every frame.
#[derive(PartialEq, Clone)]
pub(crate) struct LiveKey {
    position: Option<(u64, usize)>,
    screen: Screen,
    language: Language,
    thinking: bool,
    distant: Distant,
    notices: Vec<String>,
    refusal: Option<String>,
    class: u32,
    draft: (tabuleiro_catalogue::GameId, Vec<String>),
    taps: Vec<Tap>,
    search: String,
    tells_all: bool,
}

/// Returns a text with one full stop at its end, unless it ends as a question or an exclamation.
fn sentence(text: &str) -> String {
    if text.ends_with(['!', '?', '.', '…']) { text.to_string() } else { format!("{text}.") }
}

impl Live<'_> {
    /// Returns the values that the text depends on, apart from [`Live::is_changed`].
    pub(crate) fn key(&self) -> LiveKey {
        LiveKey {
            position: self.game.as_ref().map(|game| (game.position().key(), game.cursor())),
            screen: *self.screen.get(),
            language: self.texts.language,
            thinking: self.thinking.busy(),
            distant: self.distant.clone(),
            notices: self.notices.texts().map(str::to_string).collect(),
            refusal: self.refusal(),
            class: self.online.class_version(),
            draft: (self.draft.game, self.draft.record.options.clone()),
            taps: self.gesture.taps().to_vec(),
            search: self.search.0.clone(),
            tells_all: self.settings.tells_all,
        }
    }

    /// Whether the match or the study has changed in this frame.
    pub(crate) fn is_changed(&self) -> bool {
        self.game.as_ref().is_some_and(DetectChanges::is_changed) || self.course.is_changed()
    }

    /// The match, if it is on the screen.
    fn game(&self) -> Option<&MatchOnTable> {
        self.game.as_deref().filter(|_| *self.screen.get() == Screen::Table)
    }

    /// Returns what the last action did, beat by beat.
    fn told(&self, game: &MatchOnTable) -> Vec<String> {
        let Some(last) = game.last() else { return Vec::new() };
        let layout = Layout::of(game.position().board());
        Narrator::new(&self.texts, &layout, game.position().id(), Length::Full).events(&last.events)
    }

    /// Returns what was tapped and what may follow, while a gesture has begun.
    fn picked(&self, game: &MatchOnTable) -> Option<String> {
        if self.gesture.taps().is_empty() {
            return None;
        }
        let layout = Layout::of(game.position().board());
        Some(Narrator::new(&self.texts, &layout, game.position().id(), Length::Full).picked(&self.gesture))
    }

    /// Why no table was opened or joined.
    fn refusal(&self) -> Option<String> {
        let why = self.online.refusal().filter(|_| *self.screen.get() == Screen::Devices)?;
        Some(self.texts.get(refusal_text(why)))
    }

    /// Returns the text that is read out: notices, the number of games that a search finds, the task or answer of a study, the
    /// last action, the turn; while a gesture has begun, what may follow.
    pub(crate) fn text(&self) -> String {
        let mut sentences: Vec<String> = self.notices.texts().map(sentence).collect();
        // A browser reads the title of the document. On the desktop only this text tells that another screen has opened.
        if cfg!(not(target_family = "wasm")) && *self.screen.get() != Screen::Table {
            sentences.extend(self.title().as_deref().map(sentence));
        }
        sentences.extend(self.refusal().as_deref().map(sentence));
        if *self.screen.get() == Screen::Class {
            sentences.extend(class_sentences(&self.online, &self.texts).iter().map(|text| sentence(text)));
        }
        if *self.screen.get() == Screen::Gallery {
            sentences.extend(self.search.told(&self.texts));
        }
        if let Some(game) = self.game() {
            if let Some(picked) = self.picked(game) {
                sentences.push(picked);
                return sentences.join(" ");
            }
            let study = self.course.panel_contents(game, &self.texts);
            sentences.extend(study.map(|contents| sentence(&contents.sentence)));
            let told = if self.settings.tells_all { self.told(game) } else { Vec::new() };
            sentences.push(spoken(game, &self.texts, self.thinking.busy(), &self.distant, &told));
        }
        sentences.join(" ")
    }

    /// Returns the title of what is on the screen: the game with whose turn it is, or nothing in the gallery.
    pub(crate) fn title(&self) -> Option<String> {
        match (self.screen.get(), self.game()) {
            (_, Some(game)) => {
                let title = self.texts.title(game.position().id(), game.position().options().variant);
                Some(format!("{title} – {}", crate::app::panels::hud::headline(game, &self.texts, &self.distant)))
            }
            (Screen::SetUp, _) => {
                let variant = self.draft.record.options.first().filter(|option| !option.contains('='));
                Some(self.texts.title(self.draft.game, variant.map_or("", String::as_str)))
            }
            (Screen::Matches, _) => Some(self.texts.get("matches")),
            (Screen::Devices, _) => Some(self.texts.get("mode-other-device")),
            (Screen::Class, _) => {
                self.online.class().map(|view| self.texts.with("class-title", &[("class", view.class.clone().into())]))
            }
            _ => None,
        }
    }
}
