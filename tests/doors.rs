//! Doors open one way: what a file of `src/` imports stands below it.
//!
//! Two storeys' orders are written where a newcomer reads them: that of the crate in `src/lib.rs`, that of the rooms of the
//! table in `src/app/mod.rs`, as lists whose names stand from the ground up. Here the code is read (with `syn`, every path
//! of every item, tests left out) and every arrow that points upwards is named, and every circle of files.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use syn::visit::Visit;

/// A module: the names that lead to it from the crate's root.
type Module = Vec<String>;

/// What a file says: its modules' names in scope, and every path it uses.
#[derive(Default)]
struct File {
    /// Names brought into scope by `use`, and where they come from.
    imports: BTreeMap<String, Vec<String>>,
    /// Modules whose every public name is brought into scope.
    globs: Vec<Vec<String>>,
    /// Paths in the code, each as it is written.
    paths: Vec<Vec<String>>,
    /// Names defined here.
    items: BTreeSet<String>,
}

/// Whether something is compiled for tests only.
fn is_test(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|a| {
        a.path().is_ident("test")
            || a.path().is_ident("cfg") && a.parse_args::<syn::Path>().is_ok_and(|p| p.is_ident("test"))
    })
}

impl File {
    fn tree(&mut self, prefix: &[String], tree: &syn::UseTree) {
        let with = |name: &syn::Ident| [prefix, &[name.to_string()]].concat();
        match tree {
            syn::UseTree::Path(path) => self.tree(&with(&path.ident), &path.tree),
            syn::UseTree::Name(name) if name.ident == "self" => {
                self.imports.extend(prefix.last().map(|last| (last.clone(), prefix.to_vec())));
            }
            syn::UseTree::Name(name) => {
                self.imports.insert(name.ident.to_string(), with(&name.ident));
            }
            syn::UseTree::Rename(rename) => {
                self.imports.insert(rename.rename.to_string(), with(&rename.ident));
            }
            syn::UseTree::Glob(_) => self.globs.push(prefix.to_vec()),
            syn::UseTree::Group(group) => group.items.iter().for_each(|tree| self.tree(prefix, tree)),
        }
    }
}

impl<'ast> Visit<'ast> for File {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        use syn::Item::{Const, Enum, ExternCrate, Fn, Impl, Macro, Mod, Static, Struct, Trait, Type, Union, Use};
        let (attributes, name) = match item {
            Const(i) => (&i.attrs, Some(&i.ident)),
            Enum(i) => (&i.attrs, Some(&i.ident)),
            Fn(i) => (&i.attrs, Some(&i.sig.ident)),
            Mod(i) => (&i.attrs, None),
            Static(i) => (&i.attrs, Some(&i.ident)),
            Struct(i) => (&i.attrs, Some(&i.ident)),
            Trait(i) => (&i.attrs, Some(&i.ident)),
            Type(i) => (&i.attrs, Some(&i.ident)),
            Union(i) => (&i.attrs, Some(&i.ident)),
            Impl(i) => (&i.attrs, None),
            Use(i) => (&i.attrs, None),
            Macro(i) => (&i.attrs, i.ident.as_ref()),
            ExternCrate(i) => (&i.attrs, None),
            _ => return,
        };
        if is_test(attributes) {
            return;
        }
        self.items.extend(name.map(ToString::to_string));
        syn::visit::visit_item(self, item);
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        self.tree(&[], &item.tree);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.paths.push(path.segments.iter().map(|s| s.ident.to_string()).collect());
        syn::visit::visit_path(self, path);
    }

    /// `pub(super)` leans on nobody.
    fn visit_visibility(&mut self, _: &'ast syn::Visibility) {}

    fn visit_macro(&mut self, found: &'ast syn::Macro) {
        // Paths inside macros such as `matches!` and `format!` are words and double colons.
        let text = found.tokens.to_string().replace(" :: ", "::");
        let word = |c: char| !(c.is_alphanumeric() || c == '_' || c == ':');
        let paths = text.split(word).filter(|w| w.contains("::"));
        self.paths.extend(paths.map(|w| w.split("::").filter(|s| !s.is_empty()).map(str::to_string).collect()));
        syn::visit::visit_macro(self, found);
    }
}

