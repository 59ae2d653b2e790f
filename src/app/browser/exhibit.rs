//! The page as an exhibit (`#kiosk`, docs/exhibit.md): its configuration lies beside the page, its counts in the browser's
//! storage until staff take them away as a file.

use super::files;
use crate::app::exhibit::{Counted, Dismissed};
use crate::app::sets::TableSet;
use crate::app::store::Store;
use bevy::prelude::*;
use tabuleiro_exhibit::{Date, Exhibit, Visit, is_outdated, now, parse_date};

/// The page's element that holds the configuration, if it is to be an exhibit (exhibit.js).
const ELEMENT: &str = "exhibit";

/// The days that were counted, by name, a line each.
const DAYS: &str = "counts/days";

/// The exhibit that the page is to be. What means nothing in its file is the default's; what is wrong is said in the
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

/// One text a day, as one file a day elsewhere.
fn write_down(
    mut counted: MessageReader<Counted>,
    exhibit: Res<crate::app::exhibit::Configuration>,
    store: Res<Store>,
) {
    for counted in counted.read() {
        let time = now();
        let line = counted.visit(exhibit.seating, time).line();
        let name = text_of(time.date());
        let before = store.read(&name).unwrap_or_else(|| format!("{}\n", Visit::HEADER));
        let mut days = days(&store);
        if !days.contains(&time.date()) {
            // Days that are older than the technician wants go.
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

/// Whoever knows the code gets all days as one file; the exhibit goes on.
fn hand_over(mut dismissed: MessageReader<Dismissed>, store: Res<Store>) {
    if dismissed.read().count() == 0 {
        return;
    }
    let mut text = format!("date,{}\n", Visit::HEADER);
    for day in days(&store) {
        let lines = store.read(&text_of(day)).unwrap_or_default();
        lines.lines().skip(1).for_each(|line| text.push_str(&format!("{day},{line}\n")));
    }
    if files::offer("tabuleiro-counts.csv", "text/csv", &text).is_err() {
        warn!("the browser takes no download");
    }
}
