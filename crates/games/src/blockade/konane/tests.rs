use super::*;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::collections::{BTreeSet, HashMap};
use tabuleiro_rules::{Game, square_name};

fn start(words: &[&str]) -> Konane {
    Konane::start(&FACTS.parse_options(words.iter().copied()).unwrap()).unwrap()
}

fn list(game: &Konane) -> Vec<Action> {
    let mut list = Vec::new();
    game.actions(&mut list);
    list
}

fn texts(game: &Konane) -> Vec<String> {
    let written = list(game).into_iter().map(|action| {
        let mut text = String::new();
        game.write(action, &mut text);
        text
    });
    written.collect()
}

fn after(mut game: Konane, action: Action) -> Konane {
    game.apply(action, &mut ());
    game
}

/// Whether the mover wins, actions tried from the first to the last, nothing remembered.
fn wins(game: &Konane) -> bool {
    game.outcome().is_none() && list(game).into_iter().any(|action| !wins(&after(*game, action)))
}

/// The same from the last action to the first, with a memory of positions.
fn wins_backwards(game: &Konane, known: &mut HashMap<Konane, bool>) -> bool {
    if game.outcome().is_some() {
        return false;
    }
    if let Some(&known) = known.get(game) {
        return known;
    }
    let won = list(game).into_iter().rev().any(|action| !wins_backwards(&after(*game, action), known));
    known.insert(*game, won);
    won
}

#[test]
fn white_opens_in_the_centre_or_on_the_border_and_black_answers_beside_the_hole() {
    let game = start(&[]);
    let border = (0..64u8).filter(|c| [0, 7].contains(&(c % 8)) || [0, 7].contains(&(c / 8)));
    let mut expected: Vec<String> =
        border.filter(|c| (c % 8 + c / 8) % 2 == 0).map(|c| format!("x{}", square_name(c % 8, c / 8))).collect();
    expected.extend(["xd4".to_string(), "xe5".into()]);
    let opening: BTreeSet<String> = texts(&game).into_iter().collect();
    assert_eq!(opening, expected.into_iter().collect());
    assert_eq!(opening.len(), 16);
    let game = after(game, game.read("xd4").unwrap());
    assert_eq!(texts(&game), ["xd3", "xc4", "xe4", "xd5"]);
    let game = after(game, game.read("xd5").unwrap());
    assert_eq!((game.mover(), game), (Player::First, start(&["torneio"])));
}

#[test]
fn the_tournament_opening_has_31_men_each_and_white_moves() {
    let game = start(&["torneio"]);
    assert_eq!(Player::BOTH.map(|side| game.of(side).count_ones()), [31, 31]);
    assert_eq!(texts(&game), ["d2-d4", "b4-d4", "f4-d4"]);
}

#[test]
fn a_jump_goes_on_in_its_own_direction_only() {
    let text = r#"{"cells":{"a1":"W","a2":"B","a4":"B","b3":"B","b1":"B","d1":"B","f1":"B","g8":"B"},"turn":"W"}"#;
    let game = Konane::from_object(&FACTS.defaults(), &serde_json::from_str(text).unwrap()).unwrap();
    assert_eq!(texts(&game), ["a1-c1", "a1-c1-e1", "a1-c1-e1-g1", "a1-a3", "a1-a3-a5"].map(String::from));
}

#[test]
fn endings_have_the_same_winner_whichever_way_they_are_searched() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(17);
    let (mut scratch, mut won) = (Vec::new(), [0, 0]);
    for _ in 0..40 {
        let mut game = start(&[]);
        let mut match_ = vec![game];
        while game.outcome().is_none() {
            let action = game.sample(&mut rng, &mut scratch);
            game.apply(action, &mut ());
            match_.push(game);
        }
        let ending = &match_[match_.len().saturating_sub(8)];
        let first = wins(ending);
        assert_eq!(first, wins_backwards(ending, &mut HashMap::new()));
        won[usize::from(first)] += 1;
    }
    assert!(won[0] > 0 && won[1] > 0, "{won:?}");
}

#[test]
fn on_4x4_whoever_begins_loses_both_openings() {
    let book = wins_backwards(&start(&["size=4"]), &mut HashMap::new());
    let tournament = wins_backwards(&start(&["torneio", "size=4"]), &mut HashMap::new());
    assert_eq!((book, tournament), (false, false));
}

#[test]
fn on_6x6_whoever_begins_loses_the_tournament_opening() {
    /// Answers that leave the opponent the fewest jumps come first: most of the tree is never seen.
    fn wins(game: &Konane, known: &mut HashMap<u64, bool>) -> bool {
        if game.outcome().is_some() {
            return false;
        }
        if let Some(&known) = known.get(&game.key()) {
            return known;
        }
        let mut next: Vec<Konane> = list(game).into_iter().map(|action| after(*game, action)).collect();
        next.sort_by_cached_key(|next| list(next).len());
        let won = next.iter().any(|next| !wins(next, known));
        known.insert(game.key(), won);
        won
    }
    assert!(!wins(&start(&["torneio", "size=6"]), &mut HashMap::new()));
}

#[test]
fn a_man_on_the_other_colour_is_refused() {
    let read = |text: &str| Konane::from_object(&FACTS.defaults(), &serde_json::from_str(text).unwrap());
    assert!(read(r#"{"cells":{"a2":"W"}}"#).is_err());
    assert!(read(r#"{"cells":{"a1":"W"},"phase":"answer"}"#).is_err());
    assert!(read(r#"{"cells":{"a1":"W"}}"#).is_ok_and(|game| game.outcome() == Some(Outcome::Win(Player::Second))));
}
