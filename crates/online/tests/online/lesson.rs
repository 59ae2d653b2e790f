//! A simulated class: pupils with tablets that sleep, leave and come late, all behind the one address of a school, and servers
//! that are lost. At each moment:
//!
//! * an action that was acknowledged stays in the record;
//! * nobody sits at two matches of a class at once, and nobody meets another twice in the rounds;
//! * a round has only those who are present, and ends by itself;
//! * what a server reads from the ledger is what the others know.

mod school;

use school::{Pace, School};

#[test]
fn twenty_five_pupils_play_five_rounds_although_tablets_sleep_and_the_server_is_killed() {
    for seed in 1..=3 {
        let pace = Pace { pupils: 25, late: 3, leave: 2, asleep: 400, servers: 1, kills: 2, rounds: 5 };
        School::new(pace, seed).run();
    }
}

#[test]
fn two_servers_with_one_ledger_hold_a_class() {
    for seed in 1..=3 {
        let pace = Pace { pupils: 24, late: 2, leave: 2, asleep: 400, servers: 2, kills: 3, rounds: 4 };
        School::new(pace, seed).run();
    }
}

#[test]
fn two_hundred_entrants_play_a_championship() {
    let pace = Pace { pupils: 200, late: 0, leave: 0, asleep: 4000, servers: 1, kills: 1, rounds: 3 };
    School::new(pace, 1).run();
}
