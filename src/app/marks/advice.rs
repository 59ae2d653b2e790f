//! Where the computer's advice is shown.

use crate::app::opponent::{Advice, Told};
use tabuleiro_engine::search::Candidate;
use tabuleiro_games::matches::Match;
use tabuleiro_rules::{Site, Tap};

/// The sites of what the computer would do, as far as it is told, or the last tap of every action with its value.
pub(super) fn advised<'a>(advice: &'a Advice, game: &Match) -> Vec<(Site, &'a Candidate)> {
    if advice.candidates.is_empty() {
        return Vec::new();
    }
    let offers = game.position().legal();
    let count = if advice.values { advice.candidates.len() } else { 1 };
    let mut sites: Vec<(Site, &Candidate)> = Vec::new();
    for candidate in advice.candidates.iter().take(count) {
        let Some(offer) = offers.iter().find(|o| o.text == candidate.text) else { continue };
        let taps = match advice.told {
            _ if advice.values => &offer.taps[offer.taps.len().saturating_sub(1)..],
            Told::Where => &offer.taps[..offer.taps.len().min(1)],
            Told::Action | Told::Why => &offer.taps[..],
        };
        for tap in taps {
            if let Tap::Site(site) = *tap
                && !sites.iter().any(|(s, _)| *s == site)
            {
                sites.push((site, candidate));
            }
        }
    }
    sites
}
