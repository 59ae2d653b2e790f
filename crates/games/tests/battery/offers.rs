//! The law of offers: what was offered is played by its index, and leads where its text leads.

use crate::drive::{Table, tables};
use tabuleiro_games::matches::Match;
use tabuleiro_games::{AnyPosition, GameId, Offer};
use tabuleiro_rules::{Event, PlayError, mix};

/// How many actions of each table are watched, and how many offers of each position are played.
const PLIES: u64 = 24;
const PLAYED: usize = 12;

/// What an action leads to: its text or why not, what it did, and where.
type Led = (Result<String, PlayError>, Vec<Event>, String);

fn led(
    position: &dyn AnyPosition,
    play: impl Fn(&mut dyn AnyPosition, &mut Vec<Event>) -> Result<String, PlayError>,
) -> Led {
    let (mut next, mut events) = (position.boxed(), Vec::new());
    let result = play(&mut *next, &mut events);
    (result, events, format!("{next:?} {}", next.key()))
}

fn by_offer(position: &dyn AnyPosition, offer: &Offer) -> Led {
    led(position, |next, events| next.play_offer(offer, events).map(|()| offer.text.clone()))
}

fn watch(table: &Table) {
    let mut position = table.start();
    // What the position before this one offered.
    let mut stale: Vec<Offer> = Vec::new();
    for ply in 0..PLIES {
        let legal = position.legal();
        for offer in stale.iter().step_by(1 + stale.len() / PLAYED) {
            let (result, events, after) = by_offer(&*position, offer);
            if legal.get(offer.index).is_none_or(|here| here.text != offer.text) {
                let what = format!("{table}: {offer:?} of another position");
                assert!(result.is_err() && events.is_empty(), "{what} was played");
                assert_eq!(after, format!("{position:?} {}", position.key()), "{what} changed something");
            }
        }
        if position.outcome().is_some() {
            break;
        }
        for (place, offer) in legal.iter().enumerate() {
            assert_eq!(offer.index, place, "{table}: {offer:?}");
        }
        let gestures = position.gestures();
        for gesture in &gestures {
            assert_eq!(legal[gesture.index].text, gesture.text, "{table}: {gesture:?}");
        }
        for offer in gestures.iter().step_by(1 + gestures.len() / PLAYED) {
            let by_text = led(&*position, |next, events| next.play(&offer.text, events));
            assert_eq!(by_offer(&*position, offer), by_text, "{table}: {offer:?}");
        }
        let chosen = &legal[mix(ply) as usize % legal.len()];
        position.play_offer(chosen, &mut Vec::new()).unwrap();
        stale = legal;
    }
}

#[test]
fn an_offered_action_is_played_by_its_index_and_leads_where_its_text_leads() {
    tables().iter().for_each(watch);
}

#[test]
fn nothing_that_was_offered_can_be_played_when_the_game_is_over() {
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
