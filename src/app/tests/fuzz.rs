//! Fuzz tests of links, saved matches and saved settings: no mutated text panics, and an accepted one can be used and
//! reads back as it was written. Decisions and mutations are shared with the fuzz targets of the text protocol;
//! `BOLERO_RANDOM_TEST_TIME_MS=60000` tries new ones for a minute each.

#[path = "../../../crates/gtp/tests/gtp/fuzz/choices.rs"]
mod choices;
#[path = "../../../crates/gtp/tests/gtp/fuzz/values.rs"]
mod values;

use crate::app::foundations::settings::Settings;
use crate::app::play::link::{self, Linked};
use choices::Choices;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use serde_json::Value;
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::{Match, Record};
use tabuleiro_rules::{Rng, below};

/// The maximum length of an input, in bytes.
const LONGEST: usize = 300;

/// Checks a property on `count` fixed inputs, or on new ones for as long as the environment says.
macro_rules! hold {
    ($count:expr, $law:expr) => {
        if std::env::var_os("BOLERO_RANDOM_TEST_TIME_MS").is_some() {
            bolero::check!().with_max_len(LONGEST).for_each(|bytes: &[u8]| $law(&mut Choices::new(bytes)));
        } else {
            for seed in 0..$count {
                let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed);
                let length = below(&mut rng, LONGEST as u32 + 1);
                let bytes: Vec<u8> = (0..length).map(|_| rng.next_u32() as u8).collect();
                $law(&mut Choices::new(&bytes));
            }
        }
    };
}

/// Returns a match of some game, some actions after its start.
fn some_match(choices: &mut Choices) -> Match {
    let game = choices.one(GameId::ALL);
    let mut record = Record::of(game.id());
    record.options.extend(choices.of(game.facts().variants).copied().map(str::to_string));
    for _ in 0..choices.below(12) {
        let legal = Match::from_record(&record).unwrap().position().legal();
        record.moves.extend(choices.of(&legal).map(|offer| offer.text.clone()));
    }
    Match::from_record(&record).unwrap()
}

fn link_law(choices: &mut Choices) {
    let game = some_match(choices);
    let position = game.position();
    let mut object = Value::Object(position.object());
    let donor = Value::Object(some_match(choices).position().object());
    for _ in 0..choices.below(3) {
        values::mutate(&mut object, &donor, choices);
    }
    let mut text = format!("#game={}", position.facts().id);
    for option in position.facts().options {
        if choices.once_in(4) {
            text.push_str(&format!("&{}={}", option.name, choices.below(40)));
        }
    }
    text.push_str(&format!("&position={}", utf8_percent_encode(&object.to_string(), NON_ALPHANUMERIC)));
    if choices.once_in(3) {
        text = choices.misspelt(&text);
    }
    let Ok(Linked::Match(record)) = link::parse(&text) else { return };
    let opened = Match::from_record(&record).unwrap_or_else(|e| panic!("{text} is accepted, but not its match: {e}"));
    let printed = link::print(&opened);
    let again = match link::parse(&printed) {
        Ok(Linked::Match(record)) => Match::from_record(&record).unwrap(),
        other => panic!("{text} prints what opens no match, {printed}: {other:?}"),
    };
    assert_eq!(again.position().object(), opened.position().object(), "{text} reads back otherwise from {printed}");
    assert_eq!(again.position().options(), opened.position().options(), "{text} has other options in {printed}");
}

#[test]
fn every_accepted_link_opens_a_match_whose_link_opens_the_same_match() {
    hold!(300, link_law);
}

fn save_law(choices: &mut Choices) {
    let mut value: Value = serde_json::from_str(&some_match(choices).record().to_text()).unwrap();
    let donor: Value = serde_json::from_str(&some_match(choices).record().to_text()).unwrap();
    for _ in 0..=choices.below(3) {
        values::mutate(&mut value, &donor, choices);
    }
    let mut text = value.to_string();
    if choices.once_in(6) {
        text = choices.misspelt(&text);
    }
    let Ok(record) = Record::from_text(&text) else { return };
    assert_eq!(Record::from_text(&record.to_text()), Ok(record.clone()), "{text} reads back otherwise");
    let Ok(game) = Match::from_record(&record) else { return };
    let again = Match::from_record(&game.record()).unwrap_or_else(|e| panic!("{text} is kept as what is refused: {e}"));
    assert_eq!(again.position().object(), game.position().object(), "{text} is kept as another match");
}

#[test]
fn every_accepted_save_is_saved_again_unchanged() {
    hold!(300, save_law);
}

fn settings_law(choices: &mut Choices) {
    let mut value = serde_json::to_value(Settings::default()).unwrap();
    let donor = value.clone();
    for _ in 0..=choices.below(4) {
        values::mutate(&mut value, &donor, choices);
    }
    let text = value.to_string();
    let Some(settings) = Settings::from_text(&text) else { return };
    assert!((0.0..=2.0).contains(&settings.speed), "{text}: speed {}", settings.speed);
    assert!((0.0..=1.0).contains(&settings.volume), "{text}: volume {}", settings.volume);
    assert!((0.75..=2.0).contains(&settings.text_size), "{text}: size of text {}", settings.text_size);
    let written = serde_json::to_string(&settings).unwrap();
    assert_eq!(Settings::from_text(&written), Some(settings), "{text} reads back otherwise from {written}");
}

#[test]
fn accepted_settings_lie_within_their_bounds() {
    hold!(2_000, settings_law);
}
