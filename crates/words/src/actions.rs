//! Actions in words, for sentences: the canonical notation of some games means nothing to somebody who is learning.

use super::spoken::{piece_name, place_name};
use super::texts::Texts;
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_rules::{Choice, Effect, Event, Piece, Site, Tap, Tone};

/// Returns the name of a choice of a game.
#[must_use]
pub fn choice_name(id: GameId, texts: &Texts, choice: Choice) -> String {
    match choice {
        Choice::Pass => texts.game(id, "choice-pass", &[]),
        Choice::Swap => texts.game(id, "choice-swap", &[]),
        Choice::End => texts.game(id, "choice-end", &[]),
        Choice::Take => texts.game(id, "choice-take", &[]),
        Choice::Call => texts.game(id, "choice-call", &[]),
        Choice::Off(n) => texts.game(id, "choice-off", &[("count", n.into())]),
        Choice::Count(n) => texts.game(id, "choice-count", &[("count", n.into())]),
        // Chess pieces are named, all others are described by their colour.
        Choice::Piece(piece) if piece.kind.is_chess_man() => piece_name(texts, piece.kind),
        Choice::Piece(piece) => texts.get(if piece.tone == Tone::Dark { "choice-dark" } else { "choice-light" }),
    }
}

/// Returns a legal action as part of a sentence, such as "green light on c2", "from a1 to b3" or "touch a1, then “Pass”".
/// An action that is not legal is returned as it is.
#[must_use]
pub fn action_in_words(position: &dyn AnyPosition, action: &str, texts: &Texts) -> String {
    let Some(offer) = position.legal().into_iter().find(|offer| offer.text == action) else { return action.into() };
    let board = position.board();
    let place = |site: Site| place_name(texts, &board.sites[site.index()]);
    let mut events: Vec<Event> = Vec::new();
    // The offer is from this position, so it can be played.
    let _ = position.boxed().play_offer(&offer, &mut events);
    let taps: Vec<Tap> = offer.taps.iter().copied().collect();
    let first = events.first().map(|event| event.effect);
    match (taps.as_slice(), first) {
        ([Tap::Site(_)], Some(Effect::Place { at, piece, .. } | Effect::Transform { at, to: piece, .. })) => {
            if has_name(piece) {
                let values = [("piece", piece_name(texts, piece.kind).into()), ("site", place(at).into())];
                return texts.with("act-place-piece", &values);
            }
            texts.with("act-place", &[("site", place(at).into())])
        }
        ([Tap::Site(_)], Some(Effect::Sow { from, .. })) => texts.with("act-sow", &[("site", place(from).into())]),
        ([Tap::Site(from), Tap::Site(to)], Some(Effect::Move { from: start, .. })) if *from == start => {
            texts.with("act-move", &[("from", place(*from).into()), ("to", place(*to).into())])
        }
        _ => {
            let name = |tap: &Tap| match tap {
                Tap::Site(site) => place(*site),
                Tap::Choice(choice) => {
                    texts.with("quoted", &[("text", choice_name(position.id(), texts, *choice).into())])
                }
            };
            let names = taps
                .iter()
                .map(name)
                .reduce(|first, next| texts.with("act-then", &[("first", first.into()), ("next", next.into())]));
            texts.with("act-touch", &[("places", names.unwrap_or_default().into())])
        }
    }
}

/// Whether the kind of a piece says more than that it is the mover's: it belongs to nobody, or it is one of several kinds.
fn has_name(piece: Piece) -> bool {
    piece.tone == Tone::Neutral || piece.kind.is_chess_man()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use tabuleiro_catalogue::matches::Match;

    fn in_words(game: &str, moves: &[&str], action: &str, language: Language) -> String {
        let mut game = Match::of(GameId::find(game).unwrap());
        for text in moves {
            game.play(text).unwrap();
        }
        action_in_words(game.position(), action, &Texts::new(language))
    }

    #[test]
    fn an_action_is_said_by_what_it_does() {
        assert_eq!(in_words("semaforo", &[], "c2=g", Language::Pt), "luz verde em c2");
        assert_eq!(in_words("semaforo", &["c2=g"], "c2=y", Language::En), "yellow light on c2");
        assert_eq!(in_words("hex", &[], "a1", Language::En), "a piece on a1");
        assert_eq!(in_words("hex", &["a1"], "swap", Language::En), "touch “Swap sides”");
    }

    #[test]
    fn no_action_of_any_game_is_said_in_symbols() {
        for &game in GameId::ALL {
            let mut played = Match::of(game);
            for n in 0..12 {
                let offers = played.position().legal();
                let Some(offer) = offers.get((n * 7) % offers.len().max(1)) else { break };
                for language in [Language::Pt, Language::En] {
                    let said = action_in_words(played.position(), &offer.text, &Texts::new(language));
                    let symbols = ['=', '*', '+', '>', '@', '/', '{', '}'];
                    assert!(said.contains(' ') && !said.contains(symbols), "{}: {said}", game.id());
                }
                played.play(&offer.text.clone()).unwrap();
            }
        }
    }
}