/// The library's code: every file by the module it is.
struct Code {
    files: BTreeMap<Module, File>,
    paths: BTreeMap<Module, PathBuf>,
}

impl Code {
    fn read(root: &Path) -> Code {
        let mut code = Code { files: BTreeMap::new(), paths: BTreeMap::new() };
        code.folder(root, root);
        code
    }

    fn folder(&mut self, root: &Path, folder: &Path) {
        let mut entries: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()).collect();
        entries.sort();
        for path in entries {
            let stem = path.file_stem().unwrap().to_string_lossy().into_owned();
            if stem == "tests" {
                continue;
            }
            if path.is_dir() {
                self.folder(root, &path);
                continue;
            }
            if path.extension().is_none_or(|e| e != "rs") {
                continue;
            }
            let inside = path.strip_prefix(root).unwrap().with_extension("");
            let mut module: Module = inside.iter().map(|p| p.to_string_lossy().into_owned()).collect();
            match &module.iter().map(String::as_str).collect::<Vec<_>>()[..] {
                // The programs stand on top of the library and are reached by nobody.
                ["main" | "worker" | "command_line", ..] => continue,
                ["lib"] => module.clear(),
                [.., "mod"] => drop(module.pop()),
                _ => {}
            }
            let source = syn::parse_file(&std::fs::read_to_string(&path).unwrap()).unwrap();
            let mut file = File::default();
            file.visit_file(&source);
            self.paths.insert(module.clone(), path.strip_prefix(root).unwrap().to_path_buf());
            self.files.insert(module, file);
        }
    }

    /// The file in which the last name of a path, as written in `from`, is defined; `None` outside the crate.
    fn resolve(&self, from: &Module, path: &[String], depth: u32) -> Option<Module> {
        if depth > 12 {
            return None;
        }
        let (first, rest) = path.split_first()?;
        let (mut at, mut rest) = match first.as_str() {
            "crate" => (Module::new(), rest),
            "self" => (from.clone(), rest),
            "super" => (from[..from.len().checked_sub(1)?].to_vec(), rest),
            "Self" => return None,
            name => {
                let file = self.files.get(from)?;
                if let Some(import) = file.imports.get(name) {
                    if import.as_slice() == path {
                        return None;
                    }
                    return self.resolve(from, &[import, rest].concat(), depth + 1);
                }
                let child = [from.as_slice(), std::slice::from_ref(first)].concat();
                if self.files.contains_key(&child) {
                    (child, rest)
                } else if file.items.contains(name) {
                    return Some(from.clone());
                } else {
                    let found = |glob: &Vec<String>| {
                        let module = self.resolve(from, glob, depth + 1)?;
                        let defines = self.files.get(&module)?;
                        let known = defines.items.contains(name) || defines.imports.contains_key(name);
                        known.then(|| self.resolve(&module, path, depth + 1)).flatten()
                    };
                    return file.globs.iter().find_map(found);
                }
            }
        };
        while let Some((name, further)) = rest.split_first() {
            if name == "super" {
                at.pop()?;
                rest = further;
                continue;
            }
            let child = [at.as_slice(), std::slice::from_ref(name)].concat();
            if self.files.contains_key(&child) {
                (at, rest) = (child, further);
                continue;
            }
            let file = self.files.get(&at)?;
            if file.items.contains(name) {
                return Some(at);
            }
            // Handed on: the arrow leads to where it is defined.
            return match file.imports.get(name) {
                Some(import) => self.resolve(&at, &[import, further].concat(), depth + 1),
                None => self.resolve(&at, rest, depth + 1).or(Some(at)),
            };
        }
        Some(at)
    }

    /// Which files each file leans on.
    fn arrows(&self) -> BTreeMap<&Module, BTreeSet<Module>> {
        let leans = |(module, file): (&'_ Module, &File)| {
            let written = file.paths.iter().chain(file.imports.values()).chain(&file.globs);
            // What a file only hands on to others is not what it leans on.
            written.filter_map(|path| self.resolve(module, path, 0)).filter(|to| to != module).collect::<BTreeSet<_>>()
        };
        self.files.iter().map(|(module, file)| (module, leans((module, file)))).collect()
    }

    fn name(&self, module: &Module) -> String {
        self.paths[module].display().to_string()
    }
}

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// The names in backquotes of the list in a file's first lines, in order.
fn order(file: &str) -> Vec<String> {
    let text = std::fs::read_to_string(source().join(file)).unwrap();
    let list = text.lines().take_while(|l| l.starts_with("//!"));
    let list: Vec<&str> = list.skip_while(|l| !l.starts_with("//! * ")).collect();
    let list = list.iter().take_while(|l| l.starts_with("//! * ") || l.starts_with("//!   "));
    list.flat_map(|l| {
        l.split('`').skip(1).step_by(2).map(|name| name.trim_start_matches("mod@").to_string()).collect::<Vec<_>>()
    })
    .collect()
}

