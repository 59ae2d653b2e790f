//! The words of the wire and those of the text table.

use tabuleiro_catalogue::matches::{Ending, Occupant, Record, Seating, Why as EndWhy, Winner};
use tabuleiro_online::client::TableView;
use tabuleiro_online::words::{EndReason, OfferKind, Outcome, Over, Presence, Why};
use tabuleiro_text_table::Offer;

/// Returns what the table is told of an offer.
pub(crate) const fn offer(kind: OfferKind) -> Offer {
    match kind {
        OfferKind::Draw => Offer::Draw,
        OfferKind::Undo => Offer::Undo,
        OfferKind::Rematch => Offer::Rematch,
    }
}

pub(crate) const fn kind(offer: Offer) -> OfferKind {
    match offer {
        Offer::Draw => OfferKind::Draw,
        Offer::Undo => OfferKind::Undo,
        Offer::Rematch => OfferKind::Rematch,
    }
}

/// Returns the message that says why the server refuses.
pub(crate) const fn reason(why: Why) -> &'static str {
    match why {
        Why::UnknownTable => "distant-unknown-table",
        Why::Full => "distant-full",
        Why::UnknownGame => "distant-unknown-game",
        Why::ReadOnly => "distant-read-only",
        Why::Paused => "class-paused-tap",
        _ => "distant-refused",
    }
}

pub(crate) fn ending(over: Over) -> Ending {
    let winner = match over.outcome {
        Outcome::First => Winner::First,
        Outcome::Second => Winner::Second,
        Outcome::Draw => Winner::Draw,
    };
    let why = match over.why {
        EndReason::Resigned => EndWhy::Resigned,
        EndReason::Agreed => EndWhy::Agreed,
        EndReason::Time => EndWhy::Time,
        EndReason::Decided | EndReason::Rules | EndReason::Other => EndWhy::Decided,
    };
    Ending { winner, why }
}

/// Returns whether the match has begun: both seats were taken, or something was played.
pub(crate) fn has_begun(view: &TableView) -> bool {
    let persons = view.persons();
    let taken = persons.first != Presence::Free && persons.second != Presence::Free;
    taken || view.game().cursor() > 0 || view.over().is_some() || view.person().is_none()
}

/// Returns the record of the server's table for two people. The server keeps the clocks.
pub(crate) fn record(view: &TableView) -> Record {
    let record = view.game().record_to_here();
    Record { occupants: [Occupant::Human; 2], seating: Seating::SameSide, clock: None, ..record }
}

pub(crate) fn actions(view: &TableView) -> Vec<String> {
    view.game().plies()[..view.game().cursor()].iter().map(|ply| ply.text.clone()).collect()
}
