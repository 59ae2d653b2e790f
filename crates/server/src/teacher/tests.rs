use super::*;
use std::collections::BTreeSet;

fn own_words(language: Language) -> serde_json::Map<String, Value> {
    match serde_json::from_str(sentences(language)) {
        Ok(Value::Object(words)) => words,
        other => panic!("{}: {other:?}", language.code()),
    }
}

fn scripts() -> String {
    let scripts = FILES.iter().filter(|(name, _)| kind(name).starts_with("text/javascript"));
    scripts.map(|(_, bytes)| str::from_utf8(bytes).unwrap()).collect()
}

/// The keys that the scripts compose, by their beginnings, each with its possible endings.
const COMPOSED: [(&str, &str); 20] = [
    ("at-bell-", "draw decide"),
    ("bell-", "draw decide"),
    ("clock-", "none 300 600 900"),
    ("col-", "points buchholz-cut buchholz sonneborn-berger second-wins"),
    ("computer-", "drawn going-on lost won"),
    ("cycle-", "1 2 3 secondary"),
    ("entrant-", "in paused missed gone"),
    ("export-", "results-html standings-csv rounds-csv matches-json report-trf"),
    ("level-", "1 2 3 4 5"),
    ("legend-", "points buchholz-cut buchholz sonneborn-berger second-wins"),
    ("preset-", "cycle1 cycle2 cycle3 secondary goias1 goias2 goias3"),
    ("proposed-", "bye rest"),
    (
        "reason-",
        "preset fits_game small_board few_children rounds few_rounds both_sides free_play odd_number set_up set_up-short \
         change prizes",
    ),
    ("short-", "points buchholz-cut buchholz sonneborn-berger second-wins"),
    ("show-", "auto code pairs wall standings"),
    ("state-", "lobby proposed playing waiting between over closed"),
    ("step-", "1 2 3"),
    ("system-", "swiss robin free simultaneous computer puzzles"),
    ("view-", "game lobby pairs wall standings end"),
    ("wish-", "apart together"),
];

/// The words of refusals that the page can get.
const REFUSALS: &str = "malformed version unknown_game illegal over full too_fast too_big paused locked not_teacher \
                        unknown_class taken read_only other";

fn composed() -> BTreeSet<String> {
    let all = COMPOSED.iter().chain([&("refused-", REFUSALS)]);
    let keys = all.flat_map(|(start, endings)| endings.split_whitespace().map(move |end| format!("{start}{end}")));
    keys.flat_map(|key| match key.split('-').next() {
        Some("export" | "system") => vec![format!("{key}-note"), key],
        _ => vec![key],
    })
    .collect()
}

#[test]
fn both_languages_have_the_same_words_with_the_same_values() {
    let [pt, en] = [Language::Pt, Language::En].map(own_words);
    assert_eq!(pt.keys().collect::<Vec<_>>(), en.keys().collect::<Vec<_>>());
    let values = |text: &Value| -> BTreeSet<String> {
        let text = text.to_string();
        let braces = text.split('{').skip(1).filter_map(|rest| rest.split_once('}'));
        let names = braces.map(|(name, _)| name.to_string());
        names.filter(|name| name.bytes().all(|b| b.is_ascii_lowercase())).collect()
    };
    for (key, text) in &pt {
        assert_eq!(values(text), values(&en[key]), "{key}");
    }
    for text in pt.values().chain(en.values()) {
        let forms: Vec<&Value> = text.as_object().map_or(vec![text], |forms| forms.values().collect());
        assert!(forms.iter().all(|form| form.as_str().is_some_and(|form| !form.trim().is_empty())), "{text}");
        assert!(
            text.as_object().is_none_or(|forms| forms.contains_key("one") && forms.contains_key("other")),
            "{text}"
        );
    }
}

