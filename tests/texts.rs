//! Tests that the code uses every message of the program and of the games and every fact of the catalogue, except those
//! in a short list. The tests read the sources as text, so they need no window.

use skrifa::{FontRef, MetadataProvider};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use tabuleiro_catalogue::GameId;
use tabuleiro_engine::person::Character;
use tabuleiro_learning::{Lessons, Motif, lesson_path};
use tabuleiro_rules::{DiagramSymbol, Kind};

const LANGUAGES: [&str; 2] = ["pt", "en"];

/// The parts of every game's page, each with the heading `page-PART`.
const PARTS: [&str; 7] = ["play-now", "first-match", "rules", "notation", "history", "mathematics", "in-class"];

/// Messages that are not used yet, with a reason. Messages that are used or deleted must be removed from this list.
const KEPT: &[(&str, &[&str])] = &[];

fn root() -> PathBuf {
    PathBuf::from(".")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Returns the Rust sources under a folder as one text, without line comments and tests.
fn code(folder: &str) -> String {
    let mut folders = vec![root().join(folder)];
    let mut text = String::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display())) {
            let path = entry.unwrap().path();
            if path.ends_with("tests") || path.ends_with("tests.rs") {
                continue;
            }
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "rs") {
                let source = read(&path);
                let source = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
                for line in source.lines().filter(|line| !line.trim_start().starts_with("//")) {
                    text.push_str(line);
                    text.push('\n');
                }
            }
        }
    }
    text
}

fn says(code: &str, literal: &str) -> bool {
    code.contains(&format!("\"{literal}\""))
}

/// Returns the ids of the messages of a file.
fn messages(path: &str) -> BTreeSet<String> {
    let text = read(&root().join("assets").join(path));
    let ids = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_alphabetic()));
    ids.filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_string()).collect()
}

/// Returns the ids of the messages of the program, those of the narration included.
fn app_messages(language: &str) -> BTreeSet<String> {
    let [mut app, narration] = ["app", "narration"].map(|file| messages(&format!("locale/{language}/{file}.ftl")));
    let twice: Vec<&String> = app.intersection(&narration).collect();
    assert!(twice.is_empty(), "{twice:?} are in both files");
    app.extend(narration);
    app
}

fn game_messages(game: GameId, language: &str) -> BTreeSet<String> {
    messages(&format!("games/{}/{language}.ftl", game.id()))
}

/// Message ids that the program composes at run time.
struct Composed {
    /// The common prefix of the ids.
    prefix: &'static str,
    /// The string literal in the code that composes them.
    written: &'static str,
    /// The possible endings.
    endings: BTreeSet<String>,
    /// Whether a message must exist for each ending.
    all: bool,
}

fn composed(prefix: &'static str, written: &'static str, endings: impl IntoIterator<Item = impl ToString>) -> Composed {
    Composed { prefix, written, endings: endings.into_iter().map(|e| e.to_string()).collect(), all: true }
}

fn traits() -> BTreeSet<&'static str> {
    Kind::all().flat_map(Kind::traits).map(|t| t.value).collect()
}

/// Returns the endings of the message ids of all motifs.
fn motif_texts() -> impl Iterator<Item = String> {
    Motif::ALL.iter().flat_map(|motif| [format!("{motif}-idea"), format!("{motif}-why")])
}

/// Returns the words of a list of the names of entrants.
fn of_entrants(list: &str) -> Vec<String> {
    let source = read(&root().join("crates/online/src/class/names.rs"));
    let list = source.split(&format!("pub const {list}: ")).nth(1).and_then(|rest| rest.split("];").next());
    list.unwrap_or_default().split('"').skip(1).step_by(2).map(str::to_string).collect()
}

/// Returns the composed ids that do not depend on the game.
fn shared() -> Vec<Composed> {
    let words = || Kind::all().map(Kind::word);
    vec![
        composed("piece-", "piece-{}", words()),
        composed("dir-", "dir-{}", ["e", "ne", "n", "nw", "w", "sw", "s", "se"]),
        composed("say-", "{id}-of", ["edge-of", "touched-of"]),
        composed("trait-", "trait-{}", traits()),
        // Most pieces look the same from above and from the side, and need no letter.
        Composed { all: false, ..composed("letter-", "letter-{word}", words().chain(traits())) },
        composed("character-", "character-{}", Character::ALL.map(Character::word)),
        composed("language-", "language-{}", LANGUAGES),
        composed("page-", "page-{part}", PARTS),
        composed("class-animal-", "class-animal-{animal}", of_entrants("ANIMALS")),
        composed("class-colour-", "class-colour-{colour}", of_entrants("COLOURS")),
        // crates/learning/tests/texts/motifs.rs tests the lengths and those of the games.
        composed("puzzle-", "puzzle-{motif}-why", motif_texts()),
        composed("source-", "source-{number}", GameId::ALL.iter().flat_map(|game| game.facts().seeds.split(", "))),
    ]
}

