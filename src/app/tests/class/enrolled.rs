//! The pupil's own screen: the choice of a name, waiting, another device, the end of the class.

use super::*;

#[test]
fn a_name_is_chosen_by_touch_and_the_pupil_waits() {
    let teacher = Teacher::new();
    let mut table = Table::attending("class-name", &teacher, stranger());
    let bear: Name = "bear.blue".parse().unwrap();
    let tile = table.entrant(&bear);
    table.touch_control(&tile);
    table.touch_control(&table.text("class-other-name"));
    table.touch_control(&tile);
    table.touch_control(&table.text("class-this-name"));
    let enrol = ClientMessage::Enrol { class: CLASS.into(), name: bear.clone(), section: None };
    table.wait_for("the name at the server", |_| teacher.has_heard(&enrol));
    // Somebody else was faster.
    let (of, at, say) = ("enrol".to_string(), Some(CLASS.to_string()), String::new());
    teacher.say(ServerMessage::Refused { why: Why::Taken, of, table: at, n: None, say });
    table.wait_for("the refusal", |table| table.reads("class-taken"));
    assert!(table.items().news.contains(table.text("class-taken").trim_end_matches('.')));
    let tile = table.entrant(&fox());
    table.touch_control(&tile);
    table.touch_control(&table.text("class-this-name"));
    teacher.class(view(0));
    table.wait_for("the lobby", |table| table.reads("class-wait-first"));
    assert!(table.readable().contains(&tile) && !table.reads("class-taken"));
}

#[test]
fn with_several_games_the_game_is_chosen_first() {
    let teacher = Teacher::new();
    let mut two = stranger();
    two.sections.push(PupilSection { section: 1, game: "rastros".into(), options: vec![], ..two.sections[0].clone() });
    let mut table = Table::attending("class-games", &teacher, two);
    let tile = table.entrant(&fox());
    assert!(table.controls(&tile).is_empty(), "no names yet");
    let rastros = table.app.world().resource::<Texts>().title(GameId::Rastros, "");
    // As assistive technology does.
    table.press_button(&rastros);
    table.press_button(&tile);
    table.touch_control(&table.text("class-this-name"));
    let enrol = ClientMessage::Enrol { class: CLASS.into(), name: fox(), section: Some(1) };
    table.wait_for("the name at the server", |_| teacher.has_heard(&enrol));
}

#[test]
fn a_pupil_with_another_device_goes_on_with_four_digits() {
    let teacher = Teacher::new();
    let mut table = Table::attending("class-digits", &teacher, PupilView { locked: true, ..stranger() });
    assert!(table.reads("class-locked"));
    table.touch_control(&table.text("class-here-before"));
    for digit in ["4", "0", "7", "7"] {
        table.touch_control(digit);
    }
    table.touch_control(&table.text("class-enter"));
    let resume = ClientMessage::Resume { class: CLASS.into(), digits: "4077".into() };
    table.wait_for("the digits at the server", |_| teacher.has_heard(&resume));
    let (of, at, say) = ("resume".to_string(), Some(CLASS.to_string()), String::new());
    teacher.say(ServerMessage::Refused { why: Why::UnknownClass, of, table: at, n: None, say });
    table.wait_for("the refusal", |table| table.reads("class-digits-wrong"));
}

#[test]
fn a_pupil_who_missed_a_round_comes_back_and_the_end_of_the_class_is_said() {
    let teacher = Teacher::new();
    let mut table = Table::attending("class-rest", &teacher, PupilView { now: Now::Rest {}, ..view(1) });
    table.touch_control(&table.text("class-come-back"));
    let back = ClientMessage::Rest { class: CLASS.into(), rest: false };
    table.wait_for("the return at the server", |_| teacher.has_heard(&back));
    let met = vec![Met { opponent: Some(owl()), halves: Some(1) }];
    teacher.class(PupilView { met, rank: Some(2), ..view(5) });
    table.wait_for("the end of the last round", |table| table.reads("class-wait-last"));
    teacher.class(PupilView { now: Now::Over {}, rank: Some(2), halves: 7, ..view(5) });
    table.wait_for("the thanks", |table| table.reads("class-over"));
    let texts = Texts::load(Language::En);
    assert!(texts.with("class-over-rank", &[("rank", 2.into()), ("points", "3½ points".into())]).contains("3½ points"));
    // The head of the screen and a button lead there.
    let back = table.controls(&table.text("gallery-back")).into_iter().max_by_key(|(_, item)| item.area[1]);
    table.touch(back.unwrap().1.area);
    table.frames(6);
    assert!(table.stands_on(Screen::Gallery) && table.app.world().resource::<Online>().class().is_none());
    assert!(table.controls(&table.text("class-back")).is_empty());
}

