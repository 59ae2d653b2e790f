//! Clocks at one device: flags, pauses, and actions that are taken back.

use super::{Table, scratch};
use crate::app::foundations::navigation::Screen;
use crate::app::foundations::referee::MatchTimer;
use crate::app::play::collection::{Ask, Opening};
use tabuleiro_catalogue::matches::{MatchClock, Record, Why};
use tabuleiro_clock::TimeSettings;
use tabuleiro_rules::Player;

#[test]
fn a_fallen_flag_ends_the_match_or_is_only_shown() {
    for only_tells in [false, true] {
        let mut table = Table::new(if only_tells { "told" } else { "fallen" });
        let settings = TimeSettings::sudden_death(std::time::Duration::from_secs(3));
        let clock = Some(MatchClock { only_tells, ..MatchClock::new(settings) });
        table.set_up(Record { clock, ..Record::of("hex") });
        table.play("f6");
        table.rest();
        table.frames(60);
        assert!(table.game().ending().is_none(), "the clock of the second person runs");
        table.frames(120);
        let ending = table.game().ending();
        if only_tells {
            assert_eq!((ending, table.app.world().resource::<MatchTimer>().fallen()), (None, Some(Player::Second)));
            table.play("g7");
            assert_eq!(table.moves(), ["f6", "g7"]);
        } else {
            assert_eq!(ending.map(|ending| (ending.person(), ending.why)), Some((Some(Player::First), Why::Time)));
            assert!(!table.game().human_to_move());
        }
    }
}

#[test]
fn a_clock_stands_while_the_table_is_not_shown_and_goes_on_where_it_stopped() {
    let folder = scratch("clock-kept");
    let mut table = Table::at(&folder);
    let settings = TimeSettings::fischer(std::time::Duration::from_mins(1), std::time::Duration::from_secs(5));
    table.set_up(Record { clock: Some(MatchClock::new(settings)), ..Record::of("hex") });
    table.frames(100);
    table.play("f6");
    table.rest();
    let left = |table: &Table, person| table.app.world().resource::<MatchTimer>().reading(person).unwrap().left.time;
    let first = left(&table, Player::First).as_secs_f32();
    assert!((first - 63.0).abs() < 1.0, "two seconds of a minute, and five more: {first}");
    table.go(Screen::Gallery);
    let second = left(&table, Player::Second);
    table.frames(200);
    assert_eq!(left(&table, Player::Second), second);
    drop(table);
    let mut again = Table::at(&folder);
    again.go(Screen::Matches);
    let id = again.collection().matches[0].0;
    again.ask(Ask::Open(id, Opening::Continue));
    again.frames(50);
    assert!(again.app.world().resource::<MatchTimer>().is_stopped(), "a continued match waits for its players");
    let drift = left(&again, Player::Second).as_secs_f32() - second.as_secs_f32();
    assert!(drift.abs() < 0.1, "{drift}");
}

#[test]
fn the_time_of_an_action_leaves_pauses_out_and_stays_when_it_is_shown_again() {
    let mut table = Table::new("spent");
    let settings = TimeSettings::sudden_death(std::time::Duration::from_mins(1));
    table.set_up(Record { clock: Some(MatchClock::new(settings)), ..Record::of("hex") });
    let toggle = crate::app::foundations::referee::TimerCommand::Toggle;
    // A frame takes 20 ms: a second of thinking, two seconds of pause.
    table.frames(50);
    table.app.world_mut().write_message(toggle);
    table.frames(100);
    table.app.world_mut().write_message(toggle);
    table.play("f6");
    table.rest();
    let spent = |table: &Table| table.game().lines().spent(table.game().path()[0]).unwrap().as_secs_f32();
    let thought = spent(&table);
    assert!((thought - 1.1).abs() < 0.3, "{thought}");
    table.app.world_mut().write_message(crate::app::foundations::referee::GoTo(0));
    table.frames(60);
    table.app.world_mut().write_message(crate::app::foundations::referee::Redo);
    table.rest();
    assert_eq!(spent(&table), thought);
}

#[test]
fn taking_actions_back_gives_both_clocks_back_and_no_increments() {
    let mut table = Table::new("clock-undo");
    let settings = TimeSettings::fischer(std::time::Duration::from_mins(1), std::time::Duration::from_secs(30));
    table.set_up(Record { clock: Some(MatchClock::new(settings)), ..Record::of("hex") });
    let left = |table: &Table| {
        let timer = table.app.world().resource::<MatchTimer>();
        [Player::First, Player::Second].map(|person| timer.reading(person).unwrap().left.time.as_secs())
    };
    let go = |table: &mut Table, ply| {
        table.app.world_mut().write_message(crate::app::foundations::referee::GoTo(ply));
        table.rest();
    };
    for action in ["a1", "b2", "a1", "c3"] {
        // Two seconds, then the action with its increment.
        table.frames(100);
        table.play(action);
        table.rest();
        let [first, second] = left(&table);
        assert!((87..=90).contains(&first) && (58..=60).contains(&second), "{action}: {:?}", left(&table));
        go(&mut table, 0);
        assert!(left(&table).iter().all(|time| (59..=60).contains(time)), "{action}: {:?}", left(&table));
    }
    // What was only taken back and shown again has its times again.
    go(&mut table, 1);
    let [first, second] = left(&table);
    assert!((87..=90).contains(&first) && (58..=60).contains(&second), "{:?}", left(&table));
}
