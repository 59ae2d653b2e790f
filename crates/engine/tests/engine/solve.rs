//! Solvers compared with each other, with known values and with brute force.

use crate::oracle::{by_points, by_winner, minimax};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use std::collections::HashMap;
use tabuleiro_catalogue::{AnyPosition, GameId};
use tabuleiro_engine::search::{Level, Opponent};
use tabuleiro_engine::solve::{
    ActionReport, Measure, Proof, ProofProgress, ProvingOpponent, Refusal, Report, Request, Value,
};
use tabuleiro_rules::{Player, below};

fn start(id: &str, words: &[&str]) -> Box<dyn AnyPosition> {
    let game = GameId::find(id).unwrap();
    game.start(&game.facts().parse_options(words.iter().copied()).unwrap()).unwrap()
}

fn request(proof: Proof, measure: Measure) -> Request {
    Request { proof, measure, memory: 1 << 24, turn: Request::ONE_BY_ONE }
}

/// The report of a finished proof.
fn proved(position: &dyn AnyPosition, request: Request) -> Report {
    let mut prover = position.prover(request).unwrap();
    while !prover.think(100_000).finished {}
    prover.report()
}

/// Returns the methods that can prove who wins a position.
fn methods(position: &dyn AnyPosition) -> impl Iterator<Item = Proof> {
    Proof::ALL.into_iter().filter(|&proof| position.prover(request(proof, Measure::Win)).is_ok())
}

/// Small games with wins, draws, turns of several actions and a swap.
const SMALL: [(&str, &[&str]); 5] = [
    ("hex", &["size=3"]),
    ("konane", &["size=4"]),
    ("otelo_1_11", &["classico", "size=4"]),
    ("otelo_1_11", &["size=4"]),
    ("dominorio", &["size=4"]),
];

#[test]
fn every_method_agrees_with_brute_force_about_every_first_action() {
    for (id, words) in SMALL {
        let position = start(id, words);
        for proof in methods(&*position) {
            let report = proved(&*position, request(proof, Measure::Win));
            let mut known = HashMap::new();
            for ActionReport { text, value, .. } in &report.actions {
                let mut next = position.boxed();
                next.play(text, &mut Vec::new()).unwrap();
                let worth = minimax(&next, &mut known, &by_winner);
                assert_eq!(*value, Some(Measure::Win.value(worth)), "{id} {text} {proof:?}");
            }
            let worth = minimax(&position, &mut known, &by_winner);
            assert_eq!(report.value, Some(Measure::Win.value(worth)), "{id} {proof:?}");
        }
    }
}

#[test]
fn static_analysis_of_a_game_agrees_with_alpha_beta() {
    for (id, size, plies) in [("hex", "size=4", 3..9), ("hex", "size=5", 11..17), ("atari_go", "size=4", 2..9)] {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
        for plies in plies.cycle().take(12) {
            let mut position = start(id, &[size]);
            for _ in 0..plies {
                let legal = position.legal();
                if legal.is_empty() {
                    break;
                }
                let drawn = below(&mut rng, legal.len() as u32) as usize;
                position.play_offer(&legal[drawn], &mut Vec::new()).unwrap();
            }
            if position.outcome().is_some() {
                continue;
            }
            let [analysed, searched] = [Proof::ProofNumber, Proof::AlphaBeta].map(|proof| {
                let report = proved(&*position, request(proof, Measure::Win));
                report.actions.into_iter().map(|action| (action.text, action.value)).collect::<Vec<_>>()
            });
            assert_eq!(analysed, searched, "{id} {:?}", position.object());
        }
    }
}

#[test]
fn scores_agree_with_brute_force() {
    for words in [&["classico", "size=4"][..], &["size=4"]] {
        let position = start("otelo_1_11", words);
        let worth = minimax(&position, &mut HashMap::new(), &by_points);
        for proof in [Proof::ProofNumber, Proof::AlphaBeta] {
            let report = proved(&*position, request(proof, Measure::Score));
            assert_eq!(report.value, Some(Value::Margin(worth)), "{words:?} {proof:?}");
            assert!(report.is_complete());
        }
    }
}

