//! Compares the catalogue with `catalogue.json`, the list of every id, variant and option with its default and range,
//! so that no game is dropped or renamed by mistake.

use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use tabuleiro_catalogue::GameId;
use tabuleiro_rules::{Facts, OptionSpec};

/// Options that any game may have in addition (`docs/rulings.md`, 0.5): the player who begins, and the number
/// of actions without progress that ends a game.
const EVERYWHERE: [&str; 2] = ["first", "no_progress"];

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    variants: Vec<String>,
    options: BTreeMap<String, Range>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Range {
    default: String,
    least: Option<String>,
    greatest: Option<String>,
    allowed: Option<Vec<String>>,
}

fn entries() -> Vec<Entry> {
    serde_json::from_str(include_str!("catalogue.json")).unwrap()
}

/// Returns whether the option accepts a value.
fn accepts(facts: &Facts, option: &OptionSpec, value: &str) -> bool {
    facts.defaults().set(facts, option.name, value).is_ok()
}

fn option_complaints(facts: &Facts, option: &OptionSpec, range: &Range) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut expect = |holds: bool, what: String| {
        if !holds {
            complaints.push(format!("{}, option {}: {what}", facts.id, option.name));
        }
    };
    let default = facts.defaults().get(option.name).map(|v| v.to_string()).unwrap_or_default();
    expect(default == range.default, format!("the default is {default}, not {}", range.default));
    let values = range.allowed.iter().flatten().chain(&range.least).chain(&range.greatest).chain([&range.default]);
    for value in values {
        expect(accepts(facts, option, value), format!("{value} is refused"));
    }
    let number = |text: &Option<String>| text.as_ref().and_then(|t| t.parse::<u32>().ok());
    if let (Some(least), Some(greatest)) = (number(&range.least), number(&range.greatest)) {
        for value in 0..=greatest + 5 {
            let accepted = accepts(facts, option, &value.to_string());
            expect(accepted == (least..=greatest).contains(&value), format!("{value}: {accepted}"));
        }
    }
    if let Some(allowed) = &range.allowed {
        for value in (0..30).map(|n: u32| n.to_string()) {
            expect(
                accepts(facts, option, &value) == allowed.contains(&value),
                format!("{value} is wrongly accepted or refused"),
            );
        }
    }
    complaints
}

#[test]
fn the_catalogue_has_exactly_the_games_variants_and_options_of_the_list() {
    let mut complaints = Vec::new();
    let entries = entries();
    for entry in &entries {
        let Ok(game) = GameId::find(&entry.id) else {
            complaints.push(format!("{} is missing", entry.id));
            continue;
        };
        let facts = game.facts();
        if facts.variants != entry.variants {
            complaints.push(format!("{}: variants {:?}, not {:?}", entry.id, facts.variants, entry.variants));
        }
        for (name, range) in &entry.options {
            match facts.options.iter().find(|o| o.name == name) {
                Some(option) => complaints.extend(option_complaints(facts, option, range)),
                None => complaints.push(format!("{}: no option {name}", entry.id)),
            }
        }
        let known = |o: &&OptionSpec| entry.options.contains_key(o.name) || EVERYWHERE.contains(&o.name);
        complaints
            .extend(facts.options.iter().filter(|o| !known(o)).map(|o| format!("{}: option {}", entry.id, o.name)));
    }
    let listed: BTreeSet<&str> = entries.iter().map(|e| e.id.as_str()).collect();
    let extra = GameId::ALL.iter().map(|g| g.id()).filter(|id| !listed.contains(id));
    complaints.extend(extra.map(|id| format!("{id} is not in catalogue.json")));
    assert!(complaints.is_empty(), "{} complaints:\n{}", complaints.len(), complaints.join("\n"));
    assert_eq!(GameId::ALL.len(), entries.len(), "an id occurs twice");
}

#[test]
fn a_variant_with_a_card_of_its_own_is_a_variant() {
    for &game in GameId::ALL {
        for card in game.facts().cards {
            assert!(game.facts().variants.contains(card), "{} has no variant {card}", game.id());
        }
    }
}

#[test]
fn a_variant_with_a_card_has_its_own_author_and_other_variants_have_that_of_the_game() {
    let credit = |game: GameId, variant: &str| game.facts().credit(variant).join(", ");
    let [otelo, mak_yek] = ["otelo_1_11", "mak_yek"].map(|id| GameId::find(id).unwrap());
    assert_eq!(credit(otelo, "1_11"), "Bill Taylor, ");
    assert_eq!(credit(otelo, "classico"), "Lewis Waterman, John W. Mollett, c. 1880");
    assert_eq!(credit(mak_yek, "cleave"), "Chris Huntoon, 2001");
    assert_eq!(credit(mak_yek, "mak_yek"), ", ");
    assert_eq!(credit(GameId::find("xadrez_espartano").unwrap(), "tebas"), ", ", "its author is unknown");
    for game in GameId::ALL {
        let facts = game.facts();
        assert!(facts.card_authors.iter().all(|(variant, ..)| facts.cards.contains(variant)), "{}", game.id());
    }
}
