//! Matches of a class, its pauses, and what a pupil does without an opponent.

use super::*;
use crate::app::foundations::referee::EndMatch;
use tabuleiro_catalogue::matches::{self, Ending};
use tabuleiro_rules::Player;

#[test]
fn a_round_calls_the_pupil_from_a_lesson_and_after_the_match_back_to_the_class() {
    let teacher = Teacher::new();
    let mut table = Table::attending("class-round", &teacher, view(0));
    let title = table.app.world().resource::<Texts>().title(GameId::Hex, "");
    table.touch_control(&format!("{}: {title}", table.text("learn")));
    assert!(table.stands_on(Screen::Table) && table.app.world().resource::<Course>().runs());
    teacher.begin("CDFH", Person::First);
    table.wait_for("the match", Table::can_play);
    assert!(!table.app.world().resource::<Course>().runs());
    let against =
        table.app.world().resource::<Texts>().with("class-against", &[("name", table.entrant(&owl()).into())]);
    table.wait_for("the opponent's name", |table| table.readable().contains(&against));
    let distant = table.app.world().resource::<Distant>();
    assert!(distant.may_offer() && !distant.may_undo() && !has_help(table.game(), distant, Counted(false)));
    for id in ["hint", "show-values", "undo"] {
        assert!(table.control(&table.text(id)).1.disabled, "{id}");
    }
    table.tap("a1");
    let sent = ClientMessage::Play { table: "CDFH".into(), n: 0, action: "a1".into() };
    table.wait_for("the action at the server", |_| teacher.has_heard(&sent));
    teacher.say(over("CDFH"));
    table.wait_for("the end", |table| table.game().decided());
    let met = vec![Met { opponent: Some(owl()), halves: Some(2) }];
    let after = PupilView { met: met.clone(), halves: 2, rank: Some(3), ..view(1) };
    teacher.class(after.clone());
    table.frames(400);
    assert!(table.is_in_match(), "the end stays on the screen");
    for id in ["distant-rematch", "review", "play-again"] {
        assert!(table.controls(&table.text(id)).is_empty(), "{id}");
    }
    // The bars have a way back with an icon, too.
    let back = table.text("class-back");
    let buttons = table.controls(&back);
    let lowest = buttons.iter().max_by_key(|(_, item)| item.area[1]).unwrap().1.area;
    table.touch(lowest);
    table.wait_for("the screen of the class", |table| table.stands_on(Screen::Class) && table.reads("class-wait"));
    let texts = table.app.world().resource::<Texts>();
    let last = texts.with("class-rank", &[("rank", 3.into()), ("points", texts.points(2).into())]);
    assert!(table.readable().contains(&last), "{}", table.readable());
    // The next round, with the other side.
    teacher.say(ServerMessage::Seated { table: "RTWX".into(), person: Person::Second, link: None });
    teacher.say(self::table("RTWX", &["a2"], None));
    teacher.class(PupilView { now: play("RTWX"), met, ..view(2) });
    table.wait_for("the next match", |table| table.can_play() && table.moves() == ["a2"]);
}

#[test]
fn a_second_match_at_the_same_table_begins_when_the_end_of_the_first_was_seen() {
    let teacher = Teacher::new();
    let mut table = Table::attending("class-second", &teacher, view(0));
    teacher.begin("CDFH", Person::First);
    table.wait_for("the match", Table::can_play);
    teacher.say(over("CDFH"));
    teacher.begin("CDFH", Person::Second);
    table.wait_for("the end", |table| table.game().decided());
    table.frames(10);
    assert!(table.game().decided(), "it stays for some seconds");
    let next = table.text("class-next-match");
    table.wait_for("the way on", |table| !table.controls(&next).is_empty());
    table.touch_control(&next);
    let person = |table: &Table| table.app.world().resource::<Distant>().person();
    table.wait_for("the second match", |table| {
        !table.game().decided() && person(table) == Some(tabuleiro_rules::Player::Second)
    });
}

