//! What is served over HTTP.

use super::harness::{Child, Folder, Peer, fetch, http};
use std::fs;
use tabuleiro_online::message::{ClientMessage, Policy, ServerMessage};
use tabuleiro_online::words::PersonChoice;

fn page(folder: &Folder) {
    let page = folder.0.join("page");
    fs::create_dir_all(page.join(".hidden")).unwrap();
    let files = [
        ("index.html", "the page"),
        ("text.html", "the page for text"),
        ("app.wasm", "plain wasm"),
        ("style.css", "css"),
        ("m.webmanifest", "{}"),
    ];
    for (name, text) in files {
        fs::write(page.join(name), text).unwrap();
        fs::write(page.join(format!("{name}.br")), format!("br {text}")).unwrap();
        fs::write(page.join(format!("{name}.gz")), format!("gz {text}")).unwrap();
    }
    fs::write(page.join(".hidden/file"), "hidden").unwrap();
    fs::write(folder.0.join("secret.txt"), "secret").unwrap();
}

#[test]
fn the_page_is_sent_with_the_compression_that_is_asked_for() {
    let folder = Folder::new();
    page(&folder);
    let server = Child::start(&folder.0, Some(&folder.0.join("page")));
    let get = |path: &str, headers: &str| fetch(server.address, path, headers);
    let (status, head, body) = get("/", "");
    assert_eq!((status, &body[..]), (200, &b"the page"[..]));
    assert!(head.contains("content-type: text/html") && head.contains("nosniff"), "{head}");
    let (_, head, body) = get("/app.wasm", "Accept-Encoding: gzip, deflate\r\n");
    assert_eq!(&body[..], b"gz plain wasm");
    assert!(head.contains("content-encoding: gzip") && head.contains("content-type: application/wasm"), "{head}");
    let (_, head, body) = get("/app.wasm", "Accept-Encoding: gzip, deflate, br\r\n");
    assert_eq!(&body[..], b"br plain wasm");
    assert!(head.contains("content-encoding: br"), "{head}");
    let (_, head, body) = get("/app.wasm.br", "Accept-Encoding: gzip, deflate\r\n");
    assert_eq!(&body[..], b"br plain wasm", "the page decodes it itself");
    assert!(!head.contains("content-encoding"), "{head}");
    assert!(get("/style.css", "").1.contains("content-type: text/css"));
    assert!(get("/m.webmanifest", "").1.contains("content-type: application/manifest+json"));
    assert_eq!(get("/CDFHJKMNPRTW", "").2, b"the page", "a link to a table that is private to two");
    let (status, head, body) = get("/CDFH", "Accept-Encoding: gzip\r\n");
    assert_eq!((status, &body[..]), (200, &b"gz the page"[..]), "the address of a table is the page");
    assert!(head.contains("text/html"), "{head}");
    assert_eq!(get("/cdfh", "").0, 200);
    let (status, head, body) = get("/text", "Accept-Encoding: br\r\n");
    assert_eq!((status, &body[..]), (200, &b"br the page for text"[..]));
    assert!(head.contains("content-type: text/html"), "{head}");
}

#[test]
fn files_are_sent_once_and_those_with_a_hash_are_kept_for_good() {
    let folder = Folder::new();
    page(&folder);
    fs::write(folder.0.join("page/app-0123abcd.js"), "hashed").unwrap();
    let server = Child::start(&folder.0, Some(&folder.0.join("page")));
    let get = |path: &str, headers: &str| fetch(server.address, path, headers);
    let tag = |head: &str| head.lines().find_map(|line| line.strip_prefix("etag: ").map(str::to_string)).unwrap();
    let (_, head, _) = get("/", "");
    assert!(head.contains("cache-control: no-cache"), "{head}");
    let own = tag(&head);
    let (status, head, body) = get("/", &format!("If-None-Match: \"other\", {own}\r\n"));
    assert_eq!((status, body.len(), tag(&head)), (304, 0, own.clone()));
    assert_eq!(get("/", "If-None-Match: \"other\"\r\n").0, 200);
    let packed = get("/", "Accept-Encoding: br\r\n").1;
    assert!(tag(&packed) != own, "each encoding has its own tag");
    fs::write(folder.0.join("page/index.html"), "the new page").unwrap();
    assert_eq!(get("/", &format!("If-None-Match: {own}\r\n")).0, 200);
    assert!(get("/app-0123abcd.js", "").1.contains("max-age=31536000, immutable"));
    let (status, head, _) = get("/app.wasm", "Range: bytes=1000-2000\r\n");
    assert_eq!(status, 416, "{head}");
    let (status, _, body) = get("/app.wasm", "Range: bytes=0-4\r\n");
    assert_eq!((status, &body[..]), (206, &b"plain"[..]));
}

