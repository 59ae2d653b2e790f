//! Filters of a list of kept matches.

use crate::{Standing, Summary};

/// Which kept matches a list contains. The default filter lets all matches through.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only matches of the game with this id.
    pub game: Option<String>,
    /// Only matches that stand like this.
    pub standing: Option<Standing>,
}

impl Filter {
    /// Returns whether all matches pass.
    #[must_use]
    pub fn is_open(&self) -> bool {
        self.game.is_none() && self.standing.is_none()
    }

    /// Returns whether a match with this summary passes.
    #[must_use]
    pub fn lets_through(&self, summary: &Summary) -> bool {
        self.game.as_ref().is_none_or(|game| *game == summary.game)
            && self.standing.is_none_or(|standing| standing == summary.standing())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::summary::tests::against;
    use tabuleiro_rules::Player;

    #[test]
    fn a_filter_selects_by_game_and_standing() {
        let won = against("1", Some(Player::First), 0);
        assert!(Filter::default().is_open() && Filter::default().lets_through(&won));
        let filter = |game: Option<&str>, standing| Filter { game: game.map(str::to_string), standing };
        assert!(filter(Some("hex"), None).lets_through(&won));
        assert!(filter(Some("hex"), Some(Standing::Won)).lets_through(&won));
        assert!(!filter(Some("hip"), Some(Standing::Won)).lets_through(&won));
        assert!(!filter(None, Some(Standing::Lost)).lets_through(&won));
        let unfinished = Summary { ending: None, ..won };
        assert!(filter(None, Some(Standing::Unfinished)).lets_through(&unfinished));
    }
}
