//! The texts of the wire, which must not change.

use super::*;
use crate::class::wire::{AtBell, Order};

/// The texts of `docs/server.md`, one for each type, which must not change.
const CLIENT: [&str; 15] = [
    r#"{"t":"hello","v":1}"#,
    r#"{"t":"hello","v":1,"token":"0123456789abcdef0123456789abcdef"}"#,
    r#"{"t":"open","game":"hex","options":["size=9"],"person":"random"}"#,
    r#"{"t":"open","game":"hex","options":[],"person":"first","clock":{"main":600,"increment":5}}"#,
    r#"{"t":"open","game":"hex","options":[],"person":"second","policy":{"absent":"stands","undo":false,"spectators":false,"left":"kept"}}"#,
    r#"{"t":"join","table":"CDFH"}"#,
    r#"{"t":"watch","table":"CDFH"}"#,
    r#"{"t":"play","table":"CDFH","n":0,"action":"a1"}"#,
    r#"{"t":"resign","table":"CDFH"}"#,
    r#"{"t":"draw","table":"CDFH"}"#,
    r#"{"t":"undo","table":"CDFH"}"#,
    r#"{"t":"rematch","table":"CDFH"}"#,
    r#"{"t":"claim","table":"CDFH"}"#,
    r#"{"t":"leave","table":"CDFH"}"#,
    r#"{"t":"ping"}"#,
];

const SERVER: [&str; 14] = [
    r#"{"t":"welcome","v":1,"server":"0.1.0","token":"00","seats":[{"table":"CDFH","person":"first"}]}"#,
    r#"{"t":"seated","table":"CDFH","person":"second"}"#,
    r#"{"t":"seated","table":"CDFH","person":"second","link":"CDFHJKMNPRTW"}"#,
    r#"{"t":"table","table":"CDFH","record":{"game":"hex"},"n":0,"persons":{"first":"present","second":"free"}}"#,
    r#"{"t":"table","table":"CDFH","record":{},"n":0,"persons":{"first":"away","second":"free"},"clock":{"first":1,"second":2,"running":null},"over":{"outcome":"draw","why":"agreed"}}"#,
    r#"{"t":"table","table":"CDFH","record":{},"n":0,"persons":{"first":"away","second":"free"},"policy":{"undo":false,"spectators":true,"left":"free"}}"#,
    r#"{"t":"played","table":"CDFH","n":0,"action":"a1","key":"00ff"}"#,
    r#"{"t":"played","table":"CDFH","n":0,"action":"a1","key":"00ff","clock":{"first":1,"second":2,"running":"second"}}"#,
    r#"{"t":"presence","table":"CDFH","persons":{"first":"present","second":"away"}}"#,
    r#"{"t":"offer","table":"CDFH","what":"rematch","person":"first"}"#,
    r#"{"t":"over","table":"CDFH","outcome":"second","why":"resigned"}"#,
    r#"{"t":"refused","why":"not_your_turn","for":"play","table":"CDFH","n":3,"say":"wait"}"#,
    r#"{"t":"refused","why":"read_only","for":"","say":"later"}"#,
    r#"{"t":"pong"}"#,
];

