//! Random orders of the teacher and messages of pupils: the class can always be replayed from the ledger.

use super::*;
use tabuleiro_rules::below;

fn any(rng: &mut Xoshiro256PlusPlus, most: u32) -> usize {
    below(rng, most) as usize
}

fn entrant(rng: &mut Xoshiro256PlusPlus) -> Entrant {
    Entrant(below(rng, 8))
}

fn order(rng: &mut Xoshiro256PlusPlus) -> Order {
    let section = any(rng, 12);
    let is_so = below(rng, 2) == 0;
    let pair = [entrant(rng), entrant(rng)];
    let systems = [System::Swiss, System::Robin, System::Free, System::Simultaneous, System::Computer, System::Puzzles];
    let system = systems[any(rng, 6)];
    let matches = 1 + below(rng, 2) as u8;
    let minutes = is_so.then(|| 1 + below(rng, 3));
    let bell = [AtBell::Draw, AtBell::Decide][any(rng, 2)];
    let setup = Setup { matches, minutes, bell, ..setup(system) };
    let outcomes = [Result_::First, Result_::Second, Result_::Draw, Result_::FirstUnplayed, Result_::Neither];
    match below(rng, 30) {
        0 => Order::Add { setup },
        1 => Order::Change { section, setup },
        2 => Order::Divide { section },
        3 => Order::Close { section },
        4 => Order::Roster { names: vec![Name::Typed(format!("Ana {}", any(rng, 9)))] },
        5 => Order::Lock { locked: is_so },
        6 => Order::Pause { paused: is_so },
        7 => Order::State {
            entrant: any(rng, 9),
            state: [State::In, State::In, State::Paused, State::Gone][any(rng, 4)],
        },
        8 => Order::Put { entrant: any(rng, 9), section },
        9 => Order::Digits { entrant: any(rng, 9) },
        10 => Order::Apart { section, pair, apart: is_so },
        11 => Order::Together { section, pair, together: is_so },
        12 => Order::Exchange { section, pair },
        13 => Order::Discard { section },
        14..=15 => Order::Bell { section },
        16..=18 => {
            let outcome = (below(rng, 4) > 0).then(|| outcomes[any(rng, 5)]);
            Order::Decide { section, round: below(rng, 4), pair: any(rng, 4), game: any(rng, 2), outcome }
        }
        19 => Order::TakeBack { section },
        20..=24 => Order::Propose { section, host: (below(rng, 5) == 0).then(|| entrant(rng)) },
        _ => Order::Start { section },
    }
}

/// Lets a pupil say something.
fn speak(lesson: &mut Lesson, pupil: u64, rng: &mut Xoshiro256PlusPlus) {
    let class = lesson.code.clone();
    let message = match below(rng, 12) {
        0 => ClientMessage::Rest { class, rest: below(rng, 2) == 0 },
        1 => ClientMessage::Solved { class, puzzle: below(rng, 12) as u8 },
        2 => ClientMessage::Resume { class, digits: format!("{:04}", below(rng, 10_000)) },
        3 => {
            let name = Name::Animal(below(rng, 32) as u8, below(rng, 7) as u8);
            ClientMessage::Enrol { class, name, section: Some(any(rng, 3)) }
        }
        5 => ClientMessage::Computer { class, halves: below(rng, 4) as u8 },
        4 => ClientMessage::Lead { class, order: order(rng) },
        _ => {
            let Now::Play { table, .. } = lesson.view(pupil).now else { return };
            let position = lesson.hall.position(&table).unwrap();
            let legal = position.legal();
            let Some(action) = legal.get(any(rng, legal.len().max(1) as u32)).map(|one| one.text.clone()) else {
                return;
            };
            let n = lesson.hall.server.tables[&table.parse().unwrap()].n() as u64;
            match below(rng, 20) {
                0 => ClientMessage::Resign { table },
                1 => ClientMessage::Draw { table },
                2 => ClientMessage::Leave { table },
                _ => ClientMessage::Play { table, n, action },
            }
        }
    };
    lesson.hall.send(pupil, message);
}

#[test]
fn no_order_breaks_a_class() {
    let (mut all_taken, mut all_rounds) = (0, 0);
    for seed in 1..=6 {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut lesson = Lesson::new(7, setup(System::Swiss));
        let (mut taken, mut rounds) = (0, 0);
        for step in 0..1500 {
            match below(&mut rng, 10) {
                0 => {
                    // A round needs two orders.
                    let section = any(&mut rng, 12);
                    lesson.order(TEACHER, Order::Propose { section, host: None });
                    lesson.order(TEACHER, Order::Start { section });
                }
                1..=3 => {
                    let answers = lesson.order(TEACHER, order(&mut rng));
                    taken += usize::from(!answers.iter().any(|answer| matches!(answer, ServerMessage::Refused { .. })));
                }
                4..=8 => {
                    let pupil = u64::from(below(&mut rng, 7));
                    speak(&mut lesson, pupil, &mut rng);
                }
                _ => lesson.pass(1 + u64::from(below(&mut rng, 20))),
            }
            // Real devices are slower.
            lesson.hall.now += Duration::from_millis(300);
            if step % 100 == 99 {
                let before = lesson.led();
                assert!(examine(&mut lesson.hall.ledger).unwrap().1.is_empty(), "seed {seed}, step {step}");
                lesson.hall.server.classes.clear();
                let after = lesson.led();
                assert_eq!(after, before, "seed {seed}, step {step}");
                rounds = rounds.max(after.sections.iter().map(|section| section.round).sum());
            }
        }
        (all_taken, all_rounds) = (all_taken + taken, all_rounds + rounds);
    }
    assert!(all_taken > 400 && all_rounds > 12, "too little was done: {all_taken} orders, {all_rounds} rounds");
}
