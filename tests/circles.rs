//! No file imports from another one that imports from it, directly or through others: what a file needs can be read
//! first. (The compiler accepts such circles within a crate.)
//!
//! The root of a folder (`mod.rs`, `lib.rs`, or `a.rs` beside the folder `a`) declares the modules in it, adds their
//! plugins and re-exports their items, so its imports from these modules do not count.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The names from the root of a crate to a module, or to an item in one.
type Names = Vec<String>;

/// A path in a `use` declaration.
struct Import {
    path: Names,
    /// The name that it has in this file.
    name: String,
    /// Whether it is a re-export, which is not a dependency of this file.
    is_reexport: bool,
}

/// A module: its source text without comments and unit tests, and what it imports and defines.
struct Module {
    file: PathBuf,
    code: String,
    imports: Vec<Import>,
    /// The names of the items that it defines.
    items: BTreeSet<String>,
}

/// The modules of a crate.
struct Modules(BTreeMap<Names, Module>);

fn names(path: &str) -> Names {
    path.split("::").map(str::trim).filter(|name| !name.is_empty()).map(String::from).collect()
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Returns the code of a file without comments, and without the module of its unit tests.
fn code(file: &Path) -> String {
    let text = fs::read_to_string(file).unwrap();
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or_default());
    let code = lines.collect::<Vec<_>>().join("\n");
    code.split("#[cfg(test)]\nmod tests").next().unwrap_or_default().into()
}

/// Splits the tree of a `use` declaration into its paths.
fn paths(tree: &str, before: &Names, found: &mut Vec<(Names, String)>) {
    let Some((start, group)) = tree.split_once('{') else {
        let (path, renamed) = tree.split_once(" as ").unwrap_or((tree, ""));
        let path: Names = before.iter().cloned().chain(names(path)).collect();
        let name = if renamed.is_empty() { path.last().cloned().unwrap_or_default() } else { renamed.trim().into() };
        found.push((path, name));
        return;
    };
    let before: Names = before.iter().cloned().chain(names(start)).collect();
    let group = &group[..group.rfind('}').unwrap_or(group.len())];
    let (mut depth, mut begin) = (0, 0);
    for (at, c) in group.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            ',' if depth == 0 => {
                paths(&group[begin..at], &before, found);
                begin = at + 1;
            }
            _ => {}
        }
    }
    if !group[begin..].trim().is_empty() {
        paths(&group[begin..], &before, found);
    }
}

/// Takes the `use` declarations out of some code.
fn take_imports(code: &mut String) -> Vec<Import> {
    let (mut rest, mut imports) = (String::new(), Vec::new());
    let mut lines = code.lines();
    while let Some(line) = lines.next() {
        let start = line.trim_start();
        let Some((visibility, _)) = line.split_once("use ").filter(|(before, _)| {
            let before = before.trim();
            before.is_empty() || before.starts_with("pub") && before.ends_with(['b', ')'])
        }) else {
            rest.push_str(line);
            rest.push('\n');
            continue;
        };
        let is_reexport = !visibility.trim().is_empty();
        let mut tree = start.split_once("use ").unwrap_or_default().1.to_string();
        while !tree.contains(';') {
            let Some(next) = lines.next() else { break };
            tree.push_str(next);
        }
        let mut found = Vec::new();
        paths(tree.trim_end().trim_end_matches(';'), &Names::new(), &mut found);
        imports.extend(found.into_iter().map(|(path, name)| Import { path, name, is_reexport }));
    }
    *code = rest;
    imports
}

/// Returns the names that items in some code have.
fn items(code: &str) -> BTreeSet<String> {
    let words: Vec<&str> = code.split(|c: char| !is_word(c)).filter(|word| !word.is_empty()).collect();
    let kinds = ["struct", "enum", "fn", "trait", "type", "const", "static", "union", "macro_rules"];
    words.windows(2).filter(|pair| kinds.contains(&pair[0])).map(|pair| pair[1].to_string()).collect()
}

/// Returns the paths in some code, such as `super::options::options` or `clocks::plugin`.
fn paths_in(code: &str) -> impl Iterator<Item = Names> + '_ {
    code.split(|c: char| !is_word(c) && c != ':').filter(|path| path.contains("::")).map(names)
}

impl Modules {
    fn read(src: &Path) -> Modules {
        let mut modules = Modules(BTreeMap::new());
        modules.add(src, &Names::new());
        modules
    }

