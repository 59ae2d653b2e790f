//! The list of the games by family, and the choices with which a match of one is set up, as JSON for the page.

use serde_json::{Value, json};
use tabuleiro_catalogue::GameId;
use tabuleiro_engine::search::Level;
use tabuleiro_rules::{Family, OptionKind, OptionSpec, Player};
use tabuleiro_words::{Language, Texts};

/// Returns the message id of the heading of a family.
fn heading(family: Family) -> &'static str {
    match family {
        Family::Connection => "family-connection",
        Family::Alignment => "family-alignment",
        Family::Territory => "family-territory",
        Family::Capture => "family-capture",
        Family::Blockade => "family-blockade",
        Family::Sowing => "family-sowing",
        Family::Chess => "family-chess",
    }
}

/// Returns every family with its cards: `[{name, games: [{id, variant, title, goal, names}]}]`. `names` are other names by
/// which the game is found.
pub(crate) fn gallery(texts: &Texts) -> Value {
    let families = Family::ALL.map(|family| {
        let games = GameId::ALL.iter().filter(|game| game.facts().family == family);
        let cards = games.flat_map(|&game| {
            let variants = std::iter::once(game.facts().defaults().variant).chain(game.facts().cards.iter().copied());
            variants.map(move |variant| card(texts, game, variant))
        });
        json!({ "name": texts.get(heading(family)), "games": cards.collect::<Vec<_>>() })
    });
    Value::from_iter(families)
}

fn card(texts: &Texts, game: GameId, variant: &str) -> Value {
    let names = game.facts().names;
    let aliases = texts.game_in(texts.language, game, "aliases").unwrap_or_default();
    json!({
        "id": game.id(),
        "variant": variant,
        "title": texts.title(game, variant),
        "goal": texts.goal(game, variant),
        "names": format!("{} {} {aliases}", names.pt, names.en),
    })
}

/// Returns what can be chosen for a match of a game: `{title, levels, sides, options}`. A choice is `{value, label}`; an
/// option is `{name, label, value, choices}`, where `value` is its default and an option with the name `variant` is the variant.
pub(crate) fn choices(texts: &Texts, game: GameId, variant: &str) -> Value {
    let facts = game.facts();
    let variants = facts.variants.iter().map(|&variant| {
        let id = format!("variant-{variant}");
        let label = if texts.has(game, &id) { texts.game(game, &id, &[]) } else { variant.to_string() };
        choice(variant, label)
    });
    let mut options = Vec::new();
    if facts.variants.len() > 1 {
        let chosen = if variant.is_empty() { facts.defaults().variant } else { variant };
        let variants: Vec<Value> = variants.collect();
        options.push(json!({
            "name": "variant", "label": texts.get("setup-variant"), "value": chosen, "choices": variants,
        }));
    }
    options.extend(facts.options.iter().filter(|spec| !spec.safety).map(|spec| option(texts, game, spec)));
    let levels = Level::ALL.map(|level| choice(&level.to_string(), texts.get(level_name(level))));
    let sides = Player::BOTH.map(|player| choice(word(player), texts.side(game, "turn", player)));
    json!({ "title": texts.title(game, variant), "levels": levels, "sides": sides, "options": options })
}

fn level_name(level: Level) -> &'static str {
    match level.number() {
        1 => "level-1",
        2 => "level-2",
        3 => "level-3",
        4 => "level-4",
        _ => "level-5",
    }
}

const fn word(player: Player) -> &'static str {
    match player {
        Player::First => "first",
        Player::Second => "second",
    }
}

fn choice(value: &str, label: String) -> Value {
    json!({ "value": value, "label": label })
}

fn option(texts: &Texts, game: GameId, spec: &OptionSpec) -> Value {
    let square = |n: u8| choice(&n.to_string(), texts.with("value-square", &[("size", n.into())]));
    let (value, choices) = match spec.kind {
        OptionKind::Side { default, allowed } => (default.to_string(), allowed.iter().map(|&n| square(n)).collect()),
        OptionKind::Size { default, least, greatest } => {
            let squares = least.0.max(least.1)..=greatest.0.min(greatest.1);
            let mut choices: Vec<Value> = squares.map(square).collect();
            if default.0 != default.1 {
                let values = [("columns", default.0.into()), ("rows", default.1.into())];
                choices.push(choice(&format!("{}x{}", default.0, default.1), texts.with("value-size", &values)));
            }
            let value =
                if default.0 == default.1 { default.0.to_string() } else { format!("{}x{}", default.0, default.1) };
            (value, choices)
        }
        OptionKind::Number { default, least, greatest } => {
            (default.to_string(), (least..=greatest).map(|n| choice(&n.to_string(), n.to_string())).collect())
        }
        OptionKind::Toggle { default } => {
            let choices = [("on", "value-on"), ("off", "value-off")];
            let value = if default { "on" } else { "off" };
            (value.to_string(), choices.map(|(value, id)| choice(value, texts.get(id))).to_vec())
        }
        OptionKind::Player { default } => {
            let choices = Player::BOTH.map(|player| choice(word(player), texts.side(game, "turn", player)));
            (word(default).to_string(), choices.to_vec())
        }
    };
    let label = texts.game(game, &format!("option-{}", spec.name), &[]);
    json!({ "name": spec.name, "label": label, "value": value, "choices": choices })
}

/// Returns the language with that code, English for any other.
pub(crate) fn language(code: &str) -> Language {
    Language::find(code).unwrap_or(Language::En)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_in_the_gallery_once_and_can_be_set_up_with_each_choice() {
        let texts = Texts::new(Language::En);
        let mut found = 0;
        for family in gallery(&texts).as_array().unwrap() {
            for card in family["games"].as_array().unwrap() {
                let game = GameId::find(card["id"].as_str().unwrap()).unwrap();
                let variant = card["variant"].as_str().unwrap();
                found += usize::from(variant == game.facts().defaults().variant);
                let choices = choices(&texts, game, variant);
                for option in choices["options"].as_array().unwrap() {
                    let name = option["name"].as_str().unwrap();
                    let values = option["choices"].as_array().unwrap();
                    assert!(values.iter().any(|choice| choice["value"] == option["value"]), "{card}: {option}");
                    for value in values.iter().map(|choice| choice["value"].as_str().unwrap()) {
                        let word = if name == "variant" { value.to_string() } else { format!("{name}={value}") };
                        assert!(game.facts().parse_options([word.as_str()]).is_ok(), "{card}: {word}");
                    }
                }
            }
        }
        assert_eq!(found, GameId::ALL.len());
    }
}
