//! A class: enrolling, rounds, the bell, decisions, other devices, and the end.

use super::*;
use crate::class::names::Name;
use crate::class::wire::{AtBell, LedView, Now, Order, Phase, PupilView, Setup, State, System};
use crate::code::{PersonId, Token};
use crate::message::ClockSetting;
use tabuleiro_pairing::{Entrant, Outcome as Result_};

/// The number of the teacher's connection.
const TEACHER: u64 = 99;

/// A class with pupils, who have the numbers from 0.
struct Lesson {
    hall: Hall,
    code: String,
    pupils: u64,
}

fn setup(system: System) -> Setup {
    let (game, options) = ("hex".into(), vec!["size=3".into()]);
    let (rounds, clock, minutes, from) = (None, None, None, None);
    Setup { game, options, system, rounds, matches: 1, clock, minutes, bell: AtBell::Draw, from }
}

impl Lesson {
    /// Opens a class, in which so many pupils enrol.
    fn new(pupils: u64, setup: Setup) -> Lesson {
        let mut hall = Hall::new(0);
        hall.hello(TEACHER, None);
        hall.server.appoint(teacher(&hall));
        let answers = hall.send(TEACHER, ClientMessage::ClassOpen {});
        let [ServerMessage::Led(led), ServerMessage::Wall { .. }] = &answers[..] else { panic!("{answers:?}") };
        let mut lesson = Lesson { code: led.class.clone(), hall, pupils };
        lesson.lead(Order::Add { setup });
        (0..pupils).for_each(|pupil| lesson.enrol(pupil));
        lesson
    }

    fn enrol(&mut self, pupil: u64) {
        self.hall.hello(pupil, None);
        let answers = self.hall.send(pupil, ClientMessage::Join { table: self.code.clone() });
        let [ServerMessage::Class(PupilView { now: Now::Enrol { names }, .. })] = &answers[..] else {
            panic!("{answers:?}")
        };
        let (class, name) = (self.code.clone(), names[0].clone());
        let answers = self.hall.send(pupil, ClientMessage::Enrol { class, name: name.clone(), section: None });
        let [ServerMessage::Class(view)] = &answers[..] else { panic!("{answers:?}") };
        assert_eq!(view.name, Some(name));
    }

    fn order(&mut self, who: u64, order: Order) -> Vec<ServerMessage> {
        let class = self.code.clone();
        self.hall.inbox(who);
        self.hall.send(who, ClientMessage::Lead { class, order })
    }

    fn lead(&mut self, order: Order) -> LedView {
        let answers = self.order(TEACHER, order.clone());
        match answers
            .into_iter()
            .rev()
            .find_map(|answer| if let ServerMessage::Led(led) = answer { Some(*led) } else { None })
        {
            Some(led) => led,
            None => panic!("{order:?} was refused"),
        }
    }

    fn led(&mut self) -> LedView {
        let class = self.code.clone();
        self.hall.inbox(TEACHER);
        match &self.hall.send(TEACHER, ClientMessage::Class { class })[..] {
            [ServerMessage::Led(led), ServerMessage::Wall { .. }] => (**led).clone(),
            other => panic!("{other:?}"),
        }
    }

    fn view(&mut self, pupil: u64) -> PupilView {
        let class = self.code.clone();
        self.hall.inbox(pupil);
        match &self.hall.send(pupil, ClientMessage::Class { class })[..] {
            [ServerMessage::Class(view)] => view.clone(),
            other => panic!("{other:?}"),
        }
    }

    fn pass(&mut self, seconds: u64) {
        let all: Vec<u64> = (0..self.pupils).chain([TEACHER]).collect();
        self.hall.pass(seconds, &all);
    }

    /// Proposes a round and begins it.
    fn begin(&mut self) -> LedView {
        self.lead(Order::Propose { section: 0, host: None });
        self.lead(Order::Start { section: 0 })
    }

    /// Plays the match at a table to its end: the first to decide wins.
    fn play_out(&mut self, table: &str) {
        for n in 0.. {
            let Some(mover) = self.decides(table) else { return };
            let legal = self.hall.position(table).unwrap().legal();
            // From one edge to the other.
            let action = ["a1", "b1", "a2", "b2", "a3"][n as usize % 5];
            let action = legal.iter().find(|one| one.text == action).unwrap_or(&legal[0]).text.clone();
            let pupil = self.pupil_at(table, mover);
            self.hall.play(pupil, table, n, &action);
        }
    }

    fn decides(&self, table: &str) -> Option<Person> {
        self.hall.server.tables[&table.parse().unwrap()].decides()
    }

