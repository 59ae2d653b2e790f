//! Effects as lines of text: beat, kind of effect, sites, piece.

use super::session::side_name;
use tabuleiro_rules::{Board, Effect, Event, Removal, Site, Travel};

/// Returns one line for each effect, in order.
pub(super) fn describe(board: &Board, events: &[Event]) -> String {
    let name = |site: Site| board.sites[site.index()].name.as_str();
    let line = |event: &Event| format!("{} {}", event.beat, phrase(event.effect, &name));
    events.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn phrase<'a>(effect: Effect, name: &impl Fn(Site) -> &'a str) -> String {
    match effect {
        Effect::Place { at, piece, count } => format!("place {} {} {count}", name(at), piece.word()),
        Effect::Move { from, to, piece, count, travel } => {
            format!("move {} {} {} {count} {}", name(from), name(to), piece.word(), way(travel))
        }
        Effect::Remove { at, piece, count, why } => {
            let why = match why {
                Removal::Custody([a, b]) => format!("custody {} {}", name(a), name(b)),
                Removal::Intervention(by) => format!("intervention {}", name(by)),
                Removal::Replaced => "replaced".into(),
                Removal::Taken => "taken".into(),
                Removal::Off => "off".into(),
                Removal::Disconnected => "disconnected".into(),
            };
            format!("remove {} {} {count} {why}", name(at), piece.word())
        }
        Effect::Flip { at, from, to, by } => format!("flip {} {} {} {}", name(at), from.word(), to.word(), name(by)),
        Effect::Transform { at, from, to } => format!("transform {} {} {}", name(at), from.word(), to.word()),
        Effect::Sow { from, to, piece } => format!("sow {} {} {}", name(from), name(to), piece.word()),
        Effect::Score { player, points } => format!("score {} {points}", side_name(player)),
        Effect::SwapSides => "swap".into(),
        Effect::Pass { player } => format!("pass {}", side_name(player)),
    }
}

fn way(travel: Travel) -> &'static str {
    match travel {
        Travel::Slide => "slide",
        Travel::Hop => "hop",
        Travel::Bounce => "bounce",
    }
}
