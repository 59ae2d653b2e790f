//! Opponents that err like people: what they overlook, and what they do not.

use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_engine::person::{Character, Persona, Skill};
use tabuleiro_engine::search::{Level, Method, Opponent, Setting};

/// The strength of an opponent that only looks two plies ahead and has a strong taste.
const HEEDFUL: i8 = Skill::HEEDFUL;

fn decided(mut opponent: Box<dyn Opponent>) -> String {
    loop {
        let progress = opponent.think(1_000);
        if progress.finished {
            return progress.best.unwrap();
        }
    }
}

/// Plays a match between two opponents, at most `most` actions, and calls `see` with each position and the action in it.
fn watch(game: GameId, seats: [Persona; 2], seed: u64, most: usize, mut see: impl FnMut(&dyn AnyPosition, &str)) {
    let mut position = game.start_default();
    for _ in 0..most {
        if position.outcome().is_some() {
            break;
        }
        let persona = seats[position.person().index()];
        let action = decided(position.opponent(persona, seed));
        see(&*position, &action);
        position.play(&action, &mut Vec::new()).unwrap();
    }
}

#[test]
fn above_level_1_nothing_is_lost_that_two_plies_show() {
    for game in [GameId::Avanco, GameId::Konane, GameId::Moinho, GameId::Ouri] {
        let (mut decisions, mut lost) = (0, 0);
        for level in [2, 3] {
            let persona = Persona::from(Level::new(level).unwrap());
            watch(game, [persona; 2], 3, 24, |position, action| {
                let setting = Setting { depth: 2, noise: 0.0, compares: true, ..Setting::full(40_000) };
                let mut look = position.opponent_with(Method::AlphaBeta, setting, 1);
                while !look.think(40_000).finished {}
                let values = look.candidates();
                let best = values.iter().map(|c| c.value).fold(f32::NEG_INFINITY, f32::max);
                let chosen = values.iter().find(|c| c.text == action).unwrap().value;
                decisions += 1;
                lost += u32::from(best - chosen > 0.5);
            });
        }
        assert!(decisions >= 20 && lost * 20 <= decisions, "{game:?}: {lost} of {decisions}");
    }
}

#[test]
fn a_lost_side_still_blocks() {
    let mut position = GameId::Conectar6.start_default();
    // The first side has an open four in row 10 and in column d.
    for action in "h10 a1 c1 i10 j10 e1 a19 k10 d4 c19 e19 d5 d6 g19 s1 d7 s19".split(' ') {
        position.play(action, &mut Vec::new()).unwrap();
    }
    let blocks = ["f10", "g10", "l10", "m10", "d2", "d3", "d8", "d9"];
    for seed in 0..5 {
        for level in [2, 3, 4] {
            let action = decided(position.opponent(Level::new(level).unwrap().into(), seed));
            assert!(blocks.contains(&&*action), "level {level} plays {action}");
        }
    }
}

#[test]
fn above_level_1_an_answer_in_a_narrowed_game_is_not_played_far_from_all_stones() {
    let mut position = GameId::Conectar6.start_default();
    // No line of the opening book begins there.
    position.play("h7", &mut Vec::new()).unwrap();
    let board = position.board();
    let at = |name: &str| board.sites[board.find(name).unwrap().index()].at;
    for (seed, level) in (0..8).flat_map(|seed| [2, 3, 4].map(|level| (seed, level))) {
        let action = decided(position.opponent(Level::new(level).unwrap().into(), seed));
        let distance = at(&action).distance(at("h7"));
        assert!(distance < 5.0, "level {level} plays {action}");
    }
}

#[test]
fn level_1_also_plays_arbitrary_actions() {
    let start = GameId::Conectar6.start_default();
    let board = start.board();
    let at = |name: &str| board.sites[board.find(name).unwrap().index()].at;
    let far = |level: u8| {
        let persona = Persona::from(Level::new(level).unwrap());
        let played = (0..80).map(|seed| decided(start.opponent(persona, seed)));
        played.filter(|action| at(action).distance(at("j10")) > 3.0).count()
    };
    assert_eq!(far(2), 0);
    assert!(far(1) > 2, "{}", far(1));
}

#[test]
fn the_same_seed_gives_the_same_tastes_during_a_match() {
    let hex = GameId::Hex.start_default();
    let first =
        |seed| decided(hex.opponent_of_skill(Skill::of_strength(Method::MonteCarlo, HEEDFUL), Character::Even, seed));
    assert_eq!(first(1), first(1));
    assert!((2..10).any(|seed| first(seed) != first(1)), "people differ");
}

/// Returns the mean distance from a cell, in board units, of what many opponents of a character play in Hex after some
/// actions; the last one is forgotten if `forgets`.
fn distance(character: Character, cell: &str, actions: &[&str], forgets: bool) -> f32 {
    let mut position = GameId::Hex.start_default();
    for action in actions {
        position.play(action, &mut Vec::new()).unwrap();
    }
    if forgets {
        position = position.with_object(&position.object()).unwrap();
    }
    let board = position.board();
    let from = board.sites[board.find(cell).unwrap().index()].at;
    let skill = Skill::of_strength(position.method(), HEEDFUL);
    let distance = |seed| {
        let text = decided(position.opponent_of_skill(skill, character, seed));
        board.find(&text).map_or(0.0, |to| board.sites[to.index()].at.distance(from))
    };
    (0..60).map(distance).sum::<f32>() / 60.0
}

#[test]
fn what_is_far_from_the_last_action_is_overlooked_more_often() {
    let near = distance(Character::Even, "i3", &["f6", "c9", "i3"], false);
    let any = distance(Character::Even, "i3", &["f6", "c9", "i3"], true);
    assert!(near < 0.9 * any, "{near} and {any}");
}

#[test]
fn characters_play_as_they_are_described() {
    // c3 is a stone of the mover.
    let own = |character| distance(character, "c3", &["c3", "i9"], true);
    assert!(own(Character::Builder) < 0.8 * own(Character::Even));
    assert!(own(Character::Explorer) > own(Character::Builder));
    // i3 is a stone of the other side.
    let other = |character| distance(character, "i3", &["f6", "c9", "i3"], true);
    assert!(other(Character::Attacker) < 0.8 * other(Character::Even));
}

#[test]
fn every_game_has_two_or_three_characters() {
    for game in GameId::ALL {
        assert!((2..=3).contains(&game.characters().len()), "{game:?}");
        assert!(!game.characters().contains(&Character::Even));
    }
}
