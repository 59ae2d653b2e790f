//! Tests of dependencies. The crates depend on each other as `docs/architecture.md` says, and each module of the app
//! imports only from modules that `src/app/mod.rs` and the first pages of its folders list before it. (The compiler
//! rejects cycles of crates, but not of the modules in one crate, so only this test enforces the second rule.)

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> &'static Path {
    Path::new(".")
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The crates of the workspace and those of them that each depends on, by name without the prefix `tabuleiro_`.
type Map = BTreeMap<String, BTreeSet<String>>;

fn short(name: &str) -> String {
    name.strip_prefix("tabuleiro_").unwrap_or(name).to_string()
}

/// Returns the dependencies that `cargo tree` prints.
fn drawn() -> Map {
    let tree = ["tree", "--workspace", "--depth", "1", "--edges", "normal", "--no-dedupe", "--locked"];
    let shape = ["--no-default-features", "--prefix", "depth", "--format", " {p}"];
    let output = Command::new(env!("CARGO")).args(tree).args(shape).current_dir(root()).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let (mut map, mut current) = (Map::new(), String::new());
    for line in String::from_utf8(output.stdout).unwrap().lines() {
        let mut words = line.split_whitespace();
        let (Some(depth), Some(name)) = (words.next(), words.next()) else { continue };
        if depth == "0" {
            current = short(name);
            map.entry(current.clone()).or_default();
        } else if name.starts_with("tabuleiro_") {
            map.entry(current.clone()).or_default().insert(short(name));
        }
    }
    map
}

#[test]
fn the_documented_dependencies_of_crates_equal_those_of_cargo() {
    let text = read(&root().join("docs/architecture.md"));
    let block = text.split("```").nth(1).expect("the first code block of the document must list the crates");
    let line = |line: &str| {
        let (name, on) = line.split_once(':')?;
        Some((name.trim().to_string(), on.split_whitespace().map(str::to_string).collect()))
    };
    let documented: Map = block.lines().filter_map(line).collect();
    assert_eq!(documented, drawn());
}

/// Returns the names of all crates that the program needs with these features.
fn needed(features: &[&str]) -> BTreeSet<String> {
    let tree =
        ["tree", "--package", "tabuleiro", "--edges", "normal", "--locked", "--prefix", "none", "--format", "{p}"];
    let output = Command::new(env!("CARGO")).args(tree).args(features).current_dir(root()).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    text.lines().filter_map(|line| line.split_whitespace().next()).map(str::to_string).collect()
}

#[test]
fn only_the_feature_of_the_server_brings_tokio() {
    let server = ["tokio", "axum", "redb", "tabuleiro_server"];
    let with = needed(&["--no-default-features", "--features", "server"]);
    let without = needed(&["--no-default-features"]);
    for name in server {
        assert!(with.contains(name), "{name} is not needed by the server");
        assert!(!without.contains(name), "{name} is needed without the server");
    }
    let page = needed(&["--target", "wasm32-unknown-unknown"]);
    // The page's database uses channels of tokio, without its runtime.
    assert!(!page.contains("axum") && !page.contains("tabuleiro_server"), "the page contains the server");
}

/// A patch that no dependency uses is ignored by Cargo with a warning: the program would be megabytes larger.
#[test]
fn the_replacement_of_inventory_is_used() {
    let lock = read(&root().join("Cargo.lock"));
    let entries: Vec<&str> = lock.split("[[package]]").filter(|entry| entry.contains("name = \"inventory\"")).collect();
    let [entry] = entries[..] else { panic!("Cargo.lock has {} packages 'inventory'", entries.len()) };
    assert!(!entry.contains("source ="), "Cargo.lock takes 'inventory' from a registry: {entry}");
}

/// Returns the names in backquotes in the list of a first page.
fn listed(page: &str) -> Vec<String> {
    let text = read(&root().join("src/app").join(page));
    let list = text.lines().filter_map(|line| line.strip_prefix("//! "));
    let list = list.skip_while(|line| !line.starts_with("* ")).collect::<Vec<_>>().join(" ");
    list.split('`').skip(1).step_by(2).map(str::to_string).collect()
}

/// Returns the modules of the app in their order, each with its folder.
fn modules() -> Vec<(String, String)> {
    let of_folder = |folder: String| {
        let names = listed(&format!("{folder}/mod.rs"));
        names.into_iter().map(move |name| (folder.clone(), name)).collect::<Vec<_>>()
    };
    listed("mod.rs").into_iter().flat_map(of_folder).collect()
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() && !path.ends_with("tests") {
            sources(&path, found);
        } else if path.extension().is_some_and(|ending| ending == "rs") && !path.ends_with("tests.rs") {
            found.push(path);
        }
    }
}

/// Returns the first names of the remaining path: `a` for `a::B`, `a` and `c` for `{a::B, c}`.
fn first_names(text: &str) -> Vec<String> {
    let name = |text: &str| text.trim().chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect::<String>();
    let Some(group) = text.strip_prefix('{') else { return vec![name(text)] };
    let (mut depth, mut parts) = (0, vec![String::new()]);
    for c in group.chars() {
        match c {
            '}' if depth == 0 => break,
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => parts.push(String::new()),
            _ => parts.last_mut().unwrap().push(c),
        }
    }
    parts.iter().map(|part| name(part)).collect()
}

#[test]
fn a_module_of_the_app_imports_only_from_modules_before_it() {
    let (modules, app) = (modules(), root().join("src/app"));
    let place = |folder: &str, name: &str| modules.iter().position(|(of, top)| of == folder && top == name);
    assert!(modules.len() > 30, "the lists of modules were not found: {modules:?}");
    let mut files = Vec::new();
    sources(&app, &mut files);
    let mut wrong = Vec::new();
    for path in files {
        let inside = path.strip_prefix(&app).unwrap().with_extension("");
        let mut module: Vec<_> = inside.iter().map(|part| part.to_string_lossy().into_owned()).collect();
        if module.last().is_some_and(|last| last == "mod") {
            module.pop();
        }
        let [folder, top, ..] = &module[..] else { continue };
        let own = place(folder, top).unwrap_or_else(|| panic!("src/app/{folder}/mod.rs does not list '{top}'"));
        let text = read(&path);
        let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
        // Paths to other modules start at a folder: by its name, or by as many `super` as lead to the own one.
        let folders = modules.iter().map(|(folder, _)| (format!("crate::app::{folder}::"), folder));
        let folders: BTreeMap<_, _> = folders.chain([("super::".repeat(module.len() - 1), folder)]).collect();
        for (start, other_folder) in folders {
            for (at, _) in code.match_indices(&start) {
                let longer = code[..at].ends_with("super::");
                let named = first_names(&code[at + start.len()..]);
                let above = |name: &&String| place(other_folder, name).is_some_and(|other| other > own);
                let above = named.iter().filter(|name| !longer && above(name));
                wrong.extend(above.map(|name| format!("{}: {top} imports from {name}", path.display())));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
