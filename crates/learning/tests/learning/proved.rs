//! Proved positions: repeats the proofs, the short ones in every run and all of them with `./check --long`.

use super::files::{assert_none, read};
use std::sync::Mutex;
use tabuleiro_catalogue::GameId;
use tabuleiro_engine::solve::{Proof, Report, Request, Value};
use tabuleiro_learning::{Proved, ProvedPositions, proved_path};
use tabuleiro_rules::Player;

/// The most nodes of a proof that is repeated in every run: a few seconds each, about half a minute together. Nodes are
/// the same on every machine, unlike seconds.
const QUICK: u64 = 4_000_000;
/// The most nodes of a proof that is repeated by the other methods too, which may need a hundred times as many.
const CHECKED_TWICE: u64 = 20_000;
/// The memory limit of a proof in bytes, above the need of any.
const MEMORY: u64 = 4 << 30;

/// Returns the proved positions of all games.
fn proved() -> Vec<(GameId, Proved)> {
    let of_game = |&game: &GameId| {
        let text = read(&proved_path(game))?;
        let positions = ProvedPositions::read(&text, game).unwrap_or_else(|error| panic!("{error}"));
        Some(positions.all().iter().map(|proved| (game, proved.clone())).collect::<Vec<_>>())
    };
    GameId::ALL.iter().filter_map(of_game).flatten().collect()
}

fn name(game: GameId, proved: &Proved) -> String {
    let words = proved.options.words(game.facts()).join(" ");
    format!("{} {words} {}", game.id(), serde_json::Value::Object(proved.position().object()))
}

fn prove(proved: &Proved, proof: Proof) -> Report {
    let request = Request { proof, measure: proved.measure(), memory: MEMORY, turn: Request::ONE_BY_ONE };
    let mut prover = proved.position().prover(request).unwrap_or_else(|error| panic!("{error}"));
    while !prover.think(1_000_000).finished {}
    prover.report()
}

/// Returns how a report differs from the file. Distances depend on the method and are compared only if both know them.
fn faults(proved: &Proved, report: Report) -> Option<String> {
    let mut actions: Vec<(String, Value)> =
        report.actions.into_iter().filter_map(|action| Some((action.text, action.value?))).collect();
    actions.sort_by(|a, b| a.0.cmp(&b.0));
    let found = (report.value, &actions);
    let plies = report.plies.filter(|_| proved.plies.is_some());
    let same = found == (Some(proved.value), &proved.actions) && (plies.is_none() || plies == proved.plies);
    (!same).then(|| format!("found {found:?} in {:?} actions", report.plies))
}

/// Repeats the proofs by the `chosen` methods, two at a time.
fn prove_again(chosen: impl Fn(&Proved) -> Vec<Proof> + Sync) {
    let all = proved();
    let (list, complaints) = (Mutex::new(all.iter()), Mutex::new(Vec::new()));
    let work = || {
        loop {
            let Some((game, proved)) = list.lock().unwrap().next() else { return };
            for proof in chosen(proved) {
                if let Some(fault) = faults(proved, prove(proved, proof)) {
                    let complaint = format!("{}, {}: {fault}", name(*game, proved), proof.name());
                    complaints.lock().unwrap().push(complaint);
                }
            }
        }
    };
    std::thread::scope(|scope| {
        scope.spawn(work);
        work();
    });
    assert_none(&complaints.into_inner().unwrap());
}

#[test]
fn short_proofs_can_be_repeated() {
    prove_again(|proved| if proved.nodes <= QUICK { vec![proved.proof] } else { Vec::new() });
}

#[test]
fn other_methods_confirm_very_short_proofs() {
    let others = |proved: &Proved| {
        let possible = |proof: &Proof| {
            let request =
                Request { proof: *proof, measure: proved.measure(), memory: 1 << 20, turn: Request::ONE_BY_ONE };
            // Retrograde analysis enumerates all reachable positions, too many for most games; no other method finds
            // draws.
            let reaches =
                *proof != Proof::Retrograde && !(*proof == Proof::AlphaBeta && proved.proof == Proof::Retrograde);
            *proof != proved.proof && reaches && proved.position().prover(request).is_ok()
        };
        Proof::ALL.into_iter().filter(possible).collect()
    };
    prove_again(|proved| if proved.nodes <= CHECKED_TWICE { others(proved) } else { Vec::new() });
}

#[test]
#[ignore = "takes hours; ./check --long runs it"]
fn all_proofs_can_be_repeated() {
    prove_again(|proved| vec![proved.proof]);
}

#[test]
fn the_value_of_a_position_is_that_of_its_best_action() {
    for (game, proved) in proved() {
        let worth = |value: Value| match value {
            Value::Win(Player::First) => 1,
            Value::Win(Player::Second) => -1,
            Value::Draw => 0,
            Value::Margin(points) => points,
        };
        let worths = proved.actions.iter().map(|&(_, value)| worth(value));
        let best = if proved.position().person() == Player::First { worths.max() } else { worths.min() };
        assert_eq!(best, Some(worth(proved.value)), "{}", name(game, &proved));
    }
}

#[test]
fn no_position_occurs_twice() {
    let mut names: Vec<String> = proved().iter().map(|(game, proved)| name(*game, proved)).collect();
    names.sort_unstable();
    let twice: Vec<&String> = names.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| &pair[0]).collect();
    assert!(twice.is_empty(), "{twice:?}");
    assert!(!names.is_empty(), "the reader finds the files");
}

#[test]
fn every_game_has_a_proved_position() {
    let all = proved();
    let has_none = |game: &&GameId| !all.iter().any(|(with, _)| with == *game);
    let without: Vec<&str> = GameId::ALL.iter().filter(has_none).map(|game| game.id()).collect();
    assert!(without.is_empty(), "{without:?}");
}