#[test]
fn in_a_pause_a_tap_is_refused_and_nothing_is_sent() {
    let teacher = Teacher::new();
    let mut table = Table::attending("class-pause", &teacher, view(0));
    teacher.begin("CDFH", Person::First);
    table.wait_for("the match", Table::can_play);
    teacher.class(PupilView { paused: true, now: play("CDFH"), ..view(1) });
    table.wait_for("the pause", |table| table.reads("class-paused"));
    assert!(table.items().news.contains(table.text("class-paused").trim_end_matches('.')));
    table.rest();
    table.tap("a1");
    table.frames(4);
    assert!(table.moves().is_empty() && table.says("class-paused-tap"));
    teacher.class(PupilView { now: play("CDFH"), ..view(1) });
    table.wait_for("the turn", Table::can_play);
    assert!(!table.reads("class-paused"));
    table.tap("a1");
    let sent = ClientMessage::Play { table: "CDFH".into(), n: 0, action: "a1".into() };
    table.wait_for("the action at the server", |_| teacher.has_heard(&sent));
}

#[test]
fn without_an_opponent_the_pupil_plays_the_computer_until_the_next_round() {
    let teacher = Teacher::new();
    let mut table = Table::attending("class-bye", &teacher, PupilView { now: Now::Bye { point: true }, ..view(1) });
    assert!(table.reads("class-bye-point"));
    table.touch_control(&table.text("class-computer"));
    table.wait_for("the match", |table| table.stands_on(Screen::Table));
    assert!(table.game().occupants.contains(&Occupant::computer(1)));
    assert_eq!(table.game().position().options().size(), (5, 5));
    table.touch_control(&table.text("class-back"));
    assert!(table.stands_on(Screen::Class));
    table.touch_control(&table.text("gallery-back"));
    assert!(table.stands_on(Screen::Gallery));
    table.touch_control(&table.text("class-back"));
    assert!(table.stands_on(Screen::Class));
    table.touch_control(&table.text("class-computer"));
    teacher.say(ServerMessage::Seated { table: "CDFH".into(), person: Person::First, link: None });
    teacher.say(self::table("CDFH", &[], None));
    teacher.class(PupilView { now: play("CDFH"), ..view(2) });
    table.wait_for("the next round", Table::can_play);
}

#[test]
fn the_match_of_all_against_the_computer_counts_without_help_and_is_told_once() {
    let teacher = Teacher::new();
    let computer = |halves| PupilView { now: Now::Computer { level: 3, halves }, ..view(1) };
    let mut table = Table::attending("class-alone", &teacher, computer(None));
    assert!(table.reads("class-all-computer"));
    table.touch_control(&table.text("class-computer"));
    table.wait_for("the match", |table| table.stands_on(Screen::Table));
    assert_eq!(table.game().occupants, [Occupant::Human, Occupant::computer(3)]);
    assert_eq!(table.game().position().options().size(), (5, 5));
    table.rest();
    table.tap("c3");
    table.wait_for("the answer", |table| table.game().plies().len() == 2 && table.game().human_to_move());
    let distant = table.app.world().resource::<Distant>();
    let counted = *table.app.world().resource::<Counted>();
    assert!(counted.0 && !has_help(table.game(), distant, counted));
    table.touch_control(&table.text("undo"));
    assert_eq!(table.game().cursor(), 2, "nothing is taken back");
    let lost = Ending::lost_by(Player::First, matches::Why::Resigned);
    table.app.world_mut().write_message(EndMatch(Some(lost)));
    let lost = ClientMessage::Computer { class: CLASS.into(), halves: 0 };
    table.wait_for("the end at the server", |_| teacher.has_heard(&lost));
    teacher.class(computer(Some(0)));
    table.frames(6);
    assert!(!table.app.world().resource::<Counted>().0);
    assert!(table.stands_on(Screen::Table), "the end is looked at");
    let back = table.controls(&table.text("class-back"))[0].1.area;
    table.touch(back);
    table.frames(6);
    assert!(table.stands_on(Screen::Class));
    let again = table.text("class-computer-again");
    table.wait_for("the news", |table| !table.controls(&again).is_empty());
    table.touch_control(&again);
    table.wait_for("another match", |table| table.stands_on(Screen::Table) && table.game().plies().is_empty());
    table.rest();
    assert!(!table.app.world().resource::<Counted>().0, "it does not count");
    teacher.class(PupilView { now: Now::Wait {}, ..view(1) });
    table.wait_for("the bell", |table| table.stands_on(Screen::Class));
}