/// Returns the composed ids of one game, in its own file or in that of the program.
fn of_game(game: GameId) -> Vec<Composed> {
    let facts = game.facts();
    let asked = facts.options.iter().filter(|o| !o.safety).map(|o| o.name);
    vec![
        composed("turn-", "turn", facts.seats.map(|s| s.word)),
        composed("wins-", "wins", facts.seats.map(|s| s.word)),
        composed("puzzle-plays-", "puzzle-plays", facts.seats.map(|s| s.word)),
        Composed { all: false, ..composed("puzzle-", "puzzle-{motif}-idea", motif_texts()) },
        composed("option-", "option-{}", asked),
        composed("variant-", "variant-{variant}", facts.variants),
        composed("card-", "card-{variant}", facts.cards),
        composed("goal-", "goal-{variant}", facts.cards),
        composed("", "page-{part}", PARTS.into_iter().chain(["idea"])),
        composed("", "{part}-{variant}", facts.cards.iter().flat_map(|c| PARTS.map(|part| format!("{part}-{c}")))),
        Composed { all: false, ..composed("idea-", "{part}-{variant}", facts.variants) },
    ]
}

/// Returns the possible message ids for the steps of a game's lessons.
fn of_lessons(game: GameId) -> BTreeSet<String> {
    let lessons = Lessons::read(&read(&root().join(lesson_path(game))), game).unwrap_or_else(|e| panic!("{e}"));
    let steps = lessons.all().iter().flat_map(|lesson| &lesson.steps);
    steps.flat_map(|step| ["", "-else", "-look", "-done"].map(|end| format!("lesson-{}{end}", step.id))).collect()
}

fn is_composed(id: &str, composed: &[Composed]) -> bool {
    composed.iter().any(|c| id.strip_prefix(c.prefix).is_some_and(|ending| c.endings.contains(ending)))
}

/// The source code, by which messages it may use.
struct Code {
    app: String,
    /// The crates of games and search, which name only prompts, reasons for the end, notes, and levels.
    lower: String,
}

impl Code {
    fn read() -> Code {
        let crates =
            ["online", "printing", "words", "narration", "text_table"].map(|name| format!("crates/{name}/src"));
        let app = code("src/app") + &crates.map(|folder| code(&folder)).concat() + &code("web/wire/src");
        Code { app, lower: ["games", "catalogue", "engine"].map(|name| code(&format!("crates/{name}/src"))).concat() }
    }

    /// Whether the code contains the id as a string literal.
    fn uses(&self, id: &str) -> bool {
        let lower = ["ask-", "end-", "level-", "note-"].iter().any(|prefix| id.starts_with(prefix));
        says(&self.app, id) || lower && says(&self.lower, id)
    }
}

