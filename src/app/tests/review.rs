//! The analysis of a match and hints, by touch.

use super::Table;
use crate::app::locale::Texts;
use crate::app::opponent::Advice;
use crate::app::review::Review;
use crate::app::tutor::Course;
use std::time::Duration;

impl Table {
    /// Runs all searches until there is nothing left to do.
    fn until(&mut self, done: impl Fn(&Table) -> bool) {
        for _ in 0..4000 {
            self.frames(1);
            if done(self) {
                return self.frames(4);
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        panic!("the computer thinks for ever");
    }

    fn review(&self) -> &Review {
        self.app.world().resource()
    }

    /// Returns the name of the first button or text with that beginning.
    fn face_with(&mut self, text: &str) -> Option<String> {
        self.items().all.iter().map(|(_, item)| item.name.clone()).find(|name| name.contains(text))
    }
}

#[test]
fn a_match_is_looked_back_on_and_a_turning_point_played_anew() {
    let mut table = Table::playing("review", "semaforo");
    table.listen();
    // The second player answers elsewhere, although a win in one is available.
    for action in ["a1=g", "d3=g", "a2=g", "d2=g", "a3=g"] {
        table.play(action);
        table.rest();
    }
    assert!(table.game().position().outcome().is_some());
    table.press_button(&table.says("review"));
    table.until(|table| !table.review().busy());
    assert_eq!(table.review().chances().len(), 6, "a position more than actions");
    assert!(table.review().chances()[5].certain());
    let point = table.review().points().iter().find(|point| point.played == "d2=g").cloned();
    let point = point.unwrap_or_else(|| panic!("nothing turned: {:?}", table.review().points()));
    assert!(point.before > point.after);
    let face = table.face_with("4. ").expect("the turning point has a button");
    table.press_button(&face);
    table.frames(8);
    assert!(table.app.world().resource::<Course>().runs());
    assert_eq!(table.moves(), ["a1=g", "d3=g", "a2=g"]);
    table.play(&point.better);
    table.rest();
    assert_eq!(table.moves(), ["a1=g", "d3=g", "a2=g", point.better.as_str()]);
    table.press_button(&table.says("course-leave"));
    table.rest();
    assert_eq!(table.moves(), ["a1=g", "d3=g", "a2=g", "d2=g", "a3=g"], "the match is as it was");
    assert!(table.review().is_of(table.game()), "and what is known of it");
}

#[test]
fn another_match_is_not_taken_for_the_one_looked_back_on() {
    let mut table = Table::playing("review-other", "semaforo");
    table.listen();
    for action in ["a1=g", "d3=g", "a2=g", "d2=g", "a3=g"] {
        table.play(action);
        table.rest();
    }
    table.press_button(&table.says("review"));
    table.until(|table| !table.review().busy());
    table.press_button(&table.says("undo"));
    table.rest();
    assert!(table.review().is_of(table.game()), "what was undone is still part of it");
    table.play("c2=g");
    table.rest();
    assert!(!table.review().is_of(table.game()));
}

#[test]
fn a_hint_says_where_then_what_then_why() {
    let mut table = Table::playing("hint-steps", "semaforo");
    table.listen();
    for action in ["a1=g", "d3=g", "a2=g"] {
        table.play(action);
        table.rest();
    }
    let mut said = Vec::new();
    for _ in 0..3 {
        table.press_button(&table.says("hint"));
        table.until(|table| !table.app.world().resource::<Advice>().busy());
        let texts = table.app.world().resource::<Texts>();
        let best = &table.app.world().resource::<Advice>().candidates[0];
        let value = texts.with("value-win-in", &[("count", 1.into())]);
        let known = [
            texts.get("hint-where"),
            texts.with("hint-action", &[("move", best.text.clone().into())]),
            texts.with("hint-proved", &[("move", best.text.clone().into()), ("value", value.into())]),
        ];
        said.push(known.iter().position(|text| table.items().all.iter().any(|(_, item)| item.name == *text)));
    }
    assert_eq!(said, [Some(0), Some(1), Some(2)], "the second player wins at once, and that is proved");
}
