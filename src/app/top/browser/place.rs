//! The address of the page: links, the back button, reloads. The part after `#` names the game that is set up or played,
//! so that the address can be passed on and a reload comes back to it.

use super::page_events::{Link, PageEvent, enqueue, listen};
use crate::app::foundations::navigation::{ChangeScreen, Screen, ShowCard};
use crate::app::foundations::notices::Notice;
use crate::app::foundations::referee::{MatchOnTable, SetUp};
use crate::app::foundations::sets::TableSet;
use crate::app::panels::screens::Draft;
use crate::app::play::archive::Unfinished;
use crate::app::play::link::{self, Linked, Share};
use crate::app::play::online::{Dial, Online};
use crate::app::play::tutor::{Course, StartStudy, Study};
use bevy::prelude::*;
use js_sys::Reflect;
use tabuleiro_online::code::Link as TableLink;
use wasm_bindgen::prelude::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Window;

/// The key under which the tab's session storage records that a match was on the table.
const KEY: &str = "tabuleiro/at";
const TABLE: &str = "table";
/// The key under which the tab's session storage keeps the part of the address that the page has written itself.
const OWN: &str = "tabuleiro/address";

/// The number of letters and digits of a table's code.
const CODE_LENGTH: usize = 4;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, watch)
        .add_systems(PostStartup, arrive)
        .add_systems(OnEnter(Screen::Table), at_the_table)
        .add_systems(OnEnter(Screen::SetUp), step_in)
        .add_systems(OnEnter(Screen::Matches), step_in)
        .add_systems(OnEnter(Screen::Devices), step_in)
        .add_systems(OnEnter(Screen::Class), step_in)
        .add_systems(OnEnter(Screen::Gallery), in_the_gallery)
        .add_systems(Update, follow.in_set(TableSet::Input))
        .add_systems(Update, (show_address, share).chain().in_set(TableSet::Housekeeping));
}

/// Returns the address of this page without the part after `#`.
fn address(window: &Window) -> Option<String> {
    let location = window.location();
    Some(format!("{}{}{}", location.origin().ok()?, location.pathname().ok()?, location.search().ok()?))
}

/// Replaces the address shown without navigating.
fn write_address(address: &str) {
    let history = web_sys::window().and_then(|w| w.history().ok());
    if let Some(history) = history {
        let state = history.state().unwrap_or(JsValue::NULL);
        // If the browser refuses, it shows the old address.
        let _ = history.replace_state_with_url(&state, "", Some(address));
    }
}

fn watch() {
    let Some(window) = web_sys::window() else { return };
    listen(&window, "hashchange", |_| {
        if let Some(link) = take_link() {
            enqueue(PageEvent::Link(link));
        }
    });
    listen(&window, "popstate", |_| {
        let history = web_sys::window().and_then(|w| w.history().ok());
        let inside = history.and_then(|h| h.state().ok()).is_some_and(|s| s.as_string().as_deref() == Some(TABLE));
        // Following a link navigates forward, which some browsers report through this event first.
        let hash = web_sys::window().and_then(|w| w.location().hash().ok());
        let follows_a_link = hash.is_some_and(|hash| hash.len() > 1);
        if !inside && !follows_a_link {
            enqueue(PageEvent::Back);
        }
    });
}

/// Returns the link in the address and removes it: from now on the match that it opens counts. The short address of a
/// table, `/CODE`, is a link, too.
fn take_link() -> Option<String> {
    let window = web_sys::window()?;
    let path = window.location().pathname().ok()?;
    let name = path.rsplit('/').next().unwrap_or_default();
    // A code with a wrong letter is one, too: the link then says that there is no such table.
    let looks_like_code = name.len() == CODE_LENGTH && name.chars().all(|c| c.is_ascii_alphanumeric());
    let is_wrong = looks_like_code && name.chars().any(|c| !c.is_ascii_lowercase());
    if is_wrong || name.parse::<TableLink>().is_ok() {
        let folder = path.strip_suffix(name).unwrap_or_default();
        write_address(&format!("{}{folder}", window.location().origin().ok()?));
        return Some(format!("#table={name}"));
    }
    let hash = window.location().hash().ok().filter(|h| h.len() > 1 && recall(OWN).as_ref() != Some(h))?;
    write_address(&address(&window)?);
    Some(hash)
}

fn recall(key: &str) -> Option<String> {
    let session = web_sys::window().and_then(|w| w.session_storage().ok().flatten());
    session.and_then(|session| session.get_item(key).ok().flatten())
}

/// Opens the link, or else continues the match of a reloaded page.
fn arrive(
    unfinished: Res<Unfinished>,
    online: Res<Online>,
    mut links: MessageWriter<Link>,
    mut set_up: MessageWriter<SetUp>,
) {
    if let Some(link) = take_link() {
        links.write(Link(link));
        return;
    }
    let at_table = recall(KEY).is_some_and(|at| at == TABLE);
    // A match with another device comes from its server, and so does a class.
    if at_table && online.is_coming_back() || online.is_attending() {
        return;
    }
    if let (true, Some(record)) = (at_table, &unfinished.0) {
        set_up.write(SetUp(record.clone()));
        return;
    }
    // The address that the page has written before it was loaded again.
    let own = web_sys::window().and_then(|window| window.location().hash().ok());
    links.write_batch(own.filter(|hash| hash.len() > 1).map(Link));
}

