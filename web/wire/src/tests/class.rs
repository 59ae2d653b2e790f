//! A class: the messages of a server, and what the text table is told.

use super::*;
use serde_json::Value;

const TOKEN: &str = "0123456789abcdef0123456789abcdef";

/// Returns what the class says, as JSON.
fn told(wire: &mut Wire, message: &Value) -> Vec<Value> {
    let news = said(wire, &message.to_string()).into_iter().map(Incoming::News);
    news.filter_map(|news| crate::json::incoming(&news)).filter(|news| news["t"] == "class").collect()
}

fn ids(news: &[Value]) -> Vec<&str> {
    news.iter().flat_map(|news| news["said"].as_array().unwrap()).map(|said| said[0].as_str().unwrap()).collect()
}

fn ask(wire: &mut Wire, wanted: &str) -> String {
    let wanted = crate::json::wanted(wanted).unwrap();
    wire.ask(&wanted, NOW);
    sent(wire)
}

fn section(game: &str, number: usize, round: u32) -> Value {
    json!({ "section": number, "game": game, "options": ["size=4"], "system": "swiss", "entrants": 2, "round": round, "rounds": 2 })
}

/// Returns the message of a class, with the changes.
fn class(now: Value, changes: Value) -> Value {
    let mut message = json!({
        "t": "class", "class": "KMNP", "locked": false, "paused": false, "name": "fox.blue",
        "sections": [section("hip", 0, 0)], "met": [], "halves": 0,
    });
    message["now"] = now;
    message.as_object_mut().unwrap().extend(changes.as_object().unwrap().clone());
    message
}

fn stranger(sections: &[Value]) -> Value {
    let mut message =
        class(json!({ "do": "enrol", "names": ["owl.pink", "fox.blue"] }), json!({ "sections": sections }));
    message.as_object_mut().unwrap().remove("name");
    message
}

fn play() -> Value {
    json!({ "do": "play", "table": "CDFH", "opponent": "owl.pink" })
}

fn greeted(wire: &mut Wire) {
    wire.opened(NOW);
    said(wire, &json!({ "t": "welcome", "v": 1, "server": "test", "token": TOKEN, "seats": [] }).to_string());
}

