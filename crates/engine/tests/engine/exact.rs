//! [`Forcing`] compared with positions of known value and with the naive search.

use crate::oracle::forces_win;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use tabuleiro_catalogue::{GameId, Visitor};
use tabuleiro_engine::search::Heuristic;
use tabuleiro_engine::search::exact::{Exhausted, Forcing, Goal};
use tabuleiro_rules::{Outcome, Player};

/// Compares [`Forcing`] with the naive search on the last positions of random matches.
struct Compare;

impl Visitor for Compare {
    type Output = u32;

    fn visit<G: Heuristic>(self) -> u32 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let mut won = 0;
        for _ in 0..6 {
            let mut line = vec![G::start(&G::FACTS.defaults()).unwrap()];
            while line.last().is_some_and(|p| p.outcome().is_none()) && line.len() < 400 {
                let mut next = line[line.len() - 1].clone();
                next.apply(next.sample(&mut rng, &mut Vec::new()), &mut ());
                line.push(next);
            }
            for position in line.iter().rev().skip(1).take(3) {
                for person in [Player::First, Player::Second] {
                    let mut forcing = Forcing::new(Goal::Win, person, 1_000_000);
                    let found = forcing.within(position, 2).unwrap();
                    let naive = (0..=2).find(|&depth| forces_win(position, person, depth));
                    assert_eq!(found, naive, "{}", G::FACTS.id);
                    won += u32::from(found.is_some());
                    let mut actions = Vec::new();
                    position.actions(&mut actions);
                    let naive = actions.into_iter().map(|action| {
                        let mut next = position.clone();
                        next.apply(action, &mut ());
                        (0..=1).find(|&depth| forces_win(&next, person, depth))
                    });
                    assert_eq!(forcing.after_each(position, 1).unwrap(), naive.collect::<Vec<_>>(), "{}", G::FACTS.id);
                }
            }
        }
        won
    }
}

#[test]
fn forced_wins_agree_with_the_naive_search_in_every_game() {
    let won: u32 = GameId::ALL.iter().map(|game| game.visit(Compare)).sum();
    assert!(won > 100, "{won} wins were found in all");
}

/// Searches three goals on a small Hex board whose centre is occupied; holds the node limit.
struct SmallHex(u64);

impl Visitor for SmallHex {
    type Output = [Result<Option<u32>, Exhausted>; 3];

    fn visit<G: Heuristic>(self) -> Self::Output {
        let mut game = G::start(&G::FACTS.parse_options(["size=3"]).unwrap()).unwrap();
        for text in ["b2", "a1"] {
            game.apply(game.read(text).unwrap(), &mut ());
        }
        let first = game.person();
        [(Goal::Win, first), (Goal::Win, first.other()), (Goal::Draw, first.other())]
            .map(|(goal, person)| Forcing::new(goal, person, self.0).within(&game, 5))
    }
}

#[test]
fn the_centre_of_a_small_hex_board_wins_with_two_more_stones() {
    assert_eq!(GameId::Hex.visit(SmallHex(1_000_000)), [Ok(Some(3)), Ok(None), Ok(None)]);
}

#[test]
fn a_search_beyond_its_node_limit_is_an_error() {
    assert_eq!(GameId::Hex.visit(SmallHex(2))[0], Err(Exhausted));
}

#[test]
fn points_are_counted_from_the_persons_side() {
    // A finished match of Otelo.
    struct Ended;
    impl Visitor for Ended {
        type Output = ();
        fn visit<G: Heuristic>(self) {
            let options = G::FACTS.parse_options(["classico", "size=4"]).unwrap();
            let mut game = G::start(&options).unwrap();
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
            while game.outcome().is_none() {
                game.apply(game.sample(&mut rng, &mut Vec::new()), &mut ());
            }
            let [first, second] = game.score().unwrap();
            let margin = first - second;
            for (goal, holds) in [(margin, true), (margin + 1, false)] {
                assert_eq!(Goal::Score(goal).holds(&game, Player::First), holds);
            }
            assert!(Goal::Score(-margin).holds(&game, Player::Second));
            assert_eq!(Goal::Win.holds(&game, Player::First), game.outcome() == Some(Outcome::Win(Player::First)));
        }
    }
    GameId::Otelo111.visit(Ended);
}
