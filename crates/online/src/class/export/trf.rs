//! The report of a section in FIDE's format.

use super::super::wire;
use super::sheet::Sheet;
use tabuleiro_pairing::trf::{Report, System, report};

/// Returns the report of a section in the format TRF26 ([`tabuleiro_pairing::trf`]); `None` for what has no pairs.
#[must_use]
pub fn trf(sheet: &Sheet) -> Option<String> {
    let system = match sheet.setup.system {
        wire::System::Swiss => System::Swiss,
        wire::System::Robin => System::RoundRobin,
        wire::System::Free | wire::System::Simultaneous => System::Free,
        wire::System::Computer | wire::System::Puzzles => return None,
    };
    let name = [sheet.title.as_str(), sheet.section.as_str()];
    let name = name.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ");
    let [first, last] = &sheet.days;
    Some(report(
        &Report {
            name: &name,
            place: &sheet.place,
            days: [first, last],
            names: &sheet.names,
            system,
            program: concat!("Tabuleiro ", env!("CARGO_PKG_VERSION")),
        },
        &sheet.rounds,
    ))
}
