//! Keeps the match on the table after every action.

use super::backend::Database;
use super::{Job, new_entry, seconds};
use crate::app::foundations::navigation::{ExhibitMode, Screen};
use crate::app::foundations::referee::{Distant, Happened, MatchOnTable};
use crate::app::foundations::store::{Store, Told};
use crate::app::play::archive::{AutosaveEnabled, Unfinished};
use crate::app::play::input::HintWanted;
use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use tabuleiro_catalogue::matches::{Match, Record};
use tabuleiro_kept::{Entry, MatchId, Summary, Times};
use tabuleiro_rules::Player;

/// The match on the table as it is kept.
#[derive(Resource, Default, Debug)]
pub(super) struct Keeping {
    /// The number of the match: it grows with every match on the table.
    number: u64,
    /// Its id; `None` until it is kept.
    pub(super) id: Option<MatchId>,
    /// The id of the match that is about to be set up, because it was opened from the list.
    pub(super) opening: Option<(MatchId, u64)>,
    /// The id of the match that was kept last, and when that match began.
    last: Option<(MatchId, u64)>,
    /// Whether the database has been asked to keep the match, and has not answered yet.
    asked: bool,
    /// Whether the match has changed since it was last written.
    changed: bool,
    /// When it began.
    begun: u64,
    /// The number of actions it began with.
    known: usize,
    /// Whether only the cursor has moved since the match was last written.
    moved: bool,
    /// Whether it is the position of a lesson or a puzzle, which is not kept, also not after the study has ended.
    is_study: bool,
    /// Whether the person took actions back or used hints before the match was decided.
    helped: bool,
}

/// The id of the match in the save, so that a match that is resumed after a reload is not kept twice.
const FILE: &str = "kept.json";

/// The contents of that file.
#[derive(Serialize, Deserialize)]
struct Kept {
    /// `None` while the database has not answered: the saved match must not take the place of the one kept before it.
    id: Option<MatchId>,
    begun: u64,
}

impl Keeping {
    /// The database has kept the match with that number. An answer about an earlier match on the
    /// table changes nothing.
    pub(super) fn answered(&mut self, number: u64, id: MatchId, store: &Store) {
        if number == self.number {
            self.set_id(id, store);
        }
    }

    /// The database has failed to write something. The next action asks again.
    pub(super) fn failed(&mut self) {
        self.asked = false;
    }

    fn set_id(&mut self, id: MatchId, store: &Store) {
        (self.id, self.asked, self.last) = (Some(id), false, Some((id, self.begun)));
        self.write(store);
    }

    /// Writes the id of the match on the table, if it has one.
    fn write(&self, store: &Store) {
        let text = serde_json::to_string(&Kept { id: self.id, begun: self.begun }).unwrap_or_default();
        // If this fails, the match is kept twice after a reload.
        store.send(FILE, text, Told::Nobody);
    }

    fn entry(&self, game: &Match, distant: &Distant) -> Entry {
        let times = Times { begun: self.begun, changed: seconds() };
        let away = distant.person().map(Player::other);
        let summary = Summary { helped: self.helped, away, ..Summary::of(game, times) };
        Entry::new(summary, &game.record())
    }
}

/// Takes over what earlier versions of the program stored: the match on the table and the exported matches.
pub(super) fn take_over(
    store: Res<Store>,
    exhibit: Res<ExhibitMode>,
    unfinished: Res<Unfinished>,
    database: Res<Database>,
    mut keeping: ResMut<Keeping>,
) {
    if exhibit.0 {
        return;
    }
    if let Some(text) = store.read(FILE) {
        keeping.last = serde_json::from_str::<Kept>(&text).ok().and_then(|kept| Some((kept.id?, kept.begun)));
        return;
    }
    let entry = |record: Record| Some(new_entry(&Match::from_record(&record).ok()?));
    let exports = store.exports().into_iter().rev().filter_map(|name| Record::from_text(&store.read(&name)?).ok());
    for exported in exports.filter_map(entry) {
        database.run(Job::Take(exported));
    }
    let saved = unfinished.0.iter().filter(|record| !record.moves.is_empty()).cloned();
    for saved in saved.filter_map(entry) {
        keeping.begun = saved.summary.begun;
        database.run(Job::Keep(keeping.number, saved));
    }
}