/// Returns a wire whose pupil has entered the code of a class that says this.
fn joined(message: &Value) -> (Wire, Vec<Value>) {
    let mut wire = Wire::new("", 1);
    ask(&mut wire, r#"{"t":"join","code":"KMNP"}"#);
    greeted(&mut wire);
    wire.tasks();
    let news = told(&mut wire, message);
    (wire, news)
}

#[test]
fn a_pupil_chooses_a_name_and_then_waits() {
    let (mut wire, news) = joined(&stranger(&[section("hip", 0, 0)]));
    assert!(wire.tasks().contains(&json!({ "t": "attend", "class": "KMNP" })), "the page comes back to the class");
    let all = ["class-title", "class-say-digits", "class-say-game", "class-choose-name", "class-say-number"];
    assert_eq!(ids(&news), all);
    assert_eq!(news[0]["choices"], json!([{ "name": "owl.pink" }, { "name": "fox.blue" }]));
    assert_eq!(news[0]["enrols"], json!(true));
    let sent = ask(&mut wire, r#"{"t":"choose","place":1}"#);
    assert!(sent.contains(r#""name":"fox.blue""#) && !sent.contains("section"), "{sent}");
    let news = told(&mut wire, &class(json!({ "do": "wait" }), json!({})));
    assert_eq!(ids(&news), ["class-hello", "class-wait-first", "class-say-meanwhile"]);
    assert_eq!(news[0]["enrols"], json!(false));
    // Nothing new is not told again, except to somebody who asks.
    assert!(told(&mut wire, &class(json!({ "do": "wait" }), json!({}))).is_empty());
    ask(&mut wire, r#"{"t":"class"}"#);
    let again = wire.news(NOW);
    assert!(matches!(&again[..], [Incoming::News(News::Class(_))]), "{again:?}");
}

#[test]
fn names_that_others_take_meanwhile_do_not_change_the_list_until_one_of_them_is_chosen() {
    let (mut wire, _) = joined(&stranger(&[section("hip", 0, 0)]));
    let mut fewer = stranger(&[section("hip", 0, 0)]);
    fewer["now"]["names"] = json!(["cat.green"]);
    assert!(told(&mut wire, &fewer).is_empty());
    let sent = ask(&mut wire, r#"{"t":"choose","place":0}"#);
    assert!(sent.contains("owl.pink"), "the number means what was said: {sent}");
    let taken = json!({ "t": "refused", "why": "taken", "for": "enrol", "table": "KMNP", "say": "no" });
    let news = told(&mut wire, &taken);
    assert_eq!((ids(&news), &news[0]["refused"]), (vec!["class-taken"], &json!(true)));
    let news = told(&mut wire, &fewer);
    assert!(ids(&news).contains(&"class-choose-name"));
    assert_eq!(news[0]["choices"], json!([{ "name": "cat.green" }]));
}

#[test]
fn one_of_several_games_is_chosen_first() {
    let (mut wire, news) = joined(&stranger(&[section("hip", 0, 0), section("hex", 1, 0)]));
    assert_eq!(ids(&news)[2..], ["class-choose-game", "class-say-number"]);
    assert_eq!(news[0]["choices"][1], json!({ "game": "hex", "variant": "" }));
    assert_eq!(ask(&mut wire, r#"{"t":"choose","place":1}"#), "");
    let news = wire.news(NOW);
    let [Incoming::News(News::Class(class))] = &news[..] else { panic!("{news:?}") };
    assert_eq!(class.choices.len(), 2, "the names");
    let sent = ask(&mut wire, r#"{"t":"choose","place":0}"#);
    assert!(sent.contains(r#""section":1"#), "{sent}");
}

#[test]
fn wrong_digits_and_a_closed_door_are_told() {
    let mut closed = stranger(&[]);
    closed["locked"] = json!(true);
    let (mut wire, news) = joined(&closed);
    assert_eq!(ids(&news), ["class-title", "class-say-digits", "class-locked"]);
    let sent = ask(&mut wire, r#"{"t":"resume","digits":"4821"}"#);
    assert!(sent.contains("4821"), "{sent}");
    let wrong = json!({ "t": "refused", "why": "unknown_class", "for": "resume", "table": "KMNP", "say": "no" });
    let news = told(&mut wire, &wrong);
    assert_eq!((ids(&news), &news[0]["left"]), (vec!["class-digits-wrong"], &json!(false)));
    let gone = json!({ "t": "refused", "why": "unknown_class", "for": "enrol", "table": "KMNP", "say": "no" });
    let news = told(&mut wire, &gone);
    assert_eq!((ids(&news), &news[0]["left"]), (vec!["class-unknown"], &json!(true)));
    assert!(wire.tasks().contains(&json!({ "t": "attend", "class": null })));
}

#[test]
fn a_match_is_told_before_its_board_and_what_follows_after_its_end() {
    let (mut wire, _) = joined(&class(json!({ "do": "wait" }), json!({})));
    let begun = class(play(), json!({ "sections": [section("hip", 0, 1)], "left": 300_000 }));
    let news = told(&mut wire, &begun);
    assert_eq!(ids(&news), ["class-round", "class-your-match", "class-until-bell"]);
    assert_eq!(news[0]["said"][1], json!(["class-your-match", "name", { "name": "owl.pink" }]));
    assert_eq!(news[0]["said"][2], json!(["class-until-bell", "time", "5:00"]));
    said(&mut wire, r#"{"t":"seated","table":"CDFH","person":"first"}"#);
    let mut table: Value = serde_json::from_str(&table(&["a1"], "present")).unwrap();
    table["class"] = json!("KMNP");
    assert!(matches!(&said(&mut wire, &table.to_string())[..], [News::Seated { .. }]));
    let paused = class(play(), json!({ "sections": [section("hip", 0, 1)], "paused": true }));
    assert_eq!(ids(&told(&mut wire, &paused)), ["class-paused"]);
    let refused = wire.ask(&Wanted::Play { ply: 1, action: "b1".into() }, NOW);
    assert_eq!(refused[0], Incoming::News(News::Refused("class-paused-tap")));
    assert_eq!(ids(&told(&mut wire, &begun)), ["class-say-goes-on"]);
    let over = r#"{"t":"over","table":"CDFH","outcome":"first","why":"resigned"}"#;
    assert!(matches!(&said(&mut wire, over)[..], [News::Ended(_)]));
    let met = json!([{ "opponent": "owl.pink", "halves": 2 }]);
    let after = json!({ "sections": [section("hip", 0, 1)], "met": met, "halves": 2, "rank": 1 });
    assert!(told(&mut wire, &class(json!({ "do": "wait" }), after)).is_empty(), "the end is heard first");
    let later: Vec<Incoming> = wire.news(NOW + tabuleiro_online::client::END_SHOWN);
    let [Incoming::News(News::Class(news))] = &later[..] else { panic!("{later:?}") };
    let ids: Vec<&str> = news.sentences.iter().map(|sentence| sentence.id.as_str()).collect();
    assert_eq!(ids, ["class-wait", "class-rank", "class-last"]);
}

#[test]
fn whoever_plays_on_after_the_end_of_the_class_hears_that_it_is_over() {
    let (mut wire, _) = joined(&class(play(), json!({})));
    said(&mut wire, r#"{"t":"seated","table":"CDFH","person":"first"}"#);
    let mut table: Value = serde_json::from_str(&table(&[], "present")).unwrap();
    table["class"] = json!("KMNP");
    said(&mut wire, &table.to_string());
    told(&mut wire, &class(json!({ "do": "over" }), json!({})));
    wire.ask(&Wanted::Play { ply: 0, action: "b1".into() }, NOW);
    let refused = json!({ "t": "refused", "why": "over", "for": "play", "table": "CDFH", "n": 0, "say": "no" });
    let news = said(&mut wire, &refused.to_string());
    assert!(news.contains(&News::Refused("class-over")), "{news:?}");
}

#[test]
fn the_end_of_the_class_is_told_with_the_place_and_the_page_forgets_it() {
    let (mut wire, _) = joined(&class(json!({ "do": "wait" }), json!({})));
    wire.tasks();
    let news = told(&mut wire, &class(json!({ "do": "over" }), json!({ "rank": 2, "halves": 3 })));
    assert_eq!(ids(&news), ["class-over", "class-over-rank"]);
    assert!(wire.tasks().contains(&json!({ "t": "attend", "class": null })));
}

#[test]
fn a_break_is_taken_and_ended_with_the_same_words() {
    let (mut wire, _) = joined(&class(json!({ "do": "wait" }), json!({})));
    assert!(ask(&mut wire, r#"{"t":"rest"}"#).contains(r#""rest":true"#));
    let news = told(&mut wire, &class(json!({ "do": "rest" }), json!({})));
    assert_eq!(ids(&news), ["class-rest", "class-say-break"]);
    assert!(ask(&mut wire, r#"{"t":"rest"}"#).contains(r#""rest":false"#));
}

#[test]
fn the_match_against_the_computer_and_the_puzzles_are_passed_on() {
    let (mut wire, news) = joined(&class(json!({ "do": "computer", "level": 3 }), json!({})));
    assert!(ids(&news).ends_with(&["class-all-computer", "class-say-computer"]), "{news:?}");
    assert_eq!(news[0]["alone"], json!({ "game": "hip", "options": ["size=4"], "level": 3, "counts": true }));
    assert!(ask(&mut wire, r#"{"t":"computer","halves":2}"#).contains(r#""halves":2"#));
    let news = told(&mut wire, &class(json!({ "do": "computer", "level": 3, "halves": 2 }), json!({})));
    assert_eq!(ids(&news), ["class-computer-over"]);
    assert_eq!(news[0]["alone"]["counts"], json!(false));
    let race = |solved: &[u8]| class(json!({ "do": "puzzles", "count": 10, "solved": solved }), json!({}));
    let news = told(&mut wire, &race(&[]));
    assert_eq!(ids(&news), ["class-race", "class-race-count", "class-say-race"]);
    assert_eq!(news[0]["race"], json!({ "game": "hip", "variant": "", "count": 10, "solved": [] }));
    assert!(ask(&mut wire, r#"{"t":"solved","place":4}"#).contains(r#""puzzle":4"#));
    let news = told(&mut wire, &race(&[4]));
    assert_eq!(ids(&news), ["class-race-count"]);
    let news = told(&mut wire, &class(json!({ "do": "bye", "point": true }), json!({})));
    assert_eq!(ids(&news), ["class-bye-point", "class-say-computer"]);
    assert_eq!(news[0]["alone"]["counts"], json!(false));
}

#[test]
fn after_the_page_was_loaded_again_the_class_goes_on_and_a_pupil_who_leaves_keeps_the_seat() {
    let mut wire = Wire::new(TOKEN, 1);
    wire.come_back("CDFH", "KMNP", NOW);
    greeted(&mut wire);
    assert!(sent(&mut wire).contains(r#""t":"class""#));
    let news = told(&mut wire, &class(play(), json!({ "sections": [section("hip", 0, 1)] })));
    assert!(ids(&news).starts_with(&["class-title", "class-hello"]), "{news:?}");
    assert!(sent(&mut wire).contains(r#""t":"watch""#), "the class leads to its table");
    let sent = ask(&mut wire, r#"{"t":"leave"}"#);
    assert!(!sent.contains("leave"), "{sent}");
}
