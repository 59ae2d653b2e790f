//! Kills a process that keeps, replaces and removes matches, at random moments, and checks that nothing that it was told
//! to be kept is lost.

use super::children::{given_path, in_role, tell, told};
use super::{entry, place};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;
use std::time::Duration;
use tabuleiro_kept::{MatchId, Shelf, ShelfError};

/// The child: changes the shelf for ever. It tells each change before (`put TIME`, `replace ID N`, `remove ID`) and after
/// (`done ID N`; 0 actions stand for a removed match).
fn change(path: &Path) -> ! {
    let shelf = Shelf::at(path);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(u64::from(std::process::id()));
    let mut kept: Vec<MatchId> = Vec::new();
    loop {
        let actions = 1 + rng.next_u64() as usize % 100;
        let pick = rng.next_u64() as usize % kept.len().max(1);
        match (rng.next_u32() % 8, kept.get(pick).copied()) {
            (0, Some(id)) => {
                tell(&format!("remove {id}"));
                shelf.remove(id).unwrap();
                kept.swap_remove(pick);
                tell(&format!("done {id} 0"));
            }
            (1..4, Some(id)) => {
                tell(&format!("replace {id} {actions}"));
                shelf.replace(id, &entry(id.begun(), actions)).unwrap();
                tell(&format!("done {id} {actions}"));
            }
            _ => {
                let begun = rng.next_u64() % 1_000;
                tell(&format!("put {begun}"));
                let id = shelf.put(&entry(begun, actions)).unwrap();
                kept.push(id);
                tell(&format!("done {id} {actions}"));
            }
        }
    }
}

/// Reads what a child told into the actions of each match; returns the match of the change that was not confirmed.
fn follow(told: &[String], kept: &mut BTreeMap<MatchId, usize>) -> Option<MatchId> {
    let (mut pending, mut put) = (None, None);
    for line in told {
        let words: Vec<&str> = line.split(' ').collect();
        let id = |word: &str| MatchId(word.parse().unwrap());
        match words[..] {
            ["done", at, actions] => {
                kept.insert(id(at), actions.parse().unwrap());
                (pending, put) = (None, None);
            }
            ["remove", at] | ["replace", at, _] => pending = Some(id(at)),
            ["put", begun] => put = begun.parse::<u64>().ok(),
            _ => {}
        }
    }
    // The match of a `put` that was not confirmed may have the id of one that was removed before.
    kept.retain(|id, actions| *actions > 0 || Some(id.begun()) != put);
    pending
}

#[test]
fn nothing_kept_is_lost_when_the_process_is_killed() {
    if let Some(path) = given_path() {
        change(&path);
    }
    let given = std::env::var("TABULEIRO_KILLS").ok().and_then(|kills| kills.parse().ok());
    let kills = given.unwrap_or(if std::env::var_os("TABULEIRO_LONG").is_some() { 200 } else { 12 });
    let (folder, path) = place();
    let shelf = Shelf::at(&path);
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let (mut kept, mut changes) = (BTreeMap::new(), 0);
    for round in 0..kills {
        let program = Command::new(std::env::current_exe().unwrap());
        let mut child =
            in_role(program, "kills::nothing_kept_is_lost_when_the_process_is_killed", &path).spawn().unwrap();
        let delay = Duration::from_micros(10_000 + rng.next_u64() % 290_000);
        // The pipe is read while the child runs, so that it does not wait for this process.
        let lines = std::thread::scope(|scope| {
            let (output, child) = (child.stdout.take().unwrap(), &mut child);
            scope.spawn(move || {
                std::thread::sleep(delay);
                child.kill().unwrap();
                child.wait().unwrap();
            });
            told(output)
        });
        changes += lines.iter().filter(|line| line.starts_with("done")).count();
        let pending = follow(&lines, &mut kept);
        for (&id, &actions) in kept.iter().filter(|&(&id, _)| Some(id) != pending) {
            match shelf.get(id) {
                Ok(found) => assert_eq!(found, entry(id.begun(), actions), "round {round}"),
                Err(ShelfError::Missing(_)) => assert_eq!(actions, 0, "round {round}: match {id} is lost"),
                Err(error) => panic!("round {round}: {error}"),
            }
        }
        // The change that was not confirmed is there or not.
        if let Some(id) = pending {
            match shelf.get(id) {
                Ok(found) => drop(kept.insert(id, found.summary.actions)),
                Err(ShelfError::Missing(_)) => drop(kept.insert(id, 0)),
                Err(error) => panic!("round {round}: {error}"),
            }
        }
    }
    let left = kept.values().filter(|&&actions| actions > 0).count();
    println!("{kills} kills, {changes} changes confirmed, {left} matches kept");
    assert!(changes > kills, "the children were killed before they changed anything");
    // Files that were being created when a process was killed may be left, but not more than kills.
    assert!(std::fs::read_dir(folder.path()).unwrap().count() <= 1 + kills);
}
