//! Opponents that err like people, for a position of any game.

use crate::{AnyPosition, book};
use tabuleiro_engine::person::{self, ActionView, Character, Persona, PositionView, Skill};
use tabuleiro_engine::search::Opponent;
use tabuleiro_rules::Outcome;

/// Creates an opponent below the best level.
pub(crate) fn opponent(position: &dyn AnyPosition, persona: Persona, seed: u64) -> Box<dyn Opponent> {
    let skill = Skill::of_strength(position.method(), persona.level.strength(position.ladder()));
    position.opponent_of_skill(skill, persona.character, seed)
}

impl dyn AnyPosition + '_ {
    /// Returns an opponent that errs like a person, with given abilities.
    #[must_use]
    pub fn opponent_of_skill(&self, skill: Skill, character: Character, seed: u64) -> Box<dyn Opponent> {
        let search = |method, setting| self.opponent_with(method, setting, seed);
        person::opponent(view(self), skill, character, seed, self.past(), &search)
    }

    /// Returns the characters that opponents can have in this game, besides [`Character::Even`].
    #[must_use]
    pub fn characters(&self) -> &'static [Character] {
        self.id().characters()
    }
}

fn view(position: &dyn AnyPosition) -> PositionView {
    let mover = position.mover();
    let actions = position.legal().into_iter().zip(position.promises()).filter_map(|(offer, promise)| {
        let (mut next, mut events) = (position.boxed(), Vec::new());
        next.play_offer(&offer, &mut events).ok()?;
        let winner = next.outcome().and_then(Outcome::winner);
        let winner = winner.map(|side| if next.swapped() { side.other() } else { side });
        let wins = winner == Some(position.person());
        Some(ActionView { text: offer.text, taps: offer.taps, events, wins, promise })
    });
    PositionView {
        key: position.key(),
        board: position.board(),
        pieces: position.pieces().standing().to_vec(),
        mover,
        own: position.facts().seats[mover.index()].tone,
        score: position.score(),
        method: position.method(),
        actions: actions.collect(),
        book: book::actions(position),
    }
}
