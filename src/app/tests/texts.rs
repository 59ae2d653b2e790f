//! Both languages are complete.

use crate::app::foundations::locale::{Language, Texts, piece_letters, piece_name};
use std::collections::BTreeSet;
use tabuleiro_catalogue::GameId;
use tabuleiro_rules::{Kind, Letters};

/// Every prompt and every reason that occurs in random matches of every variant.
fn ids(game: GameId) -> BTreeSet<&'static str> {
    let mut ids = BTreeSet::new();
    for options in game.facts().defaults_of_variants() {
        for seed in 0..6u64 {
            let mut position = game.start(&options).unwrap();
            let mut dice = seed;
            for _ in 0..1500 {
                if let Some(verdict) = position.verdict() {
                    ids.insert(verdict.reason);
                    break;
                }
                ids.insert(position.prompt());
                let offers = position.legal();
                dice = tabuleiro_rules::mix(dice);
                let text = &offers[dice as usize % offers.len()].text;
                position.play(text, &mut Vec::new()).unwrap();
            }
        }
    }
    ids
}

#[test]
fn every_prompt_and_every_ending_has_a_message_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::load(language);
        for &game in GameId::ALL {
            for id in ids(game) {
                assert!(texts.has(game, id), "{} does not say '{id}' in {}", game.id(), language.code());
            }
        }
    }
}

#[test]
fn every_game_has_its_goal_rules_history_and_mathematics_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::load(language);
        for &game in GameId::ALL {
            for id in ["goal", "rules", "history", "mathematics"] {
                assert!(texts.game(game, id, &[]).len() > 20, "{} has no {id} in {}", game.id(), language.code());
            }
            for variant in game.facts().variants {
                let id = format!("variant-{variant}");
                assert!(texts.has(game, &id), "{} does not say '{id}' in {}", game.id(), language.code());
            }
            for card in game.facts().cards {
                assert!(texts.has(game, &format!("card-{card}")), "{} has no card-{card}", game.id());
                assert!(texts.has(game, &format!("goal-{card}")), "{} has no goal-{card}", game.id());
            }
            for option in game.facts().options.iter().filter(|o| !o.safety) {
                let id = format!("option-{}", option.name);
                assert!(texts.has(game, &id), "{} does not say '{id}' in {}", game.id(), language.code());
            }
        }
    }
}

#[test]
fn every_piece_has_a_name_in_every_language_and_every_chess_man_a_letter() {
    for language in Language::ALL {
        let texts = Texts::load(language);
        for kind in Kind::all() {
            let name = piece_name(&texts, kind);
            let said = !name.is_empty() && !name.contains(['{', '-']);
            assert!(said, "{kind:?} is called '{name}' in {}", language.code());
            if kind.chess_letter(Letters::English).is_some_and(|letter| !letter.is_empty()) {
                assert!(piece_letters(&texts, kind).is_some(), "{kind:?} has no letter in {}", language.code());
            }
        }
        let letter = |bits| piece_letters(&texts, Kind::Quarto(bits));
        assert!(letter(0).is_some() && letter(1).is_none(), "only tall pieces have a letter");
    }
}

#[test]
fn both_languages_have_the_same_messages() {
    let ids = |language: &str| -> BTreeSet<String> {
        let text = crate::app::foundations::embedded::file(&format!("locale/{language}/app.ftl")).unwrap();
        text.lines()
            .filter_map(|l| l.split_once(" ="))
            .map(|(id, _)| id.to_string())
            .filter(|id| !id.starts_with([' ', '#']))
            .collect()
    };
    assert_eq!(ids("pt"), ids("en"));
}
