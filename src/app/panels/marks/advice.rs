//! Marks of the computer's advice.

use crate::app::play::opponent::{Advice, HintStep};
use tabuleiro_catalogue::matches::Match;
use tabuleiro_catalogue::sites_of;
use tabuleiro_engine::search::Candidate;
use tabuleiro_rules::Site;

/// Returns the sites of the advised action, as far as the hint has shown it, or the last tap of every action with its
/// value.
pub(super) fn advised<'a>(advice: &'a Advice, game: &Match) -> Vec<(Site, &'a Candidate)> {
    if advice.candidates.is_empty() {
        return Vec::new();
    }
    let offers = game.position().legal();
    let count = if advice.values { advice.candidates.len() } else { 1 };
    let mut sites: Vec<(Site, &Candidate)> = Vec::new();
    for candidate in advice.candidates.iter().take(count) {
        let Some(offer) = offers.iter().find(|o| o.text == candidate.text) else { continue };
        let taps = match advice.step {
            _ if advice.values => &offer.taps[offer.taps.len().saturating_sub(1)..],
            HintStep::Where => &offer.taps[..offer.taps.len().min(1)],
            HintStep::Action | HintStep::Why => &offer.taps[..],
        };
        for site in sites_of(taps) {
            if !sites.iter().any(|(s, _)| *s == site) {
                sites.push((site, candidate));
            }
        }
    }
    sites
}
