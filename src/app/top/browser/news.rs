//! The position in words in a live region of the page, which tests read, too, and the page's title and heading.

use crate::app::foundations::locale::Texts;
use crate::app::foundations::navigation::Screen;
use crate::app::foundations::power::Still;
use crate::app::foundations::referee::MatchOnTable;
use crate::app::foundations::settings::Settings;
use crate::app::panels::accessibility::{Live, LiveKey};
use crate::app::play::opponent::Thinking;
use bevy::prelude::*;
use web_sys::Element;

/// The id of the live region.
const REGION: &str = "position";

/// The id of the page's heading, and the name of the page.
const HEADING: &str = "heading";
const NAME: &str = "Tabuleiro";

#[derive(Default, PartialEq, Clone)]
struct News {
    text: String,
    /// What is on the screen.
    title: Option<String>,
    /// Attributes of the region for programs.
    facts: Vec<(&'static str, String)>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, tell.after(super::mirror::Reflected).after(crate::app::foundations::power::Rested));
}

fn tell(
    live: Live,
    game: Option<Res<MatchOnTable>>,
    screen: Res<State<Screen>>,
    texts: Res<Texts>,
    thinking: Res<Thinking>,
    still: Res<Still>,
    settings: Res<Settings>,
    mut cause: Local<Option<(LiveKey, bool)>>,
    mut shown: Local<News>,
) {
    let now = (live.key(), still.0);
    if !live.is_changed() && !settings.is_changed() && cause.as_ref() == Some(&now) {
        return;
    }
    *cause = Some(now);
    let page = match screen.get() {
        Screen::Gallery => "gallery",
        Screen::SetUp => "setup",
        Screen::Table => "table",
        Screen::Matches => "matches",
        Screen::Devices => "devices",
        Screen::Class => "class",
    };
    let mut news = News { text: live.text(), title: live.title(), facts: Vec::new() };
    news.facts.extend([("data-screen", page.to_string()), ("data-still", still.0.to_string())]);
    // The page reads the region aloud while it has this attribute.
    news.facts.extend(settings.speech.then(|| ("data-speech", texts.language.code().to_string())));
    if let (Some(game), Screen::Table) = (game, screen.get()) {
        let position = game.position();
        news.facts.extend([
            ("data-game", position.id().id().to_string()),
            ("data-position", serde_json::Value::Object(position.object()).to_string()),
            ("data-actions", game.cursor().to_string()),
            ("data-last", game.last().map(|ply| ply.text.clone()).unwrap_or_default()),
            ("data-thinking", thinking.busy().to_string()),
        ]);
    }
    if *shown == news {
        return;
    }
    let document = web_sys::window().and_then(|w| w.document());
    let Some(region) = document.as_ref().and_then(|d| d.get_element_by_id(REGION)) else { return };
    if shown.text != news.text {
        region.set_text_content(Some(&news.text));
    }
    write(&region, &shown.facts, &news.facts);
    if let Some(document) = document.as_ref().filter(|_| shown.title != news.title) {
        let title = news.title.as_ref().map_or(NAME.to_string(), |title| format!("{title} · {NAME}"));
        document.set_title(&title);
        if let Some(heading) = document.get_element_by_id(HEADING) {
            heading.set_text_content(Some(news.title.as_deref().unwrap_or(NAME)));
        }
    }
    if let Some(root) = document.and_then(|d| d.document_element()) {
        // The page has the language of the program.
        let _ = root.set_attribute("lang", texts.language.code());
    }
    *shown = news;
}

fn write(region: &Element, old: &[(&'static str, String)], new: &[(&'static str, String)]) {
    for (name, _) in old.iter().filter(|(name, _)| new.iter().all(|(n, _)| n != name)) {
        // Only a malformed name would fail.
        let _ = region.remove_attribute(name);
    }
    for (name, value) in new {
        let _ = region.set_attribute(name, value);
    }
}