#[test]
fn every_answer_says_what_a_browser_may_load() {
    let folder = Folder::new();
    page(&folder);
    let server = Child::start(&folder.0, Some(&folder.0.join("page")));
    for path in ["/", "/app.wasm", "/health", "/nothing", "/table/CDFH.svg", "/teacher/presets.json"] {
        let (_, head, _) = fetch(server.address, path, "");
        assert!(head.contains("nosniff") && head.contains("content-security-policy: default-src '"), "{path}: {head}");
        assert!(head.contains("frame-ancestors 'self'"), "{path}: {head}");
    }
}

#[cfg(unix)]
#[test]
fn a_link_that_leads_out_of_the_page_is_not_followed() {
    let folder = Folder::new();
    page(&folder);
    std::os::unix::fs::symlink(folder.0.join("secret.txt"), folder.0.join("page/out.txt")).unwrap();
    std::os::unix::fs::symlink(&folder.0, folder.0.join("page/up")).unwrap();
    std::os::unix::fs::symlink("style.css", folder.0.join("page/in.css")).unwrap();
    let server = Child::start(&folder.0, Some(&folder.0.join("page")));
    for path in ["/out.txt", "/up/secret.txt", "/%75p/secret.txt"] {
        assert_eq!(fetch(server.address, path, "").0, 404, "{path}");
    }
    assert_eq!(fetch(server.address, "/in.css", "").0, 200);
}

#[test]
fn figures_are_told_to_programs_on_this_machine() {
    let folder = Folder::new();
    let server = Child::start(&folder.0, None);
    let (mut peer, _) = Peer::hello(server.address, None);
    let table = peer.open("rastros", &[]);
    peer.play(&table, 0, "e5-d4").unwrap();
    let (status, head, body) = fetch(server.address, "/metrics", "");
    let text = String::from_utf8(body).unwrap();
    assert!(status == 200 && head.contains("application/openmetrics-text"), "{head}");
    for line in ["tabuleiro_tables 1", "tabuleiro_connections 1", "tabuleiro_actions_total 1"] {
        assert!(text.lines().any(|found| found == line), "{line}: {text}");
    }
    assert_eq!(fetch(server.address, "/metrics", "X-Forwarded-For: 192.0.2.7\r\n").0, 404);
}

#[test]
fn nothing_outside_the_page_is_served() {
    let folder = Folder::new();
    page(&folder);
    let server = Child::start(&folder.0, Some(&folder.0.join("page")));
    let paths = [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/%2E%2E%2Fsecret.txt",
        "//../secret.txt",
        "/..\\secret.txt",
        "/page/../../secret.txt",
        "/.hidden/file",
        "/%2ehidden/file",
        "/secret.txt",
        "/cdf0",
        "/nothing",
        "/table/CDFH",
        "/table/CDFH.svg",
        "/table/../health",
        "/health/x",
        "/....//secret.txt",
        "/app.wasm%00.html",
        "/\u{0}",
    ];
    for path in paths {
        let (status, _, body) = fetch(server.address, path, "");
        assert!([400, 404].contains(&status), "{path}: {status}");
        assert!(!String::from_utf8_lossy(&body).contains("secret"), "{path}");
    }
    let post =
        format!("POST /health HTTP/1.1\r\nHost: {}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n", server.address);
    assert_eq!(http(server.address, &post).0, 404);
}

#[test]
fn health_and_diagrams_of_tables_are_served() {
    let folder = Folder::new();
    let server = Child::start(&folder.0, None);
    let (mut peer, _) = Peer::hello(server.address, None);
    let table = peer.open("rastros", &[]);
    let (status, head, body) = fetch(server.address, "/health", "");
    let health: serde_json::Value = serde_json::from_slice(&body).unwrap();
    assert_eq!((status, &health["tables"], &health["connections"]), (200, &1.into(), &1.into()));
    assert!(health["version"].is_string() && head.contains("application/json"));
    let (status, head, body) = fetch(server.address, &format!("/table/{table}.svg"), "");
    assert!(status == 200 && head.contains("image/svg+xml") && body.starts_with(b"<"), "{head}");
    assert_eq!(fetch(server.address, "/", "").0, 404, "no page is served");
}

#[test]
fn a_table_that_is_private_to_two_is_drawn_for_its_link_only() {
    let folder = Folder::new();
    let server = Child::start(&folder.0, None);
    let (mut first, _) = Peer::hello(server.address, None);
    let policy = Policy { spectators: false, ..Policy::default() };
    let (game, options, person, clock) = ("rastros".into(), Vec::new(), PersonChoice::First, None);
    first.send(&ClientMessage::Open { game, options, person, clock, policy });
    let seated =
        first.wait(|m| if let ServerMessage::Seated { table, link, .. } = m { Some((table, link)) } else { None });
    let (table, link) = seated.unwrap();
    let link = link.expect("a link");
    let (mut second, _) = Peer::hello(server.address, None);
    second.join(&link);
    for (name, status) in [(&table, 404), (&link, 200), (&format!("{table}CDFHJKMN"), 404)] {
        assert_eq!(fetch(server.address, &format!("/table/{name}.svg"), "").0, status, "{name}");
    }
}