/// Shows what is set up or played in the address.
fn show_address(
    screen: Res<State<Screen>>,
    game: Option<Res<MatchOnTable>>,
    draft: Res<Draft>,
    course: Res<Course>,
    mut links: MessageReader<Link>,
    mut shown: Local<Option<String>>,
) {
    // A link has changed the address, and its match is on the table a frame later.
    if links.read().count() > 0 {
        *shown = None;
        return;
    }
    let is_changed = screen.is_changed() || draft.is_changed() || course.is_changed();
    if shown.is_some() && !is_changed && !game.as_ref().is_some_and(DetectChanges::is_changed) {
        return;
    }
    let part = match (screen.get(), &game) {
        (Screen::Table, Some(game)) => match course.puzzle() {
            Some((game, id)) => link::print_puzzle(game, id),
            None => link::print_game(game),
        },
        (Screen::SetUp, _) => {
            let variant = draft.record.options.iter().find(|option| !option.contains('='));
            link::print_set_up(draft.game, variant.map_or("", String::as_str))
        }
        _ => String::new(),
    };
    if shown.as_ref() == Some(&part) {
        return;
    }
    let hash = if part.is_empty() { String::new() } else { format!("#{part}") };
    if let Some(page) = web_sys::window().as_ref().and_then(address) {
        keep(OWN, &hash);
        write_address(&format!("{page}{hash}"));
    }
    *shown = Some(part);
}

/// Opens a link. An invalid link shows a notice, and leads to the nearest page unless a match is on the table.
fn follow(
    mut links: MessageReader<Link>,
    mut set_up: MessageWriter<SetUp>,
    mut learn: MessageWriter<StartStudy>,
    screen: Res<State<Screen>>,
    mut dial: MessageWriter<Dial>,
    mut go: MessageWriter<ChangeScreen>,
    mut draft: ResMut<Draft>,
    mut notices: MessageWriter<Notice>,
    mut cards: MessageWriter<ShowCard>,
) {
    for Link(link) in links.read() {
        match link::parse(link) {
            Ok(Linked::Match(record)) => drop(set_up.write(SetUp(*record))),
            Ok(Linked::Table(table)) => {
                dial.write(Dial::Join(table));
                go.write(ChangeScreen(Screen::Devices));
            }
            Ok(Linked::SetUp { game, variant }) => {
                *draft = Draft::of(game, &variant);
                go.write(ChangeScreen(Screen::SetUp));
            }
            Ok(Linked::Puzzle { game, id }) => drop(learn.write(StartStudy(Study::Puzzle { game, id }))),
            Err(error) => {
                notices.write(Notice::because("link-damaged", &error));
                // The nearest place: the page of the game, if the link names one. A match on the table goes on.
                match link::game_named(link) {
                    Some(game) => drop(cards.write(ShowCard(game))),
                    None if *screen.get() == Screen::Table => {}
                    None => drop(go.write(ChangeScreen(Screen::Gallery))),
                }
            }
        }
    }
}

fn keep(key: &str, value: &str) {
    let session = web_sys::window().and_then(|w| w.session_storage().ok().flatten());
    if let Some(session) = session {
        // If this fails, a reload opens the gallery, or a new match of the game in the address.
        let _ = session.set_item(key, value);
    }
}

fn remember(at: &str) {
    keep(KEY, at);
}

fn at_the_table() {
    remember(TABLE);
    step_in();
}

/// The browser's back button opens the gallery instead of leaving the page.
fn step_in() {
    let history = web_sys::window().and_then(|w| w.history().ok());
    if let Some(history) = history
        && history.state().is_ok_and(|s| s.as_string().as_deref() != Some(TABLE))
    {
        // If the browser refuses, the back button leaves the page, and returning continues the match.
        let _ = history.push_state(&TABLE.into(), "");
    }
}

fn in_the_gallery(mut first: Local<bool>) {
    // The program starts in the gallery and may be about to open the table.
    if !std::mem::replace(&mut *first, true) {
        return;
    }
    remember("gallery");
    let history = web_sys::window().and_then(|w| w.history().ok());
    if let Some(history) = history
        && history.state().is_ok_and(|s| s.as_string().as_deref() == Some(TABLE))
    {
        // If the browser refuses, the back button has to be pressed once more.
        let _ = history.back();
    }
}

fn share(game: Option<Res<MatchOnTable>>, course: Res<Course>, mut wanted: MessageReader<Share>) {
    if wanted.read().last().is_none() {
        return;
    }
    let (Some(game), Some(window)) = (game, web_sys::window()) else { return };
    let Some(page) = address(&window) else { return };
    let place = course.puzzle().map_or_else(|| link::print(&game), |(game, id)| link::print_puzzle(game, id));
    let address = format!("{page}#{place}");
    let clipboard = window.navigator().clipboard();
    // Insecure pages have no clipboard, although the type says otherwise.
    let exists = Reflect::has(&window.navigator(), &"clipboard".into()).unwrap_or(false) && !clipboard.is_undefined();
    let copied = exists.then(|| clipboard.write_text(&address));
    spawn_local(async move {
        let copied = match copied {
            Some(promise) => JsFuture::from(promise).await.is_ok(),
            None => false,
        };
        if !copied {
            write_address(&address);
        }
        let id = if copied { "link-copied" } else { "link-in-address" };
        enqueue(PageEvent::Notice(Notice::plain(id)));
    });
}
