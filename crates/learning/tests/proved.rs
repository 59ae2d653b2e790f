//! Every proved position is proved again: what took little work here and now, the rest by `./check --long`.

use std::path::PathBuf;
use std::sync::Mutex;
use tabuleiro_engine::solve::{Proof, Report, Request, Value};
use tabuleiro_games::GameId;
use tabuleiro_learning::{Proved, ProvedPositions, proved_path};
use tabuleiro_rules::Player;

/// What takes a few seconds of any processor; all of it together takes about half a minute. Nodes are counted and not
/// seconds: they are the same everywhere.
const QUICK: u64 = 4_000_000;
/// So little that a second method may take a hundred times as much.
const CHECKED_TWICE: u64 = 20_000;
/// More than any of them needs.
const MEMORY: u64 = 4 << 30;

/// The proved positions of every game that has some.
fn proved() -> Vec<(GameId, Proved)> {
    let read = |&game: &GameId| {
        let path = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(proved_path(game));
        let text = std::fs::read_to_string(path).ok()?;
        let positions = ProvedPositions::read(&text, game).unwrap_or_else(|error| panic!("{error}"));
        Some(positions.all().iter().map(|proved| (game, proved.clone())).collect::<Vec<_>>())
    };
    GameId::ALL.iter().filter_map(read).flatten().collect()
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

/// What a report says otherwise than the file. Distances are those of the method.
fn faults(proved: &Proved, report: Report) -> Option<String> {
    let mut actions: Vec<(String, Value)> =
        report.actions.into_iter().filter_map(|action| Some((action.text, action.value?))).collect();
    actions.sort_by(|a, b| a.0.cmp(&b.0));
    let found = (report.value, &actions);
    let plies = report.plies.filter(|_| proved.plies.is_some());
    let same = found == (Some(proved.value), &proved.actions) && (plies.is_none() || plies == proved.plies);
    (!same).then(|| format!("found {found:?} in {:?} actions", report.plies))
}

/// Proves again what is chosen, two at a time.
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
    let complaints = complaints.into_inner().unwrap();
    assert!(complaints.is_empty(), "{} complaints:\n{}", complaints.len(), complaints.join("\n"));
}

#[test]
fn what_took_little_is_proved_again() {
    prove_again(|proved| if proved.nodes <= QUICK { vec![proved.proof] } else { Vec::new() });
}

#[test]
fn what_took_next_to_nothing_is_proved_by_the_other_methods_too() {
    let others = |proved: &Proved| {
        let possible = |proof: &Proof| {
            let request =
                Request { proof: *proof, measure: proved.measure(), memory: 1 << 20, turn: Request::ONE_BY_ONE };
            // All positions that can be reached are too many for most games, and draws are seen by none but that method.
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
fn whatever_was_ever_proved_is_proved_again() {
    prove_again(|proved| vec![proved.proof]);
}

#[test]
fn a_position_is_worth_what_its_best_action_is() {
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
fn no_position_is_told_twice() {
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