#[test]
fn the_highest_level_gives_away_no_points_at_the_end() {
    for (id, words, plies) in
        [("kalah", &[][..], 8), ("kalah", &["maioria"], 8), ("copos", &[], 8), ("produto", &[], 6)]
    {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
        let mut contested = 0;
        for _ in 0..40 {
            let mut line = vec![start(id, words)];
            while line[line.len() - 1].outcome().is_none() {
                let mut next = line[line.len() - 1].boxed();
                let legal = next.legal();
                let drawn = below(&mut rng, legal.len() as u32) as usize;
                next.play_offer(&legal[drawn], &mut Vec::new()).unwrap();
                line.push(next);
            }
            let position = &line[line.len() - 1 - plies];
            let mut prover = position.prover(request(Proof::AlphaBeta, Measure::Score)).unwrap();
            if !prover.think(200_000).finished {
                continue;
            }
            let report = prover.report();
            let margin = |action: &ActionReport| match action.value {
                Some(Value::Margin(points)) if position.person() == Player::First => points,
                Some(Value::Margin(points)) => -points,
                other => panic!("{other:?}"),
            };
            let margins: Vec<i32> = report.actions.iter().map(margin).collect();
            let mut opponent = position.opponents(1, 1).remove(0);
            let best = opponent.think(200_000).best.unwrap();
            let played = report.actions.iter().find(|action| action.text == best).map(margin);
            assert_eq!(played, margins.iter().copied().max(), "{id} {:?}", position.object());
            contested += u32::from(margins.iter().any(|&other| other != margins[0]));
        }
        assert!(contested > 2, "{id} {words:?}: {contested}");
    }
}

#[test]
fn proved_margins_of_all_actions_decide_at_once() {
    let mut position = start("otelo_1_11", &["classico", "size=6"]);
    let first = position.legal().remove(0);
    position.play_offer(&first, &mut Vec::new()).unwrap();
    assert_eq!(position.person(), Player::Second);
    let texts: Vec<String> = position.legal().into_iter().map(|offer| offer.text).collect();
    for best in &texts {
        // All actions win for the second side, `best` by the most points.
        let margin = |text: &String| Value::Margin(if text == best { -9 } else { -5 });
        let known = texts.iter().map(|text| (text.clone(), margin(text)));
        let search = position.opponent(Level::BEST.into(), 1);
        let mut opponent = ProvingOpponent::informed(search, position.person(), position.purpose(), known);
        let progress = opponent.think(1_000);
        assert_eq!((progress.best.as_ref(), progress.value, progress.finished), (Some(best), 1.0, true));
    }
}

#[test]
fn two_methods_agree_on_the_distance() {
    for (id, words) in SMALL {
        let position = start(id, words);
        let [forwards, backwards] =
            [Proof::AlphaBeta, Proof::Retrograde].map(|proof| proved(&*position, request(proof, Measure::Win)));
        assert_eq!(forwards.plies, backwards.plies, "{id} {words:?}");
        assert!(forwards.plies.is_some());
    }
}

#[test]
fn slicing_does_not_change_a_report() {
    let position = start("dominorio", &["size=4"]);
    for proof in Proof::ALL {
        let [whole, sliced] = [u64::MAX, 7].map(|slice| {
            let mut prover = position.prover(request(proof, Measure::Win)).unwrap();
            while !prover.think(slice).finished {}
            prover.report()
        });
        assert_eq!(whole, sliced, "{proof:?}");
    }
}

#[test]
fn a_table_that_is_too_small_changes_no_value() {
    let position = start("hex", &["size=3"]);
    let whole = proved(&*position, request(Proof::ProofNumber, Measure::Win));
    for proof in [Proof::ProofNumber, Proof::AlphaBeta] {
        let report = proved(&*position, Request { memory: 2048, ..request(proof, Measure::Win) });
        let values = |report: &Report| report.actions.iter().map(|action| action.value).collect::<Vec<_>>();
        assert_eq!(values(&report), values(&whole));
    }
}

#[test]
fn an_interrupted_proof_reports_the_values_known_so_far() {
    let position = start("dominorio", &["size=5"]);
    let mut prover = position.prover(request(Proof::ProofNumber, Measure::Win)).unwrap();
    let mut progress = ProofProgress::default();
    while progress.settled < 3 {
        progress = prover.think(100);
    }
    let report = prover.report();
    assert!(!progress.finished && !report.is_complete());
    assert!(report.actions.iter().any(|action| action.value.is_some()));
    assert_eq!(report.value, None, "all actions lose, which is known only after the last one");
}