#[test]
fn a_program_that_is_started_again_comes_back_to_its_class_and_its_match() {
    let teacher = Teacher::new();
    let folder = scratch("class-again");
    let mut table = Table::at(&folder);
    table.app.world_mut().write_message(Dial::Server(teacher.address.clone()));
    table.frames(2);
    table.app.world_mut().write_message(Dial::Join(CLASS.parse::<Code>().unwrap().into()));
    table.wait_for("the code", |_| teacher.has_heard(&ClientMessage::Join { table: CLASS.into() }));
    teacher.class(view(0));
    table.wait_for("the class", |table| table.stands_on(Screen::Class));
    table.frames(3);
    drop(table);
    let mut table = Table::at(&folder);
    table.wait_for("the question", |_| teacher.has_heard(&ClientMessage::Class { class: CLASS.into() }));
    teacher.begin("CDFH", Person::Second);
    table.wait_for("the question for the table", |_| teacher.has_heard(&ClientMessage::Watch { table: "CDFH".into() }));
    teacher.say(self::table("CDFH", &[], None));
    table.wait_for("the match", Table::is_in_match);
}

#[test]
fn everything_is_on_the_screen_and_has_a_name_on_a_telephone_with_large_letters() {
    let teacher = Teacher::new();
    let mut table = Table::attending("class-small", &teacher, stranger());
    let views = [
        ("names", stranger()),
        ("door", PupilView { locked: true, ..stranger() }),
        ("wait", PupilView { left: Some(61_000), rank: Some(1), ..view(1) }),
        ("bye", PupilView { now: Now::Bye { point: false }, ..view(1) }),
        ("computer", PupilView { now: Now::Computer { level: 2, halves: Some(1) }, ..view(1) }),
        ("race", PupilView { now: Now::Puzzles { count: 10, solved: vec![0, 9] }, ..view(1) }),
        ("rest", PupilView { now: Now::Rest {}, ..view(1) }),
        ("over", PupilView { now: Now::Over {}, rank: Some(12), ..view(5) }),
    ];
    for (width, text_size) in [(360.0, 1.0), (360.0, 2.0), (1280.0, 2.0)] {
        table.app.world_mut().resource_mut::<Settings>().text_size = text_size;
        table.resize(width, 640.0);
        for (name, view) in &views {
            teacher.class(view.clone());
            let version = table.app.world().resource::<Online>().class_version();
            table.wait_for(name, |table| table.app.world().resource::<Online>().class_version() > version);
            table.frames(6);
            for (key, item) in table.items().all.iter().filter(|(key, _)| matches!(key, Key::Control(_))) {
                let [x, _, w, h] = item.area;
                assert!(!item.name.is_empty(), "{name}: {key:?}");
                let fits = x >= 0 && x + w <= width as i32;
                assert!(fits, "{name} at {width} × {text_size}: {item:?}");
                let is_button = item.role == Role::Button;
                assert!(!is_button || (w >= 40 && h >= 40), "{name}: a finger does not find {item:?}");
            }
        }
    }
}

#[test]
fn a_waiting_pupil_costs_no_frames_and_a_countdown_one_a_second() {
    let teacher = Teacher::new();
    let mut table = Table::attending("class-rest-frames", &teacher, view(1));
    table.sleep();
    assert!(matches!(table.mode(), bevy::winit::UpdateMode::Reactive { wait, .. } if wait > Duration::from_mins(1)));
    teacher.class(PupilView { left: Some(300_000), ..view(1) });
    let bell = |table: &Table| table.app.world().resource::<Online>().until_bell(Duration::ZERO).is_some();
    table.wait_for("the bell", bell);
    table.frames(30);
    let every_second = |table: &Table| matches!(table.mode(), bevy::winit::UpdateMode::Reactive { wait, .. } if wait == Duration::from_secs(1));
    assert!(every_second(&table), "{:?}", table.mode());
    teacher.class(PupilView { left: Some(300_000), paused: true, ..view(1) });
    table.wait_for("the pause", |table| table.reads("class-paused"));
    table.frames(30);
    assert!(!every_second(&table), "a time that stands needs no frames");
}
