//! Every sentence of random matches of all games, in both languages and both lengths.

use super::{generator, matches, play_at_random};
use std::collections::BTreeSet;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_narration::{Compass, Layout, Length, Narrator};
use tabuleiro_rules::{Effect, Site, below};
use tabuleiro_words::{Language, Texts};

/// Nothing that is said contains an id or an argument of a message, or is empty.
fn check(said: &str, of: &str) {
    let is_id = |word: &str| {
        let word = word.trim_end_matches(['.', ';', ':', ',']);
        ["say-", "ev-", "why-", "note-", "dir-", "place-", "piece-", "holds-"].iter().any(|id| word.starts_with(id))
    };
    assert!(!said.trim().is_empty(), "{of}: nothing is said");
    assert!(!said.contains(['{', '}', '$', '\u{2068}']) && !said.split(' ').any(is_id), "{of}: {said}");
    assert!(!said.contains("  ") && !said.contains("..") && !said.contains(": ."), "{of}: {said}");
}

fn tell_everything(narrator: &Narrator<'_>, game: &Match, site: Site) {
    let position = game.position();
    let of = format!("{} {}", position.id().id(), narrator.texts.language.code());
    let mut said = vec![narrator.site(position, site), narrator.chain(position, site), narrator.score(position)];
    said.push(narrator.state(game, None, None));
    said.extend(Compass::ALL.map(|direction| narrator.ray(position, site, direction)));
    for name in narrator.layout.coordinates(site).into_iter().flat_map(|(column, row)| [column, row]) {
        let lines = narrator.line(position, name);
        assert!(!lines.is_empty(), "{of}: no line {name}");
        said.extend(lines);
    }
    said.extend(narrator.board(position));
    said.extend(narrator.last(game));
    said.extend(narrator.legal(position, None));
    said.extend(narrator.legal(position, Some(site)));
    said.extend(narrator.captures(position));
    said.extend(narrator.pieces(position));
    said.extend(narrator.notes(position, None));
    for sentence in said {
        check(&sentence, &of);
    }
}

#[test]
fn every_sentence_of_random_matches_is_made_of_words() {
    let mut rng = generator(1);
    for mut game in matches() {
        let layout = Layout::of(game.position().board());
        for turn in 0..60 {
            let language = Language::ALL[turn % 2];
            let texts = Texts::new(language);
            let length = if turn % 4 < 2 { Length::Full } else { Length::Short };
            let narrator = Narrator::new(&texts, &layout, game.position().id(), length);
            if turn % 9 < 2 {
                let site = Site(below(&mut rng, layout.board.sites.len() as u32) as u16);
                tell_everything(&narrator, &game, site);
            }
            if !play_at_random(&mut game, &mut rng) {
                tell_everything(&narrator, &game, Site(0));
                break;
            }
        }
    }
}

/// A sentence about an effect names the sites where it happens.
fn sites_of(effect: Effect) -> Vec<Site> {
    match effect {
        Effect::Place { at, .. }
        | Effect::Remove { at, .. }
        | Effect::Flip { at, .. }
        | Effect::Transform { at, .. } => {
            vec![at]
        }
        Effect::Move { from, to, .. } | Effect::Sow { from, to, .. } => vec![from, to],
        Effect::Score { .. } | Effect::SwapSides | Effect::Pass { .. } => Vec::new(),
    }
}

#[test]
fn every_effect_of_random_matches_is_told_with_its_sites() {
    let mut rng = generator(2);
    let mut kinds = BTreeSet::new();
    for mut game in matches() {
        let layout = Layout::of(game.position().board());
        let texts = Texts::new(Language::ALL[game.position().id() as usize % 2]);
        let narrator = Narrator::new(&texts, &layout, game.position().id(), Length::Full);
        for _ in 0..200 {
            // A swap is offered once in a match.
            if game.play("swap").is_err() && !play_at_random(&mut game, &mut rng) {
                break;
            }
            let events = &game.last().unwrap().events;
            let said = narrator.events(events);
            let beats: BTreeSet<u16> = events.iter().map(|event| event.beat).collect();
            assert!(said.is_empty() == events.is_empty() && said.len() <= beats.len(), "{said:?} for {events:?}");
            let all = said.join(" ").to_lowercase();
            for event in events {
                kinds.insert(format!("{:?}", std::mem::discriminant(&event.effect)));
                for site in sites_of(event.effect) {
                    let place = narrator.place(site).to_lowercase();
                    assert!(all.contains(&place), "{}: '{place}' is missing in {said:?}", game.position().id().id());
                }
            }
        }
    }
    assert_eq!(kinds.len(), 9, "every kind of effect occurs: {kinds:?}");
}