#[test]
fn methods_refuse_what_they_cannot_prove() {
    let refusal = |id, words, proof, measure| start(id, words).prover(request(proof, measure)).err();
    let found = refusal("moinho", &[], Proof::ProofNumber, Measure::Win);
    assert_eq!(found, Some(Refusal::Recurs { game: "moinho", method: "df-pn" }));
    let found = refusal("hex", &[], Proof::AlphaBeta, Measure::Score);
    assert_eq!(found, Some(Refusal::NoScore { game: "hex" }));
    let found = refusal("go_em_linha", &[], Proof::Retrograde, Measure::Win);
    assert_eq!(found, Some(Refusal::Barred { game: "go_em_linha", method: "retrograde" }));
    let found = refusal("ming_mang", &[], Proof::AlphaBeta, Measure::Win);
    assert!(matches!(found, Some(Refusal::Counted { game: "ming_mang", .. })), "{found:?}");
    let found = refusal("kalah", &[], Proof::Retrograde, Measure::Score);
    assert_eq!(found, Some(Refusal::Points { method: "retrograde" }));
    let found = refusal("hex", &[], Proof::Sums, Measure::Win);
    assert_eq!(found, Some(Refusal::Whole { game: "hex" }));
}

#[test]
fn a_graph_that_exceeds_the_memory_is_given_up() {
    let position = start("hex", &["size=4"]);
    let report = proved(&*position, Request { memory: 1 << 16, ..request(Proof::Retrograde, Measure::Win) });
    assert_eq!(report.value, None);
    assert_eq!(report.actions.len(), 16);
}

#[test]
fn the_highest_level_keeps_every_provable_win() {
    let won = [
        ("dominorio", "size=4x4", Player::First),
        ("rastros", "size=5", Player::First),
        ("hex", "size=4", Player::Second),
    ];
    for (id, word, winner) in won {
        for seed in 0..4 {
            let mut position = start(id, &[word]);
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
            while position.outcome().is_none() {
                let action = if position.person() == winner {
                    position.opponent(Level::BEST.into(), seed).think(1 << 21).best.unwrap()
                } else {
                    let legal = position.legal();
                    legal[below(&mut rng, legal.len() as u32) as usize].text.clone()
                };
                position.play(&action, &mut Vec::new()).unwrap();
            }
            assert_eq!(by_winner(&position), if winner == Player::First { 1 } else { -1 }, "{id} {word} {seed}");
        }
    }
}

#[test]
fn an_adviser_gives_the_exact_value_of_every_action_of_small_games() {
    for (id, words) in SMALL {
        let position = start(id, words);
        let report = proved(&*position, request(Proof::AlphaBeta, Measure::Win));
        let mut adviser = position.adviser(1);
        let progress = (0..1000).map(|_| adviser.think(10_000)).find(|progress| progress.finished).unwrap();
        let candidates = adviser.candidates();
        assert_eq!(progress.best.as_ref(), Some(&candidates[0].text), "{id}");
        assert_eq!(candidates.len(), report.actions.len(), "{id}");
        for candidate in candidates {
            let of = report.actions.iter().find(|action| action.text == candidate.text).unwrap();
            let value = match of.value.unwrap() {
                Value::Win(winner) if winner == position.person() => 1.0,
                Value::Win(_) => -1.0,
                _ => 0.0,
            };
            assert_eq!((candidate.value, candidate.is_certain()), (value, true), "{id} {}", candidate.text);
        }
    }
}

#[test]
fn proving_the_actions_in_turns_changes_no_value() {
    for (id, words) in SMALL {
        let position = start(id, words);
        for proof in [Proof::ProofNumber, Proof::AlphaBeta] {
            let whole = proved(&*position, request(proof, Measure::Win));
            let turns = proved(&*position, Request { turn: 16, ..request(proof, Measure::Win) });
            assert_eq!((turns.value, turns.actions), (whole.value, whole.actions), "{id} {proof:?}");
        }
    }
}