#[test]
fn every_message_is_read_and_written_to_the_letter() {
    for text in CLIENT {
        let message = ClientMessage::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(message.to_text(), text);
        assert!(text.contains(&format!(r#""t":"{}""#, message.t())), "{text}");
    }
    for text in SERVER {
        let message = ServerMessage::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(message.to_text(), text);
    }
}

#[test]
fn an_unknown_key_is_an_error_in_a_message_of_a_client_and_ignored_in_one_of_a_server() {
    for text in CLIENT {
        let longer = text.replacen('{', r#"{"x":1,"#, 1);
        assert!(ClientMessage::parse(&longer).is_err(), "{longer}");
    }
    for text in SERVER {
        // Objects inside are extended, too, except the record, which is no part of the wire.
        let longer = text.replace('{', r#"{"x":1,"#).replace(r#""record":{"x":1,"#, r#""record":{"#);
        let longer = longer.replace(",}", "}");
        assert_eq!(ServerMessage::parse(&longer), ServerMessage::parse(text), "{longer}");
    }
}

#[test]
fn a_reason_of_a_later_version_does_not_hide_what_happened() {
    let over = r#"{"t":"over","table":"CDFH","outcome":"first","why":"claimed"}"#;
    let (table, outcome, why) = ("CDFH".to_string(), Outcome::First, EndReason::Other);
    assert_eq!(ServerMessage::parse(over), Ok(ServerMessage::Over { table, outcome, why }));
    let refused = r#"{"t":"refused","why":"too_early","for":"claim","say":"wait"}"#;
    assert!(matches!(ServerMessage::parse(refused), Ok(ServerMessage::Refused { why: Why::Other, .. })));
}

#[test]
fn a_policy_of_a_later_version_does_not_hide_the_table() {
    let text = |policy: &str| {
        let persons = r#"{"first":"away","second":"free"}"#;
        format!(r#"{{"t":"table","table":"CDFH","record":{{}},"n":0,"persons":{persons},"policy":{policy}}}"#)
    };
    for later in [r#"{"undo":false,"chat":true}"#, r#"{"undo":"once"}"#, r#""strict""#] {
        let Ok(ServerMessage::Table { .. }) = ServerMessage::parse(&text(later)) else { panic!("{later}") };
    }
}

#[test]
fn wrong_types_and_missing_keys_are_errors() {
    let wrong = [
        r#"{"t":"hello"}"#,
        r#"{"t":"hello","v":"1"}"#,
        r#"{"t":"hello","v":1,"token":7}"#,
        r#"{"t":"open","game":"hex","options":"size=9","person":"first"}"#,
        r#"{"t":"open","game":"hex","options":[],"person":"third"}"#,
        r#"{"t":"open","game":"hex","options":[],"person":"first","clock":{"main":-1,"increment":0}}"#,
        r#"{"t":"open","game":"hex","options":[],"person":"first","clock":{"main":1}}"#,
        r#"{"t":"open","game":"hex","options":[],"person":"first","policy":{"chat":true}}"#,
        r#"{"t":"open","game":"hex","options":[],"person":"first","policy":{"undo":"never"}}"#,
        r#"{"t":"play","table":"CDFH","n":-1,"action":"a1"}"#,
        r#"{"t":"play","table":"CDFH","n":1.5,"action":"a1"}"#,
        r#"{"t":"play","table":"CDFH","action":"a1"}"#,
        r#"{"t":"Ping"}"#,
        r#"{"t":"ping","t":"ping"}"#,
        r#"{"table":"CDFH"}"#,
        r#"{"t":"ping"} {"t":"ping"}"#,
    ];
    for text in wrong {
        assert!(ClientMessage::parse(text).is_err(), "{text}");
    }
}

#[test]
fn the_messages_of_a_class_are_read_back() {
    let order = r#"{"t":"lead","class":"CDFH","order":{"do":"add","setup":{"game":"hex","system":"swiss"}}}"#;
    let Ok(ClientMessage::Lead { order: Order::Add { setup }, .. }) = ClientMessage::parse(order) else { panic!() };
    assert_eq!((setup.matches, setup.bell, setup.minutes), (1, AtBell::Draw, None));
    for text in [
        r#"{"t":"class_open"}"#,
        r#"{"t":"enrol","class":"CDFH","name":"fox.blue"}"#,
        r#"{"t":"resume","class":"CDFH","digits":"0471"}"#,
        r#"{"t":"lead","class":"CDFH","order":{"do":"bell","section":0}}"#,
        r#"{"t":"lead","class":"CDFH","order":{"do":"exchange","section":0,"pair":[0,3]}}"#,
        r#"{"t":"lead","class":"CDFH","order":{"do":"decide","section":0,"round":1,"pair":2,"match":0,"outcome":"first_unplayed"}}"#,
        r#"{"t":"lead","class":"CDFH","order":{"do":"end"}}"#,
    ] {
        assert_eq!(ClientMessage::parse(text).map(|message| message.to_text()).as_deref(), Ok(text));
    }
    for text in [
        r#"{"t":"enrol","class":"CDFH"}"#,
        r#"{"t":"enrol","class":"CDFH","name":" "}"#,
        r#"{"t":"lead","class":"CDFH","order":{"do":"bell"}}"#,
        r#"{"t":"lead","class":"CDFH","order":{"do":"bell","section":0,"now":true}}"#,
        r#"{"t":"lead","class":"CDFH","order":{"do":"burn"}}"#,
    ] {
        assert!(ClientMessage::parse(text).is_err(), "{text}");
    }
}
