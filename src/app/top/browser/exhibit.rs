//! The page as an exhibit (`#kiosk`, docs/exhibit.md): its configuration is a file beside the page, its counts are kept
//! in the browser's storage until staff download them.

use super::files;
use crate::app::foundations::sets::TableSet;
use crate::app::foundations::store::Store;
use crate::app::panels::exhibit::{StaffCodeEntered, VisitCounted};
use bevy::prelude::*;
use tabuleiro_exhibit::{Date, Exhibit, Visit, is_outdated, now, parse_date};

/// The page's element with the configuration of the exhibit (exhibit.js).
const ELEMENT: &str = "exhibit";

/// The key of the list of days, one name in each line.
const DAYS: &str = "counts/days";

/// Returns the configuration of the exhibit. Invalid entries of the file have their defaults; errors are logged in the
/// browser's console.
pub(super) fn configuration() -> Option<Exhibit> {
    let text = web_sys::window()?.document()?.get_element_by_id(ELEMENT)?.text_content()?;
    let (exhibit, error) = Exhibit::mended(&text);
    if let Some(error) = error {
        error.lines("exhibit.ron").into_iter().for_each(|line| warn!("{line}"));
    }
    Some(exhibit)
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (write_down, hand_over).in_set(TableSet::Housekeeping));
}

fn days(store: &Store) -> Vec<Date> {
    let text = store.read(DAYS).unwrap_or_default();
    text.lines().filter_map(parse_date).collect()
}

fn text_of(day: Date) -> String {
    format!("counts/{day}.csv")
}

/// One text for each day, like one file for each day on the desktop.
fn write_down(
    mut counted: MessageReader<VisitCounted>,
    exhibit: Res<crate::app::panels::exhibit::Configuration>,
    store: Res<Store>,
) {
    for counted in counted.read() {
        let time = now();
        let line = counted.visit(exhibit.seating, time).line();
        let name = text_of(time.date());
        let before = store.read(&name).unwrap_or_else(|| format!("{}\n", Visit::HEADER));
        let mut days = days(&store);
        if !days.contains(&time.date()) {
            // Delete days older than configured.
            let old = |day: &Date| is_outdated(*day, time.date(), exhibit.keep_days);
            days.iter().filter(|day| old(day)).for_each(|day| store.forget(&text_of(*day)));
            days.retain(|day| !old(day));
            days.push(time.date());
        }
        let list = days.iter().map(Date::to_string).collect::<Vec<_>>().join("\n");
        let kept = store.write(&name, &format!("{before}{line}\n")).and_then(|_| store.write(DAYS, &list));
        if let Err(error) = kept {
            warn!("a visit is not counted: {error}");
        }
    }
}

/// After the staff's code, all days are downloaded as one file; the exhibit continues.
fn hand_over(mut dismissed: MessageReader<StaffCodeEntered>, store: Res<Store>) {
    if dismissed.read().count() == 0 {
        return;
    }
    let mut text = format!("date,{}\n", Visit::HEADER);
    for day in days(&store) {
        let lines = store.read(&text_of(day)).unwrap_or_default();
        lines.lines().skip(1).for_each(|line| text.push_str(&format!("{day},{line}\n")));
    }
    if files::offer("tabuleiro-counts.csv", "text/csv", text.as_bytes()).is_err() {
        warn!("the browser takes no download");
    }
}
