//! A match with another device.

use super::driver::Driver;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::{Ending, Match, Why};
use tabuleiro_rules::Player;
use tabuleiro_text_table::{Incoming, News, Offer, Wire};
use tabuleiro_words::Language;

fn seated(person: Player) -> Driver {
    let mut driver = Driver::new(Language::En);
    let record = Box::new(Match::of(GameId::Hex).record());
    let said = driver.receive(Incoming::News(News::Seated { record, person: Some(person) }));
    assert!(said.contains("The match begins"), "{said}");
    driver
}

#[test]
fn actions_go_over_the_wire_and_come_back_once() {
    let mut driver = seated(Player::First);
    driver.enter("f6");
    assert_eq!(driver.sent, [Wire::Play { ply: 0, action: "f6".into() }]);
    let confirmed = driver.receive(Incoming::News(News::Played { ply: 0, action: "f6".into() }));
    assert!(confirmed.is_empty(), "{confirmed}");
    assert!(driver.enter("g7").contains("not your turn"));
    let heard = driver.receive(Incoming::News(News::Played { ply: 1, action: "g5".into() }));
    assert!(heard.contains("White: g5"), "{heard}");
    driver.enter("d7");
    let taken = driver.receive(Incoming::News(News::TakenBack(2)));
    assert!(taken.contains('2') && driver.table.game().unwrap().cursor() == 2, "{taken}");
}

#[test]
fn offers_are_asked_and_answered() {
    let mut driver = seated(Player::Second);
    driver.receive(Incoming::News(News::Played { ply: 0, action: "f6".into() }));
    assert!(driver.receive(Incoming::News(News::Offered(Offer::Draw))).contains("Yes or no"));
    driver.enter("no");
    driver.enter("yes");
    assert!(driver.sent.is_empty(), "the offer was declined");
    driver.receive(Incoming::News(News::Offered(Offer::Undo)));
    driver.enter("yes");
    driver.enter("resign");
    driver.enter("yes");
    assert_eq!(driver.sent, [Wire::Offer(Offer::Undo), Wire::Resign]);
    let ending = Ending::lost_by(Player::Second, Why::Resigned);
    let said = driver.receive(Incoming::News(News::Ended(ending)));
    assert!(said.contains("you lost"), "{said}");
    assert!(driver.receive(Incoming::News(News::Left)).contains("left"));
}

#[test]
fn a_table_is_opened_with_the_game_on_it() {
    let mut driver = Driver::new(Language::En);
    driver.enter("game hex 7");
    driver.enter("table");
    assert_eq!(driver.sent, [Wire::Open { game: "hex".into(), options: vec!["size=7".into()] }]);
    assert!(driver.receive(Incoming::News(News::Waiting { code: "ABCD".into() })).contains("ABCD"));
    driver.enter("join wxyz");
    assert_eq!(driver.sent[1], Wire::Join("WXYZ".into()));
}

#[test]
fn whoever_waits_for_the_other_device_is_not_asked_to_play() {
    let mut driver = seated(Player::Second);
    let waits = driver.enter("turn");
    assert!(waits.contains("other person is to move") && !waits.contains("Place"), "{waits}");
    driver.receive(Incoming::News(News::Played { ply: 0, action: "c3".into() }));
    let swapped = driver.enter("swap");
    assert!(swapped.contains("You are Black now. The other person is to move."), "{swapped}");
}

#[test]
fn a_match_that_was_left_does_not_play_on_in_another() {
    let mut driver = seated(Player::First);
    driver.receive(Incoming::News(News::Ended(Ending::draw(Why::Agreed))));
    driver.enter("game hip");
    assert_eq!(driver.sent, [Wire::Leave]);
    driver.enter("a1");
    for news in [
        News::Played { ply: 1, action: "b2".into() },
        News::TakenBack(0),
        News::Offered(Offer::Rematch),
        News::Ended(Ending::draw(Why::Agreed)),
        News::Left,
    ] {
        assert_eq!(driver.receive(Incoming::News(news)), "");
    }
    let game = driver.table.game().unwrap();
    assert!(game.cursor() == 1 && !game.over_here());
}

#[test]
fn a_match_is_claimed_only_when_it_can_be() {
    let mut driver = seated(Player::First);
    driver.receive(Incoming::News(News::Left));
    assert!(driver.enter("claim").contains("nothing to claim"));
    driver.receive(Incoming::News(News::Claimable));
    driver.enter("claim");
    assert_eq!(driver.sent, [Wire::Claim]);
}

#[test]
fn a_match_that_is_come_back_to_goes_on() {
    let mut driver = Driver::new(Language::En);
    let mut game = Match::of(GameId::Hex);
    game.play("c3").unwrap();
    let said =
        driver.receive(Incoming::News(News::Seated { record: Box::new(game.record()), person: Some(Player::Second) }));
    assert!(said.contains("The match goes on. You are: White."), "{said}");
}
