//! A class: enrolling, orders, other devices, and the end; and its rounds.

mod chaos;
mod rounds;

use super::*;
use crate::class::names::Name;
use crate::class::wire::{AtBell, Best, LedView, Now, Order, Phase, PupilView, Setup, State, System};
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
    let (rounds, clock, minutes, level, from) = (None, None, None, None, None);
    Setup { game, options, system, rounds, matches: 1, clock, minutes, bell: AtBell::Draw, level, from }
}

impl Lesson {
    /// Opens a class, in which so many pupils enrol.
    fn new(pupils: u64, setup: Setup) -> Lesson {
        let mut hall = Hall::new(0);
        // The server knows the token of its teacher from a file.
        let token = Token::random(&mut hall.rng);
        hall.server.appoint(PersonId::of(token));
        hall.hello(TEACHER, Some(&token.to_text()));
        assert_eq!(hall.tokens[&TEACHER], token.to_text());
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

    /// Plays the match at a table on, with any legal actions.
    fn play_out_from(&mut self, table: &str, from: u64) {
        for n in from.. {
            let Some(mover) = self.decides(table) else { return };
            let action = self.hall.position(table).unwrap().legal()[0].text.clone();
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
        (with(&|setup| setup.options = vec!["size=3".into(); 17]), Why::Malformed),
        (with(&|setup| setup.from = Some(Best { sections: vec![0], best: usize::MAX })), Why::Malformed),
        (with(&|setup| setup.from = Some(Best { sections: vec![0, 0], best: 1 })), Why::Malformed),
        (with(&|setup| setup.from = Some(Best { sections: vec![1], best: 1 })), Why::Malformed),
        (with(&|setup| setup.from = Some(Best { sections: Vec::new(), best: 1 })), Why::Malformed),
        (Order::Propose { section: 0, host: Some(Entrant(0)) }, Why::Illegal),
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
    let free = enrol(&"otter.violet".parse().unwrap());
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
    let right = lesson.lead(Order::Digits { entrant: 0 }).entrants[0].digits.clone().unwrap();
    let resume =
        |lesson: &Lesson, digits: &str| ClientMessage::Resume { class: lesson.code.clone(), digits: digits.into() };
    // Each try comes from another address.
    for pupil in 50..70 {
        lesson.hall.hello(pupil, None);
        let wrong = resume(&lesson, "none");
        assert_eq!(lesson.hall.why(pupil, wrong), Why::UnknownClass);
    }
    lesson.hall.hello(70, None);
    let late = resume(&lesson, &right);
    assert_eq!(lesson.hall.why(70, late), Why::TooFast, "nobody learns whether digits are right");
    let others = lesson.lead(Order::Digits { entrant: 0 }).entrants[0].digits.clone().unwrap();
    let good = resume(&lesson, &others);
    assert!(matches!(&lesson.hall.send(70, good)[..], [ServerMessage::Class(PupilView { name: Some(_), .. })]));
}

#[test]
fn a_teacher_of_the_server_leads_a_class_that_another_token_has_opened() {
    let mut lesson = Lesson::new(2, setup(System::Swiss));
    lesson.hall.restart();
    // The file with the token is not in the backup, so a restored server has another one.
    let token = Token::random(&mut lesson.hall.rng);
    lesson.hall.server.appoint(PersonId::of(token));
    let answers = lesson.hall.hello(TEACHER, Some(&token.to_text()));
    assert!(matches!(&answers[..], [_, ServerMessage::Classes { classes }] if classes.len() == 1), "{answers:?}");
    assert!(lesson.lead(Order::Lock { locked: true }).locked);
    let now = lesson.hall.now;
    let code = lesson.code.clone();
    assert!(lesson.hall.server.export(&code, &token.to_text(), false, now).is_ok());
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
    // The devices of the pupils can open tables of their own.
    assert_eq!(lesson.hall.server.tables(), 0);
    lesson.hall.inbox(0);
    lesson.hall.open(None);
}
