//! Playing against the computer.

use super::Table;
use crate::app::foundations::navigation::{ChangeScreen, Screen};
use crate::app::foundations::referee::GoTo;
use crate::app::foundations::settings::Settings;
use crate::app::play::input::HintWanted;
use crate::app::play::opponent::{Advice, Pondering, Thinking};
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::{Occupant, Record};

impl Table {
    /// Starts a match of classic Otelo against the computer and plays the person's first action.
    fn against_the_computer(name: &str, level: u8) -> Table {
        let mut table = Table::new(name);
        let mut record = Record::of("otelo_1_11");
        record.options = vec!["classico".into()];
        record.occupants = [Occupant::Human, Occupant::computer(level)];
        table.set_up(record);
        table.play("e3");
        table.frames(2);
        table
    }

    fn thinking(&self) -> bool {
        self.app.world().resource::<Thinking>().busy()
    }

    /// Runs until the computer's answer is on the table. Waits for the search without frames; the pause before the
    /// answer takes frames.
    fn answered(&mut self) {
        let before = self.moves().len();
        for _ in 0..PAUSE {
            self.app.world_mut().resource_mut::<Thinking>().wait();
            self.app.update();
            if self.moves().len() > before {
                return;
            }
        }
        panic!("no answer is played");
    }
}

/// More frames than the animation of an action and the pause after it take.
const PAUSE: usize = 200;

#[test]
fn the_computer_answers_with_one_action() {
    let mut table = Table::against_the_computer("answer", 1);
    assert!(table.thinking());
    table.answered();
    table.frames(5);
    assert!(!table.thinking());
    assert_eq!(table.moves().len(), 2);
}

#[test]
fn undo_stops_the_search() {
    let mut table = Table::against_the_computer("interrupt", 5);
    assert!(table.thinking());
    table.app.world_mut().write_message(GoTo(0));
    table.frames(3);
    assert!(!table.thinking());
    table.frames(PAUSE);
    assert!(table.moves().is_empty(), "the answer to an undone action is not played");
}

#[test]
fn an_action_that_is_undone_and_played_again_is_answered_in_every_game() {
    for &game in GameId::ALL {
        let mut table = Table::new(&format!("again-{}", game.id()));
        let occupants = [Occupant::Human, Occupant::computer(1)];
        table.set_up(Record { occupants, ..Record::of(game.id()) });
        let persons_actions = |table: &mut Table| {
            let mut played = Vec::new();
            // A turn may consist of several actions. The answer would come while the table rests.
            while table.game().human_to_move() {
                let offer = table.game().position().gestures()[0].clone();
                played.push(offer.text.clone());
                table.play(&offer.text);
            }
            played
        };
        let turn = persons_actions(&mut table);
        if table.game().over_here() {
            continue;
        }
        table.answered();
        table.rest();
        table.app.world_mut().write_message(GoTo(0));
        table.rest();
        turn.iter().for_each(|action| table.play(action));
        assert_eq!(table.moves(), turn, "{}", game.id());
        table.answered();
        // Somebody who undoes two turns and redoes one is to decide again.
        table.rest();
        table.app.world_mut().write_message(GoTo(0));
        table.rest();
        let target = table.game().redo_target().unwrap();
        table.app.world_mut().write_message(GoTo(target));
        table.rest();
        let game = table.game();
        assert!(game.human_to_move() || game.is_live(), "{}", game.position().id().id());
    }
}

#[test]
fn leaving_the_table_stops_the_search() {
    let mut table = Table::against_the_computer("leave", 5);
    table.app.world_mut().write_message(ChangeScreen(Screen::Gallery));
    table.frames(3);
    assert!(!table.thinking());
    table.app.world_mut().write_message(ChangeScreen(Screen::Table));
    table.frames(3);
    assert!(table.thinking(), "the search starts again on return");
}

#[test]
fn a_person_cannot_play_for_the_computer() {
    let mut table = Table::against_the_computer("act-for", 5);
    table.rest();
    table.tap("d3");
    assert_eq!(table.moves(), ["e3"]);
}

#[test]
fn the_strongest_computer_thinks_on_the_persons_turn_only_if_asked_and_draws_nothing_meanwhile() {
    for (level, asked) in [(5, false), (4, true), (5, true)] {
        let mut table = Table::new("ponder");
        table.app.world_mut().resource_mut::<Settings>().ponder = asked;
        table.set_up(Record { occupants: [Occupant::Human, Occupant::computer(level)], ..Record::of("hex") });
        table.sleep();
        let wanted = |table: &Table| table.app.world().resource::<Pondering>().is_wanted();
        assert_eq!(wanted(&table), asked && level == 5, "level {level}");
        table.play("f6");
        table.frames(2);
        assert!(!wanted(&table) && table.thinking(), "its own turn is no person's");
    }
}

#[test]
fn a_hint_is_a_legal_action_and_is_discarded_with_its_position() {
    let mut table = Table::playing("hint", "hex");
    table.app.world_mut().write_message(HintWanted::AllValues);
    table.frames(1);
    assert!(table.app.world().resource::<Advice>().busy());
    table.app.world_mut().resource_mut::<Advice>().wait();
    let best = table.app.world().resource::<Advice>().candidates[0].text.clone();
    assert!(table.game().position().legal().iter().any(|o| o.text == best));
    table.play("f6");
    table.frames(2);
    assert!(table.app.world().resource::<Advice>().candidates.is_empty());
}
