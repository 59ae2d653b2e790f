//! The pages about the games: every card has all its parts in both languages, every diagram they refer to exists and is
//! legal, and there are no unused diagrams or texts.

use super::LANGUAGES;
use super::files::{assert_none, games, published, read, read_existing};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use std::collections::{BTreeMap, BTreeSet};
use tabuleiro_catalogue::GameId;
use tabuleiro_catalogue::matches::Match;
use tabuleiro_learning::{Diagram, Lessons, diagram_path, diagrams, lesson_path};

/// The message ids of the parts of a card.
const PARTS: [&str; 8] = ["play-now", "first-match", "rules", "notation", "history", "mathematics", "idea", "in-class"];

/// The number of diagrams on a page of rules.
const DIAGRAMS: std::ops::RangeInclusive<usize> = 3..=8;

/// The greatest length of a caption in characters.
const LONGEST_CAPTION: usize = 90;

/// Returns the text of a pattern with its variables as `{name}`.
fn text(pattern: &Pattern<&str>) -> String {
    let element = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => (*value).to_string(),
        PatternElement::Placeable { expression: Expression::Inline(InlineExpression::VariableReference { id }) } => {
            format!("{{{}}}", id.name)
        }
        PatternElement::Placeable { .. } => "{}".to_string(),
    };
    pattern.elements.iter().map(element).collect()
}

/// Returns the messages of a game in a language by id; attributes have the id `id.attribute`.
pub(super) fn messages(game: GameId, language: &str) -> BTreeMap<String, String> {
    let source = read_existing(&format!("assets/games/{}/{language}.ftl", game.id()));
    let resource = fluent_syntax::parser::parse(source.as_str())
        .unwrap_or_else(|(_, errors)| panic!("{}, {language}: {errors:?}", game.id()));
    let mut all = BTreeMap::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let value = message.value.as_ref().map(text).unwrap_or_default();
        all.insert(message.id.name.to_string(), value);
        for attribute in &message.attributes {
            all.insert(format!("{}.{}", message.id.name, attribute.id.name), text(&attribute.value));
        }
    }
    all
}

/// Returns the message suffixes of a game's cards: none for the default variant, `-VARIANT` for others.
pub(super) fn cards(game: GameId) -> Vec<String> {
    std::iter::once(String::new()).chain(game.facts().cards.iter().map(|card| format!("-{card}"))).collect()
}

pub(super) fn all_diagrams(game: GameId) -> Vec<Diagram> {
    let lessons = Lessons::read(&read_existing(&lesson_path(game)), game).unwrap_or_else(|e| panic!("{e}"));
    diagrams(&lessons, read(&diagram_path(game)).as_deref(), game).unwrap_or_else(|e| panic!("{e}"))
}

/// Calls `look` with every game in both languages and fails with all complaints that it returns.
pub(super) fn in_all_games(look: impl Fn(GameId, &str, &BTreeMap<String, String>) -> Vec<String>) {
    let mut complaints = Vec::new();
    for game in games() {
        for language in LANGUAGES {
            let found = look(game, language, &messages(game, language));
            complaints.extend(found.into_iter().map(|why| format!("{} {language}: {why}", game.id())));
        }
    }
    assert_none(&complaints);
}

#[test]
fn every_card_has_all_its_parts() {
    in_all_games(|game, _, messages| {
        let wanted = cards(game).into_iter().flat_map(|card| PARTS.map(|part| format!("{part}{card}")));
        wanted.filter(|id| messages.get(id).is_none_or(String::is_empty)).map(|id| format!("no '{id}'")).collect()
    });
}

#[test]
fn play_now_has_three_to_five_numbered_sentences_and_in_class_a_plan_and_questions() {
    in_all_games(|game, _, messages| {
        let mut complaints = Vec::new();
        for card in cards(game) {
            let play = messages.get(&format!("play-now{card}")).cloned().unwrap_or_default();
            let numbered = play.lines().filter(|l| l.starts_with(|c: char| c.is_ascii_digit())).count();
            if !(3..=5).contains(&numbered) || numbered != play.lines().count() {
                complaints.push(format!("'play-now{card}' has {numbered} numbered of {} lines", play.lines().count()));
            }
            let class = messages.get(&format!("in-class{card}")).cloned().unwrap_or_default();
            let (plan, questions) = class.split_once("\n# ").unwrap_or((&class, ""));
            let items = |text: &str| text.lines().filter(|line| line.starts_with("- ")).count();
            if items(plan) != 4 || items(questions) != 3 || questions.matches('→').count() != 3 {
                complaints.push(format!(
                    "'in-class{card}' has {} lines and {} questions",
                    items(plan),
                    items(questions)
                ));
            }
        }
        complaints
    });
}

