//! Opponents that err like people: what they overlook, and what they do not.

use tabuleiro_engine::person::{Character, Past, Persona, Skill, opponent_of_skill};
use tabuleiro_engine::search::{Heuristic, Level, Method, Opponent, Setting};
use tabuleiro_games::{AnyPosition, GameId, Visitor};
use tabuleiro_rules::Site;

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
fn level_1_also_plays_arbitrary_actions() {
    let start = GameId::Conectar6.start_default();
    let played = (0..40).map(|seed| decided(start.opponent(Level::ALL[0].into(), seed)));
    let mut played: Vec<String> = played.collect();
    played.sort();
    played.dedup();
    assert!(played.len() > 20, "{played:?}");
}

#[test]
fn the_same_seed_gives_the_same_tastes_during_a_match() {
    let hex = GameId::Hex.start_default();
    let first =
        |seed| decided(hex.opponent_of_skill(Skill::of_strength(Method::MonteCarlo, HEEDFUL), Character::Even, seed));
    assert_eq!(first(1), first(1));
    assert!((2..10).any(|seed| first(seed) != first(1)), "people differ");
}

/// The mean distance, in columns and rows, of the second stone from the first one, over many opponents.
struct Nearness<'a>(&'a [Site]);

impl Visitor for Nearness<'_> {
    type Output = f32;

    fn visit<G: Heuristic>(self) -> f32 {
        let start = G::start(&G::FACTS.parse_options(["size=11"]).unwrap()).unwrap();
        let board = start.board();
        let corner = board.find("a1").unwrap();
        let mut position = start.clone();
        position.apply(start.read("a1").unwrap(), &mut ());
        let skill = Skill::of_strength(G::METHOD, HEEDFUL);
        let past = Past { actions: 1, last: self.0.to_vec() };
        let distance = |seed| {
            let text = decided(opponent_of_skill(&position, skill, Character::Even, seed, &past));
            board.find(&text).map_or(0.0, |to| board.sites[to.index()].at.distance(board.sites[corner.index()].at))
        };
        (0..60).map(distance).sum::<f32>() / 60.0
    }
}

#[test]
fn what_is_far_from_the_last_action_is_overlooked_more_often() {
    let corner = GameId::Hex.start_default().board().find("a1").unwrap();
    let (near, any) = (GameId::Hex.visit(Nearness(&[corner])), GameId::Hex.visit(Nearness(&[])));
    assert!(near < 0.9 * any, "{near} and {any}");
}

#[test]
fn characters_play_as_they_are_described() {
    let captures = |character| {
        let persona = Persona { level: Level::ALL[1], character };
        let mut captured = 0;
        for seed in 0..6 {
            watch(GameId::Oust, [persona; 2], seed, 60, |position, action| {
                let mut next = position.boxed();
                next.play(action, &mut Vec::new()).unwrap();
                let pieces = |position: &dyn AnyPosition| position.pieces().standing().len();
                captured += u32::from(pieces(&*next) <= pieces(position));
            });
        }
        captured
    };
    let (attacker, builder) = (captures(Character::Attacker), captures(Character::Builder));
    assert!(attacker > builder, "{attacker} and {builder}");
}

#[test]
fn every_game_has_two_or_three_characters() {
    for game in GameId::ALL {
        assert!((2..=3).contains(&game.characters().len()), "{game:?}");
        assert!(!game.characters().contains(&Character::Even));
    }
}
