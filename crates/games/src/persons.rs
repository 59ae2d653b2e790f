//! Opponents that err like people, for a position of any game.

use crate::AnyPosition;
use tabuleiro_engine::person::{self, Character, Past, Persona, Seen, Skill, View};
use tabuleiro_engine::search::Opponent;

/// Creates an opponent below the best level.
pub(crate) fn opponent(position: &dyn AnyPosition, persona: Persona, seed: u64, past: &Past) -> Box<dyn Opponent> {
    let skill = Skill::of_strength(position.method(), persona.level.strength(position.ladder()));
    opponent_of_skill(position, skill, persona.character, seed, past)
}

/// Creates an opponent with given abilities.
pub(crate) fn opponent_of_skill(
    position: &dyn AnyPosition,
    skill: Skill,
    character: Character,
    seed: u64,
    past: &Past,
) -> Box<dyn Opponent> {
    let search = |method, setting| position.opponent_with(method, setting, seed);
    person::opponent(view(position), skill, character, seed, past, &search)
}

fn view(position: &dyn AnyPosition) -> View {
    let mover = position.mover();
    let actions = position.legal().into_iter().filter_map(|offer| {
        let (mut next, mut events) = (position.boxed(), Vec::new());
        next.play_offer(&offer, &mut events).ok()?;
        let winner = next.outcome().and_then(|outcome| outcome.winner());
        let winner = winner.map(|side| if next.swapped() { side.other() } else { side });
        Some(Seen { text: offer.text, taps: offer.taps, events, wins: winner == Some(position.person()) })
    });
    View {
        key: position.key(),
        board: position.board(),
        pieces: position.pieces().standing().to_vec(),
        mover,
        own: position.facts().seats[mover.index()].tone,
        score: position.score(),
        method: position.method(),
        actions: actions.collect(),
    }
}
