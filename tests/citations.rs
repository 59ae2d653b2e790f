//! Tests that every document, section and contract exists that the code, scripts or other documents cite. A citation is
//! written `docs/NAME.md` or `docs/NAME.md, SECTION`; a contract is written `(C4)`.

use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(".")
}

/// Collects all texts under `folder` that may cite a document, with their paths from the root of the repository.
fn texts(folder: &Path, found: &mut Vec<(PathBuf, String)>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() {
            if !["target", "assets", ".git", "node_modules"].contains(&name.as_str()) {
                texts(&path, found);
            }
        } else if let Ok(text) = std::fs::read_to_string(&path)
            && !path.ends_with("tests/citations.rs")
            && name != "Cargo.lock"
        {
            found.push((path.strip_prefix(root()).unwrap().to_path_buf(), text));
        }
    }
}

/// Joins the lines of a text without their comment markers, so that a citation may span two lines.
fn joined(text: &str) -> String {
    let lines = text.lines().map(|line| line.trim().trim_start_matches(['/', '!', '#', '*']).trim());
    lines.collect::<Vec<_>>().join(" ")
}

/// Returns the headings, and bold starts of paragraphs such as `**0.4 No legal move …**`, in lower case.
fn sections(document: &str) -> Vec<String> {
    let heading = |line: &str| {
        let bold = line.strip_prefix("**").and_then(|rest| rest.split("**").next());
        line.strip_prefix('#').or(bold).map(|text| text.trim_start_matches('#').trim().to_lowercase())
    };
    document.lines().filter_map(heading).collect()
}

/// Whether `section` is the number of one of the sections, or part of its heading.
fn names(section: &str, sections: &[String]) -> bool {
    let wanted = section.trim().trim_end_matches('.').to_lowercase();
    let wanted = wanted.strip_prefix("section ").unwrap_or(&wanted).to_string();
    let numbered = wanted.chars().all(|c| c.is_ascii_digit() || c == '.');
    sections.iter().any(|heading| {
        if numbered {
            heading.split([' ', '.']).next() == wanted.split('.').next()
                && heading.split(' ').next().unwrap().trim_end_matches('.').starts_with(&wanted)
        } else {
            heading.contains(&wanted)
        }
    })
}

#[test]
fn every_cited_document_and_section_exists() {
    let mut all = Vec::new();
    texts(root(), &mut all);
    let (mut wrong, mut cited) = (Vec::new(), 0);
    for (path, text) in &all {
        let text = joined(text);
        for (at, _) in text.match_indices("docs/") {
            let name: String = text[at..].chars().take_while(|c| c.is_alphanumeric() || "/-_.".contains(*c)).collect();
            let name = name.trim_end_matches('.');
            if Path::new(name).extension().is_none_or(|ending| ending != "md") {
                continue;
            }
            cited += 1;
            let Ok(document) = std::fs::read_to_string(root().join(name)) else {
                wrong.push(format!("{}: {name} does not exist", path.display()));
                continue;
            };
            let rest = text[at + name.len()..].trim_start_matches('`');
            let rulings = name.contains("rulings");
            if let Some(rest) = rest.strip_prefix(", ").filter(|_| rulings) {
                let section = rest.split([':', ',', ';', ')', '(', '`', '"']).next().unwrap_or_default();
                let section = section.split(". ").next().unwrap_or_default();
                if !names(section, &sections(&document)) {
                    wrong.push(format!("{}: {name} has no section '{section}'", path.display()));
                }
            }
        }
    }
    assert!(cited > 150, "only {cited} citations found");
    assert!(wrong.is_empty(), "{} citations:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn every_cited_contract_is_in_the_architecture() {
    let architecture = std::fs::read_to_string(root().join("docs/architecture.md")).unwrap();
    let mut all = Vec::new();
    texts(root(), &mut all);
    for (path, text) in &all {
        for (at, _) in text.match_indices("(C") {
            let number: String = text[at + 2..].chars().take_while(char::is_ascii_digit).collect();
            let closes = text[at + 2 + number.len()..].starts_with([')', ',']);
            if path.extension().is_some_and(|e| e == "rs") && !number.is_empty() && closes {
                let contract = format!("**C{number} ");
                assert!(architecture.contains(&contract), "{}: there is no contract C{number}", path.display());
            }
        }
    }
}
