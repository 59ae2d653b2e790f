//! The analysis of a match and hints, by touch.

use super::Table;
use crate::app::foundations::locale::{Texts, action_in_words};
use crate::app::play::opponent::Advice;
use crate::app::play::review::{Review, StartReview};
use crate::app::play::tutor::Course;
use std::time::Duration;
use tabuleiro_catalogue::matches::{Match, Record};
use tabuleiro_rules::Player;

/// A match of Semáforo. The second player's `d2=g` misses a win in one.
const LOST: [&str; 5] = ["a1=g", "d3=g", "a2=g", "d2=g", "a3=g"];

impl Table {
    /// Plays a match, each action after the animation of the one before.
    fn after(name: &str, actions: &[&str]) -> Table {
        let mut table = Table::playing(name, "semaforo");
        table.enable_accessibility();
        for action in actions {
            table.play(action);
            table.rest();
        }
        table
    }

    /// Runs all searches until there is nothing left to do.
    fn until(&mut self, done: impl Fn(&Table) -> bool) {
        for _ in 0..4000 {
            self.frames(1);
            if done(self) {
                return self.frames(4);
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        panic!("a search does not end");
    }

    fn review(&self) -> &Review {
        self.app.world().resource()
    }

    /// Returns the name of the first button or text with that beginning.
    fn control_name(&mut self, text: &str) -> Option<String> {
        self.items().all.iter().map(|(_, item)| item.name.clone()).find(|name| name.contains(text))
    }
}

#[test]
fn a_turning_point_of_a_review_can_be_played_again() {
    let mut table = Table::after("review", &LOST);
    assert!(table.game().position().outcome().is_some());
    table.press_button(&table.text("review"));
    table.until(|table| !table.review().busy());
    assert_eq!(table.review().chances().len(), 6, "one more position than actions");
    assert!(table.review().chances()[5].certain());
    let point = table.review().points().iter().find(|point| point.played == "d2=g").cloned();
    let point = point.unwrap_or_else(|| panic!("the turning point is missing: {:?}", table.review().points()));
    assert!(point.before > point.after);
    let face = table.control_name("4. ").expect("the turning point has a button");
    table.press_button(&face);
    table.frames(8);
    assert!(table.app.world().resource::<Course>().runs());
    assert_eq!(table.moves(), ["a1=g", "d3=g", "a2=g"]);
    table.play(&point.better);
    table.rest();
    assert_eq!(table.moves(), ["a1=g", "d3=g", "a2=g", point.better.as_str()]);
    table.press_button(&table.text("course-leave"));
    table.rest();
    assert_eq!(table.moves(), LOST, "the match is restored");
    assert!(table.review().is_of(table.game()), "and so is its review");
}

/// Every loss in the graph is named, and nobody gains by an action of their own.
#[test]
fn the_graph_and_the_turning_points_of_a_review_agree() {
    let mut table = Table::new("review-agrees");
    table.enable_accessibility();
    let mut record = Record { options: vec!["size=4".into()], ..Record::of("hex") };
    let mut game = Match::from_record(&record).unwrap();
    while game.position().outcome().is_none() {
        // Actions of nobody who looks at the board.
        let offers = game.position().legal();
        let offer = offers[(game.cursor() * 5 + 3) % offers.len()].clone();
        record.moves.push(offer.text.clone());
        game.play_offer(&offer).unwrap();
    }
    table.set_up(record);
    table.app.world_mut().write_message(StartReview);
    table.frames(2);
    table.until(|table| !table.review().busy());
    let (review, game) = (table.review(), table.game());
    let values: Vec<f32> = review.chances().iter().map(|chance| chance.value).collect();
    assert_eq!(values.len(), game.plies().len() + 1);
    for (ply, pair) in values.windows(2).enumerate() {
        let sign = if game.position_at(ply).person() == Player::First { 1.0 } else { -1.0 };
        let gain = sign * (pair[1] - pair[0]);
        assert!(gain < 0.3, "action {ply} gains {gain}: {values:?}");
        assert!(gain > -0.3 || review.points().iter().any(|point| point.ply == ply), "{ply}: {values:?}");
    }
}

#[test]
fn a_review_does_not_apply_to_another_match() {
    let mut table = Table::after("review-other", &LOST);
    table.press_button(&table.text("review"));
    table.until(|table| !table.review().busy());
    table.press_button(&table.text("undo"));
    table.rest();
    assert!(table.review().is_of(table.game()), "an undone action still belongs to the match");
    table.play("c2=g");
    table.rest();
    assert!(!table.review().is_of(table.game()));
}

#[test]
fn a_hint_shows_the_site_the_action_and_then_its_value() {
    let mut table = Table::after("hint-steps", &LOST[..3]);
    let mut said = Vec::new();
    for _ in 0..3 {
        table.press_button(&table.text("hint"));
        table.until(|table| !table.app.world().resource::<Advice>().busy());
        let texts = table.app.world().resource::<Texts>();
        let best = &table.app.world().resource::<Advice>().candidates[0];
        let action = action_in_words(table.game().position(), &best.text, texts);
        let value = texts.with("value-win-in", &[("count", 1.into())]);
        let known = [
            texts.get("hint-where"),
            texts.with("hint-action", &[("action", action.clone().into())]),
            texts.with("hint-proved", &[("action", action.into()), ("value", value.into())]),
        ];
        said.push(known.iter().position(|text| table.items().all.iter().any(|(_, item)| item.name == *text)));
    }
    assert_eq!(said, [Some(0), Some(1), Some(2)], "site, action, proved win in one");
}
