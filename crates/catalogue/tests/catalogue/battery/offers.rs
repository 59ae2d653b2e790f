//! Check of offers: playing an offer by its index gives the same as playing its text.

use super::drive::{Setup, setups};
use tabuleiro_catalogue::matches::Match;
use tabuleiro_catalogue::{AnyPosition, GameId, Offer};
use tabuleiro_rules::{Event, PlayError, mix};

/// Number of actions played for each setup, and of offers tried in each position.
const PLIES: u64 = 24;
const PLAYED: usize = 12;

/// The result of an action: its text or the error, its events, and the position reached.
type Played = (Result<String, PlayError>, Vec<Event>, String);

fn played(
    position: &dyn AnyPosition,
    play: impl Fn(&mut dyn AnyPosition, &mut Vec<Event>) -> Result<String, PlayError>,
) -> Played {
    let (mut next, mut events) = (position.boxed(), Vec::new());
    let result = play(&mut *next, &mut events);
    (result, events, format!("{next:?} {}", next.key()))
}

fn by_offer(position: &dyn AnyPosition, offer: &Offer) -> Played {
    played(position, |next, events| next.play_offer(offer, events).map(|()| offer.text.clone()))
}

fn check(setup: &Setup) {
    let mut position = setup.start();
    // The offers of the position before this one.
    let mut stale: Vec<Offer> = Vec::new();
    for ply in 0..PLIES {
        let legal = position.legal();
        for offer in stale.iter().step_by(1 + stale.len() / PLAYED) {
            let (result, events, after) = by_offer(&*position, offer);
            if legal.get(offer.index).is_none_or(|here| here.text != offer.text) {
                let what = format!("{setup}: {offer:?} of another position");
                assert!(result.is_err() && events.is_empty(), "{what} was played");
                assert_eq!(after, format!("{position:?} {}", position.key()), "{what} changed something");
            }
        }
        if position.outcome().is_some() {
            break;
        }
        for (place, offer) in legal.iter().enumerate() {
            assert_eq!(offer.index, place, "{setup}: {offer:?}");
        }
        let gestures = position.gestures();
        for gesture in &gestures {
            assert_eq!(legal[gesture.index].text, gesture.text, "{setup}: {gesture:?}");
        }
        for offer in gestures.iter().step_by(1 + gestures.len() / PLAYED) {
            let by_text = played(&*position, |next, events| next.play(&offer.text, events));
            assert_eq!(by_offer(&*position, offer), by_text, "{setup}: {offer:?}");
        }
        let chosen = &legal[mix(ply) as usize % legal.len()];
        position.play_offer(chosen, &mut Vec::new()).unwrap();
        stale = legal;
    }
}

#[test]
fn playing_an_offer_by_its_index_is_the_same_as_playing_its_text() {
    setups().iter().for_each(check);
}

#[test]
fn no_offer_can_be_played_when_the_game_is_over() {
    for &game in GameId::ALL {
        let mut played = Match::of(game);
        let mut dice = 0;
        let mut offered = None;
        while played.position().outcome().is_none() {
            let mut legal = played.position().legal();
            dice = mix(dice + 1);
            let offer = legal.swap_remove(dice as usize % legal.len());
            played.play_offer(&offer).unwrap();
            offered = Some(offer);
        }
        let offer = offered.unwrap();
        assert_eq!(played.play_offer(&offer).err(), Some(PlayError::Over), "{}", game.id());
    }
}