    fn pupil_at(&self, table: &str, person: Person) -> u64 {
        let who = self.hall.server.tables[&table.parse().unwrap()].seats[person.index()].unwrap();
        let is_theirs = |token: &String| PersonId::of(token.parse::<Token>().unwrap()) == who;
        *self.hall.tokens.iter().find(|(_, token)| is_theirs(token)).unwrap().0
    }

    fn why(&mut self, who: u64, order: Order) -> Why {
        why(&self.order(who, order))
    }
}

fn teacher(hall: &Hall) -> PersonId {
    PersonId::of(hall.tokens[&TEACHER].parse().unwrap())
}

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
fn nobody_but_the_teacher_leads() {
    let mut lesson = Lesson::new(4, setup(System::Swiss));
    lesson.begin();
    lesson.pass(1);
    let before = lesson.led();
    let orders = [
        Order::Add { setup: setup(System::Free) },
        Order::Change { section: 0, setup: setup(System::Swiss) },
        Order::Divide { section: 0 },
        Order::Close { section: 0 },
        Order::Roster { names: vec![Name::Typed("Ana".into())] },
        Order::Lock { locked: true },
        Order::Pause { paused: true },
        Order::State { entrant: 0, state: State::Gone },
        Order::Put { entrant: 0, section: 0 },
        Order::Digits { entrant: 0 },
        Order::Apart { section: 0, pair: [Entrant(0), Entrant(1)], apart: true },
        Order::Together { section: 0, pair: [Entrant(0), Entrant(1)], together: true },
        Order::Propose { section: 0, host: None },
        Order::Exchange { section: 0, pair: [Entrant(0), Entrant(1)] },
        Order::Discard { section: 0 },
        Order::Start { section: 0 },
        Order::Bell { section: 0 },
        Order::Decide { section: 0, round: 1, pair: 0, game: 0, outcome: Some(Result_::First) },
        Order::TakeBack { section: 0 },
        Order::End {},
        Order::Keep { keep: true },
        Order::Delete {},
    ];
    for order in orders {
        assert_eq!(lesson.why(0, order.clone()), Why::NotTeacher, "{order:?}");
    }
    lesson.hall.inbox(1);
    assert_eq!(lesson.hall.why(1, ClientMessage::ClassOpen {}), Why::NotTeacher);
    assert_eq!(lesson.led(), before);
}

#[test]
fn orders_that_make_no_sense_change_nothing() {
    let mut lesson = Lesson::new(3, setup(System::Swiss));
    let before = lesson.led();
    let with = |change: &dyn Fn(&mut Setup)| {
        let mut setup = setup(System::Swiss);
        change(&mut setup);
        Order::Add { setup }
    };
    let far = Entrant(1_000_000);
    let orders = [
        (with(&|setup| setup.game = "chess".into()), Why::UnknownGame),
        (with(&|setup| setup.options = vec!["size=4000".into()]), Why::UnknownGame),
        (with(&|setup| setup.matches = 0), Why::Malformed),
        (with(&|setup| setup.matches = 3), Why::Malformed),
        (with(&|setup| setup.rounds = Some(0)), Why::Malformed),
        (with(&|setup| setup.minutes = Some(u32::MAX)), Why::Malformed),
        (with(&|setup| setup.clock = Some(ClockSetting { main: 0, increment: 0 })), Why::Malformed),
        (Order::Close { section: usize::MAX }, Why::Illegal),
        (Order::State { entrant: usize::MAX, state: State::Gone }, Why::Illegal),
        (Order::State { entrant: 0, state: State::Missed }, Why::Illegal),
        (Order::Put { entrant: 7, section: 0 }, Why::Illegal),
        (Order::Digits { entrant: 7 }, Why::Illegal),
        (Order::Apart { section: 0, pair: [far, Entrant(0)], apart: true }, Why::Illegal),
        (Order::Together { section: 0, pair: [Entrant(0), Entrant(0)], together: true }, Why::Illegal),
        (Order::Exchange { section: 0, pair: [Entrant(0), Entrant(1)] }, Why::Illegal),
        (Order::Start { section: 0 }, Why::Illegal),
        (Order::Bell { section: 0 }, Why::Illegal),
        (Order::Decide { section: 9, round: 0, pair: 9, game: 9, outcome: None }, Why::Illegal),
        (Order::Decide { section: 0, round: u32::MAX, pair: 0, game: 0, outcome: Some(Result_::Draw) }, Why::Illegal),
        (Order::TakeBack { section: 0 }, Why::Illegal),
        (Order::Delete {}, Why::Illegal),
    ];
    for (order, expected) in orders {
        assert_eq!(lesson.why(TEACHER, order.clone()), expected, "{order:?}");
    }
    assert_eq!(lesson.led(), before);
}