    fn add(&mut self, folder: &Path, of: &Names) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            let own: Names = of.iter().cloned().chain([name.clone()]).collect();
            if ["tests", "test_support"].contains(&name.as_str()) {
                continue;
            }
            if path.is_dir() {
                self.add(&path, &own);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let own = if ["mod", "lib", "main"].contains(&name.as_str()) { of.clone() } else { own };
                let mut code = code(&path);
                let imports = take_imports(&mut code);
                let items = items(&code);
                self.0.insert(own, Module { file: path, code, imports, items });
            }
        }
    }

    fn has_child(&self, module: &Names, name: &str) -> bool {
        let child: Names = module.iter().cloned().chain([name.to_string()]).collect();
        self.0.contains_key(&child)
    }

    /// Returns the module in which a path of a module begins, and the names after it; `None` for paths of other crates.
    fn begin(&self, module: &Names, path: &Names) -> Option<(Names, Names)> {
        match path.first()?.as_str() {
            "crate" => Some((Names::new(), path[1..].to_vec())),
            "self" => Some((module.clone(), path[1..].to_vec())),
            "super" => {
                let up = path.iter().take_while(|name| *name == "super").count();
                Some((module[..module.len().checked_sub(up)?].to_vec(), path[up..].to_vec()))
            }
            first => self.has_child(module, first).then(|| (module.clone(), path.clone())),
        }
    }

    /// Returns the module that defines what a path of a module names.
    fn owner(&self, module: &Names, path: &Names, steps: u32) -> Option<Names> {
        let (mut at, mut rest) = self.begin(module, path)?;
        while rest.first().is_some_and(|name| self.has_child(&at, name)) {
            at.push(rest.remove(0));
        }
        let Some(name) = rest.first().filter(|_| steps > 0) else { return Some(at) };
        let found = self.0.get(&at)?;
        if let Some(import) = found.imports.iter().find(|import| import.name == *name) {
            let path: Names = import.path.iter().chain(&rest[1..]).cloned().collect();
            return self.owner(&at, &path, steps - 1).or(Some(at));
        }
        if !found.items.contains(name) {
            for all in found.imports.iter().filter(|import| import.name == "*") {
                let from = self.owner(&at, &all.path[..all.path.len() - 1].to_vec(), steps - 1);
                if let Some(from) = from.filter(|from| self.0.get(from).is_some_and(|m| m.items.contains(name))) {
                    return Some(from);
                }
            }
        }
        Some(at)
    }

    /// Returns the modules that a module imports from.
    fn needs(&self, module: &Names) -> BTreeSet<Names> {
        let Module { code, imports, .. } = &self.0[module];
        let imported = imports.iter().filter(|import| !import.is_reexport).map(|import| import.path.clone());
        let owners = imported.chain(paths_in(code)).filter_map(|path| self.owner(module, &path, 8));
        // The root of a folder and the modules in it.
        let inside = |other: &Names| other.starts_with(module);
        owners.filter(|other| !inside(other) && self.0.contains_key(other)).collect()
    }

    /// Returns the circles, each as the files in it.
    fn circles(&self) -> Vec<String> {
        let needs: BTreeMap<&Names, BTreeSet<Names>> = self.0.keys().map(|m| (m, self.needs(m))).collect();
        let reached = |from: &Names| {
            let (mut found, mut open) = (BTreeSet::new(), vec![from.clone()]);
            while let Some(next) = open.pop() {
                open.extend(needs[&next].iter().filter(|other| found.insert((*other).clone())).cloned());
            }
            found
        };
        let reach: BTreeMap<&Names, BTreeSet<Names>> = self.0.keys().map(|m| (m, reached(m))).collect();
        let mut circles = BTreeSet::new();
        for module in self.0.keys().filter(|module| reach[module].contains(*module)) {
            let circle = self.0.keys().filter(|other| reach[module].contains(*other) && reach[other].contains(module));
            let files = circle.map(|other| self.0[other].file.display().to_string());
            circles.insert(files.collect::<Vec<_>>().join(" ↔ "));
        }
        circles.into_iter().collect()
    }
}

#[test]
fn no_files_import_from_each_other() {
    let mut folders = vec![PathBuf::from("src"), PathBuf::from("web/worker/src"), PathBuf::from("web/unpack/src")];
    folders.extend(fs::read_dir("crates").unwrap().map(|entry| entry.unwrap().path().join("src")));
    let circles: Vec<String> = folders.iter().flat_map(|src| Modules::read(src).circles()).collect();
    assert!(circles.is_empty(), "{} circles:\n{}", circles.len(), circles.join("\n"));
}

#[test]
fn a_circle_is_found() {
    let folder = std::env::temp_dir().join(format!("tabuleiro-circles-{}", std::process::id()));
    fs::create_dir_all(folder.join("b")).unwrap();
    let files = [
        ("lib.rs", "mod a;\nmod b;\nmod d;\npub use b::{Deep, c::Other};\nuse a::A;\n"),
        // `Deep` is defined in b/c.rs, and passed on twice.
        ("a.rs", "use crate::{\n    Deep as Low,\n};\npub struct A;\n"),
        ("b/mod.rs", "mod c;\npub use c::Deep;\n"),
        ("b/c.rs", "use super::super::a::A;\npub struct Deep(crate::d::D);\npub struct Other;\n"),
        // A comment about crate::a::A, and a test.
        ("d.rs", "// crate::a::A\npub struct D;\n#[cfg(test)]\nmod tests {\n    use crate::a::A;\n}\n"),
    ];
    files.iter().for_each(|(name, text)| fs::write(folder.join(name), text).unwrap());
    let circles = Modules::read(&folder).circles();
    fs::remove_dir_all(&folder).unwrap();
    let [circle] = &circles[..] else { panic!("{circles:?}") };
    assert!(circle.contains("a.rs ↔ ") && circle.ends_with("c.rs"), "{circle}");
}
