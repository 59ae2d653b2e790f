//! The position in words in a live region of the page. Tests read it, too.

use crate::app::hud::spoken;
use crate::app::locale::{Language, Texts};
use crate::app::navigation::Screen;
use crate::app::notices::Notices;
use crate::app::opponent::Thinking;
use crate::app::power::Still;
use crate::app::referee::{Distant, MatchOnTable};
use bevy::prelude::*;
use web_sys::Element;

/// The id of the live region.
const REGION: &str = "position";

/// The values that the text depends on: it is too expensive to compute in every frame.
#[derive(PartialEq, Clone)]
struct NewsKey {
    position: Option<(u64, usize)>,
    screen: Screen,
    language: Language,
    thinking: bool,
    distant: Distant,
    notices: usize,
    still: bool,
}

#[derive(Default, PartialEq, Clone)]
struct News {
    text: String,
    /// Attributes of the region for programs.
    facts: Vec<(&'static str, String)>,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Last, tell.after(super::mirror::Reflected).after(crate::app::power::Rested));
}

fn tell(
    game: Option<Res<MatchOnTable>>,
    screen: Res<State<Screen>>,
    texts: Res<Texts>,
    thinking: Res<Thinking>,
    distant: Res<Distant>,
    notices: Res<Notices>,
    still: Res<Still>,
    mut cause: Local<Option<NewsKey>>,
    mut shown: Local<News>,
) {
    let now = NewsKey {
        position: game.as_ref().map(|g| (g.position().key(), g.cursor())),
        screen: *screen.get(),
        language: texts.language,
        thinking: thinking.busy(),
        distant: distant.clone(),
        notices: notices.texts().count(),
        still: still.0,
    };
    let changed = game.as_ref().is_some_and(DetectChanges::is_changed);
    if !changed && cause.as_ref() == Some(&now) {
        return;
    }
    *cause = Some(now);
    let page = match screen.get() {
        Screen::Gallery => "gallery",
        Screen::SetUp => "setup",
        Screen::Table => "table",
        Screen::Matches => "matches",
        Screen::Devices => "devices",
    };
    let mut news = News { text: String::new(), facts: Vec::new() };
    news.facts.extend([("data-screen", page.to_string()), ("data-still", still.0.to_string())]);
    if let (Some(game), Screen::Table) = (game, screen.get()) {
        let position = game.position();
        news.text = spoken(&game, &texts, thinking.busy(), &distant);
        news.facts.extend([
            ("data-game", position.id().id().to_string()),
            ("data-position", serde_json::Value::Object(position.object()).to_string()),
            ("data-actions", game.cursor().to_string()),
            ("data-last", game.last().map(|ply| ply.text.clone()).unwrap_or_default()),
            ("data-thinking", thinking.busy().to_string()),
        ]);
    }
    for notice in notices.sentences() {
        news.text = format!("{notice}{}", news.text);
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