#[test]
fn a_name_belongs_to_one_entrant_and_the_door_can_be_locked() {
    let mut lesson = Lesson::new(2, setup(System::Swiss));
    let taken = lesson.led().entrants[0].name.clone();
    lesson.hall.hello(7, None);
    let enrol = |name: &Name| ClientMessage::Enrol { class: lesson.code.clone(), name: name.clone(), section: None };
    let (taken, typed) = (enrol(&taken), enrol(&Name::Typed("Ana".into())));
    let free = enrol(&"whale.violet".parse().unwrap());
    assert_eq!(lesson.hall.why(7, taken), Why::Taken);
    assert_eq!(lesson.hall.why(7, typed.clone()), Why::Taken);
    lesson.lead(Order::Lock { locked: true });
    assert_eq!(lesson.hall.why(7, free.clone()), Why::Locked);
    lesson.lead(Order::Lock { locked: false });
    lesson.lead(Order::Roster { names: vec![Name::Typed("Ana".into())] });
    assert_eq!(lesson.hall.why(7, free), Why::Taken, "the teacher's names replace the animals");
    assert!(matches!(&lesson.hall.send(7, typed)[..], [ServerMessage::Class(_)]));
    assert_eq!(lesson.led().entrants.len(), 3);
    let unknown = ClientMessage::Class { class: "CCCC".into() };
    assert_eq!(lesson.hall.why(7, unknown), Why::UnknownClass);
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
fn another_device_goes_on_with_the_digits_of_the_teacher() {
    let mut lesson = Lesson::new(2, setup(System::Swiss));
    let table = lesson.begin().sections[0].pairs[0].table.clone();
    let (first, second) = (lesson.pupil_at(&table, Person::First), lesson.pupil_at(&table, Person::Second));
    lesson.hall.play(first, &table, 0, "a1");
    lesson.hall.play(second, &table, 1, "b1");
    let entrant = usize::try_from(first).unwrap();
    let digits = lesson.lead(Order::Digits { entrant }).entrants[entrant].digits.clone().unwrap();
    lesson.hall.hello(50, None);
    let resume = |digits: &str| ClientMessage::Resume { class: lesson.code.clone(), digits: digits.into() };
    let (wrong, right) = (resume("none"), resume(&digits));
    assert_eq!(lesson.hall.why(50, wrong), Why::UnknownClass);
    let answers = lesson.hall.send(50, right.clone());
    assert!(
        answers.iter().any(|answer| matches!(answer, ServerMessage::Class(PupilView { now: Now::Play { .. }, .. })))
    );
    assert!(
        answers.iter().any(|answer| matches!(answer, ServerMessage::Seated { person: Person::First, .. })),
        "{answers:?}"
    );
    assert!(matches!(&lesson.hall.play(50, &table, 2, "a2")[..], [ServerMessage::Played { .. }, ..]));
    // The digits are used up, and the old device has no seat any more.
    lesson.hall.hello(51, None);
    assert_eq!(lesson.hall.why(51, right), Why::UnknownClass);
    lesson.hall.inbox(first);
    let answers = lesson.hall.play(first, &table, 2, "c1");
    assert_eq!(
        why(&answers.into_iter().filter(|m| matches!(m, ServerMessage::Refused { .. })).collect::<Vec<_>>()),
        Why::NotSeated
    );
}

#[test]
fn digits_cannot_be_tried_without_end() {
    let mut lesson = Lesson::new(2, setup(System::Swiss));
    lesson.hall.hello(50, None);
    let mut reasons = Vec::new();
    for number in 0..70 {
        lesson.hall.now += Duration::from_millis(300);
        let digits = format!("{number:04}");
        reasons.push(lesson.hall.why(50, ClientMessage::Resume { class: lesson.code.clone(), digits }));
    }
    assert_eq!((reasons[0], reasons[69]), (Why::UnknownClass, Why::TooFast));
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
fn one_entrant_plays_against_all() {
    let mut lesson = Lesson::new(5, setup(System::Simultaneous));
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

#[test]
fn a_class_goes_on_after_a_restart() {
    let mut lesson = Lesson::new(4, Setup { minutes: Some(30), ..setup(System::Swiss) });
    let led = lesson.begin();
    let table = led.sections[0].pairs[0].table.clone();
    let mover = lesson.pupil_at(&table, Person::First);
    lesson.hall.play(mover, &table, 0, "a1");
    lesson.hall.restart();
    let owner = teacher(&lesson.hall);
    lesson.hall.server.appoint(owner);
    let tokens = lesson.hall.tokens.clone();
    for pupil in 0..4 {
        let answers = lesson.hall.hello(pupil, Some(&tokens[&pupil]));
        let is_class =
            |answer: &ServerMessage| matches!(answer, ServerMessage::Class(PupilView { now: Now::Play { .. }, .. }));
        assert!(answers.iter().any(is_class), "{answers:?}");
    }
    let answers = lesson.hall.hello(TEACHER, Some(&tokens[&TEACHER]));
    let [ServerMessage::Welcome { .. }, ServerMessage::Classes { classes }] = &answers[..] else {
        panic!("{answers:?}")
    };
    assert_eq!(classes.len(), 1);
    let after = lesson.led();
    assert_eq!(after.sections[0].pairs, led.sections[0].pairs);
    lesson.play_out_from(&table, 1);
    lesson.pass(2);
    assert!(lesson.led().sections[0].pairs[0].results[0].is_some());
}

impl Lesson {
    /// Plays the match at a table on, with any legal actions.
    fn play_out_from(&mut self, table: &str, from: u64) {
        for n in from.. {
            let Some(mover) = self.decides(table) else { return };
            let action = self.hall.position(table).unwrap().legal()[0].text.clone();
            let pupil = self.pupil_at(table, mover);
            self.hall.play(pupil, table, n, &action);
        }
    }
}

#[test]
fn after_its_end_everything_is_deleted_unless_it_is_kept() {
    for keep in [false, true] {
        let mut lesson = Lesson::new(4, setup(System::Swiss));
        lesson.begin();
        lesson.lead(Order::Keep { keep });
        lesson.lead(Order::End {});
        assert_eq!(lesson.view(0).now, Now::Over {});
        assert_eq!(lesson.why(TEACHER, Order::Lock { locked: true }), Why::Over);
        lesson.pass(5);
        let streams = |lesson: &mut Lesson| {
            lesson.hall.ledger.heads("").unwrap().into_iter().map(|head| head.stream).collect::<Vec<_>>()
        };
        assert!(streams(&mut lesson).len() > 6);
        lesson.hall.now += Duration::from_hours(25);
        lesson.hall.pass(1, &[]);
        let left = streams(&mut lesson);
        let tables = left.iter().filter(|stream| crate::ledger::is_match(stream)).count();
        let class = left.iter().filter(|stream| stream.starts_with("class/")).count();
        assert_eq!((tables, class), if keep { (2, 1) } else { (0, 0) }, "{left:?}");
    }
}

#[test]
fn the_teacher_takes_the_standings_and_all_matches_away() {
    let mut lesson = Lesson::new(3, Setup { matches: 2, ..setup(System::Swiss) });
    let table = lesson.begin().sections[0].pairs[0].table.clone();
    lesson.play_out(&table);
    lesson.pass(12);
    lesson.play_out(&table);
    lesson.pass(2);
    let (code, now) = (lesson.code.clone(), lesson.hall.now);
    let [teacher, pupil] = [TEACHER, 0].map(|who| lesson.hall.tokens[&who].clone());
    let server = &mut lesson.hall.server;
    let export = server.export(&code, &teacher, true, now).unwrap();
    let [sheet] = &export.sheets[..] else { panic!("{export:?}") };
    assert_eq!((sheet.names.len(), sheet.rounds.len(), sheet.played.len(), sheet.standings.len()), (3, 1, 2, 3));
    assert!(sheet.played.iter().all(|played| played.record.moves.len() >= 5));
    assert_eq!(server.export(&code, &pupil, true, now), Err(Why::NotTeacher));
    assert_eq!(server.export(&code, "", true, now), Err(Why::NotTeacher));
    assert_eq!(server.export("CCCC", &teacher, true, now), Err(Why::UnknownClass));
}

#[test]
fn a_teacher_deletes_a_class_with_everything_in_it() {
    let mut lesson = Lesson::new(4, setup(System::Swiss));
    let table = lesson.begin().sections[0].pairs[0].table.clone();
    lesson.lead(Order::TakeBack { section: 0 });
    lesson.begin();
    lesson.lead(Order::End {});
    let answers = lesson.order(TEACHER, Order::Delete {});
    assert!(matches!(&answers[..], [ServerMessage::Classes { classes }] if classes.is_empty()), "{answers:?}");
    let left: Vec<String> = lesson.hall.ledger.heads("").unwrap().into_iter().map(|head| head.stream).collect();
    let teacher = format!("person/{}", teacher(&lesson.hall));
    assert_eq!(left, ["form".to_string(), teacher]);
    assert!(lesson.hall.position(&table).is_none());
    // The devices of the pupils are persons like others again.
    assert_eq!(lesson.hall.server.tables(), 0);
    lesson.hall.inbox(0);
    lesson.hall.open(None);
}