/// Keeps the match on the table.
pub(super) fn keep(
    game: Option<Res<MatchOnTable>>,
    distant: Res<Distant>,
    enabled: Res<AutosaveEnabled>,
    screen: Res<State<Screen>>,
    unfinished: Res<Unfinished>,
    database: Res<Database>,
    store: Res<Store>,
    mut happened: MessageReader<Happened>,
    mut hints: MessageReader<HintWanted>,
    mut keeping: ResMut<Keeping>,
) {
    let Some(game) = game else { return happened.clear() };
    let hinted = hints.read().count() > 0;
    for what in happened.read() {
        match what {
            Happened::Began => {
                let resumed = || !game.lines().is_empty() && unfinished.0.as_ref() == Some(&game.record());
                let last = keeping.last;
                let opened = keeping.opening.take().or_else(|| last.filter(|_| resumed()));
                let (id, begun) = opened.map_or((None, seconds()), |(id, begun)| (Some(id), begun));
                let number = keeping.number + 1;
                *keeping = Keeping {
                    number,
                    id,
                    begun,
                    last,
                    known: game.lines().len(),
                    is_study: !enabled.0,
                    ..Keeping::default()
                };
                if let Some(id) = id {
                    database.run(Job::Opened(id, keeping.entry(&game, &distant).record));
                    keeping.set_id(id, &store);
                }
            }
            Happened::Played(_) => keeping.changed = true,
            Happened::Jumped => {
                keeping.helped |= !game.decided() && game.cursor() < game.plies().len();
                keeping.moved = true;
            }
            Happened::Edited | Happened::Ended => keeping.changed = true,
            Happened::Refused(_) => {}
        }
    }
    // The cursor and the time that was used since the last action are kept when the person leaves.
    keeping.changed |= screen.is_changed() && keeping.id.is_some() && (keeping.moved || game.clock.is_some());
    keeping.helped |= hinted && !game.decided();
    // A match that is only looked at is not kept: a published one, or one from a link.
    let new = game.lines().len() > keeping.known || game.ending().is_some();
    if !enabled.0 || keeping.is_study || !keeping.changed || keeping.asked || (keeping.id.is_none() && !new) {
        return;
    }
    (keeping.changed, keeping.moved) = (false, false);
    let entry = keeping.entry(&game, &distant);
    if let Some(id) = keeping.id {
        database.run(Job::Replace(keeping.number, id, entry));
    } else {
        keeping.asked = true;
        keeping.write(&store);
        database.run(Job::Keep(keeping.number, entry));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_about_an_earlier_match_does_not_name_the_one_on_the_table() {
        let store = Store::at(&std::env::temp_dir().join(format!("tabuleiro-keep-{}", std::process::id())));
        let mut keeping = Keeping { number: 2, asked: true, ..Keeping::default() };
        keeping.answered(1, MatchId(7), &store);
        assert_eq!((keeping.id, keeping.asked), (None, true));
        keeping.answered(2, MatchId(8), &store);
        assert_eq!((keeping.id, keeping.asked), (Some(MatchId(8)), false));
    }

    #[test]
    fn a_match_whose_keeping_was_not_answered_does_not_take_the_place_of_the_one_before() {
        let store = Store::at(&std::env::temp_dir().join(format!("tabuleiro-asked-{}", std::process::id())));
        let resumes = || serde_json::from_str::<Kept>(&store.read(FILE).unwrap()).unwrap().id;
        let mut keeping = Keeping { number: 1, asked: true, ..Keeping::default() };
        keeping.write(&store);
        assert_eq!(resumes(), None);
        keeping.answered(1, MatchId(7), &store);
        assert_eq!(resumes(), Some(MatchId(7)));
        // The next match: the page is closed before the browser answers.
        Keeping { number: 2, asked: true, last: keeping.last, ..Keeping::default() }.write(&store);
        assert_eq!(resumes(), None);
    }
}