#[test]
fn a_pupil_who_waits_can_take_a_break() {
    let teacher = Teacher::new();
    let mut table = Table::attending("class-break", &teacher, PupilView { now: Now::Wait {}, ..view(1) });
    table.touch_control(&table.text("class-pause"));
    let rests = ClientMessage::Rest { class: CLASS.into(), rest: true };
    table.wait_for("the break at the server", |_| teacher.has_heard(&rests));
    teacher.class(PupilView { now: Now::Rest {}, ..view(1) });
    table.wait_for("the break", |table| table.reads("class-rest"));
    table.touch_control(&table.text("class-come-back"));
    let back = ClientMessage::Rest { class: CLASS.into(), rest: false };
    table.wait_for("the pupil is back", |_| teacher.has_heard(&back));
}

#[test]
fn in_a_race_each_solved_puzzle_is_said_and_the_next_one_follows() {
    let teacher = Teacher::new();
    let race = |solved: &[u8]| PupilView { now: Now::Puzzles { count: 10, solved: solved.to_vec() }, ..view(1) };
    let mut table = Table::attending("class-race", &teacher, race(&[1]));
    assert!(table.reads("class-race"));
    let number =
        |table: &Table, id: &str, n: usize| table.app.world().resource::<Texts>().with(id, &[("number", n.into())]);
    assert_eq!(table.controls(&number(&table, "class-race-solved", 2)).len(), 1);
    let first = number(&table, "puzzle-number", 1);
    table.touch_control(&first);
    table.wait_for("the puzzle", |table| table.app.world().resource::<Course>().study().is_some());
    assert!(table.controls(&table.text("hint")).is_empty(), "there is no help");
    let Some(Study::Puzzle { game, id }) = table.app.world().resource::<Course>().study().cloned() else { panic!() };
    assert_eq!(game, GameId::Hex);
    let line = table.app.world_mut().resource_mut::<Library>().puzzles(game).find(&id).unwrap().line.clone();
    let solver = table.game().position().person();
    table.rest();
    for _ in 0..line.len() {
        if table.app.world().resource::<Course>().solved() {
            break;
        }
        let is_turn = table.game().position().person() == solver;
        let at = table.game().cursor();
        if is_turn {
            table.play(&line[at]);
        }
        table.wait_for("the answer", |table| {
            table.app.world().resource::<Course>().solved()
                || table.game().cursor() > at && (table.game().position().person() == solver)
        });
    }
    let solved = ClientMessage::Solved { class: CLASS.into(), puzzle: 0 };
    table.wait_for("the solved puzzle at the server", |_| teacher.has_heard(&solved));
    teacher.class(race(&[0, 1]));
    table.frames(10);
    table.touch_control(&table.text("puzzle-next"));
    let place = |table: &Table| {
        let world = table.app.world();
        world.resource::<Course>().study().and_then(|study| world.resource::<Series>().place(study))
    };
    table.wait_for("the next puzzle", |table| place(table) == Some(2));
    // The bell.
    teacher.class(view(1));
    table.wait_for("the end of the race", |table| table.stands_on(Screen::Class));
    assert!(!table.app.world().resource::<Course>().runs());
}
