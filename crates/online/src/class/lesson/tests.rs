//! Tests of the proposals for a lesson.

use super::*;
use std::collections::BTreeSet;
use tabuleiro_catalogue::matches::{Match, Record};

fn cycles() -> impl Iterator<Item = Option<Cycle>> {
    Cycle::ALL.into_iter().map(Some).chain([None])
}

#[test]
fn every_proposal_can_be_played_and_ends_with_the_lesson() {
    let mut played = BTreeSet::new();
    for (cycle, children, minutes) in
        cycles().flat_map(|cycle| (2..=60).flat_map(move |children| (10..=120).map(move |m| (cycle, children, m))))
    {
        let proposals = propose(children, minutes, cycle);
        assert!(proposals.len() >= 3, "{cycle:?} {children} {minutes}");
        for Proposal { setup, reasons, minutes: total } in proposals {
            let case = format!("{children} children, {minutes} minutes, {setup:?} {reasons:?}");
            let (round, rounds) = (setup.minutes.unwrap(), setup.rounds.unwrap_or(0));
            let set_up = reasons.iter().find_map(|reason| match reason {
                Reason::SetUp { minutes, .. } => Some(*minutes),
                _ => None,
            });
            let play = if setup.system == System::Free { round } else { rounds * (round + CHANGE) };
            assert_eq!(set_up.unwrap() + play + PRIZES, total, "{case}");
            assert!(total <= minutes, "{case}");
            assert_eq!(setup.system == System::Free, setup.rounds.is_none(), "{case}");
            match setup.system {
                System::Robin => assert_eq!(rounds, full(children).1, "{case}"),
                System::Swiss => assert!((2..=swiss::rounds(children)).contains(&rounds), "{case}"),
                System::Free => assert!(round >= 4, "{case}"),
                System::Simultaneous | System::Computer | System::Puzzles => panic!("{case}"),
            }
            if setup.system != System::Free {
                let long = reasons.iter().any(|reason| match reason {
                    Reason::FitsGame { minutes, .. } => minutes * u32::from(setup.matches) <= round,
                    _ => false,
                });
                assert!(long, "{case}");
            }
            played.insert((setup.game, setup.options));
        }
    }
    for (game, options) in played {
        let record = Record { options: options.clone(), ..Record::of(&game) };
        assert!(Match::from_record(&record).is_ok(), "{game} {options:?}");
    }
}

/// Returns the proposal in a short form: game, options, rounds × minutes × matches.
fn short(proposal: &Proposal) -> String {
    let Setup { game, options, system, rounds, minutes, matches, .. } = &proposal.setup;
    let (rounds, minutes) = (rounds.unwrap_or(0), minutes.unwrap());
    format!("{game} {} {system:?} {rounds}×{minutes}×{matches}", options.join(" "))
}

#[test]
fn a_lesson_of_45_minutes_has_a_tournament_on_boards_that_fit() {
    let list: Vec<String> = propose(24, 45, Some(Cycle::First)).iter().map(short).collect();
    assert_eq!(list, ["semaforo  Swiss 4×6×1", "gatos_e_caes  Swiss 2×15×1", "rastros size=5 Swiss 4×6×1"]);
    let reasons = &propose(25, 45, Some(Cycle::First))[2].reasons;
    let game = "rastros".to_string();
    assert_eq!(
        *reasons,
        [
            Reason::Preset { cycle: Cycle::First },
            Reason::FitsGame { game, minutes: 6 },
            Reason::SmallBoard,
            Reason::Rounds { rounds: 4, minutes: 6 },
            Reason::FewRounds { needed: 6 },
            Reason::OddNumber,
            Reason::SetUp { minutes: 8, short: false },
            Reason::Change { seconds: 120 },
            Reason::Prizes { minutes: 3 },
        ]
    );
}

#[test]
fn few_children_all_meet_each_other() {
    let best = |children, minutes| short(&propose(children, minutes, Some(Cycle::First))[0]);
    assert_eq!(best(2, 45), "semaforo  Robin 1×15×2");
    assert_eq!(best(3, 45), "semaforo  Robin 3×8×1");
    assert_eq!(best(6, 60), "semaforo  Robin 5×7×1");
    assert_eq!(best(6, 90), "semaforo  Robin 5×13×2");
    assert_eq!(best(6, 30), "semaforo  Swiss 3×5×1");
    assert_eq!(best(7, 60), "semaforo  Swiss 4×10×2");
}

#[test]
fn without_time_for_two_rounds_whoever_is_ready_plays() {
    let list = propose(20, 15, Some(Cycle::Second));
    assert!(list.iter().all(|proposal| proposal.setup.system == System::Free), "{list:?}");
    assert!(list[0].reasons.contains(&Reason::SetUp { minutes: 3, short: true }));
    assert!(list[0].reasons.contains(&Reason::FreePlay { minutes: 9 }));
    // A tournament comes before free play of an easier game.
    let systems: Vec<System> = propose(20, 25, Some(Cycle::Second)).iter().map(|plan| plan.setup.system).collect();
    assert_eq!(systems, [System::Swiss, System::Free, System::Free]);
}

#[test]
fn outside_the_limits_there_is_no_proposal() {
    for (children, minutes) in [(1, 45), (201, 45), (20, 9), (20, 181)] {
        assert_eq!(propose(children, minutes, None), [], "{children} {minutes}");
    }
    for (children, minutes) in [(2, 10), (200, 10), (2, 180), (200, 180)] {
        assert!(!propose(children, minutes, None).is_empty(), "{children} {minutes}");
    }
}

#[test]
fn a_reason_is_data() {
    let reason = Reason::FitsGame { game: "hex".into(), minutes: 7 };
    assert_eq!(serde_json::to_string(&reason).unwrap(), r#"{"why":"fits_game","game":"hex","minutes":7}"#);
    let preset = serde_json::to_string(&Reason::Preset { cycle: Cycle::Secondary }).unwrap();
    assert_eq!(preset, r#"{"why":"preset","cycle":"secondary"}"#);
}
