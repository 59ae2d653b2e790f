//! The entries of the ledger, as JSON text: of the streams of tables, and of those of persons.
//!
//! The stream of a match is called like its table (`CDFH`), or `CDFH/2` for the second match there. It begins with
//! [`What::Open`]. That of a person is called `person/` and the person's id.

use super::code::{Code, Key, PersonId, Token};
use super::message::{ClockSetting, Policy};
use super::words::{OfferKind, Over, Person};
use serde::{Deserialize, Deserializer, Serialize};

/// How the names of the streams of persons begin.
pub(crate) const PERSONS: &str = "person/";

/// Returns the name of the stream of a table's match, of which the first has the number 1.
pub(crate) fn match_stream(code: Code, number: u32) -> String {
    if number <= 1 { code.to_string() } else { format!("{code}/{number}") }
}

/// Returns the table and the number of the match of a stream; `None` if it is another kind of stream.
pub(crate) fn match_of(stream: &str) -> Option<(Code, u32)> {
    let (code, number) = stream.split_once('/').unwrap_or((stream, "1"));
    Some((code.parse().ok()?, number.parse().ok()?))
}

/// Returns the name of the stream of a person.
pub(crate) fn person_stream(person: PersonId) -> String {
    format!("{PERSONS}{person}")
}

/// An entry: what happened, and when.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Entry<W> {
    /// When it was written, in seconds since 1970.
    pub(crate) at: u64,
    /// What happened.
    #[serde(flatten)]
    pub(crate) what: W,
}

impl<W: Serialize> Entry<W> {
    /// Returns the entry as text.
    pub(crate) fn to_text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// Returns when an entry of any kind was written, in seconds since 1970.
pub(crate) fn time_of(text: &str) -> Option<u64> {
    #[derive(Deserialize)]
    struct At {
        at: u64,
    }
    serde_json::from_str::<At>(text).ok().map(|entry| entry.at)
}

/// What happened at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "e", rename_all = "snake_case")]
pub(crate) enum What {
    /// A match was opened.
    Open(Opening),
    /// A free seat was taken.
    Seat(Taking),
    /// A seat was given up.
    Free { person: Person },
    /// An action was played. `left` are the remaining times after it in milliseconds.
    Play { action: String, left: Option<[u64; 2]> },
    /// The actions from index `n` on were taken back.
    Undo { n: usize },
    /// A person offered something.
    Offer { what: OfferKind, person: Person },
    /// The match ended, but not by the rules: that end follows from the actions.
    Over { over: Over },
    /// Another match has begun at the table, with the seats exchanged, in a stream of its own.
    Next,
    /// Another match began in the same stream, with the seats exchanged. Only earlier versions wrote it.
    Rematch,
    /// Somebody with a seat was there. It is written at most once a day, so that the table is kept.
    Seen,
}

/// The beginning of a match.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Opening {
    pub(crate) game: String,
    pub(crate) options: Vec<String>,
    pub(crate) clock: Option<ClockSetting>,
    #[serde(default)]
    pub(crate) policy: Policy,
    /// The key in the link of a table that is private to two.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) key: Option<Key>,
    /// The class to which the match belongs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) class: Option<Code>,
    /// Who sits there.
    #[serde(default)]
    pub(crate) seats: [Option<PersonId>; 2],
    /// The seat of `token`, in entries of earlier versions.
    #[serde(default, skip_serializing)]
    pub(crate) person: Option<Person>,
    #[serde(default, skip_serializing, deserialize_with = "of_token")]
    pub(crate) token: Option<PersonId>,
}

impl Opening {
    /// Returns who sits there.
    pub(crate) fn seats(&self) -> [Option<PersonId>; 2] {
        let mut seats = self.seats;
        if let (Some(person), Some(who)) = (self.person, self.token) {
            seats[person.index()] = Some(who);
        }
        seats
    }
}

/// A seat that is taken.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Taking {
    pub(crate) person: Person,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    who: Option<PersonId>,
    /// The same, in entries of earlier versions.
    #[serde(default, skip_serializing, deserialize_with = "of_token")]
    token: Option<PersonId>,
}

impl Taking {
    pub(crate) fn new(person: Person, who: PersonId) -> Taking {
        Taking { person, who: Some(who), token: None }
    }

    /// Returns who takes the seat; `None` if the entry does not say it.
    pub(crate) fn who(&self) -> Option<PersonId> {
        self.who.or(self.token)
    }
}

/// Reads the token that earlier versions wrote.
fn of_token<'de, D: Deserializer<'de>>(from: D) -> Result<Option<PersonId>, D::Error> {
    let text = String::deserialize(from)?;
    text.parse::<Token>().map(|token| Some(PersonId::of(token))).map_err(serde::de::Error::custom)
}

/// What happened to a person.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "e", rename_all = "snake_case")]
pub(crate) enum Life {
    /// The person was here. It is written the first time, and then at most once a day.
    Here,
    /// The person has taken a seat at this table.
    Sits { table: Code },
    /// The person has no seat at this table any more.
    Rises { table: Code },
    /// The person takes part in this class.
    Enrols { class: Code },
    /// The person takes part in no class any more.
    Departs,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_of_earlier_versions_name_the_person_of_their_token() {
        let token = "0123456789abcdef0123456789abcdef";
        let who = PersonId::of(token.parse().unwrap());
        let open = format!(
            r#"{{"at":5,"e":"open","game":"hex","options":[],"clock":null,"person":"second","token":"{token}"}}"#
        );
        let Ok(Entry { at: 5, what: What::Open(opening) }) = serde_json::from_str(&open) else { panic!() };
        assert_eq!(opening.seats(), [None, Some(who)]);
        let seat = format!(r#"{{"at":6,"e":"seat","person":"first","token":"{token}"}}"#);
        let Ok(Entry { at: 6, what: What::Seat(taking) }) = serde_json::from_str(&seat) else { panic!() };
        assert_eq!((taking.person, taking.who()), (Person::First, Some(who)));
        let rematch: Entry<What> = serde_json::from_str(r#"{"at":7,"e":"rematch"}"#).unwrap();
        assert_eq!(rematch.what, What::Rematch);
    }

    #[test]
    fn no_entry_contains_a_token() {
        let token: Token = "0123456789abcdef0123456789abcdef".parse().unwrap();
        let who = PersonId::of(token);
        let opening = Opening { game: "hex".into(), seats: [Some(who), None], ..Opening::default() };
        for what in [What::Open(opening), What::Seat(Taking::new(Person::First, who))] {
            let entry = Entry { at: 5, what };
            let text = entry.to_text();
            assert!(text.contains(&who.to_string()) && !text.contains(&token.to_text()) && !text.contains("token"));
            assert_eq!(serde_json::from_str::<Entry<What>>(&text).unwrap(), entry);
        }
    }

    #[test]
    fn streams_are_named_after_tables_and_persons() {
        let code: Code = "CDFH".parse().unwrap();
        assert_eq!([1, 2, 12].map(|number| match_stream(code, number)), ["CDFH", "CDFH/2", "CDFH/12"]);
        for number in [1, 2, 12] {
            assert_eq!(match_of(&match_stream(code, number)), Some((code, number)));
        }
        let person = PersonId::of("0123456789abcdef0123456789abcdef".parse().unwrap());
        assert_eq!(match_of(&person_stream(person)), None);
    }
}