#[test]
fn rules_refer_to_existing_diagrams_the_same_in_both_languages() {
    in_all_games(|game, language, own| {
        let all = all_diagrams(game);
        let other = messages(game, if language == "pt" { "en" } else { "pt" });
        let mut complaints = Vec::new();
        let mut used = BTreeSet::new();
        for card in cards(game) {
            let pointed = |messages: &BTreeMap<String, String>| -> Vec<String> {
                let rules = messages.get(&format!("rules{card}")).cloned().unwrap_or_default();
                rules.lines().filter_map(|line| line.strip_prefix("@ ")).map(str::to_string).collect()
            };
            let ids = pointed(own);
            if !DIAGRAMS.contains(&ids.len()) {
                complaints.push(format!("'rules{card}' has {} diagrams", ids.len()));
            }
            if ids != pointed(&other) {
                complaints.push(format!("'rules{card}' of the other language has other diagrams"));
            }
            let nowhere = ids.iter().filter(|id| !all.iter().any(|diagram| diagram.id == **id));
            complaints.extend(nowhere.map(|id| format!("'rules{card}' points to '{id}', which is nowhere")));
            used.extend(ids);
        }
        let unused = all.iter().filter(|d| d.caption.starts_with("diagram-") && !used.contains(&d.id));
        complaints.extend(unused.map(|d| format!("nothing points to diagram '{}'", d.id)));
        complaints
    });
}

#[test]
fn every_diagram_is_legal_and_has_a_caption() {
    in_all_games(|game, _, messages| {
        let mut complaints = Vec::new();
        for diagram in all_diagrams(game) {
            let mut position = diagram.position().boxed();
            for action in &diagram.actions {
                match position.play(action, &mut Vec::new()) {
                    Ok(written) if written == *action => {}
                    other => complaints.push(format!("diagram '{}': '{action}' gives {other:?}", diagram.id)),
                }
            }
            let nowhere = diagram.light.iter().filter(|name| position.board().find(name).is_none());
            complaints.extend(nowhere.map(|name| format!("diagram '{}': no '{name}' to light", diagram.id)));
            match messages.get(&diagram.caption) {
                Some(caption) if (1..=LONGEST_CAPTION).contains(&caption.chars().count()) => {}
                found => complaints.push(format!("'{}': {found:?}", diagram.caption)),
            }
        }
        let strays = messages.keys().filter(|id| id.starts_with("diagram-"));
        let known: BTreeSet<String> = all_diagrams(game).into_iter().map(|d| d.caption).collect();
        complaints.extend(strays.filter(|id| !known.contains(*id)).map(|id| format!("'{id}' is of no diagram")));
        complaints
    });
}

#[test]
fn notation_is_explained_with_moves_that_the_program_writes() {
    in_all_games(|game, _, messages| {
        let all = all_diagrams(game);
        let mut complaints = Vec::new();
        for card in cards(game) {
            let headings = ["# Como se escreve", "# How moves are written"];
            if messages.get(&format!("rules{card}")).is_some_and(|r| headings.iter().any(|h| r.contains(h))) {
                complaints.push(format!("'rules{card}' explains how moves are written"));
            }
            let Some(notation) = messages.get(&format!("notation{card}")) else { continue };
            let names: Vec<&str> = notation.split('{').skip(1).filter_map(|rest| rest.split('}').next()).collect();
            if names.is_empty() {
                complaints.push(format!("'notation{card}' shows no move"));
            }
            for name in names {
                let line = all.iter().any(|d| d.id == name);
                let one = name.rsplit_once('-').is_some_and(|(id, number)| {
                    let count = all.iter().find(|d| d.id == id).map_or(0, |d| d.actions.len());
                    number.parse().is_ok_and(|number: usize| (1..=count).contains(&number))
                });
                if !line && !one {
                    complaints.push(format!("'notation{card}' shows '{name}', which is no action of a diagram"));
                }
            }
        }
        complaints
    });
}

#[test]
fn classic_games_exist_and_are_described_in_both_languages() {
    in_all_games(|game, language, own| {
        let records = published(game);
        let other = messages(game, if language == "pt" { "en" } else { "pt" });
        let of = |all: &BTreeMap<String, String>| -> BTreeSet<String> {
            all.keys().filter(|id| id.starts_with("classic-")).cloned().collect()
        };
        let ids = of(own);
        let mut complaints: Vec<String> =
            ids.symmetric_difference(&of(&other)).map(|id| format!("only one language has '{id}'")).collect();
        if !ids.iter().any(|id| !id.contains('.')) {
            complaints.push("no game is told".into());
        }
        for id in &ids {
            let (record, attribute) = id.split_once('.').unwrap_or((id, ""));
            let Some(published) = records.get(record.trim_start_matches("classic-")) else {
                complaints.push(format!("'{id}': there is no such record"));
                continue;
            };
            let plies = Match::from_record(&published.record).map_or(0, |game| game.plies().len());
            let known = match attribute.strip_prefix("ply-").map(str::parse::<usize>) {
                Some(Ok(ply)) => (1..=plies).contains(&ply),
                Some(Err(_)) => false,
                None => matches!(attribute, "" | "who" | "why"),
            };
            if !known {
                complaints.push(format!("'{id}' says nothing of the {plies} actions"));
            }
            for needed in ["who", "why"] {
                if attribute.is_empty() && !own.contains_key(&format!("{id}.{needed}")) {
                    complaints.push(format!("'{id}' has no '{needed}'"));
                }
            }
        }
        complaints
    });
}