/// Arrows between the folders directly under `base` that do not lead to one named before.
fn upward(code: &Code, base: &[&str], order: &[String]) -> Vec<String> {
    let base: Module = base.iter().map(ToString::to_string).collect();
    let room = |module: &Module| module.strip_prefix(base.as_slice()).and_then(|m| m.first()).cloned();
    let place = |room: &String| order.iter().position(|r| r == room);
    let mut wrong = Vec::new();
    for (from, targets) in code.arrows() {
        let Some(here) = room(from) else { continue };
        for to in &targets {
            let Some(there) = room(to) else { continue };
            if here != there && (place(&here).is_none() || place(&there) >= place(&here)) {
                wrong.push(format!("{} → {}", code.name(from), code.name(to)));
            }
        }
    }
    wrong
}

#[test]
fn the_crate_is_built_from_the_ground_up() {
    let code = Code::read(&source());
    let wrong = upward(&code, &[], &order("lib.rs"));
    assert!(wrong.is_empty(), "{} arrows against the order in src/lib.rs:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn rooms_of_the_table_lean_on_rooms_below_them() {
    let code = Code::read(&source());
    let order = order("app/mod.rs");
    let rooms = code.files.keys().filter(|m| m.len() == 2 && m[0] == "app").map(|m| m[1].clone());
    let unnamed: Vec<String> = rooms.filter(|r| !order.contains(r)).collect();
    assert!(unnamed.is_empty(), "rooms that src/app/mod.rs does not name: {unnamed:?}");
    let wrong = upward(&code, &["app"], &order);
    assert!(wrong.is_empty(), "{} arrows against the order in src/app/mod.rs:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn files_do_not_lean_on_each_other_in_circles() {
    let code = Code::read(&source());
    let arrows = code.arrows();
    let mut reached: BTreeMap<&Module, BTreeSet<&Module>> = BTreeMap::new();
    for &from in arrows.keys() {
        let (mut found, mut open) = (BTreeSet::new(), vec![from]);
        while let Some(at) = open.pop() {
            open.extend(arrows[at].iter().filter(|to| found.insert(*to)));
        }
        reached.insert(from, found);
    }
    let together = |a: &Module, b: &Module| reached[a].contains(b) && reached[b].contains(a);
    let mut lines = Vec::new();
    for (&from, targets) in &arrows {
        for to in targets.iter().filter(|to| together(from, to)) {
            lines.push(format!("{} → {}", code.name(from), code.name(to)));
        }
    }
    assert!(lines.is_empty(), "{} arrows of circles:\n{}", lines.len(), lines.join("\n"));
}

/// The reader itself: what it must see, so that the tests above cannot pass by seeing nothing.
#[test]
fn the_reader_sees_arrows_wherever_they_are_written() {
    let code = Code::read(&source());
    let arrows = code.arrows();
    let module = |text: &str| text.split("::").map(str::to_string).collect::<Module>();
    let sees = |from: &str, to: &str| arrows[&module(from)].contains(&module(to));
    assert!(sees("rules::game", "rules::board"), "through the names that rules/mod.rs hands on");
    assert!(sees("games::any", "games::catalogue"), "beside it");
    assert!(sees("protocol::commands", "games::catalogue"), "across folders");
    assert!(arrows.values().map(BTreeSet::len).sum::<usize>() > 500);
    assert_eq!(order("app/mod.rs").first().map(String::as_str), Some("embedded"));
}
