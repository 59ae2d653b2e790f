//! Comes back to where the person was when the program ended: the match on the table with the view of it, and the place
//! in the gallery. On a page the address and the tab's own storage say whether a match was on the table, so only the rest
//! comes from here.

use crate::app::foundations::navigation::{ExhibitMode, GalleryScroll, Screen};
use crate::app::foundations::referee::SetUp;
use crate::app::foundations::sets::TableSet;
use crate::app::foundations::store::{Store, Told};
use crate::app::play::archive::Unfinished;
use crate::app::play::online::Online;
use crate::app::scene::camera::{Shot, View};
use bevy::prelude::*;
use serde::{Deserialize, Serialize};

const FILE: &str = "place.json";

/// Where the person is.
#[derive(Serialize, Deserialize, Clone, Debug, Default, PartialEq)]
struct Place {
    at_table: bool,
    #[serde(default)]
    view: View,
    /// How far the gallery is scrolled, in whole points.
    #[serde(default)]
    gallery: u16,
}

pub(crate) fn plugin(app: &mut App) {
    // An exhibit keeps nothing of its visitors.
    app.add_systems(PostStartup, come_back.run_if(resource_equals(ExhibitMode(false))))
        .add_systems(Update, remember.run_if(resource_equals(ExhibitMode(false))).in_set(TableSet::Housekeeping));
}

/// Restores the view, and continues the match. A match with another device comes from its server.
fn come_back(
    store: Res<Store>,
    unfinished: Res<Unfinished>,
    online: Res<Online>,
    mut view: ResMut<View>,
    mut scroll: ResMut<GalleryScroll>,
    mut set_up: MessageWriter<SetUp>,
) {
    // A file that cannot be read is replaced at the next change of place.
    let place = store.read(FILE).and_then(|text| serde_json::from_str::<Place>(&text).ok());
    let Some(place) = place else { return };
    *view = place.view.within_limits();
    scroll.wanted = Some(f32::from(place.gallery));
    if cfg!(not(target_family = "wasm")) && place.at_table && !online.is_coming_back() && !online.is_attending() {
        set_up.write_batch(unfinished.0.clone().map(SetUp));
    }
}

/// Keeps the place after every change of it, when the camera and the gallery have come to rest.
fn remember(
    store: Res<Store>,
    screen: Res<State<Screen>>,
    view: Res<View>,
    shot: Res<Shot>,
    scroll: Res<GalleryScroll>,
    mut known: Local<Option<Place>>,
    mut scrolled: Local<f32>,
) {
    let is_scrolling = std::mem::replace(&mut *scrolled, scroll.at) != scroll.at;
    if shot.moving || is_scrolling {
        return;
    }
    let gallery = scroll.wanted.unwrap_or(scroll.at).round() as u16;
    let place = Place { at_table: *screen.get() == Screen::Table, view: *view, gallery };
    if known.as_ref() == Some(&place) {
        return;
    }
    let is_first = known.replace(place.clone()).is_none();
    // The program starts in the gallery and may be about to open the table.
    if !is_first && let Ok(text) = serde_json::to_string(&place) {
        // If this fails, the program opens in the gallery next time.
        store.send(FILE, text, Told::Nobody);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_view_from_a_file_is_kept_within_its_limits() {
        let text = r#"{"at_table":true,"view":{"flat":false,"yaw":30.0,"pitch":500.0,"zoom":0.1,"pan":[0.0,0.0]}}"#;
        let place: Place = serde_json::from_str(text).unwrap();
        let view = place.view.within_limits();
        assert_eq!((view.yaw, view.zoom), (30.0, 1.0));
        assert!(view.pitch < 90.0);
    }
}