#[test]
fn every_message_of_the_program_is_used_or_listed_as_unused() {
    let code = Code::read();
    let mut composed = shared();
    composed.extend(GameId::ALL.iter().flat_map(|&game| of_game(game)));
    let kept: BTreeSet<&str> = KEPT.iter().flat_map(|(_, ids)| ids.iter().copied()).collect();
    let mut complaints = Vec::new();
    for id in app_messages("pt").union(&app_messages("en")) {
        match (code.uses(id) || is_composed(id, &composed), kept.contains(id.as_str())) {
            (false, false) => complaints.push(format!("nothing uses '{id}'")),
            (true, true) => complaints.push(format!("'{id}' is used and must be removed from the list")),
            _ => {}
        }
    }
    for language in LANGUAGES {
        let there = app_messages(language);
        complaints
            .extend(kept.iter().filter(|id| !there.contains(**id)).map(|id| format!("'{id}' is not in {language}")));
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

/// Returns the words of a text that consist of small letters, digits and hyphens, and begin so.
fn words_with(text: &str, prefix: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_ascii_lowercase() && !c.is_ascii_digit() && c != '-');
    words.filter(|word| word.starts_with(prefix)).map(str::to_string).collect()
}

#[test]
fn the_page_for_text_names_all_its_messages_and_no_others_in_every_language() {
    let scripts = fs::read_dir(root().join("web/text/page")).unwrap().map(|entry| read(&entry.unwrap().path()));
    let html = read(&root().join("web/text.html"));
    let named = words_with(&(scripts.collect::<String>() + &html), "text-page-");
    for language in LANGUAGES {
        let own = messages(&format!("locale/{language}/text-page.ftl"));
        assert_eq!(named, own, "{language}");
        let all: BTreeSet<String> = app_messages(language).union(&own).cloned().collect();
        for kind in ["data-word=\"", "data-label=\""] {
            let ids = html.split(kind).skip(1).filter_map(|rest| rest.split('"').next());
            let missing: Vec<&str> = ids.filter(|&id| !all.contains(id)).collect();
            assert!(missing.is_empty(), "{language}: {missing:?}");
        }
    }
}

#[test]
fn every_message_of_the_text_table_is_used() {
    let code = ["crates/text_table/src", "src/command_line"].map(code).concat();
    let composed = ["cmd-", "does-", "arg-", "short-", "t-language-"];
    for language in LANGUAGES {
        for id in messages(&format!("../crates/text_table/words/{language}.ftl")) {
            let is_used = says(&code, &id) || composed.iter().any(|prefix| id.starts_with(prefix));
            assert!(is_used, "{language}: nothing uses '{id}'");
        }
    }
}

#[test]
fn every_message_of_a_game_is_used() {
    let code = Code::read();
    let mut complaints = Vec::new();
    for &game in GameId::ALL {
        let (composed, of_lessons) = (of_game(game), of_lessons(game));
        for language in LANGUAGES {
            for id in game_messages(game, language) {
                // crates/learning/tests/texts/teaching.rs tests the messages of diagrams and classic games.
                let told = id.starts_with("diagram-") || id.starts_with("classic-");
                if !told && !code.uses(&id) && !is_composed(&id, &composed) && !of_lessons.contains(&id) {
                    complaints.push(format!("{}, {language}: nothing uses '{id}'", game.id()));
                }
            }
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn every_composed_message_id_exists_in_every_language() {
    let code = Code::read();
    let mut complaints = Vec::new();
    for language in LANGUAGES {
        let app = app_messages(language);
        let mut check = |whose: &str, own: &BTreeSet<String>, composed: Vec<Composed>| {
            for c in composed {
                if !says(&code.app, c.written) {
                    complaints.push(format!("the code no longer composes '{}…'", c.prefix));
                }
                for ending in c.endings.iter().filter(|_| c.all) {
                    let id = format!("{}{ending}", c.prefix);
                    if !app.contains(&id) && !own.contains(&id) {
                        complaints.push(format!("{whose} has no message '{id}' in {language}"));
                    }
                }
            }
        };
        check("the program", &BTreeSet::new(), shared());
        for &game in GameId::ALL {
            check(game.id(), &game_messages(game, language), of_game(game));
        }
    }
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn both_languages_of_a_game_have_the_same_messages() {
    for &game in GameId::ALL {
        let [pt, en] = LANGUAGES.map(|language| game_messages(game, language));
        assert_eq!(pt, en, "{}", game.id());
    }
}

#[test]
fn every_fact_of_the_catalogue_is_used() {
    let source = read(&root().join("crates/rules/src/facts.rs"));
    let fields = source.split("pub struct Facts {").nth(1).unwrap().split("\n}").next().unwrap();
    let fields: Vec<&str> =
        fields.lines().filter_map(|l| l.trim().strip_prefix("pub ")).filter_map(|l| l.split(':').next()).collect();
    assert!(fields.contains(&"seats"), "the fields of Facts were not found: {fields:?}");
    // Some facts, such as the length of the longest match, are used only by tests.
    let code = ["src", "crates", "tests", "crates/catalogue/tests", "crates/learning/tests"].map(code).concat();
    let own = source.split("impl Facts {").nth(1).unwrap().split("\n}").next().unwrap();
    let follows = |text: &str, access: &str| {
        let ends = |rest: &str| !rest.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '_');
        text.match_indices(access).any(|(at, _)| ends(&text[at + access.len()..]))
    };
    let used = |field: &str| {
        let accesses = ["facts", "facts()", "FACTS"].map(|of| format!("{of}.{field}"));
        accesses.iter().any(|a| follows(&code, a)) || follows(own, &format!("self.{field}"))
    };
    for field in &fields {
        assert!(used(field), "nothing uses '{field}'");
    }
}

#[test]
fn kinds_with_traits_are_distinguished_by_them() {
    for kind in Kind::all() {
        assert_eq!(kind.mark() == DiagramSymbol::Traits, kind.traits().count() > 0, "{kind:?}");
    }
}

/// The program shows a question mark for characters that the typeface lacks.
#[test]
fn the_typeface_has_every_character_of_the_texts() {
    let mut written: BTreeSet<char> = code("src/app").chars().filter(|c| !c.is_ascii()).collect();
    let mut folders = vec![root().join("assets")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            match path.extension().and_then(|e| e.to_str()) {
                _ if path.is_dir() => folders.push(path),
                Some("ftl" | "json") => written.extend(read(&path).chars()),
                _ => {}
            }
        }
    }
    written.retain(|c| !c.is_control());
    for face in ["Bold", "Regular"] {
        let bytes = fs::read(root().join(format!("assets/fonts/AlegreyaSans-{face}.ttf"))).unwrap();
        let face = FontRef::new(&bytes).unwrap();
        let missing: Vec<char> = written.iter().copied().filter(|&c| face.charmap().map(c).is_none()).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}
