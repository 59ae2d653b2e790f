//! Thinking on the person's time: while a person decides, the computer searches the person's position if the settings
//! ask for it. The search of its answer continues that search. Nothing is drawn meanwhile.

use super::backend::{self, LastSearch, PonderSearch};
use super::power_supply::is_on_battery;
use super::{Advice, stamp};
use crate::app::foundations::navigation::Screen;
use crate::app::foundations::referee::MatchOnTable;
use crate::app::foundations::settings::Settings;
use bevy::prelude::*;
use tabuleiro_catalogue::matches::{Match, Occupant};
use tabuleiro_engine::Wanted;
use tabuleiro_engine::search::{KEEPS, Level};
use tabuleiro_thinking::SearchRequest;

/// The time limit of the search in seconds: a longer one gains little.
const SECONDS: f32 = 60.0;

/// The search during the person's time.
#[derive(Resource, Default)]
pub(crate) struct Pondering {
    /// The position that is to be searched.
    key: Option<(u64, usize)>,
    search: Option<PonderSearch>,
}

impl Pondering {
    /// Whether the position on the table is to be searched, if the device is not on its battery.
    #[cfg(test)]
    pub(crate) fn is_wanted(&self) -> bool {
        self.key.is_some()
    }
}

/// Whether the computer plays at the best level.
fn is_best(occupant: &Occupant) -> bool {
    matches!(occupant, Occupant::Computer(persona) if persona.level.is_best())
}

/// Starts the search when a person decides in a match against the strongest level, and stops it when the person has
/// decided, leaves the table or asks for advice.
pub(super) fn ponder(
    game: Option<Res<MatchOnTable>>,
    screen: Res<State<Screen>>,
    settings: Res<Settings>,
    advice: Res<Advice>,
    last: Res<LastSearch>,
    mut pondering: ResMut<Pondering>,
) {
    let asked = KEEPS && settings.ponder && *screen.get() == Screen::Table && !advice.busy();
    let decides = |game: &Match| game.human_to_move() && game.is_live();
    let game = game.filter(|game| asked && decides(game) && game.occupants.iter().any(is_best));
    let key = game.as_ref().map(|game| stamp(game));
    if pondering.key == key {
        return;
    }
    pondering.key = key;
    pondering.search.take();
    if let Some(game) = game.filter(|_| !is_on_battery()) {
        let request = SearchRequest::new(&game, Level::BEST.into(), 1, Wanted::Action).keeping();
        pondering.search = backend::ponder(&game, &SearchRequest { seconds: SECONDS, ..request }, &last);
    }
}
