//! What holds for every game, whatever its rules: one battery of laws, each watching random matches of every game,
//! every variant, the smallest and the largest boards and every option.
//!
//! `TABULEIRO_MATCHES=10000 cargo test --release --no-default-features --test battery` watches longer.

mod board;
mod drive;
mod effects;
mod gestures;
mod keys;
mod legality;
mod notation;
mod offers;
mod openings;
mod sampling;
mod symmetry;
mod wins;

use drive::{hold, tables};
use tabuleiro_games::GameId;
use tabuleiro_rules::Player;

#[test]
fn the_legal_list_is_sorted_and_never_empty_while_the_game_runs() {
    hold::<legality::Lists>();
}

#[test]
fn an_action_that_is_not_in_the_legal_list_is_refused_and_changes_nothing() {
    hold::<legality::Refusals>();
}

#[test]
fn a_match_ends_within_its_bound_says_why_and_takes_no_more_actions() {
    hold::<legality::Ends>();
}

#[test]
fn every_action_is_read_back_from_its_notation() {
    hold::<notation::Actions>();
}

#[test]
fn every_position_is_read_back_from_its_object() {
    hold::<notation::Objects>();
}

#[test]
fn equal_positions_have_equal_keys_and_different_ones_have_not() {
    hold::<keys::Keys>();
}

#[test]
fn no_two_positions_of_the_first_plies_have_the_same_key() {
    let broken: Vec<String> =
        tables().iter().filter_map(|table| table.game.visit(openings::Openings(table)).err()).collect();
    assert!(broken.is_empty(), "broken at {} tables:\n\n{}", broken.len(), broken.join("\n\n"));
}

#[test]
fn pieces_moved_by_the_effects_alone_stand_where_the_position_says() {
    hold::<effects::Replayed>();
}

#[test]
fn a_position_seen_through_a_symmetry_has_the_same_actions_and_the_same_end() {
    hold::<symmetry::Mirrors>();
}

#[test]
fn no_gesture_is_the_beginning_of_another() {
    hold::<gestures::Gestures>();
}

#[test]
fn drawing_an_action_at_random_gives_every_legal_one_equally_often() {
    hold::<sampling::Draws>();
}

#[test]
fn the_sites_of_a_board_have_names_lie_on_wood_and_are_reached_with_arrow_keys() {
    hold::<board::Boards>();
}

#[test]
fn random_playouts_are_the_same_for_the_same_seed() {
    for table in tables() {
        let start = table.start();
        assert_eq!(start.playouts(8, 5), start.playouts(8, 5), "{table}");
    }
}

#[test]
fn no_level_overlooks_a_win_in_one() {
    // docs/rulings.md, Formas: who has no men left wins, and nobody takes his own. Epaminondas: a far rank is counted when its
    // player's turn comes round again.
    const NEVER: [&str; 2] = ["formas", "epaminondas"];
    let (mut broken, mut never) = (Vec::new(), Vec::new());
    for table in tables() {
        match table.game.visit(wins::Wins(&table)) {
            Err(why) => broken.push(why),
            // A single option is watched for few matches.
            Ok(0) if table.words.is_empty() => never.push(table.game.id()),
            Ok(_) => {}
        }
    }
    assert!(broken.is_empty(), "broken at {} tables:\n\n{}", broken.len(), broken.join("\n\n"));
    never.retain(|id| !NEVER.contains(id));
    assert!(never.is_empty(), "no match was won by its last action: {}", never.join(", "));
}

#[test]
fn options_written_as_words_are_read_back() {
    for table in tables() {
        let facts = table.game.facts();
        let options = table.options();
        let words = options.words(facts);
        let again = facts.parse_options(words.iter().map(String::as_str));
        assert_eq!(again.as_ref(), Ok(&options), "{table}");
    }
}

#[test]
fn a_limit_of_nought_is_no_limit() {
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
fn whoever_is_asked_to_begin_begins() {
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
fn the_catalogue_knows_every_game_by_a_name_of_its_own() {
    let mut ids: Vec<&str> = GameId::ALL.iter().map(|g| g.id()).collect();
    for &game in GameId::ALL {
        let facts = game.facts();
        assert_eq!(GameId::find(facts.id), Ok(game));
        assert!(facts.id.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_'), "{}", facts.id);
        assert!(!facts.names.pt.is_empty() && !facts.names.en.is_empty(), "{} has no name", facts.id);
        assert!((1..=3).contains(&facts.difficulty), "{}: difficulty {}", facts.id, facts.difficulty);
        assert!(facts.typical_plies <= facts.max_plies, "{}: an ordinary game is longer than any", facts.id);
        assert_ne!(facts.seats[0].letter, facts.seats[1].letter, "{}: both sides have the same letter", facts.id);
    }
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), GameId::ALL.len(), "two games share an id");
}
