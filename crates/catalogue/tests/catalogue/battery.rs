//! Checks that every game must pass, whatever its rules. Each check looks at random matches of every game, variant and
//! option, on the smallest and the largest boards.
//!
//! `TABULEIRO_MATCHES=10000 cargo test --release -p tabuleiro_catalogue --test catalogue battery` plays more matches.

mod board;
mod drive;
mod edit;
mod effects;
mod gestures;
mod keys;
mod law;
mod legality;
mod mutations;
mod notation;
mod offers;
mod openings;
mod printed;
mod sampling;
mod symmetry;
mod wins;

use drive::{run, setups};
use tabuleiro_catalogue::GameId;
use tabuleiro_rules::Player;

#[test]
fn the_legal_list_is_sorted_and_never_empty_before_the_game_is_over() {
    run::<legality::Lists>();
}

#[test]
fn an_action_that_is_not_in_the_legal_list_is_refused_and_changes_nothing() {
    run::<legality::Refusals>();
}

#[test]
fn a_match_ends_within_its_bound_with_a_reason_and_accepts_no_more_actions() {
    run::<legality::Ends>();
}

#[test]
fn every_action_is_read_back_from_its_notation() {
    run::<notation::Actions>();
}

#[test]
fn every_action_is_printed_recognizably_in_the_words_of_one_language() {
    run::<printed::Printed>();
}

#[test]
fn every_position_is_read_back_from_its_object() {
    run::<notation::Objects>();
}

#[test]
fn positions_have_equal_keys_exactly_if_they_are_equal() {
    run::<keys::Keys>();
}

#[test]
fn every_position_of_a_match_meets_the_law_of_the_game() {
    run::<law::Laws>();
}

#[test]
fn no_two_positions_of_the_first_plies_have_the_same_key() {
    let failures: Vec<String> =
        setups().iter().filter_map(|setup| setup.game.visit(openings::Openings(setup)).err()).collect();
    assert!(failures.is_empty(), "failed for {} setups:\n\n{}", failures.len(), failures.join("\n\n"));
}

#[test]
fn replaying_the_effects_gives_the_pieces_of_the_position() {
    run::<effects::EffectReplay>();
}

#[test]
fn a_transformed_position_has_the_transformed_actions_and_the_same_end() {
    run::<symmetry::Symmetries>();
}

#[test]
fn no_gesture_is_the_beginning_of_another() {
    run::<gestures::Gestures>();
}

#[test]
fn sampling_gives_every_legal_action_equally_often() {
    run::<sampling::Sampling>();
}

#[test]
fn the_sites_of_a_board_have_names_lie_on_a_slab_and_are_reached_with_arrow_keys() {
    run::<board::Boards>();
}

#[test]
fn random_playouts_are_the_same_for_the_same_seed() {
    for setup in setups() {
        let start = setup.start();
        assert_eq!(start.playouts(8, 5), start.playouts(8, 5), "{setup}");
    }
}

#[test]
fn every_level_plays_a_win_in_one() {
    // docs/rulings.md, Formas: the player without men wins, and no action captures one's own men. Epaminondas: the men
    // on the far rank are compared when the player's next turn begins.
    const NEVER: [&str; 2] = ["formas", "epaminondas"];
    let (mut failures, mut never) = (Vec::new(), Vec::new());
    for setup in setups() {
        match setup.game.visit(wins::Wins(&setup)) {
            Err(why) => failures.push(why),
            // A single option is checked with few matches only.
            Ok(0) if setup.words.is_empty() => never.push(setup.game.id()),
            Ok(_) => {}
        }
    }
    assert!(failures.is_empty(), "failed for {} setups:\n\n{}", failures.len(), failures.join("\n\n"));
    never.retain(|id| !NEVER.contains(id));
    assert!(never.is_empty(), "no match was won by its last action: {}", never.join(", "));
}

#[test]
fn options_written_as_words_are_read_back() {
    for setup in setups() {
        let facts = setup.game.facts();
        let options = setup.options();
        let words = options.words(facts);
        let again = facts.parse_options(words.iter().map(String::as_str));
        assert_eq!(again.as_ref(), Ok(&options), "{setup}");
    }
}

#[test]
fn a_limit_of_zero_is_no_limit() {
    for &game in GameId::ALL {
        let Ok(options) = game.facts().parse_options(["no_progress=0"]) else { continue };
        let mut position = game.start(&options).unwrap();
        let mut dice = 1u64;
        for _ in 0..600 {
            if let Some(verdict) = position.verdict() {
                assert_ne!(verdict.reason, "end-no-progress", "{}", game.id());
                break;
            }
            let legal = position.legal();
            dice = tabuleiro_rules::mix(dice);
            position.play(&legal[dice as usize % legal.len()].text, &mut Vec::new()).unwrap();
        }
    }
}

#[test]
fn the_player_of_the_option_first_begins() {
    for &game in GameId::ALL {
        let facts = game.facts();
        for (word, player) in [("first=first", Player::First), ("first=second", Player::Second)] {
            if let Ok(options) = facts.parse_options([word]) {
                let start = game.start(&options).unwrap();
                assert_eq!(start.mover(), player, "{} {word}", game.id());
            }
        }
    }
}

#[test]
fn every_game_has_an_id_of_its_own_and_complete_facts() {
    let mut ids: Vec<&str> = GameId::ALL.iter().map(|g| g.id()).collect();
    for &game in GameId::ALL {
        let facts = game.facts();
        assert_eq!(GameId::find(facts.id), Ok(game));
        assert!(facts.id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_'), "{}", facts.id);
        assert!(!facts.names.pt.is_empty() && !facts.names.en.is_empty(), "{} has no name", facts.id);
        assert!(!facts.notation.is_empty(), "{} has no notation", facts.id);
        assert!((1..=3).contains(&facts.difficulty), "{}: difficulty {}", facts.id, facts.difficulty);
        assert!(facts.typical_plies <= facts.max_plies, "{}: typical_plies is greater than max_plies", facts.id);
        assert_ne!(facts.seats[0].letter, facts.seats[1].letter, "{}: both sides have the same letter", facts.id);
    }
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), GameId::ALL.len(), "two games share an id");
}
