//! Rounds of a class: their matches, the bell, decisions, free play, displays and races.

use super::*;

#[test]
fn a_round_begins_for_all_who_are_present_and_ends_with_their_results() {
    let mut lesson = Lesson::new(5, setup(System::Swiss));
    let led = lesson.lead(Order::Propose { section: 0, host: None });
    let proposal = led.sections[0].proposal.clone().unwrap();
    assert_eq!((proposal.pairs.len(), proposal.bye.is_some()), (2, true));
    (0..5).for_each(|pupil| drop(lesson.hall.inbox(pupil)));
    let led = lesson.lead(Order::Start { section: 0 });
    assert_eq!((led.sections[0].phase, led.sections[0].round, led.sections[0].rounds), (Phase::Playing, 1, 4));
    let mut playing = 0;
    for pupil in 0..5 {
        let inbox = lesson.hall.inbox(pupil);
        let view = lesson.view(pupil);
        match &inbox[..] {
            [] => assert_eq!(view.now, Now::Bye { point: true }),
            [ServerMessage::Seated { table, .. }, ServerMessage::Table { class, .. }] => {
                assert_eq!(class.as_ref(), Some(&lesson.code));
                assert!(matches!(&view.now, Now::Play { table: own, .. } if own == table), "{view:?}");
                playing += 1;
            }
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(playing, 4);
    let tables: Vec<String> = led.sections[0].pairs.iter().map(|pair| pair.table.clone()).collect();
    tables.iter().for_each(|table| lesson.play_out(table));
    lesson.pass(2);
    let led = lesson.led();
    assert_eq!(led.sections[0].phase, Phase::Between);
    assert!(led.sections[0].pairs.iter().all(|pair| pair.results.iter().all(Option::is_some)));
    assert_eq!(led.sections[0].standings.iter().map(|line| line.halves).sum::<u32>(), 6);
    let view = lesson.view(0);
    assert_eq!((view.now, view.met.len(), view.rank.is_some()), (Now::Wait {}, 1, true));
}

#[test]
fn the_bell_makes_draws_of_matches_and_gives_an_absent_person_nothing() {
    let mut lesson = Lesson::new(4, Setup { minutes: Some(5), ..setup(System::Swiss) });
    let led = lesson.begin();
    let [one, other] = [0, 1].map(|pair: usize| led.sections[0].pairs[pair].table.clone());
    let mover = lesson.pupil_at(&one, Person::First);
    lesson.hall.play(mover, &one, 0, "a1");
    // At the other table somebody's device sleeps from the beginning.
    let sleeper = lesson.pupil_at(&other, Person::Second);
    let awake: Vec<u64> = (0..4).filter(|&pupil| pupil != sleeper).chain([TEACHER]).collect();
    lesson.hall.pass(299, &awake);
    assert_eq!(lesson.led().sections[0].phase, Phase::Playing);
    lesson.hall.pass(3, &awake);
    let led = lesson.led();
    assert_eq!(led.sections[0].phase, Phase::Between);
    let of = |table: &str| led.sections[0].pairs.iter().find(|pair| pair.table == table).unwrap().results.clone();
    assert_eq!((of(&one), of(&other)), (vec![Some(Result_::Draw)], vec![Some(Result_::FirstUnplayed)]));
    assert_eq!(lesson.decides(&one), None);
    assert_eq!(led.entrants.iter().filter(|entrant| entrant.state == State::Missed).count(), 1);
    // Who comes back is paired in the next round.
    lesson.hall.hello(sleeper, Some(&lesson.hall.tokens[&sleeper].clone()));
    lesson.pass(2);
    let led = lesson.lead(Order::Propose { section: 0, host: None });
    assert_eq!(led.sections[0].proposal.as_ref().unwrap().pairs.len(), 2);
    assert!(led.entrants.iter().all(|entrant| entrant.state == State::In));
}

#[test]
fn after_the_bell_the_teacher_decides_or_lets_a_match_go_on() {
    let mut lesson = Lesson::new(4, Setup { bell: AtBell::Decide, ..setup(System::Swiss) });
    let led = lesson.begin();
    let [one, other] = [0, 1].map(|pair: usize| led.sections[0].pairs[pair].table.clone());
    let led = lesson.lead(Order::Bell { section: 0 });
    assert_eq!(led.sections[0].phase, Phase::Waiting);
    let mover = lesson.pupil_at(&one, Person::First);
    assert_eq!(
        why(&lesson
            .hall
            .play(mover, &one, 0, "a1")
            .into_iter()
            .filter(|m| matches!(m, ServerMessage::Refused { .. }))
            .collect::<Vec<_>>()),
        Why::Paused
    );
    let decide = |pair, outcome| Order::Decide { section: 0, round: 1, pair, game: 0, outcome };
    lesson.lead(decide(0, None));
    lesson.hall.inbox(mover);
    lesson.hall.play(mover, &one, 0, "a1");
    let led = lesson.lead(decide(1, Some(Result_::Second)));
    assert_eq!(led.sections[0].pairs[1].results, [Some(Result_::Second)]);
    assert_eq!(lesson.decides(&other), None);
    lesson.play_out(&one);
    lesson.pass(2);
    assert_eq!(lesson.led().sections[0].phase, Phase::Between);
    // A result can be corrected afterwards.
    let led = lesson.lead(decide(0, Some(Result_::Draw)));
    assert_eq!(led.sections[0].pairs[0].results, [Some(Result_::Draw)]);
}

#[test]
fn a_round_is_taken_back_and_its_tables_stand_still() {
    let mut lesson = Lesson::new(4, setup(System::Swiss));
    let led = lesson.begin();
    let table = led.sections[0].pairs[0].table.clone();
    let led = lesson.lead(Order::TakeBack { section: 0 });
    assert_eq!((led.sections[0].phase, led.sections[0].round), (Phase::Lobby, 0));
    assert_eq!(lesson.decides(&table), None);
    lesson.pass(1);
    assert_eq!(lesson.view(0).now, Now::Wait {});
    let led = lesson.begin();
    assert_eq!(led.sections[0].round, 1);
    assert!(led.sections[0].pairs.iter().all(|pair| pair.table != table));
}

#[test]
fn after_the_end_of_the_class_a_match_that_went_on_is_over_and_not_paused() {
    let mut lesson = Lesson::new(2, setup(System::Swiss));
    let table = lesson.begin().sections[0].pairs[0].table.clone();
    let mover = lesson.pupil_at(&table, Person::First);
    lesson.lead(Order::End {});
    lesson.hall.inbox(mover);
    assert_eq!(why(&lesson.hall.play(mover, &table, 0, "a1")), Why::Over);
}

#[test]
fn while_the_class_is_paused_nobody_plays_and_no_time_runs() {
    let clock = Some(ClockSetting { main: 60, increment: 0 });
    let mut lesson = Lesson::new(2, Setup { clock, minutes: Some(5), ..setup(System::Swiss) });
    let table = lesson.begin().sections[0].pairs[0].table.clone();
    let mover = lesson.pupil_at(&table, Person::First);
    lesson.pass(10);
    lesson.lead(Order::Pause { paused: true });
    lesson.pass(100);
    let left = lesson.led().sections[0].left.unwrap();
    assert!((289_000..=291_000).contains(&left), "{left}");
    lesson.hall.inbox(mover);
    assert_eq!(why(&lesson.hall.play(mover, &table, 0, "a1")), Why::Paused);
    lesson.lead(Order::Pause { paused: false });
    lesson.hall.inbox(mover);
    let answers = lesson.hall.play(mover, &table, 0, "a1");
    let [ServerMessage::Played { clock: Some(ClockTimes { first, .. }), .. }, ..] = &answers[..] else {
        panic!("{answers:?}")
    };
    assert!((45_000..=50_000).contains(first), "{first}");
}

#[test]
fn a_pair_plays_two_matches_with_the_seats_exchanged() {
    let mut lesson = Lesson::new(2, Setup { matches: 2, ..setup(System::Swiss) });
    let table = lesson.begin().sections[0].pairs[0].table.clone();
    let first = lesson.pupil_at(&table, Person::First);
    lesson.play_out(&table);
    lesson.pass(12);
    assert_eq!(lesson.pupil_at(&table, Person::Second), first);
    assert!(matches!(lesson.view(first).now, Now::Play { .. }));
    lesson.play_out(&table);
    lesson.pass(2);
    let led = lesson.led();
    // The same seat won both times, so each entrant won once.
    let mut results = led.sections[0].pairs[0].results.clone();
    results.sort_by_key(|result| *result == Some(Result_::Second));
    assert_eq!(results, [Some(Result_::First), Some(Result_::Second)]);
    assert_eq!(led.sections[0].phase, Phase::Over);
    lesson.hall.inbox(first);
    assert_eq!(lesson.hall.why(first, ClientMessage::Rematch { table }), Why::Illegal);
}

#[test]
fn in_free_play_whoever_is_ready_is_paired_again() {
    let mut lesson = Lesson::new(5, setup(System::Free));
    lesson.lead(Order::Start { section: 0 });
    lesson.pass(2);
    let led = lesson.led();
    assert_eq!(led.sections[0].pairs.len(), 2);
    let tables: Vec<String> = led.sections[0].pairs.iter().map(|pair| pair.table.clone()).collect();
    lesson.play_out(&tables[0]);
    lesson.pass(2);
    assert_eq!(lesson.led().sections[0].pairs.iter().filter(|pair| pair.results[0].is_none()).count(), 1);
    lesson.pass(12);
    let led = lesson.led();
    assert_eq!(led.sections[0].pairs.iter().filter(|pair| pair.results[0].is_none()).count(), 2, "{led:?}");
    let led = lesson.lead(Order::Bell { section: 0 });
    assert!(led.sections[0].pairs.iter().all(|pair| pair.results[0].is_some()));
    lesson.pass(30);
    assert_eq!(lesson.led().sections[0].phase, Phase::Over);
}

#[test]
fn a_round_has_nobody_who_has_gone_since_it_was_proposed() {
    let mut lesson = Lesson::new(4, setup(System::Swiss));
    lesson.lead(Order::Propose { section: 0, host: None });
    lesson.lead(Order::State { entrant: 2, state: State::Gone });
    assert_eq!(lesson.why(TEACHER, Order::Start { section: 0 }), Why::Illegal);
    let led = lesson.begin();
    assert_eq!((led.sections[0].pairs.len(), led.sections[0].bye.is_some()), (1, true));
}

#[test]
fn a_section_that_loses_an_entrant_has_no_proposal_and_no_wishes() {
    let mut lesson = Lesson::new(4, setup(System::Swiss));
    lesson.lead(Order::Apart { section: 0, pair: [Entrant(1), Entrant(2)], apart: true });
    lesson.lead(Order::Propose { section: 0, host: None });
    lesson.lead(Order::Add { setup: setup(System::Swiss) });
    let led = lesson.lead(Order::Put { entrant: 1, section: 1 });
    let [left, joined] = &led.sections[..] else { panic!("{led:?}") };
    assert_eq!((&left.entrants[..], &joined.entrants[..]), (&[0, 2, 3][..], &[1][..]));
    assert!(left.proposal.is_none() && left.apart.is_empty(), "places in the list have changed");
}

#[test]
fn what_has_ended_is_known_before_something_is_decided() {
    let mut lesson = Lesson::new(4, Setup { bell: AtBell::Decide, ..setup(System::Swiss) });
    let table = lesson.begin().sections[0].pairs[0].table.clone();
    lesson.play_out(&table);
    let led = lesson.lead(Order::Bell { section: 0 });
    assert!(led.sections[0].pairs[0].results[0].is_some() && !led.sections[0].pairs[0].waits);
}

#[test]
fn one_entrant_plays_against_all() {
    let mut lesson = Lesson::new(5, setup(System::Simultaneous));
    for host in [5, 1_000_000] {
        let host = Some(Entrant(host));
        assert_eq!(lesson.why(TEACHER, Order::Propose { section: 0, host }), Why::Illegal);
    }
    lesson.lead(Order::Propose { section: 0, host: Some(Entrant(2)) });
    let led = lesson.lead(Order::Start { section: 0 });
    assert_eq!(led.sections[0].pairs.len(), 4);
    let tables: Vec<String> = led.sections[0].pairs.iter().map(|pair| pair.table.clone()).collect();
    // The host is led to a table at which it is their turn.
    lesson.hall.play(lesson.pupil_at(&tables[3], Person::First), &tables[3], 0, "a1");
    assert!(matches!(lesson.view(2).now, Now::Play { table, .. } if table == tables[3]));
    tables.iter().take(3).for_each(|table| lesson.play_out(table));
    lesson.hall.play(2, &tables[3], 1, "b1");
    lesson.lead(Order::Bell { section: 0 });
    let led = lesson.led();
    assert_eq!(led.sections[0].phase, Phase::Over);
    assert_eq!(led.sections[0].standings.iter().map(|line| line.halves).sum::<u32>(), 8);
}

#[test]
fn a_race_counts_what_the_class_has_solved() {
    let mut lesson = Lesson::new(3, setup(System::Puzzles));
    let solved = |lesson: &Lesson, puzzle| ClientMessage::Solved { class: lesson.code.clone(), puzzle };
    let early = solved(&lesson, 0);
    assert_eq!(lesson.hall.why(0, early), Why::Illegal);
    lesson.lead(Order::Start { section: 0 });
    for (pupil, puzzle) in [(0, 0), (0, 0), (0, 3), (1, 3)] {
        let message = solved(&lesson, puzzle);
        assert!(lesson.hall.send(pupil, message).iter().any(|answer| matches!(answer, ServerMessage::Class(_))));
    }
    let wrong = solved(&lesson, 10);
    lesson.hall.inbox(2);
    assert_eq!(lesson.hall.why(2, wrong), Why::Illegal);
    assert_eq!(lesson.led().sections[0].solved, [1, 0, 0, 2, 0, 0, 0, 0, 0, 0]);
    assert_eq!(lesson.view(0).now, Now::Puzzles { count: 10, solved: vec![0, 3] });
    lesson.lead(Order::Bell { section: 0 });
    assert_eq!(lesson.view(0).now, Now::Wait {});
}

#[test]
fn the_first_match_of_each_against_the_computer_counts() {
    let mut lesson = Lesson::new(4, Setup { level: Some(3), ..setup(System::Computer) });
    let ended = |lesson: &Lesson, halves| ClientMessage::Computer { class: lesson.code.clone(), halves };
    let early = ended(&lesson, 2);
    assert_eq!(lesson.hall.why(0, early), Why::Illegal);
    let led = lesson.lead(Order::Start { section: 0 });
    assert_eq!((led.sections[0].phase, led.sections[0].round), (Phase::Playing, 1));
    assert_eq!(lesson.view(0).now, Now::Computer { level: 3, halves: None });
    for (pupil, halves) in [(0, 0), (0, 2), (1, 2), (2, 1)] {
        let message = ended(&lesson, halves);
        assert!(lesson.hall.send(pupil, message).iter().any(|answer| matches!(answer, ServerMessage::Class(_))));
    }
    let wrong = ended(&lesson, 3);
    lesson.hall.inbox(3);
    assert_eq!(lesson.hall.why(3, wrong), Why::Illegal);
    assert_eq!(lesson.view(0).now, Now::Computer { level: 3, halves: Some(0) }, "a second match does not count");
    let section = &lesson.led().sections[0];
    assert_eq!(section.tally, Some([1, 1, 1]));
    let order: Vec<(Entrant, u32)> = section.standings.iter().map(|line| (line.entrant, line.halves)).collect();
    assert_eq!(order, [(Entrant(1), 2), (Entrant(2), 1), (Entrant(0), 0), (Entrant(3), 0)]);
    lesson.lead(Order::Bell { section: 0 });
    let view = lesson.view(2);
    assert_eq!((view.now, view.rank, view.halves), (Now::Wait {}, None, 1), "one match makes no order");
    assert_eq!(view.met.last().unwrap().halves, Some(1));
    assert_eq!(lesson.led().sections[0].phase, Phase::Over);
}

#[test]
fn a_level_of_the_computer_is_one_to_five() {
    let mut lesson = Lesson::new(1, setup(System::Free));
    for level in [0, 6] {
        let answers =
            lesson.order(TEACHER, Order::Add { setup: Setup { level: Some(level), ..setup(System::Computer) } });
        assert!(matches!(&answers[..], [ServerMessage::Refused { why: Why::Malformed, .. }]), "{answers:?}");
    }
}

#[test]
fn the_best_of_groups_play_the_final() {
    let mut lesson = Lesson::new(12, setup(System::Robin));
    let led = lesson.lead(Order::Divide { section: 0 });
    let sizes: Vec<usize> = led.sections[1..].iter().map(|section| section.entrants.len()).collect();
    assert_eq!((sizes, led.sections[0].phase), (vec![6, 6], Phase::Closed));
    for section in [1, 2] {
        lesson.lead(Order::Propose { section, host: None });
        let led = lesson.lead(Order::Start { section });
        assert_eq!((led.sections[section].pairs.len(), led.sections[section].rounds), (3, 5));
        for pair in led.sections[section].pairs.clone() {
            lesson.play_out(&pair.table);
        }
    }
    lesson.pass(2);
    let from = Some(crate::class::wire::Best { sections: vec![1, 2], best: 2 });
    let led = lesson.lead(Order::Add { setup: Setup { from, ..setup(System::Robin) } });
    assert_eq!(led.sections[3].entrants.len(), 4);
    lesson.pass(1);
    assert_eq!(lesson.view(led.sections[3].entrants[0] as u64).sections[0].section, 3);
}