#[test]
fn every_word_that_the_scripts_name_exists_and_every_word_is_named() {
    let (words, code) = (own_words(Language::Pt), scripts());
    // Names of other functions end in t, too.
    let is_end = |before: &str| !before.ends_with(|c: char| c.is_ascii_alphanumeric() || "_.".contains(c));
    let calls = code.match_indices("t(\"").filter(|(at, _)| is_end(&code[..*at]));
    let named: BTreeSet<&str> = calls.filter_map(|(at, call)| code[at + call.len()..].split('"').next()).collect();
    let missing: Vec<&&str> = named.iter().filter(|key| !words.contains_key(**key)).collect();
    assert!(missing.is_empty() && named.len() > 100, "{missing:?}");
    let composed = composed();
    for key in &composed {
        assert!(words.contains_key(key), "{key}");
    }
    let unused: Vec<&String> =
        words.keys().filter(|key| !composed.contains(*key) && !code.contains(&format!("\"{key}\""))).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn games_and_entrants_have_names_in_both_languages() {
    for language in Language::ALL {
        let words = words_in(language);
        assert_eq!(words["games"].as_array().map(Vec::len), Some(GameId::ALL.len()));
        let names = words["names"].as_object().unwrap();
        assert_eq!(names.len(), ANIMALS.len() * COLOURS.len());
        let different: BTreeSet<&str> = names.values().filter_map(Value::as_str).collect();
        assert_eq!(different.len(), names.len());
        for name in different {
            assert!(!name.contains("class-") && name.split(' ').count() == 2, "{name}");
        }
    }
    assert_eq!(words_in(Language::Pt)["names"]["fox.blue"], "raposa azul");
}

#[test]
fn all_files_that_the_page_loads_are_there() {
    let index = str::from_utf8(FILES[0].1).unwrap();
    let styles = FILES.iter().filter(|(name, _)| kind(name).starts_with("text/css"));
    let text: String = styles.map(|(_, bytes)| str::from_utf8(bytes).unwrap()).collect::<String>() + index + &scripts();
    let absolute = text.split("\"/teacher/").skip(1).filter_map(|rest| rest.split('"').next());
    let imported = text.split("from \"./").skip(1).filter_map(|rest| rest.split('"').next());
    let asked: BTreeSet<&str> =
        absolute.chain(imported).filter(|name| !name.contains(".json") && !name.contains('$')).collect();
    for name in &asked {
        assert!(FILES.iter().chain(&FONTS).any(|(known, _)| known == name), "{name}");
    }
    for (name, _) in FILES.iter().skip(1).chain(&FONTS) {
        assert!(asked.contains(name), "nothing loads {name}");
    }
    assert!(!index.contains("<style") && !index.contains("<script>") && !index.contains(" style="), "{index}");
}

#[test]
fn scripts_insert_no_text_as_elements() {
    let code = scripts();
    for way in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "DOMParser"] {
        assert!(!code.contains(way), "{way}");
    }
}

/// Reads the squares of a QR code back.
fn squares(svg: &str) -> BTreeSet<(i32, i32)> {
    let path = svg.rsplit_once("d=\"").and_then(|(_, rest)| rest.split('"').next()).unwrap();
    let read = |square: &str| {
        let (x, y) = square.strip_suffix("h1v1h-1z").unwrap().split_once(' ').unwrap();
        (x.parse().unwrap(), y.parse().unwrap())
    };
    path.split('M').skip(1).map(read).collect()
}

#[test]
fn a_code_is_drawn_with_its_quiet_zone() {
    let link = "http://192.168.1.17/CDFH";
    let svg = picture(link).unwrap();
    let code = QrCode::encode_text(link, QrCodeEcc::Medium).unwrap();
    let drawn = squares(&svg);
    for y in -QUIET..code.size() + QUIET {
        for x in -QUIET..code.size() + QUIET {
            assert_eq!(drawn.contains(&(x + QUIET, y + QUIET)), code.get_module(x, y), "{x} {y}");
        }
    }
    assert!(svg.contains(&format!("viewBox=\"0 0 {0} {0}\"", code.size() + 2 * QUIET)), "{svg}");
    assert_eq!(picture(&"x".repeat(4000)), None);
}
