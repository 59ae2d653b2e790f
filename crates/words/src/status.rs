//! What the people at a device are told about the match on the table.

use super::texts::Texts;
use tabuleiro_catalogue::matches::{Match, Occupant, Why};
use tabuleiro_engine::search::Candidate;
use tabuleiro_rules::{Outcome, Player};

/// A match, as the sentences about it need it.
pub struct Status<'a> {
    /// The match.
    pub game: &'a Match,
    /// The texts.
    pub texts: &'a Texts,
    /// The only person at this device; `None` if both are here, or nobody.
    pub only_person: Option<Player>,
    /// Whether the computer is thinking.
    pub thinking: bool,
    /// What matters more than whose turn it is, such as a lost connection.
    pub notice: Option<String>,
}

/// Returns the person who plays against the computer; `None` if two people or two computers play.
#[must_use]
pub fn only_person(game: &Match) -> Option<Player> {
    match game.occupants {
        [Occupant::Human, Occupant::Computer(_)] => Some(Player::First),
        [Occupant::Computer(_), Occupant::Human] => Some(Player::Second),
        _ => None,
    }
}

/// Returns the side that a person has now.
#[must_use]
pub fn side_of(game: &Match, person: Player) -> Player {
    if game.position().swapped() { person.other() } else { person }
}

/// Returns the last action in words.
#[must_use]
pub fn last_action(game: &Match, texts: &Texts) -> Option<String> {
    let ply = game.last()?;
    let side = texts.side(game.position().id(), "turn", ply.side);
    let printed = game.printed(game.cursor() - 1, texts.letters()).to_string();
    Some(texts.with("said-move", &[("player", side.into()), ("move", printed.into())]))
}

impl Status<'_> {
    /// Returns the headline: the player to move, or the winner and what that means for the only person at this device.
    #[must_use]
    pub fn headline(&self) -> String {
        let Status { game, texts, .. } = self;
        let id = game.position().id();
        let winner = match (game.ending_here(), game.position().outcome()) {
            (Some(ending), _) => ending.person(),
            (None, Some(Outcome::Win(_))) => game.position().winning_person(),
            (None, Some(Outcome::Draw)) => None,
            (None, None) => return texts.side(id, "turn", game.position().mover()),
        };
        let Some(winner) = winner else { return texts.get("draw") };
        let wins = texts.side(id, "wins", side_of(game, winner));
        match self.only_person {
            Some(person) => texts.with(if person == winner { "you-won" } else { "you-lost" }, &[("wins", wins.into())]),
            None => wins,
        }
    }

    /// Returns the line under the headline: the prompt, or the reason for the end. After an exchange of sides it begins
    /// with whose side is which.
    #[must_use]
    pub fn line(&self) -> String {
        match self.swapped() {
            Some(said) if !self.game.over_here() => format!("{said} {}", self.state()),
            _ => self.state(),
        }
    }

    /// Returns the position in words: the last action, sentences about what it did, the turn, the prompt.
    #[must_use]
    pub fn spoken(&self, told: &[String]) -> String {
        let last = last_action(self.game, self.texts).map(|last| format!("{last}. ")).unwrap_or_default();
        let told = told.iter().fold(String::new(), |all, sentence| all + sentence + " ");
        format!("{last}{told}{}. {}", self.headline(), self.line())
    }

    /// Returns a sentence about the sides if the last action exchanged them.
    fn swapped(&self) -> Option<String> {
        let Status { game, texts, .. } = self;
        let before = game.position_at(game.cursor().checked_sub(1)?);
        if before.swapped() == game.position().swapped() {
            return None;
        }
        let (person, id) = match self.only_person {
            Some(person) => (person, "swapped-you"),
            None => (before.person(), "swapped"),
        };
        let side = texts.side(game.position().id(), "turn", side_of(game, person));
        Some(texts.with(id, &[("side", side.into())]))
    }

    fn state(&self) -> String {
        let Status { game, texts, .. } = self;
        let position = game.position();
        if let Some(ending) = game.ending_here() {
            return texts.get(match ending.why {
                Why::Resigned => "ended-resigned",
                Why::Agreed => "ended-agreed",
                Why::Time => "ended-time",
                Why::Decided => "ended-decided",
            });
        }
        if let Some(verdict) = position.verdict() {
            let points = position.score().unwrap_or_default();
            let values = [("first", points[0].into()), ("second", points[1].into())];
            return texts.game(position.id(), verdict.reason, &values);
        }
        if self.thinking {
            return texts.get("thinking");
        }
        if let Some(notice) = &self.notice {
            return notice.clone();
        }
        if let Occupant::Computer(_) = game.occupant() {
            return texts.get(if game.is_live() { "computers-turn" } else { "earlier-position" });
        }
        texts.game(position.id(), position.prompt(), &[])
    }
}

/// Returns the sentence that says why the best action, given in words, is the best.
#[must_use]
pub fn why_best(best: &Candidate, action: &str, texts: &Texts) -> String {
    if !best.is_certain() {
        let percent = ((best.value + 1.0) * 50.0).round().clamp(1.0, 99.0);
        return texts.with("hint-estimate", &[("percent", percent.into())]);
    }
    let within = |id: &str, plies: u32| {
        let value = texts.with(id, &[("count", plies.into())]);
        texts.with("hint-proved", &[("action", action.into()), ("value", value.into())])
    };
    match (best.value, best.plies) {
        (value, Some(plies)) if value > 0.0 => within("value-win-in", plies),
        (value, Some(plies)) if value < 0.0 => within("value-loss-in", plies),
        (value, _) if value > 0.0 => texts.get("hint-wins"),
        (value, _) if value < 0.0 => texts.get("hint-loses"),
        _ => within("value-draw", 0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use tabuleiro_catalogue::GameId;
    use tabuleiro_catalogue::matches::Ending;

    fn said(game: &Match, only_person: Option<Player>, notice: Option<&str>) -> (String, String) {
        let texts = Texts::new(Language::En);
        let status = Status { game, texts: &texts, only_person, thinking: false, notice: notice.map(str::to_string) };
        (status.headline(), status.line())
    }

    #[test]
    fn the_end_says_who_won_and_what_that_means_for_the_only_person() {
        let mut game = Match::of(GameId::Hex);
        game.play("a1").unwrap();
        game.end(Ending::lost_by(Player::First, Why::Resigned));
        let [both, winner, loser] =
            [None, Some(Player::Second), Some(Player::First)].map(|only| said(&game, only, None));
        assert!(winner.0.ends_with(": you won"), "{}", winner.0);
        assert!(loser.0.ends_with(": you lost"), "{}", loser.0);
        assert!(winner.0.contains(&both.0), "{}", winner.0);
        assert_eq!(said(&game, None, Some("away")).1, both.1, "after the end the other device does not matter");
    }

    #[test]
    fn an_exchange_of_sides_is_said_before_the_prompt() {
        let mut game = Match::of(GameId::Hex);
        game.play("a1").unwrap();
        game.play("swap").unwrap();
        let (with_prompt, with_notice) = (said(&game, Some(Player::Second), None).1, said(&game, None, Some("away")).1);
        assert!(with_prompt.contains("White") || with_prompt.contains("Black"), "{with_prompt}");
        assert!(with_notice.ends_with("away") && with_notice != "away", "{with_notice}");
    }
}
